"""Some days a year on which no time runs for somebody, at any of his tables by post. He announces them, and those he plays with see it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Final

import sqlalchemy as sa

from sitdown.server.refusal import Refusal
from sitdown.server.store.schema import holidays
from sitdown.server.store.store import Store

DAY: Final = 24 * 3600 * 1000  # milliseconds
A_YEAR: Final = 30 * DAY  # for everybody

Span = tuple[int, int]  # milliseconds since 1970, the end not included


class Holidays:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, people: Collection[str]) -> dict[str, tuple[Span, ...]]:
        """Theirs, in their order."""
        query = sa.select(holidays).where(holidays.c.person.in_(people)).order_by(holidays.c.first)
        found: defaultdict[str, list[Span]] = defaultdict(list)
        for row in await self._store.rows(query):
            found[row.person].append((row.first, row.last))
        return {person: tuple(spans) for person, spans in found.items()}

    async def take(self, person: str, span: Span, now: int) -> None:
        """He announces some. What has begun cannot be announced any more: whose time is up has not been on holiday."""
        first, last = span
        if not now - DAY < first < last <= first + A_YEAR:
            raise Refusal("no-holiday")
        taken = (await self.of([person])).get(person, ())
        if any(first < other_last and other_first < last for other_first, other_last in taken):
            raise Refusal("no-holiday")
        this_year = [other for other in taken if _year(other[0]) == _year(first)]
        if sum(b - a for a, b in this_year) + last - first > A_YEAR:
            raise Refusal("no-holiday-left", status=409)
        new = sa.insert(holidays).values(person=person, first=max(first, now), last=last)
        await self._store.committed(lambda connection: connection.execute(new))

    async def drop(self, person: str, first: int, now: int) -> None:
        """He stays after all, or is back early: what has gone by is gone."""
        mine = sa.and_(holidays.c.person == person, holidays.c.first == first)
        not_begun = sa.delete(holidays).where(mine, holidays.c.first > now)
        begun = sa.update(holidays).where(mine, holidays.c.first <= now, holidays.c.last > now).values(last=now)
        await self._store.committed(lambda connection: connection.execute(not_begun))
        await self._store.committed(lambda connection: connection.execute(begun))


def _year(moment: int) -> int:
    return datetime.fromtimestamp(moment / 1000, UTC).year
