"""The careful player's judgement, question by question. All slots named in `seen` are known to their owners."""

from dataclasses import replace

import pytest

from sitdown.games.omerta.bots import PLAIN
from sitdown.games.omerta.bots.memory.picture import Moment, Picture
from sitdown.games.omerta.bots.memory.recalling import recall
from sitdown.games.omerta.bots.turns.calling import chance_of_success, counts_to_limit, should_call
from sitdown.games.omerta.bots.turns.odds import certain, odds
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from tests.bots.tables import answer
from tests.omerta.harness import Play, cast, table

ALL = (0, 1, 2, 3)
HIGH = "8 9 10 10"


def mine(t: Play, seat: int = 0, turns: int = 1) -> Picture:
    return recall(t.g.knowledge(seat), seat, PLAIN, Moment(turns))


# --- calling


@pytest.mark.parametrize(
    ("stock", "calls"), [("1 2 1 2", True), ("1 2 1 3", True), ("1 2 2 3", False), ("1 2 10 10", False)]
)
def test_calls_with_seven_or_less_when_the_others_look_high(stock: str, calls: bool) -> None:
    t = table(stock, "8 9 3 4", "6 7 5 5", seen={0: ALL})
    assert (answer(t, 0) == act.CALL_OMERTA) is calls


def test_does_not_call_on_slots_it_has_not_seen() -> None:
    assert answer(table("1 1 1 1", HIGH, "7 8 9 9"), 0) != act.CALL_OMERTA


def test_does_not_call_when_somebody_is_known_to_be_lower() -> None:
    """He takes a 1 from the pile before all eyes, and it is all he has."""
    t = table("1 2 1 3", "9", "6 7 5 5", pile="1", seen={0: ALL, 1: (0,)}, starter=1)
    t.takes()
    t.swaps(0)
    t.all_decline()
    t.idles("10")
    assert t.turn == 0
    assert answer(t, 0) != act.CALL_OMERTA


def test_a_tie_is_the_callers() -> None:
    t = table("1", "9", "6 7 5 5", pile="1", seen={0: (0,), 1: (0,)}, starter=1)
    t.takes()
    t.swaps(0)
    t.all_decline()
    t.idles("10")
    assert answer(t, 0) == act.CALL_OMERTA


def test_the_chance_of_success_is_that_nobody_is_lower() -> None:
    picture = mine(table("1 2", HIGH, "5 6 7 7"))
    sure = replace(picture, stocks=(picture.mine, (certain(Card.SNITCH),), (certain(Card.BOTTLE_3),)))
    assert chance_of_success(sure) == pytest.approx(1.0)
    assert chance_of_success(replace(sure, stocks=(*sure.stocks[:2], (certain(Card.BOTTLE_2),)))) == 0.0


def test_counts_are_added_up_slot_by_slot() -> None:
    coin = odds({Card.BOTTLE_1: 1, Card.BOTTLE_6: 1})
    assert counts_to_limit([coin, coin]) == pytest.approx([0, 0, 0.25, 0, 0, 0, 0, 0.5])
    assert counts_to_limit([certain(Card.ALIBI)]) == pytest.approx([1, 0, 0, 0, 0, 0, 0, 0])


def test_patience_has_an_end() -> None:
    t = table(HIGH, "1 2 3 4", "5 6 7 8", seen={0: ALL})
    assert not should_call(mine(t, turns=PLAIN.patience))
    assert should_call(mine(t, turns=PLAIN.patience + 1))


# --- a turn


def test_takes_a_low_card_from_the_pile_and_leaves_a_high_one() -> None:
    low = table("9 10 3 3", "8 9 3 4", "6 7 5 5", pile="1")
    assert answer(low, 0) == act.TAKE_PILE
    high = table("9 10 3 3", "8 9 3 4", "6 7 5 5", pile="8")
    assert answer(high, 0) == act.DRAW_DECK


def test_puts_a_low_card_where_the_dearest_lies() -> None:
    t = table("2 Sn 9 3", "8 9 3 4", "6 7 5 5", safe="4 4 5 5", seen={0: ALL})
    t.draws("1")
    assert answer(t, 0) == act.Swap(1)


def test_discards_a_card_dearer_than_any_of_its_own() -> None:
    t = table("1 2 3 4", "8 9 3 4", "6 7 5 5", seen={0: ALL})
    t.draws("9")
    assert answer(t, 0) == act.DISCARD


def test_an_unknown_slot_gives_way_sooner_than_a_known_one_of_the_same_worth() -> None:
    t = table("8 7 9 9", "8 4 3 4", "6 7 5 5", seen={0: (0, 1)})
    t.draws("2")
    assert answer(t, 0) in (act.Swap(2), act.Swap(3))


def test_discards_the_first_of_a_pair_to_snap_the_second() -> None:
    t = table("1 10 1 2", "8 9 3 4", "6 7 5 5", seen={0: ALL})
    t.draws("10")
    assert answer(t, 0) == act.DISCARD


def test_keeps_the_alibi() -> None:
    t = table("3 4 9 3", "8 9 3 4", "6 7 5 5", seen={0: ALL})
    t.draws("Al")
    assert answer(t, 0) == act.Swap(2)


# --- turning up a card


def test_snaps_what_it_knows_and_nothing_else() -> None:
    t = table("1 7 3 4", "7 9 3 4", "8 8 5 5", seen={1: (1, 2)})
    t.plays("7")
    assert [answer(t, seat) for seat in range(3)] == [act.Try(1), act.DECLINE, act.DECLINE]


def test_snaps_the_bottle_of_its_own_snap_when_the_driver_opened_two() -> None:
    """The pile shows the second bottle while the first snap is open (O-27)."""
    t = table("3 8 1 1", "3 8 2 2", "10 10 9 9")
    t.plays("Dr")
    t.drives(0, 1)
    assert t.pile.endswith("3 8")
    assert answer(t, 1) == act.Try(0)
    t.tries(1, 0)
    assert answer(t, 1) == act.Try(0)  # the 8, which has moved up


@pytest.mark.parametrize(("bottle", "tries"), [("10", True), ("4", False)])
def test_tries_one_of_two_mixed_slots_only_if_that_pays(bottle: str, tries: bool) -> None:
    t = table("1 2 3 4", f"{bottle} 1", HIGH.replace("10", "7"))
    t.plays("La")
    t.shuffles(1)
    t.declines(1, lots=[0])
    t.plays(bottle)
    assert isinstance(answer(t, 1), act.Try) is tries


def test_answers_with_the_killer_if_it_knows_where() -> None:
    t = table("1 2 3 4", "5 Ki 6 7", "8 9 5 5")
    t.plays("La")
    t.shuffles(1)
    assert answer(t, 1) == act.Reveal(1)
    hidden = table("1 2 3 4", "5 6 Ki 7", "8 9 5 5")
    hidden.plays("La")
    hidden.shuffles(1)
    assert answer(hidden, 1) == act.DECLINE


def test_drives_away_the_dearest_bottles_that_are_certain() -> None:
    t = table("3 8 10 10", "5 6 1 7", "8 9 5 5", seen={0: (0, 1, 2)})
    t.plays("Dr")
    drive = answer(t, 0)
    assert isinstance(drive, act.Drive)
    assert set(drive.slots) == {1, 2}


def test_drives_nothing_that_may_be_a_character() -> None:
    t = table("Sn Mo 1 1", "5 6 1 7", "8 9 5 5")
    t.plays("Dr")
    assert answer(t, 0) == act.NO_DRIVE


# --- targets


def test_the_gangster_trades_the_worst_for_what_somebody_keeps() -> None:
    t = table("Sn 1 1 2", "3 4 10 10", "5 6 9 9", seen={0: ALL})
    t.plays("Ga")
    exchange = answer(t, 0)
    assert isinstance(exchange, act.Exchange)
    assert (exchange.seat, exchange.slot) == (0, 0)
    assert exchange.other_slot in (0, 1)


def test_the_gangster_leaves_its_own_good_cards_alone() -> None:
    t = table("1 1 2", "3 4 10 10", "5 6 9 9", seen={0: (0, 1, 2)})
    t.plays("Ga")
    exchange = answer(t, 0)
    assert isinstance(exchange, act.Exchange)
    assert exchange.seat != 0


def test_the_lady_goes_to_the_one_with_more_to_forget() -> None:
    t = table("1 1 2 2", "3 4 10 10", "5 6 9 9", seen={1: (0,), 2: ALL})
    t.plays("La")
    assert answer(t, 0) == act.Shuffle(2)


def test_the_mole_looks_where_it_has_not_looked() -> None:
    t = table("1 1 2 2", "3 4 10 10", "5 6 9 9", seen={0: (0, 1, 3)})
    t.plays("Mo")
    assert answer(t, 0) == act.Look(2)


@pytest.mark.parametrize(("character", "hit"), [("Sn", act.Give(2, 2)), ("Ma", act.SendMamma(2))])
def test_the_one_closest_to_a_call_is_hit(character: str, hit: act.Give | act.SendMamma) -> None:
    t = table("5 6 2 2", "3 4 10 10", "5 6")
    t.plays(character)
    assert answer(t, 0) == hit


@pytest.mark.parametrize("seat", range(4))
def test_of_equals_the_next_to_play_is_hit(seat: int) -> None:
    """No seat is worse to sit in than another."""
    t = table("3 4 10 10", "3 4 9 9", "5 6 8 8", "5 6 7 7", starter=seat)
    t.plays("Ma")
    assert answer(t, seat) == act.SendMamma((seat + 1) % 4)


def test_the_patrol_blocks_the_one_closest_to_a_call_where_it_hurts() -> None:
    t = table("5 6 2 2", "3 4 10 10", "5 6", seen={2: (0,)})
    t.plays("Pa")
    assert answer(t, 0) == act.LayPatrol(2, 1)


def test_the_safecracker_takes_the_best_for_the_worst() -> None:
    t = table("5 Sn 2 2", "3 4 10 10", "5 6 7 7", safe="9 Al 1 8", seen={0: ALL})
    t.plays("Sa")
    assert answer(t, 0) == act.Crack(1, 1)


def test_the_safecracker_leaves_a_worse_safe_shut() -> None:
    t = table("1 1 2 2", "3 4 10 10", "5 6 7 7", safe="9 9 8 8", seen={0: ALL})
    t.plays("Sa")
    assert answer(t, 0) == act.DECLINE


def test_a_table_of_other_characters_is_no_riddle() -> None:
    t = table("1 9 2 2", "3 4 10 10", "5 6 7 7", characters=cast("Al"))
    t.draws("Mo")
    assert answer(t, 0, "novice") == act.DISCARD
