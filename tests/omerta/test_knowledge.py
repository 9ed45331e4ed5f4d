"""What a player with a perfect memory knows after cards have moved: exactly what he saw, and no more (O-16, O-31)."""

from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records.knowledge import Among
from tests.omerta.harness import Play, table
from tests.rules import rule


def mixed() -> Play:
    """The Lady was with seat 1, who knew his 1, 2 and 7, and a 9 that all have seen. Seat 1 is to move."""
    t = table("7 3 5 6", "1 2 3 9", "5 5 6 8", safe="10 10 10 10", pile="4")
    t.plays("8")
    t.comes("Wi")
    t.tries(1, 3)
    t.declines(0, 2)
    t.draws("7")  # seat 1 puts away his penalty card, a Witness
    t.swaps(4)
    t.idles("4")
    t.plays("La")
    t.shuffles(1)
    t.declines(1, lots=[4, 0, 0, 0])
    assert t.stock(1) == "2 3 9 1 7"
    return t


def certain(t: Play, viewer: int | None) -> list[Among]:
    """What lies on the table for certain, the deck apart."""
    return [among for among in t.knowledge(viewer).among if not among.deck]


ROW = tuple((1, slot) for slot in range(5))


@rule("O-31", "O-16")
def test_what_each_knew_before_is_among_the_shuffled_slots() -> None:
    t = mixed()
    assert t.knows(1, 1) == "? ? ? ? ?"
    mine = (Card.BOTTLE_1, Card.BOTTLE_2, Card.BOTTLE_7, Card.BOTTLE_9)
    assert certain(t, 1) == [Among(mine, ROW, (), hand=False, deck=False)]
    for viewer in (0, 2, None):
        assert certain(t, viewer) == [Among((Card.BOTTLE_9,), ROW, (), hand=False, deck=False)]


@rule("O-31", "O-21")
def test_a_card_that_comes_to_light_is_no_longer_among_them() -> None:
    t = mixed()
    t.plays("1")
    t.tries(1, 3)
    (among,) = certain(t, 1)
    assert among.cards == (Card.BOTTLE_2, Card.BOTTLE_7, Card.BOTTLE_9)
    assert among.slots == ROW[:4]
    assert certain(t, 0)[0].cards == (Card.BOTTLE_9,)


@rule("O-31", "O-22")
def test_a_card_shown_and_put_back_leaves_the_others_among_the_rest() -> None:
    t = mixed()
    t.plays("8")
    t.tries(1, 1)  # the 3
    assert t.knows(0, 1) == "? 3 ? ? ? ?"
    (among,) = certain(t, 1)
    assert among.cards == (Card.BOTTLE_1, Card.BOTTLE_2, Card.BOTTLE_7, Card.BOTTLE_9)
    assert among.slots == ((1, 0), (1, 2), (1, 3), (1, 4))


@rule("O-30", "O-31")
def test_a_shuffled_slot_is_followed_to_another_player() -> None:
    t = mixed()
    t.plays("Ga")
    t.exchanges(0, 2, 1, 0)
    t.declines(0)
    (among,) = certain(t, 0)
    assert among == Among((Card.BOTTLE_9,), ((0, 2), *ROW[1:]), (), hand=False, deck=False)


@rule("O-35", "O-31")
def test_a_shuffled_slot_is_followed_into_the_safe() -> None:
    t = mixed()
    t.plays("Sa")
    t.cracks(2, 0)
    (among,) = certain(t, 0)
    assert among == Among((Card.BOTTLE_9,), ROW[1:], (2,), hand=False, deck=False)
    assert t.knows_safe(1) == "10 10 ? 10"
    assert t.knows(1, 1) == "10 ? ? ? ?"


@rule("O-10", "O-31")
def test_what_a_player_looks_at_he_can_place_and_the_others_cannot() -> None:
    t = mixed()
    t.plays("Mo")
    t.looks(2)
    assert t.knows(1, 1) == "? ? 9 ? ?"
    (among,) = certain(t, 1)
    assert (among.cards, among.slots) == (
        (Card.BOTTLE_1, Card.BOTTLE_2, Card.BOTTLE_7),
        (ROW[0], ROW[1], ROW[3], ROW[4]),
    )
    assert t.knows(0, 1) == "? ? ? ? ?"
    assert certain(t, 0) == [Among((Card.BOTTLE_9,), ROW, (), hand=False, deck=False)]


@rule("O-16", "O-7")
def test_what_nobody_has_placed_is_counted() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8", pile="4")
    unseen = t.knowledge(0).unseen
    assert sum(unseen.values()) == 60 - 3  # all but his two, and the pile
    assert unseen[Card.BOTTLE_7] == 3
    assert unseen[Card.BOTTLE_5] == 4  # two of them lie in front of seat 2, and one of his own he has not seen
    assert t.knowledge(2).unseen[Card.BOTTLE_5] == 2
    assert Card.BOTTLE_4 in unseen
    assert t.knowledge(None).unseen[Card.BOTTLE_4] == 3


@rule("O-16")
def test_who_has_looked_at_what_is_known_to_all() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8", seen={1: (2, 3)})
    for viewer in (0, 1, 2, None):
        assert t.knowledge(viewer).seen == (((0,), (0,), (), ()), ((), (), (1,), (1,)), ((2,), (2,), (), ()))
        assert t.knowledge(viewer).seat == viewer


@rule("O-31")
def test_unknown_cards_are_not_sought_among_slots_that_only_known_ones_went_into() -> None:
    t = table("7 3", "1 2", "5 6", safe="10 10 10 10")
    t.plays("La")
    t.shuffles(1)
    t.declines(1, lots=[0])
    deck, mix = t.knowledge(1).among
    assert deck.slots == ((0, 0), (0, 1), (2, 0), (2, 1))
    assert mix == Among((Card.BOTTLE_1, Card.BOTTLE_2), ((1, 0), (1, 1)), (), hand=False, deck=False)
    for viewer in (0, 2, None):
        (deck,) = t.knowledge(viewer).among
        assert {(1, 0), (1, 1)} < set(deck.slots)


@rule("O-10")
def test_a_card_in_hand_is_one_of_the_unknown_but_for_whoever_holds_it() -> None:
    t = table("7 3", "1 2", "5 6")
    t.draws("9")
    assert [t.knowledge(viewer).among[0].hand for viewer in (0, 1, 2, None)] == [False, True, True, True]
    t = table("7 3", "1 2", "5 6", pile="9")
    t.takes()
    assert not any(t.knowledge(viewer).among[0].hand for viewer in (0, 1, 2, None))
