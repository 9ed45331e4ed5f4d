"""What stands between a job and its money: what it lacks, and the dice."""

from __future__ import annotations

from msgspec import Struct

from sitdown.games.cosa_nostra.cards.cards import Business
from sitdown.games.cosa_nostra.cards.names import Gangster


class Lack(Struct, frozen=True):
    """So many businesses of a kind are missing, and these others have one that no marker of his lies on."""

    business: Business
    count: int
    owners: tuple[int, ...]


class Roll(Struct, frozen=True):
    """How a gangster would roll, with all that lies on him now."""

    gangster: Gangster
    dice: int
    difficulty: int  # that counts
    targets: tuple[Gangster, ...]  # against whom; nobody: it is the same for all
    one: float  # how likely one success or more is
    two: float  # and two or more


class Chances(Struct, frozen=True):
    seat: int  # whose job it is
    lacks: tuple[Lack, ...]
    short: int  # money that has to be matched and is not there
    targets: int | None  # so many things it can be aimed at now; `None`: it is aimed at nothing
    rolls: tuple[Roll, ...]
