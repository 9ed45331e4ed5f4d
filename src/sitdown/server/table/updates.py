"""The table as it is put to one viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from sitdown.core.codec import encode
from sitdown.core.errors import Illegal
from sitdown.core.game import AnyGame, Trade
from sitdown.core.kernel import State
from sitdown.core.records import Action, Event
from sitdown.server.protocol import Cautioned, Inspect, Update, Weigh, Weighed
from sitdown.server.table.noticed import Viewer
from sitdown.server.table.question import OpenQuestion

FORESEEN: Final = 6  # steps
MOST_DOUBTS: Final = 10  # about one question: each is a line of the log


def update(
    state: State,
    view: Any,
    trade: Trade[Any] | None,
    question: OpenQuestion | None,
    viewer: Viewer,
    seq: int,
    events: list[Event],
    orders: tuple[str, ...],
    missed: bool,
    left: int | None,
) -> Update:
    undo = can_undo(state, question, viewer, orders)
    options = () if undo or state.ask is None or viewer is None else state.ask.options(viewer)
    beside = () if trade is None or viewer is None else trade.beside(state, viewer)
    return Update(
        seq,
        None if state.over else state.question,
        msgspec.Raw(encode(view)),
        msgspec.Raw(encode(options)),
        msgspec.Raw(encode(beside)),
        msgspec.Raw(encode(events)),
        left,
        tuple(type(step).__name__ for step in state.agenda[: -FORESEEN - 1 : -1]),
        orders,
        None if question is None else question.about,
        question is not None and question.orderable,
        undo,
        missed,
        () if viewer is None else cautioned(state, viewer, (*options, *beside)),
    )


def weighed(game: AnyGame, state: State, seat: int, message: Weigh) -> Weighed:
    """What a deal or a purchase would change for a seat. Nothing is done. Raises `Malformed`, and `Illegal` where nobody trades."""
    action = game.codec.action(bytes(message.action))
    if game.trade is None:
        raise Illegal("no-trade", "nobody trades in this game")
    try:
        prospect = msgspec.Raw(encode(game.trade.prospect(state, seat, action)))
        return Weighed(message.number, prospect, cautions=state.cautions(seat, action))
    except Illegal as error:
        return Weighed(message.number, msgspec.Raw(b"null"), str(error))


def inspected(game: AnyGame, state: State, seat: Viewer, message: Inspect) -> Weighed:
    """What is to be known of a thing. Where the view says it all there is no more."""
    try:
        known = None if game.inspect is None else game.inspect(state, seat, message.thing)
    except Illegal as error:
        return Weighed(message.number, msgspec.Raw(b"null"), str(error))
    return Weighed(message.number, msgspec.Raw(encode(known)))


def cautioned(state: State, seat: int, actions: Sequence[Action]) -> tuple[Cautioned, ...]:
    """Those of them that are dear."""
    found = [Cautioned(at, state.cautions(seat, action)) for at, action in enumerate(actions)]
    return tuple([each for each in found if each.cautions])


def can_undo(state: State, question: OpenQuestion | None, viewer: Viewer, orders: tuple[str, ...]) -> bool:
    """Whether a viewer's answer is in and can be taken back. Without a choice, by standing order or by instruction he would only say the same again."""
    if question is None or viewer is None or question.doubts[viewer] >= MOST_DOUBTS:
        return False
    if question.orderable and question.about in orders:
        return False
    ready = question.ready.get(viewer)
    if ready is not None and not ready.said:
        return False
    ask = state.reopened(viewer) if ready is None else state.ask
    return ask is not None and len(ask.options(viewer)) > 1


def milliseconds(due: float | None, now: float) -> int | None:
    return None if due is None else max(0, round((due - now) * 1000))
