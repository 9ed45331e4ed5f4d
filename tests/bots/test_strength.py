"""Who beats whom, in a small tournament. Finer differences need more games: docs/bots.md."""

import pytest

from sitdown.arena.simulate import Match, play_game


@pytest.mark.parametrize("name", ["sharp", "novice"])
def test_judgement_beats_chance(name: str) -> None:
    """Two against two: their mean score is the lower one in at least nine games of ten (in 99 of 100, over 400 games)."""
    match = Match("omerta", (name, "random") * 2, "tournament", None, None)
    totals = [play_game(match, number).totals for number in range(60)]
    assert sum(row[0] + row[2] < row[1] + row[3] for row in totals) >= 54


def test_calls_are_made_when_they_succeed() -> None:
    match = Match("omerta", ("sharp",) * 4, "calls", None, None)
    tallies = [play_game(match, number).tally for number in range(10)]
    made = sum(tally["calls", seat] for tally in tallies for seat in range(4))
    succeeded = sum(tally["calls_succeeded", seat] for tally in tallies for seat in range(4))
    assert made == 40
    assert succeeded >= 0.8 * made


@pytest.mark.parametrize("name", ["sharp", "novice"])
@pytest.mark.parametrize("characters", [{"snitch": 20}, {"patrol": 10, "mamma": 10}, {"witness": 20}])
def test_every_deck_comes_to_an_end(name: str, characters: dict[str, int]) -> None:
    match = Match("omerta", (name,) * 3, "decks", {"characters": characters}, None)
    assert play_game(match, 0).tally["rounds", -1] == 3
