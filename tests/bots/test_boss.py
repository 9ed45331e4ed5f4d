"""Omerta's boss: where it pays to think, he finds what the quick judgement of the others misses."""

from __future__ import annotations

from functools import partial

import pytest

from sitdown.core.chance import Quick, Seeded
from sitdown.core.hidden.slots import FACE, eye
from sitdown.core.records import Action
from sitdown.games.omerta.bots import PLAIN
from sitdown.games.omerta.bots.memory.picture import Moment
from sitdown.games.omerta.bots.memory.recalling import recall
from sitdown.games.omerta.bots.search.boss import Boss, Thought, clearly, considered, contenders
from sitdown.games.omerta.bots.search.prospects import prospects
from sitdown.games.omerta.bots.search.worlds import likelihood, worlds
from sitdown.games.omerta.records import actions as act
from tests.bots.tables import answer
from tests.omerta.harness import Play, table

ALL = (0, 1, 2, 3)
FIRM = Thought(batch=24, batches=3)


def thinks(t: Play, seat: int, moment: Moment | None = None) -> Action:
    """What the boss does after a thought that is long enough for the plain positions here."""
    ask = t.g.ask
    assert ask is not None
    picture = recall(t.g.knowledge(seat), seat, PLAIN, moment or Moment(1))
    options = considered(picture, ask.options(seat))
    return Boss("made", PLAIN, FIRM).think(seat, options, partial(t.g.guess, seat, Seeded(1)))


def last_round(t: Play, *totals: int) -> Play:
    """The same cards, with all rounds but one played."""
    t.g.sheet = (tuple(totals), *[(0,) * t.g.players] * (t.g.players - 2))
    return t


# --- what is at stake


def test_with_no_round_to_come_only_the_lowest_has_won() -> None:
    assert prospects([30, 31, 90], 0, 0) > 0.99
    assert prospects([30, 30, 90], 0, 0) == pytest.approx(0.5, abs=0.1)
    assert prospects([31, 30, 90], 0, 0) < 0.1


def test_a_lead_is_worth_less_the_more_is_to_come() -> None:
    shares = [prospects([20, 40, 40, 40], 0, rounds) for rounds in (1, 2, 3)]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] > 0.5
    assert prospects([40, 40, 40, 40], 0, 2) == pytest.approx(0.25)


def test_when_the_game_is_lost_a_point_is_still_a_point() -> None:
    assert prospects([80, 10, 10], 0, 0) > prospects([90, 10, 10], 0, 0)


# --- the worlds


def test_worlds_are_those_in_which_others_have_kept_low_cards() -> None:
    t = table("1 2 3 4", "5 6 7 8", "9 9 10 10")
    fair = [t.g.guess(0, Seeded(number)) for number in range(300)]
    likely = worlds(partial(t.g.guess, 0, Seeded(1)), 0, 100, PLAIN.choosy, Quick(1 << 40))
    kept = [sum(g.count(seat) for seat in (1, 2)) for g in likely]
    assert sum(kept) / len(kept) < sum(g.count(seat) for g in fair for seat in (1, 2)) / len(fair) - 5
    assert all(likelihood(g, 0, PLAIN.choosy) > 0 for g in likely)


def test_what_can_be_deduced_is_known() -> None:
    """Two cards were mixed, and one of them has been seen since: the other needs no look."""
    t = table("1 2 3 4", "5 10", "9 9 8 8")
    t.plays("La")
    t.shuffles(1)
    t.declines(1, lots=[0])
    t.plays("Mo")
    t.looks(0)
    seen = t.g.stocks[1][0] & FACE
    for g in worlds(partial(t.g.guess, 1, Seeded(1)), 1, 8, PLAIN.choosy, Quick(1 << 40)):
        assert [slot & FACE for slot in g.stocks[1]] == [seen, 15 - seen]
        assert all(slot & eye(1) for slot in g.stocks[1])


# --- what is worth a thought


def test_a_snap_that_is_certain_needs_none() -> None:
    t = table("1 7 3 4", "7 9 3 4", "8 8 5 5")
    t.plays("7")
    assert answer(t, 0, "boss") == act.Try(1)
    assert answer(t, 2, "boss") == act.DECLINE


def test_of_a_hundred_exchanges_few_are_looked_into() -> None:
    t = table("Sn 1 1 2", "3 4 10 10", "5 6 9 9", seen={0: ALL})
    t.plays("Ga")
    ask = t.g.ask
    assert ask is not None
    found = considered(recall(t.g.knowledge(0), 0, PLAIN, Moment(1)), ask.options(0))
    assert len(ask.options(0)) == 48
    assert len(found) == 5
    assert {(each.seat, each.slot) for each in found if isinstance(each, act.Exchange)} == {(0, 0)}


def test_patience_has_an_end() -> None:
    t = table("8 9 10 10", "1 2 3 4", "5 6 7 8", seen={0: ALL})
    ask = t.g.ask
    assert ask is not None
    late = [considered(recall(t.g.knowledge(0), 0, PLAIN, Moment(turns)), ask.options(0)) for turns in (40, 41)]
    assert late == [[act.DRAW_DECK], [act.CALL_OMERTA]]


def test_what_is_clearly_behind_is_dropped_and_what_may_win_is_not() -> None:
    steady, lucky, worse = [0.3, 0.3, 0.3, 0.3], [0.0, 0.6, 0.0, 0.5], [0.1, 0.1, 0.1, 0.15]
    assert clearly(steady, worse)
    assert not clearly(steady, lucky)
    won: dict[Action, list[float]] = {act.DISCARD: worse, act.Swap(0): lucky, act.Swap(1): steady}
    assert contenders(won, list(won)) == [act.Swap(1), act.Swap(0)]


# --- where the quick judgement is wrong


def test_who_leads_by_enough_in_the_last_round_does_not_risk_it() -> None:
    """A call would succeed four times in five. If it fails the game is lost, and without it six points are still enough."""
    t = last_round(table("2 2 2", "9 8", "9 9 8", seen={0: (0, 1, 2), 2: (0, 1, 2)}), 0, 18, 18)
    assert answer(t, 0, "sharp") == act.CALL_OMERTA
    assert thinks(t, 0) != act.CALL_OMERTA


def test_who_is_behind_in_the_last_round_calls_on_worse_odds() -> None:
    """The leader has seventeen in his stock now, and will not have them for long."""
    t = last_round(table("2 4", "8 9", "9 8"), 25, 12, 60)
    assert answer(t, 0, "sharp") != act.CALL_OMERTA
    assert thinks(t, 0) == act.CALL_OMERTA


def test_between_rounds_a_good_call_is_a_good_call() -> None:
    assert thinks(table("1 2 1 2", "8 9 3 4", "6 7 5 5", seen={0: ALL}), 0) == act.CALL_OMERTA


def test_in_the_last_round_the_one_to_beat_is_hit_not_the_one_closest_to_a_call() -> None:
    """The one with two slots has lost the game already."""
    t = last_round(table("5 6 2 2", "3 4 10 10", "5 6"), 20, 10, 90)
    t.plays("Sn")
    assert answer(t, 0, "sharp") == act.Give(2, 2)
    assert thinks(t, 0) == act.Give(1, 1)
