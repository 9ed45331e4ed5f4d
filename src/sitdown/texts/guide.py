"""The rules for people: which chapters there are, and the numbers in them. The words are in a catalogue of their own, `rules/` beside a game's words:
`rules-aim` is a chapter's heading, `rules-aim.text` its paragraphs, with an empty line between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from msgspec import Struct

from sitdown.texts import Texts


class Chapter(Struct, frozen=True):
    name: str
    cards: str = ""  # which of the game's cards are shown below it


class Guide(Struct, frozen=True):
    chapters: tuple[Chapter, ...]
    numbers: dict[str, int]
    money: dict[str, int] = {}


@dataclass(frozen=True)
class Told:
    """A chapter in one language."""

    heading: str
    paragraphs: tuple[str, ...]
    cards: str


def arguments(guide: Guide, money: Callable[[int], str] = str) -> dict[str, str | int]:
    """All numbers that the words may speak of."""
    return {**guide.numbers, **{name: money(dollars) for name, dollars in guide.money.items()}}


def chapters(guide: Guide, texts: Texts, money: Callable[[int], str] = str) -> Iterator[Told]:
    texts.open("rules")
    args = arguments(guide, money)
    for each in guide.chapters:
        text = texts.say(f"rules-{each.name}.text", **args)
        yield Told(texts.say(f"rules-{each.name}"), tuple(text.split("\n\n")), each.cards)
