"""Many games between bots, on one processor or several, with the same result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter
from typing import Any, cast

import msgspec

import sitdown.games  # a new process has to know the games  # noqa: F401
from sitdown.arena.play import play_out
from sitdown.arena.report import Report, Result, Scores
from sitdown.arena.runners import numbered
from sitdown.arena.tally import MARKS, Tally
from sitdown.bots import Bot, bot_named
from sitdown.core.chance import Chance, Seeded
from sitdown.core.log import Session
from sitdown.core.records import Action, Event
from sitdown.core.registry import Game, game_named


@dataclass(frozen=True, slots=True)
class Match:
    """What every game of a simulation has in common. Plain data, so that it can be sent to another process."""

    game: str
    bots: tuple[str, ...]  # by seat
    seed: int | str
    options: dict[str, Any] | None
    log_dir: Path | None


def simulate(
    game: Game,
    seats: Sequence[str],
    games: int,
    seed: int | str = 0,
    *,
    players: int | None = None,
    jobs: int = 1,
    options: msgspec.Struct | dict[str, Any] | None = None,
    log_dir: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play games between bots, sitting as named: they do not change seats. With more players than names the row of names is
    repeated. Every game has a seed made of `seed` and its number, so the report does not depend on `jobs`. `progress` is
    told how many games are done. With `log_dir` every game is written there."""
    if games < 1:
        raise ValueError(f"at least one game has to be played, not {games}")
    bots = tuple(islice(cycle(seats), players or len(seats)))
    given = None if options is None else cast("dict[str, Any]", msgspec.to_builtins(options))
    game.new(len(bots), given)  # complain about the table and the bots now, not in the middle
    for name in bots:
        bot_named(game, name, seed)
    if log_dir is not None:
        log_dir.mkdir(parents=True, exist_ok=True)
    match = Match(game.name, bots, seed, given, log_dir)
    scores = Scores(bots, MARKS[game.name])
    started = perf_counter()
    for result in numbered(partial(play_game, match), games, jobs):
        scores.add(result)
        if progress is not None:
            progress(scores.games)
    return scores.report(game.name, seed, perf_counter() - started)


def play_game(match: Match, number: int) -> Result:
    """One game of a match."""
    game = game_named(match.game)
    seed = f"{match.seed}/{number}"
    return play(match, number, [bot_named(game, name, f"{seed}/{seat}") for seat, name in enumerate(match.bots)])


def play(match: Match, number: int, bots: Sequence[Bot]) -> Result:
    """One game of a match with these bots in its seats."""
    seed = f"{match.seed}/{number}"
    session = Session(game_named(match.game), match.bots, match.options)
    carry_out = session.state.apply if match.log_dir is None else session.apply
    read = MARKS[match.game].reader()
    tally = Tally()

    def apply(actor: int, action: Action, chance: Chance) -> list[Event]:
        events = carry_out(actor, action, chance)
        tally.update([mark for event in events for mark in read(event)])
        return events

    decisions = play_out(session.state, apply, bots, Seeded(seed), Seeded(f"{seed}/imagination"))
    if match.log_dir is not None:
        (match.log_dir / f"{number:06}.jsonl").write_bytes(b"".join([line + b"\n" for line in session.lines()]))
    return Result(decisions, tuple(session.state.totals), tuple(session.state.winners), tally)
