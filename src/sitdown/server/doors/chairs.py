"""The chairs of a table before the game begins: what becomes of its record."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Key, Seat, TableRecord


def seat_of(record: TableRecord, key: Key) -> int:
    """The seat that the key opens."""
    seat = seat_with(record, key)
    if seat is None:
        raise Refusal("no-seat", status=403)
    return seat


def seat_with(record: TableRecord, key: Key) -> int | None:
    return next((number for number, seat in enumerate(record.seats) if key.opens(seat)), None)


def kept_for(record: TableRecord, person: str | None) -> int | None:
    """The chair that waits for him, since he sat there in the game before."""
    kept = [at for at, chair in enumerate(record.seats) if chair.kept and chair.empty and chair.person == person]
    return kept[0] if kept else None


def free_chair(record: TableRecord, wanted: int | None, person: str | None = None) -> int:
    """This one, or any: his own, if one is kept for him."""
    own = kept_for(record, person)
    free = [at for at, chair in enumerate(record.seats) if chair.free or at == own]
    if not free or (wanted is not None and wanted not in free):
        raise Refusal("taken", status=409)
    if wanted is not None:
        return wanted
    return free[0] if own is None else own


def taken(
    record: TableRecord,
    at: int,
    name: str,
    holder: str,
    face: str | UnsetType = UNSET,
    person: str | UnsetType | None = None,
) -> TableRecord:
    """Somebody sits down. Whoever comes to a table that everybody has left owns it now. One chair at a table hangs on a person; who takes another
    has it by its token."""
    deserted = not any(chair.holder for chair in record.seats)
    sits = person is None or any(chair.person == person and number != at for number, chair in enumerate(record.seats))
    chair = Seat(name, None, holder, True if deserted else UNSET, face=face, person=UNSET if sits else person or UNSET)
    return with_chair(record, at, chair)


def emptied(record: TableRecord, which: Collection[int]) -> TableRecord:
    """They are free. If it was the founder who left, the next at the table has it now."""
    chairs = [Seat() if at in which else chair for at, chair in enumerate(record.seats)]
    sitting = [at for at, chair in enumerate(chairs) if chair.holder]
    if sitting and any(record.seats[at].founder for at in which):
        chairs[sitting[0]] = replace(chairs[sitting[0]], founder=True)
    return replace(record, seats=tuple(chairs))


def with_chair(record: TableRecord, at: int, chair: Seat) -> TableRecord:
    return replace(record, seats=(*record.seats[:at], chair, *record.seats[at + 1 :]))
