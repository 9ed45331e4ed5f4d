"""The database: tables, the lines of their logs, positions on the way, what else is kept of them, and the server's own keys."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("rematch", String(12)),
    Column("timing", Text),  # of tables from before there was such a thing: null
    Column("due", BigInteger),  # when something happens there, whether or not anybody is connected; by post only
    Column("claimed", BigInteger),  # until then one server has the first right to do it
    Column("asked", Text),  # who is asked what, as everybody may know it
    Column("since", BigInteger),
    Index("tables_due", "due", postgresql_where=text("due IS NOT NULL"), sqlite_where=text("due IS NOT NULL")),
)

entries = Table(
    "entries",
    metadata,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # with `code` unique: somebody is first
    Column("actor", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("draws", Text, nullable=False),
    Column("noticed", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("position", LargeBinary, nullable=False),
)

asides = Table(
    "asides",
    metadata,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("aside", Text, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
