"""Games as a table of decisions, in a Parquet file. A row has what a bot in that seat was given, and what it did: nothing that the seat may not know, but
for what the game came to, which all know at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from sitdown.arena.runners import numbered
from sitdown.arena.simulate import Host, Match
from sitdown.arena.watched import Row, play_rows
from sitdown.bots.seeds import Seed, fresh
from sitdown.core.codec import encode
from sitdown.core.game import AnyGame
from sitdown.guests.invitations import HOUSE

VERSION: Final = 1
ROWS: Final = 20_000  # of a group: what is in memory at a time

_WORDS: Final = pa.dictionary(pa.int16(), pa.string())
SCHEMA: Final = pa.schema(
    [
        ("game", pa.int32()),  # its number
        ("seat", pa.int8()),
        ("turn", pa.int32()),  # of this seat in this game, from 0
        ("bot", _WORDS),  # who sits there
        ("kind", _WORDS),  # "answer": to a question; "word": said beside one
        ("mode", _WORDS),  # of the question: one, sealed or race
        ("timed", pa.bool_()),  # the faster answer counts
        ("view", pa.string()),  # what the seat is shown, as JSON
        ("knowledge", pa.string()),  # what a perfect memory holds besides
        ("events", pa.list_(pa.string())),  # what it has seen since its last row
        ("options", pa.list_(pa.string())),  # what it could answer; of a word what can be listed
        ("choice", pa.int16()),  # which of them it was; null: a word that is in no list
        ("action", pa.string()),  # the same, as JSON
        ("delay", pa.float32()),  # seconds, where answers are timed
        ("total", pa.int32()),  # what the seat had at the end of the game
        ("won", pa.float32()),  # its share of the win
    ]
)


class Made(msgspec.Struct, frozen=True):
    """What was written."""

    game: str
    games: int
    rows: int
    seed: Seed
    file: str
    troubles: dict[str, int]  # of players from outside: how often what went wrong


@dataclass
class _Sheet:
    """Rows that wait to be written."""

    writer: pq.ParquetWriter
    rows: list[Row] = field(default_factory=list)
    written: int = 0

    def add(self, rows: Sequence[Row]) -> None:
        self.rows += rows
        if len(self.rows) >= ROWS:
            self.write()

    def write(self) -> None:
        self.writer.write_table(pa.Table.from_pylist(self.rows, SCHEMA))
        self.written += len(self.rows)
        self.rows = []


def write_dataset(
    file: Path,
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seed: Seed | None,
    *,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    company: Host = HOUSE,
    progress: Callable[[int], None] | None = None,
) -> Made:
    """Play games between bots, as they are seated, and write down what each of them was given and did. The file depends on the seed, not on `jobs`."""
    game.new(len(bots), options)  # complain about the table and the bots now, not in the middle
    company.check(game, bots)
    secret = fresh() if seed is None else seed
    match = Match(game.name, tuple(bots), secret, options, None, company)
    about = {
        "version": VERSION,
        "game": game.name,
        "rules": game.rules,
        "bots": bots,
        "options": options or {},
        "seed": str(secret),
    }
    schema = SCHEMA.with_metadata({"sitdown": encode(about)})
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        sheet = _Sheet(writer)
        troubles = Counter[str]()
        for done, (rows, found) in enumerate(numbered(partial(play_rows, match), games, jobs), start=1):
            sheet.add(rows)
            troubles.update(found)
            if progress is not None:
                progress(done)
        sheet.write()
    return Made(game.name, games, sheet.written, secret, str(file), dict(sorted(troubles.items())))
