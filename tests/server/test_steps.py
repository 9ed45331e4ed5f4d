"""Steps of the schema, since servers of two releases may share a database: each only adds what the release before it can live with."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from sitdown.server.store.database import OLDEST, Unusable
from sitdown.server.store.store import Store


def config(connection: sa.Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", "sitdown.server.store:migrations")
    made.attributes["connection"] = connection
    return made


STEPS = sorted(step.revision for step in ScriptDirectory.from_config(config()).walk_revisions())
PAIRS = [(before, after) for before, after in itertools.pairwise(STEPS) if before >= OLDEST]


def reflected(file: Path, revision: str) -> sa.MetaData:
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        command.upgrade(config(connection), revision)
        found = sa.MetaData()
        found.reflect(connection)
    engine.dispose()
    return found


@pytest.mark.parametrize(("before", "after"), PAIRS)
def test_what_a_release_reads_and_writes_is_there_in_the_next(tmp_path: Path, before: str, after: str) -> None:
    old, new = (reflected(tmp_path / revision, revision) for revision in (before, after))
    for table in old.tables.values():
        known = new.tables[table.name].columns
        for column in table.columns:
            assert str(known[column.name].type) == str(column.type), column
            assert known[column.name].nullable or not column.nullable, column
        for column in known:
            if column.name not in table.columns:
                assert column.nullable or column.server_default is not None, column


def test_a_release_starts_on_books_that_a_later_one_says_it_can_live_with(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    def writes(revision: str, oldest: str) -> None:
        engine = sa.create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '0099'"))
            told = sa.text("UPDATE keys SET value = :value WHERE name = 'lived-with'")
            assert connection.execute(told, {"value": f"{revision} {oldest}"}).rowcount == 1
        engine.dispose()

    async def opens() -> None:
        await (await Store.open(str(file))).close()

    asyncio.run(opens())
    writes("0099", STEPS[-1])
    asyncio.run(opens())
    for revision, oldest in (("0099", "0098"), ("0098", STEPS[-1])):
        writes(revision, oldest)
        with pytest.raises(Unusable, match="newer"):
            asyncio.run(opens())
