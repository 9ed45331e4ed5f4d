"""Mamma and Patrol in front of a player, and when they go (O-50 to O-55)."""

from typing import Any

from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import MammaSent, PatrolLaid, TurnBegan, TurnMissed
from tests.omerta.harness import Play, cast, table
from tests.rules import rule

STOCKS = ("7 3 5 6", "1 2 3 4", "5 5 6 8")
MANY = cast("Ma Ma Ma Pa Pa Pa Pa Ga La Sn")


def sitting(**stated: Any) -> Play:
    return table(*STOCKS, **stated)


# --- O-50 Mamma


@rule("O-50", "O-39")
def test_mamma_is_sent_to_an_opponent() -> None:
    t = sitting(pile="9")
    t.plays("Ma")
    assert t.options(0) == {act.SendMamma(1), act.SendMamma(2)}
    t.sends_mamma(1)
    t.declines(1)
    for viewer in (0, 1, 2, None):
        assert t.heard(MammaSent, viewer) == [MammaSent(0, 1)]
        (lain,) = t.view(viewer).lain
        assert (lain.card, lain.by, lain.victim, lain.slot) == (Card.MAMMA, 0, 1, None)
    assert (t.pile, t.lain) == ("9", [("Ma", 0, 1)])


@rule("O-50", "O-53")
def test_her_victim_misses_his_next_turn_and_only_that() -> None:
    t = sitting()
    t.mamma(1)
    assert t.told(TurnMissed) == [TurnMissed(1)]
    assert t.told(TurnBegan) == [TurnBegan(2)]
    assert t.asked == (2,)
    t.refuses(1, act.DRAW_DECK)
    t.refuses(1, act.CALL_OMERTA)
    t.idles("9")
    t.idles("9")
    assert t.told(TurnMissed) == []
    assert t.asked == (1,)
    assert act.CALL_OMERTA in t.options(1)


@rule("O-50")
def test_a_victim_whose_turn_is_later_misses_that() -> None:
    t = sitting()
    t.mamma(2)
    assert t.asked == (1,)
    t.idles("9")
    assert t.told(TurnMissed) == [TurnMissed(2)]
    assert t.asked == (0,)


@rule("O-50")
def test_a_second_mamma_goes_to_somebody_else() -> None:
    t = table("7", "1", "5", "8", characters=MANY)
    t.mamma(2)
    t.plays("Ma")  # seat 1
    assert t.options(1) == {act.SendMamma(0), act.SendMamma(3)}


@rule("O-50")
def test_gangster_and_patrol_may_be_used_on_her_victim() -> None:
    t = sitting()
    t.mamma(1)
    t.draws("Ga")  # seat 2
    t.discards()
    assert act.Exchange(1, 0, 2, 0) in t.options(2)
    assert act.Exchange(0, 0, 1, 0) in t.options(2)
    t = sitting()
    t.mamma(1)
    t.plays("Pa")
    assert {act.LayPatrol(1, slot) for slot in range(4)} <= t.options(2)


@rule("O-50")
def test_she_does_not_keep_the_sender_from_anything() -> None:
    t = table("9 3 5 6", "1 2 3 4", "5 5 6 8")
    t.mamma(1)
    t.plays("9")  # seat 2
    t.tries(0, 0)
    assert t.stock(0) == "3 5 6"


# --- O-51 Patrol


@rule("O-51", "O-39")
def test_a_patrol_is_laid_on_a_slot_of_an_opponent() -> None:
    t = table("7 3", "1 2", "5", pile="9")
    t.plays("Pa")
    assert t.options(0) == {act.LayPatrol(1, 0), act.LayPatrol(1, 1), act.LayPatrol(2, 0)}
    t.lays_patrol(1, 1)
    t.declines(1)
    for viewer in (0, 1, 2, None):
        assert t.heard(PatrolLaid, viewer) == [PatrolLaid(0, 1, 1)]
        assert [slot.patrol for slot in t.view(viewer).stocks[1]] == [False, True]
        (lain,) = t.view(viewer).lain
        assert (lain.card, lain.by, lain.victim, lain.slot) == (Card.PATROL, 0, 1, 1)
    assert (t.pile, t.lain, t.stock(1)) == ("9", [("Pa", 0, 1)], "1 2")


@rule("O-51")
def test_the_card_under_it_stays_known_to_who_knew_it() -> None:
    t = sitting()
    t.patrol(1, 1)
    assert t.knows(1, 1) == "1 2 ? ?"
    assert t.knows(0, 1) == "? ? ? ?"


@rule("O-51", "O-40")
def test_under_a_patrol_he_cannot_call() -> None:
    t = sitting()
    t.patrol(1, 2)
    assert t.options(1) == {act.DRAW_DECK}
    t.refuses(1, act.CALL_OMERTA)
    t.idles("9")
    assert act.CALL_OMERTA in t.options(2)
    t.idles("9")
    assert act.CALL_OMERTA in t.options(0)  # who laid it may


@rule("O-51", "O-40", "O-53")
def test_he_can_call_again_when_it_is_gone() -> None:
    t = sitting()
    t.patrol(1, 2)
    for _ in range(3):
        t.idles("9")
    assert act.CALL_OMERTA not in t.options(1)
    t.idles("10")
    t.idles("10")
    t.idles("10")  # seat 0, second turn after laying it
    assert t.turn == 1
    assert act.CALL_OMERTA in t.options(1)


@rule("O-52", "O-15", "O-53")
def test_who_has_one_slot_and_it_is_blocked_discards_what_he_draws_until_the_patrol_is_gone() -> None:
    t = table("7 3 5 6", "1", "5 5 6 8")
    t.patrol(1, 0)
    for bottle in ("9", "10"):
        assert t.options(1) == {act.DRAW_DECK}
        t.draws(bottle)
        assert t.options(1) == {act.DISCARD}
        t.discards()
        t.all_decline()
        t.idles(bottle)
        t.idles(bottle)
    assert t.options(1) == {act.DRAW_DECK, act.TAKE_PILE, act.CALL_OMERTA}
    t.draws()
    assert t.options(1) == {act.Swap(0), act.DISCARD}


# --- O-55: one Patrol a slot


@rule("O-55", "O-51")
def test_a_slot_carries_one_patrol_at_most() -> None:
    t = table("7 3", "1 2", "5", characters=MANY)
    t.patrol(1, 1)
    t.idles("9")
    t.plays("Pa")  # seat 2
    assert t.options(2) == {act.LayPatrol(0, 0), act.LayPatrol(0, 1), act.LayPatrol(1, 0)}
    t.refuses(2, act.LayPatrol(1, 1))


@rule("O-55", "O-39")
def test_a_patrol_with_all_slots_of_opponents_blocked_stays_on_the_pile() -> None:
    t = table("7 3", "1", "", characters=MANY, pile="9")
    t.patrol(1, 0)
    t.idles("10")
    t.draws("9")  # seat 2 has nothing to swap
    t.discards()
    t.all_decline()
    t.plays("Pa")  # seat 0; his first stays another turn
    assert (t.pile, t.blocked(1), t.turn) == ("9 10 9 Pa", [0], 1)


@rule("O-55", "O-51")
def test_the_card_under_a_patrol_cannot_be_swapped_out() -> None:
    t = sitting(pile="9")
    t.patrol(1, 2)
    t.takes()
    assert t.options(1) == {act.Swap(0), act.Swap(1), act.Swap(3)}
    t.refuses(1, act.Swap(2))
