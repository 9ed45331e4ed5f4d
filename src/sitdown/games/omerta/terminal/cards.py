"""Cards drawn in characters: small ones for the others, large ones for one's own stock. All backs are alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from sitdown.games.omerta.cards.cards import FACES, Card
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.words import Teller
from sitdown.terminal.blocks import Block, beside, wrapped
from sitdown.terminal.palette import BONE, BONE_BOLD, BOTTLE, BOTTLE_BOLD, BRASS, BRASS_BOLD, OXBLOOD, SMOKE

SMALL: Final = 4
LARGE: Final = ((5, 14), (9, 8), (13, 6))  # up to so many slots, a card is so wide
BLOCKED: Final = "×"
BACK: Final = ("╲╱", "╱╲")


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it lies there: its number in the row, what is to be seen of it, and whether a Patrol stands on it."""

    number: str
    card: Card | None
    blocked: bool = False


def ink(card: Card | None) -> Style:
    """Bottles are green, characters bone."""
    if card is None:
        return SMOKE
    return BONE_BOLD if card.isalpha() else BOTTLE_BOLD


def short(teller: Teller, card: Card) -> str:
    """Two characters are enough to tell all cards apart."""
    return teller.card(card)[:2]


def count_of(card: Card | None) -> str:
    """What a character counts; of a bottle its name says it."""
    return str(POINTS[FACES[card]]) if card is not None and card.isalpha() else ""


def small(teller: Teller, face: Face) -> Block:
    """Four cells wide, three lines high, its number in the lower edge."""
    rim = OXBLOOD if face.blocked else BRASS
    middle = Text(f"{short(teller, face.card):^2}", ink(face.card)) if face.card else Text(BACK[1], BOTTLE)
    bottom = Text.assemble(("╰", rim), (f"{face.number:─<2}", BONE), ("╯", rim))
    return [
        Text(f"╭{BLOCKED * 2 if face.blocked else f'{count_of(face.card):─>2}'}╮", rim),
        Text.assemble(("│", rim), middle, ("│", rim)),
        bottom,
    ]


def counted(number: int) -> Block:
    """A heap of cards, by their number."""
    return [
        Text("╭──╮", BRASS),
        Text.assemble(("│", BRASS), (f"{number:>2}", BONE_BOLD), ("│", BRASS)),
        Text("╰──╯", BRASS),
    ]


def large(teller: Teller, face: Face, cells: int) -> Block:
    """Five lines high, the key that picks it in its lower edge."""
    inner = cells - 2
    rim = OXBLOOD if face.blocked else BRASS
    count = count_of(face.card)
    top = (f"{BLOCKED:─^{inner}}" if face.blocked else "─" * inner)[: inner - len(count)] + count
    edges = [
        Text(f"╭{top}╮", rim),
        Text.assemble(("╰", rim), (f"{'[' + face.number + ']':─^{inner}}", rim), ("╯", rim)),
    ]
    edges[1].stylize(BRASS_BOLD, 1, cells - 1)
    return [edges[0], *[Text.assemble(("│", rim), line, ("│", rim)) for line in _middle(teller, face, inner)], edges[1]]


def _middle(teller: Teller, face: Face, inner: int) -> Block:
    if face.card is None:
        return [Text((BACK[row % 2] * inner)[:inner], BOTTLE) for row in range(3)]
    name = teller.card(face.card) if inner > 10 else short(teller, face.card)
    rows = wrapped(Text(name, ink(face.card)), inner)[:3]
    rows = [Text(), *rows] if len(rows) < 3 else rows
    rows += [Text()] * (3 - len(rows))
    return [
        Text.assemble(" " * ((inner - row.cell_len) // 2), row, " " * -(-(inner - row.cell_len) // 2)) for row in rows
    ]


def small_row(teller: Teller, faces: list[Face], cells: int) -> Block:
    """Small cards in a row; fanned where there is no room, and then in as many rows as they need."""
    if len(faces) * SMALL <= cells:
        return beside([small(teller, face) for face in faces], gap=0)
    each = max(1, (cells - 1) // (SMALL - 1))
    rows: Block = []
    for start in range(0, len(faces), each):
        *under, top = [small(teller, face) for face in faces[start : start + each]]
        rows += beside([*([line[:-1] for line in card] for card in under), top], gap=0)
    return rows


def large_row(teller: Teller, faces: list[Face], cells: int) -> Block:
    """Large cards, narrower the more there are; small ones if even that is too much."""
    for most, wide in LARGE:
        if len(faces) <= most and len(faces) * (wide + 1) <= cells + 1:
            return beside([large(teller, face, wide) for face in faces])
    return small_row(teller, faces, cells)
