"""Positions met in random play, with the question open."""

from collections.abc import Iterator

from sitdown.core.chance import Seeded
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN
from sitdown.games.omerta import OMERTA, Omerta
from sitdown.games.omerta.records.actions import CALL_OMERTA


def positions(players: int, seed: str, turns: int = 40) -> Iterator[Omerta]:
    """One game, position by position. Nobody calls, so that stocks grow and shrink and everything comes up."""
    chance = Seeded(seed)
    g = OMERTA.new(players, {"turn_limit": turns})
    assert isinstance(g, Omerta)
    g.apply(CLOCK, BEGIN, chance)
    while (ask := g.ask) is not None:
        yield g
        seat = ask.seats[chance.draw(len(ask.seats))]
        options = [option for option in ask.options(seat) if option != CALL_OMERTA]
        g.apply(seat, options[chance.draw(len(options))], chance)
