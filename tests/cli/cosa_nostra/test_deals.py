"""The trade desk: whatever can be traded, promised and said can be put together by keys."""

from __future__ import annotations

import pytest

from sitdown.core.chance import Scripted, Seeded
from sitdown.core.errors import Illegal
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import (
    AnyPromise,
    LetUse,
    NoAttackOnAnybody,
    NoAttackOnYou,
    PayByPayday,
    PayIfJobSucceeds,
    ShareProfit,
)
from tests.cli.cosa_nostra.desks import Writer
from tests.cosa_nostra.harness import Play, Seat, table

GARAGE = BusinessCard("garage_1")
BLUNDETTO = Seat("blundetto", cash=9000, jobs="car_theft", tasks="big_joey: scam")
CALMUTI = Seat("calmuti", cash=7000, tasks="vito_baritono: threats")
OFFER = act.MakeOffer(0, Goods(cash=3000), Goods(markers=(BusinessCard("cop_1"),)))


def sat(markers: str = "") -> tuple[Play, Writer]:
    """Blundetto's turn to plan; DiMaggio and Calmuti sit to his left."""
    t = table(BLUNDETTO, Seat("dimaggio"), CALMUTI, markers=markers)
    t.g.chance = Seeded(0)
    return t, Writer(t.g)


# --- offers


def test_cash_for_a_marker() -> None:
    _, writer = sat()
    offer = writer.trades("2 | 1 | 1 | 2 | 2 | 4 | 3 | 4")
    assert offer == act.MakeOffer(2, Goods(cash=2000), Goods(markers=(GARAGE,)))
    assert "With it you could carry out “Car Theft”." in writer.read


def test_businesses_and_gangsters() -> None:
    _, writer = sat()
    offer = writer.trades("1 | 1 | 2 | 2 | 1 | 3 | 1 | 2 | 2 | 1 | 4")
    give = Goods(businesses=(BusinessCard("cop_1"),), gangsters=(Gangster.LITTLE_JOEY,))
    assert offer == act.MakeOffer(1, give, Goods(businesses=(BusinessCard("drug_dealer_1"),)))


def test_what_is_sold_can_be_used_on() -> None:
    """ "I sell you my Cop and keep a marker on it.\""""
    _, writer = sat()
    offer = writer.trades("1 | 1 | 2 | 2 | 2 | 4 | 4 | 4")
    cop = BusinessCard("cop_1")
    assert offer == act.MakeOffer(1, Goods(businesses=(cop,)), Goods(markers=(cop,)))


@pytest.mark.parametrize(
    ("lines", "word"),
    [
        ("1 | 5 | 4", PayByPayday(5000, 4)),
        ("2 | 1", NoAttackOnYou(1)),
        ("3 | 2", NoAttackOnAnybody(2)),
        ("4 | 2 | 12", PayIfJobSucceeds(12000, Place.VITO_BARITONO)),
        ("5 | 1 | 40", ShareProfit(40, Place.BIG_JOEY)),
        ("6 | 3 | 2", LetUse(BusinessCard("waste_company_1"), 2)),
    ],
)
def test_every_promise_has_its_form(lines: str, word: AnyPromise) -> None:
    _, writer = sat()
    assert writer.trades(f"2 | 1 | 5 | {lines} | 4") == act.MakeOffer(2, Goods(promises=(word,)), Goods())


def test_an_offer_can_be_begun_anew_and_given_up() -> None:
    _, writer = sat()
    assert writer.trades("1 | 1 | 1 | 2 | 3 | 1 | 1 | 1 | 4") == act.MakeOffer(1, Goods(cash=1000), Goods())
    assert "Send it" in writer.read
    assert writer.answers("t | 1 | back | back | 1 | 1") == act.PlanJob(Place.LITTLE_JOEY, writer.g.view(0).jobs[0])


def test_a_sum_beyond_his_cash_is_not_taken() -> None:
    _, writer = sat()
    assert writer.trades("1 | 1 | 1 | 10 | 9 | 4") == act.MakeOffer(1, Goods(cash=9000), Goods())


# --- answering


def test_an_offer_is_put_before_him_once_and_taken_with_two_keys() -> None:
    t, writer = sat()
    t.act(2, OFFER)
    assert writer.hears("0") is None
    assert "Offer 1: Calmuti offers you $3,000 for a marker on the Cop." in writer.read
    assert writer.hears() is None, "it was left for later"
    assert writer.trades("1 | 1 | 1") == act.AcceptOffer(0)
    assert t.g.cash[:1] == [12000]


def test_an_offer_can_be_refused_or_countered() -> None:
    t, writer = sat()
    t.act(2, OFFER)
    assert writer.hears("2") == act.RefuseOffer(0)
    assert writer.hears() is None
    t.act(2, OFFER)
    counter = writer.hears("3 | 2 | 1 | 5 | 4")
    assert counter == act.CounterOffer(1, OFFER.take, Goods(cash=5000)), "it starts from what was offered"
    writer.does(counter)


def test_accepting_can_be_thought_better_of() -> None:
    t, writer = sat()
    t.act(2, OFFER)
    assert writer.hears("1 | back") is None
    assert t.g.offers


def test_own_offers_can_be_withdrawn() -> None:
    t, writer = sat()
    t.act(0, act.MakeOffer(1, Goods(cash=1000), Goods()))
    assert writer.trades("1 | 1") == act.WithdrawOffer(0)
    assert not t.g.offers


def test_why_something_cannot_be_done_is_said_in_words() -> None:
    t, writer = sat()
    with pytest.raises(Illegal) as why:
        t.g.apply(0, act.Settle(0), Scripted(()))
    writer.person.refused(why.value)
    assert "There is no promise 1." in writer.read.replace("\n", " ")


# --- the rest of the desk


def test_a_promise_is_paid() -> None:
    t, writer = sat()
    t.deals(0, 2, Goods(promises=(PayByPayday(4000, 1),)), Goods(markers=(GARAGE,)))
    writer.read  # noqa: B018
    assert writer.trades("3 | 1") == act.Settle(0)
    assert t.g.cash[2] == 11000
    assert "1. You promise Calmuti $4,000 by payday of round I. (open)" in writer.read.replace("\n", " ")


def test_a_marker_is_taken_back() -> None:
    t, writer = sat(markers="0 garage_1")
    assert writer.trades("4 | 1") == act.TakeBack(GARAGE)
    assert t.g.free_markers(0) == 5


def test_words_stay_as_they_were_typed() -> None:
    _, writer = sat()
    assert writer.trades("3 | 0 | Nobody moves, Я сказал!") == act.Say("Nobody moves, Я сказал!")
    assert writer.trades("3 | 2 | Psst") == act.Say("Psst", 2)


def test_alexei_strips_a_card() -> None:
    t = table(
        BLUNDETTO._replace(crew="little_joey big_joey alexei_walenko"),
        Seat("dimaggio"),
        CALMUTI,
        attached="2 saboteur big_joey",
        mercenaries=True,
    )
    writer = Writer(t.g)
    assert writer.trades("4 | 1") == act.Strip(Influence.SABOTEUR, Gangster.BIG_JOEY)
    assert not any(t.g.attached)


@pytest.mark.parametrize("anytime", [True, False])
def test_with_the_option_for_it_he_looks_on_others_turns(anytime: bool) -> None:
    t = table(
        BLUNDETTO._replace(cards="snitch schemer"),
        Seat("dimaggio", tasks="phil_malony: arms_deal"),
        CALMUTI,
        starter=1,
        phase="action",
        spying_anytime=anytime,
    )
    writer = Writer(t.g, spying_anytime=anytime)
    if anytime:
        assert writer.trades("4 | 1 | 2") == act.Snitch(Place.VITO_BARITONO)
        assert "You find out what Vito Baritono is up to: “Threats”." in writer.read
    else:
        assert writer.answers("t | 4 | back | 0") == act.DECLINE
        assert "Look at jobs" not in writer.read


def test_the_desk_is_closed_while_a_job_is_going_on() -> None:
    t = table(BLUNDETTO._replace(tasks="big_joey: horse_racing"), Seat("dimaggio"), CALMUTI, number=4, phase="action")
    t.carries_out("big_joey")
    writer = Writer(t.g)
    assert not t.g.view(0).trade
    assert writer.answers("t | 5") == act.Stake(5000)
    assert "The desk is yours" not in writer.read
