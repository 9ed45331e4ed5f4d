"""Many games: reproducible, on however many processors, and written down if one likes."""

from pathlib import Path

import msgspec
import pytest

from sitdown.arena.report import Report
from sitdown.arena.simulate import Match, play_game, simulate
from sitdown.bots import UnknownBot
from sitdown.core.codec import decode, encode
from sitdown.core.game import BadTable
from sitdown.core.log import resume
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.omerta import OMERTA, Omerta, OmertaOptions

SEATS = ["random", "sharp"]


def timeless(report: Report) -> Report:
    return msgspec.structs.replace(report, seconds=0.0, us_per_decision=0.0)


def test_the_same_seed_gives_the_same_result_whatever_the_jobs() -> None:
    one = simulate(OMERTA, SEATS, 9, 7, players=3)
    two = simulate(OMERTA, SEATS, 9, 7, players=3, jobs=2)
    assert timeless(one) == timeless(two)
    assert timeless(one) != timeless(simulate(OMERTA, SEATS, 9, 8, players=3))


def test_fewer_games_are_the_first_of_more() -> None:
    match = Match("omerta", ("random",) * 3, 7, None, None)
    report = simulate(OMERTA, ["random"] * 3, 2, 7)
    results = [play_game(match, number) for number in range(2)]
    assert report.decisions == sum(result.decisions for result in results)
    assert results[0] != results[1]


def test_bots_sit_as_named_and_the_row_is_repeated() -> None:
    report = simulate(OMERTA, SEATS, 3, 1, players=5)
    assert report.bots == ("random", "sharp", "random", "sharp", "random")
    assert report.by_bot["sharp"].seats == (1, 3)
    assert simulate(OMERTA, ["random"] * 4, 1, 1).players == 4


def test_a_report_adds_up_and_goes_through_json() -> None:
    report = simulate(OMERTA, SEATS, 6, 1, players=4)
    assert sum(report.wins) == pytest.approx(6)
    assert sum(standing.wins for standing in report.by_bot.values()) == pytest.approx(6)
    assert report.counts["rounds"] == 6 * 4
    assert report.counts["calls"] == sum(standing.counts["calls"] for standing in report.by_seat) == 6 * 4
    assert report.us_per_decision == pytest.approx(report.seconds * 1e6 / report.decisions)
    written = encode(report)
    assert decode(written, Report) == report
    wanted = {"game", "players", "games", "decisions", "seconds", "us_per_decision", "wins", "mean_scores"}
    assert wanted <= decode(written, dict).keys()


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_game_is_written_down_and_can_be_played_again(tmp_path: Path, jobs: int) -> None:
    report = simulate(OMERTA, SEATS, 3, 5, players=3, jobs=jobs, log_dir=tmp_path / "logs", options={"turn_limit": 20})
    logs = sorted((tmp_path / "logs").iterdir())
    assert [log.name for log in logs] == ["000000.jsonl", "000001.jsonl", "000002.jsonl"]
    sums = [0, 0, 0]
    for log in logs:
        session = resume(log.read_bytes().splitlines())
        assert session.header.seats == ("random", "sharp", "random")
        assert isinstance(session.state, Omerta)
        assert session.state.over
        sums = [total + score for total, score in zip(sums, session.state.totals, strict=True)]
    assert tuple(total / 3 for total in sums) == pytest.approx(report.mean_scores)


def test_talk_is_written_down_too(tmp_path: Path) -> None:
    report = simulate(COSA_NOSTRA, ["regular", "random", "regular"], 2, 5, log_dir=tmp_path, options={"rounds": 3})
    assert report.counts["rounds"] == 6
    logs = [log.read_bytes() for log in sorted(tmp_path.iterdir())]
    assert sum([log.count(b'"AcceptOffer"') for log in logs]) == report.counts["deals"] > 0
    assert [resume(log.splitlines()).state.over for log in logs] == [True, True]


def test_options_are_the_tables() -> None:
    plain = simulate(OMERTA, ["sharp"] * 3, 3, 1)
    short = simulate(OMERTA, ["sharp"] * 3, 3, 1, options={"turn_limit": 1})
    assert plain.counts["calls"] == 9
    assert short.counts["calls"] == 0
    assert timeless(short) == timeless(simulate(OMERTA, ["sharp"] * 3, 3, 1, options=OmertaOptions(turn_limit=1)))


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    simulate(OMERTA, ["random"] * 3, 4, 1, progress=told.append)
    assert told == [1, 2, 3, 4]


def test_a_table_that_cannot_be_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="'genius'; there are"):
        simulate(OMERTA, ["random", "genius", "random"], 1, log_dir=tmp_path / "logs")
    with pytest.raises(BadTable, match="3 to 5 players, not 2"):
        simulate(OMERTA, ["random"] * 2, 1)
    with pytest.raises(BadTable, match="snap_seconds"):
        simulate(OMERTA, ["random"] * 3, 1, options={"snap_seconds": 99})
    with pytest.raises(ValueError, match="at least one game"):
        simulate(OMERTA, ["random"] * 3, 0)
    assert not (tmp_path / "logs").exists()
