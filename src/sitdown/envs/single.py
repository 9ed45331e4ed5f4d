"""Gymnasium's view of a table: one agent, against others who play by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import Env

from sitdown.bots import check_bots
from sitdown.envs.aec import told, words_of
from sitdown.envs.course import Encoding
from sitdown.envs.layout import Mask
from sitdown.envs.players import Player
from sitdown.envs.sitting import Sitting

Seen = dict[str, Any]  # an `observation` and its `action_mask`


class SeatEnv(Env[dict[str, Any], np.int64]):
    """One seat; clockwise from it the others, each a policy or a bot's name. An observation is what an agent of `TableEnv` gets."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium's own is declared like this
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        encoding: Encoding,
        others: Sequence[Player],
        options: dict[str, Any] | None,
        shaping: float,
        horizon: int,
        render_mode: str | None,
    ) -> None:
        self._players = len(others) + 1
        encoding.game.new(self._players, options)  # complain about the table and the bots now
        check_bots(encoding.game, [name for name in others if isinstance(name, str)])
        self.encoding = encoding
        self.render_mode = render_mode
        self.observation_space = told(encoding)
        self.action_space = words_of(encoding)
        self._others = tuple(others)
        self._table = (options, shaping, horizon)
        self.seat = 0  # where the agent sits; another one every game, by lot
        self._sitting: Sitting | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, in any seat. `options` are Gymnasium's, and nothing here."""
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self._players))
        cut = self._players - 1 - self.seat
        players = (*self._others[cut:], None, *self._others[:cut])
        table, shaping, horizon = self._table
        deal = int(self.np_random.integers(2**62))
        self._sitting = Sitting(self.encoding, players, table, shaping, horizon, deal)
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """A word. Gymnasium wants an answer to every word that there is: who says one that is masked gives the game up, at the price of a loss."""
        sitting = self.sitting
        prompt = sitting.course.prompt
        if prompt is None or sitting.cut:
            raise RuntimeError("the game is over: reset")
        if int(action) not in prompt.words:
            return self._seen(), -1.0, True, False, {**self._info(), "masked": self.encoding.words.names[int(action)]}
        sitting.say(int(action))
        return self._seen(), sitting.earned[self.seat], sitting.over, sitting.cut, self._info()

    @property
    def sitting(self) -> Sitting:
        if self._sitting is None:
            raise RuntimeError("nobody has sat down yet: reset")
        return self._sitting

    def action_masks(self) -> Mask:
        """What may be said, under the name by which learners with masks ask for it."""
        return self.sitting.course.mask(self.seat)

    def render(self) -> str | None:
        """The position in the game's notation, with all cards face up."""
        return self.encoding.game.write(self.sitting.course.state) if self.render_mode == "ansi" else None

    def _seen(self) -> Seen:
        course = self.sitting.course
        return {"observation": course.observation(self.seat), "action_mask": course.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}
