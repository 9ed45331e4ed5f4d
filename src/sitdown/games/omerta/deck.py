"""The deck: how many copies and points each card has, from `data/deck.toml`. A deck that does not add up is refused."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from tomllib import loads
from typing import Any, Final

import msgspec

from sitdown.games.omerta.cards import CHARACTERS, FACES, LAST_BOTTLE, Card, Famous


class DeckError(ValueError):
    """A deck that does not add up."""


class _Bottles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: list[int]
    copies: int
    origin: str


class _Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: int
    copies: int


class _Famous(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    names: list[Famous]
    starts: Famous
    origin: str


class DeckFacts(msgspec.Struct, frozen=True):
    """What `deck.toml` says, checked."""

    points: tuple[int, ...]  # by face
    bottles: tuple[int, ...]  # the faces of all bottle cards
    characters: dict[Card, int]  # the default copies
    character_total: int


def read_deck(text: str) -> DeckFacts:
    """Read a deck file; refuse one that does not add up."""
    try:
        data: dict[str, Any] = loads(text)
        bottles = msgspec.convert(data["bottles"], _Bottles)
        table = dict(data["characters"])
        total = msgspec.convert(table.pop("total"), int)
        table.pop("origin")
        rows = msgspec.convert(table, dict[Card, _Character])
        msgspec.convert(data["famous"], _Famous)
    except (KeyError, ValueError, msgspec.ValidationError) as error:
        raise DeckError(f"deck file: {error}") from error
    if bottles.values != list(range(1, LAST_BOTTLE + 1)) or bottles.copies < 1:
        raise DeckError("deck file: the bottles must have the values 1 to 10, at least once each")
    if set(rows) != set(CHARACTERS):
        raise DeckError(f"deck file: exactly these characters are needed: {', '.join(CHARACTERS)}")
    copies = {card: row.copies for card, row in rows.items()}
    check_characters(copies, total)
    points = [0, *bottles.values, *(rows[card].points for card in CHARACTERS)]
    return DeckFacts(tuple(points), tuple(v for v in bottles.values for _ in range(bottles.copies)), copies, total)


def check_characters(copies: Mapping[Card, int], total: int) -> None:
    """Refuse a distribution of characters that is not a deck."""
    if strangers := [card for card in copies if card not in CHARACTERS]:
        raise DeckError(f"these are no characters: {', '.join(strangers)}")
    if any(number < 0 for number in copies.values()):
        raise DeckError("a deck cannot hold fewer than no cards of a kind")
    if (found := sum(copies.values())) != total:
        raise DeckError(f"a deck has {total} characters, these are {found}")


@cache
def facts() -> DeckFacts:
    return read_deck(resources.files(__package__).joinpath("data/deck.toml").read_text("utf-8"))


POINTS: Final[list[int]] = list(facts().points)


def full_deck(characters: Mapping[Card, int] | None = None) -> tuple[int, ...]:
    """The faces of a whole deck, in order, with the default characters or others."""
    if characters is None:
        return _DEFAULT
    check_characters(characters, facts().character_total)
    return _deck_with(characters)


def _deck_with(copies: Mapping[Card, int]) -> tuple[int, ...]:
    return (*facts().bottles, *(FACES[card] for card in CHARACTERS for _ in range(copies.get(card, 0))))


_DEFAULT: Final = _deck_with(facts().characters)
