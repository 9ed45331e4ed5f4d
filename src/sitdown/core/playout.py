"""Random play to the end, for search: the loop lives with the kernel, so that it compiles with it."""

from sitdown.core.chance import Chance
from sitdown.core.kernel import State


def playout(state: State, chance: Chance) -> int:
    """Play uniformly at random to the end of the game. Returns the number of decisions. Nobody is told what happens."""
    state.listening = False
    decisions = 0
    ask = state.ask
    while ask is not None:
        seat = ask.seats[0]
        state.apply(seat, ask.any_option(seat, chance), chance)
        decisions += 1
        ask = state.ask
    return decisions
