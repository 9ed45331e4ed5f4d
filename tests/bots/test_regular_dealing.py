"""The player at the table: what he asks for, what he grants, and that he keeps his word."""

from typing import Any

import pytest
from msgspec.structs import replace

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.cards.names import Gangster, Place
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
from tests.bots.made_men import answer, talks, word
from tests.cosa_nostra.harness import Play, Seat, table

MANY = range(60)  # seeds: he does not always bring up the same


def garage(cash: int = 9000, **stated: Any) -> Play:
    """Blundetto has planned a job that needs Calmuti's Garage. DiMaggio is ahead."""
    me = Seat("blundetto", cash=cash, tasks="big_joey: car_theft")
    stated = {"phase": "action", "number": 2, **stated}
    others = Seat("dimaggio", cash=30_000), Seat("calmuti", cash=0, tasks="vito_baritono: threats")
    return table(me, *others, **stated)


def promised(offer: Action | None) -> tuple[AnyPromise, ...]:
    assert isinstance(offer, act.MakeOffer)
    return offer.give.promises


# --- markers


def test_a_marker_is_asked_for_where_it_is_missing_and_paid_for() -> None:
    t = garage()
    said = {word(t, 0, seed) for seed in MANY}
    assert act.MakeOffer(2, Goods(cash=2000), Goods(markers=(Card.GARAGE_1,))) in said
    assert all(isinstance(offer, act.MakeOffer) and offer.take == Goods(markers=(Card.GARAGE_1,)) for offer in said)


def test_without_cash_it_is_paid_for_with_promises() -> None:
    t = garage(cash=0)
    kinds = {type(each) for seed in MANY for each in promised(word(t, 0, seed))}
    assert kinds == {PayIfJobSucceeds, ShareProfit, LetUse}
    kinds = {type(each) for seed in MANY for each in promised(word(garage(3000, phase="planning"), 0, seed))}
    assert PayByPayday in kinds


def test_half_a_price_and_a_promise_is_not_answered_with_more_than_the_price() -> None:
    t = garage()
    half = Goods(cash=1000, promises=(PayByPayday(1000, 2),))
    t.act(0, act.MakeOffer(2, half, Goods(markers=(Card.GARAGE_1,))))
    asked = word(t, 2)
    t = garage()
    t.act(0, act.MakeOffer(2, Goods(cash=1000), Goods(markers=(Card.GARAGE_1,))))
    assert asked == word(t, 2) == act.CounterOffer(0, Goods(markers=(Card.GARAGE_1,)), Goods(cash=2000))


def test_nobody_is_offered_the_use_of_what_he_has() -> None:
    """Calmuti has a Garage; of Blundetto's businesses only the Lawyer is of use to him."""
    me = Seat("blundetto", cash=0, owns="garage lawyer", tasks="big_joey: drug_delivery")
    t = table(me, Seat("dimaggio", owns=""), Seat("calmuti", owns="garage drug_dealer"), phase="action", number=2)
    words = [each for seed in MANY for each in promised(word(t, 0, seed)) if isinstance(each, LetUse)]
    assert {each.business for each in words} == {Card.LAWYER_1}


def test_he_takes_the_price_that_he_would_offer_himself() -> None:
    """Cash that is meant for a purchase is cash: the job that the marker is for brings more."""
    me = Seat("blundetto", cash=3000, tasks="big_joey: car_theft, little_joey: buy pimp")
    t = table(me, Seat("dimaggio"), Seat("calmuti"), number=2)
    t.act(2, act.MakeOffer(0, Goods(markers=(Card.GARAGE_1,)), Goods(promises=(PayByPayday(3000, 2),))))
    assert word(t, 0) == act.AcceptOffer(0)


def test_what_is_there_already_is_not_asked_for() -> None:
    assert word(garage(markers="0 garage_1"), 0) is None


def test_a_use_that_was_promised_is_asked_for_and_granted_for_nothing() -> None:
    t = garage()
    t.deals(2, 0, Goods(promises=(LetUse(Card.GARAGE_1, 2),)))
    offer = act.MakeOffer(2, Goods(), Goods(markers=(Card.GARAGE_1,)))
    assert word(t, 0) == offer
    t.act(0, offer)
    assert word(t, 2) == act.AcceptOffer(t.g.offers[-1].number)
    t.act(2, act.AcceptOffer(t.g.offers[-1].number))
    assert t.markers(0, "garage_1") == 1


def test_also_by_one_whose_money_is_spent_before_he_has_it() -> None:
    me = Seat("blundetto", tasks="big_joey: car_theft")
    broke = Seat("calmuti", cash=0, tasks="vito_baritono: buy pimp")
    t = table(me, Seat("dimaggio"), broke, phase="action", number=2)
    t.deals(2, 0, Goods(promises=(LetUse(Card.GARAGE_1, 2),)))
    t.act(0, act.MakeOffer(2, Goods(), Goods(markers=(Card.GARAGE_1,))))
    assert word(t, 2) == act.AcceptOffer(t.g.offers[-1].number)


@pytest.mark.parametrize(("price", "said"), [(3000, act.AcceptOffer), (1000, act.CounterOffer)])
def test_a_marker_is_sold_at_a_fair_price(price: int, said: type[Action]) -> None:
    t = garage()
    t.act(0, act.MakeOffer(2, Goods(cash=price), Goods(markers=(Card.GARAGE_1,))))
    assert isinstance(word(t, 2), said)


def test_a_counter_offer_asks_for_what_is_fair_and_is_accepted_if_the_job_bears_it() -> None:
    t = garage()
    t.act(0, act.MakeOffer(2, Goods(cash=1000), Goods(markers=(Card.GARAGE_1,))))
    counter = word(t, 2)
    assert counter == act.CounterOffer(0, Goods(markers=(Card.GARAGE_1,)), Goods(cash=2000))
    t.act(2, counter)
    assert word(t, 0) == act.AcceptOffer(1)


def test_what_cannot_be_paid_is_refused() -> None:
    t = garage(cash=0)
    t.act(0, act.MakeOffer(2, Goods(), Goods(markers=(Card.GARAGE_1,))))
    assert word(t, 2) == act.RefuseOffer(0)


def test_a_marker_that_nobody_needs_is_not_bought() -> None:
    t = garage()
    t.act(1, act.MakeOffer(0, Goods(markers=(Card.LAWYER_1,)), Goods(cash=1000)))
    assert word(t, 0) == act.RefuseOffer(0)


def test_an_offer_that_has_become_pointless_is_withdrawn() -> None:
    t = garage()
    t.act(0, act.MakeOffer(2, Goods(cash=1000), Goods(markers=(Card.GARAGE_1,))))
    t.calls_off("big_joey")
    assert word(t, 0) == act.WithdrawOffer(0)


def test_a_marker_that_lies_idle_is_taken_back_for_another() -> None:
    out = ", ".join(
        [f"0 {card}" for card in ("lawyer_1", "drug_dealer_1", "building_firm_1", "pimp_1", "politician_1")]
    )
    assert isinstance(word(garage(markers=out), 0), act.TakeBack)


# --- his word


def test_a_debt_is_paid_when_it_falls_due() -> None:
    t = garage(markers="0 garage_1")
    t.deals(0, 2, Goods(promises=(PayIfJobSucceeds(2000, Place.BIG_JOEY),)))
    assert word(t, 0) is None
    t.carries_out("big_joey", (6, 6, 6))
    t.all_decline()
    assert word(t, 0) == act.Settle(0)


def test_what_is_due_at_payday_is_paid_with_the_last_task() -> None:
    """He has better things to do with his money, but no later turn."""
    tasks = "big_joey: car_theft, little_joey: buy pimp"
    t = table(
        Seat("blundetto", cash=5000, tasks=tasks),
        Seat("dimaggio"),
        Seat("calmuti"),
        phase="action",
        markers="0 garage_1",
    )
    t.deals(0, 1, Goods(promises=(PayByPayday(3000, 1),)))
    assert word(t, 0) is None
    t.calls_off("little_joey")
    assert word(t, 0) == act.Settle(0)


def test_whoever_broke_his_word_is_not_believed_again() -> None:
    t = garage(cash=0)
    t.deals(0, 1, Goods(promises=(NoAttackOnYou(2),)))
    share = Goods(promises=(ShareProfit(50, Place.BIG_JOEY),))
    t.act(0, act.MakeOffer(2, share, Goods(markers=(Card.GARAGE_1,))))
    assert isinstance(word(t, 2), act.AcceptOffer)
    t.g.ledger = tuple([replace(entry, verdict="broken") for entry in t.g.ledger * 2])
    assert isinstance(word(t, 2), act.RefuseOffer)


def test_whoever_means_to_attack_sells_no_peace() -> None:
    def asked(task: str) -> Action | None:
        me = Seat("blundetto", tasks=f"big_joey: {task}")
        t = table(me, Seat("dimaggio", cash=9000), Seat("calmuti"), phase="action", number=2)
        t.act(1, act.MakeOffer(0, Goods(cash=1000), Goods(promises=(NoAttackOnYou(2),))))
        return word(t, 0)

    assert asked("price_rigging") == act.AcceptOffer(0)
    assert asked("theft_ii_3") == act.CounterOffer(0, Goods(promises=(NoAttackOnYou(2),)), Goods(cash=5000))


def test_peace_is_not_paid_for_twice() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: scam"),
        Seat("dimaggio", cash=9000),
        Seat("calmuti"),
        phase="action",
        number=3,
    )
    peace = act.MakeOffer(1, Goods(promises=(NoAttackOnYou(3),)), Goods(cash=2000))
    t.act(0, peace)
    assert word(t, 1) == act.AcceptOffer(0)
    t.act(1, act.AcceptOffer(0))
    t.act(0, peace)
    assert word(t, 1) == act.RefuseOffer(1)


# --- ventures


def ventures(t: Play, seat: int = 0) -> set[Action | None]:
    return {word(t, seat, seed) for seed in MANY}


def test_the_businessman_that_makes_a_monopoly_is_bidden_for_and_sold_at_that_price() -> None:
    me = Seat("blundetto", cash=40_000, owns="pimp")
    t = table(me, Seat("dimaggio", owns="pimp"), Seat("calmuti", owns="cop"), number=3, market="")
    bids = [said for said in ventures(t) if isinstance(said, act.MakeOffer) and said.take.businesses]
    assert [bid.take for bid in bids] == [Goods(businesses=(Card.PIMP_2,))]
    t.act(0, bids[0])
    assert word(t, 1) == act.AcceptOffer(0)
    t = table(me, Seat("dimaggio", owns="pimp"), Seat("calmuti", owns="cop"), number=3, market="")
    t.act(0, act.MakeOffer(1, Goods(cash=2000), Goods(businesses=(Card.PIMP_2,))))
    assert isinstance(word(t, 1), act.CounterOffer)


def test_but_not_by_one_who_is_buying_what_makes_it_already() -> None:
    me = Seat("blundetto", cash=40_000, owns="pimp", tasks="little_joey: buy pimp")
    t = table(me, Seat("dimaggio", owns="pimp"), Seat("calmuti", owns="cop"), number=3, market="")
    assert not [said for said in ventures(t) if isinstance(said, act.MakeOffer) and said.take.businesses]


def test_who_needs_money_sells_a_man_to_whoever_has_jobs_for_him() -> None:
    me = Seat("blundetto", cash=0, crew="little_joey jimmy_bananas big_joey micky_dogs", jobs="scam")
    rich = Seat("dimaggio", cash=60_000, crew="franco_luciano", jobs="threats car_theft")
    t = table(me, rich, Seat("calmuti"), number=2, market="")
    sales = [said for said in ventures(t) if isinstance(said, act.MakeOffer) and said.give.gangsters]
    assert [sale.give for sale in sales] == [Goods(gangsters=(Gangster.LITTLE_JOEY,))]
    t.act(0, sales[0])
    assert word(t, 1) == act.AcceptOffer(0)


def test_nobody_sells_his_last_three() -> None:
    t = table(Seat("blundetto", cash=0), Seat("dimaggio", cash=90_000), Seat("calmuti"), number=2, market="")
    t.act(1, act.MakeOffer(0, Goods(cash=90_000), Goods(gangsters=(Gangster.LITTLE_JOEY,))))
    assert word(t, 0) == act.RefuseOffer(0)


def test_the_use_of_a_business_is_offered_and_taken_by_whoever_needs_it() -> None:
    me = Seat("blundetto", owns="garage")
    t = table(me, Seat("dimaggio", cash=9000, jobs="car_theft"), Seat("calmuti", owns="garage"), market="")
    offers = [said for said in ventures(t) if isinstance(said, act.MakeOffer) and said.give.markers]
    assert {offer.to for offer in offers} == {1}
    t.act(0, offers[0])
    assert word(t, 1) == act.AcceptOffer(0)


def test_but_not_to_who_has_the_use_of_another_already_or_cannot_pay() -> None:
    me = Seat("blundetto", owns="garage")
    others = Seat("dimaggio", cash=9000, jobs="car_theft"), Seat("calmuti", cash=0, owns="lawyer")
    t = table(me, *others, Seat("caruso", cash=9000, owns="garage"), market="")
    t.deals(3, 1, Goods(markers=(Card.GARAGE_2,)))
    assert not [said for said in ventures(t) if isinstance(said, act.MakeOffer) and said.give.markers]


def test_peace_is_bought_and_sold() -> None:
    me = Seat("blundetto", cash=20_000, tasks="big_joey: price_rigging")
    t = table(me, Seat("dimaggio", cash=9000, tasks="phil_malony: scam"), Seat("calmuti"), phase="action", number=3)
    said = [each for each in ventures(t) if isinstance(each, act.MakeOffer)]
    assert act.MakeOffer(1, Goods(cash=1000), Goods(promises=(NoAttackOnYou(3),))) in said
    assert act.MakeOffer(1, Goods(promises=(NoAttackOnAnybody(3),)), Goods(cash=1000)) in said


def test_one_venture_a_turn() -> None:
    me = Seat("blundetto", cash=40_000, owns="pimp garage", tasks="big_joey: price_rigging")
    t = table(me, Seat("dimaggio", cash=9000, owns="pimp", tasks="phil_malony: scam"), Seat("calmuti"), number=3)
    assert {len(talks(t, 0, seed)) for seed in MANY} == {0, 1}


# --- Alexei


@pytest.mark.parametrize(
    ("attached", "said"),
    [
        ("1 saboteur alexei_walenko", act.Strip(Influence.SABOTEUR, Gangster.ALEXEI_WALENKO)),
        ("1 henchman franco_luciano", act.Strip(Influence.HENCHMAN, Gangster.FRANCO_LUCIANO)),
        ("0 henchman alexei_walenko", None),
    ],
)
def test_alexei_strips_what_is_unwelcome(attached: str, said: Action | None) -> None:
    me = Seat("blundetto", cash=0, crew="alexei_walenko", owns="", tasks="alexei_walenko: gas_station_robbery")
    rich = Seat("dimaggio", cash=30_000, tasks="franco_luciano: scam")
    t = table(me, rich, Seat("calmuti"), phase="action", attached=attached, mercenaries=True)
    assert word(t, 0) == said


def test_a_deal_is_carried_out_when_it_comes_to_it() -> None:
    """From the asking to the payout: the job that lacked a Garage is carried out."""
    t = garage()
    t.act(0, act.MakeOffer(2, Goods(cash=2000), Goods(markers=(Card.GARAGE_1,))))
    said = word(t, 2)
    assert said is not None
    t.act(2, said)
    assert answer(t, 0) == act.CarryOut(Place.BIG_JOEY)
