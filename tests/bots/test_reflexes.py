"""Reaction times and slips, the same for all."""

from statistics import median, quantiles

import pytest

from sitdown.bots import bot_named, bot_names
from sitdown.bots.asking import choose
from sitdown.bots.base import Asked, Choice
from sitdown.bots.reflexes import Reflexes
from sitdown.core.chance import Seeded
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.records import actions as act
from tests.omerta.harness import table

TRIES = (act.Try(0), act.Try(1), act.Try(2), act.DECLINE)
RACE = Asked("race", TRIES, 4, True, act.DECLINE)
CALM = Asked("one", TRIES, None, False, act.DECLINE)


def choices(meant: act.Try | act.Decline, ask: Asked) -> list[Choice]:
    reflexes = Reflexes("hand")
    return [reflexes.answer(meant, ask) for _ in range(5000)]


def test_the_median_is_450_ms_with_a_long_tail() -> None:
    delays = [choice.delay for choice in choices(act.Try(0), RACE)]
    assert median(delays) == pytest.approx(0.45, abs=0.01)
    cuts = quantiles(delays, n=20)
    assert cuts[18] - median(delays) > 1.5 * (median(delays) - cuts[0])  # skewed to the right, as people's are
    assert min(delays) >= 0.15


def test_now_and_then_the_hand_goes_to_another_slot() -> None:
    done = [choice.action for choice in choices(act.Try(1), RACE)]
    slips = [action for action in done if action != act.Try(1)]
    assert 0.01 < len(slips) / len(done) < 0.03
    assert set(slips) == {act.Try(0), act.Try(2)}


def test_who_keeps_still_does_not_slip() -> None:
    assert {choice.action for choice in choices(act.DECLINE, RACE)} == {act.DECLINE}


def test_without_a_race_there_is_neither_haste_nor_slip() -> None:
    assert set(choices(act.Try(1), CALM)) == {Choice(act.Try(1))}


@pytest.mark.parametrize("name", bot_names(OMERTA))
@pytest.mark.parametrize("snap", ["race", "sealed"])
def test_all_bots_are_equally_fast(snap: str, name: str) -> None:
    """Over many snaps, also when the answers are sealed and a stopwatch runs."""
    t = table("1 2 3 4", "5 6 7 8", "9 10 1 2", snap=snap)
    t.plays("7")
    assert t.g.ask is not None
    bots = [bot_named(OMERTA, name, seed) for seed in range(500)]
    delays = [choose(t.g, t.g.ask, 1, bot, Seeded(0)).delay for bot in bots]
    assert median(delays) == pytest.approx(0.45, abs=0.03)
