"""The book of calls: who is to be called where, and to which tables. It survives a restart; of several servers on one database each takes up its own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sitdown.server.calling.manner import Manner
from sitdown.server.calling.records import Call, Subscription
from sitdown.server.store.schema import chairs, notices, subscriptions, tables
from sitdown.server.store.store import Store
from sitdown.server.table.presence.awaited import Awaited

AT_ONCE: Final = 50  # calls that a server takes up


class Book:
    def __init__(self, store: Store, manner: Manner) -> None:
        self._store = store
        self._manner = manner

    # --- who wants to be called

    async def of(self, person: str) -> list[Subscription]:
        """The oldest first."""
        mine = sa.select(subscriptions).where(subscriptions.c.person == person)
        return [_subscription(row) for row in await self._store.rows(mine.order_by(subscriptions.c.created))]

    async def enter(self, wanted: Subscription) -> None:
        """In place of what was known of that place: a browser is its last user's."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(subscriptions).where(subscriptions.c.id == wanted.id))
            await connection.execute(sa.insert(subscriptions).values(**_columns(wanted)))

        try:
            await self._store.committed(write)
        except IntegrityError:  # he did it twice at the same moment
            await self._store.committed(write)

    async def strike(self, person: str, name: str) -> bool:
        """`False`: he has none of this name."""
        his = sa.delete(subscriptions).where(subscriptions.c.id == name, subscriptions.c.person == person)
        return bool((await self._store.committed(lambda connection: connection.execute(his))).rowcount)

    # --- who is to be called

    async def look(self, code: str, awaited: Awaited, now: int) -> None:
        """Whom a table waits for now. Whoever is there has seen it, and may be called to it again."""
        mine, there = notices.c.code == code, sa.select(notices.c.seat).where(notices.c.code == code)
        if not awaited.away and not await self._store.rows(there.limit(1)):
            return
        waits, called = notices.c.seat.in_(awaited.away), notices.c.due.is_(None)
        due = now + self._manner.delay
        wanted = (
            sa.select(chairs.c.code, chairs.c.seat, subscriptions.c.id, sa.literal(due), sa.literal(0), sa.true())
            .join(subscriptions, subscriptions.c.person == chairs.c.person)
            .where(chairs.c.code == code, chairs.c.seat.in_(awaited.away), ~_is_noticed())
        )
        if awaited.secret:
            wanted = wanted.where(subscriptions.c.kind == "push")  # elsewhere others may read along

        async def write(connection: AsyncConnection) -> None:
            been = sa.or_(notices.c.seat.in_(awaited.here), ~waits & ~called, sa.literal(awaited.over))
            await connection.execute(sa.delete(notices).where(mine, been))
            await connection.execute(sa.update(notices).where(mine).values(waits=waits))
            await connection.execute(sa.insert(notices).from_select(notices.c.keys(), wanted))

        await self._store.committed(write)

    async def next_due(self) -> int | None:
        rows = await self._store.rows(sa.select(sa.func.min(notices.c.due)).where(notices.c.due.is_not(None)))
        return None if rows[0][0] is None else int(rows[0][0])

    async def take_up(self, now: int) -> list[Call]:
        """What is due, each place once. It is this server's for a while; if that dies, another's."""
        manner = self._manner

        async def take(connection: AsyncConnection) -> list[Call]:
            due = sa.select(notices).where(notices.c.due <= now).order_by(notices.c.due).limit(AT_ONCE)
            found = (await connection.execute(due.with_for_update(skip_locked=True))).all()
            by_place: defaultdict[str, list[sa.Row[Any]]] = defaultdict(list)
            for row in found:
                by_place[row.subscription].append(row)
            calls = []
            for name, rows in by_place.items():
                known = (await connection.execute(sa.select(subscriptions).where(subscriptions.c.id == name))).first()
                if known is None:
                    continue
                place = _subscription(known)
                about = [(row.code, row.seat) for row in rows]
                soon = None if place.called is None else place.called + manner.gap
                if soon is not None and soon > now:
                    await _put_off(connection, name, about, soon)
                    continue
                await _put_off(connection, name, about, now + manner.lease)
                call = await _call(connection, place, tuple(about), max(row.tries for row in rows))
                if call is not None:
                    calls.append(call)
            return calls

        return await self._store.committed(take)

    async def was_told(self, call: Call, now: int) -> None:
        """There is no other call to these tables until he has been there."""
        place = call.subscription

        async def write(connection: AsyncConnection) -> None:
            await _put_off(connection, place.id, call.due, None)
            of_it = subscriptions.c.id == place.id
            await connection.execute(sa.update(subscriptions).where(of_it).values(called=now, failed=0))

        await self._store.committed(write)

    async def failed(self, call: Call, now: int, passing: bool) -> None:
        """It is tried again, if that may help; if nothing ever helps nobody is called there any more."""
        place, again = call.subscription, self._manner.again
        later = now + again[call.tries] if passing and call.tries < len(again) else None

        async def write(connection: AsyncConnection) -> None:
            of_it = subscriptions.c.id == place.id
            if place.failed + 1 >= self._manner.most_failed:
                await connection.execute(sa.delete(subscriptions).where(of_it))
                return
            await _put_off(connection, place.id, call.due, later, tries=call.tries + 1)
            await connection.execute(sa.update(subscriptions).where(of_it).values(failed=place.failed + 1))

        await self._store.committed(write)


async def _call(
    connection: AsyncConnection, place: Subscription, due: tuple[tuple[str, int], ...], tries: int
) -> Call | None:
    """About all tables that wait for him, those too that he was called to before. `None`: none does; the chairs are others' by now."""
    his = sa.and_(chairs.c.code == notices.c.code, chairs.c.seat == notices.c.seat, chairs.c.person == place.person)
    waiting = (
        sa.select(notices.c.code, notices.c.seat, tables.c.game)
        .join(chairs, his)
        .join(tables, tables.c.code == notices.c.code)
        .where(notices.c.subscription == place.id, notices.c.waits)
        .order_by(notices.c.code)
    )
    found = (await connection.execute(waiting)).all()
    left = {(row.code, row.seat) for row in found}
    for code, seat in set(due) - left:
        gone = sa.and_(notices.c.code == code, notices.c.seat == seat, notices.c.subscription == place.id)
        await connection.execute(sa.delete(notices).where(gone))
    due = tuple([each for each in due if each in left])
    waited = {row.code: row.game for row in found}
    if not due:
        return None
    if len(waited) > 1:
        return Call(place, "many", len(waited), due=due, tries=tries)
    code, game = next(iter(waited.items()))
    return Call(place, "turn", 1, code, game, due, tries)


async def _put_off(
    connection: AsyncConnection, name: str, about: Collection[tuple[str, int]], due: int | None, **more: int
) -> None:
    """Not what he has answered meanwhile: that is no longer there."""
    these = sa.tuple_(notices.c.code, notices.c.seat).in_(list(about))
    change = sa.update(notices).where(notices.c.subscription == name, these).values(due=due, **more)
    await connection.execute(change)


def _is_noticed() -> sa.ColumnElement[bool]:
    there = notices.alias()
    same = (there.c.code == chairs.c.code, there.c.seat == chairs.c.seat, there.c.subscription == subscriptions.c.id)
    return sa.exists().where(*same)


def _subscription(row: sa.Row[Any]) -> Subscription:
    return Subscription(**row._mapping)


def _columns(subscription: Subscription) -> dict[str, Any]:
    return {name: getattr(subscription, name) for name in subscription.__struct_fields__}
