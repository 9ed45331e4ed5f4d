"""Driver and Safecracker: what the active player does with his own slots (O-34, O-35)."""

from itertools import permutations, product
from typing import Any

import pytest

from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Cracked, Drove, Given, Mistaken, SafeOpened, SnapOpened, TurnBegan
from tests.omerta.harness import Play, table
from tests.rules import rule

EVERYBODY = (0, 1, 2, None)


def playing(card: str, *stocks: str, **stated: Any) -> Play:
    """Seat 0 has just discarded this character."""
    t = table(*(stocks or ("7 3 5 6", "1 2 3 4", "5 5 6 8")), **stated)
    t.plays(card)
    return t


# --- O-34 Driver


@rule("O-34")
def test_the_driver_names_up_to_two_slots_in_order() -> None:
    t = playing("Dr", "7 3 5", "1", "5")
    assert t.options(0) == {act.Drive(())} | {act.Drive((slot,)) for slot in range(3)} | {
        act.Drive(pair) for pair in permutations(range(3), 2)
    }
    t.refuses(0, act.Drive((1, 1)))
    t.refuses(0, act.Drive((0, 1, 2)))


@rule("O-34", "O-28", "O-16")
@pytest.mark.parametrize(
    ("slots", "left", "pile"),
    [
        ((0,), "3 5 6", "4 Dr 7"),
        ((3,), "7 3 5", "4 Dr 6"),
        ((0, 3), "3 5", "4 Dr 7 6"),
        ((3, 0), "3 5", "4 Dr 6 7"),
        ((2, 1), "7 6", "4 Dr 5 3"),
    ],
)
def test_bottles_are_discarded_in_the_order_named(slots: tuple[int, ...], left: str, pile: str) -> None:
    t = playing("Dr", pile="4")
    t.drives(*slots)
    assert (t.stock(0), t.pile) == (left, pile)
    cards = tuple(Card(card) for card in pile.split()[2:])
    for viewer in EVERYBODY:
        assert t.heard(Drove, viewer) == [Drove(0, slots, cards, away=True)]
    assert t.told(Given) == []


@rule("O-34", "O-1")
@pytest.mark.parametrize("bottle", ["1", "10"])
def test_the_lowest_and_the_highest_bottle_can_be_driven_away(bottle: str) -> None:
    t = playing("Dr", f"7 {bottle} 5 6", "1 2 3 4", "5 5 6 8")
    t.drives(1)
    assert (t.stock(0), t.pile) == ("7 5 6", f"Dr {bottle}")


@rule("O-34", "O-20")
def test_one_driven_bottle_opens_one_snap() -> None:
    t = playing("Dr")
    t.drives(1)
    assert t.told(SnapOpened) == [SnapOpened(Card.BOTTLE_3)]
    t.tries(1, 2)
    assert (t.stock(1), t.turn) == ("1 2 4", 1)


@rule("O-34", "O-39")
@pytest.mark.parametrize(
    ("stock", "slots"), [("7 Mo 5 6", (1,)), ("7 Mo 5 6", (1, 2)), ("7 Mo 5 6", (0, 1)), ("Ki Wi 5 6", (0, 1))]
)
def test_if_one_is_a_character_all_go_back_and_he_takes_a_card(stock: str, slots: tuple[int, ...]) -> None:
    t = playing("Dr", stock, "1 2 3 4", "5 5 6 8", pile="4", seen={0: (2, 3)})
    t.comes("10")
    t.drives(*slots)
    assert (t.stock(0), t.pile) == (f"{stock} 10", "4 Dr")
    (drove,) = t.heard(Drove)
    assert (drove.slots, drove.away) == (slots, False)
    assert t.told(Given) == [Given(0, "ride")]
    assert t.told(SnapOpened) == []
    assert t.told(Mistaken) == []
    assert t.told(TurnBegan) == [TurnBegan(1)]
    shown = [card if at in slots else "?" for at, card in enumerate(stock.split())]
    for viewer in (1, 2, None):
        assert t.knows(viewer, 0) == " ".join([*shown, "?"])
    assert t.knows(0, 0).split()[4] == "?"


@rule("O-34", "O-39")
def test_he_may_drive_nothing_away() -> None:
    t = playing("Dr")
    t.drives()
    assert t.told(Drove) == []
    assert t.told(Given) == []
    assert (t.stock(0), t.turn) == ("7 3 5 6", 1)


@rule("O-34", "O-51", "O-55")
def test_a_blocked_slot_cannot_be_driven_away() -> None:
    t = table("7 3 5 6", "1 2 3", "5 5 6 8")
    t.patrol(1, 1)
    t.plays("Dr")
    assert t.options(1) == {act.Drive(slots) for slots in ((), (0,), (2,), (0, 2), (2, 0))}


@rule("O-34", "O-39")
def test_a_driver_without_a_slot_does_nothing() -> None:
    t = playing("Dr", "", "1 2", "5 5")
    assert (t.turn, t.step, t.pile) == (1, "Draw", "Dr")


# --- O-35 Safecracker


def cracking(*stocks: str) -> Play:
    return playing("Sa", *stocks, safe="9 Mo 10 Ki", pile="4")


@rule("O-35")
def test_the_safecracker_alone_looks_at_the_four_cards_in_the_safe() -> None:
    t = cracking()
    cards = (Card.BOTTLE_9, Card.MOLE, Card.BOTTLE_10, Card.KILLER)
    assert t.told(SafeOpened) == t.heard(SafeOpened, viewer=0) == [SafeOpened(0, cards)]
    assert t.knows_safe(0) == "9 Mo 10 Ki"
    assert t.view(0).safe == cards
    for viewer in (1, 2, None):
        assert t.heard(SafeOpened, viewer) == [SafeOpened(0, (None,) * 4)]
        assert t.knows_safe(viewer) == "? ? ? ?"
        assert t.view(viewer).safe == (None,) * 4


@rule("O-35", "O-39")
def test_he_may_exchange_any_one_of_them_for_any_of_his_slots_or_none() -> None:
    t = cracking()
    assert t.options(0) == {act.Crack(place, slot) for place, slot in product(range(4), range(4))} | {act.DECLINE}
    t.declines(0)
    assert (t.safe, t.stock(0), t.turn) == ("9 Mo 10 Ki", "7 3 5 6", 1)
    assert t.told(Cracked) == []
    assert t.view(0).safe == (None,) * 4
    assert t.knows_safe(0) == "9 Mo 10 Ki"


@rule("O-35", "O-16", "O-39")
def test_the_exchange_is_no_discard() -> None:
    t = cracking("7 3 La 6", "1 2 3 4", "5 5 6 8")
    t.cracks(1, 2)
    assert (t.safe, t.stock(0), t.pile) == ("9 La 10 Ki", "7 3 Mo 6", "4 Sa")
    for viewer in EVERYBODY:
        assert t.heard(Cracked, viewer) == [Cracked(0, 1, 2)]
    assert t.told(SnapOpened) == []
    assert t.told(TurnBegan) == [TurnBegan(1)]
    assert t.step == "Draw"


@rule("O-35")
def test_he_does_not_look_at_the_card_that_goes_into_the_safe() -> None:
    t = cracking()
    t.cracks(0, 2)
    assert (t.knows_safe(0), t.knows(0, 0)) == ("? Mo 10 Ki", "7 3 9 ?")
    assert (t.knows_safe(1), t.knows(1, 0)) == ("? ? ? ?", "? ? ? ?")


@rule("O-35")
def test_a_card_he_knew_is_still_known_in_the_safe() -> None:
    t = cracking()
    t.cracks(3, 0)
    assert (t.knows_safe(0), t.knows(0, 0)) == ("9 Mo 10 7", "Ki 3 ? ?")


@rule("O-35", "O-51", "O-55")
def test_a_blocked_slot_cannot_be_exchanged_with_the_safe() -> None:
    t = table("7 3 5 6", "1 2", "5 5 6 8", safe="9 Mo 10 Ki")
    t.patrol(1, 0)
    t.plays("Sa")
    assert t.options(1) == {act.Crack(place, 1) for place in range(4)} | {act.DECLINE}


@rule("O-35", "O-39")
def test_looking_is_always_possible() -> None:
    t = cracking("", "1 2 3 4", "5 5 6 8")
    assert t.told(SafeOpened) != []
    assert t.knows_safe(0) == "9 Mo 10 Ki"
    assert t.turn == 1
