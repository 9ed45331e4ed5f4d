"""A clock on the turn: what is done for a player whose time is up (option `turn_seconds`)."""

from typing import Any

import pytest

from sitdown.core.chance import Scripted
from sitdown.core.errors import ChanceError
from sitdown.core.kernel import CLOCK
from sitdown.core.records import TIME_UP
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records.events import Cracked, Discarded, Drew, Drove, Peeked, Swapped, TurnBegan
from tests.omerta.harness import Play, begun, table
from tests.rules import rule

STOCKS = ("7 3 5 6", "1 2 3 4", "5 5 6 8")


def timed(*stocks: str, **stated: Any) -> Play:
    return table(*(stocks or STOCKS), turn_seconds=60, **stated)


@rule("option turn_seconds", "O-8")
def test_who_has_not_looked_looks_at_his_first_two_slots() -> None:
    t = Play(begun(3, 0, turn_seconds=60), "")
    t.peeks(1, 2, 3)
    t.time_up()
    assert [(peeked.seat, peeked.slots) for peeked in t.told(Peeked)] == [(0, (0, 1)), (2, (0, 1))]
    assert [len(slot) for slot in t.knowledge(0).seen[1]] == [0, 0, 1, 1]
    assert t.told(TurnBegan) == [TurnBegan(0)]


@rule("option turn_seconds")
def test_who_does_not_draw_draws_from_the_deck() -> None:
    t = timed(pile="4")
    t.comes("9")
    t.time_up()
    assert t.told(Drew) == [Drew(0, Card.BOTTLE_9)]
    assert (t.hand, t.pile) == ("9", "4")


@rule("option turn_seconds")
def test_a_drawn_card_is_discarded() -> None:
    t = timed(pile="4")
    t.draws("9")
    t.time_up()
    assert t.told(Discarded) == [Discarded(0, Card.BOTTLE_9)]
    assert (t.pile, t.stock(0), t.step) == ("4 9", "7 3 5 6", "Snap")


@rule("option turn_seconds", "O-12")
def test_a_card_taken_from_the_pile_goes_into_the_first_slot() -> None:
    t = timed(pile="4")
    t.takes()
    t.time_up()
    assert t.told(Swapped) == [Swapped(0, 0, Card.BOTTLE_7)]


@rule("option turn_seconds", "O-51")
def test_into_the_first_unblocked_slot() -> None:
    t = timed(pile="4")
    t.patrol(1, 0)
    t.takes()
    t.time_up()
    assert t.told(Swapped) == [Swapped(1, 1, Card.BOTTLE_2)]


@rule("option turn_seconds", "O-34", "O-35")
def test_what_is_optional_is_declined() -> None:
    t = timed()
    t.plays("Dr")
    t.time_up()
    assert t.told(Drove) == []
    assert (t.turn, t.stock(0)) == (1, "7 3 5 6")
    t.plays("Sa")
    t.time_up()
    assert t.told(Cracked) == []
    assert t.turn == 2


@rule("option turn_seconds", "O-39")
@pytest.mark.parametrize(("card", "choices"), [("Ga", 3 * 16), ("La", 2), ("Mo", 4), ("Sn", 4), ("Ma", 2), ("Pa", 8)])
def test_what_is_compulsory_is_chosen_by_lot_from_all_there_is(card: str, choices: int) -> None:
    t = timed()
    t.plays(card)
    assert t.g.ask is not None
    options = t.g.ask.options(0)
    assert len(options) == choices
    with pytest.raises(ChanceError, match=f"from 0 to {choices - 1}"):
        t.g.clone().apply(CLOCK, TIME_UP, Scripted([choices]))
    for lot in {0, 1, choices - 1}:
        by_lot, by_hand = t.g.clone(), t.g.clone()
        events = by_lot.apply(CLOCK, TIME_UP, Scripted([lot]))
        assert events == by_hand.apply(0, options[lot], Scripted(()))


@rule("option turn_seconds")
def test_without_a_clock_nobodys_time_is_up() -> None:
    t = table(*STOCKS, pile="4")
    t.refuses(CLOCK, TIME_UP)
    t.takes()
    t.refuses(CLOCK, TIME_UP)
    t = table(*STOCKS)
    t.plays("Mo")
    t.refuses(CLOCK, TIME_UP)
    t = Play(begun(3, 0), "")
    t.refuses(CLOCK, TIME_UP)


@rule("option turn_seconds", "option snap_seconds", "option reaction_seconds")
def test_the_turns_clock_is_not_that_of_a_snap_or_of_the_killer() -> None:
    t = timed(snap_seconds=None, reaction_seconds=None)
    t.plays("9")
    t.refuses(CLOCK, TIME_UP)
    t.all_decline()
    t.plays("La")
    t.shuffles(0)
    t.refuses(CLOCK, TIME_UP)


@rule("option turn_seconds")
def test_time_can_be_up_through_a_whole_round() -> None:
    t = timed(turn_limit=3)
    t.comes("9 10 8")
    for _ in range(3):
        t.time_up()  # draws
        t.time_up()  # discards
        t.time_up()  # nobody snaps
    assert t.g.round == 2
    assert t.g.sheet == ((21, 10, 24),)
