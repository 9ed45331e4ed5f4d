"""A simple trader among bots: fewer games than bench/trader.py, the same questions."""

from __future__ import annotations

import pytest

from sitdown.games.cosa_nostra.bots.talk.diary import BUDGET
from tests.bots.trader import Dealings, trade

TABLES = [("boss",), ("sharp",), ("boss", "sharp", "regular"), ("novice", "regular")]


@pytest.fixture(scope="module")
def dealings() -> Dealings:
    found = Dealings()
    for number, levels in enumerate(TABLES):
        found.add(trade(levels, f"trader {number}"))
    return found


def test_he_is_offered_deals(dealings: Dealings) -> None:
    assert {"cash", "markers", "promises"} <= set(dealings.offered)


def test_some_of_his_fair_offers_are_accepted(dealings: Dealings) -> None:
    assert dealings.fair["accepted"] >= 3 * len(TABLES)


def test_none_of_his_absurd_ones_is(dealings: Dealings) -> None:
    assert dealings.absurd["refused"] > 10 * len(TABLES)
    assert not dealings.absurd["accepted"]


def test_nobody_floods_the_table(dealings: Dealings) -> None:
    assert 0 < dealings.most <= BUDGET


def test_he_is_told_why(dealings: Dealings) -> None:
    assert {"line:too-little", "line:pact", "line:more"} <= set(dealings.lines)
