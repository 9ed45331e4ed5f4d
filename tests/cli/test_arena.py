"""`sitdown arena`: in words, as JSON, and as a page."""

import json
import subprocess
from pathlib import Path

import pytest

from sitdown import bots
from sitdown.arena.contest import contest
from sitdown.arena.runners import runner
from sitdown.bots.random import RandomBot
from sitdown.cli.arena import arena
from sitdown.cli.arena_page import page
from sitdown.games.omerta import OMERTA
from sitdown.texts import LANGUAGES, Texts
from tests.cli.terminal import COMMAND, environment

ARGUMENTS = ("arena", "omerta", "--bots", "novice,random,random", "--games", "6", "--seed", "1", "--to-the-end")


def run(data: Path, *arguments: str) -> str:
    done = subprocess.run(
        [COMMAND, *arguments], capture_output=True, text=True, env=environment(data), timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_json_has_what_a_bots_author_asks_for(tmp_path: Path) -> None:
    report = json.loads(run(tmp_path, *ARGUMENTS, "--json"))
    novice = report["bots"]["novice"]
    low, high = novice["interval"]
    assert 0 <= low <= novice["win_share"] <= high <= 1
    assert novice["rating"]["mu"] > report["bots"]["random"]["rating"]["mu"]
    assert novice["milliseconds"] > 0
    assert report["games"] == 6
    assert report["verdict"]["bot"] == "novice"


def test_in_words_and_as_a_page_it_says_the_same_in_every_language(tmp_path: Path) -> None:
    share = json.loads(run(tmp_path, *ARGUMENTS, "--json"))["bots"]["novice"]["win_share"]
    for lang in LANGUAGES:
        file = tmp_path / f"{lang}.html"
        words = run(tmp_path, *ARGUMENTS, "--lang", lang, "--html", str(file))
        page = file.read_text("utf-8")
        assert f"{100 * share:.1f}" in words
        assert f"{100 * share:.1f} %" in page
        assert page.count("<circle") == 3 * 2
        assert str(file) in words.replace("\n", "")


def test_where_there_is_little_room_no_number_is_cut_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "64")
    arena("omerta", bots="novice,random", games=2, seed="1", option=("turn_limit=3",))
    told = capsys.readouterr().out
    assert "±" in told
    assert "…" not in told


def test_a_bot_may_not_put_anything_into_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._added, "omerta", {"<script>": RandomBot})
    report = contest(OMERTA, ["<script>", "random", "random"], 1, 1, runner(1), players=3)
    assert "<script>" not in page(report, Texts("en", "omerta"))


def test_the_json_is_one_object(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    arena("omerta", bots="random", games=2, json=True)
    assert json.loads(capfdbinary.readouterr().out)["players"] == 4


def test_what_makes_no_sense_is_refused_in_a_line(tmp_path: Path) -> None:
    for arguments, word in (
        (("--bots", "nobody"), "nobody"),
        (("--bots", "random", "--share", "1.5"), "--share"),
        (("--bots", "random", "--games", "0"), "--games"),
        (("--bots", "random", "--games", "1", "--html", str(tmp_path / "no" / "page.html")), "page.html"),
    ):
        done = subprocess.run(
            [COMMAND, "arena", "omerta", *arguments],
            capture_output=True,
            text=True,
            env=environment(tmp_path),
            timeout=120,
            check=False,
        )
        assert done.returncode == 2
        assert word in done.stderr
        assert len(done.stderr.splitlines()) == 1
