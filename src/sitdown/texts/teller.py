"""What telling one game has in common with telling another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from sitdown.core.records import Action, Event
from sitdown.texts import Texts

Args = dict[str, str | int]
Line = tuple[str, Args]  # a key, and what its words are filled with

# The fields of a record that are seats, whatever record they are in.
PEOPLE = frozenset(
    {
        "seat",
        "to",
        "on",
        "by",
        "victim",
        "starter",
        "caller",
        "winner",
        "giver",
        "taker",
        "player",
        "killer",
        "attacker",
    }
)


class Speaker:
    """Speaks to one seat (`None`: to a spectator)."""

    def __init__(self, texts: Texts, viewer: int | None) -> None:
        self.texts = texts
        self.viewer = viewer

    def name(self, seat: int) -> str:
        raise NotImplementedError

    def part(self, field: str, value: Any) -> str | int | None:
        """A field of a record as it is said; `None` if it has no words of its own."""
        raise NotImplementedError

    def you(self, seat: int) -> str:
        return "yes" if seat == self.viewer else "no"

    def who(self, seats: Sequence[int]) -> str:
        return self.texts.listed(self.texts.say("who", you=self.you(seat), name=self.name(seat)) for seat in seats)

    def plain(self, record: Action | Event) -> Args:
        """The fields of a record as arguments; `you` is the part that the reader plays in it."""
        args: Args = {"you": "other"}
        for field, value in asdict(record).items():
            if field in PEOPLE:
                if value is not None:
                    args[field] = self.name(value)
                    if value == self.viewer:
                        args["you"] = field
            elif (words := self.part(field, value)) is not None:
                args[field] = words
        return args
