"""A swindler with every trick, at a table of the better players: he lives on his words no more. How often the zoo's others win: bench/zoo.py."""

from __future__ import annotations

import pytest

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.bots.seeds import open_house
from sitdown.core.chance import Chance
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.bots.talk.diary import sells_words
from sitdown.games.cosa_nostra.records import events as ev
from tests.bots.zoo.schools import Flooder


def paid_for_words(against: str) -> int:
    """What three players paid him for promises, in a short game."""
    g = COSA_NOSTRA.new(4, {"rounds": 3})
    house = open_house("flood", g.players)
    bots = [Flooder(house.seeds[0]), *[bot_named(COSA_NOSTRA, against, seed) for seed in house.seeds[1:]]]
    offers: dict[int, ev.OfferMade] = {}
    paid = 0

    def apply(actor: int, action: Action, chance: Chance) -> list[Event]:
        nonlocal paid
        events = g.apply(actor, action, chance)
        for event in events:
            if isinstance(event, ev.OfferMade) and event.seat == 0:
                offers[event.offer] = event
            elif isinstance(event, ev.OfferClosed) and event.how == "accepted" and event.offer in offers:
                offer = offers[event.offer]
                paid += offer.take.cash if sells_words(offer.give, offer.take) else 0
        return events

    play_out(g, apply, bots, house.chance, house.imaginations)
    return paid


@pytest.mark.parametrize("level", ["sharp", "boss"])
def test_words_are_not_money(level: str) -> None:
    assert paid_for_words(level) <= 10_000


def test_as_they_were() -> None:
    assert paid_for_words("boss-1") > 20_000
