"""A league: a file to which every run adds its games, and who stands where by all of them. The games come from the league's own seed and their
number, so runs one after the other play the same as a long one, and whoever has the file can go on with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Struct

from sitdown.arena.contest import Deal, Played, play_deal
from sitdown.arena.elo import Standing, Tournament
from sitdown.arena.runners import Runner
from sitdown.arena.seating import rotations, tables
from sitdown.arena.simulate import Host, Match
from sitdown.arena.tally import marks_of
from sitdown.bots.seeds import Seed, fresh
from sitdown.core.codec import Malformed, decode, encode
from sitdown.core.errors import SitdownError
from sitdown.core.game import AnyGame
from sitdown.core.registry import game_named
from sitdown.guests.invitations import HOUSE

VERSION: Final = 1


class BadLeague(SitdownError, ValueError):
    """A file that is no league, or another one."""


class Charter(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what holds for all its games."""

    league: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: Seed


class GameLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A game: who sat where, by seat, and what it came to."""

    deal: int
    bots: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    troubles: dict[str, tuple[str, ...]] = {}  # of players from outside, for whom the default was played


class Table(Struct, frozen=True):
    """Who stands where, the best first."""

    game: str
    players: int
    games: int
    deals: int
    seed: Seed
    standings: dict[str, Standing]


def play_league(
    file: Path,
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seed: Seed | None,
    run: Runner,
    *,
    players: int,
    options: dict[str, Any] | None = None,
    company: Host = HOUSE,
    progress: Callable[[int], None] | None = None,
) -> Table:
    """Play so many games more, rounded up to whole deals, and tell who stands where by all there are. A deal is written down when it is over: what an
    interrupted run has played is kept."""
    game.new(players, options)  # complain about the table and the bots now, not in the middle
    company.check(game, bots)
    with _opened(file) as book:
        charter, lines = _read(book, Charter(VERSION, game.name, game.rules, players, options or {}, fresh()), seed)
        match = Match(game.name, (), charter.seed, options, None, company)
        first = lines[-1].deal + 1 if lines else 0
        played = run(play_deal, list(_deals(match, bots, games, players, first)))
        done = 0
        for number, deal in enumerate(played, start=first):
            fresh_lines = [_line(number, each) for each in deal]
            _append(book, b"".join([encode(line) + b"\n" for line in fresh_lines]))
            lines += fresh_lines
            done += len(deal)
            if progress is not None:
                progress(done)
    return table(charter, lines)


def table(charter: Charter, lines: Sequence[GameLine]) -> Table:
    """By all games so far."""
    tournament = Tournament(marks_of(game_named(charter.game)).sign)
    for line in lines:
        tournament.add(line.deal, line.bots, line.totals, line.winners)
    deals = len({line.deal for line in lines})
    return Table(charter.game, charter.players, len(lines), deals, charter.seed, tournament.standings(charter.seed))


def read_league(file: Path) -> tuple[Charter, list[GameLine]]:
    """All of it."""
    data = file.read_bytes()
    return _parsed(data[: data.rfind(b"\n") + 1].splitlines())


# --- the book


@contextmanager
def _opened(file: Path) -> Iterator[BinaryIO]:
    """One run at a time."""
    with file.open("a+b") as book:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(book, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise BadLeague("another run is playing it") from error
        yield book


def _read(book: BinaryIO, new: Charter, seed: Seed | None) -> tuple[Charter, list[GameLine]]:
    """What stands there, if it is this league. A new one is begun; a last deal that a crash cut off is dropped, and played again."""
    book.seek(0)
    data = book.read()
    whole = data[: data.rfind(b"\n") + 1]
    if not whole:
        charter = new if seed is None else msgspec.structs.replace(new, seed=seed)
        book.truncate(0)
        _append(book, encode(charter) + b"\n")
        return charter, []
    charter, lines = _parsed(whole.splitlines())
    wanted = msgspec.structs.replace(new, seed=charter.seed if seed is None else seed)
    for name in Charter.__struct_fields__:
        has, given = getattr(charter, name), getattr(wanted, name)
        if str(has) != str(given):
            raise BadLeague(f"its {name} is {has}, not {given}")
    book.truncate(len(whole))
    return charter, _whole(book, charter, lines)


def _whole(book: BinaryIO, charter: Charter, lines: list[GameLine]) -> list[GameLine]:
    """Without a last deal that was not written to its end."""
    last = [line for line in lines if lines and line.deal == lines[-1].deal]
    if not last or len(last) == len(rotations(last[0].bots)):
        return lines
    kept = lines[: -len(last)]
    book.truncate(0)
    _append(book, b"".join([encode(each) + b"\n" for each in (charter, *kept)]))
    return kept


def _parsed(lines: Sequence[bytes]) -> tuple[Charter, list[GameLine]]:
    kinds = [Charter, *[GameLine] * (len(lines) - 1)]
    found: list[Any] = []
    try:
        for line, kind in zip(lines, kinds, strict=True):
            found.append(decode(line, kind))
    except Malformed as error:
        raise BadLeague(f"line {len(found) + 1}: {error}") from error
    return found[0], found[1:]


def _append(book: BinaryIO, data: bytes) -> None:
    book.write(data)
    book.flush()
    os.fsync(book.fileno())


# --- its games


def _deals(match: Match, bots: Sequence[str], games: int, players: int, first: int) -> Iterator[Deal]:
    """From this number on, the tables in turn: by the number, so that it does not matter how many runs they are played in."""
    left, rows = games, tables(bots, players)
    for number, row in enumerate(cycle([*rows[first % len(rows) :], *rows[: first % len(rows)]]), start=first):
        if left <= 0:
            return
        left -= len(rotations(row))
        yield Deal(replace(match, bots=row), number)


def _line(deal: int, played: Played) -> GameLine:
    troubles = {played.bots[seat]: found for seat, found in enumerate(played.result.troubles) if found}
    return GameLine(deal, played.bots, played.result.totals, played.result.winners, troubles)
