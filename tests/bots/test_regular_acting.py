"""The player's action turns: what comes first, what waits, whom he strikes at."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS
from sitdown.games.cosa_nostra.bots.worth.dice import dice_for, jobs_of
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou
from tests.bots.made_men import answer
from tests.cosa_nostra.harness import Play, Seat, table

DIMAGGIO = Seat("dimaggio", tasks="phil_malony: theft_i_3")
CALMUTI = Seat("calmuti", tasks="vito_baritono: threats")


def acting(me: Seat, *others: Seat, **stated: Any) -> Play:
    """It is Blundetto's turn to act."""
    return table(me, *(others or (DIMAGGIO, CALMUTI)), phase="action", **stated)


# --- what comes first


def test_a_job_that_is_ready_comes_before_one_that_lacks_something() -> None:
    t = acting(Seat("blundetto", tasks="big_joey: car_theft, little_joey: price_rigging"))
    assert answer(t, 0) == act.CarryOut(Place.LITTLE_JOEY)


def test_a_business_that_a_job_needs_is_bought_first() -> None:
    t = acting(Seat("blundetto", cash=9000, tasks="big_joey: car_theft, little_joey: buy garage, jimmy_bananas: scam"))
    assert answer(t, 0) == act.Buy(Place.LITTLE_JOEY)


def test_money_is_earned_before_it_is_spent_or_laundered() -> None:
    tasks = "little_joey: money_laundering_iii, jimmy_bananas: buy pimp, big_joey: price_rigging"
    t = acting(Seat("blundetto", cash=20_000, tasks=tasks), number=4)
    assert answer(t, 0) == act.CarryOut(Place.BIG_JOEY)


def test_what_is_hopeless_is_called_off_first() -> None:
    """Nobody has three Drug Dealers; the Trap may still be of use."""
    t = acting(Seat("blundetto", tasks="big_joey: drug_gang, little_joey: trap_iii"), number=3)
    assert answer(t, 0) == act.CallOff(Place.BIG_JOEY)


def test_a_trap_waits_with_a_schemer() -> None:
    t = acting(Seat("blundetto", tasks="big_joey: trap_iii", cards="schemer"), number=3)
    assert answer(t, 0) == act.LIE_LOW


def test_a_purchase_that_does_not_pay_is_called_off() -> None:
    """In the last round a business pays back its price at best."""
    poor = Seat("blundetto", cash=0, tasks="big_joey: buy casino")
    assert answer(acting(poor, number=4), 0) == act.CallOff(Place.BIG_JOEY)


# --- whom to strike at


def test_the_leader_is_robbed_of_his_cash() -> None:
    t = acting(
        Seat("blundetto", tasks="big_joey: theft_iii"),
        Seat("dimaggio", cash=9000, tasks="phil_malony: theft_i_3"),
        Seat("calmuti", cash=40_000, tasks="vito_baritono: threats"),
        number=3,
    )
    assert answer(t, 0) == act.AttackPlayer(Place.BIG_JOEY, 2)


def test_whoever_was_promised_peace_is_left_alone() -> None:
    t = acting(
        Seat("blundetto", tasks="big_joey: theft_iii"),
        Seat("dimaggio", cash=9000, tasks="phil_malony: theft_i_3"),
        Seat("calmuti", cash=40_000, tasks="vito_baritono: threats"),
        number=3,
    )
    t.deals(0, 2, Goods(promises=(NoAttackOnYou(3),)))
    assert answer(t, 0) == act.AttackPlayer(Place.BIG_JOEY, 1)
    t.deals(0, 1, Goods(promises=(NoAttackOnYou(3),)))
    assert answer(t, 0) == act.CallOff(Place.BIG_JOEY)


def test_a_businessman_is_persuaded_who_makes_a_monopoly() -> None:
    t = acting(
        Seat("blundetto", owns="loan_shark", tasks="big_joey: persuasion_ii"),
        Seat("dimaggio", owns="cop lawyer loan_shark_2", tasks="phil_malony: theft_i_3"),
        Seat("calmuti", owns="pimp", tasks="vito_baritono: threats"),
        number=2,
    )
    assert answer(t, 0) == act.AttackBusiness(Place.BIG_JOEY, Card.LOAN_SHARK_2)


def test_the_third_trophy_is_worth_a_weak_mans_head() -> None:
    """Two of them can be reached by a Car Bomb with the same dice; the stronger brings more."""
    me = Seat("blundetto", tasks="big_joey: car_bomb_iv", trophies="rusty_laserva sunny_bonasera")
    t = acting(
        me, Seat("dimaggio", crew="phil_malony franco_luciano", tasks="phil_malony: theft_i_3"), CALMUTI, number=4
    )
    assert answer(t, 0) == act.AttackGangster(Place.BIG_JOEY, Gangster.FRANCO_LUCIANO)


# --- instead of a job


def test_omar_has_a_deal_of_his_own() -> None:
    t = acting(Seat("blundetto", crew="lil_omar", tasks="lil_omar: drug_gang"), number=2, mercenaries=True)
    assert answer(t, 0) == act.DealInstead(Place.LIL_OMAR)


@pytest.mark.parametrize("mercenary", ["izzy_ordova", "tuco_quintero"])
def test_izzy_and_tuco_strike_when_their_job_is_hopeless(mercenary: str) -> None:
    me = Seat("blundetto", crew=mercenary, tasks=f"{mercenary}: drug_gang")
    rival = Seat("dimaggio", cash=30_000, crew="lenny_dimaggio", tasks="lenny_dimaggio: theft_i_3")
    t = acting(me, rival, Seat("calmuti", crew=""), number=3, mercenaries=True)
    assert answer(t, 0) == act.StrikeInstead(Place(mercenary), Gangster.LENNY_DIMAGGIO)


def test_a_better_job_is_carried_out_after_all() -> None:
    me = Seat("blundetto", crew="lil_omar", owns="casino pimp", tasks="lil_omar: high_rollers")
    assert answer(acting(me, number=3, mercenaries=True), 0) == act.CarryOut(Place.LIL_OMAR)


# --- looking


def test_a_lawyer_is_asked_while_there_is_something_to_see() -> None:
    t = acting(Seat("blundetto", owns="lawyer", tasks="big_joey: scam"))
    assert answer(t, 0) == act.AskLawyer((Place.PHIL_MALONY, Place.VITO_BARITONO))
    t.act(0, answer(t, 0))
    assert not isinstance(answer(t, 0), act.AskLawyer)


def test_cards_are_played_for_a_look_in_the_last_round() -> None:
    spy = Seat("blundetto", owns="waste_company", tasks="big_joey: price_rigging", cards="spy")
    assert answer(acting(spy, number=2), 0) == act.CarryOut(Place.BIG_JOEY)
    assert answer(acting(spy, number=4), 0) == act.Spy((Place.PHIL_MALONY, Place.VITO_BARITONO))


# --- two tasks


def test_boggys_second_job_follows_on_the_same_turn() -> None:
    me = Seat(
        "blundetto", crew="boggy_gloves", tasks="boggy_gloves: price_rigging, boggy_gloves_2: gas_station_robbery"
    )
    t = acting(me, mercenaries=True)
    first = answer(t, 0)
    assert first == act.CarryOut(Place.BOGGY_GLOVES)
    t.act(0, first, (2, 2))
    assert answer(t, 0) == act.DECLINE  # the Cop is not needed
    t.declines(0)
    assert (t.about, answer(t, 0)) == ("second_task", act.CarryOut(Place.BOGGY_GLOVES_2))


def test_a_second_job_that_lacks_something_waits_and_so_does_a_trap() -> None:
    for job in ("car_theft", "trap_iii"):
        tasks = f"boggy_gloves: gas_station_robbery, boggy_gloves_2: {job}"
        t = acting(Seat("blundetto", owns="", crew="boggy_gloves", tasks=tasks), mercenaries=True, number=3)
        t.carries_out("boggy_gloves", (1, 1))
        assert (t.about, answer(t, 0)) == ("second_task", act.END_TURN)


def test_boggy_is_not_thought_stronger_when_one_of_his_jobs_is_done() -> None:
    tasks = "boggy_gloves: gas_station_robbery, boggy_gloves_2: credit_card_fraud"
    t = acting(Seat("blundetto", owns="", crew="boggy_gloves", tasks=tasks), mercenaries=True)
    t.carries_out("boggy_gloves", (1, 1))
    boggy = t.g.view(0).players[0].crew[0]
    assert (jobs_of(boggy), dice_for(boggy, FACTS[JobCard.CREDIT_CARD_FRAUD], jobs_of(boggy))) == (1, 2)
