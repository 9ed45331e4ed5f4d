"""Who there is, and on which devices. What a browser has in its cookie is in no book, only its digest."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Any, Final

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from sitdown.server.people.records import Device, Person
from sitdown.server.store.ownership import told
from sitdown.server.store.records import digest
from sitdown.server.store.schema import chairs, passes, passkeys, people, sessions, subscriptions
from sitdown.server.store.store import Store

ID: Final = 16  # bytes: 22 letters
COOKIE: Final = 32  # bytes
DAY: Final = 24 * 3600 * 1000  # milliseconds
YEAR: Final = 365 * DAY
MOST_DEVICES: Final = 30


class Register:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, cookie: str | None) -> Person | None:
        """Who comes with this cookie."""
        if cookie is None:
            return None
        here = sa.select(people).join(sessions, sessions.c.person == people.c.id)
        rows = await self._store.rows(here.where(sessions.c.digest == digest(cookie), sessions.c.seen > now() - YEAR))
        return person_of(rows[0]) if rows and rows[0].gone is None else None

    async def person(self, who: str) -> Person | None:
        rows = await self._store.rows(sa.select(people).where(people.c.id == who, people.c.gone.is_(None)))
        return person_of(rows[0]) if rows else None

    async def arrive(self, name: str, face: str, device: str) -> tuple[Person, str]:
        """Somebody new, and the cookie that he is known by from now on."""
        person = Person(secrets.token_urlsafe(ID), name, face, False, now())
        cookie = secrets.token_urlsafe(COOKIE)

        async def work(connection: AsyncConnection) -> None:
            who = {"id": person.id, "name": name, "face": face, "kept": False}
            await connection.execute(sa.insert(people).values(**who, created=person.created, seen=person.created))
            await connection.execute(sa.insert(sessions).values(**_session(cookie, person.id, device)))

        await self._store.committed(work)
        return person, cookie

    async def renamed(self, person: Person, name: str, face: str) -> Person:
        """As he calls himself now, and looks."""
        if (name, face) == (person.name, person.face):
            return person
        change = sa.update(people).where(people.c.id == person.id).values(name=name, face=face)
        await self._store.committed(lambda connection: connection.execute(change))
        return replace(person, name=name, face=face)

    async def erase(self, who: str) -> None:
        """Somebody who sits nowhere."""

        async def work(connection: AsyncConnection) -> None:
            for table in (passes, passkeys, sessions):
                await connection.execute(sa.delete(table).where(table.c.person == who))
            await connection.execute(sa.delete(people).where(people.c.id == who))

        await self._store.committed(work)

    # --- devices

    async def seen(self, cookie: str) -> bool:
        """He is here today; `False`: that was known."""
        mine = sessions.c.digest == digest(cookie)
        known = sa.select(sessions.c.person).where(mine, sessions.c.seen < now() - DAY)
        rows = await self._store.rows(known)
        if not rows:
            return False

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.update(sessions).where(mine).values(seen=now()))
            await connection.execute(sa.update(people).where(people.c.id == rows[0].person).values(seen=now()))

        await self._store.committed(work)
        return True

    async def admit(self, person: str, device: str, instead: str | None) -> str:
        """He is signed in here, by a cookie that nobody has seen before; what this browser had before is worth nothing any more."""
        cookie = secrets.token_urlsafe(COOKIE)
        oldest = sa.select(sessions.c.digest).where(sessions.c.person == person).order_by(sessions.c.seen.desc())

        async def work(connection: AsyncConnection) -> None:
            if instead is not None:
                await connection.execute(sa.delete(sessions).where(sessions.c.digest == digest(instead)))
                await told(connection, f"out {digest(instead)}")
            rows = (await connection.execute(oldest.offset(MOST_DEVICES - 1))).scalars().all()
            await connection.execute(sa.delete(sessions).where(sessions.c.digest.in_(rows)))
            await connection.execute(sa.insert(sessions).values(**_session(cookie, person, device)))
            await connection.execute(sa.update(people).where(people.c.id == person).values(kept=True))

        await self._store.committed(work)
        return cookie

    async def devices(self, person: str) -> list[Device]:
        """The one that was last used first."""
        query = sa.select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
        return [Device(row.digest, row.device, row.created, row.seen) for row in await self._store.rows(query)]

    async def sign_out(self, which: Collection[str]) -> None:
        gone = sa.delete(sessions).where(sessions.c.digest.in_(which))

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(gone)
            for session in which:
                await told(connection, f"out {session}")

        await self._store.committed(work)

    # --- those who go

    async def tidy(self) -> None:
        """Guests who have not been here for a year, and sit nowhere."""
        old = now() - YEAR
        here = sa.select(sessions.c.person).where(sessions.c.person == people.c.id).exists()
        sits = sa.select(chairs.c.person).where(chairs.c.person == people.c.id).exists()
        coming = sa.select(passes.c.person).where(passes.c.person == people.c.id).exists()
        gone = sa.delete(people).where(people.c.seen < old, ~people.c.kept, ~here, ~sits, ~coming)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(sessions).where(sessions.c.seen < old))
            await connection.execute(sa.delete(passes).where(passes.c.expires < now()))
            await connection.execute(gone)

        await self._store.committed(work)

    async def goes(self, person: str) -> None:
        """He wishes to be forgotten. From now on nobody is he; what he has at tables is wiped one by one."""

        async def work(connection: AsyncConnection) -> None:
            theirs = await connection.execute(sa.select(sessions.c.digest).where(sessions.c.person == person))
            for session in theirs.scalars().all():
                await told(connection, f"out {session}")
            for table in (subscriptions, passes, passkeys, sessions):
                await connection.execute(sa.delete(table).where(table.c.person == person))
            gone = {"name": "", "face": "", "gone": now()}
            await connection.execute(sa.update(people).where(people.c.id == person).values(**gone))

        await self._store.committed(work)

    async def going(self) -> list[str]:
        """Those who are not wiped yet: the server died over it."""
        rows = await self._store.rows(sa.select(people.c.id).where(people.c.gone.is_not(None)))
        return [row.id for row in rows]


def person_of(row: sa.Row[Any]) -> Person:
    return Person(row.id, row.name, row.face, row.kept, row.created)


def _session(cookie: str, person: str, device: str) -> dict[str, Any]:
    return {"digest": digest(cookie), "person": person, "device": device, "created": now(), "seen": now()}


def now() -> int:
    return time.time_ns() // 1_000_000
