"""Many tables at once, as Gymnasium's vectors: arrays in, arrays out, and nothing between them and the engine."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sitdown.core.errors import Illegal
from sitdown.envs.aec import told, words_of
from sitdown.envs.course import SPOKEN, Encoding
from sitdown.envs.sitting import Sitting

Batch: TypeAlias = dict[str, Any]  # an `observation` and an `action_mask`


class TablesEnv(VectorEnv[Batch, NDArray[Any], NDArray[Any]]):
    """At each table one agent speaks for whoever is asked (self-play): a table's row is what that seat sees.

    The arrays that are given out are the same ones at every step, written over. A game that ends is followed by the next in the same step
    (`AutoresetMode.SAME_STEP`). `infos`: `seat`, whose word is awaited; `spoke`, whose was heard; `earned`, by seat, what it earned by that word, of which
    the reward is the speaker's; and `_final_obs`, `final_obs`: where games ended, and what the speaker saw then."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium's own is declared like this
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        encoding: Encoding,
        tables: int,
        players: int,
        options: dict[str, Any] | None,
        shaping: float,
        horizon: int,
    ) -> None:
        super().__init__()
        encoding.game.new(players, options)  # complain about the table now
        self.encoding = encoding
        self.num_envs = tables
        self.single_observation_space = told(encoding)
        self.single_action_space = words_of(encoding)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self._players = (None,) * players
        self._table = (options, shaping, horizon)
        self._tables: list[Sitting] = []
        self._numbers = np.zeros((tables, encoding.layout.size), np.float32)
        self._masks = np.zeros((tables, len(encoding.words)), np.int8)
        self._bytes = (self._numbers.data.cast("B"), self._masks.data.cast("B"))
        self._spoken = encoding.layout.where[SPOKEN].start
        self._seats = np.zeros(tables, np.int64)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Batch, dict[str, Any]]:
        """New games at all tables. `seed`: one for all. `options` are Gymnasium's, and nothing here."""
        super().reset(seed=seed)
        self._tables = [self._deal() for _ in range(self.num_envs)]
        for at in range(self.num_envs):
            self._write(at)
        return self._batch(), {"seat": self._seats.copy()}

    @property
    def sittings(self) -> tuple[Sitting, ...]:
        """The tables, as they stand."""
        return tuple(self._tables)

    def step(self, actions: NDArray[Any]) -> tuple[Batch, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """A word at every table. If one of them is masked, none is said."""
        tables = self._tables
        words: list[int] = np.asarray(actions).tolist()
        self._check(words)
        many = self.num_envs
        spoke = self._seats.copy()
        over, cut = [False] * many, [False] * many
        earned: list[list[float]] = []
        ended: list[int] = []
        for at in range(many):
            table = tables[at]
            table.say(words[at])
            earned.append(table.earned)
            if table.course.prompt is None or table.cut:
                over[at], cut[at] = table.over, table.cut
                ended.append(at)
            else:
                self._write(at)
        sums = np.array(earned)
        infos: dict[str, Any] = {"spoke": spoke, "earned": sums}
        if ended:
            infos |= self._next_games(ended, spoke)
        infos["seat"] = self._seats.copy()
        return self._batch(), sums[np.arange(many), spoke], np.array(over), np.array(cut), infos

    def _check(self, words: list[int]) -> None:
        if len(words) != len(self._tables):
            raise ValueError(f"{len(words)} words for {len(self._tables)} tables; before the first, reset")
        for at, word in enumerate(words):
            prompt = self._tables[at].course.prompt
            if prompt is not None and word not in prompt.fork.words:
                names = self.encoding.words.names
                wanted = ", ".join([names[each] for each in prompt.words])
                raise Illegal("not-an-option", f"table {at}: {word} is masked; seat {prompt.seat} may say: {wanted}")

    def _next_games(self, ended: list[int], spoke: NDArray[Any]) -> dict[str, Any]:
        """What the last speakers saw at the end, and the next deal."""
        last = np.empty(self.num_envs, object)
        for at in ended:
            course = self._tables[at].course
            seat = int(spoke[at])
            last[at] = {"observation": course.observation(seat), "action_mask": course.mask(seat)}
            self._tables[at] = self._deal()
            self._write(at)
        where = np.zeros(self.num_envs, bool)
        where[ended] = True
        return {"final_obs": last, "_final_obs": where}

    def _deal(self) -> Sitting:
        options, shaping, horizon = self._table
        return Sitting(self.encoding, self._players, options, shaping, horizon, int(self.np_random.integers(2**62)))

    def _write(self, at: int) -> None:
        course = self._tables[at].course
        prompt = course.prompt
        assert prompt is not None
        seat, spoken, fork = prompt
        numbers, masks = self._bytes
        seen = course.seen(seat)
        numbers[at * len(seen) : (at + 1) * len(seen)] = seen
        many = self._masks.shape[1]
        masks[at * many : (at + 1) * many] = fork.mask(many)
        self._seats[at] = seat
        if spoken:
            row = self._numbers[at]
            for place, word in enumerate(spoken, start=1):
                row[self._spoken + word] += 0.5**place

    def _batch(self) -> Batch:
        return {"observation": self._numbers, "action_mask": self._masks}
