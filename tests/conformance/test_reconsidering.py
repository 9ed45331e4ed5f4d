"""A secret answer may be taken back as long as nobody has seen anything of it; and then it is as if it had never been given."""

from __future__ import annotations

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.errors import Illegal
from sitdown.core.kernel import CLOCK, SEALED, State
from sitdown.core.records import RECONSIDER

from .law import shown
from .parts import tables
from .play import Walk, beside
from .test_play import dump


@tables(each=6)
def test_what_is_taken_back_was_never_said(walk: Walk) -> None:
    """And said again, it stands as if it had never been taken back."""
    while walk.state.ask is not None:
        before = walk.state.clone()
        done = walk.step()
        after = walk.state
        if beside(before.ask, done.actor, done.action) or after.question != before.question:
            continue
        if after.reopened(done.actor) is None:
            continue
        again = after.clone()
        assert again.apply(done.actor, RECONSIDER, Seeded(1)) == []
        assert dump(walk, again) == dump(walk, before)
        assert again.apply(done.actor, done.action, Seeded(1)) == []
        assert dump(walk, again) == dump(walk, after)


@tables(each=6)
def test_nobody_else_notices(walk: Walk) -> None:
    for state in walk.sample(0.2):
        for seat in seats_that_may(state):
            again = state.clone()
            assert again.apply(seat, RECONSIDER, Seeded(1)) == []
            assert again.question == state.question
            for viewer in walk.viewers:
                assert viewer == seat or shown(again, viewer) == shown(state, viewer)


@tables(each=6)
def test_only_a_secret_answer_can_be_taken_back(walk: Walk) -> None:
    for state in walk.sample(0.2):
        for actor in (CLOCK, *range(-3, state.players + 2)):
            if actor in seats_that_may(state):
                assert state.ask is not None
                assert state.ask.mode == SEALED
                assert not state.ask.stopwatch
                assert not state.ask.options(actor)
                continue
            before = dump(walk, state)
            with pytest.raises(Illegal, match=r"no answer to take back|is over|no such seat"):
                state.apply(actor, RECONSIDER, Seeded(1))
            assert dump(walk, state) == before


def seats_that_may(state: State) -> list[int]:
    return [seat for seat in range(state.players) if state.reopened(seat) is not None]
