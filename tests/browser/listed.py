"""The plain table, as somebody plays at it who has keys only, and reads or is read to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from .person import Person

TABS: Final = 250  # from anything on a page to anything else
MOVES: Final = 400  # far more than a short game takes
# What can be pressed now: the words of answers, and of drawers that are shut.
CHOICES: Final = """(asked) => {
  const section = [...document.querySelectorAll("section")].find((each) => each.ariaLabel === asked);
  if (!section) return [];
  const words = [...section.querySelectorAll("ul button, summary")].filter((each) => each.checkVisibility());
  const found = words.filter((each) => !each.parentElement.open).map((each) => each.innerText.trim());
  return found.length > 0 && found;
}"""
FOCUSED: Final = "() => document.activeElement?.innerText?.trim() ?? ''"


class AtAList:
    def __init__(self, person: Person, game: str) -> None:
        person.game = game
        self.person = person

    @property
    def page(self) -> Page:
        return self.person.page

    def says(self, key: str, **args: Any) -> str:
        return self.person.says(key, **args)

    @property
    def asked(self) -> Locator:
        return self.page.get_by_role("region", name=self.says("plain-asked"))

    def comes_by_keys(self, link: str) -> None:
        """The first thing that is reached at a table leads to the list."""
        self.person.opens(link)
        expect(self.page.locator("main.table")).to_be_visible()
        self.tabs_to(self.says("as-a-list"))
        self.page.keyboard.press("Enter")
        expect(self.asked).to_be_visible()

    # --- by keys

    def tabs_to(self, words: str) -> None:
        for _ in range(TABS):
            if self.page.evaluate(FOCUSED) == words:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {words!r}")

    def chooses(self, words: str) -> None:
        self.tabs_to(words)
        self.page.keyboard.press("Enter")

    def plays(self, choose: Callable[[list[str]], str], over: Callable[[], bool]) -> int:
        """Until it is over; how many moves it took. What has gone meanwhile was somebody else's to answer, or the clock's."""
        for moves in range(MOVES):
            self.page.wait_for_function(
                f"(asked) => document.querySelector('section.over') || ({CHOICES})(asked)", arg=self.says("plain-asked")
            )
            if over():
                return moves
            if found := self.page.evaluate(CHOICES, self.says("plain-asked")):
                self._tries(choose(found))
        raise AssertionError(f"not over after {MOVES} moves")

    def _tries(self, words: str) -> None:
        for _ in range(TABS):
            if self.page.evaluate(FOCUSED) == words:
                self.page.keyboard.press("Enter")
                return
            if words not in (self.page.evaluate(CHOICES, self.says("plain-asked")) or []):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {words!r}")
