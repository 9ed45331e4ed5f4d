"""The snap as a race (O-20 to O-28)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK, MODES
from sitdown.core.records import TIME_UP
from sitdown.games.omerta import NOTATION
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Given, Mistaken, SnapClosed, SnapOpened, Snapped, TurnBegan
from tests.omerta.harness import Play, cast, table
from tests.rules import rule


def nine(**options: Any) -> Play:
    """Seat 0 has discarded a 9; seats 1 and 2 have one, and seat 0 has one too."""
    t = table("7 9 5 6", "9 2 3 4", "5 5 6 9", pile="4", **options)
    t.plays("9")
    return t


# --- O-20: who may try, and what


@rule("O-20")
def test_every_player_may_try_one_of_his_slots_the_discarder_too() -> None:
    t = nine()
    assert t.told(SnapOpened) == [SnapOpened(Card.BOTTLE_9)]
    assert t.g.ask is not None
    assert MODES[t.g.ask.mode] == "race"
    assert set(t.asked) == {0, 1, 2}
    for seat in range(3):
        assert t.options(seat) == {*(act.Try(slot) for slot in range(4)), act.DECLINE}


@rule("O-20", "O-28")
def test_the_discarder_snaps_his_own_discard() -> None:
    t = nine()
    t.tries(0, 1)
    assert (t.stock(0), t.pile) == ("7 5 6", "4 9 9")


@rule("O-20")
def test_a_slot_he_has_never_seen_may_be_tried() -> None:
    t = nine()
    assert t.knows(2, 2) == "5 5 ? ?"
    t.tries(2, 3)
    assert t.stock(2) == "5 5 6"


@rule("O-20")
def test_a_swap_can_be_snapped_from_the_slot_it_went_into() -> None:
    t = table("7 9 5 6", "9 2 3 4", "5 5 6 9")
    t.draws("7")
    t.swaps(0)
    t.tries(0, 0)
    assert (t.stock(0), t.pile) == ("9 5 6", "7 7")


# --- O-21, O-23: one card a discard


@rule("O-21", "O-25", "O-28")
def test_the_fastest_correct_try_is_discarded_and_closes_the_snap() -> None:
    t = nine()
    t.tries(2, 3)
    assert (t.stock(2), t.pile) == ("5 5 6", "4 9 9")
    for viewer in (0, 1, 2, None):
        assert t.heard(Snapped, viewer) == [Snapped(2, 3, Card.BOTTLE_9)]
        assert t.heard(SnapClosed, viewer) == [SnapClosed(2)]
    assert t.asked == (1,)
    assert t.step == "Draw"


@rule("O-21", "O-23")
def test_a_second_correct_try_comes_too_late() -> None:
    t = nine()
    number = t.g.question
    t.tries(2, 3)
    t.is_late(1, act.Try(0), number)
    t.refuses(1, act.Try(0))
    assert (t.stock(1), t.pile) == ("9 2 3 4", "4 9 9")


@rule("O-21")
def test_a_snapped_card_opens_no_snap() -> None:
    t = nine()
    t.tries(1, 0)
    assert t.told(SnapOpened) == []
    assert t.told(TurnBegan) == [TurnBegan(1)]


@rule("O-23")
def test_a_wrong_try_after_the_correct_one_is_shown_to_nobody_and_costs_nothing() -> None:
    t = nine()
    number = t.g.question
    t.tries(2, 3)
    t.is_late(0, act.Try(3), number)
    assert t.stock(0) == "7 9 5 6"
    assert t.knows(1, 0) == "? ? ? ?"


# --- O-22: a wrong try


@rule("O-22")
@pytest.mark.parametrize(
    ("stock", "slot", "shown"), [("8 2 3 4", 0, "8"), ("1 2 3 10", 3, "10"), ("1 Wi 3 4", 1, "Wi")]
)
def test_a_wrong_card_goes_back_and_costs_a_card_unseen(stock: str, slot: int, shown: str) -> None:
    t = table("7 6 5 6", stock, "5 5 6 9", pile="4")
    t.plays("9")
    t.comes("10")
    t.tries(1, slot)
    (wrong,) = t.told(Mistaken)
    assert (wrong.seat, wrong.slot) == (1, slot)
    assert t.told(Given) == [Given(1)]
    assert t.stock(1) == f"{stock} 10"
    assert t.pile == "4 9"
    for viewer in (0, 2, None):
        known = ["?"] * 5
        known[slot] = shown
        assert t.knows(viewer, 1) == " ".join(known)
    assert t.knows(1, 1).split()[4] == "?"
    assert t.knowledge(0).seen[1][slot] == (0, 1, 2)
    assert t.knowledge(0).seen[1][4] == ()


@rule("O-22")
def test_all_see_the_wrong_card_and_the_penalty_at_once() -> None:
    t = nine()
    t.tries(1, 2)
    for viewer in (0, 1, 2, None):
        assert t.heard(Mistaken, viewer) == [Mistaken(1, 2, Card.BOTTLE_3)]
        assert t.heard(Given, viewer) == [Given(1)]
    assert t.told(SnapClosed) == []


@rule("O-22", "O-24")
def test_a_wrong_try_does_not_close_the_snap_for_the_others() -> None:
    t = nine()
    t.tries(1, 1)
    assert set(t.asked) == {0, 2}
    t.tries(2, 0)
    assert t.asked == (0,)
    t.tries(0, 1)
    assert (t.pile, t.stock(0)) == ("4 9 9", "7 5 6")


@rule("O-22", "O-1")
def test_a_bottle_of_the_next_value_is_wrong_too() -> None:
    for wrong in ("8", "10"):
        t = table("7", wrong, "1")
        t.plays("9")
        t.tries(1, 0)
        assert len(t.told(Mistaken)) == 1


@rule("O-22", "O-13")
def test_a_character_turned_up_by_mistake_does_not_act() -> None:
    t = table("7 6 5 6", "Mo 2 3 4", "5 5 6 9")
    t.plays("9")
    t.tries(1, 0)
    assert t.step == "Snap"
    t.all_decline()
    assert (t.step, t.turn) == ("Draw", 1)


# --- O-24: once each; ties


@rule("O-24")
def test_nobody_tries_twice() -> None:
    t = nine()
    t.tries(1, 1)
    t.refuses(1, act.Try(0))
    t.refuses(1, act.DECLINE)
    t.declines(0)
    t.refuses(0, act.Try(1))


@rule("O-24")
@pytest.mark.parametrize(("starter", "order"), [(0, (1, 2, 3, 0)), (1, (2, 3, 0, 1)), (3, (0, 1, 2, 3))])
def test_equal_times_go_clockwise_from_the_active_player_himself_last(starter: int, order: tuple[int, ...]) -> None:
    t = table("1 2", "3 4", "5 6", "7 8", starter=starter)
    t.plays("9")
    assert t.asked == order


# --- O-25: when it closes


@rule("O-25")
def test_it_closes_when_all_have_tried_or_declined() -> None:
    t = nine()
    t.declines(0)
    t.tries(1, 1)
    assert t.step == "Snap"
    t.declines(2)
    assert t.told(SnapClosed) == [SnapClosed(None)]
    assert t.told(TurnBegan) == [TurnBegan(1)]


@rule("O-25")
def test_it_closes_when_all_have_tried_wrongly() -> None:
    t = nine()
    t.tries(0, 0)
    t.tries(1, 1)
    t.tries(2, 2)
    assert t.told(SnapClosed) == [SnapClosed(None)]
    assert t.asked == (1,)


@rule("O-25", "option snap_seconds")
def test_it_closes_when_its_time_is_over() -> None:
    t = nine(snap_seconds=4)
    t.tries(1, 1)
    t.time_up()
    assert t.told(SnapClosed) == [SnapClosed(None)]
    assert t.told(Mistaken) == []
    assert (t.asked, t.step, t.pile) == ((1,), "Draw", "4 9")


@rule("O-25")
def test_it_closes_at_once_if_nobody_may_try() -> None:
    t = table("", "", "")
    t.plays("9")
    assert t.told(SnapClosed) == []
    assert t.told(TurnBegan) == [TurnBegan(1)]
    assert t.asked == (1,)


# --- O-26: who may not


@rule("O-26", "O-51")
def test_a_blocked_slot_cannot_be_tried() -> None:
    t = table("7 6 5 6", "9 2 3 4", "5 5 6 9")
    t.patrol(1, 0)
    t.plays("9")
    assert t.options(1) == {act.Try(1), act.Try(2), act.Try(3), act.DECLINE}
    t.refuses(1, act.Try(0))


@rule("O-26", "O-25")
def test_whose_slots_are_all_blocked_is_not_asked() -> None:
    t = table("7 6 5 6", "9", "5 5 6 9")
    t.patrol(1, 0)
    t.plays("9")
    assert set(t.asked) == {0, 2}


@rule("O-26", "O-20")
def test_who_has_no_slot_is_not_asked() -> None:
    t = table("", "9", "5 5 6 9")
    t.plays("9")
    assert t.asked == (1, 2)


@rule("O-26", "O-50")
def test_a_player_under_mamma_cannot_try() -> None:
    t = table("7 6 5 6", "9 2 3 4", "5 5 6 9")
    t.mamma(1)
    t.plays("9")  # seat 2
    assert set(t.asked) == {0, 2}
    t.refuses(1, act.Try(0))


@rule("O-26", "O-25", "O-50")
def test_if_only_those_under_mamma_have_slots_the_snap_closes_at_once() -> None:
    t = table("", "9 2 3 4", "")
    t.mamma(1)
    t.plays("9")  # seat 2
    assert t.asked == (0,)
    assert t.step == "Draw"


# --- O-27: the Driver's two


def driven(*slots: int) -> Play:
    t = table("7 9 5 6", "9 5 3 4", "5 8 6 9", pile="4")
    t.plays("Dr")
    t.drives(*slots)
    return t


@rule("O-27", "O-34")
@pytest.mark.parametrize(("slots", "pile"), [((1, 2), "4 Dr 9 5"), ((2, 1), "4 Dr 5 9")])
def test_two_driven_bottles_open_two_snaps_in_the_order_named(slots: tuple[int, int], pile: str) -> None:
    t = driven(*slots)
    first, second = pile.split()[2:]
    assert t.pile == pile
    assert t.told(SnapOpened) == [SnapOpened(Card(first))]
    t.all_decline()
    assert t.told(SnapOpened) == [SnapOpened(Card(second))]
    assert t.turn == 0
    t.all_decline()
    assert t.turn == 1


@rule("O-27", "O-21")
def test_each_of_the_two_snaps_takes_a_card() -> None:
    t = driven(1, 2)
    t.tries(1, 0)
    assert (t.pile, t.stock(1)) == ("4 Dr 9 5 9", "5 3 4")
    assert set(t.asked) == {0, 1, 2}
    t.tries(1, 0)
    assert (t.pile, t.stock(1)) == ("4 Dr 9 5 9 5", "3 4")
    assert (t.step, t.turn) == ("Draw", 1)


@rule("O-27")
def test_the_second_snap_is_remembered_when_the_game_is_put_away_during_the_first() -> None:
    t = driven(1, 2)
    t = Play(NOTATION.read(NOTATION.write(t.g)), "")
    t.all_decline()
    assert t.told(SnapOpened) == [SnapOpened(Card.BOTTLE_5)]


@rule("O-27", "O-24")
def test_a_wrong_try_in_the_first_snap_leaves_one_in_the_second() -> None:
    t = driven(1, 2)
    t.tries(1, 2)
    t.declines(0, 2)
    assert set(t.asked) == {0, 1, 2}
    assert act.Try(4) in t.options(1)  # his penalty card


@rule("O-27")
def test_two_of_one_value_open_two_snaps_as_well() -> None:
    t = table("9 9 5 6", "9 5 3 4", "5 8 6 9", pile="4", characters=cast("Dr"))
    t.plays("Dr")
    t.drives(0, 1)
    t.tries(1, 0)
    assert t.told(SnapOpened) == [SnapOpened(Card.BOTTLE_9)]
    t.tries(2, 3)
    assert t.pile == "4 Dr 9 9 9 9"


# --- O-28: slots close up


@rule("O-28", "O-16")
@pytest.mark.parametrize(
    ("stock", "slot", "left"), [("9 2 3 4", 0, "2 3 4"), ("1 9 3 4", 1, "1 3 4"), ("1 2 3 9", 3, "1 2 3")]
)
def test_the_slot_of_a_snapped_card_disappears_and_the_others_keep_their_order(
    stock: str, slot: int, left: str
) -> None:
    t = table("7 6 5 6", stock, "5 5 6 8")
    t.plays("9")
    t.tries(1, slot)
    assert t.stock(1) == left
    assert len(t.view(0).stocks[1]) == 3


@rule("O-28")
def test_knowledge_and_patrols_stay_with_their_cards_when_the_row_closes_up() -> None:
    t = table("7 6 5 6", "9 2 3 4", "5 5 6 8", seen={1: (1, 3)})
    t.patrol(1, 2)
    t.plays("9")
    t.tries(1, 0)
    assert t.knows(1, 1) == "2 ? 4"
    assert t.blocked(1) == [1]


@rule("O-28", "O-26")
def test_the_last_slot_can_go_and_the_player_plays_on_with_none() -> None:
    t = table("7 6 5 6", "9", "5 5 6 8")
    t.plays("9")
    t.tries(1, 0)
    assert t.stock(1) == ""
    assert t.options(1) == {act.DRAW_DECK, act.CALL_OMERTA}


@rule("O-25", "option snap_seconds")
def test_without_a_time_only_the_players_close_it() -> None:
    t = nine(snap_seconds=None)
    t.refuses(CLOCK, TIME_UP)
