"""The action phase: turns, purchases, where jobs go, what happens when a card is turned up (C-30 to C-33, C-37)."""

from typing import Any

import pytest

from sitdown.core.records import Event
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import (
    Bought,
    IncomePaid,
    JobLost,
    JobResolved,
    PurchaseLost,
    Rolled,
    TargetNamed,
    TurnBegan,
    TurnedUp,
    TurnEnded,
)
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule


def action(*tasks: str, **stated: Any) -> Play:
    """Blundetto, DiMaggio and Calmuti with these tasks."""
    families = ("blundetto", "dimaggio", "calmuti")
    seats = [Seat(family, tasks=planned) for family, planned in zip(families, tasks, strict=True)]
    return table(*seats, phase="action", **stated)


# --- C-30: in turn


@rule("C-30")
def test_from_the_start_player_clockwise_one_task_each_until_none_is_left() -> None:
    t = table(
        Seat("blundetto", tasks="little_joey: threats, big_joey: scam"),
        Seat("laserva", tasks="rusty_laserva: insolvency"),
        Seat("calmuti", tasks="vito_baritono: car_theft, frankie_calmuti: arms_deal, bobby_ruthless: price_rigging"),
        phase="action",
        starter=1,
    )
    turns: list[int] = []
    while t.about == "acting":
        turns.append(t.asked[0])
        t.calls_off([place for place in t.tasks() if t.boss(place) == t.asked[0]][-1])
    assert turns == [1, 2, 0, 2, 0, 2]
    assert t.happened(IncomePaid), "the phase is over"


@rule("C-30")
def test_he_chooses_which_and_carries_it_out_or_cancels_it() -> None:
    t = action("little_joey: gas_station_robbery, jimmy_bananas: buy lawyer, big_joey: theft_i_4", "", "")
    assert t.options(0) == {
        act.CarryOut(Place.LITTLE_JOEY),
        act.Buy(Place.JIMMY_BANANAS),
        act.AttackPlayer(Place.BIG_JOEY, 1),
        act.AttackPlayer(Place.BIG_JOEY, 2),
        act.CallOff(Place.LITTLE_JOEY),
        act.CallOff(Place.JIMMY_BANANAS),
        act.CallOff(Place.BIG_JOEY),
    }
    t.buys("jimmy_bananas")
    assert t.tasks() == ["little_joey", "big_joey"]


@rule("C-30")
def test_nobody_may_pass() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: threats", cards="snitch"),
        Seat("dimaggio"),
        Seat("calmuti", tasks="vito_baritono: scam"),
        phase="action",
    )
    t.refuses(0, act.END_TURN)
    t.snitches("vito_baritono")
    t.refuses(0, act.END_TURN)
    t.calls_off("big_joey")
    assert t.asked == (2,)


@rule("C-30")
def test_nobody_acts_with_anothers_gangster_or_out_of_turn() -> None:
    t = action("big_joey: threats", "phil_malony: scam", "")
    t.refuses(0, act.CallOff(Place.PHIL_MALONY))
    t.refuses(1, act.CallOff(Place.PHIL_MALONY))
    t.refuses(0, act.CallOff(Place.LITTLE_JOEY))


@rule("C-30")
def test_a_turn_begins_and_ends() -> None:
    t = action("big_joey: threats", "", "vito_baritono: scam")
    assert t.happened(TurnBegan) == [TurnBegan(0)]
    t.calls_off("big_joey")
    assert t.happened(TurnEnded) == [TurnEnded(0)]
    assert t.happened(TurnBegan) == [TurnBegan(2)]


# --- C-31: purchases


@rule("C-31")
def test_the_price_goes_to_the_bank_and_the_card_to_his_businesses() -> None:
    t = action("big_joey: buy lawyer", "", "vito_baritono: scam")
    t.buys("big_joey")
    assert t.happened(Bought) == [Bought(0, BusinessCard.LAWYER_2, 2000)]
    assert t.g.cash == [0, 2000, 2000], "exactly what he had"
    assert t.owns(0, "lawyer_2")
    assert t.active("lawyer_2")


@rule("C-31")
def test_who_cannot_pay_must_cancel() -> None:
    t = action("big_joey: buy pimp_5", "", "vito_baritono: scam")
    assert t.options(0) == {act.CallOff(Place.BIG_JOEY)}
    t.refuses(0, act.Buy(Place.BIG_JOEY))


@rule("C-31")
def test_a_purchase_called_off_goes_under_the_stack() -> None:
    t = action("big_joey: buy lawyer", "", "vito_baritono: scam")
    market = t.market
    t.calls_off("big_joey")
    assert t.happened(PurchaseLost) == [PurchaseLost(0, Place.BIG_JOEY, BusinessCard.LAWYER_2)]
    assert (t.under, t.market, t.g.cash[0]) == ("lawyer_2", market, 2000)


@rule("C-31", "C-85")
def test_who_is_lent_the_money_can_buy() -> None:
    t = action("big_joey: buy pimp_5", "", "vito_baritono: scam")
    t.deals(1, 0, Goods(cash=2000), Goods(businesses=(BusinessCard.COP_1,)))
    t.buys("big_joey")
    assert t.owns(0, "pimp_5")


# --- C-32: where jobs go


@rule("C-32")
def test_a_job_carried_out_is_discarded_face_up_whether_or_not_it_succeeds() -> None:
    t = action("jimmy_bananas: insolvency, big_joey: theft_i_3", "", "vito_baritono: threats")
    t.carries_out("jimmy_bananas", dice=(1, 2))
    t.all_decline()
    t.carries_out("vito_baritono")  # he has no Lawyer
    t.attacks("big_joey", 1, dice=(3, 1, 1))
    stack = t.g.view(None).job_stacks[0]
    assert (stack.face_up, stack.face_down) == (("insolvency", "threats", "theft_i_3"), 0)


@rule("C-32")
def test_a_job_called_off_is_discarded_face_down() -> None:
    t = action("big_joey: theft_i_3", "", "vito_baritono: threats")
    t.calls_off("big_joey")
    for viewer in (0, 1, 2, None):
        assert t.heard(JobLost, viewer) == [JobLost(0, Place.BIG_JOEY, 1)], "the back shows the round"
    stack = t.g.view(1).job_stacks[0]
    assert (stack.face_up, stack.face_down) == ((), 1)


@rule("C-32")
def test_always_to_its_own_rounds_stack_which_is_not_dealt_again() -> None:
    t = action("little_joey: threats, big_joey: theft_i_3", "", "vito_baritono: blackmail", number=2)
    t.calls_off("little_joey")
    t.calls_off("vito_baritono")
    left = [stack.left for stack in t.g.view(None).job_stacks]
    t.attacks("big_joey", 1, dice=(1, 1, 1))
    stacks = t.g.view(None).job_stacks
    assert [(len(stack.face_up), stack.face_down) for stack in stacks] == [(1, 1), (0, 1), (0, 0), (0, 0)]
    assert (t.g.round, [stack.left for stack in stacks]) == (3, [left[0], left[1], left[2] - 15, left[3]])


# --- C-33: turned up


@rule("C-33")
def test_the_target_is_named_in_public_before_the_card_is_turned_up() -> None:
    t = action("big_joey: theft_i_4", "", "vito_baritono: threats")
    t.attacks("big_joey", 2, dice=(1, 1, 1))
    order = (TargetNamed, TurnedUp, Rolled, JobResolved)
    for viewer in (0, 1, 2, None):
        heard = [event.seen_by(viewer) for event in t.events]
        assert [event for event in heard if isinstance(event, order)] == [
            TargetNamed(0, Place.BIG_JOEY, 2),
            TurnedUp(0, Place.BIG_JOEY, JobCard.THEFT_I_4),
            Rolled(0, Gangster.BIG_JOEY, 4, (1, 1, 1), 0),
            JobResolved(0, Place.BIG_JOEY, JobCard.THEFT_I_4),
        ]


@rule("C-33")
@pytest.mark.parametrize(
    ("job", "target", "named"),
    [
        ("bash_a_businessman_i", "lawyer_1", TargetNamed(0, Place.BIG_JOEY, 1, business=BusinessCard.LAWYER_1)),
        ("car_bomb_iii", "vito_baritono", TargetNamed(0, Place.BIG_JOEY, 2, gangster=Gangster.VITO_BARITONO)),
    ],
)
def test_a_business_or_a_gangster_is_named_with_its_owner(job: str, target: str, named: Event) -> None:
    t = action(f"big_joey: {job}", "", "", number=3)
    t.attacks("big_joey", target, dice=(1, 1, 1))
    assert t.happened(TargetNamed) == [named]


@rule("C-33")
def test_an_attack_needs_a_target_and_no_other_job_has_one() -> None:
    t = action("big_joey: theft_i_4, little_joey: threats", "", "")
    t.refuses(0, act.CarryOut(Place.BIG_JOEY))
    t.refuses(0, act.AttackPlayer(Place.LITTLE_JOEY, 1))
    t.refuses(0, act.AttackPlayer(Place.BIG_JOEY, 0))
    t.refuses(0, act.AttackBusiness(Place.BIG_JOEY, BusinessCard.LAWYER_1))


@rule("C-33")
def test_a_job_with_no_legal_target_can_only_be_cancelled() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: bash_a_businessman_i"),
        Seat("dimaggio", owns="lawyer* casino"),
        Seat("calmuti", owns="garage"),
        phase="action",
    )
    assert t.options(0) == {act.CallOff(Place.BIG_JOEY)}


@rule("C-33", "C-85")
def test_nobody_trades_from_the_turning_up_to_the_resolution() -> None:
    t = action("big_joey: gas_station_robbery", "", "vito_baritono: scam")
    offer = act.MakeOffer(2, Goods(cash=1000), Goods())
    assert t.g.view(None).trade
    t.carries_out("big_joey", dice=(1, 1, 1))
    assert t.about == "reroll", "Blundetto has a Cop: the job is not resolved"
    assert not t.g.view(None).trade
    for actor in (0, 1):
        t.refuses(actor, offer)
    t.refuses(2, act.Say("I would not do that."))
    t.declines(0)
    assert t.happened(JobResolved)
    t.act(1, offer)


@rule("C-33", "C-85")
def test_an_offer_made_before_waits_until_then() -> None:
    t = action("big_joey: gas_station_robbery", "", "vito_baritono: scam")
    t.act(1, act.MakeOffer(2, Goods(cash=1000), Goods()))
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.refuses(2, act.AcceptOffer(t.g.offers[0].number))
    t.declines(0)
    t.act(2, act.AcceptOffer(t.g.offers[0].number))
    assert t.g.cash == [2000, 1000, 3000]


# --- C-37: responses on one's own turn


@rule("C-37")
def test_a_response_is_not_carried_out_on_ones_own_turn_only_cancelled() -> None:
    t = action("little_joey: robbery_iii, jimmy_bananas: trap_iii, big_joey: theft_iii", "", "", number=3)
    assert t.options(0) == {
        act.CallOff(Place.LITTLE_JOEY),
        act.CallOff(Place.JIMMY_BANANAS),
        act.CallOff(Place.BIG_JOEY),
        act.AttackPlayer(Place.BIG_JOEY, 1),
        act.AttackPlayer(Place.BIG_JOEY, 2),
    }
    t.refuses(0, act.CarryOut(Place.LITTLE_JOEY))
    t.refuses(0, act.AttackPlayer(Place.LITTLE_JOEY, 1))
    t.refuses(0, act.Rob(Place.LITTLE_JOEY))
    t.refuses(0, act.SpringTrap(Place.JIMMY_BANANAS))


@rule("C-37", "C-30")
def test_who_has_nothing_else_left_must_cancel_one() -> None:
    t = action("little_joey: robbery_iii, jimmy_bananas: trap_iii", "", "", number=3)
    assert t.options(0) == {act.CallOff(Place.LITTLE_JOEY), act.CallOff(Place.JIMMY_BANANAS)}
    t.calls_off("little_joey")
    assert (t.about, t.options(0)) == ("acting", {act.CallOff(Place.JIMMY_BANANAS)})
    stack = t.g.view(None).job_stacks[2]
    assert (stack.face_up, stack.face_down) == ((), 1)
