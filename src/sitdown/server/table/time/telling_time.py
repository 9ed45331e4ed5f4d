"""How time stands at a table, as everybody there is told it: by what is asked of whom, never by who has answered."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from sitdown.server.protocol import Time
from sitdown.server.table.council import Council
from sitdown.server.table.play import Play
from sitdown.server.table.updates import milliseconds

NOTICED: Final = 300  # milliseconds by which a clock is not where it was told to be


def time_of(play: Play, council: Council, now: float) -> Time:
    clocks, question = play.clocks, play.put
    asked = () if question is None else play.asked
    standing = clocks.paused or (question is not None and play.waits)
    at = clocks.stopped_at(now)
    players = range(play.state.players)
    return Time(
        None if question is None else question.number,
        standing,
        tuple([milliseconds(clocks.up_at(seat), at) if seat in asked else None for seat in players]),
        tuple([round(clocks.reserve(seat) * 1000) if _has_reserve(play, council, seat) else None for seat in players]),
        milliseconds(callable_at(play), at) if question is not None else None,
        clocks.paused,
        council.pausing,
        council.asking,
    )


def callable_at(play: Play) -> float | None:
    """When the others may call a caretaker for those who are asked: after the table's own grace; by post when the time of one of them is up."""
    question, clocks = play.put, play.clocks
    if question is None or not play.asked:
        return None
    if not clocks.by_post:
        return question.opened + clocks.timing.grace
    return question.opened if any(clocks.is_spent(seat) for seat in play.asked) else None


def _has_reserve(play: Play, council: Council, seat: int) -> bool:
    return play.clocks.timing.kind == "live" and council.is_person(seat)


def differs(now: Time, before: Time | None, elapsed: float) -> bool:
    """Whether it is not what it has become by itself since it was told."""
    if before is None or now.question != before.question:
        return True
    gone = 0 if before.standing else round(elapsed * 1000)
    return replace(now, up=(), callable_in=None) != replace(before, up=(), callable_in=None) or any(
        _moved(here, there, gone)
        for here, there in zip((*now.up, now.callable_in), (*before.up, before.callable_in), strict=True)
    )


def _moved(here: int | None, there: int | None, gone: int) -> bool:
    if here is None or there is None:
        return here is not there
    return abs(here - max(0, there - gone)) > NOTICED
