"""Omerta's table, as somebody plays at it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .person import Person


class AtOmerta:
    """Slots are numbered from 1, as on the table."""

    def __init__(self, person: Person) -> None:
        person.game = "omerta"
        self.person = person
        self.page = person.page
        self.says = person.says

    # --- what lies there

    def slot(self, number: int, whose: str | None = None) -> Locator:
        """A card of mine, or of somebody's: a button when it can be picked, else a picture."""
        name = self.says("slot-of", you="no" if whose else "yes", name=whose or "", slot=number)
        exactly = re.compile(rf"^{re.escape(name)}(, |$)")
        return self.page.get_by_role("button", name=exactly).or_(self.page.get_by_role("img", name=exactly))

    def open_slot(self, number: int, card: str) -> Locator:
        """The same, while its face can be seen."""
        name = f"{self.says('slot-of', you='yes', name='', slot=number)}, {self.says(f'card-{card}')}"
        return self.page.get_by_role("button", name=name, exact=True).or_(
            self.page.get_by_role("img", name=name, exact=True)
        )

    # --- what is asked

    def is_asked(self, question: str, **args: str) -> None:
        expect(self.page.get_by_text(self.says(f"question-{question}", **args))).to_be_visible()

    # --- what one does

    def picks(self, slot: int, whose: str | None = None) -> None:
        self.person.presses(self.slot(slot, whose))

    def looks(self, first: int, second: int) -> None:
        self.is_asked("FirstLook")
        self.picks(first)
        self.is_asked("FirstLook.then")
        self.picks(second)

    def draws(self) -> None:
        self.person.presses(self.person.button("option-DrawDeck"))

    def takes(self) -> None:
        self.person.presses(self.person.button("option-TakePile"))

    def swaps(self, slot: int) -> None:
        self.picks(slot)

    def discards(self) -> None:
        self.person.presses(self.person.button("option-Discard"))

    def snaps(self, slot: int) -> None:
        self.picks(slot)

    def declines(self) -> None:
        self.person.presses(self.person.button("option-Decline"))

    def calls(self) -> None:
        self.person.presses(self.person.button("option-CallOmerta"))
        self.person.presses(self.person.button("option-CallOmerta.sure"))
