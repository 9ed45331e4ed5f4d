"""What the notations of positions have in common. Whatever is wrong with a text, it is `Malformed`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sitdown.core.codec import LONGEST, Codec, Malformed, decode, encode
from sitdown.core.kernel import Step
from sitdown.core.records import LARGEST

T = TypeVar("T")

_WHOLE: Final = re.compile("-?[0-9]{1,16}")
# What a game raises that is asked to go on from where it cannot be.
_FAULTS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


def read_position(text: object, read: Callable[[dict[str, str]], T]) -> T:
    """What `read` makes of the parts of a text: each has a name, and a semicolon after it."""
    if not isinstance(text, str):
        raise Malformed(f"text is wanted, not a {type(text).__name__}")
    if len(text) > LONGEST:
        raise Malformed(f"no position is longer than {LONGEST:,} letters")
    parts: dict[str, str] = {}
    for part in text.split("; "):
        name, _, rest = part.strip().removesuffix(";").partition(" ")
        if name in parts:
            raise Malformed(f"{name[:40]!r} comes twice")
        parts[name] = rest
    try:
        return read(parts)
    except Malformed:
        raise
    except _FAULTS as error:
        raise Malformed(f"no position: {type(error).__name__}: {error}") from error


def whole(word: str, least: int = 0, most: int = LARGEST) -> int:
    """A number of a position."""
    if not _WHOLE.fullmatch(word) or not least <= int(word) <= most:
        raise Malformed(f"{word[:40]!r} is no number from {least} to {most}")
    return int(word)


def write_step(codec: Codec, step: Step[Any]) -> str:
    name, *fields = codec.pack_step(step)
    return f"{name}{encode(fields).decode()}"


def read_step(codec: Codec, word: str) -> Step[Any]:
    name, bracket, rest = word.partition("[")
    return codec.unpack_step([name, *decode(bracket + rest, list[Any])])


def plain(field: object) -> bool:
    """Whether a field of a step is made of whole numbers and of steps and actions only."""
    if isinstance(field, tuple):
        return all([plain(each) for each in field])
    return type(field) is int or (not isinstance(field, bool | str | float) and field is not None)
