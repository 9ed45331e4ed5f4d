"""The businesses a cash job needs: one's own first, then others' with one's markers (C-40)."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from sitdown.games.cosa_nostra.board.judging import marker_used
from sitdown.games.cosa_nostra.board.markers import remove_marker
from sitdown.games.cosa_nostra.board.material import BUSINESS, OF_KIND, members
from sitdown.games.cosa_nostra.board.table import Row, Table
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.records.events import MarkersUsed

_NEEDS: Final = [facts.needs for facts in JOBS]


def ways_to_meet(g: Table, seat: int, kind: int) -> list[Row]:
    """The sets of markers that would do: one empty set if none is needed, no set at all if something is missing."""
    lent: list[list[Row]] = []
    own = g.open_businesses(seat)
    for business, missing in lacks(kind, own):
        hosts = [card for card in hosts_of(g, seat) if OF_KIND[business] >> card & 1]
        if len(hosts) < missing:
            return []
        lent.append(list(combinations(hosts, missing)))
    if not lent:
        return [()]
    return [tuple([card for part in parts for card in part]) for parts in product(*lent)]


def lacks(kind: int, businesses: int) -> list[tuple[int, int]]:
    """What a job needs beyond these: which kinds of business, and how many of each."""
    found: list[tuple[int, int]] = []
    for business, needed in _NEEDS[kind]:
        missing = needed - (businesses & OF_KIND[business]).bit_count()
        if missing > 0:
            found.append((business, missing))
    return found


def usable(g: Table, seat: int) -> int:
    """All that his cash jobs can be carried out with."""
    found = g.open_businesses(seat)
    for card in hosts_of(g, seat):
        found |= 1 << card
    return found


def hosts_of(g: Table, seat: int) -> list[int]:
    """Other players' active businesses on which he has a marker."""
    others = 0
    for other in range(g.players):
        if other != seat:
            others |= g.open_businesses(other)
    return [card for card in members(others) if g.markers[card] >> 3 * seat & 7]


def use_markers(g: Table, seat: int, cards: Row) -> None:
    """They have served and come back."""
    if g.listening and cards:
        g.tell(MarkersUsed(seat, tuple([BUSINESS[card] for card in cards])))
    for card in cards:
        remove_marker(g, seat, card)
        marker_used(g, seat, card)
