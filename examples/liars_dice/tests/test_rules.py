"""The rules, on stated positions."""

from __future__ import annotations

import pytest
from liars_dice import LIARS_DICE
from liars_dice.notation import read, write
from liars_dice.records import Bid, DieLost, Doubt, Doubted, GameEnded, LiarsEvent, Rolled
from liars_dice.rules import LiarsDice
from tests.conformance.law import Leak, compare

from sitdown.core.chance import Seeded
from sitdown.core.codec import Malformed
from sitdown.core.errors import Illegal
from sitdown.core.game import BadTable

TABLE = "players 3; options {}; question 5; left 2 1 2; dice 1 5 | 5 | 3 5"


def doubted(bid: str, position: str = TABLE) -> list[LiarsEvent]:
    events: list[LiarsEvent] = read(f"{position}; bid {bid}; agenda Turn[1]").apply(1, Doubt(), Seeded(1))  # type: ignore[assignment]
    return events


def test_a_bid_that_holds_costs_the_doubter_a_die() -> None:
    assert doubted("3 5")[:2] == [Doubted(1, 0, 3, 5, 3, ((1, 5), (5,), (3, 5))), DieLost(1, 0)]


def test_one_that_does_not_hold_costs_the_bidder() -> None:
    assert doubted("4 5")[:2] == [Doubted(1, 0, 4, 5, 3, ((1, 5), (5,), (3, 5))), DieLost(0, 1)]


def test_ones_are_wild_if_the_table_says_so() -> None:
    wild = TABLE.replace("{}", '{"wild_ones":true}')
    assert doubted("4 5", wild)[1] == DieLost(1, 0)


def test_who_lost_begins_the_next_round_or_who_comes_after_him() -> None:
    for bid, starter in (("4 5", 0), ("3 5", 2)):
        g = read(f"{TABLE}; bid {bid}; agenda Turn[1]")
        g.apply(1, Doubt(), Seeded(1))
        assert g.ask is not None
        assert g.ask.seats == (starter,)
        assert list(map(len, g.dice)) == list(g.left)


def test_a_raise_is_more_dice_or_a_higher_face() -> None:
    g = read(f"{TABLE}; bid 4 5; agenda Turn[1]")
    assert g.ask is not None
    assert g.ask.options(1) == (Doubt(), Bid(4, 6), *[Bid(5, face) for face in range(1, 7)])
    with pytest.raises(Illegal):
        g.apply(1, Bid(4, 5), Seeded(1))


def test_the_first_bid_cannot_be_doubted() -> None:
    g = read(f"{TABLE}; agenda Turn[1]")
    with pytest.raises(Illegal):
        g.apply(1, Doubt(), Seeded(1))


def test_the_last_with_dice_wins() -> None:
    g = read("players 2; options {}; question 9; left 1 1; dice 2 | 3; bid 2 2; agenda Turn[0]")
    assert g.apply(0, Doubt(), Seeded(1))[-1] == GameEnded(0)
    assert (g.over, g.winners, g.totals) == (True, [0], [1, 0])


def test_a_position_that_cannot_be_is_refused() -> None:
    for changed in (("left 2 1 2", "left 2 2 2"), ("1 5 |", "5 1 |"), ("Turn[1]", "Turn[3]"), ("bid 3 5", "bid 9 5")):
        with pytest.raises(Malformed):
            read(f"{TABLE}; bid 3 5; agenda Turn[1]".replace(*changed))
    assert "left 2 1 2" in write(read(f"{TABLE}; agenda Turn[1]"))


def test_only_a_table_that_can_be_is_opened() -> None:
    for players, options in ((1, None), (7, None), (3, {"dice": 0}), (3, {"jokers": 1})):
        with pytest.raises(BadTable):
            LIARS_DICE.new(players, options)


def test_only_its_player_sees_a_roll() -> None:
    """The law of secrecy cannot judge this one: what is rolled and told in one breath is the same in both of its worlds."""
    roll = Rolled(1, (2, 5))
    assert roll.seen_by(1) == roll
    assert [roll.seen_by(viewer) for viewer in (None, 0, 2)] == [Rolled(1, (None, None))] * 3


def test_the_law_of_secrecy_would_notice_a_lifted_cup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiarsDice, "view", lambda g, viewer: g.seen(viewer, [viewer, 0]))
    here = read(f"{TABLE}; agenda Turn[1]")
    there = here.guess(1, Seeded(3))
    assert here.dice[0] != there.dice[0]
    with pytest.raises(Leak):
        compare(here, there, 1)
