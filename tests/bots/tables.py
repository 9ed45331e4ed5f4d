"""Games between bots that stop at every question, for tests that look in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sitdown.arena.play import moves, tell
from sitdown.bots import bot_named
from sitdown.bots.asking import choose
from sitdown.bots.base import AnyBot
from sitdown.core.chance import Seeded
from sitdown.core.kernel import CLOCK
from sitdown.core.records import Action, Event
from sitdown.games.omerta import OMERTA, Omerta
from tests.omerta.harness import Play


def questions(names: list[str], seed: int | str, **options: Any) -> Iterator[tuple[Omerta, list[AnyBot], list[Event]]]:
    """Every question of a game, before it is answered: the game, the bots, and what has happened since the last one."""
    g = OMERTA.new(len(names), options)
    assert isinstance(g, Omerta)
    bots = [bot_named(OMERTA, name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    chance, imaginations = Seeded(seed), [Seeded(f"{seed}/imagination")] * len(names)
    happened: list[Event] = []
    while (ask := g.ask) is not None:
        if ask.seats != (CLOCK,):
            yield g, bots, happened
        happened = []
        number = g.question
        for actor, action in moves(g, ask, bots, imaginations):
            events = g.apply(actor, action, chance)
            tell(bots, events)
            happened += events
            if g.question != number:
                break


def seen(events: list[Event], seat: int) -> list[Event]:
    """What a seat saw happen."""
    return [event for event in [event.seen_by(seat) for event in events] if event is not None]


def answer(t: Play, seat: int, name: str = "sharp") -> Action:
    """What a bot says to the open question, knowing what its seat may know and having seen the last thing that happened."""
    bot = bot_named(OMERTA, name, "steady")
    for event in seen(t.events, seat):
        bot.see(seat, event)
    ask = t.g.ask
    assert ask is not None
    return choose(t.g, ask, seat, bot, Seeded(0)).action
