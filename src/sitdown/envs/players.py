"""Who plays in a rollout: a policy, which goes by numbers, or a bot, which says in words what it would do at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from sitdown.bots.asking import choose, speak
from sitdown.bots.base import AnyBot
from sitdown.bots.floor import trade_in
from sitdown.core.chance import Chance
from sitdown.core.records import Action, Event
from sitdown.envs.course import Course
from sitdown.envs.layout import Mask, Vector
from sitdown.envs.words import Sentence

Policy: TypeAlias = Callable[[Vector, Mask, np.random.Generator], int]  # an observation, its mask, chance: a word


def uniform(observation: Vector, mask: Mask, random: np.random.Generator) -> int:
    """Any word that may be said."""
    return int(random.choice(np.flatnonzero(mask)))


class Seated:
    """A bot in its seat. It answers offers, and makes none."""

    def __init__(self, seat: int, bot: AnyBot, imagination: Chance) -> None:
        self._seat = seat
        self._bot = bot
        self._imagination = imagination
        self._meaning: dict[Sentence, Action] = {}  # what it could say when it last made up its mind
        self._sentence: Sentence = ()

    def word(self, course: Course) -> int:
        """What it says next."""
        assert course.prompt is not None
        if self._meaning is not course.meaning:
            self._meaning = course.meaning
            meant = self._choice(course)
            self._sentence = next(sentence for sentence, action in self._meaning.items() if action == meant)
        return self._sentence[len(course.prompt.spoken)]

    def hear(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(self._seat)
            if seen is not None:
                self._bot.see(self._seat, seen)

    def _choice(self, course: Course) -> Action:
        state = course.state
        trade = trade_in(state)
        if trade is not None and (offers := trade.offers_to(state, self._seat)):
            said = speak(state, self._seat, offers[:1], self._bot, self._imagination)
            return said if said is not None and said in self._meaning.values() else trade.refuse(offers[0])
        assert state.ask is not None
        return choose(state, state.ask, self._seat, self._bot, self._imagination).action
