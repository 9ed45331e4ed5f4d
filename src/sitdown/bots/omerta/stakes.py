"""Who matters how much: what a point more in a player's stock is worth to the one who judges."""

from __future__ import annotations

from math import exp

from sitdown.bots.omerta.picture import Picture


def expected_count(picture: Picture, seat: int) -> float:
    return sum([odds.points for odds in picture.stocks[seat]])


def stakes(picture: Picture) -> list[float]:
    """By seat: -1 for oneself; opponents share what spite there is, those with the lowest counts most."""
    counts = [expected_count(picture, seat) for seat in range(len(picture.stocks))]
    lowest = min([count for seat, count in enumerate(counts) if seat != picture.seat])
    weights = [exp((lowest - count) / picture.temper.close) for count in counts]
    weights[picture.seat] = 0.0
    shares = [picture.temper.spite * weight / sum(weights) for weight in weights]
    shares[picture.seat] = -1.0
    return shares
