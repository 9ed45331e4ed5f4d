"""Bots against each other. A deal is played as often as the row of bots can be turned round the table, so that nobody wins by his seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any, cast

import msgspec

from sitdown.arena.report import Result
from sitdown.arena.runners import Runner
from sitdown.arena.seating import even_share, rotations, tables
from sitdown.arena.sequential import Question
from sitdown.arena.simulate import Host, Match, dismiss, play, seated
from sitdown.arena.standings import ContestReport, Standings
from sitdown.arena.timing import Timed, Times
from sitdown.bots.seeds import Seed, fresh, open_house
from sitdown.core.game import AnyGame
from sitdown.guests.invitations import HOUSE


@dataclass(frozen=True, slots=True)
class Deal:
    """The same cards, and whoever plays them, seat by seat."""

    match: Match
    number: int


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a deal: who sat where, what it came to, and how long each seat thought."""

    bots: tuple[str, ...]
    result: Result
    times: tuple[Times, ...]


def contest(
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seed: Seed | None,
    run: Runner,
    *,
    players: int,
    options: msgspec.Struct | dict[str, Any] | None = None,
    share: float | None = None,
    to_the_end: bool = False,
    company: Host = HOUSE,
    progress: Callable[[int], None] | None = None,
) -> ContestReport:
    """Play so many games, rounded up to whole deals, or until it is decided whether the first bot wins more or less than `share` of
    its games; its even share, if none is given. With more bots than seats all tables that can be made of them are played. Without a seed all
    chance comes from a fresh one, which the report tells. `company` seats players from outside."""
    if games < 1:
        raise ValueError(f"at least one game has to be played, not {games}")
    given = None if options is None else cast("dict[str, Any]", msgspec.to_builtins(options))
    game.new(players, given)  # complain about the table and the bots now, not in the middle
    company.check(game, bots)
    secret = fresh() if seed is None else seed
    standings = Standings(game.name, bots, players)
    question = Question(even_share(bots, players, bots[0]) if share is None else share)
    deals = list(_deals(Match(game.name, (), secret, given, None, company), bots, games, players))
    played = run(play_deal, deals)
    for deal in played:
        for each in deal:
            standings.add(each.bots, each.result, each.times)
        wins = [_wins(each, bots[0]) for each in deal if bots[0] in each.bots]
        if wins:
            question.add(sum(wins) / len(wins))
        if progress is not None:
            progress(standings.games)
        if question.side != "open" and not to_the_end:
            break
    played.close()
    return standings.report(secret, question)


def play_deal(deal: Deal) -> list[Played]:
    played = []
    for turn, row in enumerate(rotations(deal.match.bots)):
        match = replace(deal.match, bots=row)
        house = open_house(match.seed, len(row), deal.number, turn)
        bots = seated(match, row, house)
        timed = [Timed(bot) for bot in bots]
        try:
            result = play(match, deal.number, timed, house)
        finally:
            dismiss(bots)
        played.append(Played(row, result, tuple([bot.times for bot in timed])))
    return played


def _deals(match: Match, bots: Sequence[str], games: int, players: int) -> Iterator[Deal]:
    """As many as it takes, the tables in turn."""
    left = games
    for number, row in enumerate(cycle(tables(bots, players))):
        if left <= 0:
            return
        left -= len(rotations(row))
        yield Deal(replace(match, bots=row), number)


def _wins(played: Played, bot: str) -> float:
    winners = played.result.winners
    return sum([played.bots[seat] == bot for seat in winners]) / len(winners)
