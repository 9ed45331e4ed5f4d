"""Somebody at a browser of his own."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, WebSocket, expect

from tests.conformance.play import DEPTH

from .looking import CUT_OFF, OUT_OF_REACH, UNSAID
from .wire import Wire
from .words import LANGUAGES, Words, words

DOWN: Final = re.compile(r"net::ERR_(CONNECTION|EMPTY|SOCKET)|WebSocket connection to .* failed")
SLOW: Final = re.compile("preloaded using link preload but not used")  # within three seconds: a busy machine
NO_LINE: Final = ("line-lost.calling", "line-down", "line-blocked")
LEFT: Final = re.compile("WebSocket is closed before the connection is established")  # he went on before it was up
AXE: Final = """async (rules) => {
  const { violations } = await axe.run({ resultTypes: ["violations"], rules });
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 200))]);
}"""

DRESSED: Final = """async () => {
  await new Promise(requestAnimationFrame); // its letters are wanted only when they are drawn
  await document.fonts.ready;
}"""
CHOOSE: Final = """(language) => {
  localStorage.setItem("language", JSON.stringify(language));
  dispatchEvent(new StorageEvent("storage", { key: "language" }));
}"""


class Person:
    """Finds things as people do: by what they are and what they are called, in the language that he speaks."""

    def __init__(self, context: BrowserContext, language: str, touch: bool, wire: Wire | None) -> None:
        self.context = context
        self.wire = wire  # one that may break
        self.language = language
        self.touch = touch
        self.game = "omerta"
        self.troubles: list[str] = []  # whatever the browser complained of
        self.scripts: dict[str, Response] = {}
        self._sockets: list[WebSocket] = []
        self._screens = count()  # that were looked at in every language
        self._forgiven = DOWN if wire else LEFT
        self.page = self._new_page()

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("response", self._loaded)
        page.on("websocket", self._called)
        return page

    def _said(self, message: ConsoleMessage) -> None:
        """Anything louder than a note is trouble; but a browser whose line breaks may say so."""
        forgiven = self._forgiven.search(message.text) or SLOW.search(message.text)
        if message.type in ("error", "warning") and not forgiven:
            self.troubles.append(f"{message.type}: {message.text}")

    def _loaded(self, response: Response) -> None:
        if response.request.resource_type == "script":
            self.scripts[response.url] = response

    def _called(self, socket: WebSocket) -> None:
        self._sockets.append(socket)

    def forgives(self, what: str) -> None:
        """The browser's own word that a request was refused, where that is the point."""
        self._forgiven = re.compile(what)

    # --- where he is

    def opens(self, path: str = "/") -> None:
        self.page.goto(path)

    def hits(self, key: str) -> None:
        """Once all is laid: what listens for keys comes last."""
        expect(self.page.locator("main[aria-busy=true]")).to_have_count(0)
        self.page.keyboard.press(key)

    def comes_back(self) -> None:
        """He closed the page, and opens it again."""
        address = self.page.url
        self.page.close()
        self.page = self._new_page()
        self.page.goto(address)

    def loses_the_line(self) -> None:
        """For who has come over a fragile one."""
        assert self.wire
        self.wire.cut()
        expect(self.line()).to_be_visible()

    def finds_the_line(self) -> None:
        assert self.wire
        self.wire.mend()
        expect(self.line()).to_have_count(0)

    def has_heard_all(self) -> None:
        """The server is certain of it: he has answered a ping that came later."""
        for _ in range(2):  # one may have been under way
            self._sockets[-1].wait_for_event("framesent", lambda frame: "Pong" in str(frame))

    def line(self) -> Locator:
        """The word that it is down."""
        lost = re.escape(self.says("line-lost", seconds=7)).replace("7", "[0-9]+")
        return self.page.get_by_role("status").get_by_text(
            re.compile("|".join([lost, *(re.escape(self.says(key)) for key in NO_LINE)]))
        )

    # --- what he sees and does

    @property
    def says(self) -> Words:
        return words(self.language, self.game)

    def button(self, key: str, **args: Any) -> Locator:
        """A button, or what looks like one, by the key of its words."""
        words = re.escape(self.says(key, **args)).replace("\u00a0", r"\s")  # a name has but plain spaces
        return self.named(re.compile(f"^{words}$"))

    def named(self, name: re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name))

    def presses(self, what: Locator, patience: float | None = None) -> None:
        """With a finger, if that is what he has."""
        if self.touch:
            what.tap(timeout=patience)
        else:
            what.click(timeout=patience)

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def does_not_see(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).filter(visible=True)).to_have_count(0)

    def speaks(self, language: str) -> None:
        """He has chosen another language, in another tab."""
        self.page.evaluate(CHOOSE, language)
        expect(self.page.locator(f"html[lang={language}]")).to_have_count(1)
        self.page.evaluate(DRESSED)
        self.language = language

    # --- whether it is as it should be

    def reads_all(self) -> None:
        """No words are missing on this screen, and no text is cut off."""
        wrong = self.page.evaluate(UNSAID) + self.page.evaluate(CUT_OFF)
        assert not wrong, f"{self.language}, {self.page.url}: {wrong}"

    def reaches_all(self) -> None:
        """Nothing that can be pressed lies under something else, or is too small for a finger."""
        wrong = self.page.evaluate(OUT_OF_REACH)
        assert not wrong, f"{self.language}, {self.page.url}: {wrong}"

    def looks_for(self, *scripts: str) -> list[str]:
        """What these find wrong on this screen."""
        return [each for script in scripts for each in self.page.evaluate(script)]

    def finds_nothing_wrong(self) -> None:
        """The same, and axe has no complaint."""
        self.reads_all()
        self._asks_axe()

    def hears_all(self) -> None:
        """The same in another language: colours are what they were, what can be heard and pressed by its name is not."""
        self.reads_all()
        self._asks_axe("color-contrast")

    def finds_nothing_wrong_in_any_language(self) -> None:
        """And goes on in his own. At little depth the other languages take turns, a screen each."""
        own = self.language
        others = [other for other in LANGUAGES if other != own]
        self.finds_nothing_wrong()
        for other in others if DEPTH >= 1 else [others[next(self._screens) % len(others)]]:
            self.speaks(other)
            self.hears_all()
        self.speaks(own)

    def _asks_axe(self, *unasked: str) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        wrong = self.page.evaluate(AXE, {rule: {"enabled": False} for rule in unasked})
        assert not wrong, f"{self.language}, {self.page.url}: {wrong}"

    def kilobytes_of_script(self) -> float:
        """All that this browser has loaded, as it is sent."""
        return sum(len(gzip.compress(response.body(), 9)) for response in self.scripts.values()) / 1000


@contextmanager
def at_the_same_moment(*people: Person) -> Iterator[None]:
    """What they do arrives together: their lines hold it back until all have done it."""
    wires = [person.wire for person in people if person.wire]
    assert len(wires) == len(people)
    for wire in wires:
        wire.hold()
    try:
        yield
    finally:
        for wire in wires:
            wire.let_go()
