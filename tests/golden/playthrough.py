"""A game as text: a line for every action, one for every event it brought about, and the position whenever a round has ended.

Events stand in their order where the game shows what it is named after, in a plain game everywhere. Elsewhere they are sorted: if two change
places, dozens of games need not be written anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from sitdown.core.codec import encode
from sitdown.core.kernel import CLOCK
from sitdown.core.log import read_header, replay
from sitdown.core.records import Event
from tests.conformance.parts import part_of

from .corners import Moment, Shows


def playthrough(log: Iterable[bytes], in_order: Shows) -> Iterator[str]:
    lines = list(log)
    header, game = read_header(lines[0])
    showdown = part_of(game.name).showdown
    yield f"{game.name}, rules {game.rules}, {len(header.seats)} players, options {encode(header.options).decode()}"
    for number, played in enumerate(replay(lines), start=1):
        who = "clock" if played.actor == CLOCK else str(played.actor)
        yield f"{number}. {who}: {played.state.written(played.action)}"
        told = [f"    {written(event)}" for event in played.events]
        yield from told if in_order(Moment(played.action, played.events, played.state)) else sorted(told)
        if any(type(event) in showdown for event in played.events):
            yield f"  = {game.write(played.state)}"


def written(event: Event) -> str:
    return " ".join([type(event).__name__, *map(_value, msgspec.structs.astuple(event))])


def _value(field: Any) -> str:
    if field is None:
        return "-"
    return f"({' '.join(map(_value, field))})" if isinstance(field, tuple) else str(field)
