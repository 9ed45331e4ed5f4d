"""Who sits with whom, and where."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, cycle, islice


def rotations(row: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to turn a row round the table that puts somebody else somewhere."""
    return list(dict.fromkeys([row[turn:] + row[:turn] for turn in range(len(row))]))


def tables(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who can sit together: everybody, the row repeated if it is short; or any so many of them."""
    if len(bots) <= players:
        return [tuple(islice(cycle(bots), players))]
    return list(dict.fromkeys(combinations(bots, players)))


def even_share(bots: Sequence[str], players: int, bot: str) -> float:
    """The share of its games that a bot would win if all played alike: its seats, of all there are."""
    games = [row for table in tables(bots, players) for row in rotations(table) if bot in row]
    return sum([row.count(bot) for row in games]) / players / len(games)
