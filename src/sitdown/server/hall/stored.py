"""Tables as the books have them: what changes about one, and who is gone from one that has not begun."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from msgspec.structs import replace

from sitdown.server.hall.chairs import emptied
from sitdown.server.hall.waiting import Waiting
from sitdown.server.refusal import Refusal
from sitdown.server.store.reading import Reader
from sitdown.server.store.records import TableRecord
from sitdown.server.store.store import Store
from sitdown.server.table.time.clock import HouseClock


def always(code: str) -> bool:
    """Where there is only one server."""
    return True


KEPT: Final = 15 * 60 * 1000  # milliseconds that the chairs of a rematch wait for their people


class StoredTables:
    """`is_home`: whether it is known here who waits at a table."""

    def __init__(
        self, store: Store, waiting: Waiting, clock: HouseClock, is_home: Callable[[str], bool] = always
    ) -> None:
        self._store = store
        self._waiting = waiting
        self._clock = clock
        self.is_home = is_home

    @property
    def now(self) -> int:
        """Milliseconds since 1970."""
        return round(self._clock.world() * 1000)

    async def record(self, code: str, books: Reader | None = None) -> TableRecord:
        """As it is now: without people who are gone. As these books have it; those of the player, if nothing is said."""
        while True:
            record = await self.written(code, books)
            lapsed = self._lapsed(record)
            if not lapsed:
                return record
            tidied = emptied(record, lapsed)
            if await self._store.change(record, tidied):
                self._waiting.lapse(code, [record.seats[at] for at in lapsed])
                return tidied

    def _lapsed(self, record: TableRecord) -> set[int]:
        """Chairs that were kept for long enough."""
        if record.started is not None:
            return set()
        waits = self.now < record.created + KEPT
        knows = record.public and self.is_home(record.code)
        return {
            at
            for at, chair in enumerate(record.seats)
            if (chair.kept and not waits)
            or (knows and chair.holder is not None and self._waiting.is_gone(record, chair.holder))
        }

    async def changed(self, code: str, change: Callable[[TableRecord], TableRecord]) -> TableRecord:
        """What has become of it. Others change it at the same time, so `change` may be asked more than once."""
        for _ in range(8):
            before = await self.record(code)
            after = self.begun(change(before))
            if after == before or await self._store.change(before, after):
                if after.started is not None:
                    self._waiting.begins(code)
                return after
        raise Refusal("taken", status=409)

    async def lobby(self, live: Collection[str]) -> list[TableRecord]:
        """Public tables at which somebody waits or plays, the newest first, and only a few of one address."""
        found = await self._store.reading.open_tables({*self._waiting.tables, *live})
        now = [emptied(record, self._lapsed(record)) for record in found]
        return self._waiting.few(
            [record for record in now if record.started or any(seat.free for seat in record.seats)]
        )

    async def written(self, code: str, books: Reader | None = None) -> TableRecord:
        record = await (books or self._store).table(code)
        if record is None:
            raise Refusal("no-table", status=404)
        return record

    def begun(self, record: TableRecord) -> TableRecord:
        """The game begins when nobody is missing; by post though nobody is at the table."""
        if record.started is not None or any(chair.empty for chair in record.seats):
            return record
        now = self.now
        return replace(record, started=now, due=now if record.timing.kind == "post" else None)
