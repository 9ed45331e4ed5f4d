"""Omerta's table, as somebody plays at it."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

from sitdown.games.omerta.steps.scoring import LIMIT, PENALTY

from .conftest import Meet
from .house import Laid
from .person import Person

# What can be pressed beside the game.
ASIDE: Final = ("back", "more-time", "not-again", "ask-again", "option-Reconsider", "skip", "close", "as-a-list")
# What somebody does who only wants to get on: the first of these that there is.
PLAIN: Final = ("go-on", "option-Decline", "option-DrawDeck", "option-Discard", "option-Drive-none")
MOST_MOVES: Final = 300
ANYTHING: Final = "@"  # some words
# What glows, as soon as something does.
GLOWING: Final = """(aside) => {
  const buttons = [...(document.querySelector("dialog:modal") ?? document).querySelectorAll("button")];
  const can = (button) =>
    button.checkVisibility() && !button.disabled && button.ariaDisabled !== "true" && button.ariaPressed !== "true";
  const names = buttons.filter((button) => can(button) && !button.closest("nav, [role=status]"))
    .map((button) => button.ariaLabel ?? button.innerText.trim())
    .filter((name) => !new RegExp(aside).test(name));
  return names.length > 0 && names;
}"""


class AtOmerta:
    """Slots are numbered from 1, as on the table."""

    def __init__(self, person: Person) -> None:
        person.game = "omerta"
        self.person = person
        self.says = person.says

    @property
    def page(self) -> Page:
        return self.person.page

    # --- what lies there

    def slot(self, number: int, whose: str | None = None) -> Locator:
        """A card of mine, or of somebody's: a button when it can be picked, else a picture."""
        return self._thing(rf"{self._slot(number, whose)}(, .*)?")

    def face(self, number: int, card: str) -> Locator:
        """The same, while I can see what it is."""
        return self._thing(rf"{self._slot(number)}, {re.escape(self.says(f'card-{card}'))}")

    def faces(self, whose: str | None = None) -> Locator:
        """Every card of a stock that I can see."""
        return self._thing(rf"{self._slot(7, whose).replace('7', '[0-9]+')}, .+")

    def stock(self, whose: str | None = None) -> Locator:
        return self._thing(rf"{self._slot(7, whose).replace('7', '[0-9]+')}(, .*)?")

    def receipt(self) -> Locator:
        return self.page.get_by_role("list", name=self.says("receipt"))

    def _slot(self, number: int, whose: str | None = None) -> str:
        return re.escape(self.says("slot-of", you="no" if whose else "yes", name=whose or "", slot=number))

    def _thing(self, name: str) -> Locator:
        exactly = re.compile(f"^{name}$")
        return self.page.get_by_role("button", name=exactly).or_(self.page.get_by_role("img", name=exactly))

    # --- what is asked

    def is_asked(self, question: str, **args: str) -> None:
        """Whatever card it is about, unless that is said."""
        any_card = {"card": ANYTHING, "discard": ANYTHING, "limit": LIMIT, "penalty": PENALTY}
        words = self.says(f"question-{question}", **{**any_card, **args})
        asked = re.compile(f"^{re.escape(words).replace(re.escape(ANYTHING), '.+')}$")
        expect(self.page.get_by_text(asked)).to_be_visible()

    def glowing(self) -> list[str]:
        """The names of all that can be pressed in the game; waits until there is something."""
        names: list[str] = self.page.wait_for_function(GLOWING, arg=self._aside()).json_value()
        return names

    def _aside(self) -> str:
        aside = [re.escape(self.says(key)) for key in ASIDE]
        aside.append(re.escape(self.says("what-it-does", card="7")).replace("7", ".+"))
        aside.append(f"{self._slot(7).replace('7', '[0-9]+')}, .+")  # lies open, and may only be there to be looked at
        return f"^({'|'.join(aside)})$"

    # --- what one does

    def picks(self, slot: int, whose: str | None = None) -> None:
        self.person.presses(self.slot(slot, whose))

    def looks(self, first: int, second: int) -> None:
        self.is_asked("FirstLook")
        self.picks(first)
        self.is_asked("FirstLook.then")
        self.picks(second)

    def picks_out(self, name: str) -> None:
        """Somebody, by his plate, which may say what becomes of him."""
        names = [name, *[self.says(f"option-{does}", name=name) for does in ("Shuffle", "SendMamma")]]
        plate = re.compile(f"^({'|'.join(map(re.escape, names))})$")
        self.person.presses(self.page.get_by_role("button", name=plate))

    def draws(self) -> None:
        self.person.presses(self.person.button("option-DrawDeck"))

    def swaps(self, slot: int) -> None:
        self.picks(slot)

    def discards(self) -> None:
        self.person.presses(self.person.button("option-Discard"))

    def snaps(self, slot: int) -> None:
        self.picks(slot)

    def shows_the_killer(self, slot: int) -> None:
        self.picks(slot)

    def declines(self) -> None:
        self.person.presses(self.person.button("option-Decline"))

    def calls(self) -> None:
        self.person.presses(self.person.button("option-CallOmerta"))
        self.person.presses(self.person.button("option-CallOmerta.sure"))

    def waits_for_her_turn(self, declining: Callable[[], None]) -> None:
        """Nothing that comes before is of interest."""
        mine = self.person.button("option-DrawDeck")
        no = self.person.button("option-Decline")
        for _ in range(MOST_MOVES):
            expect(mine.or_(no).first).to_be_visible()
            if mine.is_visible():
                return
            declining()
            expect(no).to_have_count(0)
        raise AssertionError("her turn never came")

    def finds_nothing_to_press(self) -> None:
        assert self.page.evaluate(GLOWING, self._aside()) is False

    # --- a whole game

    def plays_to_the_end(self, turns: int) -> None:
        """Presses what glows and nothing else; calls Omerta after so many turns of a round."""
        self._plays(self.says("play-again"), turns)

    def plays_a_round(self, turns: int) -> None:
        self._plays(self.says("go-on"), turns)

    def _plays(self, until: str, turns: int) -> None:
        drawn = 0
        for _ in range(MOST_MOVES):
            there = self.glowing()
            if until in there:
                return
            wanted = self._wants(there, drawn >= turns)
            # In a race one may be too late: then there is something else to press.
            with suppress(Error):
                self.person.presses(self.page.get_by_role("button", name=wanted, exact=True).first, patience=2000)
                drawn = 0 if wanted == self.says("go-on") else drawn + (wanted == self.says("option-DrawDeck"))
        raise AssertionError("a game without an end")

    def _wants(self, there: list[str], calls: bool) -> str:
        ways = ["option-CallOmerta.sure", *(["option-CallOmerta"] if calls else []), *PLAIN]
        return next((name for name in map(self.says, ways) if name in there), there[0])


def seated(table: Laid, meet: Meet, people: int, fragile: bool = False) -> list[AtOmerta]:
    """So many of those who have a chair, each at his own browser."""
    players = [AtOmerta(meet(fragile=fragile)) for _ in range(people)]
    for seat, player in enumerate(players):
        player.person.opens(table.chair(seat))
    return players
