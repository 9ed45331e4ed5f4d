"""`import sitdown` is enough to start."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sitdown
from sitdown.cli import MISSING
from sitdown.core.game import BadTable
from sitdown.games.omerta.records.actions import Peek
from sitdown.games.omerta.records.events import Peeked

HEAVY = {
    "aiosqlite",
    "cyclopts",
    "fluent.runtime",
    "jinja2",
    "numpy",
    "openskill",
    "rich",
    "sqlalchemy",
    "starlette",
    "uvicorn",
}


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)


def test_a_game_is_dealt_and_ready() -> None:
    game = sitdown.new("omerta", players=4, seed=1932)
    assert game.ask is not None
    assert game.ask.seats == (0, 1, 2, 3)
    assert Peek(0, 1) in game.options(0)
    assert game.options(4) == ()
    assert game.view(0).seat == 0
    assert (game.over, game.winners, game.totals) == (False, [], [0, 0, 0, 0])


@pytest.mark.parametrize("players", [0, 2, 6, -1, 10**12, True, 3.0, "3", [3]])
def test_a_table_for_so_many_is_refused_at_once(players: Any) -> None:
    with pytest.raises(BadTable, match="3 to 5 players"):
        sitdown.new("omerta", players=players)
    with pytest.raises(BadTable, match="3 to 5 players"):
        sitdown.simulate("omerta", ["random"], games=1, players=players)


def test_the_same_seed_deals_the_same_cards() -> None:
    one, same, other = [sitdown.new("omerta", seed=seed) for seed in (1, 1, 2)]
    assert one.game.write(one.state) == same.game.write(same.state) != other.game.write(other.state)
    assert one.state.players == one.game.usual.players


def test_a_move_is_a_text_or_a_record() -> None:
    text, record = [sitdown.new("omerta", players=3, seed=1) for _ in range(2)]
    told = text.play(1, "peek 0 3")
    assert told == record.play(1, Peek(0, 3))
    assert isinstance(told[0], Peeked)
    assert text.log() == record.log()


def test_what_is_not_allowed_raises_and_changes_nothing() -> None:
    game = sitdown.new("omerta", players=3, seed=1)
    before = game.log(), game.game.write(game.state)
    for wrong, move in ((sitdown.Illegal, "swap 2"), (sitdown.Malformed, "castle"), (sitdown.Illegal, Peek(0, 9))):
        with pytest.raises(wrong):
            game.play(0, move)
    assert (game.log(), game.game.write(game.state)) == before
    for opened in ({"players": 9}, {"players": 0}, {"turn_limit": "ten"}):
        with pytest.raises(sitdown.BadTable):
            sitdown.new("omerta", **opened)
    with pytest.raises(sitdown.UnknownGame):
        sitdown.new("whist")


def test_whoever_guesses_does_not_change_the_game() -> None:
    plain, guessing = [sitdown.new("omerta", players=3, seed=1, turn_limit=5) for _ in range(2)]
    while not plain.over:
        plain.play_any()
        guessing.guess(0)
        guessing.play_any()
    assert plain.log() == guessing.log()
    assert guessing.play_any() == []
    assert guessing.guess(0).knowledge(0) == guessing.knowledge(0)


def test_a_game_is_written_down_and_played_again(tmp_path: Path) -> None:
    game = sitdown.new("cosa-nostra", players=3, seed=1, rounds=3)
    while not game.over:
        game.play_any()
    game.save(tmp_path / "game.jsonl")
    for log in (str(tmp_path / "game.jsonl"), game.log()):
        *_, last = sitdown.replay(log)
        assert (last.state.totals, last.state.winners) == (game.totals, game.winners)


def test_bots_play_many_games() -> None:
    report = sitdown.simulate("omerta", bots=["sharp", "random"], games=3, seed=1, turn_limit=20)
    assert (report.games, report.players, report.bots) == (3, 3, ("sharp", "random", "sharp"))
    assert sitdown.simulate("omerta", ["sharp", "random"], 3, 1, turn_limit=20).by_bot == report.by_bot


def test_every_name_is_there_and_the_types_know_it() -> None:
    tree = ast.parse(Path(sitdown.__file__).read_text("utf-8"))
    typed = [
        alias.asname
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname
    ]
    assert sorted(typed) == sitdown.__all__ == dir(sitdown)
    for name in sitdown.__all__:
        assert getattr(sitdown, name).__module__.startswith("sitdown.") if name != "CLOCK" else sitdown.CLOCK == -1
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        sitdown.nothing  # noqa: B018


def test_it_loads_only_what_is_asked_for() -> None:
    at_once = run("import sitdown, sys; print(*sys.modules)").stdout.split()
    assert not {"msgspec", "sitdown.core.kernel"} & set(at_once)
    played = run('import sitdown, sys; sitdown.simulate("omerta", ["sharp"], 1); print(*sys.modules)').stdout.split()
    assert "sitdown.arena.simulate" in played
    assert not HEAVY & set(played)


def test_the_command_says_what_it_needs() -> None:
    done = run("import sys; sys.modules['cyclopts'] = None\nfrom sitdown.cli import main; main()")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"{MISSING}\n")
    broken = run("import sys; sys.modules['sitdown.terminal.refusal'] = None\nfrom sitdown.cli import main; main()")
    assert "Traceback" in broken.stderr
