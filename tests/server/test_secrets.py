"""The law of secrets on the wire: in two worlds that a viewer cannot tell apart the same bytes are sent to him."""

from __future__ import annotations

from typing import Any

from sitdown.core.chance import Seeded
from sitdown.core.kernel import State
from sitdown.games.omerta import actions as act
from sitdown.server.loading import new_session
from sitdown.server.memory import Viewer
from sitdown.server.pace import Pace
from tests.conformance.parts import tables
from tests.conformance.play import Walk

from .room import Room, at_omerta, record

SLOW = Pace(window=1.0, hesitation=0.5, move=1.0, forced=1.0, head_start=0.4, grace=60)
LINE = 5


def sent(game: str, state: State, viewer: Viewer) -> list[bytes]:
    """What goes to a viewer who sits down at this table, and in the first moments after that, when nobody has had time to answer."""
    at = record(game, *[None] * state.players)
    session = new_session(at)
    session.state = state.clone()
    room = Room(at, SLOW, Seeded(1), session)
    room.join(LINE, viewer)
    room.wait(0.9)
    return room.raw[LINE]


@tables(each=4)
def test_a_viewer_is_sent_the_same_bytes_in_any_world_he_could_be_in(walk: Walk) -> None:
    chance = Seeded(3)
    for state in walk.sample(0.02):
        for viewer in walk.viewers:
            here = sent(walk.part.name, state, viewer)
            there = sent(walk.part.name, state.guess(viewer, chance), viewer)
            assert here == there
            assert len(here) == 3  # welcome, presence, update


def gangster_used(**options: Any) -> Room:
    """Seat 0 is about to exchange cards of seats 1 and 2, who are asked for a Killer in secret."""
    room = at_omerta("7 3 5 6", "1 2 3 4", "5 5 6 8", pile="9", deck="Ga", **options)
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    room.answers(0, act.Exchange(1, 0, 2, 0))
    return room


def test_nobody_notices_a_secret_answer() -> None:
    room = gangster_used()
    before = {line: list(room.raw[line]) for line in (0, 2, 9)}
    room.answers(1, act.DECLINE)
    assert room.last(1)["options"] == []
    for line, frames in before.items():
        assert room.raw[line] == frames


def test_how_many_secret_answers_there_were_is_not_in_the_count() -> None:
    """One has declined, then the clock does for the other; or the clock does for both."""
    one, none = gangster_used(), gangster_used()
    one.answers(1, act.DECLINE)
    for room in (one, none):
        room.wait(10)
    assert len(one.log) == len(none.log) + 1
    for line in (0, 2, 9):
        assert one.raw[line] == none.raw[line]
