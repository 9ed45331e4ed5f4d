"""A real browser, a real server, and people who come in. Of the package, not of the session: Playwright's event loop would be in the way of other tests."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from .chromium import executable
from .house import House, opened
from .person import Person
from .wire import Wire

PATIENCE: Final = 15_000  # milliseconds: a busy machine is no fault of the page's
DESK: Final = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FAILED: Final = pytest.StashKey[bool]()
LOCALES: Final = {"en": "en-US", "fr": "fr-FR", "it": "it-IT", "ru": "ru-RU"}


class Meet(Protocol):
    """`calm`: with reduced motion, as all are who do not look at the motion. `fragile`: over a line that can be cut."""

    def __call__(
        self, language: str = "en", phone: bool = False, calm: bool = True, fragile: bool = False
    ) -> Person: ...


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with browser(playwright) as found:
        yield found


@contextmanager
def browser(playwright: Playwright, *args: str) -> Iterator[Browser]:
    found = playwright.chromium.launch(executable_path=executable(playwright), args=["--no-sandbox", *args])
    yield found
    found.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all: bots do not wait for people to follow."""
    with opened(tmp_path_factory.mktemp("house"), "--hurried") as house:
        yield house


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def meet(chromium: Browser, house: House, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """People, each with a browser of his own. None may complain of anything; if the test fails, what they saw last is in its folder."""
    people: list[Person] = []

    def come(language: str = "en", phone: bool = False, calm: bool = True, fragile: bool = False) -> Person:
        how: dict[str, Any] = PHONE if phone else DESK
        wire = Wire(house.address) if fragile else None
        context = chromium.new_context(
            base_url=wire.address if wire else house.address,
            locale=LOCALES[language],
            reduced_motion="reduce" if calm else "no-preference",
            **how,
        )
        context.set_default_timeout(PATIENCE)
        people.append(Person(context, language, phone, wire))
        return people[-1]

    yield come
    for number, person in enumerate(people):
        if request.node.stash[FAILED]:
            person.page.screenshot(path=tmp_path / f"{number}.png")
        person.context.close()
        if person.wire:
            person.wire.close()
    troubles = [trouble for person in people for trouble in person.troubles]
    assert not troubles, troubles
