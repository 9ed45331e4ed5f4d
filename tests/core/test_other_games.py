"""A game of another package is not compiled, whatever the engine is."""

from __future__ import annotations

from typing import Any

from sitdown.core.chance import Chance, Seeded
from sitdown.core.kernel import CLOCK, ONE, Ask, Opening, State, Step
from sitdown.core.playout import playout
from sitdown.core.records import BEGIN, Action


class Coin(State):
    def __init__(self) -> None:
        super().__init__(2, [Opening(Toss(0))], 1)
        self.heads = [0, 0]

    @property
    def totals(self) -> list[int]:
        return self.heads


class Call(Action, frozen=True):
    """Heads."""


class Toss(Step[Coin]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def ask(self, g: Coin) -> Ask:
        return Ask(ONE, (self.seat,), ((Call(),),), "")

    def run(self, g: Coin, actor: int, action: Action | None) -> None:
        g.heads[actor] += g.chance.draw(2)
        if sum(g.heads) < 5:
            g.then(Toss(1 - actor))


class Heads(Chance):
    def draw(self, sides: int) -> int:
        return sides - 1


def test_its_state_and_steps_are_played_like_any() -> None:
    g = Coin()
    g.advance()
    g.apply(CLOCK, BEGIN, Seeded(1))
    g.apply(0, Call(), Heads())
    assert g.totals == [1, 0]
    assert g.ask is not None
    assert g.ask.seats == (1,)
    assert repr(g.agenda) == "[Toss(1)]"
    assert playout(g, Heads()) == 4
    assert (g.over, g.totals) == (True, [3, 2])
