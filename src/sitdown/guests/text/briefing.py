"""What a game brings for a player who can only read: its rules for people, and what its cards do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import to_builtins

from sitdown.core.game import AnyGame
from sitdown.texts import Texts
from sitdown.texts.guide import Guide, chapters

Does = Callable[[str], str]  # what the card of this name does; nothing: it is no card, or does nothing special


@dataclass(frozen=True)
class Briefing:
    guide: Guide
    does: Callable[[Texts], Does]
    money: Callable[[Texts], Callable[[int], str]] = field(default=lambda texts: str)


def briefing_of(game: AnyGame) -> Briefing | None:
    """A game that brings none is played by what its view says."""
    briefing: Briefing | None = game.briefing()
    return briefing


def rules(briefing: Briefing, texts: Texts) -> Iterator[str]:
    """Chapter by chapter."""
    for chapter in chapters(briefing.guide, texts, briefing.money(texts)):
        yield f"{chapter.heading}\n" + "\n".join(chapter.paragraphs)


def glossary(does: Does, *seen: Any) -> dict[str, str]:
    """What the cards do that are named in what a seat sees, each once."""
    found: dict[str, str] = {}
    for name in dict.fromkeys(_names(to_builtins(seen))):
        if words := does(name):
            found[name] = words
    return found


def _names(plain: Any) -> Iterable[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, Mapping):
        for name, each in plain.items():
            yield from _names(each)
            if isinstance(name, str):
                yield name
    elif isinstance(plain, list | tuple):
        for each in plain:
            yield from _names(each)
