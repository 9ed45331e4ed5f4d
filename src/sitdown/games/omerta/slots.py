"""A slot, as one small int: its face, who knows it, the Patrol on it, and the pool it came out of.

Where a card lies and who has looked at it is public (O-16); only the face is hidden. So a slot carries what is known of it, and exchanging two
slots moves the knowledge with the cards. A pool is the last shuffle that the card came out of: the deck, or a Lady's mixing.
"""

from typing import Final

FACE: Final = 31  # bits 0-4
SEAT_BIT: Final = 5  # bits 5-9: seats 0-4 know the face; bit 10: everybody does, spectators too
SPECTATOR: Final = 5
EVERYBODY: Final = 63 << 5
PATROL_BIT: Final = 11  # bits 11-15: the number of the Patrol that lies on it, or 0
PATROLS: Final = 31 << 11
POOL_BIT: Final = 16  # bits 16 and up


def eye(viewer: int | None) -> int:
    """The bit that a viewer's knowledge of a slot is kept in."""
    return 1 << (SEAT_BIT + (SPECTATOR if viewer is None else viewer))


def new_slot(face: int, pool: int) -> int:
    """A card that nobody knows."""
    return face | pool << POOL_BIT
