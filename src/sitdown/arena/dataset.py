"""Games as a table of decisions, in a Parquet file. A row has what a bot in that seat was given, and what it did: nothing that the seat may not know, but
for what the game came to, which all know at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from sitdown.arena.runners import numbered
from sitdown.arena.simulate import Host, Match, dismiss, play, seated
from sitdown.bots.base import AnyBot, Asked, Beside, Choice, Imagine, Look
from sitdown.bots.seeds import Seed, fresh, open_house
from sitdown.core.codec import encode
from sitdown.core.game import AnyGame
from sitdown.core.records import Action, Event
from sitdown.guests.invitations import HOUSE

VERSION: Final = 1
ROWS: Final = 20_000  # of a group: what is in memory at a time
Row = dict[str, Any]

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


class Watched(AnyBot):
    """A bot, and a row for everything that it is asked and says. What is written down is what it is given, from the same hands."""

    def __init__(self, bot: AnyBot, name: str) -> None:
        self.rows: list[Row] = []
        self._bot = bot
        self._name = name
        self._seen: list[str] = []

    def see(self, seat: int, event: Event) -> None:
        self._seen.append(encode(event).decode())
        self._bot.see(seat, event)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        choice = self._bot.choose(seat, view, knowledge, ask, imagine)
        question = {"mode": ask.mode, "timed": ask.timed, "delay": choice.delay if ask.timed else None}
        self._note("answer", seat, view, knowledge, ask.options, choice.action, question)
        return choice

    def has_word(self) -> bool:
        return self._bot.has_word()

    def propose(
        self, seat: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        return self._said(seat, view, knowledge, beside, self._bot.propose(seat, view, knowledge, imagine, beside))

    def answer(
        self,
        seat: int,
        offer: int,
        view: Look[Any],
        knowledge: Look[Any],
        imagine: Imagine[Any],
        beside: Beside,
    ) -> Action | None:
        said = self._bot.answer(seat, offer, view, knowledge, imagine, beside)
        return self._said(seat, view, knowledge, beside, said)

    def _said(
        self, seat: int, view: Look[Any], knowledge: Look[Any], beside: Beside, said: Action | None
    ) -> Action | None:
        """Silence is no row."""
        if said is not None:
            self._note("word", seat, view, knowledge, beside(), said, {})
        return said

    def _note(
        self,
        kind: str,
        seat: int,
        view: Look[Any],
        knowledge: Look[Any],
        options: Sequence[Action],
        action: Action,
        question: Row,
    ) -> None:
        row: Row = {
            "seat": seat,
            "turn": len(self.rows),
            "bot": self._name,
            "kind": kind,
            "view": encode(view()).decode(),
            "knowledge": encode(knowledge()).decode(),
            "events": self._seen,
            "options": [encode(option).decode() for option in options],
            "choice": options.index(action) if action in options else None,
            "action": encode(action).decode(),
        }
        self._seen = []
        self.rows.append(row | question)


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
        for done, rows in enumerate(numbered(partial(play_rows, match), games, jobs), start=1):
            sheet.add(rows)
            if progress is not None:
                progress(done)
        sheet.write()
    return Made(game.name, games, sheet.written, secret, str(file))


def play_rows(match: Match, number: int) -> list[Row]:
    """One game: the rows of seat after seat. Whose turn came between two rows of a seat is told by what it saw, and by nothing else."""
    house = open_house(match.seed, len(match.bots), number)
    bots = seated(match, match.bots, house)
    watched = [Watched(bot, name) for bot, name in zip(bots, match.bots, strict=True)]
    try:
        result = play(match, number, watched, house)
    finally:
        dismiss(bots)
    rows = []
    for seat, each in enumerate(watched):
        won = (seat in result.winners) / len(result.winners)
        rows += [row | {"game": number, "total": result.totals[seat], "won": won} for row in each.rows]
    return rows
