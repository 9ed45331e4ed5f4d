"""Emergency Doc: who is saved from what, and by whom (C-82)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK
from sitdown.core.records import TIME_UP, Action
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import (
    BusinessDeactivated,
    BusinessDestroyed,
    GangsterDeactivated,
    GangsterKilled,
    Healed,
    InfluencePlayed,
    JobLost,
    TakenOver,
)
from sitdown.games.cosa_nostra.records.view import DangerView
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

WAITING = Seat("calmuti", tasks="vito_baritono: buy pimp_5")  # the phase goes on
DIMAGGIO = Seat("dimaggio")
DOC = "emergency_doc"
LENNY = Gangster.LENNY_DIMAGGIO
LAWYER = BusinessCard.LAWYER_1


def attacked(
    job: str = "car_bomb_iii",
    target: str = "lenny_dimaggio",
    dice: tuple[int, ...] = (4, 4, 1),
    cards: tuple[str, str, str] = ("", DOC, ""),
    victim: Seat = DIMAGGIO,
    **stated: Any,
) -> Play:
    """Big Joey has attacked a card of DiMaggio's; the influence cards in all hands are stated."""
    t = table(
        Seat("blundetto", tasks=f"big_joey: {job}", cards=cards[0]),
        victim._replace(cards=cards[1]),
        WAITING._replace(cards=cards[2]),
        **{"number": 3, "phase": "action", **stated},
    )
    if t.about == "schemer":
        t.all_decline()
    t.attacks("big_joey", target, dice=dice)
    return t


# --- what it does


@rule("C-82")
def test_who_would_be_killed_is_deactivated() -> None:
    t = attacked()
    assert (t.about, t.asked, t.crew(1)) == ("doc", (1,), "phil_malony lenny_dimaggio franco_luciano")
    t.docs(1)
    assert t.happened(InfluencePlayed) == [InfluencePlayed(1, Influence.EMERGENCY_DOC)]
    assert t.happened(Healed) == [Healed(1, LENNY, None)]
    assert t.happened(GangsterKilled) == []
    assert t.happened(GangsterDeactivated) == [GangsterDeactivated(1, LENNY)]
    assert (t.crew(1), t.trophies(0), t.cards(1)) == ("phil_malony lenny_dimaggio* franco_luciano", "", "")
    assert t.g.view(None).influence_up == (Influence.EMERGENCY_DOC,)


@rule("C-82")
def test_who_would_be_deactivated_is_as_well_as_ever() -> None:
    t = attacked(dice=(4, 1, 1))
    t.docs(1)
    assert t.happened(Healed) == [Healed(1, LENNY, None)]
    assert t.happened(GangsterDeactivated) == []
    assert t.active("lenny_dimaggio")


@rule("C-82")
@pytest.mark.parametrize(("dice", "lawyer"), [((3, 3, 1), "lawyer_1*"), ((3, 1, 1), "lawyer_1")])
def test_it_helps_a_businessman_too(dice: tuple[int, ...], lawyer: str) -> None:
    t = attacked("kill_a_businessman_iii", "lawyer_1", dice)
    t.docs(1)
    assert t.happened(Healed) == [Healed(1, None, LAWYER)]
    assert t.happened(BusinessDestroyed) == []
    assert len(t.happened(BusinessDeactivated)) == lawyer.count("*")
    assert t.businesses(1) == f"drug_dealer_1 {lawyer} building_firm_1"


@rule("C-82")
@pytest.mark.parametrize(
    ("job", "dice"), [("arson_iii", (4, 4, 1)), ("arson_iii", (4, 1, 1)), ("vandalism_i", (3,) * 3)]
)
def test_it_never_helps_a_company(job: str, dice: tuple[int, ...]) -> None:
    t = attacked(job, "building_firm_1", dice)
    assert (t.about, t.active("building_firm_1")) == ("acting", False)


@rule("C-82", "C-57")
def test_it_is_no_help_against_persuasion() -> None:
    t = attacked("persuasion_iii", "lawyer_1")
    assert t.happened(TakenOver) == [TakenOver(1, LAWYER, 0)]


@rule("C-82")
def test_money_is_no_doc_s_business() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: theft_iii"),
        Seat("dimaggio", cards=DOC),
        WAITING,
        number=3,
        phase="action",
    )
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    assert (t.about, t.g.cash[1]) == ("acting", 0)


@rule("C-82")
def test_without_one_it_happens() -> None:
    t = attacked()
    t.declines(1)
    assert t.happened(GangsterKilled) == [GangsterKilled(1, LENNY, 0)]
    assert t.cards(1) == DOC


@rule("C-82", "C-50")
def test_who_was_deactivated_before_stays_so() -> None:
    t = attacked(victim=Seat("dimaggio", crew="lenny_dimaggio*"), cards=("", f"{DOC} {DOC}", ""))
    t.docs(1)
    assert (t.crew(1), t.trophies(0)) == ("lenny_dimaggio*", "")
    assert t.happened(GangsterDeactivated) == []
    assert (t.about, t.cards(1)) == ("acting", DOC)  # there is nothing left to heal


# --- by anything


@rule("C-82", "C-71")
def test_against_a_trap() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: theft_iii", cards=DOC),
        Seat("dimaggio", tasks="franco_luciano: trap_iii"),
        WAITING,
        number=3,
        phase="action",
    )
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    t.springs_trap("franco_luciano", dice=(4, 4, 4))
    t.docs(0)
    assert (t.crew(0), t.trophies(1)) == ("little_joey jimmy_bananas big_joey*", "")


@rule("C-82", "C-56")
def test_against_return_fire() -> None:
    t = attacked("drive_by_shooting", "lenny_dimaggio", (1, 1, 1), (DOC, "", ""))
    t.shoots_back((3, 3))
    assert (t.about, t.asked) == ("doc", (0,))
    t.docs(0)
    assert (t.crew(0), t.trophies(1)) == ("little_joey jimmy_bananas big_joey*", "")


@rule("C-82", "M-23")
def test_against_tuco() -> None:
    t = table(
        Seat("blundetto", crew="tuco_quintero", tasks="tuco_quintero: threats"),
        Seat("dimaggio", cards=DOC),
        WAITING,
        number=3,
        phase="action",
        mercenaries=True,
    )
    t.strikes_instead("tuco_quintero", "lenny_dimaggio", dice=(3, 3, 3, 3))
    t.docs(1)
    assert t.active("lenny_dimaggio")


# --- a second one


@rule("C-82")
@pytest.mark.parametrize(("cards", "second"), [(("", f"{DOC} {DOC}", ""), 1), (("", DOC, DOC), 2)])
def test_after_one_doc_a_second_may_be_played(cards: tuple[str, str, str], second: int) -> None:
    t = attacked(cards=cards)
    if second == 2:
        t.declines(2)
    t.docs(1)
    assert (t.about, t.happened(GangsterDeactivated)) == ("doc", [])
    assert act.CALL_DOC in t.options(second)
    t.docs(second)
    assert t.active("lenny_dimaggio")
    assert t.happened(GangsterDeactivated) == []


@rule("C-82")
def test_no_second_one_is_asked_for_where_nothing_is_left_to_heal() -> None:
    t = attacked(dice=(4, 1, 1), cards=("", f"{DOC} {DOC}", ""))
    t.docs(1)
    assert (t.about, t.cards(1)) == ("acting", DOC)


# --- whose


@rule("C-82")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_may_call_one(seat: int) -> None:
    cards = tuple([DOC if seat == other else "" for other in range(3)])
    t = attacked(cards=(cards[0], cards[1], cards[2]))
    t.docs(seat)
    assert t.happened(Healed) == [Healed(seat, LENNY, None)]
    assert t.crew(1) == "phil_malony lenny_dimaggio* franco_luciano"


@rule("C-82")
@pytest.mark.parametrize("first", [1, 2])
def test_of_several_the_first_clockwise_from_the_active_player_does(first: int) -> None:
    t = attacked(dice=(4, 1, 1), cards=("", DOC, DOC))
    assert t.asked == (1, 2)
    t.docs(first)
    t.docs(3 - first)
    assert t.happened(Healed) == [Healed(1, LENNY, None)]
    assert (t.cards(1), t.cards(2)) == ("", DOC)


@rule("C-82")
def test_clockwise_begins_with_the_attacker() -> None:
    t = table(
        Seat("blundetto", cards=DOC, tasks="little_joey: buy cop"),
        Seat("dimaggio", owns="", tasks="franco_luciano: car_bomb_iii", cards=DOC),
        WAITING,
        number=3,
        phase="action",
    )
    t.declines(1)  # a Schemer
    t.calls_off("little_joey")
    t.ends_turn()
    t.attacks("franco_luciano", "big_joey", dice=(4, 1, 1))
    assert t.asked == (1, 0)
    t.docs(0)
    t.docs(1)
    assert t.happened(Healed) == [Healed(1, Gangster.BIG_JOEY, None)]


@rule("C-82", "C-8")
@pytest.mark.parametrize(
    ("job", "target", "dice", "danger"),
    [
        ("car_bomb_iii", "lenny_dimaggio", (4, 4, 1), DangerView(LENNY, None, True, 0)),
        ("car_bomb_iii", "lenny_dimaggio", (4, 1, 1), DangerView(LENNY, None, False, 0)),
        ("kill_a_businessman_iii", "lawyer_1", (3, 3, 1), DangerView(None, LAWYER, True, 0)),
        ("kill_a_businessman_iii", "lawyer_1", (3, 1, 1), DangerView(None, LAWYER, False, 0)),
    ],
)
def test_all_see_who_is_in_danger(job: str, target: str, dice: tuple[int, ...], danger: DangerView) -> None:
    t = attacked(job, target, dice)
    for viewer in (0, 1, 2, None):
        assert t.g.view(viewer).danger == danger
    t.declines(1)
    assert t.g.view(1).danger is None


# --- only the final result is applied


@rule("C-82", "C-36")
def test_who_is_saved_keeps_his_task_and_what_lies_on_him() -> None:
    victim = Seat("dimaggio", tasks="lenny_dimaggio: buy cop")
    attached = "1 henchman lenny_dimaggio, 1 machine_pistol lenny_dimaggio"
    t = attacked(dice=(4, 1, 1), victim=victim, attached=attached)
    t.docs(1)
    assert (t.task("lenny_dimaggio"), t.attached("lenny_dimaggio")) == ("buy cop_2", "henchman machine_pistol")
    t = attacked(cards=("", f"{DOC} {DOC}", ""), victim=victim, attached=attached)
    t.docs(1)
    t.docs(1)
    assert (t.task("lenny_dimaggio"), t.attached("lenny_dimaggio")) == ("buy cop_2", "henchman machine_pistol")


@rule("C-82", "C-36")
def test_who_ends_deactivated_loses_his_task_but_not_his_pistol() -> None:
    victim = Seat("dimaggio", tasks="lenny_dimaggio: scam")
    attached = "1 henchman lenny_dimaggio, 1 machine_pistol lenny_dimaggio"
    t = attacked(victim=victim, attached=attached)
    t.declines(1)  # a Trap
    t.docs(1)
    assert t.happened(JobLost) == [JobLost(1, Place.LENNY_DIMAGGIO, 1)]
    assert (t.task("lenny_dimaggio"), t.attached("lenny_dimaggio")) == ("", "machine_pistol")


@rule("C-82")
@pytest.mark.parametrize(("dice", "left"), [((3, 3, 3), 0), ((3, 1, 1), 1)])
def test_markers_on_a_businessman_who_is_saved_stay(dice: tuple[int, ...], left: int) -> None:
    t = attacked("kill_a_businessman_iii", "lawyer_1", dice, markers="2 lawyer_1")
    t.docs(1)
    assert t.markers(2, "lawyer_1") == left


# --- who is asked


@rule("C-72", "C-82")
@pytest.mark.parametrize("card", [DOC, "snitch", "henchman"])
def test_everybody_with_an_influence_card_is_asked_whatever_it_is(card: str) -> None:
    t = attacked(cards=("", card, "spy"))
    question = t.g.view(None).question
    assert question is not None
    assert (question.about, question.mode, question.seats) == ("doc", "sealed", (1, 2))
    doc: set[Action] = {act.CALL_DOC} if card == DOC else set()
    assert t.options(1) == {*doc, act.DECLINE}
    assert t.options(2) == {act.DECLINE}


@rule("C-72", "C-82")
def test_nobody_is_asked_if_nobody_has_a_card() -> None:
    t = attacked(cards=("", "", ""))
    assert t.happened(GangsterKilled) == [GangsterKilled(1, LENNY, 0)]


@rule("C-72", "C-82")
def test_answers_are_secret_until_all_are_in() -> None:
    t = attacked(cards=("", DOC, "spy"))
    before = [t.g.view(viewer) for viewer in (0, 2, None)]
    t.docs(1)
    assert t.events == []
    assert [t.g.view(viewer) for viewer in (0, 2, None)] == before
    t.declines(2)
    assert t.happened(Healed) == [Healed(1, LENNY, None)]


@rule("C-82", "option influence_from")
def test_no_doc_comes_before_influence_cards_are_in_play() -> None:
    t = attacked(number=1, influence_from=2)
    assert t.happened(GangsterKilled) == [GangsterKilled(1, LENNY, 0)]


@rule("C-72", "C-82", "option reaction_seconds")
def test_silence_is_no() -> None:
    t = attacked(reaction_seconds=5)
    t.time_up()
    assert t.happened(GangsterKilled) == [GangsterKilled(1, LENNY, 0)]
    t = attacked(reaction_seconds=None)
    t.refuses(CLOCK, TIME_UP)
