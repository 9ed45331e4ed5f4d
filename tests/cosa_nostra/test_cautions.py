"""What a player is asked about before he does it, and which of his plans would come to nothing: by the rules, and by what he knows."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.core.records import Action, Caution
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.cautions import CAUTIONS
from sitdown.games.cosa_nostra.records.events import NeedsMissing
from sitdown.games.cosa_nostra.records.promises import AnyPromise, LetUse, NoAttackOnAnybody, NoAttackOnYou
from tests.conformance.cosa_nostra_talk import goods
from tests.conformance.parts import part_of
from tests.conformance.play import Walk
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

LAST = "vito_baritono: buy garage"  # the phase goes on


def planning(mine: str = "", others: str = "lawyer", jobs: str = "threats", **stated: object) -> Play:
    return table(
        Seat("blundetto", cash=20_000, owns=mine, jobs=jobs, cards="henchman machine_pistol distraction saboteur"),
        Seat("dimaggio", owns=others, tasks="phil_malony: buy casino"),
        Seat("calmuti", owns=""),
        **stated,  # type: ignore[arg-type]
    )


def acting(mine: str = "", others: str = "lawyer", tasks: str = "big_joey: threats", **stated: object) -> Play:
    return table(
        Seat("blundetto", cash=20_000, owns=mine, tasks=tasks),
        Seat("dimaggio", owns=others),
        Seat("calmuti", owns="", tasks=LAST),
        phase="action",
        **stated,  # type: ignore[arg-type]
    )


def codes(t: Play, action: Action, seat: int = 0) -> list[str]:
    return [each.code for each in t.g.cautions(seat, action)]


def flaws(t: Play, seat: int = 0) -> dict[str, list[str]]:
    """By place, as he himself sees them."""
    tasks = [task for man in t.g.view(seat).players[seat].crew for task in man.tasks]
    return {task.place: [each.code for each in task.flaws] for task in tasks if task.flaws}


# --- what a job lacks


@rule("C-40", "C-41")
def test_a_job_that_lacks_its_business_is_asked_about_and_is_indeed_called_off() -> None:
    t = planning()
    [lacks] = t.g.cautions(0, act.PlanJob(Place.BIG_JOEY, JobCard.THREATS))
    assert lacks == Caution("plan-lacks", {"job": "threats", "business": "lawyer", "count": 1})
    t = acting()
    assert t.g.cautions(0, act.CarryOut(Place.BIG_JOEY)) == (Caution("job-lacks", lacks.params),)
    assert flaws(t) == {"big_joey": ["job-lacks"]}
    t.carries_out("big_joey")
    assert NeedsMissing in map(type, t.events)


@rule("C-40")
@pytest.mark.parametrize("stated", [{"mine": "lawyer", "others": ""}, {"markers": "0 lawyer_1"}])
def test_with_the_business_or_a_marker_nothing_is_asked(stated: dict[str, str]) -> None:
    assert codes(planning(**stated), act.PlanJob(Place.BIG_JOEY, JobCard.THREATS)) == []
    t = acting(**stated)
    assert codes(t, act.CarryOut(Place.BIG_JOEY)) == []
    assert flaws(t) == {}


@rule("C-40")
def test_every_business_that_is_missing_is_named_with_its_number() -> None:
    t = planning(jobs="drug_smuggling", others="", number=3)
    found = t.g.cautions(0, act.PlanJob(Place.BIG_JOEY, JobCard.DRUG_SMUGGLING))
    assert {(each.params["business"], each.params["count"]) for each in found} == {("drug_dealer", 2), ("lawyer", 1)}


@rule("C-31", "C-40")
def test_what_one_plans_to_buy_is_there_in_time() -> None:
    """As long as one plans, and has the money for it. In the action phase it depends on who goes first."""
    job = act.PlanJob(Place.BIG_JOEY, JobCard.THREATS)
    bought = {"others": "", "tasks": "little_joey: buy lawyer"}
    assert codes(table(*seats(cash=2000, jobs="threats", **bought)), job) == []
    assert codes(table(*seats(cash=1000, jobs="threats", **bought)), job) == ["plan-lacks"], "it could not be paid"
    bought["tasks"] += ", big_joey: threats"
    assert flaws(table(*seats(cash=2000, **bought))) == {}
    assert flaws(acting(**bought)) == {"big_joey": ["job-lacks"]}


def seats(others: str = "", **mine: Any) -> list[Seat]:
    return [Seat("blundetto", owns="", **mine), Seat("dimaggio", owns=others), Seat("calmuti", owns="")]


@rule("M-25")
def test_who_can_do_something_else_is_given_any_job() -> None:
    t = table(
        Seat("blundetto", crew="lil_omar big_joey", owns="", jobs="threats"),
        Seat("dimaggio", owns=""),
        Seat("calmuti", owns=""),
        mercenaries=True,
    )
    assert codes(t, act.PlanJob(Place.LIL_OMAR, JobCard.THREATS)) == []
    assert codes(t, act.PlanJob(Place.BIG_JOEY, JobCard.THREATS)) == ["plan-lacks"]
    t.plans("lil_omar", "threats")
    assert flaws(t) == {}


@rule("C-40")
def test_one_marker_counts_for_one_job() -> None:
    both = "big_joey: threats, little_joey: investment_fraud"
    t = acting(mine="loan_shark", tasks=both, markers="0 lawyer_1")
    assert flaws(t) == {"big_joey": ["marker-shared"], "little_joey": ["marker-shared"]}
    assert flaws(acting(mine="loan_shark", tasks=both, markers="0 lawyer_1, 0 lawyer_1")) == {}
    assert flaws(acting(mine="loan_shark lawyer", others="", tasks=both)) == {}, "one's own serve any number of jobs"
    t = planning(jobs="threats investment_fraud", mine="loan_shark", markers="0 lawyer_1")
    assert codes(t, act.PlanJob(Place.BIG_JOEY, JobCard.THREATS)) == []
    t.plans("big_joey", "threats")
    fraud = act.PlanJob(Place.LITTLE_JOEY, JobCard.INVESTMENT_FRAUD)
    assert t.g.cautions(0, fraud) == (
        Caution("marker-shared", {"job": "investment_fraud", "other": "threats", "business": "lawyer"}),
    )


@rule("C-40")
def test_two_markers_on_one_business_are_not_two_businesses() -> None:
    """Drug Dealing needs two: what is left for another job does not lie where it could be used twice."""
    dealing = "big_joey: drug_dealing, little_joey: drug_delivery"
    marked = "0 drug_dealer_1, 0 drug_dealer_2"
    assert flaws(acting(others="drug_dealer drug_dealer", tasks=dealing, markers=marked)) == {
        "big_joey": ["marker-shared"],
        "little_joey": ["marker-shared"],
    }
    assert flaws(acting(others="drug_dealer drug_dealer", tasks=dealing, markers=f"{marked}, 0 drug_dealer_1")) == {}
    assert flaws(
        acting(others="drug_dealer", tasks="big_joey: drug_dealing", markers="0 drug_dealer_1, 0 drug_dealer_1")
    ) == {"big_joey": ["job-lacks"]}


@rule("C-33", "C-50")
def test_an_attack_without_a_target() -> None:
    t = planning(jobs="vandalism_i", others="lawyer")
    [job] = t.g.view(0).jobs
    assert codes(t, act.PlanJob(Place.BIG_JOEY, job)) == ["no-target"]
    assert codes(planning(jobs="vandalism_i", others="casino"), act.PlanJob(Place.BIG_JOEY, job)) == []


@rule("C-31")
def test_a_purchase_that_cannot_be_paid_is_marked_and_not_asked_about() -> None:
    t = table(
        Seat("blundetto", cash=1000, owns="", tasks="big_joey: buy casino"),
        Seat("dimaggio", owns=""),
        Seat("calmuti", owns="", tasks=LAST),
        phase="action",
    )
    [task] = [task for man in t.g.view(0).players[0].crew for task in man.tasks]
    assert task.price is not None
    assert task.flaws == (Caution("cash-short", {"money": task.price - 1000}),)
    assert codes(t, act.PlanPurchase(Place.BIG_JOEY, t.g.view(0).market[0].business)) == []


def test_only_its_owner_is_told_what_a_job_lacks() -> None:
    t = acting()
    assert [flaws(t, 0) != {}, *[task.flaws for man in t.g.view(1).players[0].crew for task in man.tasks]] == [True, ()]


# --- one's word


def given(word: AnyPromise) -> Play:
    t = acting(others="lawyer casino", tasks="big_joey: theft_i_4, little_joey: vandalism_i")
    t.deals(0, 1, Goods(promises=(word,)))
    return t


@rule("C-87")
def test_an_attack_that_breaks_ones_word() -> None:
    t = given(NoAttackOnYou(1))
    theft = act.AttackPlayer(Place.BIG_JOEY, 1)
    assert t.g.cautions(0, theft) == (Caution("breaks-peace", {"to": 1, "round": 1}),)
    assert codes(t, act.AttackPlayer(Place.BIG_JOEY, 2)) == []
    assert codes(t, act.AttackBusiness(Place.LITTLE_JOEY, BusinessCard("casino_1"))) == ["breaks-peace"]
    t.attacks("big_joey", 1, dice=(1, 1, 1))
    assert [entry.verdict for entry in t.g.ledger] == ["broken"]


@rule("C-87")
def test_peace_with_everybody_is_broken_by_any_attack() -> None:
    t = given(NoAttackOnAnybody(1))
    assert t.g.cautions(0, act.AttackPlayer(Place.BIG_JOEY, 2)) == (Caution("breaks-peace-all", {"to": 1, "round": 1}),)


@rule("C-70", "C-87")
def test_a_robbery_is_an_attack_too() -> None:
    t = table(
        Seat("blundetto", owns="lawyer", tasks="big_joey: threats"),
        Seat("dimaggio", owns="", tasks="phil_malony: robbery_iii"),
        Seat("calmuti", owns="", tasks=LAST),
        number=3,
        phase="action",
    )
    t.deals(1, 0, Goods(promises=(NoAttackOnYou(3),)))
    t.carries_out("big_joey", dice=(6, 6, 6))
    assert codes(t, act.Rob(Place.PHIL_MALONY), seat=1) == ["breaks-peace"]


@rule("C-87")
def test_what_was_promised_for_use_and_is_sold() -> None:
    t = acting(mine="lawyer", others="", tasks="big_joey: credit_card_fraud")
    lawyer = BusinessCard("lawyer_1")
    t.deals(0, 1, Goods(promises=(LetUse(lawyer, 2),)))
    sold = Goods(businesses=(lawyer,))
    paid = Goods(cash=1000)
    assert codes(t, act.MakeOffer(2, sold, paid)) == ["breaks-use"]
    assert codes(t, act.MakeOffer(1, sold, paid)) == [], "whose it is then needs no leave"


# --- influence cards


@rule("C-81")
def test_help_for_a_rival() -> None:
    t = planning()
    help_him = act.Attach(Influence.HENCHMAN, Gangster.VITO_BARITONO)
    assert t.g.cautions(0, help_him) == (
        Caution("helps-rival", {"card": "henchman", "gangster": "vito_baritono", "seat": 2}),
    )
    assert codes(t, act.Attach(Influence.MACHINE_PISTOL, Gangster.VITO_BARITONO)) == ["helps-rival"]
    assert codes(t, act.Attach(Influence.HENCHMAN, Gangster.BIG_JOEY)) == []
    assert codes(t, act.Attach(Influence.DISTRACTION, Gangster.VITO_BARITONO)) == []


@rule("C-81")
def test_on_a_purchase_henchman_and_saboteur_do_nothing() -> None:
    t = planning()
    assert codes(t, act.Attach(Influence.SABOTEUR, Gangster.PHIL_MALONY)) == ["card-idle"]
    assert codes(t, act.Attach(Influence.DISTRACTION, Gangster.PHIL_MALONY)) == [], "it weakens him all the same"


# --- money and deals


@rule("C-92")
def test_a_hire_says_what_is_left() -> None:
    t = table(Seat("blundetto", cash=20_000), Seat("dimaggio"), Seat("calmuti"), phase="payday")
    hire = next(option for option in t.options(0) if isinstance(option, act.Hire))
    [found] = t.g.cautions(0, hire)
    before = t.g.cash[0]
    t.act(0, hire)
    assert (found.code, found.params["cash"]) == ("hire", t.g.cash[0])
    assert found.params["price"] == before - t.g.cash[0]


@rule("M-3")
def test_so_does_an_exchange() -> None:
    t = table(Seat("blundetto", cash=20_000), Seat("dimaggio"), Seat("calmuti"), phase="draw", mercenaries=True)
    t.keeps_hand(0, 1, 2)
    swap = next(option for option in t.options(0) if isinstance(option, act.Exchange))
    [found] = t.g.cautions(0, swap)
    t.act(0, swap)
    assert (found.code, found.params["cash"]) == ("exchange", t.g.cash[0])


@rule("C-85")
def test_a_deal_that_gives_something_away() -> None:
    t = acting(mine="casino")
    assert codes(t, act.MakeOffer(1, Goods(cash=1000), Goods())) == ["gift"]
    assert codes(t, act.MakeOffer(1, Goods(cash=1000), Goods(businesses=(BusinessCard("lawyer_1"),)))) == []
    assert codes(t, act.MakeOffer(1, Goods(), Goods(cash=1000))) == [], "to ask costs nothing"
    assert codes(t, act.MakeOffer(1, Goods(cash=21_000), Goods(cash=1000))) == ["cash-short"]
    assert codes(t, act.MakeOffer(1, Goods(), Goods())) == [], "it is no offer"


@rule("C-40", "C-85")
def test_selling_what_a_planned_job_needs() -> None:
    t = acting(mine="lawyer", others="casino")
    sold = Goods(businesses=(BusinessCard("lawyer_1"),))
    lost = Caution("job-loses", {"job": "threats", "business": "lawyer", "count": 1})
    assert t.g.cautions(0, act.MakeOffer(1, sold, Goods(cash=1000))) == (lost,)
    t.act(1, act.MakeOffer(0, Goods(cash=1000), sold))
    assert t.g.cautions(0, act.AcceptOffer(t.g.offers[0].number)) == (lost,)
    assert t.g.cautions(1, act.AcceptOffer(t.g.offers[0].number)) == (), "it was made to another"


@rule("C-86")
def test_taking_back_a_marker() -> None:
    t = acting(markers="0 lawyer_1")
    back = act.TakeBack(BusinessCard("lawyer_1"))
    assert codes(t, back) == ["marker-back", "job-loses"]
    assert codes(acting(markers="0 lawyer_1, 0 lawyer_1"), back) == ["marker-back"]
    assert codes(acting(), back) == []


# --- in any game


@pytest.mark.parametrize("seed", range(1, 6))
def test_it_is_in_the_table_changes_nothing_and_is_the_same_in_any_world_he_could_be_in(seed: int) -> None:
    walk = Walk(part_of("cosa-nostra"), 3 + seed % 3, seed, {"mercenaries": True})
    chance = Seeded(7)
    found: set[str] = set()
    for g in walk.sample(0.05):
        assert isinstance(g, CosaNostra)
        before = encode(g.view(None))
        for seat in range(g.players):
            there = g.guess(seat, chance)
            to = (seat + 1) % g.players
            offer = act.MakeOffer(to, goods(g, seat, walk.random), goods(g, to, walk.random))
            for action in (offer, *(g.ask.options(seat) if g.ask else ())):
                warned = g.cautions(seat, action)
                assert warned == there.cautions(seat, action)
                assert all(set(each.params) == set(CAUTIONS[each.code]) for each in warned)
                found |= {each.code for each in warned}
        assert encode(g.view(None)) == before
    assert len(found) > 4
