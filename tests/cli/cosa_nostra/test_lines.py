"""Where there is no terminal La Cosa Nostra is played line by line; and a game of it can be looked at again."""

from __future__ import annotations

import json
import subprocess
from itertools import cycle, islice
from pathlib import Path

import pytest

from sitdown.arena.simulate import simulate
from sitdown.core.log import replay
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.texts import LANGUAGES, Texts
from tests.cli.terminal import COMMAND, Terminal, environment

SEAT = 1


def run(data: Path, *arguments: str, lines: str = "") -> str:
    done = subprocess.run(
        [COMMAND, *arguments], input=lines, capture_output=True, text=True, env=environment(data), timeout=60, check=False
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_by_lines_in_every_language(tmp_path: Path, lang: str) -> None:
    lines = "\n".join(islice(cycle("10211"), 6000)) + "\n"
    options = ("--pace", "0", "--bots", "random", "--players", "3", "--option", "rounds=3", "--seed", "1")
    said = run(tmp_path, "play", "cosa-nostra", *options, "--lang", lang, lines=lines)
    assert Texts(lang, "cosa-nostra").say("final-title").upper() in said
    assert "\x1b" not in said


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game between bots, written down."""
    folder = tmp_path_factory.mktemp("logs")
    simulate(COSA_NOSTRA, ["regular"] * 3, 1, 1, options={"rounds": 3}, log_dir=folder)
    (file,) = folder.glob("*.jsonl")
    return file


def test_as_a_seat_a_replay_is_what_the_engine_lets_that_seat_see(log: Path, tmp_path: Path) -> None:
    shown = [json.loads(line) for line in run(tmp_path, "replay", str(log), "--json", "--seat", str(SEAT)).splitlines()]
    played = replay(log.read_bytes().splitlines())
    seen = [sight for entry in played for event in entry.events if (sight := event.seen_by(SEAT)) is not None]
    assert [event["type"] for step in shown for event in step["events"]] == [type(event).__name__ for event in seen]
    assert all(event["job"] is None for step in shown for event in step["events"] if hidden(event))
    assert any(step["view"]["jobs"] for step in shown)


def hidden(event: dict[str, object]) -> bool:
    return event["type"] == "JobPlanned" and event["seat"] != SEAT


def test_with_all_cards_open_every_hand_is_there(log: Path, tmp_path: Path) -> None:
    shown = [json.loads(line) for line in run(tmp_path, "replay", str(log), "--json").splitlines()]
    assert any(all(step["view"]["job_hands"]) for step in shown)
    tasks = [
        task
        for step in shown
        for player in step["view"]["players"]
        for man in player["crew"]
        for task in man["tasks"]
        if task["business"] is None
    ]
    assert tasks
    assert all(task["job"] for task in tasks)


def test_on_paper_it_ends_with_the_count(log: Path, tmp_path: Path) -> None:
    said = run(tmp_path, "replay", str(log))
    assert "THE FINAL COUNT" in said
    assert " goes out for " in said


def test_on_a_terminal_one_can_go_back_and_forth(log: Path, tmp_path: Path) -> None:
    with Terminal(tmp_path, "replay", str(log)) as terminal:
        terminal.wait(lambda seen: " 1 of " in seen.screen)
        first = terminal.screen
        assert "all cards open" in first
        terminal.press("2")
        terminal.wait(lambda seen: "Round II of III" in seen.screen)
        terminal.press("p")
        terminal.wait(lambda seen: "Round I of III" in seen.screen)
        terminal.press("1")
        terminal.wait(lambda seen: seen.screen == first)
        terminal.press("q")
        assert terminal.end() == 0
        assert terminal.restored
