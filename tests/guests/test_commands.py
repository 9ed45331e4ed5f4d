"""The commands that seat players from outside: the real ones."""

from __future__ import annotations

import json
import subprocess
from itertools import cycle, islice
from pathlib import Path

import pytest

from sitdown.texts import LANGUAGES, Texts
from tests.cli.terminal import COMMAND, environment

from .tables import BOTS, answering

SHORT = ("-o", "turn_limit=3", "-o", "snap_seconds=1", "-o", "reflexes=quick")


def run(data: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMMAND, *arguments],
        input=given,
        capture_output=True,
        text=True,
        env=environment(data),
        timeout=120,
        check=False,
    )


def answers(number: int) -> str:
    return "\n".join(islice(cycle("102030143105"), number)) + "\n"


def test_a_program_sits_at_the_terminals_table_and_a_saved_game_runs_none(tmp_path: Path) -> None:
    """Its command is in no log. Who goes on with the game finds the caretaker in its place."""
    mark = tmp_path / "begun"
    bot = tmp_path / "bot.sh"
    bot.write_text(f"#!/bin/sh\necho . >>{mark}\nexec {BOTS / 'first.sh'}\n", "utf-8")
    bot.chmod(0o755)
    play = ("play", "omerta", "--players", "3", "--pace", "0", *SHORT)
    begun = run(
        tmp_path, *play, "--bots", f"mine=stdio:{bot},random", "--transcripts", str(tmp_path / "said"), given="1\n2\n"
    )
    assert begun.returncode == 0, begun.stderr
    assert len(mark.read_text("utf-8").splitlines()) == 2  # to see whether it can be begun, and for the game
    (log,) = (tmp_path / "games").glob("*.jsonl")
    assert json.loads(log.read_text("utf-8").splitlines()[0])["seats"] == ["guest", "stdio:mine", "random"]
    assert str(bot) not in log.read_text("utf-8")
    assert len(list((tmp_path / "said").iterdir())) == 1
    gone_on = run(tmp_path, "play", "omerta", "--pace", "0", "--resume", given=answers(3000))
    assert gone_on.returncode == 0, gone_on.stderr
    assert Texts("en", "omerta").say("final-title").upper() in gone_on.stdout
    assert len(mark.read_text("utf-8").splitlines()) == 2


def test_a_log_that_names_a_command_is_nobodys_to_run(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    log = tmp_path / "evil.jsonl"
    header = {"game": "omerta", "rules": 1, "options": {}, "seats": ["guest", f"stdio:touch {mark}", "random"]}
    log.write_text(json.dumps(header) + "\n", "utf-8")
    done = run(tmp_path, "play", "omerta", "--pace", "0", "--resume", str(log))
    assert done.returncode == 2  # it is the name of a person, and there are two
    assert not mark.exists()


def test_what_is_wrong_with_an_invitation_is_one_line_in_every_language(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        done = run(tmp_path, "arena", "omerta", "--bots", "stdio:/no/such,random", "--lang", lang)
        assert done.returncode == 2
        assert "/no/such" in done.stderr
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("arena", "omerta", "--bots", "text:http://example.com/v1,random"), "not on this machine"),
        (("arena", "omerta", "--bots", "stdio:cat,random", "--budget", "seconds=never"), "seconds"),
        (("arena", "omerta", "--bots", "stdio:cat,random", "--budget", "speed=1"), "speed"),
        (("sim", "omerta", "--bots", "stdio:'x"), "no command"),
        (("dataset", "omerta", "/no/such/folder/x.parquet", "--games", "1"), "/no/such/folder"),
        (("exploit", "omerta", "--bot", "nobody"), "nobody"),
        (("exploit", "omerta", "--bot", "random", "--worlds", "1"), "--worlds"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_line(arguments: tuple[str, ...], word: str, tmp_path: Path) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 2, done.stdout
    assert word in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_arena_says_what_went_wrong(tmp_path: Path) -> None:
    bots = '"' + f"frail={answering('sys.exit(9)')}".replace('"', '""') + '",random,random'
    done = run(tmp_path, "arena", "omerta", "--bots", bots, "--games", "3", "--to-the-end", "-o", "turn_limit=3")
    assert done.returncode == 0, done.stderr
    assert "stdio:frail, in 3 games: it ended with exit code 9. The default was played." in done.stdout.replace(
        "\n", " "
    )


def test_a_league_is_told_in_every_language_and_as_json(tmp_path: Path) -> None:
    league = (
        "arena",
        "omerta",
        "--league",
        str(tmp_path / "league"),
        "--bots",
        "novice,random,random",
        "-o",
        "turn_limit=5",
    )
    for lang in LANGUAGES:
        done = run(tmp_path, *league, "--games", "3", "--lang", lang)
        assert done.returncode == 0, done.stderr
        assert "novice" in done.stdout
        assert str(tmp_path / "league") in done.stdout.replace("\n", "")
    table = json.loads(run(tmp_path, *league, "--games", "3", "--json").stdout)
    assert table["games"] == 15
    assert table["standings"]["novice"]["interval"] is not None
    other = run(tmp_path, *league, "-o", "turn_limit=6", "--games", "3")
    assert other.returncode == 2
    assert "options" in other.stderr
