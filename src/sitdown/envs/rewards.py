"""What a game is worth to a seat: its share of the win, less what an even share would be. All rewards of a moment add up to nothing."""

from __future__ import annotations

from sitdown.core.kernel import State
from sitdown.envs.course import Encoding


class Rewards:
    """Counts what each seat has earned since it was last asked."""

    def __init__(self, encoding: Encoding, players: int, shaping: float) -> None:
        self._unit = encoding.lead * shaping
        self._shaped = [0.0] * players

    def earned(self, state: State) -> list[float]:
        """By seat: at the end 1 / winners - 1 / players for a winner, - 1 / players for the others. With shaping also what it gained
        since then on the average of all, in the game's own count."""
        players = state.players
        rewards = [0.0] * players
        if self._unit:
            totals = state.totals
            mean = sum(totals) / players
            for seat in range(players):
                lead = self._unit * (totals[seat] - mean)
                rewards[seat] += lead - self._shaped[seat]
                self._shaped[seat] = lead
        if state.over:
            winners = state.winners
            for seat in range(players):
                rewards[seat] += (seat in winners) / len(winners) - 1 / players
        return rewards
