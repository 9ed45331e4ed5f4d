"""Games that were played once must be played the same for ever: every action, every event, every position."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import get_args

import pytest

from sitdown.core.log import replay
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.names import JOB_CARD_KINDS, Job
from sitdown.games.cosa_nostra.records.actions import CosaNostraAction
from sitdown.games.cosa_nostra.records.events import ArmWrestled, CosaNostraEvent, TurnedUp
from sitdown.games.omerta.cards.cards import CHARACTERS
from sitdown.games.omerta.records.actions import OmertaAction
from sitdown.games.omerta.records.events import Discarded, OmertaEvent, Swapped

from .corners import Gallery, Moment, Shows
from .generate import GALLERIES, GAMES
from .playthrough import playthrough

LOGS = sorted(GAMES.glob("*/*.jsonl"))
BY_GAME = {each.game: each for each in GALLERIES}
CORNERS = [(GAMES / each.game / f"{name}.jsonl", shows) for each in GALLERIES for name, shows in each.corners.items()]


def log_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()


def name_of(path: Path | Shows) -> str:
    return f"{path.parent.stem}-{path.stem}" if isinstance(path, Path) else ""


@pytest.mark.parametrize("path", LOGS, ids=name_of)
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    golden = path.with_suffix(".txt").read_text("utf-8").splitlines()
    played = playthrough(log_of(path), BY_GAME[path.parent.name].shows(path.stem))
    for number, (now, then) in enumerate(zip_longest(played, golden), start=1):
        assert now == then, f"line {number}; if it should go so now: python -m scripts.generate --golden"


@pytest.mark.parametrize(("path", "shows"), CORNERS, ids=name_of)
def test_a_golden_game_shows_what_it_is_named_after(path: Path, shows: Shows) -> None:
    assert any(shows(Moment(one.action, one.events, one.state)) for one in replay(log_of(path)))


def everything(game: str) -> tuple[set[type[Action]], list[Event]]:
    """The kinds of action, and all events, of the golden games of a game."""
    played = [one for path in LOGS if path.parent.name == game for one in replay(log_of(path))]
    return {type(one.action) for one in played}, [event for one in played for event in one.events]


@pytest.mark.parametrize("gallery", GALLERIES, ids=lambda gallery: gallery.game)
def test_there_are_enough_golden_games(gallery: Gallery) -> None:
    assert len([path for path in LOGS if path.parent.name == gallery.game]) >= 20


def test_the_golden_games_of_omerta_go_everywhere() -> None:
    actions, events = everything("omerta")
    assert actions == set(get_args(OmertaAction))
    assert {type(event) for event in events} == set(get_args(OmertaEvent))
    used = {event.card for event in events if isinstance(event, Discarded)}
    used |= {event.discarded for event in events if isinstance(event, Swapped)}
    assert used >= set(CHARACTERS)


def test_the_golden_games_of_la_cosa_nostra_go_everywhere() -> None:
    actions, events = everything("cosa-nostra")
    assert actions == set(get_args(CosaNostraAction))
    assert set(get_args(CosaNostraEvent)) - {type(event) for event in events} <= {ArmWrestled}  # it is rare
    jobs = {JOBS[JOB_CARD_KINDS[event.job]].job for event in events if isinstance(event, TurnedUp)}
    assert jobs == set(Job)
