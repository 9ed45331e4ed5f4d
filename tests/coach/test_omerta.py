"""Blunders planted in Omerta, and what the coach makes of them. All slots named in `seen` are known to their owners."""

from __future__ import annotations

import pytest

from sitdown.coach.decisions import Decision
from sitdown.coach.judging import mistakes
from sitdown.core.chance import Seeded
from sitdown.core.records import Action
from sitdown.games.omerta import coach
from sitdown.games.omerta.records import actions as act
from tests.coach.judged import judged
from tests.omerta.harness import Play, table

ALL = (0, 1, 2, 3)
OTHERS = ("8 9 3 4", "6 7 5 5")


def turn(stock: str) -> Play:
    return table(stock, *OTHERS, safe="La La Mo Mo", seen={0: ALL})


def holding(card: str, stock: str) -> Play:
    """He has drawn this card."""
    t = turn(stock)
    t.draws(card)
    return t


def snapping() -> Play:
    """A neighbour discards a 9. He has one, and little else."""
    t = table("9 4 2", *OTHERS, seen={0: ALL[:3]}, starter=1)
    t.plays("9")
    return t


def test_who_calls_with_fifteen_has_the_odds_against_him() -> None:
    blamed = judged(turn("5 5 3 2").g, 0, act.CALL_OMERTA)
    assert blamed is not None
    assert (blamed.played, blamed.why) == (act.CALL_OMERTA, "odds")
    assert blamed.cost > 0.1


def test_who_does_not_call_with_two_is_told_to() -> None:
    blamed = judged(table("1 1", *OTHERS).g, 0, act.DRAW_DECK)
    assert blamed is not None
    assert (blamed.better, blamed.seen) == (act.CALL_OMERTA, ((0, 0), (0, 1)))


def test_who_discards_a_one_and_keeps_a_ten() -> None:
    blamed = judged(holding("1", "10 2 3 4").g, 0, act.DISCARD)
    assert blamed is not None
    assert (blamed.better, blamed.why) == (act.Swap(0), "odds")


def test_who_parts_with_a_low_card_he_had_seen_has_forgotten_it() -> None:
    """Had he never looked, one slot would have been as good as the other."""
    blamed = judged(holding("4", "1 10 2 3").g, 0, act.Swap(0))
    assert blamed is not None
    assert (blamed.better, blamed.why, blamed.seen) == (act.Swap(1), "forgot", ((0, 0), (0, 1)))


def test_who_turns_up_the_wrong_slot_has_mixed_them_up() -> None:
    blamed = judged(snapping().g, 0, act.Try(1))
    assert blamed is not None
    assert (blamed.better, blamed.why, blamed.seen) == (act.Try(0), "forgot", ((0, 0), (0, 1)))


def test_who_declines_to_snap_what_he_had_seen_has_forgotten_it() -> None:
    blamed = judged(snapping().g, 0, act.DECLINE)
    assert blamed is not None
    assert (blamed.better, blamed.why, blamed.seen) == (act.Try(0), "forgot", ((0, 0),))


def test_who_keeps_still_until_the_snap_is_over_is_too_slow() -> None:
    blamed = judged(snapping().g, 0, act.DECLINE, slow=True)
    assert blamed is not None
    assert (blamed.better, blamed.why) == (act.Try(0), "slow")


RIGHT: list[tuple[Play, Action]] = [
    (turn("5 5 3 2"), act.DRAW_DECK),
    (table("1 1", *OTHERS), act.CALL_OMERTA),
    (holding("1", "10 2 3 4"), act.Swap(0)),
    (holding("4", "1 10 2 3"), act.Swap(1)),
    (holding("10", "1 2 2 3"), act.DISCARD),
    (snapping(), act.Try(0)),
]


@pytest.mark.parametrize(("t", "played"), RIGHT)
def test_what_is_right_is_passed_over(t: Play, played: Action) -> None:
    assert judged(t.g, 0, played) is None


def test_who_had_nothing_to_snap_is_not_too_slow() -> None:
    t = table("8 4 9 6", "9 2 3 4", "6 7 5 5", starter=1)
    t.plays("10")
    assert judged(t.g, 0, act.DECLINE, slow=True) is None


@pytest.mark.parametrize(("t", "played"), [(turn("5 5 3 2"), act.CALL_OMERTA), (snapping(), act.DECLINE)])
def test_what_he_could_not_know_changes_nothing(t: Play, played: Action) -> None:
    """In any two worlds that he could be in, the verdict is the same to the last digit."""
    there = [t.g.guess(0, Seeded(number)) for number in range(3)]
    assert len({str(world.stocks) for world in there}) == 3
    first, *others = [mistakes(coach.JUDGE, [Decision(1, world, played)], 0) for world in there]
    assert first
    assert others == [first, first]
