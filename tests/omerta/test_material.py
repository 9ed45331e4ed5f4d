"""Material: bottles, characters, personas, players (O-1 to O-4)."""

from collections import Counter

import pytest

from sitdown.core.game import BadTable
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.cards.cards import CARDS, Card, Famous
from sitdown.games.omerta.cards.deck import full_deck
from sitdown.games.omerta.records.events import RoundEnded
from tests.omerta.harness import cast, dealt, table
from tests.rules import rule

COPIES = {
    Card.GANGSTER: 3,
    Card.LADY: 3,
    Card.MOLE: 3,
    Card.SNITCH: 3,
    Card.DRIVER: 2,
    Card.SAFECRACKER: 1,
    Card.KILLER: 1,
    Card.WITNESS: 1,
    Card.ALIBI: 1,
    Card.MAMMA: 1,
    Card.PATROL: 1,
}


@rule("O-1", "O-2")
def test_sixty_cards_four_of_each_bottle_and_twenty_characters() -> None:
    bottles = {Card(str(value)): 4 for value in range(1, 11)}
    assert Counter(CARDS[face] for face in full_deck()) == bottles | COPIES
    assert sum(COPIES.values()) == 20
    assert sorted(dealt(3).all_cards()) == sorted(full_deck())


@rule("O-1")
@pytest.mark.parametrize("value", range(1, 11))
def test_a_bottle_counts_its_value(value: int) -> None:
    assert count(str(value)) == value


@rule("O-2")
@pytest.mark.parametrize(
    ("character", "points"),
    [
        ("Ga", 15),
        ("La", 15),
        ("Mo", 15),
        ("Sn", 20),
        ("Dr", 20),
        ("Sa", 15),
        ("Ki", 15),
        ("Wi", 10),
        ("Al", 0),
        ("Ma", 15),
        ("Pa", 15),
    ],
)
def test_a_character_counts_its_points(character: str, points: int) -> None:
    assert count(character) == points


def count(card: str) -> int:
    t = table("1", card, "2 3")
    t.calls()
    (ended,) = t.told(RoundEnded)
    return ended.counts[1]


@rule("O-2", "option characters")
def test_a_table_can_have_any_twenty_characters() -> None:
    copies = cast("Ki Ki Ma Ma Ma Pa")
    game = dealt(4, characters=copies)
    dealt_out = Counter(CARDS[face] for face in game.all_cards())
    assert {card: dealt_out[card] for card in COPIES if dealt_out[card]} == copies
    assert dealt_out.total() == 60
    assert all(dealt_out[Card(str(value))] == 4 for value in range(1, 11))


@rule("O-2", "option characters")
def test_the_default_characters_are_those_of_the_deck_file() -> None:
    assert dealt(3).cards == dealt(3, characters=COPIES).cards == dealt(3, characters=None).cards


@rule("O-2", "option characters")
@pytest.mark.parametrize(
    "copies",
    [
        {"mole": 19},
        {"mole": 21},
        {"mole": 21, "lady": -1},
        {"mole": 19, "consigliere": 1},
        {"mole": 10, "7": 10},
        {},
    ],
)
def test_characters_that_are_not_twenty_are_refused(copies: dict[str, int]) -> None:
    with pytest.raises(BadTable):
        OMERTA.new(3, {"characters": copies})


@rule("O-3")
def test_there_are_five_famous_gangsters_and_everybody_is_one() -> None:
    assert {str(name) for name in Famous} == {
        "al_capone",
        "lucky_luciano",
        "meyer_lansky",
        "johnny_torrio",
        "virginia_hill",
    }
    for players in (3, 4, 5):
        personas = dealt(players).famous
        assert len(personas) == len(set(personas)) == players


@rule("O-3")
def test_personas_are_public() -> None:
    t = table("1", "2", "3")
    assert t.view(None).famous == t.view(1).famous == t.g.famous


@rule("O-4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_play(players: int) -> None:
    assert OMERTA.new(players).players == players


@rule("O-4")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 6])
def test_nobody_else_does(players: int) -> None:
    with pytest.raises(BadTable):
        OMERTA.new(players)
