"""Actions and events: frozen records, tagged by their class name on the wire."""

from typing import Annotated, Final, Self

import msgspec

LARGEST: Final = 2**53  # the largest number that anybody writes down: every reader of JSON has it exactly
Count = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]


class Action(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something an actor does. Two actions are equal if they are of one kind and say the same."""


class Event(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something that happened, with everything in it; a viewer is given `seen_by`."""

    def seen_by(self, viewer: int | None) -> Self | None:
        """The event as a seat (`None`: a spectator) sees it, or `None` if it notices nothing."""
        return self

    def seen_again_by(self, viewer: int | None) -> Self | None:
        """The same, told later to who was there: nothing more than he saw. Less, where a game is about remembering."""
        return self.seen_by(viewer)


class Caution(msgspec.Struct, frozen=True):
    """What would go wrong, or cost dear, by what a seat may know: a code that catalogues have words for (`caution-…`), and what fills them in."""

    code: str
    params: dict[str, int | str] = {}


class Begin(Action, frozen=True):
    """The clock opens the game: everything that is dealt at the start is dealt now."""


class TimeUp(Action, frozen=True):
    """The clock closes a question: whoever has not answered gives the default answer."""


class Reconsider(Action, frozen=True):
    """A seat takes its answer back, while it is a secret: the question is open, and nobody has seen, rolled or timed anything of it."""


class Clocked(Action, frozen=True):
    """The clock's word on a question with a stopwatch: how long this seat took, from when it was shown the question."""

    seat: int
    milliseconds: Count


def as_read(action: Action) -> Action:
    """The action as it would be read off the wire, where the types of its fields are checked. Raises `ValueError` if it would not come out the same."""
    try:
        read: Action = msgspec.json.decode(msgspec.json.encode(action), type=type(action))
    except (TypeError, OverflowError, RecursionError) as error:  # what JSON has no words for
        raise ValueError(f"{type(action).__name__}: {error}") from error
    if read != action:  # what is no number is written as nothing
        raise ValueError(f"{type(action).__name__}: not all of it can be written down")
    return read


def is_readable(action: Action) -> bool:
    """Whether every field is of its type: what comes over the wire is, what is made in the same process may not be."""
    try:
        as_read(action)
    except ValueError:
        return False
    return True


BEGIN = Begin()
TIME_UP = TimeUp()
RECONSIDER = Reconsider()
