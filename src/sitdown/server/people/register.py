"""Who there is, and on which devices. What a browser has in its cookie is in no book, only its digest."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from sitdown.server.people.records import Device, Person
from sitdown.server.store.records import digest
from sitdown.server.store.schema import people, sessions
from sitdown.server.store.store import Store

ID: Final = 16  # bytes: 22 letters
COOKIE: Final = 32  # bytes
SECOND: Final = 1000  # milliseconds
DAY: Final = 24 * 3600 * SECOND
YEAR: Final = 365 * DAY


class Register:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, cookie: str | None) -> Person | None:
        """Who comes with this cookie."""
        if cookie is None:
            return None
        signed_in = sa.select(people).join(sessions).where(sessions.c.digest == digest(cookie))
        lately = signed_in.where(sessions.c.seen > now() - YEAR, people.c.gone.is_(None))
        rows = await self._store.rows(lately)
        return _person(rows[0]) if rows else None

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

    async def devices(self, person: str) -> list[Device]:
        """The one that was last used first."""
        query = sa.select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
        return [Device(row.digest, row.device, row.created, row.seen) for row in await self._store.rows(query)]


def _person(row: sa.Row[Any]) -> Person:
    return Person(row.id, row.name, row.face, row.kept, row.created)


def _session(cookie: str, person: str, device: str) -> dict[str, Any]:
    return {"digest": digest(cookie), "person": person, "device": device, "created": now(), "seen": now()}


def now() -> int:
    return time.time_ns() // 1_000_000
