"""When players may trade and talk business."""

from sitdown.core.kernel import Opening
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.steps.acting import Acting
from sitdown.games.cosa_nostra.steps.carrying import Start
from sitdown.games.cosa_nostra.steps.deed import Deed


def trade_open(g: Table) -> bool:
    """At any time but from the naming of a target to the resolution of the job; and not after the last resolution of all (C-33, C-85)."""
    for step in g.agenda:
        kind = type(step)
        if kind is Deed or kind is Start or kind is Opening or (kind is Acting and g.last_round and not any(g.tasks)):
            return False
    return len(g.agenda) > 0


def pleas_of(g: Table, seat: int) -> list[tuple[int, int]]:
    """Offers with which a seat asks for the use of a business: their numbers, and of whom."""
    return [(offer.number, offer.to) for offer in g.offers if offer.seat == seat and offer.take.markers]


def offers_to(g: Table, seat: int) -> list[int]:
    """The numbers of the offers that lie before a seat."""
    return [offer.number for offer in g.offers if offer.to == seat]


def lapsing(g: Table) -> tuple[list[int], int] | None:
    """The offers that lie open, and after how many seconds each lapses; `None`: they stay."""
    seconds = g.options.offer_seconds
    return None if seconds is None else ([offer.number for offer in g.offers], seconds)
