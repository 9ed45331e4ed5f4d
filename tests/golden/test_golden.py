"""Games that were played once must be played the same for ever: every action, every event, every position."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import get_args

import pytest

from sitdown.core.log import replay
from sitdown.core.records import Action, Event
from sitdown.games.omerta.actions import OmertaAction
from sitdown.games.omerta.cards import CHARACTERS
from sitdown.games.omerta.events import Discarded, OmertaEvent, Swapped

from .corners import CORNERS, Moment
from .generate import GAMES
from .playthrough import playthrough

LOGS = sorted(GAMES.glob("*.jsonl"))


def log_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    golden = path.with_suffix(".txt").read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip_longest(playthrough(log_of(path)), golden), start=1):
        assert now == then, f"line {number}"


@pytest.mark.parametrize("name", CORNERS)
def test_a_golden_game_shows_what_it_is_named_after(name: str) -> None:
    played = replay(log_of(GAMES / f"{name}.jsonl"))
    assert any(CORNERS[name](Moment(one.action, one.events, one.state)) for one in played)


def test_the_golden_games_go_everywhere() -> None:
    assert len(LOGS) >= 20
    actions: set[type[Action]] = set()
    events: set[type[Event]] = set()
    used = set()
    for path in LOGS:
        for played in replay(log_of(path)):
            actions.add(type(played.action))
            events.update(map(type, played.events))
            used |= {event.card for event in played.events if isinstance(event, Discarded)}
            used |= {event.discarded for event in played.events if isinstance(event, Swapped)}
    assert actions == set(get_args(OmertaAction))
    assert events == set(get_args(OmertaEvent))
    assert used >= set(CHARACTERS)
