"""The player's money, hands and men: stakes, laundering, what to keep, whom to hire."""

import pytest

from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard
from sitdown.games.cosa_nostra.records import actions as act
from tests.bots.made_men import answer
from tests.cosa_nostra.harness import Seat, table

# --- money


@pytest.mark.parametrize(("man", "stake"), [("big_joey", 12_000), ("jimmy_bananas", 12_000), ("little_joey", 0)])
def test_all_on_a_horse_that_is_nearly_sure(man: str, stake: int) -> None:
    t = table(
        Seat("blundetto", cash=12_000, tasks=f"{man}: horse_racing"),
        Seat("caruso"),
        Seat("calmuti"),
        number=4,
        phase="action",
    )
    t.carries_out(man)
    assert answer(t, 0) == act.Stake(stake)


@pytest.mark.parametrize(("number", "money"), [(4, 15_000), (3, 7000)])
def test_all_is_laundered_in_the_last_round_and_before_it_what_can_be_spared(number: int, money: int) -> None:
    t = table(
        Seat("blundetto", cash=15_000, tasks="big_joey: money_laundering_iii"),
        Seat("caruso"),
        Seat("calmuti"),
        number=number,
        phase="action",
    )
    t.carries_out("big_joey", (6, 6, 6))
    assert answer(t, 0) == act.Launder(money)


def test_an_offer_is_used_for_what_is_worth_most_beyond_its_price() -> None:
    me = Seat("blundetto", cash=14_000, tasks="big_joey: exceptional_offer_ii")
    t = table(me, Seat("caruso"), Seat("calmuti"), number=2, phase="action", market="lawyer_2 casino_2 cop_2 pimp_3")
    t.carries_out("big_joey", (6, 6, 6))
    assert answer(t, 0) == act.BuyNow(Card.CASINO_2)


# --- hands


def test_attacks_only_are_no_hand() -> None:
    t = table(
        *(Seat("blundetto"), Seat("dimaggio"), Seat("calmuti")),
        phase="draw",
        jobs="theft_i_3 theft_i_4 vandalism_i property_damage",
    )
    assert t.about == "hands"
    assert act.REFUSE_HAND in t.options(0)
    assert answer(t, 0) == act.REFUSE_HAND


def test_the_worst_are_dropped() -> None:
    me = Seat("blundetto", jobs="gas_station_robbery money_laundering_ii price_rigging red_light_district car_theft")
    t = table(me, Seat("dimaggio"), Seat("calmuti"), phase="payday")
    t.all_decline()
    drop = answer(t, 0)
    assert isinstance(drop, act.DropJobs)
    assert JobCard.GAS_STATION_ROBBERY in drop.jobs
    assert JobCard.MONEY_LAUNDERING_II not in drop.jobs


def test_a_doc_is_kept_before_a_snitch() -> None:
    me = Seat("blundetto", cards="snitch emergency_doc henchman machine_pistol")
    t = table(me, Seat("dimaggio"), Seat("calmuti"), phase="payday")
    t.all_decline()
    assert answer(t, 0) == act.DropInfluence((Influence.SNITCH,))


# --- hiring


def test_a_man_is_hired_who_can_still_earn_his_price() -> None:
    t = table(Seat("blundetto", cash=15_000), Seat("dimaggio"), Seat("calmuti"), phase="payday")
    assert t.about == "hiring"
    assert answer(t, 0) == act.Hire(Gangster.MICKY_DOGS)


def test_adriano_is_trained_while_it_can_pay() -> None:
    me = Seat("blundetto", cash=9000, crew="adriano_simion")
    t = table(me, Seat("dimaggio"), Seat("calmuti"), number=2, phase="payday", mercenaries=True)
    assert (t.about, answer(t, 0)) == ("adriano", act.TRAIN)


def test_stas_fetches_jobs_for_idle_hands() -> None:
    me = Seat("blundetto", cash=12_000)
    t = table(me, Seat("dimaggio"), Seat("calmuti"), number=2, phase="draw", mercenaries=True)
    t.keeps_hand(0, 1, 2)
    while t.about == "hiring" and act.Hire(Gangster.STAS_VALIGURA) not in t.options(t.asked[0]):
        t.declines(*t.asked)
    t.hires("stas_valigura")
    assert (t.about, answer(t, t.asked[0])) == ("stas", act.DRAW_JOB)


def test_a_start_gangster_gives_way_to_one_who_can_do_more() -> None:
    me = Seat("blundetto", cash=5000)
    t = table(me, Seat("dimaggio"), Seat("calmuti"), phase="draw", mercenaries=True)
    t.keeps_hand(0, 1, 2)
    assert t.about == "exchanging"
    assert isinstance(answer(t, 0), act.Exchange)
