"""A table where somebody learns: game after game, the others play by themselves until the word is a learner's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sitdown.bots.seeds import Seed, open_house
from sitdown.envs.course import Course, Encoding
from sitdown.envs.players import Others, Player
from sitdown.envs.rewards import Rewards


class Sitting:
    """A game at a table, as long as a learner has something to say. `earned`: what each seat earned since the last word was awaited."""

    def __init__(
        self,
        encoding: Encoding,
        players: Sequence[Player | None],
        options: dict[str, Any] | None,
        shaping: float,
        horizon: int,
        seed: Seed,
    ) -> None:
        """`players` by seat, as in rollouts; `None` is a learner."""
        seats = len(players)
        others = None
        if any(player is not None for player in players):
            others = Others(encoding, players, open_house(seed, seats))
        self._says = None if others is None else others.says
        state = encoding.game.new(seats, options)
        self.course: Course = encoding.course(encoding, state, seed, others.listener if others else None)
        self.earned = [0.0] * seats
        self.words = 0
        self._rewards = Rewards(encoding, seats, shaping)
        self._horizon = horizon
        self._wait()

    @property
    def over(self) -> bool:
        return self.course.prompt is None

    @property
    def cut(self) -> bool:
        """It has gone on for too long."""
        return self.words >= self._horizon and self.course.prompt is not None

    def say(self, word: int) -> None:
        """The word that was awaited; then the others', until another is."""
        self.course.say(word)
        self.words += 1
        self.earned = self._rewards.earned(self.course.state)
        self._wait()

    def _wait(self) -> None:
        says = self._says
        while says is not None and self.words < self._horizon and (prompt := self.course.prompt) is not None:
            say = says[prompt.seat]
            if say is None:
                return
            self.course.say(say(self.course))
            self.words += 1
            for seat, reward in enumerate(self._rewards.earned(self.course.state)):
                self.earned[seat] += reward
