"""What a card may be: exact where nothing was mixed, close to the game's own guesses where something was."""

from collections import Counter
from itertools import islice

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.hidden.slots import FACE
from sitdown.games.omerta import Omerta
from sitdown.games.omerta.bots.memory.picture import DECK, SAFE, Place
from sitdown.games.omerta.bots.memory.unknown import odds_of_unknown
from sitdown.games.omerta.bots.turns.odds import NOTHING, WORTH, certain, is_bottle, kept, odds
from sitdown.games.omerta.cards.cards import CARDS, Card
from tests.bots.tables import questions
from tests.omerta.harness import table

GUESSES = 300


def guessed(g: Omerta, seat: int, places: list[Place]) -> dict[Place, Counter[Card]]:
    """How often the game guesses each card in each place."""
    chance = Seeded("guesses")
    found: dict[Place, Counter[Card]] = {place: Counter() for place in places}
    for _ in range(GUESSES):
        world = g.guess(seat, chance)
        for owner, at in places:
            row = world.safe if owner == SAFE else world.stocks[owner]
            found[owner, at][CARDS[row[at] & FACE]] += 1
    return found


def test_unmixed_cards_are_as_likely_as_they_are_many() -> None:
    t = table("1 2 9 9", "3 4 5 6", "7 7 8 8")
    known = t.g.knowledge(0)
    total = sum(known.unseen.values())
    fair = {card: copies / total for card, copies in known.unseen.items()}
    found = odds_of_unknown(known)
    assert found.keys() == {DECK, *((0, 2), (0, 3)), *((s, at) for s in (SAFE, 1, 2) for at in range(4))}
    assert all(found[place].chances == pytest.approx(fair) for place in found)


def test_after_a_lady_a_known_card_is_one_of_the_mixed() -> None:
    t = table("1 2 3 4", "3 Ki 5 6", "7 7 8 8", seen={1: (0, 1)})
    t.plays("La")
    t.shuffles(1)
    t.declines(1, lots=[0, 0, 0])
    mixed = odds_of_unknown(t.g.knowledge(1))[1, 0]
    assert mixed.chances[Card.BOTTLE_3] > 0.25  # the one he knew, or another
    assert mixed.chances[Card.KILLER] == pytest.approx(0.25)
    assert odds_of_unknown(t.g.knowledge(1))[0, 0].chances.get(Card.KILLER) is None


def test_they_are_close_to_fair_guesses_also_after_many_mixes() -> None:
    ladies = {"lady": 10, "gangster": 5, "mole": 5}
    games = [questions(["sharp"] * 4, seed, characters=ladies) for seed in range(4)]
    mixed = (g for game in games for g, _, _ in game if len(g.mixes) > 1)
    errors: list[float] = []
    for g in islice(mixed, 0, None, 60):
        found = odds_of_unknown(g.knowledge(0))
        del found[DECK]
        for place, cards in guessed(g, 0, list(found)).items():
            mean = sum(WORTH[card] * copies for card, copies in cards.items()) / GUESSES
            errors.append(abs(mean - found[place].points))
    assert len(errors) > 100
    assert sum(errors) / len(errors) < 0.5  # points; most of it is the noise of the guesses
    assert max(errors) < 3


def test_when_the_deck_is_empty_the_pile_is_what_comes() -> None:
    t = table("1 2 3 4", "3 4 5 6", "7 7 8 8", pile="10 10 La", box=True)
    assert odds_of_unknown(t.g.knowledge(0))[DECK].chances == pytest.approx({Card.BOTTLE_10: 2 / 3, Card.LADY: 1 / 3})


def test_what_somebody_keeps_is_likely_to_be_low() -> None:
    fair = odds({Card.BOTTLE_1: 1, Card.BOTTLE_10: 1})
    believed = kept(fair, 8.0)
    assert fair.points == 5.5
    assert believed.chances[Card.BOTTLE_1] / believed.chances[Card.BOTTLE_10] == pytest.approx(
        2.718 ** (9 / 8), rel=0.01
    )


def test_a_certain_card_is_worth_its_points() -> None:
    assert certain(Card.SNITCH).card is Card.SNITCH
    assert certain(Card.SNITCH).points == 20
    assert odds({}) is NOTHING


def test_a_bottle_is_one_whatever_its_value() -> None:
    assert is_bottle(odds({Card.BOTTLE_1: 1, Card.BOTTLE_10: 1}))
    assert not is_bottle(odds({Card.BOTTLE_1: 1, Card.ALIBI: 1}))
