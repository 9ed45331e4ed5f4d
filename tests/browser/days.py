"""Some days of five friends at a house of their own: Omerta by post, La Cosa Nostra at leisure. Real pages, a real server, and a clock that is moved by hand; a
picture of every screen that somebody comes to: `python -m tests.browser.days FOLDER`."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, expect, sync_playwright
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from .chromium import executable
from .conftest import DESK, LOCALES, PHONE
from .house import House, opened
from .person import Person

HOUR: Final = 3600
SETTLED: Final = 1200  # milliseconds until everything lies where it flew to
QUIET: Final = 2.0  # seconds without a question, after which somebody goes on
AHEAD: Final = """{
  const ahead = %d, Now = (globalThis.Now ??= Date); // the same time of day as the house has
  globalThis.Date = class extends Now {
    constructor(...given) { given.length ? super(...given) : super(Now.now() + ahead); }
    static now() { return Now.now() + ahead; }
  };
}"""
MOVED: Final = """
import time
from pathlib import Path
ahead, now, now_ns = Path({file!r}), time.time, time.time_ns
time.time = lambda: now() + int(ahead.read_text())
time.time_ns = lambda: now_ns() + int(ahead.read_text()) * 10**9
from sitdown.server.hall.waker import Waker
Waker.__init__.__defaults__ = (6 * 3600 * 1000,)  # here nights are no outage: the clock jumps
from dataclasses import replace
from sitdown.server.table.time import pace
pace.HURRIED = replace(pace.HURRIED, linger=0.5)  # nobody is left who could hold a table in memory
from sitdown.cli.app import main
main()
"""


class Days:
    """The friends, their tables, and what time it is."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self._browser = browser
        self._folder = folder
        self._clock = folder / "clock"
        self._random = Random("days")
        self._shown = 0
        self.hours = 0.0
        self.people: dict[str, Person] = {}
        self.troubles = 0
        folder.mkdir(parents=True, exist_ok=True)
        self._clock.write_text("0")

    @contextmanager
    def house(self, port: int = 0) -> Iterator[House]:
        with opened(self._folder, "--hurried", port=port, program=MOVED.format(file=str(self._clock))) as house:
            yield house

    def meets(self, house: House, name: str, language: str, phone: bool) -> Person:
        how: dict[str, Any] = PHONE if phone else DESK
        context = self._browser.new_context(
            base_url=house.address, locale=LOCALES[language], reduced_motion="reduce", **how
        )
        person = Person(context, language, phone, None)
        person.forgives("net::ERR|Failed to load|WebSocket")
        self.people[name] = person
        person.opens()
        person.page.get_by_label(person.says("your-name")).fill(name)
        return person

    def later(self, hours: float) -> None:
        """Everybody has gone, and time goes by; not in one leap: the house looks at its clock."""
        for person in self.people.values():
            person.page.goto("about:blank")
        time.sleep(SETTLED / 1000)
        left = hours
        while left > 0:
            step = min(left, 4.0)
            self.hours, left = self.hours + step, left - step
            self._clock.write_text(str(round(self.hours * HOUR)))
            time.sleep(12.5 if left > 0 else 4)  # until it has
        for person in self.people.values():
            person.context.add_init_script(AHEAD % round(self.hours * HOUR * 1000))

    def sees(self, person: Person, what: str) -> None:
        """What is on his screen now."""
        person.page.wait_for_timeout(SETTLED)
        name = next(name for name, each in self.people.items() if each is person)
        self._shown += 1
        person.page.screenshot(
            path=self._folder / f"{self._shown:02}-day{1 + int((self.hours + 20) // 24)}-{name}-{what}.png"
        )
        try:
            person.finds_nothing_wrong()
        except AssertionError as wrong:
            self.troubles += 1
            sys.stdout.write(f"{self._shown:02} {name}, {what}: {wrong}"[:600] + "\n")
            sys.stdout.flush()

    # --- moves

    def plays(self, person: Person, code: str, most: int) -> int:
        """Away from the page, over a line of his own with his browser's cookie: so many answers at most."""
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())
        house = re.sub("^http", "ws", str(person.context._impl_obj._options["baseURL"]))
        said = 0
        with connect(f"{house}/ws", additional_headers={"Cookie": cookies}, compression=None, proxy=None) as wire:
            wire.send(json.dumps({"type": "Join", "table": code, "token": None, "since": 0}))
            for update in _updates(wire):
                if said == most or update["question"] is None:
                    break
                if len(update["options"] or ()) > 1 and not update["undo"]:
                    _answers(wire, update, _sensible(update["options"], self._random))
                    said += 1
        return said


def _updates(wire: ClientConnection) -> Iterator[dict[str, Any]]:
    """Until nothing comes for a while."""
    until, answered = time.monotonic() + QUIET, -1
    while time.monotonic() < until:
        try:
            frame = json.loads(wire.recv(timeout=QUIET / 4))
        except TimeoutError:
            continue
        except ConnectionClosed:
            return
        if frame["type"] == "Ping":
            wire.send(json.dumps({"type": "Pong", "number": frame["number"]}))
        elif frame["type"] == "Update" and frame["question"] != answered:
            if frame["options"]:
                answered, until = frame["question"], time.monotonic() + QUIET
            yield frame


def _answers(wire: ClientConnection, update: dict[str, Any], action: Any) -> None:
    wire.send(json.dumps({"type": "Answer", "question": update["question"], "action": action}))


def _sensible(options: list[Any], random: Random) -> Any:
    """Anything but the end of the round."""
    return random.choice([each for each in options if each["type"] != "CallOmerta"] or options)


def main() -> None:
    from .days_story import told

    expect.set_options(timeout=20_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=["--no-sandbox"])
        days = Days(browser, Path(sys.argv[1]))
        told(days)
        browser.close()
    sys.stdout.write(f"{days.troubles} troubles\n")


if __name__ == "__main__":
    main()
