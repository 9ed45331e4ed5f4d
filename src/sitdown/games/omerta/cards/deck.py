"""The deck: how many copies and points each card has, from `data/deck.toml`. A deck that does not add up is refused."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from tomllib import loads
from typing import Annotated, Any, Final

import msgspec

from sitdown.core.errors import SitdownError
from sitdown.games.omerta.cards.cards import CARDS, CHARACTERS, FACES, LAST_BOTTLE, Card

FILE: Final = "deck.toml"


class DeckError(SitdownError, ValueError):
    """A deck that does not add up."""


STOCK: Final = 4  # cards that a player is dealt
SAFE: Final = 4
MOST_PLAYERS: Final = 5

Points = Annotated[int, msgspec.Meta(ge=0)]
Copies = Annotated[int, msgspec.Meta(ge=0)]


class _Bottles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: list[int]
    copies: int
    origin: str


class _Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: Points
    copies: Copies


class DeckFacts(msgspec.Struct, frozen=True):
    """What `deck.toml` says, checked."""

    points: tuple[int, ...]  # by face
    bottles: tuple[int, ...]  # the faces of all bottle cards
    characters: dict[Card, int]  # the default copies
    character_total: int


def needed(players: int) -> int:
    """The cards that are dealt at the start of a round."""
    return players * STOCK + SAFE


def read_deck(text: str) -> DeckFacts:
    """Read a deck file; refuse one that does not add up, with the card that it is about."""
    try:
        data: dict[str, Any] = loads(text)
        bottles: _Bottles = _typed(data.pop("bottles"), _Bottles, "[bottles]")
        table = dict(data.pop("characters"))
        total: int = _typed(table.pop("total"), Copies, "[characters] total")
        table.pop("origin")
    except KeyError as error:
        raise DeckError(f"{FILE}: no {error.args[0]}") from error
    except (ValueError, TypeError) as error:
        raise DeckError(str(error) if isinstance(error, DeckError) else f"{FILE}: {error}") from error
    if data:
        raise DeckError(f"{FILE}: there is no table {', '.join(data)}")
    rows: dict[str, _Character] = {name: _typed(row, _Character, f"[characters.{name}]") for name, row in table.items()}
    if bottles.values != list(range(1, LAST_BOTTLE + 1)) or bottles.copies < 1:
        raise DeckError(f"{FILE}: [bottles]: they have the values 1 to 10, at least once each")
    if strange := set(rows) ^ set(CHARACTERS):
        raise DeckError(
            f"{FILE}: exactly these characters are needed: {', '.join(CHARACTERS)}; see {', '.join(strange)}"
        )
    copies = {card: rows[card].copies for card in CHARACTERS}
    points = [0, *bottles.values, *(rows[card].points for card in CHARACTERS)]
    faces = tuple(value for value in bottles.values for _ in range(bottles.copies))
    try:
        check_characters(copies, total)
    except DeckError as error:
        raise DeckError(f"{FILE}: {error}") from error
    if len(faces) + total < needed(MOST_PLAYERS):
        raise DeckError(
            f"{FILE}: {len(faces) + total} cards are too few: {MOST_PLAYERS} players need {needed(MOST_PLAYERS)}"
        )
    return DeckFacts(tuple(points), faces, copies, total)


def _typed(data: Any, kind: Any, where: str) -> Any:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise DeckError(f"{FILE}: {where}: {error}") from error


def check_characters(copies: Mapping[Card, int], total: int) -> None:
    """Refuse a distribution of characters that is not a deck."""
    if strangers := [card for card in copies if card not in CHARACTERS]:
        raise DeckError(f"these are no characters: {', '.join(strangers)}")
    if missing := [card for card, number in copies.items() if number < 0]:
        raise DeckError(f"a deck cannot hold fewer than no cards of a kind: {', '.join(missing)}")
    if (found := sum(copies.values())) != total:
        counted = ", ".join(f"{card} {number}" for card, number in copies.items())
        raise DeckError(f"a deck has {total} characters, these are {found}: {counted}")


@cache
def facts() -> DeckFacts:
    return read_deck(resources.files(__package__).joinpath(f"data/{FILE}").read_text("utf-8"))


POINTS: Final[list[int]] = list(facts().points)


def full_deck(characters: Mapping[Card, int] | None = None) -> tuple[int, ...]:
    """The faces of a whole deck, in order, with the default characters or others."""
    if characters is None:
        return _DEFAULT
    check_characters(characters, facts().character_total)
    return _deck_with(characters)


def faces_of(cards: object) -> tuple[int, ...]:
    """These cards, if they are a tuple of faces that there are; else none."""
    given = cards if isinstance(cards, tuple) else ()
    return given if all(type(face) is int and 0 < face < len(CARDS) for face in given) else ()


def _deck_with(copies: Mapping[Card, int]) -> tuple[int, ...]:
    return (*facts().bottles, *(FACES[card] for card in CHARACTERS for _ in range(copies.get(card, 0))))


_DEFAULT: Final = _deck_with(facts().characters)
