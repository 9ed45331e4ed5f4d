"""What the characters do when the active player discards them (O-30 to O-37, O-39)."""

from itertools import permutations, product
from typing import Any

import pytest

from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Exchanged, Given, Mixed, Peeked, SnapOpened
from tests.omerta.harness import Play, table
from tests.rules import rule

EVERYBODY = (0, 1, 2, None)


def playing(card: str, *stocks: str, **stated: Any) -> Play:
    """Seat 0 has just discarded this character."""
    t = table(*(stocks or ("7 3 5 6", "1 2 3 4", "5 5 6 8")), **stated)
    t.plays(card)
    return t


# --- O-30 Gangster


@rule("O-30", "O-39")
def test_the_gangster_names_any_two_slots_of_two_players_and_must() -> None:
    t = playing("Ga", "7 3", "1 2", "5")
    slots = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]
    assert t.options(0) == {act.Exchange(*one, *two) for one, two in product(slots, slots) if one[0] < two[0]}
    t.refuses(0, act.Exchange(1, 0, 1, 1))
    t.refuses(0, act.DECLINE)


@rule("O-30", "O-16")
def test_his_own_slot_and_an_opponents_change_places_unseen() -> None:
    t = playing("Ga", pile="4")
    t.exchanges(0, 0, 1, 2)
    t.declines(1)
    assert (t.stock(0), t.stock(1), t.pile) == ("3 3 5 6", "1 2 7 4", "4 Ga")
    for viewer in EVERYBODY:
        assert t.heard(Exchanged, viewer) == [Exchanged(0, 0, 1, 2)]
    assert t.told(SnapOpened) == []
    assert t.turn == 1


@rule("O-30")
def test_knowledge_follows_the_cards() -> None:
    t = playing("Ga")
    t.exchanges(0, 0, 1, 1)
    t.declines(1)
    assert (t.knows(0, 0), t.knows(0, 1)) == ("? 3 ? ?", "? 7 ? ?")
    assert (t.knows(1, 0), t.knows(1, 1)) == ("2 ? ? ?", "1 ? ? ?")
    assert (t.knows(2, 0), t.knows(2, 1)) == ("? ? ? ?", "? ? ? ?")


@rule("O-30")
def test_two_opponents_slots_change_places() -> None:
    t = playing("Ga")
    t.exchanges(1, 0, 2, 3)
    t.declines(1, 2)
    assert t.told(Exchanged) == [Exchanged(1, 0, 2, 3)]
    assert [t.stock(seat) for seat in range(3)] == ["7 3 5 6", "8 2 3 4", "5 5 6 1"]


@rule("O-30", "O-51", "O-55")
def test_a_blocked_slot_cannot_be_exchanged_by_anybody() -> None:
    t = table("7 3", "1 2", "5")
    t.patrol(1, 0)
    t.plays("Ga")  # seat 1 himself
    assert t.options(1) == {
        act.Exchange(0, 0, 1, 1),
        act.Exchange(0, 1, 1, 1),
        act.Exchange(0, 0, 2, 0),
        act.Exchange(0, 1, 2, 0),
        act.Exchange(1, 1, 2, 0),
    }
    t.exchanges(0, 0, 2, 0)
    t.declines(0, 2)
    t.plays("Ga")  # seat 2
    assert all(act.Exchange(1, 0, *other) not in t.options(2) for other in product((0, 2), (0, 1)))
    t.refuses(2, act.Exchange(0, 0, 1, 0))


@rule("O-39", "O-30")
@pytest.mark.parametrize("stocks", [("", "1 2", ""), ("7", "", ""), ("", "", "")])
def test_a_gangster_with_slots_of_one_player_at_most_does_nothing(stocks: tuple[str, ...]) -> None:
    t = playing("Ga", *stocks)
    assert (t.turn, t.step, t.pile) == (1, "Draw", "Ga")


# --- O-31 Lady


@rule("O-31", "O-39")
def test_the_lady_names_an_opponent_and_must() -> None:
    t = playing("La")
    assert t.options(0) == {act.Shuffle(1), act.Shuffle(2)}


@rule("O-31", "O-16")
def test_his_stock_is_shuffled_and_nobody_knows_the_result() -> None:
    t = playing("La", pile="4")
    t.shuffles(1)
    t.declines(1, lots=[0, 0, 0])
    assert t.stock(1) == "2 3 4 1"
    for viewer in EVERYBODY:
        assert t.heard(Mixed, viewer) == [Mixed(1)]
        assert t.knows(viewer, 1) == "? ? ? ?"
    assert t.knowledge(0).seen[1] == ((), (), (), ())
    assert t.among(1, 1) == [("1 2", (0, 1, 2, 3))]
    assert [t.stock(0), t.stock(2), t.pile] == ["7 3 5 6", "5 5 6 8", "4 La"]


@rule("O-31")
def test_every_order_can_come() -> None:
    orders = set()
    for lots in product(range(4), range(3), range(2)):
        t = playing("La")
        t.shuffles(1)
        t.declines(1, lots=lots)
        orders.add(t.stock(1))
    assert orders == {" ".join(order) for order in permutations("1234")}


@rule("O-31", "O-50")
def test_she_does_not_go_to_one_under_mamma() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8")
    t.mamma(1)
    t.plays("La")  # seat 2
    assert t.options(2) == {act.Shuffle(0)}


@rule("O-31", "O-51")
def test_a_blocked_slot_stays_where_it_is() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8")
    t.patrol(1, 1)
    t.idles("9")
    t.plays("La")  # seat 2
    t.shuffles(1)
    t.declines(1, lots=[0, 0])
    assert t.stock(1) == "3 2 4 1"
    assert t.blocked(1) == [1]
    assert t.knows(1, 1) == "? 2 ? ?"
    assert t.among(1, 1) == [("1", (0, 2, 3))]


@rule("O-31", "O-39")
def test_she_needs_an_unblocked_slot() -> None:
    t = table("7 3 5 6", "1", "")
    t.patrol(1, 0)
    t.idles("9")
    t.plays("La")  # seat 2
    assert t.options(2) == {act.Shuffle(0)}
    t = playing("La", "7 3 5 6", "", "")
    assert (t.turn, t.step) == (1, "Draw")


@rule("O-31", "O-51", "option memory_aid")
def test_a_single_open_slot_may_be_shuffled_and_nobody_loses_track_of_it() -> None:
    t = playing("La", "7 3 5 6", "1", "5 5 6 8", memory_aid=True)
    t.shuffles(1)
    t.declines(1)
    assert t.told(Mixed) == [Mixed(1)]
    assert (t.stock(1), t.knows(1, 1), t.view(1).stocks[1][0].card) == ("1", "1", Card.BOTTLE_1)
    assert (t.knows(0, 1), t.view(0).stocks[1][0].card) == ("?", None)


# --- O-32 Mole


@rule("O-32", "O-39")
def test_the_mole_looks_at_one_of_his_own_slots_and_must() -> None:
    t = playing("Mo")
    assert t.options(0) == {act.Look(slot) for slot in range(4)}
    t.looks(3)
    assert t.told(Peeked) == t.heard(Peeked, viewer=0) == [Peeked(0, (3,), (Card.BOTTLE_6,))]
    assert t.knows(0, 0) == "7 3 ? 6"
    assert t.turn == 1


@rule("O-32", "O-16")
def test_the_others_see_only_which() -> None:
    t = playing("Mo")
    t.looks(3)
    for viewer in (1, 2, None):
        assert t.heard(Peeked, viewer) == [Peeked(0, (3,), (None,))]
        assert t.knows(viewer, 0) == "? ? ? ?"
        assert t.knowledge(viewer).seen[0][3] == (0,)


@rule("O-32", "O-51")
def test_a_blocked_slot_cannot_be_looked_at() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8")
    t.patrol(1, 2)
    t.plays("Mo")
    assert t.options(1) == {act.Look(0), act.Look(1), act.Look(3)}


@rule("O-32", "O-39")
def test_a_mole_without_a_slot_does_nothing() -> None:
    t = playing("Mo", "", "1 2", "5 5")
    assert (t.turn, t.step) == (1, "Draw")


# --- O-33 Snitch


@rule("O-33", "O-39")
def test_the_snitch_names_one_opponent_twice_or_two_in_order_and_must() -> None:
    t = playing("Sn", "7", "1", "5", "8")
    assert t.options(0) == {act.Give(first, second) for first, second in product((1, 2, 3), repeat=2)}


@rule("O-33", "O-16")
@pytest.mark.parametrize(
    ("to", "stocks"),
    [
        ((1, 2), ("1 2 3 4 9", "5 5 6 8 10")),
        ((2, 1), ("1 2 3 4 10", "5 5 6 8 9")),
        ((1, 1), ("1 2 3 4 9 10", "5 5 6 8")),
        ((2, 2), ("1 2 3 4", "5 5 6 8 9 10")),
    ],
)
def test_two_cards_go_one_at_a_time_in_the_order_named_to_the_end_of_the_row(
    to: tuple[int, int], stocks: tuple[str, str]
) -> None:
    t = playing("Sn", pile="4")
    t.gives(*to)
    t.comes("9 10")
    t.all_decline()
    assert (t.stock(1), t.stock(2)) == stocks
    assert (t.stock(0), t.pile) == ("7 3 5 6", "4 Sn")
    for viewer in EVERYBODY:
        assert t.heard(Given, viewer) == [Given(to[0], "snitch"), Given(to[1], "snitch")]


@rule("O-33")
def test_nobody_sees_the_gifts() -> None:
    t = playing("Sn")
    t.gives(1, 1)
    t.declines(1)
    for viewer in EVERYBODY:
        assert t.knows(viewer, 1).split()[4:] == ["?", "?"]


@rule("O-33", "O-50", "O-39")
def test_if_only_one_opponent_may_receive_he_gets_both() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8")
    t.mamma(1)
    t.plays("Sn")  # seat 2
    assert t.options(2) == {act.Give(0, 0)}
    t.gives(0, 0)
    t.declines(0)
    assert len(t.g.stocks[0]) == 6


@rule("O-33")
def test_a_player_without_a_slot_can_receive() -> None:
    t = playing("Sn", "7", "", "5")
    t.comes("9 10")
    t.gives(1, 2)
    t.declines(1, 2)
    assert (t.stock(1), t.stock(2)) == ("9", "5 10")


@rule("O-33", "O-51")
def test_a_patrolled_player_can_receive() -> None:
    t = table("7", "1", "5", "8")
    t.patrol(1, 0)
    t.idles("9")
    t.plays("Sn")
    assert act.Give(1, 1) in t.options(2)


# --- O-36, O-37: those that do nothing


@rule("O-36", "O-37")
@pytest.mark.parametrize("card", ["Ki", "Wi", "Al"])
def test_killer_witness_and_alibi_do_nothing_when_discarded(card: str) -> None:
    t = playing(card, pile="4")
    assert (t.pile, t.turn, t.step) == (f"4 {card}", 1, "Draw")
    assert t.told(SnapOpened) == []


# --- O-39


@rule("O-39", "O-51")
def test_a_patrol_without_a_slot_to_lie_on_stays_on_the_pile() -> None:
    t = playing("Pa", "7 3", "", "", pile="4")
    assert (t.pile, t.lain, t.in_play, t.turn) == ("4 Pa", [], "", 1)


@rule("O-39")
@pytest.mark.parametrize("card", ["Ga", "La", "Mo", "Sn", "Ma", "Pa"])
def test_what_must_be_carried_out_cannot_be_declined(card: str) -> None:
    t = playing(card)
    assert act.DECLINE not in t.options(0)
    t.refuses(0, act.DECLINE)
