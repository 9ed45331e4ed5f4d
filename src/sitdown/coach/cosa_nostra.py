"""La Cosa Nostra's judge: plays the worlds a player could have been in to the end of the round, all as sensible players would, and counts the money."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sitdown.bots.asking import choose
from sitdown.bots.base import Bot
from sitdown.bots.cosa_nostra.outlook import look
from sitdown.bots.cosa_nostra.player import Player
from sitdown.bots.cosa_nostra.temper import REGULAR, SHARP, Temper
from sitdown.bots.cosa_nostra.values import gangster_worth
from sitdown.bots.floor import words
from sitdown.coach.decisions import Decision
from sitdown.coach.judging import Judge, Values
from sitdown.coach.records import Why
from sitdown.core.chance import Chance, Quick
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import CosaNostra

ENOUGH: Final = 4000.0
GLANCED: Final = 5  # worlds
SCRUTINISED: Final = 24
PATIENCE: Final = 3
QUIET: Final[Temper] = replace(REGULAR, venturous=0.0)  # deals for the markers that a job needs, and nothing else
SPITE: Final = (0.5, 0.3, 0.2)  # how much of what the others have, the richest first, is against him
# What is not judged by what the round brings: hands for later rounds, and what a bot has to have seen coming.
LEFT_ALONE: Final = frozenset({"hands", "stas", "drop_jobs", "drop_influence", "alexei"})


def cosa_nostra(decision: Decision) -> CosaNostra:
    assert isinstance(decision.before, CosaNostra)
    return decision.before


def candidates(decision: Decision, seat: int) -> Sequence[Action]:
    """What a regular and a sharp player would do."""
    g = cosa_nostra(decision)
    view = g.view(seat)
    assert g.ask is not None
    assert view.question is not None
    if view.question.about in LEFT_ALONE:
        return ()
    found = [choose(g, g.ask, seat, Player(0, temper), Quick(0)).action for temper in (REGULAR, SHARP)]
    return list(dict.fromkeys(found))


def glance(decision: Decision, seat: int, options: Sequence[Action], seed: int) -> Values:
    return _values(decision, seat, options, GLANCED, seed)


def scrutiny(decision: Decision, seat: int, options: Sequence[Action], seed: int) -> Values:
    return _values(decision, seat, options, SCRUTINISED, seed)


def why(
    decision: Decision, seat: int, better: Action, cost: float, seed: int
) -> tuple[Why, tuple[tuple[int, int], ...]]:
    return ("slow" if decision.slow else "odds"), ()


def _values(decision: Decision, seat: int, options: Sequence[Action], number: int, seed: int) -> Values:
    chance = Quick(seed)
    stock = [cosa_nostra(decision).guess(seat, chance) for _ in range(number)]
    return [[outcome(world, seat, option, seed + at) for at, world in enumerate(stock)] for option in options]


def outcome(world: CosaNostra, seat: int, option: Action, seed: int) -> float:
    """How a seat stands against the others at the end of the round in which it has done this."""
    g = world.clone()
    chance = Quick(seed)
    bots: list[Bot] = [Player(f"{seed}/{each}", QUIET) for each in range(g.players)]
    _tell(bots, g.apply(seat, option, chance))
    play_round(g, world.round, bots, chance)
    worth = [standing(g, each) for each in range(g.players)]
    others = sorted([worth[each] for each in g.opponents(seat)], reverse=True)
    shares = [SPITE[min(place, len(SPITE) - 1)] for place in range(len(others))]
    against = sum([share * other for share, other in zip(shares, others, strict=True)]) / sum(shares)
    return worth[seat] - against


def play_round(g: CosaNostra, number: int, bots: list[Bot], chance: Chance) -> None:
    """Play on until this round is over."""
    talkers = dict(enumerate(bots))
    while g.ask is not None and g.round == number:
        for seat, word in words(g, talkers, chance):
            _tell(bots, g.apply(seat, word, chance))
        ask = g.ask
        assert ask is not None
        seat = ask.seats[0]
        _tell(bots, g.apply(seat, choose(g, ask, seat, bots[seat], chance).action, chance))


def standing(g: CosaNostra, seat: int) -> float:
    """What he has, and what it will bring him."""
    if g.over:
        return g.cash[seat]
    o = look(g.view(seat), seat, SHARP)
    crew = sum([gangster_worth(o, man.gangster, man.strength) for man in o.me.crew])
    return o.standing[seat] + crew + REGULAR.worth_a_card * len(g.influence[seat])


def _tell(bots: list[Bot], events: list[Event]) -> None:
    for event in events:
        for seat, bot in enumerate(bots):
            seen = event.seen_by(seat)
            if seen is not None:
                bot.see(seat, seen)


JUDGE: Final = Judge(ENOUGH, candidates, glance, scrutiny, PATIENCE, why, lambda decision: cosa_nostra(decision).round)
