"""A short text for every move, both ways: a verb, then the numbers that an action is made of, as in `swap 2`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_origin, get_type_hints

from msgspec.structs import astuple

from sitdown.core.codec import Malformed
from sitdown.core.notation import whole
from sitdown.core.records import LARGEST, Action


class Moves:
    """For games whose actions are numbers, or one row of them. Others write their own."""

    def __init__(self, verbs: Mapping[str, type[Action]]) -> None:
        self._kinds = dict(verbs)
        self._verbs = {kind: verb for verb, kind in verbs.items()}
        self._rows = {kind for kind in verbs.values() if _is_row(kind)}

    def write(self, action: Action) -> str:
        verb = self._verbs.get(type(action))
        if verb is None:
            return repr(action)
        fields: Any = astuple(action)
        numbers = fields[0] if type(action) in self._rows else fields
        return " ".join([verb, *map(str, numbers)])

    def read(self, text: object) -> Action:
        if not isinstance(text, str):
            raise Malformed(f"text is wanted, not a {type(text).__name__}")
        verb, *words = text.split() or [""]
        kind = self._kinds.get(verb)
        if kind is None:
            raise Malformed(f"{text[:80]!r} is no move; moves begin with: {', '.join(self._kinds)}")
        try:
            numbers = [whole(word, -LARGEST) for word in words]
            made: Any = kind
            action: Action = made(tuple(numbers)) if kind in self._rows else made(*numbers)
        except (TypeError, ValueError):
            fields = ", ".join(kind.__struct_fields__) or "nothing"
            raise Malformed(f"{text[:80]!r} is no move; after {verb!r} come, as numbers: {fields}") from None
        return action


def _is_row(kind: type[Action]) -> bool:
    return [get_origin(hint) for hint in get_type_hints(kind).values() if get_origin(hint) is not None] == [tuple]
