"""Skill by openskill, from the order in which the seats of a game finish."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce


class Rating(msgspec.Struct, frozen=True):
    """Skill, and how uncertain it is. An unknown player has 25 and 8.3."""

    mu: float
    sigma: float


class Ratings:
    def __init__(self, names: Iterable[str]) -> None:
        self._model = PlackettLuce()
        self._players = {name: self._model.rating(name=name) for name in names}

    def __getitem__(self, name: str) -> Rating:
        player = self._players[name]
        return Rating(player.mu, player.sigma)

    def add(self, bots: Sequence[str], scores: Sequence[int]) -> None:
        """A game: who sat where, and the scores, high is good. A bot in several seats learns the mean of what each of them would teach it."""
        if len(set(bots)) == 1:
            return
        rated = self._model.rate([[self._players[bot]] for bot in bots], scores=[float(score) for score in scores])
        for name in set(bots):
            seats = [team[0] for team, bot in zip(rated, bots, strict=True) if bot == name]
            mu = sum([seat.mu for seat in seats]) / len(seats)
            sigma = sum([seat.sigma for seat in seats]) / len(seats)
            self._players[name] = self._model.rating(mu, sigma, name)
