"""Many games between bots, on one processor or several, with the same result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol, cast

import msgspec

from sitdown.arena.play import play_out
from sitdown.arena.report import Report, Result, Scores
from sitdown.arena.runners import numbered
from sitdown.arena.tally import Tally, marks_of
from sitdown.bots import AnyBot
from sitdown.bots.seeds import House, Seed, fresh, open_house
from sitdown.core.chance import Chance
from sitdown.core.game import AnyGame, check_players
from sitdown.core.log import Session
from sitdown.core.records import Action, Event
from sitdown.core.registry import game_named
from sitdown.guests.invitations import HOUSE


class Host(Protocol):
    """Seats players by name. Plain data, so that it can be sent to another process."""

    def __call__(self, game: AnyGame, name: str, seed: Seed) -> AnyBot: ...
    def check(self, game: AnyGame, names: Iterable[str]) -> None:
        """Complain about a player who cannot be seated, before there is a game."""


@dataclass(frozen=True, slots=True)
class Match:
    """What every game of a simulation has in common. Plain data, so that it can be sent to another process."""

    game: str
    bots: tuple[str, ...]  # by seat
    seed: Seed
    options: dict[str, Any] | None
    log_dir: Path | None
    company: Host = HOUSE


def simulate(
    game: AnyGame,
    seats: Sequence[str],
    games: int,
    seed: Seed | None = None,
    *,
    players: int | None = None,
    jobs: int = 1,
    options: msgspec.Struct | dict[str, Any] | None = None,
    log_dir: Path | None = None,
    company: Host = HOUSE,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play games between bots, sitting as named: they do not change seats. With more players than names the row of names is
    repeated. All chance comes from `seed` and a game's number, so the report does not depend on `jobs`; without a seed from
    a fresh one, which the report tells. `progress` is told how many games are done. With `log_dir` every game is written there. `company` seats
    players from outside."""
    if games < 1:
        raise ValueError(f"at least one game has to be played, not {games}")
    wanted = check_players(game.name, game.players, len(seats) if players is None else players)
    bots = tuple(islice(cycle(seats), wanted))
    given = None if options is None else cast("dict[str, Any]", msgspec.to_builtins(options))
    game.new(len(bots), given)  # complain about the table and the bots now, not in the middle
    company.check(game, bots)
    if log_dir is not None:
        log_dir.mkdir(parents=True, exist_ok=True)
    secret = fresh() if seed is None else seed
    match = Match(game.name, bots, secret, given, log_dir, company)
    scores = Scores(bots, marks_of(game))
    started = perf_counter()
    for result in numbered(partial(play_game, match), games, jobs):
        scores.add(result)
        if progress is not None:
            progress(scores.games)
    return scores.report(game.name, secret, perf_counter() - started)


def play_game(match: Match, number: int) -> Result:
    """One game of a match."""
    house = open_house(match.seed, len(match.bots), number)
    bots = seated(match, match.bots, house)
    try:
        return play(match, number, bots, house)
    finally:
        dismiss(bots)


def seated(match: Match, names: Sequence[str], house: House) -> list[AnyBot]:
    """The players of a game, each with a seed of its own."""
    game = game_named(match.game)
    bots: list[AnyBot] = []
    try:
        for name, seed in zip(names, house.seeds, strict=True):
            bots.append(match.company(game, name, seed))
    except BaseException:
        dismiss(bots)
        raise
    return bots


def dismiss(bots: Sequence[AnyBot]) -> None:
    for bot in bots:
        bot.close()


def play(match: Match, number: int, bots: Sequence[AnyBot], house: House) -> Result:
    """One game of a match with these bots in its seats."""
    game = game_named(match.game)
    session = Session(game, match.bots, match.options)
    carry_out = session.state.apply if match.log_dir is None else session.apply
    read = marks_of(game).reader()
    tally = Tally()

    def apply(actor: int, action: Action, chance: Chance) -> list[Event]:
        events = carry_out(actor, action, chance)
        tally.update([mark for event in events for mark in read(event)])
        return events

    decisions = play_out(session.state, apply, bots, house.chance, house.imaginations)
    if match.log_dir is not None:
        (match.log_dir / f"{number:06}.jsonl").write_bytes(b"".join([line + b"\n" for line in session.lines()]))
    troubles = tuple([tuple(bot.troubles) for bot in bots])
    return Result(decisions, tuple(session.state.totals), tuple(session.state.winners), tally, troubles)
