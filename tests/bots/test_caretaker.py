"""Who looks after a seat never trades, promises, calls, or breaks a word."""

from __future__ import annotations

import pytest

from sitdown.bots import UnknownBot, bot_named, bot_names
from sitdown.bots.caretaker import CARETAKER, Caretaker
from sitdown.core.registry import game_named
from tests.bots.minded import Minded, minded
from tests.conformance.play import DEPTH

GAMES = range(round(60 * DEPTH))  # 2,000 of each: bench/caretaker.py


@pytest.mark.parametrize("game", ["omerta", "cosa-nostra"])
def test_he_does_nothing_that_is_not_his_to_do(game: str) -> None:
    found = Minded()
    for number in GAMES:
        found.add(minded(game, number))
    assert found.wrong == []
    tempted = {
        "omerta": ("DrawDeck", "Try"),
        "cosa-nostra": ("words given", "offers", "peace kept", "Settle", "CarryOut"),
    }
    assert all(found.seen[what] for what in tempted[game]), found.seen


def test_without_his_policy_he_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games show what is wrong with a player who simply plays on."""
    monkeypatch.setattr("tests.bots.minded.CARETAKER", "random")
    found = Minded()
    for game in ("omerta", "cosa-nostra"):
        for number in range(12):
            found.add(minded(game, number))
    assert any("CallOmerta" in wrong for wrong in found.wrong) or any("gave his word" in wrong for wrong in found.wrong)
    assert any("broke his word" in wrong for wrong in found.wrong)


def test_nobody_sits_down_with_him() -> None:
    for game in (game_named("omerta"), game_named("cosa-nostra")):
        assert CARETAKER not in bot_names(game)
        assert isinstance(bot_named(game, CARETAKER, 1), Caretaker)
        with pytest.raises(UnknownBot):
            bot_named(game, "caretakers", 1)
