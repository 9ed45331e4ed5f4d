"""The cards of Omerta. Inside a state a face is a small int; outside it has a name (`Card`)."""

from enum import StrEnum
from typing import Final

# --- from the data, written by python -m scripts.generate

GANGSTER: Final = 11
LADY: Final = 12
MOLE: Final = 13
SNITCH: Final = 14
DRIVER: Final = 15
SAFECRACKER: Final = 16
KILLER: Final = 17
WITNESS: Final = 18
ALIBI: Final = 19
MAMMA: Final = 20
PATROL: Final = 21


class Card(StrEnum):
    """The name of a face. Bottles are called by their value."""

    BOTTLE_1 = "1"
    BOTTLE_2 = "2"
    BOTTLE_3 = "3"
    BOTTLE_4 = "4"
    BOTTLE_5 = "5"
    BOTTLE_6 = "6"
    BOTTLE_7 = "7"
    BOTTLE_8 = "8"
    BOTTLE_9 = "9"
    BOTTLE_10 = "10"
    GANGSTER = "gangster"
    LADY = "lady"
    MOLE = "mole"
    SNITCH = "snitch"
    DRIVER = "driver"
    SAFECRACKER = "safecracker"
    KILLER = "killer"
    WITNESS = "witness"
    ALIBI = "alibi"
    MAMMA = "mamma"
    PATROL = "patrol"


LAST_BOTTLE: Final = 10

# --- end


class Famous(StrEnum):
    """The personas. Al Capone starts."""

    AL_CAPONE = "al_capone"
    LUCKY_LUCIANO = "lucky_luciano"
    MEYER_LANSKY = "meyer_lansky"
    JOHNNY_TORRIO = "johnny_torrio"
    VIRGINIA_HILL = "virginia_hill"


CARDS: Final[tuple[Card, ...]] = (Card.BOTTLE_1, *Card)  # CARDS[face]; no card has face 0
FACES: Final[dict[Card, int]] = {card: face for face, card in enumerate(Card, start=1)}
CHARACTERS: Final[tuple[Card, ...]] = tuple(Card)[LAST_BOTTLE:]
