"""What a player means by a promise: a note to himself, stored with it, and read by all when the game is over."""

from typing import Any

import pytest

from sitdown.core.chance import Seeded
from sitdown.games.cosa_nostra.eyes.opened import opened
from sitdown.games.cosa_nostra.records.actions import Goods, Intend
from sitdown.games.cosa_nostra.records.events import Confessed, Intended
from sitdown.games.cosa_nostra.records.promises import Intent, NoAttackOnYou
from tests.cosa_nostra.harness import Play, last_task

VIEWERS = (0, 1, 2, None)


def promised() -> Play:
    """Blundetto has promised DiMaggio peace on the last night, and got his word for it."""
    t = last_task()
    peace = Goods(promises=(NoAttackOnYou(4),))
    t.deals(0, 1, peace, peace)
    return t


def meant(view: Any) -> list[Intent | None]:
    return [entry.meant for entry in view.ledger]


def test_nobody_else_knows_before_the_end() -> None:
    t = promised()
    t.act(0, Intend(0, "break"))
    assert t.events == [Intended(0, 0, "break")]
    assert [t.events[0].seen_by(viewer) for viewer in VIEWERS] == [t.events[0], None, None, None]
    assert [meant(t.g.view(viewer)) for viewer in VIEWERS] == [["break", None], *[[None, None]] * 3]
    assert meant(opened(t.g)) == ["break", None]


def test_all_know_when_the_game_is_over() -> None:
    t = promised()
    t.act(0, Intend(0, "break"))
    t.act(1, Intend(1, "keep"))
    t.calls_off("big_joey")
    assert t.happened(Confessed) == [Confessed(("break", "keep"))]
    assert [meant(t.g.view(viewer)) for viewer in VIEWERS] == [["break", "keep"]] * 4


@pytest.mark.parametrize("viewer", VIEWERS)
def test_it_is_guessed_by_nobody(viewer: int | None) -> None:
    t = promised()
    t.act(0, Intend(0, "unless_it_pays"))
    assert t.g.guess(viewer, Seeded(1)).ledger[0].meant == ("unless_it_pays" if viewer == 0 else None)


def test_it_is_noted_once_and_only_of_one_s_own() -> None:
    t = promised()
    t.act(0, Intend(0, "keep"))
    t.refuses(0, Intend(0, "break"))
    t.refuses(0, Intend(1, "keep"))
    t.refuses(0, Intend(2, "keep"))
    t.refuses(0, Intend(-1, "keep"))
