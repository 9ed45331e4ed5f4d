"""Actions and events: frozen records, tagged by their class name on the wire."""

from typing import Self

import msgspec


class Action(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something an actor does. Two actions are equal if they are of one kind and say the same."""


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened, with everything in it; a viewer is given `seen_by`."""

    def seen_by(self, viewer: int | None) -> Self | None:
        """The event as a seat (`None`: a spectator) sees it, or `None` if it notices nothing."""
        return self


class Begin(Action, frozen=True):
    """The clock opens the game: everything that is dealt at the start is dealt now."""


class TimeUp(Action, frozen=True):
    """The clock closes a question: whoever has not answered gives the default answer."""


class Reconsider(Action, frozen=True):
    """A seat takes its answer back, while it is a secret: the question is open, and nobody has seen, rolled or timed anything of it."""


class Clocked(Action, frozen=True):
    """The clock's word on a question with a stopwatch: how long this seat took, from when it was shown the question."""

    seat: int
    milliseconds: int


BEGIN = Begin()
TIME_UP = TimeUp()
RECONSIDER = Reconsider()
