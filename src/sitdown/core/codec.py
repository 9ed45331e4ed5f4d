"""One serialiser: every action, event, view and position to JSON and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from sitdown.core.kernel import Step
from sitdown.core.records import Action, Event

T = TypeVar("T")


class Malformed(ValueError):
    """Data that is not what it should be."""


def encode(record: Any) -> bytes:
    return msgspec.json.encode(record, order="deterministic")


def decode(data: bytes | str, kind: Any) -> Any:
    """The record of this kind that the JSON describes."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # a ValidationError is a DecodeError
        raise Malformed(str(error)) from error


class Codec:
    """What is particular to a game: its actions, events and steps."""

    def __init__(self, action: Any, event: Any, steps: Iterable[type[Step[Any]]]) -> None:
        self._action: msgspec.json.Decoder[Action] = msgspec.json.Decoder(action)
        self._event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(event)
        self._action_type = action
        self._steps = {step.__name__: step for step in steps}

    def action(self, data: bytes | str) -> Action:
        return self._decode(self._action, data)

    def event(self, data: bytes | str) -> Event:
        return self._decode(self._event, data)

    @staticmethod
    def _decode(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
        try:
            return decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Malformed(str(error)) from error

    def pack_step(self, step: Step[Any]) -> Any:
        """A step as plain data: its name and fields."""
        return [type(step).__name__, *map(self._pack, step.fields())]

    def unpack_step(self, data: Any) -> Step[Any]:
        try:
            name, *fields = data
            return self._steps[name](*map(self._unpack, fields))
        except (TypeError, ValueError, KeyError) as error:
            raise Malformed(f"no step: {data!r}") from error

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
        return field
