"""What is good once, and not for long: a link to another device, a question to a passkey. Whichever server on this database made it, another may take it."""

from __future__ import annotations

import secrets
from typing import Final, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from sitdown.server.people.register import now
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import digest
from sitdown.server.store.schema import passes
from sitdown.server.store.store import Store

SECRET: Final = 24  # bytes
Kind = Literal["link", "sign-in", "keep"]
GOOD_FOR: Final[dict[Kind, int]] = {"link": 10 * 60_000, "sign-in": 5 * 60_000, "keep": 5 * 60_000}  # milliseconds


class Passes:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, kind: Kind, person: str | None) -> tuple[str, int]:
        """A secret, and until when it is good. Of one kind somebody has one: the last."""
        secret, expires = secrets.token_urlsafe(SECRET), now() + GOOD_FOR[kind]
        before = sa.and_(passes.c.kind == kind, passes.c.person == person) if person is not None else sa.false()
        row = {"digest": digest(secret), "kind": kind, "person": person, "expires": expires}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(passes).where(sa.or_(before, passes.c.expires < now())))
            await connection.execute(sa.insert(passes).values(**row))

        await self._store.committed(work)
        return secret, expires

    async def whose(self, kind: Kind, secret: str) -> str:
        """It stays good. Raises `Refusal`."""
        rows = await self._store.rows(sa.select(passes.c.person).where(*_this(kind, secret)))
        if not rows or rows[0].person is None:
            raise Refusal("no-pass", status=403)
        return str(rows[0].person)

    async def use(self, kind: Kind, secret: str) -> str | None:
        """Whose it was; it is used up. Of two who come with it one is first. Raises `Refusal`."""
        used = sa.delete(passes).where(*_this(kind, secret)).returning(passes.c.person)

        async def work(connection: AsyncConnection) -> list[str | None]:
            return list((await connection.execute(used)).scalars().all())

        found = await self._store.committed(work)
        if not found:
            raise Refusal("no-pass", status=403)
        return found[0]


def _this(kind: Kind, secret: str) -> tuple[sa.ColumnElement[bool], ...]:
    return passes.c.digest == digest(secret), passes.c.kind == kind, passes.c.expires > now()
