"""Installed, it is a game like any other: for bots, learners, at the terminal and on the server."""

from __future__ import annotations

import asyncio
import json
import subprocess
from pathlib import Path

import pytest
from pettingzoo.test import api_test
from tests.cli.terminal import COMMAND, Terminal, environment
from tests.server.online import Server, anything, online

import sitdown
from sitdown.arena.contest import contest
from sitdown.arena.runners import runner
from sitdown.envs import rollouts, table_env

GAME = "liars-dice"


def run(folder: Path, *arguments: str, said: str = "", status: int = 0) -> str:
    done = subprocess.run(
        [COMMAND, *arguments], input=said, capture_output=True, text=True, env=environment(folder), timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A game of two bots, written down."""
    run(tmp_path, "sim", GAME, "--bots", "counter,random", "--games", "1", "--seed", "1", "--log", str(tmp_path))
    return tmp_path / "000000.jsonl"


def test_its_bot_beats_chance_in_the_arena() -> None:
    report = contest(sitdown.game_named(GAME), ["counter", "random"], 60, 1, runner(1), players=4)
    assert report.bots["counter"].win_share > 0.8


def test_the_command_plays_contests_of_it(tmp_path: Path) -> None:
    told = json.loads(run(tmp_path, "arena", GAME, "--bots", "counter,random", "--games", "4", "--json"))
    assert told["game"] == GAME
    assert "counter" in run(tmp_path, "arena", GAME, "--bots", "counter,random", "--games", "4")


@pytest.mark.filterwarnings("ignore::UserWarning")  # it warns of every space with a mask
def test_it_is_an_environment() -> None:
    api_test(table_env(GAME, 3), num_cycles=300)
    played = rollouts(GAME, ["counter", "random"], 3, seed=1)
    assert len(played["actions"]) == played["lengths"].sum()


def test_a_game_is_looked_at_again(tmp_path: Path, log: Path) -> None:
    open_cups, one_seat = run(tmp_path, "replay", str(log)), run(tmp_path, "replay", str(log), "--seat", "1")
    assert "counter looks under the cup." in open_cups
    assert "You roll" in one_seat
    assert "random wins." in one_seat or "counter wins." in one_seat


def test_it_has_no_coach(tmp_path: Path, log: Path) -> None:
    assert run(tmp_path, "coach", str(log), "--seat", "0", status=2) == "liars-dice has no coach.\n"


def test_a_script_plays_it_to_the_end(tmp_path: Path) -> None:
    told = run(tmp_path, "play", GAME, "--pace", "0", "--seed", "1", said="1\n2\n3\n" * 200)
    assert "You roll" in told
    assert "Raise the bid, or doubt it?\n[1] Doubt it   [2] Bid …" in told
    assert "Won by: " in told
    assert "replay" in told
    assert "coach" not in told


def test_a_person_plays_it_at_a_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", GAME, "--seed", "1", "--pace", "0", "--option", "dice=1") as terminal:
        terminal.wait(lambda seen: "Under the cups" in seen.screen)
        terminal.answer(lambda seen: "1" if "[1]" in seen.screen else "", until=lambda seen: False)
        assert terminal.end() == 0
        assert terminal.restored
        assert "Won by: " in terminal.output


def test_people_and_a_bot_play_it_online(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        assert GAME in [game["game"] for game in await server.get("/api/games")]
        mine = await server.sets_up(GAME, None, None, "counter", options={"dice": 2})
        code = mine["table"]
        yours = await server.post(f"/api/tables/{code}/seats", nickname="Bob")
        async with server.joined(code, mine["token"]) as ada, server.joined(code, yours["token"]) as bob:
            last, other = await asyncio.gather(ada.plays(anything, 1), bob.plays(anything, 2))
        assert last["view"]["winners"] == other["view"]["winners"] != []
        assert any(None in dice for frame in ada.frames if "view" in frame for dice in frame["view"]["dice"][1:])
        story = await server.get(f"/api/tables/{code}/story?seat=0")
        assert story
        refused = await server.http.get(f"/api/tables/{code}/coach?seat=0")
        assert (refused.status_code, refused.json()["why"]) == (404, "no-coach")

    online(tmp_path, play)
