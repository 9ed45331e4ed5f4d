"""The influence cards."""

from sitdown.games.cosa_nostra.cards import cards
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.influence import INFLUENCE, Attach, ExchangeMarket, ExtraTurn, Heal, Look

COPIES = "Snitch 8, Schemer 5, Henchman 5, Spy 4, Machine Pistol 4, Distraction 3, Emergency Doc 2, Saboteur 2"


def test_copies() -> None:
    shown = [f"{each.influence.replace('_', ' ').title()} {each.copies}" for each in INFLUENCE]
    assert ", ".join(shown) == COPIES
    assert sum(each.copies for each in INFLUENCE) == 33


def test_everybody_begins_with_one_of_three() -> None:
    assert {each.influence: each.start for each in INFLUENCE if each.start} == {
        Influence.SNITCH: 1,
        Influence.SCHEMER: 1,
        Influence.HENCHMAN: 1,
    }


def test_an_influence_card_has_the_int_of_its_place() -> None:
    first = cards.SNITCH, cards.SCHEMER, cards.HENCHMAN, cards.SPY
    last = cards.MACHINE_PISTOL, cards.DISTRACTION, cards.EMERGENCY_DOC, cards.SABOTEUR
    assert first + last == tuple(range(8))
    assert [each.influence for each in INFLUENCE] == list(Influence)


def test_what_they_are_for() -> None:
    assert INFLUENCE[cards.SNITCH].uses == (Look(jobs=1), ExchangeMarket())
    assert INFLUENCE[cards.SPY].uses == (Look(jobs=2),)
    assert INFLUENCE[cards.SCHEMER].uses == (ExtraTurn(),)
    assert INFLUENCE[cards.EMERGENCY_DOC].uses == (Heal(),)


def test_what_changes_the_dice() -> None:
    shown = {
        each.influence: (use.strength, use.difficulty, use.to, use.until)
        for each in INFLUENCE
        for use in each.uses
        if isinstance(use, Attach)
    }
    assert shown == {
        Influence.HENCHMAN: (0, -1, "anyone", "task"),
        Influence.SABOTEUR: (0, 1, "opponent", "task"),
        Influence.MACHINE_PISTOL: (1, 0, "anyone", "round"),
        Influence.DISTRACTION: (-1, 0, "opponent", "round"),
    }
