"""The law of secrets on the wire: in two worlds that a viewer cannot tell apart the same bytes are sent to him, at the same moments."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from sitdown.core.kernel import State
from sitdown.core.records import Event
from sitdown.games.omerta.records import actions as act
from sitdown.server.hints.worker import Matter
from sitdown.server.protocol import Update
from sitdown.server.table import table, updates
from sitdown.server.table.advice import Advice
from sitdown.server.table.noticed import Noticed
from sitdown.server.table.table import Table
from tests.conformance.law import Leak
from tests.conformance.parts import GAMES
from tests.conformance.play import Part, deep

from .room import Room, at_omerta
from .worlds import Figures, Tale

TABLES = [
    pytest.param(part, players, seed, id=f"{part.name}-{players}-{seed}")
    for part, seats in GAMES
    for players in seats
    for seed in range(deep(2))
]


@pytest.mark.parametrize(("part", "players", "seed"), TABLES)
def test_a_viewer_is_sent_the_same_bytes_in_any_world_he_could_be_in(part: Part, players: int, seed: int) -> None:
    """A whole game, with everything that people do beside their moves: what is not his business, he does not notice."""
    figures = Figures()
    Tale(part, players, seed, figures).play()
    assert figures.together > figures.moves / 2


# --- a leak would be found


def counting_all(self: Noticed, actor: int, events: object, changed: bool) -> int:
    """Everybody's `seq` goes on with every secret answer."""
    return (2 << self._players) - 1


def telling_choices(state: State, *about: Any) -> Update:
    """How much all who are asked have to choose from."""
    told = _update(state, *about)
    choices = 0 if state.ask is None else sum(len(state.ask.options(seat)) for seat in state.ask.seats)
    return replace(told, orders=("",) * choices)


def telling_steps(state: State, *about: Any) -> Update:
    """The steps to come, with all that is in them."""
    return replace(_update(state, *about), next=tuple(map(repr, state.agenda)))


def telling_all_again(self: Noticed, viewer: int | None) -> list[list[Event]]:
    """To who comes back, what others saw."""
    return [events for _, events in self._happened]


_update = updates.update


def telling_the_coach(self: Advice, seat: int) -> Matter:
    """The table as it is."""
    session = self._play.session
    return Matter(session.game.name, seat, session.game.write(session.state))


def calling_who_has_a_choice(self: Table) -> frozenset[int]:
    """If anybody has one: whoever is called learns of it."""
    ask = self.play.state.ask
    seats = () if ask is None else ask.seats
    return frozenset(seats if ask is not None and any(len(ask.options(seat)) > 1 for seat in seats) else ())


@pytest.mark.parametrize(
    ("where", "name", "hole"),
    [
        (Noticed, "noticed", counting_all),
        (Noticed, "retold", telling_all_again),
        (table, "update", telling_choices),
        (table, "update", telling_steps),
        (Advice, "matter", telling_the_coach),
        (Table, "asked", property(calling_who_has_a_choice)),
    ],
)
def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, where: object, name: str, hole: object) -> None:
    monkeypatch.setattr(where, name, hole)
    with pytest.raises(Leak):
        play_some()


def play_some() -> None:
    for seed in range(10):
        for part, players in GAMES:
            Tale(part, players[0], seed, Figures()).play()


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
