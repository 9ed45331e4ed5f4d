"""A slot: a hidden card, as one small int: its face, who knows it, and the pool it came out of.

Where a card lies and who has looked at it is public; only the face is hidden. So a slot carries what is known of it, and moving it moves the knowledge
with the card. A pool is the last shuffle that the card came out of: a deck, or a mix of cards that lay on the table.
"""

from typing import Final

FACE: Final = 127  # bits 0-6; no card has face 0
SEAT_BIT: Final = 7  # bits 7-11: seats 0-4 know the face; bit 12: everybody does, spectators too
SPECTATOR: Final = 5
EVERYBODY: Final = 63 << 7
POOL_BIT: Final = 18  # bits 18 and up; bits 13-17 are the game's own


def eye(viewer: int | None) -> int:
    """The bit that a viewer's knowledge of a slot is kept in."""
    return 1 << (SEAT_BIT + (SPECTATOR if viewer is None else viewer))


def new_slot(face: int, pool: int) -> int:
    """A card that nobody knows."""
    return face | pool << POOL_BIT
