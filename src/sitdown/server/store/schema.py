"""The database: tables, the lines of their logs, positions on the way, what else is kept of them; people; and the server's own keys."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
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
    Column("result", Text),
    Column("timing", Text),  # of tables from before there was such a thing: null
    Column("due", BigInteger),  # when something happens there, whether or not anybody is connected; by post only
    Column("claimed", BigInteger),  # of releases before there were owners
    Column("asked", Text),  # who is asked what, as everybody may know it
    Column("since", BigInteger),
    Column("owner", String(22)),  # the server that has it in memory, if several share the database
    Column(
        "epoch", Integer, nullable=False, server_default="0"
    ),  # counts its owners: who is none any more writes nothing
    Index("tables_owner", "owner", postgresql_where=text("owner IS NOT NULL"), sqlite_where=text("owner IS NOT NULL")),
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

nodes = Table(  # servers that share this database
    "nodes",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("address", String(300), nullable=False),  # where the others reach it
    Column("rules", Text, nullable=False),  # that it can play by, as `ownership.rules_of` puts them
    Column("until", DateTime(timezone=True), nullable=False),  # it lives, by the database's clock
)

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(20), nullable=False),
    Column("face", String(20), nullable=False),
    Column("kept", Boolean, nullable=False),  # he has asked for it: a passkey, or another device
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
    Column("gone", BigInteger),  # since when he wishes to be forgotten
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # of what the browser has in its cookie
    Column("person", String(22), ForeignKey("people.id"), nullable=False, index=True),
    Column("device", String(40), nullable=False),  # what it is, for him to tell one from the other
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),  # to the day
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(1400), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("device", String(40), nullable=False),  # where it was made
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

passes = Table(  # what is good once, and not for long: links to another device, questions to a passkey
    "passes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(22), ForeignKey("people.id"), index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

chairs = Table(  # the seats of `tables` by who sits there, for My tables
    "chairs",
    metadata,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("finished", BigInteger),  # as the table's: what goes on is found at once among what is over
    Index("ix_chairs_person_finished", "person", "finished"),
)

holidays = Table(
    "holidays",
    metadata,
    Column("person", String(22), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("first", BigInteger, primary_key=True, autoincrement=False),
    Column("last", BigInteger, nullable=False),
)

subscriptions = Table(  # where people want to be called
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", String(64), ForeignKey("sessions.digest", ondelete="CASCADE", onupdate="CASCADE"), index=True),
    Column("kind", String(10), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("key", String(100), nullable=False),
    Column("secret", String(30), nullable=False),
    Column("site", String(300), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("called", BigInteger),
    Column("failed", Integer, nullable=False),
)

notices = Table(  # and to which tables
    "notices",
    metadata,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("subscription", String(64), ForeignKey("subscriptions.id", ondelete="CASCADE"), primary_key=True),
    Column("due", BigInteger),  # null: he was called, and is not called again before he has been there
    Column("tries", Integer, nullable=False),
    Column("waits", Boolean, nullable=False),  # it is still he who is asked
    Index("notices_subscription", "subscription"),
    Index("notices_due", "due", postgresql_where=text("due IS NOT NULL"), sqlite_where=text("due IS NOT NULL")),
)
