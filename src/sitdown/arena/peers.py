"""Other people's games, played as ours are: ask for the legal actions, choose one at random, apply it.

Each is opened by a small function that gives back another, which plays one game and says how many decisions it took.
None of them has types, and none need be installed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

Play = Callable[[], int]  # plays one game to its end; returns the number of decisions


@dataclass(frozen=True, slots=True)
class Peer:
    """A game to measure ours against. To open it raises `ImportError` if its package is not installed."""

    name: str
    open: Callable[[], Play]


def open_spiel(game: str) -> Play:
    """OpenSpiel's rules are C++; its chance is the caller's to draw, which takes time but is nobody's decision."""
    import pyspiel

    new_state = pyspiel.load_game(game).new_initial_state
    random = Random(1).random

    def play() -> int:
        state = new_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.legal_actions()  # in the games we play all are equally likely
                state.apply_action(outcomes[int(random() * len(outcomes))])
                continue
            state.current_player()
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


def catanatron() -> Play:
    """Four at a table of Catan, up to catanatron's own limit of turns."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    random = Random(1).random

    def play() -> int:
        game = Game([RandomPlayer(color) for color in Color])
        state = game.state
        decisions = 0
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            state.current_color()
            actions = state.playable_actions
            game.execute(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


def rlcard(environment: str) -> Play:
    """RLCard tells the legal actions only together with an observation for learning, so that is in its figure."""
    from rlcard import make

    table = make(environment)
    random = Random(1).random

    def play() -> int:
        observation, _player = table.reset()
        decisions = 0
        while not table.is_over():
            actions = list(observation["legal_actions"])
            observation, _player = table.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


PEERS: Final[tuple[Peer, ...]] = (
    Peer("open_spiel/crazy_eights", partial(open_spiel, "crazy_eights(players=4)")),
    Peer("open_spiel/hearts", partial(open_spiel, "hearts")),
    Peer("open_spiel/gin_rummy", partial(open_spiel, "gin_rummy")),
    Peer("catanatron", catanatron),
    Peer("rlcard/leduc-holdem", partial(rlcard, "leduc-holdem")),
    Peer("rlcard/uno", partial(rlcard, "uno")),
    Peer("rlcard/gin-rummy", partial(rlcard, "gin-rummy")),
    Peer("rlcard/doudizhu", partial(rlcard, "doudizhu")),
)
