"""Who plays in a rollout: a policy, which goes by numbers, or a bot, which says in words what it would do at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from sitdown.bots import bot_named
from sitdown.bots.asking import choose, speak
from sitdown.bots.base import AnyBot
from sitdown.bots.floor import trade_in
from sitdown.bots.seeds import House
from sitdown.core.chance import Chance
from sitdown.core.records import Action, Event
from sitdown.envs.course import Course, Encoding, Listener
from sitdown.envs.layout import Mask, Vector
from sitdown.envs.words import Sentence

Policy: TypeAlias = Callable[[Vector, Mask, np.random.Generator], int]  # an observation, its mask, chance: a word
Player: TypeAlias = Policy | str  # or a bot's name
Says: TypeAlias = Callable[[Course], int]


def uniform(observation: Vector, mask: Mask, random: np.random.Generator) -> int:
    """Any word that may be said."""
    return int(random.choice(np.flatnonzero(mask)))


class Others:
    """Who plays by himself at a table: by seat what says his next word; `None` where somebody else's is awaited."""

    def __init__(self, encoding: Encoding, players: Sequence[Player | None], house: House) -> None:
        self._seated = {
            seat: Seated(seat, bot_named(encoding.game, name, house.seeds[seat]), house.imaginations[seat])
            for seat, name in enumerate(players)
            if isinstance(name, str)
        }
        self.says = [
            None
            if player is None
            else self._by_name(seat)
            if isinstance(player, str)
            else _by_numbers(player, seat, house)
            for seat, player in enumerate(players)
        ]

    def _by_name(self, seat: int) -> Says:
        return self._seated[seat].word

    @property
    def listener(self) -> Listener | None:
        """Who wants to be told what happens."""
        return self._tell if self._seated else None

    def _tell(self, events: list[Event]) -> None:
        for bot in self._seated.values():
            bot.hear(events)


def _by_numbers(policy: Policy, seat: int, house: House) -> Says:
    random = np.random.default_rng(int(house.seeds[seat], 16))
    return lambda course: policy(course.observation(seat), course.mask(seat), random)


class Seated:
    """A bot in its seat. It answers offers, and makes none."""

    def __init__(self, seat: int, bot: AnyBot, imagination: Chance) -> None:
        self._seat = seat
        self._bot = bot
        self._imagination = imagination
        self._asked = 0  # when it last made up its mind
        self._sentence: Sentence = ()

    def word(self, course: Course) -> int:
        """What it says next."""
        assert course.prompt is not None
        if self._asked != course.asked:
            self._asked = course.asked
            meant = self._choice(course)
            self._sentence = next(sentence for sentence, action in course.meaning.items() if action == meant)
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
            return said if said is not None and said in course.meaning.values() else trade.refuse(offers[0])
        assert state.ask is not None
        return choose(state, state.ask, self._seat, self._bot, self._imagination).action
