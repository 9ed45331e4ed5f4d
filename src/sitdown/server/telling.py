"""The table as it is put to one viewer."""

from __future__ import annotations

from typing import Final

import msgspec

from sitdown.core.codec import encode
from sitdown.core.kernel import State
from sitdown.core.records import Event
from sitdown.server.memory import Viewer
from sitdown.server.protocol import Update
from sitdown.server.question import OpenQuestion

FORESEEN: Final = 6  # steps
MOST_DOUBTS: Final = 10  # about one question: each is a line of the log


def update(
    state: State,
    question: OpenQuestion | None,
    viewer: Viewer,
    seq: int,
    events: list[Event],
    orders: tuple[str, ...],
    missed: bool,
    now: float,
) -> Update:
    undo = can_undo(state, question, viewer, orders)
    options = () if undo or state.ask is None or viewer is None else state.ask.options(viewer)
    return Update(
        seq,
        None if state.over else state.question,
        msgspec.Raw(encode(state.view(viewer))),
        msgspec.Raw(encode(options)),
        msgspec.Raw(encode(events)),
        None if question is None else milliseconds(question.deadline, now),
        tuple(type(step).__name__ for step in state.agenda[: -FORESEEN - 1 : -1]),
        orders,
        None if question is None else question.about,
        question is not None and question.orderable,
        undo,
        missed,
    )


def can_undo(state: State, question: OpenQuestion | None, viewer: Viewer, orders: tuple[str, ...]) -> bool:
    """Whether a viewer's answer is in and can be taken back. Without a choice, or by standing order, he would only say the same again."""
    if question is None or viewer is None or question.doubts[viewer] >= MOST_DOUBTS:
        return False
    if question.orderable and question.about in orders:
        return False
    ask = state.ask if viewer in question.ready else state.reopened(viewer)
    return ask is not None and len(ask.options(viewer)) > 1


def milliseconds(due: float | None, now: float) -> int | None:
    return None if due is None else max(0, round((due - now) * 1000))
