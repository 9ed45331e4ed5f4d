"""`sitdown sim`: the same seed, the same result, whatever the number of jobs."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sitdown.cli.sim import sim
from tests.cli.terminal import COMMAND, environment

ARGUMENTS = ("sim", "omerta", "--players", "4", "--games", "12", "--bots", "random,sharp", "--seed", "1")


def run(data: Path, *more: str) -> str:
    done = subprocess.run(
        [COMMAND, *ARGUMENTS, *more], capture_output=True, text=True, env=environment(data), timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def but_for_time(output: str) -> dict[str, Any]:
    report = json.loads(output)
    assert isinstance(report, dict)
    assert report.pop("seconds") > 0
    assert report.pop("us_per_decision") > 0
    return report


def test_the_same_seed_gives_the_same_report_with_one_job_and_with_two(tmp_path: Path) -> None:
    one = but_for_time(run(tmp_path, "--json"))
    assert one == but_for_time(run(tmp_path, "--json", "--jobs", "2"))
    assert one["game"] == "omerta"
    assert one["players"] == 4
    assert one["games"] == 12
    assert one["decisions"] > 100
    assert one["bots"] == ["random", "sharp", "random", "sharp"]
    assert sum(one["wins"]) == pytest.approx(12)
    assert len(one["mean_scores"]) == 4


def test_in_words_it_says_the_same(tmp_path: Path) -> None:
    report = but_for_time(run(tmp_path, "--json"))
    table = run(tmp_path)
    assert "12 games of omerta, 4 players" in table
    assert f"{report['decisions']:,} decisions" in table
    for score in report["mean_scores"]:
        assert f"{score:.2f}" in table


def test_every_game_can_be_written_down(tmp_path: Path) -> None:
    run(tmp_path, "--log", str(tmp_path / "logs"))
    assert len(list((tmp_path / "logs").glob("*.jsonl"))) == 12


def test_the_json_is_one_object(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    sim("omerta", games=2, json=True)
    output = capfdbinary.readouterr()
    assert output.err == b""
    assert json.loads(output.out)["players"] == 3
