"""What a player from outside says to something that is put to it, and whether the rules allow it."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Any

from msgspec import Raw, Struct

from sitdown.bots.base import Asked, Imagine, Look
from sitdown.core.chance import Seeded
from sitdown.core.codec import Codec, Malformed
from sitdown.core.errors import Illegal, SitdownError
from sitdown.core.kernel import State
from sitdown.core.records import Action


class Refused(SitdownError):
    """An answer that will not do, and why: it may answer again."""


class Reply(Struct, frozen=True):
    """One of the options by its number; or an action as JSON; or neither, which is to say nothing."""

    choice: int | None = None
    action: Raw | None = None
    delay: float | None = None  # seconds that it took, where answers are timed; else as people are


@dataclass(frozen=True, slots=True)
class Put:
    """Something that is put to a seat. It looks into a world that the seat could be in, as all bots do."""

    seat: int
    options: tuple[Action, ...]
    question: Asked | None  # `None`: whether it has something to say
    offers: tuple[int, ...]  # that it is to answer
    view: Look[Any]
    knowledge: Look[Any]
    world: Imagine[State]
    free: bool  # it may say what is not listed

    @property
    def may_pass(self) -> bool:
        """Whether it may say nothing."""
        return self.question is None


def judge(reply: Reply, put: Put, codec: Codec) -> Action | None:
    """What it does, as one of the options if it is one; `None`: nothing. What the rules do not allow is `Refused`."""
    action = _meant(reply, put, codec)
    if action is None:
        if not put.may_pass:
            raise Refused("an answer is needed: the number of an option")
        return None
    for option in put.options:
        if option == action:
            return option
    if not put.free:
        raise Refused("that is none of the options")
    try:
        put.world().apply(put.seat, action, Seeded(0))  # tried in a world of its own
    except Illegal as error:
        raise Refused(str(error)) from error
    return action


def delay_of(reply: Reply) -> float | None:
    """How long it took, by its own word; `None`: as long as people do."""
    if reply.delay is not None and (not isfinite(reply.delay) or reply.delay < 0):
        raise Refused("a delay is a number of seconds, 0 or more")
    return reply.delay


def _meant(reply: Reply, put: Put, codec: Codec) -> Action | None:
    if reply.choice is not None and reply.action is not None:
        raise Refused("either the number of an option or an action, not both")
    if reply.choice is not None:
        if not 0 <= reply.choice < len(put.options):
            raise Refused(f"there is no option {reply.choice}: they count from 0 to {len(put.options) - 1}")
        return put.options[reply.choice]
    if reply.action is None or bytes(reply.action) == b"null":
        return None
    try:
        return codec.action(bytes(reply.action))
    except Malformed as error:
        raise Refused(f"that is no action: {error}") from error
