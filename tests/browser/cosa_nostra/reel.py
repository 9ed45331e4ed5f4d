"""A game that is over, run again."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Person


class Reel:
    """Whose eyes, and where in the game."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.bar = person.page.get_by_role("region", name=person.says("reel"), exact=True)
        self.scrub = self.bar.get_by_role("slider")
        expect(self.scrub).to_be_visible()

    @property
    def eyes(self) -> Locator:
        """Open, each seat's, a spectator's."""
        return self.bar.get_by_role("group", name=self.person.says("reel-eyes")).get_by_role("radio")


def hand(person: Person) -> Locator:
    """The cards of whoever looks."""
    mine = person.page.get_by_role("region", name=person.says("my-hand"), exact=True)
    return mine.get_by_role("listitem").get_by_role("button")


def names(cards: Locator) -> list[str]:
    return sorted(cards.evaluate_all("cards => cards.map((card) => card.ariaLabel)"))
