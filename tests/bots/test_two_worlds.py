"""No bot can tell apart what its seat cannot: in another world that the seat could be in, it does the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from sitdown.arena.play import choose, play_out
from sitdown.bots import bot_named, bot_names
from sitdown.bots.base import Asked, Bot, Choice
from sitdown.bots.omerta.players import JUDGEMENT
from sitdown.core.chance import Seeded
from sitdown.core.kernel import State
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.omerta import OMERTA

TABLES: list[dict[str, Any]] = [
    {},
    {"snap": "sealed", "memory_aid": True},
    {"characters": {"lady": 6, "gangster": 4, "safecracker": 3, "driver": 3, "patrol": 2, "killer": 2}},
]
KINDS = [kind.__name__ for kind in JUDGEMENT]


class Twins(Bot):
    """Two bots from one seed that see the same. One is asked in this world, the other in one it cannot tell from it."""

    def __init__(self, make: Callable[[], Bot], imagine: Callable[[int], State] | None = None) -> None:
        self.here, self.there = make(), make()
        self.imagine = imagine  # for what is said beside the questions
        self.asked = Counter[str]()

    def see(self, seat: int, event: Event) -> None:
        self.here.see(seat, event)
        self.there.see(seat, event)

    def choose(
        self,
        seat: int,
        ask: Asked,
        view: Callable[[], Any],
        knowledge: Callable[[], Any],
        imagine: Callable[[], State],
    ) -> Choice:
        world = imagine()
        assert world.ask is not None
        chosen = self.here.choose(seat, ask, view, knowledge, imagine)
        assert choose(world, world.ask, seat, self.there, Seeded(0)) == chosen
        self.asked[type(ask.options[0]).__name__] += 1
        return chosen

    def speak(self, seat: int, view: Callable[[], Any], knowledge: Callable[[], Any]) -> Action | None:
        assert self.imagine is not None
        world = self.imagine(seat)
        said = self.here.speak(seat, view, knowledge)
        assert self.there.speak(seat, partial(world.view, seat), partial(world.knowledge, seat)) == said
        self.asked[type(said).__name__] += 1
        return said


@pytest.mark.parametrize("name", bot_names(OMERTA))
def test_choices_are_the_same_in_every_world_that_looks_the_same(name: str) -> None:
    asked = Counter[str]()
    for number in range(200):
        g = OMERTA.new(3 + number % 3, {"turn_limit": 20, **TABLES[number % len(TABLES)]})
        makers = [partial(bot_named, OMERTA, name, f"{number}/{seat}") for seat in range(g.players)]
        bots = [Twins(maker) for maker in makers]
        play_out(g, g.apply, bots, Seeded(number), Seeded(f"worlds {number}"))
        asked += sum([bot.asked for bot in bots], Counter[str]())
        if number >= 6 and min(asked[kind] for kind in KINDS) >= 3:
            break
    else:
        pytest.fail(f"some kinds of question were hardly met: {asked}")


@pytest.mark.parametrize("name", bot_names(COSA_NOSTRA))
def test_so_are_words(name: str) -> None:
    said = Counter[str]()
    for number in range(4):
        g = COSA_NOSTRA.new(3 + number % 3, {"mercenaries": number > 1, "poker": True, "rounds": 3})
        worlds = Seeded(f"worlds {number}")
        makers = [partial(bot_named, COSA_NOSTRA, name, f"{number}/{seat}") for seat in range(g.players)]
        bots = [Twins(maker, partial(g.guess, chance=worlds)) for maker in makers]
        play_out(g, g.apply, bots, Seeded(number), worlds)
        said += sum([bot.asked for bot in bots], Counter[str]())
    assert min(said[kind] for kind in ("PlanJob", "CarryOut", "MakeOffer", "RefuseOffer")) > 0, said


class Cheat(Bot):
    """Reaches through what it is given for the deck itself."""

    def choose(
        self,
        seat: int,
        ask: Asked,
        view: Callable[[], Any],
        knowledge: Callable[[], Any],
        imagine: Callable[[], State],
    ) -> Choice:
        hidden: Any = view
        return Choice(ask.options[hidden.func.__self__.deck[0] % len(ask.options)])


def test_a_bot_that_peeks_is_found_out() -> None:
    g = OMERTA.new(3)
    with pytest.raises(AssertionError):
        play_out(g, g.apply, [Twins(partial(Cheat, 0)) for _ in range(3)], Seeded(0), Seeded(1))
