"""The law has teeth: a game that tells more than it should is caught."""

from __future__ import annotations

from typing import Any, cast

import pytest

from sitdown.core.chance import Chance
from sitdown.core.errors import Illegal
from sitdown.core.hidden.slots import FACE
from sitdown.core.kernel import Ask
from sitdown.core.records import Action, Event
from sitdown.games.omerta.cards.cards import CARDS, KILLER
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Drew, Given, Peeked

from .law import Leak
from .leaky import Bare, Leaky, judge
from .omerta import OMERTA
from .play import Walk


class ShowsASlot(Leaky):
    """A view with the first player's first card in it."""

    def view(self, viewer: int | None) -> Any:
        return self.game.view(viewer), [CARDS[slot & FACE] for slot in self.game.stocks[0][:1]]


class ShowsTheTop(Leaky):
    """A view with the next card of the deck in it."""

    def view(self, viewer: int | None) -> Any:
        return self.game.view(viewer), self.game.deck[:1]


class KnowsTheSafe(Leaky):
    def knowledge(self, viewer: int | None) -> Any:
        return self.game.knowledge(viewer), sum(slot & FACE for slot in self.game.safe)


class AsksTheKiller(Leaky):
    """Asks only those who have a Killer."""

    def view(self, viewer: int | None) -> Any:
        view = self.game.view(viewer)
        held = [slot & FACE == KILLER for stock in self.game.stocks for slot in stock]
        return view if any(held) or view.question is None else (view, "no question")


class OffersWhatIsRight(Leaky):
    """Lists only the slots that would win the snap."""

    @property
    def ask(self) -> Ask | None:
        ask: Ask | None = self.game.ask
        if ask is None or not any(isinstance(option, act.Try) for option in ask.options(ask.seats[0])):
            return ask
        rows = []
        for seat in ask.seats:
            stock = [slot & FACE for slot in self.game.stocks[seat]]
            right = [
                o for o in ask.options(seat) if not isinstance(o, act.Try) or stock[o.slot] == self.agenda[-1].face
            ]
            rows.append(tuple(right))
        return Ask(ask.mode, ask.seats, tuple(rows), ask.clock, ask.stopwatch)


class TellsTheDraw(Leaky):
    """Everybody sees what somebody draws from the deck."""

    def tell(self, actor: int, action: Action, events: list[Event]) -> list[Event]:
        return [cast(Event, Bare(event)) if isinstance(event, Drew) else event for event in events]


class TellsTheLook(Leaky):
    """Everybody sees what somebody looks at."""

    def tell(self, actor: int, action: Action, events: list[Event]) -> list[Event]:
        return [cast(Event, Bare(event)) if isinstance(event, Peeked) else event for event in events]


class Coughs(Leaky):
    """Something happens when somebody draws a character."""

    def tell(self, actor: int, action: Action, events: list[Event]) -> list[Event]:
        good = action == act.DRAW_DECK and self.game.hand & FACE > 10
        return [*events, Given(actor)] if good else events


class TellsWhoDeclined(Leaky):
    """An answer given in secret is heard."""

    def tell(self, actor: int, action: Action, events: list[Event]) -> list[Event]:
        return [*events, Given(actor)] if action == act.DECLINE and not events else events


class LetsTheKillerThinkAgain(Leaky):
    """Only who has a Killer may take back what he said."""

    def reopened(self, seat: int) -> Ask | None:
        held = any(slot & FACE == KILLER for slot in self.game.stocks[seat])
        ask: Ask | None = self.game.reopened(seat) if held else None
        return ask


class ExplainsTooMuch(Leaky):
    """A refusal that says what lies there."""

    def apply(self, actor: int, action: Action, chance: Chance) -> list[Event]:
        try:
            return super().apply(actor, action, chance)
        except Illegal as error:
            raise Illegal(
                error.code, f"{error}; you hold {[slot & FACE for slot in self.game.stocks[actor]]}"
            ) from error


class CodesTooMuch(Leaky):
    """A refusal whose parameters say it, in the same words."""

    def apply(self, actor: int, action: Action, chance: Chance) -> list[Event]:
        try:
            return super().apply(actor, action, chance)
        except Illegal as error:
            held = sum(slot & FACE for slot in self.game.stocks[actor])
            raise Illegal(error.code, str(error), {"held": held}) from error


LEAKS: list[type[Leaky]] = [
    ShowsASlot,
    ShowsTheTop,
    KnowsTheSafe,
    AsksTheKiller,
    OffersWhatIsRight,
    TellsTheDraw,
    TellsTheLook,
    Coughs,
    TellsWhoDeclined,
    ExplainsTooMuch,
    CodesTooMuch,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: type[Leaky]) -> None:
    with pytest.raises(Leak):
        judge(leak, walks())


def test_a_leak_in_taking_back_is_found() -> None:
    """Where several are asked for a Killer again and again."""
    deck = {"gangster": 14, "killer": 6}
    with pytest.raises(Leak):
        judge(
            LetsTheKillerThinkAgain,
            [Walk(OMERTA, 5, seed, {"turn_limit": 30, "characters": deck}) for seed in range(6)],
        )


def test_a_game_in_a_tight_wrapping_is_not_accused() -> None:
    judge(Leaky, walks())


def walks() -> list[Walk]:
    return [Walk(OMERTA, 3, seed, {"turn_limit": 30}) for seed in range(3)]
