"""Deal markers: five each. One on a business lets its owner use that business for a job (C-40, C-86)."""

from __future__ import annotations

from sitdown.games.cosa_nostra.board.material import BUSINESS
from sitdown.games.cosa_nostra.board.table import Table, put
from sitdown.games.cosa_nostra.records.events import MarkersReturned


def markers_on(g: Table, seat: int, card: int) -> int:
    """How many of his lie on this business."""
    return g.markers[card] >> 3 * seat & 7


def add_marker(g: Table, seat: int, card: int) -> None:
    g.markers = put(g.markers, card, g.markers[card] + (1 << 3 * seat))


def remove_marker(g: Table, seat: int, card: int) -> None:
    g.markers = put(g.markers, card, g.markers[card] - (1 << 3 * seat))


def return_markers(g: Table, card: int) -> None:
    """All go back to their owners."""
    for seat in range(g.players):
        return_own(g, seat, card)


def return_own(g: Table, seat: int, card: int) -> None:
    """All that this player has there go back to him."""
    back = markers_on(g, seat, card)
    if back:
        g.markers = put(g.markers, card, g.markers[card] - (back << 3 * seat))
        g.tell(MarkersReturned(seat, BUSINESS[card], back))


def hosts(g: Table, seat: int, card: int) -> bool:
    """Whether it is his business, or a purchase that he has planned."""
    if g.holdings[seat] >> card & 1:
        return True
    for place in g.places(seat):
        if g.tasks[place] == -1 - card:
            return True
    return False
