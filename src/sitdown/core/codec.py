"""One serialiser: every action, event, view and position to JSON and back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, TypeVar

import msgspec

from sitdown.core.errors import SitdownError
from sitdown.core.kernel import Step
from sitdown.core.records import Action, Event

T = TypeVar("T")


class Malformed(SitdownError, ValueError):
    """Data that is not what it should be."""


LONGEST: Final = 1 << 20  # bytes; no record that anybody writes down comes near it
_UNREADABLE: Final = (ValueError, RecursionError)  # msgspec's own errors and those of Unicode are ValueErrors
_decoder: Final = cache(msgspec.json.Decoder)
_TEXT: Final = (bytes, str)


def encode(record: Any) -> bytes:
    """A record as JSON; `Malformed` if JSON has no words for something in it."""
    try:
        return msgspec.json.encode(record, order="deterministic")
    except (TypeError, OverflowError, *_UNREADABLE) as error:
        raise Malformed(str(error)) from error


def decode(data: bytes | str, kind: Any) -> Any:
    """The record of this kind that the JSON describes."""
    return _decoded(_decoder(kind), data)


def _decoded(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    """Whatever the data is, it is read or `Malformed`."""
    if not isinstance(data, _TEXT):
        raise Malformed(f"text is wanted, not a {type(data).__name__}")
    if len(data) > LONGEST:
        raise Malformed(f"longer than {LONGEST:,} bytes")
    try:
        return decoder.decode(data)
    except _UNREADABLE as error:
        raise Malformed(str(error)) from error


class Codec:
    """What is particular to a game: its actions, events and steps."""

    def __init__(self, action: Any, event: Any, steps: Iterable[type[Step[Any]]]) -> None:
        self._action: msgspec.json.Decoder[Action] = msgspec.json.Decoder(action)
        self._event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(event)
        self._action_type = action
        self._steps = {step.__name__: step for step in steps}

    def action(self, data: bytes | str) -> Action:
        return _decoded(self._action, data)

    def event(self, data: bytes | str) -> Event:
        return _decoded(self._event, data)

    def pack_step(self, step: Step[Any]) -> Any:
        """A step as plain data: its name and fields."""
        name = type(step).__name__
        if name not in self._steps:
            raise Malformed(f"{name} is no step of this game")
        return [name, *map(self._pack, step.fields())]

    def unpack_step(self, data: Any) -> Step[Any]:
        name, fields = (data[0], data[1:]) if isinstance(data, list) and data else ("", ())
        kind = self._steps.get(name) if isinstance(name, str) else None
        if kind is None:
            called = repr(name[:40]) if isinstance(name, str) else f"a {type(name).__name__}"
            raise Malformed(f"{called} is no step of this game")
        try:
            step = kind(*map(self._unpack, fields))
            same = encode(self.pack_step(step)) == encode(data)
        except (TypeError, *_UNREADABLE) as error:
            raise Malformed(f"{name} does not have these fields: {error}") from error
        if not same:  # compiled code makes 1 of True
            raise Malformed(f"{name} does not have such fields")
        return step

    def _pack(self, field: Any) -> Any:
        if isinstance(field, Step):
            return {"step": self.pack_step(field)}
        if isinstance(field, Action):
            return {"action": msgspec.to_builtins(field)}
        if isinstance(field, tuple):
            return [self._pack(each) for each in field]
        return msgspec.to_builtins(field)

    def _unpack(self, field: Any) -> Any:
        if isinstance(field, list):
            return tuple(map(self._unpack, field))
        if isinstance(field, dict) and "step" in field:
            return self.unpack_step(field["step"])
        if isinstance(field, dict) and "action" in field:
            return msgspec.convert(field["action"], self._action_type)
        if not isinstance(field, int | str):
            raise ValueError(f"no field of a step is a {type(field).__name__}")
        return field
