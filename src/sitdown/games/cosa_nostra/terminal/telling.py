"""What is worth a line in the log of the terminal: the table itself shows the rest, or another line says it too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from sitdown.core.records import Event
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.trade.goods import NOTHING

SHOWN: Final = (ev.TurnEnded, ev.JobResolved, ev.MarketFilled, ev.PlanningBegan, ev.Detached)
OWN_ONLY: Final = (ev.JobsDealt, ev.InfluenceDrawn)  # others' cards are counted on the table
# What the event right after it, or right before it, says too.
SAID_AFTER: Final[dict[type[Event], tuple[type[Event], ...]]] = {
    ev.InfluencePlayed: (ev.Attached,),
}
SAID_BEFORE: Final[dict[type[Event], tuple[type[Event], ...]]] = {ev.Paid: (ev.Bought, ev.Hired, ev.Exchanged)}


def worth_telling(events: Sequence[Event], seat: int) -> list[Event]:
    """Of what a seat sees at once, what it has to be told."""
    told = []
    around: Sequence[Event | None] = [None, *events, None]
    for before, event, after in zip(around, events, around[2:], strict=False):
        kind = type(event)
        if isinstance(event, SHOWN) or (isinstance(event, OWN_ONLY) and event.seat != seat):
            continue
        if isinstance(event, ev.TurnBegan) and not event.extra:
            continue
        if isinstance(after, SAID_AFTER.get(kind, ())) or isinstance(before, SAID_BEFORE.get(kind, ())):
            continue
        if isinstance(event, ev.GoodsGiven) and event.goods.promises:  # they are told one by one
            event = replace(event, goods=replace(event.goods, promises=()))
            if event.goods == NOTHING:
                continue
        told.append(event)
    return told
