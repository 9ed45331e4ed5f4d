"""Any game's table in words: its sentences, and what its view says by the names of fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sitdown.core.kernel import CLOCK
from sitdown.core.registry import game_named
from sitdown.texts import Texts
from sitdown.texts.sentences import Sentences, sentences_of
from sitdown.texts.teller import Teller

NOTHING = "–"


class PlainTeller(Teller):
    """Speaks to one seat (`None`: to a spectator). Players are called by their names."""

    def __init__(self, texts: Texts, viewer: int | None, seats: Sequence[str]) -> None:
        shared = Counter(seats)
        names = [f"{name} {seat}" if shared[name] > 1 else name for seat, name in enumerate(seats)]
        sentences = Sentences() if texts.game is None else sentences_of(game_named(texts.game))
        super().__init__(texts, sentences, viewer, names)

    def name(self, seat: int) -> str:
        return self.texts.say("replay-clock") if seat == CLOCK else self.names[seat]

    def people(self, seats: Any) -> str:
        """A seat, some, or none."""
        row = seats if isinstance(seats, list | tuple) else () if seats is None else (seats,)
        return ", ".join(map(self.name, row)) or NOTHING

    def label(self, field: str) -> str:
        """A field of a view."""
        key = f"view-{field}"
        return self.texts.say(key) if self.texts.knows(key) else field.replace("_", " ")

    def value(self, value: Any) -> str:
        """Anything, on one line."""
        if isinstance(value, str | int | float) and not isinstance(value, bool):
            return str(value)
        if isinstance(value, dict):
            return ", ".join([f"{field} {self.value(each)}" for field, each in value.items() if field != "type"])
        if isinstance(value, list | tuple):
            deep = any([isinstance(each, list | tuple | dict) for each in value])
            return (" | " if deep else " ").join(map(self.value, value)) or NOTHING
        return "✓" if value is True else NOTHING
