"""When to call Omerta: with a count of seven or less, and nobody lower (O-42)."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.games.omerta.bots.memory.picture import Picture
from sitdown.games.omerta.bots.turns.odds import WORTH, Odds
from sitdown.games.omerta.steps.scoring import LIMIT


def should_call(picture: Picture) -> bool:
    return chance_of_success(picture) >= picture.temper.sure_enough or out_of_patience(picture)


def out_of_patience(picture: Picture) -> bool:
    """With some decks nobody would ever have seven or less."""
    return picture.moment.turns > picture.temper.patience


def chance_of_success(picture: Picture) -> float:
    """The chance that a call would succeed now, taking slots for independent of each other."""
    mine = counts_to_limit(picture.mine)
    if not any(mine):
        return 0.0
    others = [_at_least(counts_to_limit(stock)) for seat, stock in enumerate(picture.stocks) if seat != picture.seat]
    chance = 0.0
    for count, likely in enumerate(mine):
        for at_least in others:
            likely *= at_least[count]
        chance += likely
    return chance


def counts_to_limit(stock: Sequence[Odds]) -> list[float]:
    """The chance of each count from 0 to the limit."""
    counts = [1.0] + [0.0] * LIMIT
    for odds in stock:
        low = [(WORTH[card], chance) for card, chance in odds.chances.items() if WORTH[card] <= LIMIT]
        counts = [
            sum([counts[count - points] * chance for points, chance in low if points <= count])
            for count in range(LIMIT + 1)
        ]
    return counts


def _at_least(counts: list[float]) -> list[float]:
    """The chance of this count or more, for each up to the limit."""
    below = 0.0
    chances = []
    for chance in counts:
        chances.append(1.0 - below)
        below += chance
    return chances
