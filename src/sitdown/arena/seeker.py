"""A player who looks for what a known bot does not see coming: a best response by search. It has the bot's own habits, and leaves them where playing on
in imagined worlds, with that bot in every seat, says that something else is better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from sitdown.arena.play import play_out
from sitdown.arena.tally import marks_of
from sitdown.bots import AnyBot, bot_named
from sitdown.bots.base import Asked, Beside, Choice, Imagine, Look
from sitdown.core.chance import Seeded
from sitdown.core.game import AnyGame
from sitdown.core.kernel import State
from sitdown.core.records import Action, Event

SURE: Final = 1.0  # standard errors that a gain has to be above nothing: habits are good, and worlds are few


@dataclass(frozen=True, slots=True)
class Search:
    """How far it looks. More of each is stronger, and slower."""

    worlds: int = 8  # for a decision
    options: int = 4  # that are tried, the habit among them
    decisions: int = 60  # that are played on in a world, and then until somebody's total changes


class Seeker(AnyBot):
    """In the place of a bot, against others of its kind. It is given what any bot is given."""

    def __init__(self, game: AnyGame, prey: str, seed: int | str, search: Search) -> None:
        self._game = game
        self._prey = prey
        self._search = search
        self._habits = bot_named(game, prey, seed)
        self._lots = Random(f"{seed}/search")
        self._sign = marks_of(game).sign

    def see(self, seat: int, event: Event) -> None:
        self._habits.see(seat, event)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        habit = self._habits.choose(seat, view, knowledge, ask, imagine)
        if ask.timed or len(ask.options) == 1:  # it has no better reflexes
            return habit
        others = [option for option in ask.options if option != habit.action]
        tried = self._lots.sample(others, min(len(others), self._search.options - 1))
        gains = [[0.0] * self._search.worlds for _ in tried]
        for at in range(self._search.worlds):
            world, luck = imagine(), self._lots.getrandbits(60)
            usual = self._worth(world, seat, habit.action, luck)
            for option, row in zip(tried, gains, strict=True):
                row[at] = self._worth(world, seat, option, luck) - usual
        best = max(range(len(tried)), key=lambda at: sum(gains[at]))
        return Choice(tried[best]) if _is_sure(gains[best]) else habit

    def has_word(self) -> bool:
        return self._habits.has_word()

    def propose(
        self, seat: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        return self._habits.propose(seat, view, knowledge, imagine, beside)

    def answer(
        self,
        seat: int,
        offer: int,
        view: Look[Any],
        knowledge: Look[Any],
        imagine: Imagine[Any],
        beside: Beside,
    ) -> Action | None:
        return self._habits.answer(seat, offer, view, knowledge, imagine, beside)

    def _worth(self, world: State, seat: int, option: Action, luck: int) -> float:
        """How far it is ahead of the best other, when this option has been played on. The same luck for all options."""
        g = world.clone()
        chance = Seeded(luck)
        before = list(g.totals)
        g.apply(seat, option, chance)
        bots = [bot_named(self._game, self._prey, f"{luck}/{each}") for each in range(g.players)]
        play_out(g, g.apply, bots, chance, [chance] * g.players, self._enough(g, before))
        scores = [self._sign * total for total in g.totals]
        return scores[seat] - max(scores[:seat] + scores[seat + 1 :])

    def _enough(self, g: State, before: Sequence[int]) -> Any:
        least = self._search.decisions
        return lambda decisions: decisions >= least and list(g.totals) != before


def _is_sure(gains: Sequence[float]) -> bool:
    mean = sum(gains) / len(gains)
    spread = sum([(gain - mean) ** 2 for gain in gains]) / max(1, len(gains) - 1)
    return mean > SURE * sqrt(spread / len(gains))
