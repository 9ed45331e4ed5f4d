"""Whole games between regular players: fewer than the thousand of bench/coverage.py, and coarser questions."""

from __future__ import annotations

import pytest

from sitdown.arena.simulate import Match, play_game
from sitdown.bots import bot_names
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.records.promises import AnyPromise
from tests.bots.watched import Figures, Watch, watch

GAMES = range(12)


@pytest.fixture(scope="module")
def figures() -> Figures:
    return watch(("regular",), 1, GAMES)


def test_la_cosa_nostra_has_these_bots() -> None:
    assert bot_names(COSA_NOSTRA) == ["random", "novice", "regular", "sharp", "boss"]


def test_everybody_earns_and_there_is_a_deal_in_every_game(figures: Figures) -> None:
    assert not figures.idle
    assert min(figures.deals) > 0


def test_no_card_gathers_dust(figures: Figures) -> None:
    assert set(figures.influence) == set(Influence)
    assert len(figures.jobs) > 50


def test_every_kind_of_promise_is_made_and_kept(figures: Figures) -> None:
    assert set(figures.promises) == {kind.__name__ for kind in AnyPromise.__args__}
    assert not [verdict for verdict in figures.verdicts if verdict.endswith("broken")]


def test_the_same_seed_plays_the_same_game() -> None:
    totals = []
    for seed in ("a", "a", "b"):
        game = Watch(seed, ("regular",), Figures())
        game.play()
        totals.append(game.state.totals)
    assert totals[0] == totals[1] != totals[2]


@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("boss", "novice"), ("boss", "regular")])
def test_judgement_pays(better: str, worse: str) -> None:
    """Two against two: together they take more, in games that are always the same."""
    match = Match("cosa-nostra", (better, worse) * 2, "tournament", None, None)
    games = [play_game(match, number).totals for number in range(6)]
    assert sum(sum(totals[::2]) for totals in games) > 1.15 * sum(sum(totals[1::2]) for totals in games)
