"""When Mamma and Patrol go, and where to (O-53, O-54)."""

from typing import Any

import pytest

from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import DrewNothing, Lifted, MammaSent, RoundEnded, SnapOpened, TurnMissed
from tests.omerta.harness import Play, cast, table
from tests.rules import rule

STOCKS = ("7 3 5 6", "1 2 3 4", "5 5 6 8")
MANY = cast("Ma Ma Ma Pa Pa Pa Pa")


def sitting(**stated: Any) -> Play:
    return table(*STOCKS, **stated)


# --- O-53: when they go


@rule("O-53")
@pytest.mark.parametrize("victim", [1, 2])
def test_mamma_goes_right_after_the_sender_has_drawn_on_his_next_turn(victim: int) -> None:
    t = sitting(pile="10")
    t.mamma(victim)
    t.idles("9")
    assert (t.turn, t.lain, t.pile) == (0, [("Ma", 0, victim)], "10 9")
    t.draws("9")
    assert t.lain == []
    assert t.told(Lifted) == [Lifted(Card.MAMMA, 0, victim)]
    assert t.pile == "10 9 Ma"


@rule("O-53", "O-10")
def test_the_sender_cannot_take_her_himself() -> None:
    t = sitting(pile="10")
    t.mamma(1)
    t.idles("9")
    t.takes()
    assert (t.hand, t.pile) == ("9", "10 Ma")
    assert t.told(Lifted) == [Lifted(Card.MAMMA, 0, 1)]


@rule("O-53")
def test_the_patrol_goes_on_the_second_next_turn_of_who_laid_it() -> None:
    t = sitting()
    t.patrol(1, 2)
    t.idles("9")
    t.idles("9")
    t.idles("9")  # seat 0: the first turn after
    assert t.blocked(1) == [2]
    t.idles("10")
    t.idles("10")
    assert (t.turn, t.blocked(1)) == (0, [2])
    t.draws("10")
    for viewer in (0, 1, 2, None):
        assert t.heard(Lifted, viewer) == [Lifted(Card.PATROL, 0, 1)]
    assert (t.blocked(1), t.lain) == ([], [])
    assert t.pile == "9 9 9 10 10 Pa"


@rule("O-53")
def test_the_view_says_how_many_turns_they_stay() -> None:
    t = sitting()
    t.patrol(1, 2)
    assert [lain.turns for lain in t.view(2).lain] == [2]
    t.idles("9")
    t.idles("9")
    t.idles("9")
    assert [lain.turns for lain in t.view(2).lain] == [1]


@rule("O-53")
def test_only_turns_of_who_laid_it_count() -> None:
    t = table("7", "1", "5", "8", "2")
    t.mamma(4)
    for bottle in ("9", "9", "9"):  # seats 1, 2, 3; seat 4 misses his turn
        t.idles(bottle)
        assert t.lain == [("Ma", 0, 4)]
    t.draws()
    assert (t.turn, t.lain) == (0, [])


@rule("O-53", "O-26")
def test_her_victim_may_snap_the_discard_of_that_same_turn() -> None:
    t = table("7 3 5 6", "9 2 3 4", "5 5 6 8")
    t.mamma(1)
    t.idles("10")
    t.plays("9")  # seat 0
    assert 1 in t.asked
    t.tries(1, 0)
    assert t.pile == "10 Ma 9 9"


@rule("O-53", "O-26")
def test_the_slot_the_patrol_lay_on_may_be_tried_on_that_same_turn() -> None:
    t = table("7 3 5 6", "9 2 3 4", "5 5 6 8")
    t.patrol(1, 0)
    for bottle in ("10", "10", "10", "7", "7"):
        t.idles(bottle)
    t.plays("9")
    t.tries(1, 0)
    assert t.stock(1) == "2 3 4"


@rule("O-53", "O-50")
def test_her_victim_may_be_given_cards_again_on_that_same_turn() -> None:
    t = sitting()
    t.mamma(1)
    t.idles("9")
    t.plays("Sn")
    assert act.Give(1, 1) in t.options(0)


@rule("O-53", "O-54")
def test_a_missed_turn_counts_and_what_falls_on_it_goes_then() -> None:
    t = table(*STOCKS, pile="10", characters=MANY)
    t.mamma(2)
    t.mamma(0)  # seat 1; seat 2 and seat 0 miss their turns
    assert t.told(TurnMissed) == [TurnMissed(2), TurnMissed(0)]
    assert t.told(Lifted) == [Lifted(Card.MAMMA, 0, 2)]
    assert (t.pile, t.lain, t.turn) == ("10 Ma", [("Ma", 1, 0)], 1)


@rule("O-53")
def test_a_patrol_counts_a_turn_its_layer_misses() -> None:
    t = table(*STOCKS, characters=MANY)
    t.patrol(2, 0)
    t.mamma(0)
    t.idles("9")  # seat 2; seat 0 misses the first turn after the Patrol
    assert t.turn == 1
    t.idles("9")
    t.idles("10")
    assert (t.turn, t.blocked(2)) == (0, [0])
    t.draws("10")
    assert t.blocked(2) == []


@rule("O-53", "O-54", "O-14")
def test_if_nothing_can_be_drawn_it_goes_all_the_same_and_lies_on_top() -> None:
    t = table("7 3", "1 2", "5 6", safe="9 9 9 9", deck="Ma 10", box=True)
    t.mamma(1)
    t.plays("10")  # seat 2
    t.comes("10")
    t.tries(2, 0)  # wrong: he takes the last card
    t.declines(0)
    t.draws()
    assert t.told(DrewNothing) == [DrewNothing(0)]
    assert t.told(Lifted) == [Lifted(Card.MAMMA, 0, 1)]
    assert (t.pile, t.turn) == ("Ma", 1)
    t.takes()
    assert t.hand == "Ma"


@rule("O-53")
def test_several_due_at_once_go_in_the_order_they_were_laid() -> None:
    t = table(*STOCKS, characters=MANY)
    t.patrol(1, 0)
    t.idles("9")
    t.idles("9")
    t.mamma(2)
    t.idles("9")
    t.draws("10")  # seat 0: both are due
    assert t.told(Lifted) == [Lifted(Card.PATROL, 0, 1), Lifted(Card.MAMMA, 0, 2)]
    assert t.pile == "9 9 9 Pa Ma"
    t.discards()
    assert t.pile == "9 9 9 Pa Ma 10"


@rule("O-53", "O-55")
def test_each_patrol_frees_its_own_slot() -> None:
    t = table(*STOCKS, characters=MANY)
    t.patrol(2, 0)
    t.patrol(2, 3)  # seat 1
    assert t.blocked(2) == [0, 3]
    t.idles("9")
    t.patrol(2, 1)  # seat 0
    t.idles("9")
    t.idles("9")
    assert t.blocked(2) == [0, 1, 3]
    t.idles("10")  # seat 0
    assert t.blocked(2) == [1, 3]
    t.patrol(0, 0)  # seat 1: his first is due, and he lays another
    assert (t.blocked(2), t.blocked(0)) == ([1], [0])
    t.idles("10")
    t.draws("10")
    assert (t.blocked(2), t.blocked(0)) == ([], [0])


@rule("O-53", "O-51")
def test_mamma_goes_and_a_patrol_on_the_same_player_stays() -> None:
    t = sitting()
    t.patrol(1, 0)
    t.idles("9")
    t.mamma(1)  # seat 2
    assert [lain.slot for lain in t.view(0).lain] == [0, None]
    t.idles("9")  # seat 0; seat 1 misses his turn
    t.draws("9")
    assert t.told(Lifted) == [Lifted(Card.MAMMA, 2, 1)]
    assert (t.blocked(1), t.lain) == ([0], [("Pa", 0, 1)])


@rule("O-53")
def test_a_call_ends_the_round_before_anything_is_lifted() -> None:
    t = sitting()
    t.mamma(1)
    t.idles("9")
    t.calls()
    assert t.told(Lifted) == []
    assert t.g.round == 2


# --- O-54: no points, and where they lie


@rule("O-54", "O-41")
def test_they_count_for_nobody() -> None:
    t = table("7", "1 2", "5", "8", pile="9")
    t.patrol(1, 0)
    t.idles("9")
    t.mamma(3)  # seat 2
    t.calls()  # seat 0
    (ended,) = t.told(RoundEnded)
    assert ended.counts == (7, 3, 5, 8)


@rule("O-54")
def test_the_lifted_card_lies_under_the_discard_of_that_turn() -> None:
    t = sitting(pile="10")
    t.mamma(1)
    t.idles("9")
    t.draws("8")
    t.swaps(0)
    assert t.pile == "10 9 Ma 7"
    t.all_decline()
    t.takes()  # seat 1
    assert (t.hand, t.pile) == ("7", "10 9 Ma")


@rule("O-54", "O-39")
def test_a_lifted_card_on_top_can_be_taken_and_does_not_act() -> None:
    t = table(*STOCKS, pile="10", characters=MANY)
    t.mamma(2)
    t.mamma(0)  # seat 0 misses the turn on which his own Mamma goes
    assert t.pile == "10 Ma"
    t.takes()  # seat 1; his own Mamma goes now
    assert (t.hand, t.pile) == ("Ma", "10 Ma")
    t.swaps(0)
    assert t.told(SnapOpened) == [SnapOpened(Card.BOTTLE_1)]
    assert t.told(MammaSent) == []


@rule("O-54", "O-39")
def test_a_patrol_lifted_does_not_act() -> None:
    t = sitting()
    t.patrol(1, 0)
    for bottle in ("9", "9", "9", "10", "10"):
        t.idles(bottle)
    t.draws("10")
    assert t.step == "PlaceDrawn"
