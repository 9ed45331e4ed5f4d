"""What a deal or a purchase would change for a player, beside the goods themselves."""

from __future__ import annotations

from msgspec import Struct

from sitdown.games.cosa_nostra.cards.cards import Monopoly
from sitdown.games.cosa_nostra.cards.names import JobCard


class Prospect(Struct, frozen=True):
    price: int | None  # of a purchase
    income: int  # more at the next payday, or less
    won: tuple[Monopoly, ...]
    lost: tuple[Monopoly, ...]
    opened: tuple[JobCard, ...]  # cash jobs of his, in hand and planned, that he could carry out then
    closed: tuple[JobCard, ...]
