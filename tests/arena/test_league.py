"""A league goes on from run to run, and the games are the league's, however many runs they are played in."""

from __future__ import annotations

import fcntl
import json
from pathlib import Path

import pytest

from sitdown.arena.elo import elo
from sitdown.arena.league import BadLeague, Table, play_league, read_league, table
from sitdown.arena.runners import runner
from sitdown.games.omerta import OMERTA

SHORT = {"turn_limit": 10}
BOTS = ["novice", "random", "regular"]


def played(file: Path, games: int, bots: list[str] = BOTS, seed: str | None = "1", jobs: int = 1) -> Table:
    return play_league(file, OMERTA, bots, games, seed, runner(jobs), players=3, options=SHORT)


def test_two_short_runs_are_one_long_one(tmp_path: Path) -> None:
    first, second, whole = [tmp_path / name for name in ("one", "two", "three")]
    played(first, 3, [*BOTS, "sharp"])
    parts = played(first, 9, [*BOTS, "sharp"])
    assert played(whole, 12, [*BOTS, "sharp"], jobs=2) == parts
    assert first.read_bytes() == whole.read_bytes()
    assert played(second, 12, [*BOTS, "sharp"], seed="2") != parts
    assert len({tuple(sorted(line.bots)) for line in read_league(whole)[1]}) == 4  # all tables that can be made of them


def test_who_stands_where(tmp_path: Path) -> None:
    found = played(tmp_path / "league", 24)
    assert (found.games, found.deals) == (24, 8)
    standings = found.standings
    assert list(standings)[-1] == "random"
    assert sum([each.elo for each in standings.values()]) / 3 == pytest.approx(1500)
    assert sum([each.win_share for each in standings.values()]) == pytest.approx(1)
    for each in standings.values():
        assert each.interval is not None
        assert each.interval[0] <= each.elo <= each.interval[1]
        assert each.interval[0] < each.interval[1]
    assert standings["random"].interval[1] < min(standings["novice"].elo, standings["regular"].elo)  # type: ignore[index]


def test_a_newcomer_joins_and_of_few_deals_there_is_no_interval(tmp_path: Path) -> None:
    played(tmp_path / "league", 15)
    found = played(tmp_path / "league", 3, ["sharp", "random", "novice"])
    assert found.standings["sharp"].interval is None
    assert found.standings["random"].interval is not None
    assert found.games == 18


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    """In the middle of a line, or of a deal: what is missing is played again."""
    file, whole = tmp_path / "league", tmp_path / "whole"
    played(whole, 9)
    lines = whole.read_bytes().splitlines(keepends=True)
    for cut in (b"".join(lines[:6]), b"".join(lines[:7]) + lines[7][:20], lines[0], lines[0][:-9]):
        file.write_bytes(cut)
        played(file, 9 - 3 * ((len(cut.splitlines()) - 1) // 3))
        assert file.read_bytes() == whole.read_bytes()


def test_another_league_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "league"
    played(file, 3)
    before = file.read_bytes()
    for more, why in (
        (("2", SHORT, 3), "seed is 1, not 2"),
        (("1", {}, 3), "options"),
        (("1", SHORT, 4), "players is 3, not 4"),
    ):
        seed, options, players = more
        with pytest.raises(BadLeague, match=why):
            play_league(file, OMERTA, BOTS, 3, seed, runner(1), players=players, options=options)
    assert file.read_bytes() == before
    played(file, 3, seed=None)  # its own seed, where none is given
    file.write_bytes(b"{}\n")
    with pytest.raises(BadLeague, match="line 1"):
        played(file, 3)
    file.write_bytes(before + b'{"deal":1}\n')
    with pytest.raises(BadLeague, match="line 5"):
        played(file, 3)


def test_one_run_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "league"
    with file.open("ab") as book:
        fcntl.flock(book, fcntl.LOCK_EX)
        with pytest.raises(BadLeague, match="another run"):
            played(file, 3)
    played(file, 3)


def test_strength_is_what_bradley_and_terry_say() -> None:
    """Two who met: the odds are the ratio of what each has won, with the drawn game that keeps it in bounds."""
    found = elo(["a", "b"], {("a", "b"): 9.5, ("b", "a"): 0.0 + 0.5})
    assert found["a"] - found["b"] == pytest.approx(400, abs=0.5)  # ten to one
    found = elo(["a", "b", "c"], {("a", "b"): 5, ("b", "a"): 5, ("b", "c"): 5, ("c", "b"): 5})
    assert [found[name] for name in "abc"] == pytest.approx([1500] * 3)


def test_a_line_is_as_documented(tmp_path: Path) -> None:
    played(tmp_path / "league", 3)
    first, line = [json.loads(line) for line in (tmp_path / "league").read_text("utf-8").splitlines()[:2]]
    assert first == {"league": 1, "game": "omerta", "rules": 1, "players": 3, "options": SHORT, "seed": "1"}
    assert line.keys() == {"deal", "bots", "totals", "winners", "troubles"}
    charter, games = read_league(tmp_path / "league")
    assert table(charter, games).games == 3
