"""No bot can tell apart what its seat cannot: in another world that the seat could be in, it does the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from sitdown.arena.play import play_out
from sitdown.bots import bot_named, bot_names
from sitdown.bots.asking import asked, choose, speak
from sitdown.bots.base import AnyBot, Asked, Beside, Choice, Imagine, Look
from sitdown.core.chance import Chance, Seeded
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA, CosaNostra
from sitdown.games.cosa_nostra.trade.openness import offers_to
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.bots import PLAIN
from sitdown.games.omerta.bots.players import JUDGEMENT
from sitdown.games.omerta.bots.search.boss import Boss, Thought
from tests.omerta.harness import table

TABLES: list[dict[str, Any]] = [
    {},
    {"snap": "sealed", "memory_aid": True},
    {"characters": {"lady": 6, "gangster": 4, "safecracker": 3, "driver": 3, "patrol": 2, "killer": 2}},
]
KINDS = [kind.__name__ for kind in JUDGEMENT]


class Twins(AnyBot):
    """Two bots from one seed that see the same, each asked in a world of its own that the seat could be in."""

    def __init__(self, make: Callable[[], AnyBot]) -> None:
        self.here, self.there = make(), make()
        self.asked = Counter[str]()

    def see(self, seat: int, event: Event) -> None:
        self.here.see(seat, event)
        self.there.see(seat, event)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        here, there = imagine(), imagine()
        assert here.ask is not None
        assert there.ask is not None
        chosen = choose(here, here.ask, seat, self.here, self.dream())
        assert choose(there, there.ask, seat, self.there, self.dream()) == chosen
        self.asked[type(ask.options[0]).__name__] += 1
        return chosen

    def propose(
        self, seat: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        here, there = imagine(), imagine()
        assert isinstance(here, CosaNostra)
        offers = offers_to(here, seat)
        said = speak(here, seat, offers, self.here, self.dream())
        assert speak(there, seat, offers, self.there, self.dream()) == said
        self.asked[type(said).__name__] += 1
        return said

    def dream(self) -> Chance:
        """The same for both, another every time."""
        return Seeded(self.asked.total())


def player(name: str, seed: str) -> AnyBot:
    """One of Omerta's. The boss looks into a few worlds only, which is as good a place to be found out."""
    return Boss(seed, PLAIN, Thought(batch=2, batches=1, turns=1)) if name == "boss" else bot_named(OMERTA, name, seed)


@pytest.mark.parametrize("name", bot_names(OMERTA))
def test_choices_are_the_same_in_every_world_that_looks_the_same(name: str) -> None:
    asked = Counter[str]()
    for number in range(200):
        g = OMERTA.new(3 + number % 3, {"turn_limit": 20, **TABLES[number % len(TABLES)]})
        makers = [partial(player, name, f"{number}/{seat}") for seat in range(g.players)]
        bots = [Twins(maker) for maker in makers]
        play_out(g, g.apply, bots, Seeded(number), [Seeded(f"worlds {number}")] * g.players)
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
        makers = [partial(bot_named, COSA_NOSTRA, name, f"{number}/{seat}") for seat in range(g.players)]
        bots = [Twins(maker) for maker in makers]
        play_out(g, g.apply, bots, Seeded(number), [Seeded(f"worlds {number}")] * g.players)
        said += sum([bot.asked for bot in bots], Counter[str]())
    assert min(said[kind] for kind in ("PlanJob", "CarryOut", "MakeOffer", "RefuseOffer")) > 0, said


class Cheat(AnyBot):
    """Reaches through what it is given for the deck itself."""

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        hidden: Any = view
        deck = hidden.func.__self__.deck
        return Choice(ask.options[sum(card * at for at, card in enumerate(deck)) % len(ask.options)])


def test_a_bot_that_reaches_through_finds_nothing() -> None:
    """The deck it gets hold of is imagined: in two worlds that look the same, it is the same."""
    g = OMERTA.new(3)
    bots = [Twins(partial(Cheat, 0)) for _ in range(3)]
    play_out(g, g.apply, bots, Seeded(0), [Seeded(1)] * 3)
    assert sum(bot.asked.total() for bot in bots) > 30


def test_it_would_have_found_something_in_the_world_itself() -> None:
    t = table("7 1 1 2", "1 2 3 4", "7 8 8 9")
    ask = t.g.ask
    assert ask is not None
    worlds = [t.g.guess(0, Seeded(number)) for number in range(10)]
    given = [(partial(w.view, 0), partial(w.knowledge, 0), asked(w, ask, 0), partial(w.guess, 0)) for w in worlds]
    assert len({Cheat(0).choose(0, *each).action for each in given}) > 1
