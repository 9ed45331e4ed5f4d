"""Any record as plain text: fields by their names, in as few lines as it can be read in. What is nothing is left out, but for its place in a row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

WIDTH: Final = 110
UNKNOWN: Final = "?"  # a card in a row that the seat does not know


def sheet(record: Any, without: frozenset[str] = frozenset()) -> str:
    """All that a record says, but for these fields."""
    fields = msgspec.to_builtins(record, str_keys=True)
    shown = {name: value for name, value in fields.items() if name not in without}
    return "\n".join(_lines(shown, 0))


def _lines(fields: Mapping[str, Any], depth: int) -> Iterator[str]:
    for name, value in fields.items():
        if not _blank(value):
            yield from _told(name.replace("_", " "), value, depth)


def _told(name: str, value: Any, depth: int) -> Iterator[str]:
    """In a line if there is room; else part by part, those that fit on a line together first."""
    margin = "  " * depth
    line = f"{margin}{name}: {_inline(value)}"
    if len(line) <= WIDTH or not isinstance(value, list | tuple | dict):
        yield line
    elif isinstance(value, dict):
        short = {
            field: each for field, each in value.items() if not isinstance(each, list | tuple | dict) or _is_short(each)
        }
        yield f"{margin}{name}: {_inline(short)}" if short else f"{margin}{name}:"
        yield from _lines({field: each for field, each in value.items() if field not in short}, depth + 1)
    elif any([isinstance(each, list | tuple | dict) for each in value]):
        for at, each in enumerate(value):
            yield from _told(f"{name} {at}", each, depth)
    else:
        yield line


def _is_short(value: Any) -> bool:
    return (
        isinstance(value, list | tuple)
        and len(_inline(value)) <= WIDTH // 2
        and not any([isinstance(each, list | tuple | dict) for each in value])
    )


def _inline(value: Any) -> str:
    if _blank(value):
        return UNKNOWN if value is None else "nothing"
    if isinstance(value, dict):
        said = [_field(name.replace("_", " "), each) for name, each in value.items() if not _blank(each)]
        return ", ".join(said) or UNKNOWN
    if isinstance(value, list | tuple):
        deep = any([isinstance(each, list | tuple | dict) for each in value])
        return " ".join([f"[{_inline(each)}]" if deep else _inline(each) for each in value])
    return "yes" if value is True else str(value)


def _field(name: str, value: Any) -> str:
    if value is True:
        return name
    return f"{name} ({_inline(value)})" if isinstance(value, dict) else f"{name} {_inline(value)}"


def _blank(value: Any) -> bool:
    return value is None or value is False or (not value and isinstance(value, str | list | tuple | dict))
