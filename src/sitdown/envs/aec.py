"""PettingZoo's view of a table: every seat an agent, every word a step."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from sitdown.envs.course import Course, Encoding
from sitdown.envs.rewards import Rewards

HIGHEST: Final = 100.0  # no number of an observation is higher
HORIZON: Final = 20_000  # words after which a game is cut off: some could go on for ever


def told(encoding: Encoding) -> spaces.Dict:
    """What an agent is given."""
    vectors = spaces.Box(0.0, HIGHEST, (encoding.layout.size,), np.float32)
    masks = spaces.Box(0, 1, (len(encoding.words),), np.int8)
    return spaces.Dict({"observation": vectors, "action_mask": masks})


def words_of(encoding: Encoding) -> spaces.Discrete:
    """What it can say."""
    return spaces.Discrete(len(encoding.words))


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game for agents `seat_0`, `seat_1` … An observation is `{"observation": vector, "action_mask": mask}`; the mask is in the info too."""

    def __init__(
        self,
        encoding: Encoding,
        players: int,
        options: dict[str, Any] | None,
        shaping: float,
        horizon: int,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        encoding.game.new(players, options)  # complain about the table now
        self.metadata = {
            "name": f"{encoding.name.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.encoding = encoding
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._options = options
        self._shaping = shaping
        self._horizon = horizon
        self._random, _ = seeding.np_random()
        self._seen = {agent: told(encoding) for agent in self.possible_agents}
        self._said = {agent: words_of(encoding) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._said[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The table's options were given when it was made; `options` are PettingZoo's, and nothing here."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        players = len(self.possible_agents)
        state = self.encoding.game.new(players, self._options)
        self.course: Course = self.encoding.course(self.encoding, state, int(self._random.integers(2**62)))
        self._rewards = Rewards(self.encoding, players, self._shaping)
        self._words = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to say something")
        self._cumulative_rewards[agent] = 0.0
        self.course.say(int(action))
        self._words += 1
        for agent, earned in zip(self.possible_agents, self._rewards.earned(self.course.state), strict=True):
            self.rewards[agent] = earned
        self._accumulate_rewards()
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.course.observation(seat), "action_mask": self.course.mask(seat)}

    def render(self) -> str | None:
        """The position in the game's notation, with all cards face up."""
        return self.encoding.game.write(self.course.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close; PettingZoo wants it of whoever renders."""

    def _select(self) -> None:
        """Whose word is awaited, or that the game is over, or has gone on for too long."""
        prompt = self.course.prompt
        over, cut = prompt is None, prompt is not None and self._words >= self._horizon
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = over, cut
            self.infos[agent] = {}
        self.agent_selection = self.agents[0 if prompt is None or cut else prompt.seat]
        if prompt is not None and not cut:
            self.infos[self.agent_selection] = {"action_mask": self.course.mask(prompt.seat)}
