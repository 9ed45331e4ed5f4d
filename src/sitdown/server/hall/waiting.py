"""Who waits at tables that have not begun, and who calls from where. In memory only: no address is ever written down."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Final, Generic, Literal, TypeVar

from sitdown.server.guard import Limits
from sitdown.server.metrics import LIMITED
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Key, Seat, TableRecord

GONE: Final = 300.0  # seconds after which who has not shown himself has lost his chair at a public table
BARRED: Final = 300.0  # seconds that who was shown the door stays outside
REMEMBERED: Final = 10_000  # of each kind of thing; the oldest is forgotten

K = TypeVar("K")
V = TypeVar("V")
Lost = Literal["freed", "lapsed"]


class Lately(OrderedDict[K, V], Generic[K, V]):
    """Remembers what was put in last."""

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > REMEMBERED:
            self.popitem(last=False)


@dataclass
class Waiter:
    """`address` is unknown until somebody has called since the server was started."""

    table: str
    public: bool
    address: str | None
    seen: float

    @property
    def there(self) -> bool:
        return monotonic() - self.seen <= GONE


class Waiting:
    """People are known by the digests of their tokens (`holder`); who has lost his chair also by who he is."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._waiters: Lately[str, Waiter] = Lately()
        self._founded: Lately[str, str] = Lately()  # where a table's founder is
        self._lost: Lately[tuple[str, Key], Lost] = Lately()  # at a table: why this opens a chair no longer
        self._barred: Lately[tuple[str, str], float] = Lately()  # from a table, an address, until when

    # --- tables

    @property
    def tables(self) -> set[str]:
        """Public ones at which somebody waits."""
        return {waiter.table for waiter in self._waiters.values() if waiter.public and waiter.there}

    def check_tables(self, address: str) -> None:
        """Somebody is about to set up a public table. Refused if too many of his wait for people already."""
        if sum(self._founded.get(table) == address for table in self.tables) >= self._limits.waiting:
            raise _over("too-many-waiting")

    def founds(self, record: TableRecord, address: str) -> None:
        """The table is his."""
        self._founded[record.code] = address

    def few(self, records: Iterable[TableRecord]) -> list[TableRecord]:
        """Without those that an address has too many of."""
        shown: Counter[str] = Counter()
        kept = []
        for record in records:
            address = self._founded.get(record.code)
            if address is not None:
                shown[address] += 1
            if address is None or shown[address] <= self._limits.waiting:
                kept.append(record)
        return kept

    def move(self, stays: Callable[[str], bool]) -> None:
        """Who waits at the others is known elsewhere from now on: what we know of them is soon not true any more."""
        for holder in [holder for holder, waiter in self._waiters.items() if not stays(waiter.table)]:
            del self._waiters[holder]
        for table in [table for table in self._founded if not stays(table)]:
            del self._founded[table]

    # --- people

    def saw(self, record: TableRecord, holder: str, address: str) -> None:
        """He waits, or is about to."""
        if record.started is None:
            self._waiters[holder] = Waiter(record.code, record.public, address, monotonic())

    @contextmanager
    def coming(self, holder: str) -> Iterator[None]:
        """If he does not get the chair after all, he was never there."""
        try:
            yield
        except BaseException:
            self._waiters.pop(holder, None)
            raise

    def is_gone(self, record: TableRecord, holder: str) -> bool:
        """Whether he has not shown himself for long. Somebody unknown may have come before the server was started."""
        waiter = self._waiters.get(holder)
        if waiter is None:
            waiter = self._waiters[holder] = Waiter(record.code, record.public, None, monotonic())
        return not waiter.there

    def hand_over(self, chair: Seat, to: Seat) -> None:
        waiter = self._waiters.pop(chair.holder or "", None)
        if waiter is not None and to.holder is not None:
            self._waiters[to.holder] = waiter

    def begins(self, table: str) -> None:
        """Nobody waits there any more."""
        for holder in [holder for holder, waiter in self._waiters.items() if waiter.table == table]:
            del self._waiters[holder]

    def check_chairs(self, record: TableRecord, holder: str, address: str) -> None:
        """Somebody is about to sit down. Refused if he has too many chairs at public tables of others, so that there are some for others."""
        self.check_bar(record, address)
        if not record.public or self._founded.get(record.code) == address:
            return
        chairs = Counter(
            waiter.table
            for other, waiter in self._waiters.items()
            if other != holder and waiter.address == address and waiter.public and waiter.there
            if self._founded.get(waiter.table) != address
        )
        elsewhere = len(chairs.keys() - {record.code})
        if chairs[record.code] >= self._limits.chairs or elsewhere >= self._limits.waiting:
            raise _over("too-many-chairs")

    def check_bar(self, record: TableRecord, address: str) -> None:
        if self._barred.get((record.code, address), 0.0) > monotonic():
            raise Refusal("barred", status=403)

    # --- chairs that somebody has lost

    def show_out(self, record: TableRecord, chair: Seat, founder: Seat) -> None:
        """He does not come back at once; but under the founder's own roof they settle it themselves."""
        his, founders = self._address(chair), self._address(founder)
        if his is not None and his != founders:
            self._barred[record.code, his] = monotonic() + BARRED
        self._lose(record.code, chair, "freed")

    def lapse(self, code: str, chairs: Iterable[Seat]) -> None:
        for chair in chairs:
            self._lose(code, chair, "lapsed")

    def lost(self, code: str, key: Key) -> Lost | None:
        """How the chair that this opened was lost."""
        return self._lost.get((code, key))

    def _lose(self, code: str, chair: Seat, how: Lost) -> None:
        if chair.holder is not None:
            self._lost[code, Key(holder=chair.holder)] = how
            self._waiters.pop(chair.holder, None)
            if isinstance(chair.person, str):
                self._lost[code, Key(person=chair.person)] = how

    def _address(self, chair: Seat) -> str | None:
        waiter = self._waiters.get(chair.holder or "")
        return waiter.address if waiter else None


def _over(code: str) -> Refusal:
    LIMITED.labels(code.removeprefix("too-many-")).inc()
    return Refusal(code, status=429)
