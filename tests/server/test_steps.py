"""Steps of the schema, since servers of two releases may share a database: each only adds what the release before it can live with."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

SHARED_SINCE = "0005"  # the last that one release had to itself


def config(connection: sa.Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", "sitdown.server.store:migrations")
    made.attributes["connection"] = connection
    return made


STEPS = sorted(step.revision for step in ScriptDirectory.from_config(config()).walk_revisions())
PAIRS = [(before, after) for before, after in itertools.pairwise(STEPS) if before >= SHARED_SINCE]


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
