"""The chairs of a table before the game begins: what becomes of its record."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Seat, TableRecord, digest


def seat_of(record: TableRecord, token: str) -> int:
    """The seat that the token opens."""
    holder = digest(token)
    for number, seat in enumerate(record.seats):
        if seat.holder == holder:
            return number
    raise Refusal("no-seat", status=403)


def free_chair(record: TableRecord, wanted: int | None) -> int:
    """This one, or any."""
    free = [at for at, chair in enumerate(record.seats) if chair.free]
    if not free or (wanted is not None and wanted not in free):
        raise Refusal("taken", status=409)
    return free[0] if wanted is None else wanted


def taken(record: TableRecord, at: int, name: str, holder: str, face: str | UnsetType = UNSET) -> TableRecord:
    """Somebody sits down. Whoever comes to a table that everybody has left owns it now."""
    deserted = not any(chair.holder for chair in record.seats)
    return with_chair(record, at, Seat(name, None, holder, True if deserted else UNSET, face=face))


def emptied(record: TableRecord, which: Collection[int]) -> TableRecord:
    """They are free. If it was the founder who left, the next at the table has it now."""
    chairs = [Seat() if at in which else chair for at, chair in enumerate(record.seats)]
    sitting = [at for at, chair in enumerate(chairs) if chair.holder]
    if sitting and any(record.seats[at].founder for at in which):
        chairs[sitting[0]] = replace(chairs[sitting[0]], founder=True)
    return replace(record, seats=tuple(chairs))


def with_chair(record: TableRecord, at: int, chair: Seat) -> TableRecord:
    return replace(record, seats=(*record.seats[:at], chair, *record.seats[at + 1 :]))
