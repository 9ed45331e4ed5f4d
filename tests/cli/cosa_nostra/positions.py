"""Positions met in play without a thought, deals among them, with the question open."""

from collections.abc import Iterator
from typing import Any

from sitdown.bots import bot_named
from sitdown.bots.floor import words
from sitdown.core.chance import Seeded
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN, Action
from sitdown.games.cosa_nostra import COSA_NOSTRA, CosaNostra
from sitdown.games.cosa_nostra.records.view import View

EVERYTHING = {"mercenaries": True, "poker": True, "rob_robbers": True}


def positions(players: int, seed: str, options: dict[str, Any] | None = None) -> Iterator[CosaNostra]:
    """One game, position by position."""
    chance = Seeded(seed)
    bots = {seat: bot_named(COSA_NOSTRA, "random", f"{seed}/{seat}") for seat in range(players)}
    g = COSA_NOSTRA.new(players, EVERYTHING if options is None else options)
    assert isinstance(g, CosaNostra)
    g.apply(CLOCK, BEGIN, chance)
    while not g.over:
        for seat, word in words(g, bots, [Seeded(0)] * players):
            g.apply(seat, word, chance)
        if g.ask is None:
            return
        yield g
        seat = g.ask.seats[chance.draw(len(g.ask.seats))]
        options_now = g.ask.options(seat)
        g.apply(seat, options_now[chance.draw(len(options_now))], chance)


def asked(g: CosaNostra) -> tuple[View, tuple[Action, ...]]:
    """The open question, as the first seat sees it that it is put to."""
    assert g.ask is not None
    seat = g.ask.seats[0]
    return g.view(seat), g.ask.options(seat)
