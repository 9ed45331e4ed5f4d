"""Nobody is milked: whatever a wary player agrees to, he is no poorer for it by his own reckoning; in pieces, again and again, or round the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import ceil
from random import Random
from typing import Final

import pytest

from sitdown.arena.play import moves, tell
from sitdown.bots import bot_named
from sitdown.bots.asking import beside
from sitdown.bots.floor import words
from sitdown.core.chance import Seeded
from sitdown.core.errors import Illegal
from sitdown.games.cosa_nostra import COSA_NOSTRA, CosaNostra
from sitdown.games.cosa_nostra.bots.player import Player
from sitdown.games.cosa_nostra.bots.rambling import any_offer
from sitdown.games.cosa_nostra.bots.talk.bargaining import gets
from sitdown.games.cosa_nostra.bots.talk.handing import handed
from sitdown.games.cosa_nostra.bots.talk.honour import drawn
from sitdown.games.cosa_nostra.bots.temper import BOSS, SHARP, Temper
from sitdown.games.cosa_nostra.bots.worth.estate import estate
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, plans
from sitdown.games.cosa_nostra.bots.worth.outlook import look
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.view import View
from tests.conformance.play import DEPTH
from tests.cosa_nostra.harness import Seat, table

CENT: Final = 0.01
OFFERS: Final = 60  # at a position


def positions(seed: int) -> Iterator[CosaNostra]:
    """Tables at which people could trade, out of a game of bots: every twentieth question."""
    g = COSA_NOSTRA.new(3 + seed % 3, {})
    bots = [bot_named(COSA_NOSTRA, "regular", f"{seed}/{seat}") for seat in range(g.players)]
    chance, lots, imaginations = Seeded(seed), Random(seed), [Seeded(f"{seed}/dreams")] * g.players
    while not g.over:
        for seat, said in words(g, dict(enumerate(bots)), imaginations):
            tell(bots, g.apply(seat, said, chance))
        if COSA_NOSTRA.trade is not None and COSA_NOSTRA.trade.is_open(g) and lots.random() < 0.05:
            yield g.clone()
        ask, number = g.ask, g.question
        assert ask is not None
        for actor, action in moves(g, ask, bots, imaginations):
            tell(bots, g.apply(actor, action, chance))
            if g.question != number:
                break


def taken_in(view: View, seat: int, temper: Temper) -> Plans:
    return plans(look(view, seat, temper))


def reckoned(g: CosaNostra, seat: int, temper: Temper) -> float:
    return estate(taken_in(g.view(seat), seat, temper))


def agreed(g: CosaNostra, lots: Random, offers: list[act.MakeOffer], givers: list[int], temper: Temper) -> int:
    """How many of these offers were accepted, each judged by a player of this temper; nobody is poorer for one that he took."""
    count = 0
    for offer, giver in zip(offers, givers, strict=True):
        try:
            g.apply(giver, offer, Seeded(0))
        except Illegal:
            continue
        number = g.offers[-1].number
        before = reckoned(g, offer.to, temper)
        player = Player(lots.random().hex(), temper)
        look_at = (partial(g.view, offer.to), partial(g.knowledge, offer.to), partial(g.guess, offer.to, Seeded(0)))
        said = player.answer(offer.to, number, *look_at, partial(beside, g, offer.to))
        if isinstance(said, act.AcceptOffer):
            count += 1
            g.apply(offer.to, said, Seeded(0))
            assert reckoned(g, offer.to, temper) >= before - CENT, offer
        else:
            g.apply(offer.to, act.RefuseOffer(number), Seeded(0))
    return count


def of_a_style(temper: Temper, number: int) -> Temper:
    """He judges as he is, so he is judged by that: each style in turn."""
    style = temper.styles[number % len(temper.styles)] if temper.styles else ""
    return replace(drawn(replace(temper, styles=(style,)), 0), styles=()) if style else temper


@pytest.mark.parametrize("level", [SHARP, BOSS], ids=["sharp", "boss"])
def test_no_sequence_of_deals_leaves_anybody_poorer(level: Temper) -> None:
    accepted = 0
    for seed in range(ceil(4 * DEPTH)):
        temper = of_a_style(level, seed)
        for g in positions(seed):
            lots = Random(f"{seed}/{g.question}")
            at = lots.randrange(g.players)
            start = reckoned(g, at, temper)
            for _ in range(OFFERS):
                giver = lots.choice([seat for seat in range(g.players) if seat != at])
                offer = any_offer(lots, g.view(giver), giver, at)
                accepted += agreed(g, lots, [offer], [giver], temper)
            assert reckoned(g, at, temper) >= start - CENT, (seed, g.question)
    assert accepted > 20


def test_nor_round_the_table() -> None:
    """Everybody offers everybody anything; all are wary, and nobody ends below where he began by what he himself agreed to."""
    accepted = 0
    for seed in range(ceil(2 * DEPTH)):
        temper = of_a_style(BOSS, seed)
        for g in positions(seed + 50):
            lots = Random(f"{seed}/{g.question}")
            seats = lots.sample(range(g.players), 3)
            for _ in range(OFFERS // 3):
                offers = [
                    any_offer(lots, g.view(one), one, other)
                    for one, other in zip(seats, [*seats[1:], seats[0]], strict=True)
                ]
                accepted += agreed(g, lots, offers, seats, temper)
    assert accepted > 5


def test_what_is_weighed_is_what_happens() -> None:
    """The table after a deal, as a player thinks of it and as the engine lays it."""
    weighed = 0
    for seed in range(ceil(5 * DEPTH)):
        for g in positions(seed + 100):
            lots = Random(f"{seed}/{g.question}")
            for _ in range(10):
                giver, at = lots.sample(range(g.players), 2)
                offer = any_offer(lots, g.view(giver), giver, at)
                then = handed(handed(g.view(at), giver, at, offer.give), at, giver, offer.take)
                there = g.clone()
                try:
                    there.apply(giver, offer, Seeded(0))
                    there.apply(at, act.AcceptOffer(there.offers[-1].number), Seeded(0))
                except Illegal:
                    continue
                on_purchases = {*offer.give.markers} - {
                    each.business for player in g.view(at).players for each in player.businesses
                }
                if on_purchases:
                    continue  # a marker there counts when it is paid for
                weighed += 1
                assert estate(taken_in(then, at, BOSS)) == pytest.approx(reckoned(there, at, BOSS))
    assert weighed > 20


# --- at a stated table


def at_war() -> Plans:
    """Blundetto's job lacks a Garage; DiMaggio and Calmuti have jobs lying there."""
    me = Seat("blundetto", cash=20_000, owns="casino", tasks="big_joey: car_theft")
    others = (
        Seat("dimaggio", cash=20_000, owns="garage lawyer", tasks="franco_luciano: usury"),
        Seat("calmuti", cash=20_000, owns="garage", tasks="vito_baritono: threats"),
    )
    t = table(me, *others, phase="action", number=3)
    return taken_in(t.g.view(0), 0, BOSS)


def worth(p: Plans, *promises: word.AnyPromise, seat: int = 1) -> float:
    return gets(p, seat, Goods(promises=promises))


PEACE: Final = word.NoAttackOnYou(3)


@pytest.mark.parametrize(
    "promise",
    [
        PEACE,
        word.NoAttackOnAnybody(3),
        word.LetUse(Card.GARAGE_1, 3),
        word.LetUse(Card.LAWYER_1, 4),
    ],
)
def test_a_word_is_worth_nothing_the_second_time(promise: word.AnyPromise) -> None:
    p = at_war()
    again = taken_in(handed(p.o.view, 1, 0, Goods(promises=(promise,))), 0, BOSS)
    assert worth(p, promise) >= 0
    assert worth(again, promise) == 0


def test_peace_for_many_rounds_and_with_everybody_is_peace() -> None:
    p = at_war()
    assert worth(p, PEACE) > 0
    assert worth(p, PEACE, word.NoAttackOnYou(4), word.NoAttackOnAnybody(3)) == worth(p, PEACE)


def test_two_helpers_for_one_need_are_worth_no_more_than_one() -> None:
    p = at_war()
    one = gets(p, 1, Goods(markers=(Card.GARAGE_1,)))
    having_one = taken_in(handed(p.o.view, 1, 0, Goods(markers=(Card.GARAGE_1,))), 0, BOSS)
    assert one > 0
    assert gets(having_one, 2, Goods(markers=(Card.GARAGE_2,))) == 0


def test_debts_beyond_what_a_man_is_good_for_are_worth_nothing() -> None:
    p = at_war()
    debts = [worth(p, word.PayByPayday(money, 3)) for money in (4000, 8000, 40_000, 400_000)]
    assert debts == sorted(debts)
    assert debts[-1] == debts[-2] < 10_000
    deep_in = taken_in(handed(p.o.view, 1, 2, Goods(promises=(word.PayByPayday(40_000, 3),))), 0, BOSS)
    assert worth(deep_in, word.PayByPayday(4000, 3)) == 0, "he owes Calmuti more than that already"


def test_a_whole_is_worth_its_parts() -> None:
    p = at_war()
    promises = (PEACE, word.PayByPayday(3000, 3), word.PayByPayday(2000, 3), word.LetUse(Card.GARAGE_1, 3))
    goods = Goods(cash=1000, markers=(Card.GARAGE_1,), promises=promises)
    parts = [Goods(promises=(each,)) for each in promises] + [Goods(cash=1000), Goods(markers=(Card.GARAGE_1,))]
    for seed in range(6):
        order = Random(seed).sample(parts, len(parts))
        now, total = p, 0.0
        for part in order:
            total += gets(now, 1, part)
            now = taken_in(handed(now.o.view, 1, 0, part), 0, BOSS)
        assert total == pytest.approx(gets(p, 1, goods))
