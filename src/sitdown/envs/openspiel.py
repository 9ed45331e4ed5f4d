"""The games for OpenSpiel: importing this module registers them, and `pyspiel.load_game("sitdown_NAME")` opens one.

An action is a word (`sitdown.envs.words`), numbered as everywhere; every draw of chance is a chance node of its own, all its outcomes equally likely.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from sitdown.core.chance import Chance
from sitdown.core.codec import encode
from sitdown.core.game import AnyGame
from sitdown.core.registry import all_games
from sitdown.envs.course import Encoding
from sitdown.envs.history import History

PREFIX: Final = "sitdown_"
HORIZON: Final = 20_000  # words after which a game is cut off, with nothing for anybody: some could go on for ever
MOST_SIDES: Final = 256  # of a draw
DRAWS: Final = 8  # for each word, at most, on the average of a game


def name_of(encoding: Encoding) -> str:
    return PREFIX + encoding.name.replace("-", "_")


def read_options(words: str) -> dict[str, Any]:
    """`turn_limit:50;snap:sealed`: an option's value is JSON, or a word."""
    options: dict[str, Any] = {}
    for pair in filter(None, words.split(";")):
        key, _, value = pair.partition(":")
        try:
            options[key] = json.loads(value)
        except ValueError:
            options[key] = value
    return options


def _game_type(encoding: Encoding) -> Any:
    game: AnyGame = encoding.game
    return pyspiel.GameType(
        short_name=name_of(encoding),
        long_name=f"Sitdown: {encoding.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual.players, "options": "", "horizon": HORIZON},
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of ours; a class for each is made below."""

    encoding: Encoding
    kind: Any  # its type, as OpenSpiel means it

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        encoding, params = self.encoding, given or {}
        self.players = int(params.get("players", encoding.game.usual.players))
        self.options = read_options(str(params.get("options", "")))
        self.horizon = int(params.get("horizon", HORIZON))
        encoding.game.new(self.players, self.options)  # complain about the table now
        info = pyspiel.GameInfo(
            num_distinct_actions=len(encoding.words),
            max_chance_outcomes=MOST_SIDES,
            num_players=self.players,
            min_utility=-1 / self.players,
            max_utility=1 - 1 / self.players,
            utility_sum=0.0,
            max_game_length=self.horizon,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.horizon * DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class State(pyspiel.State):  # type: ignore[misc]
    """What OpenSpiel copies and writes down of it is its history."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.line = History(game.encoding, game.players, game.options)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.line.sides:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.line.prompt is not None
        return self.line.prompt.seat

    def is_terminal(self) -> bool:
        return self.line.over or self.line.spoken >= self.get_game().horizon

    def returns(self) -> list[float]:
        players = self.line.players
        winners = self.line.course.state.winners if self.line.over else []
        return [((seat in winners) / len(winners) - 1 / players) if winners else 0.0 for seat in range(players)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.line.sides
        return [(each, 1 / sides) for each in range(sides)]

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Another world that the player could be in. OpenSpiel's history of it is empty."""
        game = self.get_game()
        made: State = game.new_initial_state()
        made.line = self.line.resampled(player, _Sampled(sampler))
        return made

    def _legal_actions(self, player: int) -> list[int]:
        prompt = self.line.prompt
        return [] if prompt is None or prompt.seat != player else sorted(prompt.words)

    def _apply_action(self, action: int) -> None:
        self.line.go_on(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"draw {action}"
        return self.line.encoding.words.names[action]

    def __str__(self) -> str:
        """The position in the game's notation, all cards face up, and what was said and drawn since the question was put."""
        return self.line.text()


class _Sampled(Chance):
    """Chance from OpenSpiel's sampler, which makes numbers from 0 to 1."""

    def __init__(self, sampler: Any) -> None:
        self._sampler = sampler

    def draw(self, sides: int) -> int:
        return min(int(self._sampler() * sides), sides - 1)


class Observer:
    """With perfect recall: all that a seat has seen and said, as text. Without: the vector of `sitdown.envs`, and the view that it is made of as JSON."""

    def __init__(self, game: Game, recall: bool) -> None:
        self._recall = recall
        self.tensor = None if recall else np.zeros(game.encoding.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.line.course.observation(player) if state.line.begun else 0.0

    def string_from(self, state: State, player: int) -> str:
        line = state.line
        prompt = line.prompt
        spoken = prompt.spoken if prompt is not None and prompt.seat == player else ()
        said = " ".join([line.encoding.words.names[word] for word in spoken])
        if self._recall:
            return "\n".join([f"seat {player} of {line.players}", *line.told(player)])
        view = encode(line.course.state.view(player)).decode() if line.begun else ""
        return f"{view} {said}"


def _registered(encoding: Encoding) -> type[Game]:
    """OpenSpiel keeps it beyond the end of Python, which a class survives and a function does not."""
    kind = _game_type(encoding)
    made = type(name_of(encoding), (Game,), {"encoding": encoding, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES: Final[dict[str, type[Game]]] = {
    name_of(each): _registered(each) for game in all_games() for each in game.encodings() or ()
}
globals().update(GAMES)  # where pickle looks for them
