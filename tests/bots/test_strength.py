"""Who beats whom, in a small tournament. Finer differences need more games: docs/bots.md."""

import pytest

from sitdown.arena.simulate import Match, play_game


@pytest.mark.parametrize("name", ["sharp", "novice"])
def test_judgement_beats_chance(name: str) -> None:
    """Two against two: their mean score is the lower one in every game but a freak."""
    match = Match("omerta", (name, "random") * 2, "tournament", None, None)
    totals = [play_game(match, number).totals for number in range(16)]
    assert sum(row[0] + row[2] < row[1] + row[3] for row in totals) >= 15


def test_calls_are_made_when_they_succeed() -> None:
    match = Match("omerta", ("sharp",) * 4, "calls", None, None)
    tallies = [play_game(match, number).tally for number in range(10)]
    made = sum(tally["calls", seat] for tally in tallies for seat in range(4))
    succeeded = sum(tally["calls_succeeded", seat] for tally in tallies for seat in range(4))
    assert made == 40
    assert succeeded >= 0.8 * made


@pytest.mark.parametrize(("better", "worse"), [("regular", "novice"), ("sharp", "regular")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """Two against two: in 60 games they win more often than not (in about two of three, over thousands)."""
    match = Match("omerta", (better, worse) * 2, "levels", None, None)
    winners = [play_game(match, number).winners for number in range(60)]
    share = sum(sum(seat % 2 == 0 for seat in row) / len(row) for row in winners)
    assert share > 32


@pytest.mark.parametrize("name", ["sharp", "novice"])
@pytest.mark.parametrize("characters", [{"snitch": 20}, {"patrol": 10, "mamma": 10}, {"witness": 20}])
def test_every_deck_comes_to_an_end(name: str, characters: dict[str, int]) -> None:
    match = Match("omerta", (name,) * 3, "decks", {"characters": characters}, None)
    assert play_game(match, 0).tally["rounds", -1] == 3
