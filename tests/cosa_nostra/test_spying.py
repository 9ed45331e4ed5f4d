"""Snitch, Spy and Lawyer: looking at planned jobs; and a new market (C-80, C-84)."""

from typing import Any

import pytest

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import LawyerAsked, Looked, MarketOpened
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

SECRETS = ("phil_malony: scam", "vito_baritono: theft_i_3, bobby_ruthless: threats")
PHIL = Place.PHIL_MALONY
VITO = Place.VITO_BARITONO
BOBBY = Place.BOBBY_RUTHLESS


def turn_of_blundetto(
    cards: str = "", owns: str = "", phase: str = "action", tasks: tuple[str, str] = SECRETS, **stated: Any
) -> Play:
    """The others have planned three jobs, he has planned a purchase."""
    first = Seat("blundetto", owns=owns, cards=cards, jobs="escort_service", tasks="big_joey: buy garage_2")
    return table(
        first,
        Seat("dimaggio", owns="", tasks=tasks[0]),
        Seat("calmuti", owns="", tasks=tasks[1]),
        phase=phase,
        **stated,
    )


def ways(t: Play, kind: type[Action]) -> set[Action]:
    return {option for option in t.options(0) if isinstance(option, kind)}


def seen(t: Play, viewer: int | None, owner: int) -> list[str]:
    """The planned jobs of this player that the viewer knows."""
    crew = t.g.view(viewer).players[owner].crew
    return [str(task.job) for gangster in crew for task in gangster.tasks if task.job is not None]


# --- Snitch and Spy


@rule("C-80")
@pytest.mark.parametrize("phase", ["planning", "action"])
def test_a_snitch_looks_at_one_planned_job_of_another(phase: str) -> None:
    t = turn_of_blundetto("snitch", phase=phase)
    assert ways(t, act.Snitch) == {act.Snitch(PHIL), act.Snitch(VITO), act.Snitch(BOBBY)}
    t.snitches("vito_baritono")
    assert seen(t, 0, 2) == ["theft_i_3"]
    assert (t.cards(0), t.g.view(None).influence_up) == ("", (Influence.SNITCH,))
    assert t.asked == (0,)  # no action spent


@rule("C-80")
@pytest.mark.parametrize("phase", ["planning", "action"])
def test_a_spy_looks_at_two(phase: str) -> None:
    t = turn_of_blundetto("spy", phase=phase)
    pairs = {(PHIL, VITO), (PHIL, BOBBY), (VITO, BOBBY)}
    assert ways(t, act.Spy) == {act.Spy(pair) for pair in pairs}
    t.spies("phil_malony", "bobby_ruthless")
    assert (seen(t, 0, 1), seen(t, 0, 2)) == (["scam"], ["threats"])
    assert (t.cards(0), t.g.view(None).influence_up) == ("", (Influence.SPY,))
    assert t.asked == (0,)


@rule("C-80")
def test_or_at_one_if_there_is_only_one() -> None:
    t = turn_of_blundetto("spy", tasks=("phil_malony: scam", ""))
    assert ways(t, act.Spy) == {act.Spy((PHIL,))}
    t.spies("phil_malony")
    assert seen(t, 0, 1) == ["scam"]


@rule("C-80", "C-84")
def test_there_is_nothing_to_see_on_a_purchase_or_on_one_s_own_gangsters() -> None:
    t = table(
        Seat("blundetto", owns="lawyer", cards="snitch spy", tasks="big_joey: scam"),
        Seat("dimaggio", owns="", tasks="phil_malony: buy pimp_5"),
        Seat("calmuti", owns=""),
        phase="action",
    )
    assert ways(t, act.Snitch) | ways(t, act.Spy) | ways(t, act.AskLawyer) == set()
    t.refuses(0, act.Snitch(PHIL))
    t.refuses(0, act.Snitch(Place.BIG_JOEY))


@rule("C-80", "C-8")
def test_all_see_whose_job_was_looked_at_but_not_its_face() -> None:
    t = turn_of_blundetto("spy")
    t.spies("phil_malony", "vito_baritono")
    faces = [Looked(0, PHIL, JobCard.SCAM), Looked(0, VITO, JobCard.THEFT_I_3)]
    assert t.heard(Looked, 0) == faces
    for viewer in (1, 2, None):
        assert t.heard(Looked, viewer) == [Looked(0, PHIL, None), Looked(0, VITO, None)]
        crews = [player.crew for player in t.g.view(viewer).players]
        looked_at = [task.place for crew in crews for man in crew for task in man.tasks if task.seen_by == (0,)]
        assert looked_at == [PHIL, VITO]
    assert (seen(t, 2, 1), seen(t, 1, 2), seen(t, None, 1)) == ([], [], [])


@rule("C-80")
def test_before_or_after_acting() -> None:
    t = turn_of_blundetto("spy")
    t.calls_off("big_joey")
    assert (t.about, t.asked) == ("finishing", (0,))
    t.spies("phil_malony", "vito_baritono")
    assert seen(t, 0, 1) == ["scam"]


@rule("C-80")
@pytest.mark.parametrize("phase", ["planning", "action"])
def test_only_on_one_s_own_turn(phase: str) -> None:
    t = turn_of_blundetto("snitch spy", "lawyer", phase=phase, starter=2)
    while t.about == "schemer":
        t.all_decline()
    assert t.asked == (2,)
    t.refuses(0, act.Snitch(PHIL))
    t.refuses(0, act.Spy((PHIL, VITO)))
    t.refuses(0, act.AskLawyer((PHIL, VITO)))
    t.refuses(0, act.EXCHANGE_MARKET)


# --- a new market


@rule("C-80")
@pytest.mark.parametrize("phase", ["planning", "action"])
def test_a_snitch_exchanges_the_market(phase: str) -> None:
    t = turn_of_blundetto("snitch", phase=phase, market="pimp_1 cop_1 lawyer_1 casino_1")
    t.comes(businesses="garage_1 pimp_2 pimp_3 night_club_1")
    t.exchanges_market()
    assert t.under == "pimp_1 cop_1 lawyer_1 casino_1"
    assert t.market == "garage_1 pimp_2 pimp_3 night_club_1"  # companies and cards alike: no matter
    assert t.happened(MarketOpened) == [MarketOpened(tuple([BusinessCard(card) for card in t.market.split()]))]
    assert (t.cards(0), t.asked) == ("", (0,))


@rule("C-80", "C-5")
def test_if_the_stack_is_too_small_the_same_cards_come_back_in_their_order() -> None:
    t = turn_of_blundetto("snitch", market="pimp_1 cop_1 lawyer_1 casino_1")
    t.g.holdings[2] |= sum([1 << card for card in t.g.stack[1:]])
    t.g.stack = t.g.stack[:1]
    t.exchanges_market()
    assert (t.market, t.under) == ("pimp_2 pimp_1 cop_1 lawyer_1", "casino_1")


@rule("C-80")
def test_a_snitch_is_good_for_that_where_nobody_has_planned_a_job() -> None:
    t = turn_of_blundetto("snitch spy", tasks=("", ""))
    assert act.EXCHANGE_MARKET in t.options(0)
    t = turn_of_blundetto("spy", tasks=("", ""))
    assert act.EXCHANGE_MARKET not in t.options(0)


# --- by option at any time


@rule("C-80", "C-84", "option spying_anytime")
def test_by_option_one_looks_on_the_turns_of_others_too() -> None:
    t = turn_of_blundetto("snitch spy", "lawyer", phase="planning", starter=2, spying_anytime=True)
    number = t.g.question
    t.act(0, act.Snitch(PHIL))
    t.act(0, act.Spy((VITO, BOBBY)))
    assert (seen(t, 0, 1), seen(t, 0, 2)) == (["scam"], ["theft_i_3", "threats"])
    t.act(0, act.AskLawyer((PHIL, VITO)))
    assert t.happened(LawyerAsked) == [LawyerAsked(0, BusinessCard.LAWYER_1)]
    assert t.asked == (2,)
    assert t.g.question > number


@rule("C-80", "option spying_anytime")
def test_but_the_market_waits_for_one_s_turn() -> None:
    t = turn_of_blundetto("snitch", phase="planning", starter=2, spying_anytime=True)
    t.refuses(0, act.EXCHANGE_MARKET)
    t.refuses(1, act.Snitch(VITO))  # he has none


@rule("C-80", "C-84", "option spying_anytime")
def test_and_nobody_looks_while_a_job_is_carried_out() -> None:
    tasks = ("phil_malony: scam", "vito_baritono: theft_i_3, bobby_ruthless: horse_racing")
    t = turn_of_blundetto("snitch", "lawyer", starter=2, tasks=tasks, spying_anytime=True)
    t.all_decline()  # a Schemer
    t.carries_out("bobby_ruthless")
    assert t.about == "stake"
    t.refuses(0, act.Snitch(PHIL))
    t.refuses(0, act.AskLawyer((PHIL, VITO)))


@rule("C-80", "C-83", "option spying_anytime")
def test_secret_answers_stay_given_when_somebody_looks_meanwhile() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: scam"),
        Seat("dimaggio", tasks="phil_malony: threats", cards="schemer"),
        Seat("calmuti", tasks="vito_baritono: insolvency", cards="snitch"),
        phase="action",
        spying_anytime=True,
    )
    t.schemes(1)
    t.act(2, act.Snitch(Place.BIG_JOEY))
    assert (t.about, t.asked) == ("schemer", (2,))
    t.declines(2)
    assert t.asked == (1,)


# --- Lawyer


@rule("C-84")
@pytest.mark.parametrize("phase", ["planning", "action"])
def test_a_lawyer_looks_at_two_planned_jobs_once_a_round(phase: str) -> None:
    t = turn_of_blundetto(owns="lawyer", phase=phase)
    assert ways(t, act.AskLawyer) == {act.AskLawyer(pair) for pair in ((PHIL, VITO), (PHIL, BOBBY), (VITO, BOBBY))}
    t.asks_lawyer("phil_malony", "vito_baritono")
    assert t.happened(LawyerAsked) == [LawyerAsked(0, BusinessCard.LAWYER_1)]
    assert (seen(t, 0, 1), seen(t, 0, 2), seen(t, 1, 2)) == (["scam"], ["theft_i_3"], [])
    assert [business.used for business in t.g.view(1).players[0].businesses] == [True]
    assert ways(t, act.AskLawyer) == set()


@rule("C-84")
def test_two_lawyers_look_twice() -> None:
    t = turn_of_blundetto(owns="lawyer lawyer")
    t.asks_lawyer("phil_malony", "vito_baritono")
    t.asks_lawyer("phil_malony", "bobby_ruthless")
    assert t.happened(LawyerAsked) == [LawyerAsked(0, BusinessCard.LAWYER_2)]
    assert ways(t, act.AskLawyer) == set()
    assert seen(t, 0, 2) == ["theft_i_3", "threats"]


@rule("C-84")
def test_he_is_there_again_in_the_next_round() -> None:
    t = turn_of_blundetto(owns="lawyer")
    t.asks_lawyer("phil_malony", "vito_baritono")
    assert t.g.view(0).players[0].businesses[0].used
    while t.phase == "action":
        t.calls_off(next(place for place in t.tasks() if t.boss(place) == t.asked[0]))
    assert t.g.round == 2
    assert not t.g.view(0).players[0].businesses[0].used


@rule("C-84")
def test_not_while_deactivated() -> None:
    t = turn_of_blundetto(owns="lawyer*")
    assert ways(t, act.AskLawyer) == set()


@rule("C-84", "C-40")
def test_a_marker_lends_no_skill() -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: buy garage_2"),
        Seat("dimaggio", owns="lawyer", tasks="phil_malony: scam"),
        Seat("calmuti", owns=""),
        phase="action",
        markers="0 lawyer_1",
    )
    t.refuses(0, act.AskLawyer((PHIL,)))
    assert ways(t, act.AskLawyer) == set()


@rule("C-84", "C-43")
def test_who_was_used_stays_so_with_another_boss() -> None:
    t = turn_of_blundetto(owns="lawyer")
    t.asks_lawyer("phil_malony", "vito_baritono")
    t.deals(0, 1, give=Goods(businesses=(BusinessCard.LAWYER_1,)))
    t.calls_off("big_joey")
    assert t.asked == (1,)
    assert t.owns(1, "lawyer_1")
    assert not any(isinstance(option, act.AskLawyer) for option in t.options(1))
