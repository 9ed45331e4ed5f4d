"""Which servers share this PostgreSQL, and which of them has which table. Only its clock counts, and only one statement at a time changes an owner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from sitdown.core.registry import all_games
from sitdown.server.store.schema import nodes

CHANNEL: Final = "sitdown"
FORGOTTEN: Final = 3600  # seconds after which nobody remembers a server that is gone


class Peer(NamedTuple):
    """A server that lives."""

    id: str
    address: str
    rules: str

    def knows(self, game: str, rules: int) -> bool:
        return _rules(game, rules) in self.rules


class Owned(NamedTuple):
    """A table that is ours, and the number of this ownership."""

    code: str
    epoch: int


def rules_of() -> str:
    """That this release can play by."""
    return "".join([_rules(game.name, game.rules) for game in all_games()])


def _rules(game: str, rules: int) -> str:
    return f" {game}/{rules} "


ALIVE: Final = "until > now()"
RENEW: Final = sa.text(
    "INSERT INTO nodes (id, address, rules, until) VALUES (:id, :address, :rules, now() + make_interval(secs => :term)) "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
LIVING: Final = sa.text(f"SELECT id, address, rules FROM nodes WHERE {ALIVE} ORDER BY id")
BURY: Final = sa.text("DELETE FROM nodes WHERE until < now() - make_interval(secs => :forgotten)")
# Whoever has it loses it by this alone, so it is only for who has lost it already.
FREE: Final = (
    f"(owner IS NULL OR owner = :id OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = tables.owner AND {ALIVE}))"
)
LIVES: Final = "EXISTS (SELECT FROM nodes WHERE nodes.id = :id AND until > clock_timestamp())"
TAKE: Final = sa.text(
    f"UPDATE tables SET owner = :id, epoch = epoch + 1 WHERE code = :code AND {FREE} AND {LIVES} RETURNING epoch"
)
OWNER: Final = sa.text(
    f"SELECT nodes.id, address, nodes.rules FROM tables JOIN nodes ON nodes.id = tables.owner WHERE code = :code AND {ALIVE}"
)
RELEASE: Final = sa.text("UPDATE tables SET owner = NULL WHERE code = :code AND owner = :id AND epoch = :epoch")
RELEASE_ALL: Final = sa.text("UPDATE tables SET owner = NULL WHERE owner = :id AND NOT code = ANY(:kept)")
MINE: Final = sa.text("SELECT code, epoch FROM tables WHERE owner = :id")
# What is due, that nobody who lives has, and that this server knows the rules of; or nobody who lives does.
KNOWN: Final = "strpos(nodes.rules, ' ' || tables.game || '/' || tables.rules || ' ') > 0"
DUE: Final = sa.text(
    "UPDATE tables SET owner = :id, epoch = epoch + 1 WHERE code IN (SELECT code FROM tables WHERE due <= :now "
    f"AND (owner IS NULL OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = tables.owner AND {ALIVE})) AND {LIVES} "
    f"AND (EXISTS (SELECT FROM nodes WHERE nodes.id = :id AND {KNOWN}) OR NOT EXISTS (SELECT FROM nodes WHERE {ALIVE} AND {KNOWN})) "
    "ORDER BY due LIMIT :most FOR UPDATE SKIP LOCKED) RETURNING code, epoch"
)
NOTIFY: Final = sa.text("SELECT pg_notify(:channel, :news)")


async def renewed(connection: AsyncConnection, me: Peer, term: float) -> list[Peer]:
    """It lives for so long from now on. All who do, itself among them."""
    await connection.execute(RENEW, {"id": me.id, "address": me.address, "rules": me.rules, "term": term})
    return [Peer(*row) for row in await connection.execute(LIVING)]


async def taken(connection: AsyncConnection, node: str, code: str) -> int | None:
    """The number of the new ownership; `None`: somebody has it who lives, or this server is taken for dead."""
    return (await connection.execute(TAKE, {"id": node, "code": code})).scalar()


async def owner(connection: AsyncConnection, code: str) -> Peer | None:
    """Who has it, if he lives."""
    row = (await connection.execute(OWNER, {"code": code})).first()
    return None if row is None else Peer(*row)


async def released(connection: AsyncConnection, node: str, owned: Owned) -> None:
    await connection.execute(RELEASE, {"id": node, **owned._asdict()})


async def released_but(connection: AsyncConnection, node: str, kept: Sequence[str]) -> None:
    """Of what it has, all but these."""
    await connection.execute(RELEASE_ALL, {"id": node, "kept": list(kept)})


async def mine(connection: AsyncConnection, node: str) -> dict[str, int]:
    return {row.code: row.epoch for row in await connection.execute(MINE, {"id": node})}


async def due(connection: AsyncConnection, node: str, now: int, most: int) -> list[Owned]:
    """Taken, as any other table is: those that are due and nobody has."""
    found = await connection.execute(DUE, {"id": node, "now": now, "most": most})
    return [Owned(row.code, row.epoch) for row in found]


async def left(connection: AsyncConnection, node: str) -> None:
    """It is gone, and whatever it had is free."""
    await connection.execute(sa.delete(nodes).where(nodes.c.id == node))
    await connection.execute(BURY, {"forgotten": FORGOTTEN})


async def told(connection: AsyncConnection, news: str) -> None:
    """All servers, when this transaction is over. On a database that only one can have, nobody has to be."""
    if connection.dialect.name == "postgresql":
        statement: sa.TextClause = NOTIFY
        about: dict[str, Any] = {"channel": CHANNEL, "news": news}
        await connection.execute(statement, about)
