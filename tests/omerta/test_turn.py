"""A turn: call or draw, then place the card; who sees what of it (O-9 to O-13, O-15, O-16)."""

from typing import Any

import pytest

from sitdown.core.records import Action
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Discarded, Drew, SnapOpened, Swapped, Took, TurnBegan
from tests.omerta.harness import Play, table
from tests.rules import rule

SWAPS = {act.Swap(slot) for slot in range(4)}


def simple(**stated: Any) -> Play:
    """Three stocks with no 9 and no 10 in them."""
    return table("7 3 5 6", "1 2 3 4", "5 5 6 8", **stated)


# --- O-9: calling


@rule("O-9", "O-40")
def test_the_active_player_alone_may_call_before_drawing() -> None:
    t = simple(pile="4")
    assert t.options(0) == {act.DRAW_DECK, act.TAKE_PILE, act.CALL_OMERTA}
    t.refuses(1, act.CALL_OMERTA)
    t.refuses(2, act.CALL_OMERTA)
    t.calls()
    assert t.g.round == 2


@rule("O-9", "O-40")
def test_nobody_calls_after_drawing() -> None:
    t = simple(pile="4")
    t.draws("9")
    assert t.options(0) == {*SWAPS, act.DISCARD}
    t.refuses(0, act.CALL_OMERTA)
    t.discards()
    t.refuses(0, act.CALL_OMERTA)


@rule("O-9", "O-40")
def test_nobody_calls_after_taking_from_the_pile() -> None:
    t = simple(pile="4")
    t.takes()
    t.refuses(0, act.CALL_OMERTA)


# --- O-10: drawing


@rule("O-10")
def test_he_alone_looks_at_the_card_from_the_deck() -> None:
    t = simple()
    before = t.deck
    t.draws("9")
    assert t.deck == before - 1
    assert t.hand == "9"
    assert t.told(Drew) == t.heard(Drew, viewer=0) == [Drew(0, Card.BOTTLE_9)]
    assert (t.view(0).holds, t.view(0).hand, t.knowledge(0).hand) == (True, Card.BOTTLE_9, Card.BOTTLE_9)
    for viewer in (1, 2, None):
        assert t.heard(Drew, viewer) == [Drew(0, None)]
        assert (t.view(viewer).holds, t.view(viewer).hand, t.knowledge(viewer).hand) == (True, None, None)
        assert t.knowledge(viewer).unseen[Card.BOTTLE_9] == 4
    assert t.knowledge(0).unseen[Card.BOTTLE_9] == 3


@rule("O-10")
def test_all_see_him_take_the_top_of_the_pile() -> None:
    t = simple(pile="4 9")
    before = t.deck
    t.takes()
    assert (t.hand, t.pile, t.deck) == ("9", "4", before)
    for viewer in (0, 1, 2, None):
        assert t.heard(Took, viewer) == [Took(0, Card.BOTTLE_9)]
        assert t.view(viewer).hand == t.knowledge(viewer).hand == Card.BOTTLE_9


@rule("O-10", "O-39")
@pytest.mark.parametrize("character", ["Ga", "La", "Mo", "Sn", "Dr", "Sa", "Ma", "Pa"])
def test_a_character_taken_from_the_pile_does_nothing_by_that(character: str) -> None:
    t = simple(pile=f"4 {character}")
    t.takes()
    assert t.options(0) == SWAPS
    t.swaps(2)  # the 5 goes
    assert t.told(SnapOpened) == [SnapOpened(Card.BOTTLE_5)]
    t.all_decline()
    assert t.stock(0) == f"7 3 {character} 6"
    assert t.told(TurnBegan) == [TurnBegan(1)]
    assert t.asked == (1,)


@rule("O-10")
def test_he_draws_once() -> None:
    t = simple(pile="4")
    t.draws("9")
    t.refuses(0, act.DRAW_DECK)
    t.refuses(0, act.TAKE_PILE)


@rule("O-10")
def test_only_the_active_player_draws() -> None:
    t = simple(pile="4")
    assert t.asked == (0,)
    for seat in (1, 2):
        t.refuses(seat, act.DRAW_DECK)
        t.refuses(seat, act.TAKE_PILE)


# --- O-11, O-12: placing


@rule("O-11")
@pytest.mark.parametrize(("slot", "stock", "gone"), [(0, "9 3 5 6", "7"), (2, "7 3 9 6", "5"), (3, "7 3 5 9", "6")])
def test_a_swap_puts_the_drawn_card_into_the_slot_and_its_card_onto_the_pile(slot: int, stock: str, gone: str) -> None:
    t = simple(pile="4")
    t.draws("9")
    t.swaps(slot)
    assert (t.stock(0), t.pile, t.hand) == (stock, f"4 {gone}", "")
    for viewer in (0, 1, 2, None):
        assert t.heard(Swapped, viewer) == [Swapped(0, slot, Card(gone))]


@rule("O-11")
def test_what_came_from_the_deck_goes_in_face_down() -> None:
    t = simple()
    t.draws("9")
    t.swaps(2)
    assert t.knows(0, 0) == "7 3 9 ?"
    assert t.knowledge(1).seen[0] == ((0,), (0,), (0,), ())
    for viewer in (1, 2, None):
        assert t.knows(viewer, 0) == "? ? ? ?"


@rule("O-11", "O-10")
def test_what_all_saw_him_take_is_known_to_all_in_its_slot() -> None:
    t = simple(pile="9")
    t.takes()
    t.swaps(2)
    assert t.knows(0, 0) == "7 3 9 ?"
    for viewer in (1, 2, None):
        assert t.knows(viewer, 0) == "? ? 9 ?"
    assert t.view(1).stocks[0][2].card is None


@rule("O-11")
def test_the_card_that_lay_there_is_not_looked_at_first() -> None:
    t = simple()
    t.draws("9")
    assert t.knows(0, 0) == "7 3 ? ?"
    t.swaps(2)
    t.refuses(0, act.DISCARD)
    t.refuses(0, act.Swap(2))


@rule("O-12")
def test_a_card_from_the_deck_may_be_discarded_at_once() -> None:
    t = simple(pile="4")
    t.draws("9")
    t.discards()
    assert (t.stock(0), t.pile, t.hand) == ("7 3 5 6", "4 9", "")
    for viewer in (0, 1, 2, None):
        assert t.heard(Discarded, viewer) == [Discarded(0, Card.BOTTLE_9)]


@rule("O-12")
def test_a_card_from_the_pile_may_not() -> None:
    t = simple(pile="4")
    t.takes()
    assert t.options(0) == SWAPS
    t.refuses(0, act.DISCARD)


# --- O-13: what a discard brings about


@rule("O-13", "O-20")
def test_a_drawn_bottle_that_is_discarded_opens_a_snap() -> None:
    t = simple()
    t.plays("9")
    assert t.told(SnapOpened) == [SnapOpened(Card.BOTTLE_9)]
    assert t.step == "Snap"


@rule("O-13", "O-20")
def test_a_bottle_swapped_out_opens_a_snap_for_its_own_value() -> None:
    t = simple()
    t.draws("9")
    t.swaps(2)
    assert t.told(SnapOpened) == [SnapOpened(Card.BOTTLE_5)]


@rule("O-13")
def test_a_drawn_character_that_is_discarded_acts_from_the_pile() -> None:
    t = simple(pile="4")
    t.plays("Mo")
    assert t.told(SnapOpened) == []
    assert (t.step, t.pile) == ("Mole", "4 Mo")
    t.looks(2)
    assert t.pile == "4 Mo"


@rule("O-13")
def test_a_character_swapped_out_acts() -> None:
    t = table("7 3 Mo 6", "1 2 3 4", "5 5 6 8", pile="4")
    t.takes()
    t.swaps(2)
    assert (t.step, t.pile, t.asked) == ("Mole", "Mo", (0,))
    t.looks(2)
    assert t.knows(0, 0) == "7 3 4 ?"


@rule("O-13")
@pytest.mark.parametrize(("card", "use"), [("Ma", act.SendMamma(1)), ("Pa", act.LayPatrol(1, 2))])
def test_mamma_and_patrol_leave_the_pile_when_their_target_is_named(card: str, use: Action) -> None:
    t = simple(pile="4")
    t.plays(card)
    assert (t.pile, t.in_play, t.lain) == (f"4 {card}", "", [])
    t.act(0, use)
    assert (t.pile, t.in_play, t.lain) == ("4", card, [])
    assert [t.view(viewer).in_play for viewer in (0, 1, 2, None)] == [Card("mamma" if card == "Ma" else "patrol")] * 4
    t.declines(1)
    assert (t.pile, t.in_play, t.lain) == ("4", "", [(card, 0, 1)])


@rule("O-13")
@pytest.mark.parametrize("character", ["Ga", "La", "Sn"])
def test_other_characters_lie_on_the_pile_while_they_act(character: str) -> None:
    t = simple(pile="4")
    t.plays(character)
    use = {"Ga": act.Exchange(0, 0, 1, 0), "La": act.Shuffle(1), "Sn": act.Give(1, 1)}[character]
    t.act(0, use)
    assert (t.step, t.pile, t.in_play) == ("KillerWindow", f"4 {character}", "")


@rule("O-13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_turn_passes_clockwise(players: int) -> None:
    t = table(*["1 2", "3 4", "5 6", "7 8", "2 3"][:players])
    for turn in range(players + 1):
        assert t.asked == (turn % players,)
        t.plays("9" if turn < 4 else "10")
        t.all_decline()
        assert t.told(TurnBegan) == [TurnBegan((turn + 1) % players)]


@rule("O-13")
def test_the_turn_passes_only_after_the_snap() -> None:
    t = simple()
    t.plays("9")
    t.refuses(1, act.DRAW_DECK)
    t.declines(0, 1)
    t.refuses(1, act.DRAW_DECK)
    t.declines(2)
    t.draws()
    assert t.turn == 1


# --- O-15: no slot to put it into


@rule("O-15")
def test_without_a_slot_he_draws_from_the_deck_and_discards_that() -> None:
    t = table("", "1 2 3 4", "5 5 6 8", pile="4")
    assert t.options(0) == {act.DRAW_DECK, act.CALL_OMERTA}
    t.draws("9")
    assert t.options(0) == {act.DISCARD}
    t.discards()
    assert t.told(SnapOpened) == [SnapOpened(Card.BOTTLE_9)]


@rule("O-15")
def test_without_a_slot_his_discard_acts_as_usual() -> None:
    t = table("", "1 2 3 4", "5 5 6 8")
    t.plays("Sn")
    t.gives(1, 2)
    t.declines(1, 2)
    assert [len(stock) for stock in t.g.stocks] == [0, 5, 5]


@rule("O-15", "O-42")
def test_without_a_slot_he_may_call() -> None:
    t = table("", "1 2 3 4", "5 5 6 8")
    t.calls()
    assert t.g.totals == [0, 10, 24]


@rule("O-15", "O-52", "O-51")
def test_with_all_slots_blocked_he_can_only_draw_and_discard() -> None:
    t = table("7 3 5 6", "1", "5 5 6 8", pile="4")
    t.patrol(1, 0)
    assert t.options(1) == {act.DRAW_DECK}
    t.draws("9")
    assert t.options(1) == {act.DISCARD}
    t.discards()
    assert t.told(SnapOpened) == [SnapOpened(Card.BOTTLE_9)]


@rule("O-15", "O-11", "O-51")
def test_with_one_slot_blocked_he_swaps_into_the_others() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8", pile="4")
    t.patrol(1, 2)
    assert t.options(1) == {act.DRAW_DECK, act.TAKE_PILE}
    t.draws("9")
    assert t.options(1) == {act.Swap(0), act.Swap(1), act.Swap(3), act.DISCARD}
