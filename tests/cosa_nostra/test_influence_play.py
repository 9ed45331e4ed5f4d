"""Henchman, Machine Pistol, Saboteur and Distraction: laid on gangsters while planning (C-81)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import Attached, Bought, Detached, InfluencePlayed, TurnBegan
from sitdown.games.cosa_nostra.records.view import AttachedView
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

OWN = {"little_joey", "jimmy_bananas", "big_joey"}
OTHERS = {"phil_malony", "lenny_dimaggio", "franco_luciano", "vito_baritono", "frankie_calmuti", "bobby_ruthless"}
ALL_FOUR = ["henchman", "machine_pistol", "saboteur", "distraction"]


def planning(cards: str, **stated: Any) -> Play:
    """It is Blundetto's turn to plan."""
    return table(
        Seat("blundetto", jobs="threats scam price_rigging", cards=cards),
        Seat("dimaggio", tasks="franco_luciano: insolvency", owns=""),
        Seat("calmuti", owns=""),
        **stated,
    )


def on_whom(t: Play, card: str) -> set[str]:
    return {str(option.gangster) for option in t.options(0) if isinstance(option, act.Attach) and option.card == card}


# --- on whom


@rule("C-81")
@pytest.mark.parametrize(
    ("card", "gangsters"),
    [("henchman", OWN | OTHERS), ("machine_pistol", OWN | OTHERS), ("saboteur", OTHERS), ("distraction", OTHERS)],
)
def test_help_for_anybody_hindrance_for_opponents(card: str, gangsters: set[str]) -> None:
    t = planning(card)
    assert on_whom(t, card) == gangsters


@rule("C-81", "C-35")
def test_one_of_each_on_a_gangster() -> None:
    t = planning("henchman machine_pistol", attached="1 henchman big_joey, 2 saboteur big_joey")
    assert on_whom(t, "henchman") == (OWN | OTHERS) - {"big_joey"}
    assert on_whom(t, "machine_pistol") == OWN | OTHERS


@rule("C-81")
@pytest.mark.parametrize("card", ALL_FOUR)
@pytest.mark.parametrize("gangster", ["franco_luciano", "phil_malony"])  # with a task, and without
def test_it_lies_there_face_up(card: str, gangster: str) -> None:
    t = planning(card)
    t.attaches(card, gangster)
    assert t.happened(InfluencePlayed) == [InfluencePlayed(0, Influence(card))]
    assert t.happened(Attached) == [Attached(0, Influence(card), Gangster(gangster))]
    assert (t.attached(gangster), t.cards(0)) == (card, "")
    for viewer in (0, 1, 2, None):
        crew = t.g.view(viewer).players[1].crew
        lying = {str(each.gangster): each.attached for each in crew}
        assert lying[gangster] == (AttachedView(Influence(card), 0),)
    assert t.g.view(1).influence_up == ()


# --- when


@rule("C-81")
def test_before_the_plan_and_after_it_and_the_turn_ends_when_he_says_so() -> None:
    t = planning("henchman machine_pistol saboteur")
    assert act.END_TURN not in t.options(0)
    t.attaches("henchman", "big_joey")
    assert act.END_TURN not in t.options(0)
    t.plans("big_joey", "threats")
    assert t.asked == (0,)
    assert not any(isinstance(option, act.PlanJob) for option in t.options(0))
    t.attaches("machine_pistol", "big_joey")
    assert (t.asked, t.attached("big_joey")) == ((0,), "henchman machine_pistol")
    t.ends_turn()
    assert t.happened(TurnBegan) == [TurnBegan(1)]
    assert t.cards(0) == "saboteur"


@rule("C-81")
def test_who_has_no_card_has_nothing_to_say() -> None:
    t = planning("")
    t.plans("big_joey", "threats")
    assert t.asked == (1,)


@rule("C-81")
@pytest.mark.parametrize("card", ALL_FOUR)
def test_only_on_one_s_own_turn_of_the_planning_phase(card: str) -> None:
    play = act.Attach(Influence(card), Gangster.FRANCO_LUCIANO)
    t = planning(card, starter=2)
    t.refuses(0, play)
    t = table(
        Seat("blundetto", tasks="big_joey: buy garage_2", cards=card),
        Seat("dimaggio", tasks="franco_luciano: insolvency"),
        Seat("calmuti"),
        phase="action",
    )
    assert t.asked == (0,)
    t.refuses(0, play)
    t.calls_off("big_joey")
    assert t.about == "finishing"
    t.refuses(0, play)


@rule("C-81", "option influence_from")
def test_nothing_is_played_before_its_round() -> None:
    t = planning("machine_pistol", number=1, influence_from=2)
    assert on_whom(t, "machine_pistol") == set()


# --- when it goes


@rule("C-81", "C-36")
@pytest.mark.parametrize("card", ["henchman", "saboteur"])
@pytest.mark.parametrize("paid", [True, False])
def test_on_a_purchase_it_does_nothing_and_goes_with_it(card: str, paid: bool) -> None:
    t = table(
        Seat("blundetto", cash=9000, tasks="big_joey: buy garage_2, little_joey: buy pimp_5"),
        Seat("dimaggio"),
        Seat("calmuti"),
        phase="action",
        attached=f"1 {card} big_joey",
    )
    if paid:
        t.buys("big_joey")
        assert t.happened(Bought) == [Bought(0, BusinessCard.GARAGE_2, 8000)]
    else:
        t.calls_off("big_joey")
    assert t.happened(Detached) == [Detached(Influence(card), Gangster.BIG_JOEY)]
    assert t.g.view(None).influence_up == (Influence(card),)


@rule("C-81", "C-92")
@pytest.mark.parametrize("card", ALL_FOUR)
def test_what_lies_on_a_gangster_without_a_task_goes_at_the_end_of_the_round(card: str) -> None:
    t = table(
        Seat("blundetto", cash=20_000, tasks="big_joey: buy garage_2"),
        Seat("dimaggio"),
        Seat("calmuti"),
        phase="action",
        attached=f"0 {card} franco_luciano",
    )
    t.calls_off("big_joey")
    assert (t.phase, t.attached("franco_luciano")) == ("recruiting", card)
    t.declines(0)
    assert (t.g.round, t.attached("franco_luciano")) == (2, "")
