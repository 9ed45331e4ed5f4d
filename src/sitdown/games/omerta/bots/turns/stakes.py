"""Who matters how much: what a point more in a player's stock is worth to the one who judges."""

from __future__ import annotations

from math import exp
from typing import Final

from sitdown.games.omerta.bots.memory.picture import Picture

SOONER: Final = 0.1  # points that a turn earlier is as bad as


def expected_count(picture: Picture, seat: int) -> float:
    return sum([odds.points for odds in picture.stocks[seat]])


def stakes(picture: Picture) -> list[float]:
    """By seat: -1 for oneself; opponents share what spite there is, those with the lowest counts most, of equals the next to play."""
    temper, players = picture.temper, len(picture.stocks)
    dangers = [
        exp(-(expected_count(picture, seat) + SOONER * ((seat - picture.seat) % players)) / temper.close)
        for seat in range(players)
    ]
    dangers[picture.seat] = 0.0
    shares = [temper.spite * danger / sum(dangers) for danger in dangers]
    shares[picture.seat] = -1.0
    return shares
