"""The bonus for the most active gangsters (C-93): what one more or one less is good for, on whichever side."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook, paid
from sitdown.games.cosa_nostra.steps.final import MOST_GANGSTERS

FEWEST_AHEAD: Final = -3
# By how many he is ahead of the next one now: how likely he ends up alone at the top. Early, and in the last round.
EARLY: Final = (0.03, 0.08, 0.15, 0.27, 0.5, 0.7, 0.85)
LATE: Final = (0.0, 0.02, 0.08, 0.25, 0.75, 0.93, 0.98)
COUNTED: Final = 5000  # for a player who does not reckon: that one of another's is not active at the final count


def heads(o: Outlook, *changes: tuple[int, int]) -> float:
    """What it is worth to him that seats have so many more gangsters, or less."""
    if o.temper.head:
        each = [more * (o.temper.head if seat == o.seat else -_rival(o, seat)) for seat, more in changes]
        return sum(each)
    counts = _counts(o)
    then = list(counts)
    for seat, more in changes:
        then[seat] += more
    return _bonus(tuple(then), o.spite, o.seat, _late(o)) - _bonus(counts, o.spite, o.seat, _late(o))


def bonus(o: Outlook) -> float:
    """What it is worth as things stand, for him and against the others."""
    return _bonus(_counts(o), o.spite, o.seat, _late(o))


def _late(o: Outlook) -> bool:
    """Nobody will hire another man."""
    return o.last_round or (o.temper.watchful and o.view.round == o.view.rounds - 1 and paid(o.view))


def _counts(o: Outlook) -> tuple[int, ...]:
    return tuple([len([man for man in player.crew if man.active or not o.last_round]) for player in o.view.players])


def _rival(o: Outlook, seat: int) -> float:
    return o.spite[seat] * (o.temper.head + (COUNTED if o.last_round else 0))


@lru_cache(maxsize=4096)
def _bonus(counts: tuple[int, ...], spite: tuple[float, ...], mine: int, last_round: bool) -> float:
    """It is asked again and again."""
    value = 0.0
    for seat, count in enumerate(counts):
        ahead = count - max([other for at, other in enumerate(counts) if at != seat])
        likely = (LATE if last_round else EARLY)[max(0, min(len(LATE) - 1, ahead - FEWEST_AHEAD))]
        value += likely * (1.0 if seat == mine else -spite[seat])
    return MOST_GANGSTERS * value
