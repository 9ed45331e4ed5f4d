"""`sitdown bench`, run for fractions of a second: that the figures are there, not what they are."""

from __future__ import annotations

import json
import platform
import sys
from itertools import product
from time import process_time
from typing import Any

import pytest
from cyclopts import CycloptsError

from sitdown.arena.bench import POSITIONS, bench, is_compiled, sample
from sitdown.arena.peers import PEERS, Peer
from sitdown.cli.app import app
from sitdown.core.registry import all_games
from sitdown.games.cosa_nostra import COSA_NOSTRA, CosaNostra
from sitdown.games.omerta import OMERTA, Omerta

FIGURES = {"decision_us", "playout_us", "clone_us", "guess_us", "view_us", "knowledge_us"}
BRIEFLY = ["--seconds", "0.001"]


def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no peer be imported, whether it is installed or not."""
    for package in ("pyspiel", "catanatron", "rlcard"):
        monkeypatch.setitem(sys.modules, package, None)


def test_every_figure_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    app(["bench", "--json", "--no-peers", *BRIEFLY])
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert figures["compiled"] is is_compiled()
    assert figures["python"] == platform.python_version()
    assert figures["games"].keys() == {game.name for game in all_games()}
    for found in figures["games"].values():
        assert found.keys() == FIGURES
        assert all(us > 0 for us in found.values())
    assert figures["peers"] == {}


def test_a_peer_that_is_not_installed_has_no_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    alone(monkeypatch)
    app(["bench", "--json", *BRIEFLY])
    assert json.loads(capsys.readouterr().out)["peers"] == {peer.name: None for peer in PEERS}


def test_a_table_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    alone(monkeypatch)
    app(["bench", *BRIEFLY])
    shown = capsys.readouterr().out
    assert "omerta" in shown
    assert shown.count("not installed") == len(PEERS)


def test_a_peer_is_measured_beside_the_slowest_of_ours() -> None:
    def ponder() -> int:
        """A game of two decisions, a millisecond each."""
        until = process_time() + 0.002
        while process_time() < until:
            pass
        return 2

    figures = bench(all_games(), [Peer("pondering", lambda: ponder)], 0.001)
    found = figures.peers["pondering"]
    assert found is not None
    assert 1000 <= found.decision_us < 2000
    assert found.ratio == pytest.approx(found.decision_us / max(ours.decision_us for ours in figures.games.values()))


def test_positions_are_from_all_over_the_game() -> None:
    found = sample(OMERTA)
    tables = [g for g, _ in found if isinstance(g, Omerta)]
    assert {g.round for g in tables} == {1, 2, 3, 4}
    assert sum(g.turns > 4 for g in tables) > POSITIONS / 2  # past everybody's first turn
    families = sample(COSA_NOSTRA)
    assert {(g.round, g.view(None).phase) for g, _ in families if isinstance(g, CosaNostra)}.issuperset(
        product((1, 2, 3, 4), ("planning", "action"))
    )
    for positions in (found, families):
        assert len(positions) == POSITIONS
        assert all(g.ask is not None and seat in g.ask.seats for g, seat in positions)


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_a_time_that_cannot_be(seconds: str) -> None:
    with pytest.raises(CycloptsError):
        app(["bench", "--seconds", seconds], exit_on_error=False, print_error=False)
