"""The deck file: one that does not add up is refused, with the reason."""

from importlib import resources

import pytest

from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.cards.deck import DeckError, check_characters, full_deck, read_deck
from tests.rules import rule

DECK = resources.files("sitdown.games.omerta.cards").joinpath("data/deck.toml").read_text("utf-8")


def changed(old: str, new: str) -> str:
    assert DECK.count(old) >= 1
    return DECK.replace(old, new, 1)


@rule("O-1", "O-2")
def test_the_deck_file_adds_up() -> None:
    deck = read_deck(DECK)
    assert len(deck.bottles) == 40
    assert sum(deck.characters.values()) == deck.character_total == 20


@rule("O-2")
def test_an_owner_of_the_box_can_correct_the_copies() -> None:
    copies = "[characters.driver]\npoints = 20\ncopies = 2", "[characters.driver]\npoints = 20\ncopies = 3"
    moles = "[characters.mole]\npoints = 15\ncopies = 3", "[characters.mole]\npoints = 15\ncopies = 2"
    deck = read_deck(DECK.replace(*copies).replace(*moles))
    assert deck.characters[Card.DRIVER] == 3
    assert deck.characters[Card.MOLE] == 2


@rule("O-1")
def test_a_box_with_other_bottles_can_be_described() -> None:
    assert read_deck(changed("copies = 4", "copies = 1")).bottles == tuple(range(1, 11))


@rule("O-1", "O-2")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("copies = 3", "copies = 4", "20 characters, these are 21"),
        ("copies = 3", "copies = 2", "20 characters, these are 19"),
        ("copies = 3", "copies = -3", r"deck\.toml: \[characters\.gangster\]: .*>= 0 - at `\$\.copies`"),
        ("points = 20", "points = -20", r"deck\.toml: \[characters\.snitch\]: .*>= 0 - at `\$\.points`"),
        ("points = 0", "points = 0.5", r"deck\.toml: \[characters\.alibi\]: .*int"),
        ("copies = 3", "copies = 30", r"deck\.toml: .*these are 47: gangster 30, lady 3"),
        ("copies = 3", 'copies = "three"', "int"),
        ("copies = 3", "copies = 2.5", "int"),
        ("total = 20", "total = 21", "21 characters, these are 20"),
        ("total = 20\n", "", "total"),
        ("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "[1, 2, 3, 4, 5, 6, 7, 8, 9]", "1 to 10"),
        ("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "[1, 2, 3, 4, 5, 6, 7, 8, 9, 11]", "1 to 10"),
        ("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "[1, 1, 3, 4, 5, 6, 7, 8, 9, 10]", "1 to 10"),
        ("copies = 4", "copies = 0", "at least once"),
        ("[characters.gangster]", "[characters.consigliere]", "consigliere"),
        ("[characters.gangster]", '[characters."7"]', "exactly these characters"),
        ("[characters.gangster]\npoints = 15\ncopies = 3\n", "", "exactly these characters"),
        ("points = 15\n", "", "points"),
        ("points = 15\n", "points = 15\ncolour = 'red'\n", "colour"),
        ("[bottles]", "[botles]", "bottles"),
        ("[bottles]", "[famous]\nnames = []\n[bottles]", "there is no table famous"),
        ("[bottles]", "[bottles", r"deck\.toml: .*line"),
    ],
)
def test_a_deck_file_that_does_not_add_up_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(DeckError, match=why):
        read_deck(changed(old, new))


@rule("O-7")
def test_a_deck_that_cannot_be_dealt_to_five_is_refused() -> None:
    """Four bottles fewer of each, and half of the characters: 20 cards, where 24 are dealt."""
    small = DECK.replace("copies = 4", "copies = 1").replace("total = 20", "total = 10")
    for most, fewer in (("copies = 3", "copies = 1"), ("copies = 2", "copies = 0")):
        small = small.replace(most, fewer)
    with pytest.raises(DeckError, match=r"deck\.toml: 20 cards are too few: 5 players need 24"):
        read_deck(small)


@rule("O-1")
def test_every_value_names_its_origin() -> None:
    for line in [line for line in DECK.splitlines() if line.startswith("origin")]:
        with pytest.raises(DeckError, match="origin"):
            read_deck(changed(line, ""))


@rule("O-2", "option characters")
def test_a_distribution_can_do_without_a_character() -> None:
    check_characters({Card.MOLE: 20, Card.LADY: 0}, 20)
    assert len(full_deck({Card.MOLE: 20})) == 60


@rule("O-2", "option characters")
def test_no_deck_is_made_of_a_wrong_distribution() -> None:
    with pytest.raises(DeckError):
        full_deck({Card.MOLE: 21})
