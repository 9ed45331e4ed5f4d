"""Schemer: an extra turn before another's, or none of one's own (C-83)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK
from sitdown.core.records import TIME_UP, Action
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import InfluencePlayed, TurnBegan, TurnEnded
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

JOEYS = "big_joey: buy garage_2, little_joey: buy pimp_5"
MALONYS = "phil_malony: buy pimp_4, franco_luciano: buy pimp_3"
VITOS = "vito_baritono: buy cop_2, frankie_calmuti: buy cop_3"


def acting(cards: tuple[str, str, str], tasks: tuple[str, str, str] = (JOEYS, MALONYS, VITOS), **stated: Any) -> Play:
    """The action phase; two purchases each, which are cancelled to take a turn."""
    families = ("blundetto", "dimaggio", "calmuti")
    seats = [Seat(family, owns="", tasks=tasks[at], cards=cards[at]) for at, family in enumerate(families)]
    return table(*seats, **{"number": 3, "phase": "action", **stated})


def turns(t: Play) -> list[tuple[int, bool]]:
    """Whose began, and whether it was an extra one."""
    return [(event.seat, event.extra) for event in t.happened(TurnBegan)]


# --- an extra turn


@rule("C-83")
def test_an_extra_turn_comes_before_the_turn_of_another() -> None:
    t = acting(("", "", "schemer"))
    assert (t.about, t.asked) == ("schemer", (2,))
    t.schemes(2)
    assert t.happened(InfluencePlayed) == [InfluencePlayed(2, Influence.SCHEMER)]
    assert (t.cards(2), turns(t), t.asked) == ("", [(2, True)], (2,))
    t.calls_off("vito_baritono")
    assert turns(t) == [(0, False)]
    t.calls_off("big_joey")
    t.calls_off("phil_malony")
    assert turns(t) == [(2, False)]  # his own turn comes all the same
    t.calls_off("frankie_calmuti")
    assert turns(t) == [(0, False)]


@rule("C-83")
def test_it_is_a_full_turn() -> None:
    t = acting(("", "", "schemer snitch"), (JOEYS, "phil_malony: scam", VITOS))
    t.schemes(2)
    assert act.Snitch in {type(option) for option in t.options(2)}
    t.calls_off("vito_baritono")
    assert (t.about, t.asked) == ("finishing", (2,))
    t.snitches("phil_malony")
    assert turns(t) == [(0, False)]


@rule("C-83")
def test_nobody_need_scheme() -> None:
    t = acting(("", "", "schemer"))
    t.declines(2)
    assert (turns(t), t.cards(2)) == ([(0, False)], "schemer")


# --- who is asked, and when


@rule("C-83", "C-72")
@pytest.mark.parametrize("card", ["schemer", "spy"])
def test_every_other_player_with_a_card_and_a_task_is_asked_whatever_it_is(card: str) -> None:
    t = acting(("schemer", card, "henchman"))
    question = t.g.view(None).question
    assert question is not None
    assert (question.about, question.mode, question.seats) == ("schemer", "sealed", (1, 2))
    scheme: set[Action] = {act.SCHEME} if card == "schemer" else set()
    assert t.options(1) == {*scheme, act.DECLINE}
    assert t.g.view(1).turn == 0  # who is waiting


@rule("C-83")
@pytest.mark.parametrize(("cards", "tasks"), [("", MALONYS), ("schemer", "")])
def test_not_without_a_card_or_a_task(cards: str, tasks: str) -> None:
    t = acting(("", cards, "spy"), (JOEYS, tasks, VITOS))
    assert t.asked == (2,)


@rule("C-83")
def test_before_every_turn_that_is_taken() -> None:
    t = acting(("snitch", "", "spy"), ("big_joey: buy garage_2", "", VITOS))
    asked = []
    while t.phase == "action":
        asked.append((t.about, t.asked))
        if t.about == "schemer":
            t.all_decline()
        elif t.about == "acting":
            t.calls_off(t.tasks()[0] if t.asked == (0,) else t.tasks()[-1])
        else:
            t.ends_turn()
    assert asked == [
        ("schemer", (2,)),
        ("acting", (0,)),
        ("finishing", (0,)),
        ("acting", (2,)),  # nobody else has a task left: nobody is asked; DiMaggio never had one
        ("finishing", (2,)),
        ("acting", (2,)),
        ("finishing", (2,)),
    ]


@rule("C-83")
def test_the_window_closes_before_whose_turn_it_is_chooses_anything() -> None:
    t = acting(("snitch", "", "schemer"))
    for choice in (act.CallOff(Place.BIG_JOEY), act.EXCHANGE_MARKET, act.LIE_LOW):
        t.refuses(0, choice)
    t.declines(2)
    assert (turns(t), t.about, t.asked) == ([(0, False)], "acting", (0,))
    t.refuses(2, act.SCHEME)  # nothing is chosen yet, and it is too late


@rule("C-83")
def test_no_second_announcing_before_the_same_turn() -> None:
    t = acting(("", "schemer", "schemer schemer"))
    t.declines(1)
    t.schemes(2)
    t.calls_off("vito_baritono")
    t.ends_turn()  # he could have looked at something
    assert (t.about, t.asked) == ("acting", (0,))
    t.calls_off("big_joey")
    assert (t.about, t.asked) == ("schemer", (2,))  # before DiMaggio's turn again


@rule("C-83")
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize(("starter", "order"), [(0, [1, 2]), (2, [2, 1])])
def test_all_announced_are_resolved_clockwise_from_the_start_player(first: int, starter: int, order: list[int]) -> None:
    """Blundetto's turn is coming either way."""
    tasks = (JOEYS, "franco_luciano: buy pimp_3", "vito_baritono: buy cop_2, frankie_calmuti: buy cop_3")
    t = acting(("", "schemer", "schemer"), tasks, starter=starter)
    if starter == 2:
        t.declines(1)
        t.calls_off("frankie_calmuti")
        t.ends_turn()
    t.schemes(first)
    assert t.events == []
    t.schemes(3 - first)
    assert [event.seat for event in t.happened(InfluencePlayed)] == order
    assert turns(t) == [(order[0], True)]
    t.calls_off("franco_luciano" if order[0] == 1 else "vito_baritono")
    assert turns(t) == [(order[1], True)]
    t.calls_off("franco_luciano" if order[1] == 1 else "vito_baritono")
    assert turns(t) == [(0, False)]


@rule("C-83")
def test_who_has_lost_his_tasks_meanwhile_is_skipped() -> None:
    t = acting(("", "schemer", ""), ("big_joey: buy garage_2", "franco_luciano: car_bomb_iii", VITOS))
    t.schemes(1)
    t.attacks("franco_luciano", "big_joey", dice=(4, 1, 1))
    assert turns(t) == [(2, False)]


@rule("C-83")
def test_so_is_a_schemer_and_his_card_is_gone() -> None:
    tasks = (JOEYS, "franco_luciano: car_bomb_iii", "vito_baritono: buy cop_2")
    t = acting(("", "schemer", "schemer"), tasks)
    t.schemes(1)
    t.schemes(2)
    t.attacks("franco_luciano", "vito_baritono", dice=(4, 1, 1))
    assert turns(t) == [(0, False)]
    assert t.cards(2) == ""


@rule("C-83", "option reaction_seconds")
def test_silence_is_no() -> None:
    t = acting(("", "schemer", "schemer"), reaction_seconds=5)
    t.schemes(2)
    t.time_up()
    assert (turns(t), t.cards(1), t.cards(2)) == ([(2, True)], "schemer", "")
    t = acting(("", "schemer", ""), reaction_seconds=None)
    t.refuses(CLOCK, TIME_UP)


# --- lying low


@rule("C-83")
def test_one_s_own_turn_passes_and_the_task_stays() -> None:
    t = acting(("schemer", "", ""))
    assert act.LIE_LOW in t.options(0)
    t.lies_low()
    assert t.happened(TurnEnded) == [TurnEnded(0)]
    assert (t.task("big_joey"), t.task("little_joey"), t.cards(0)) == ("buy garage_2", "buy pimp_5", "")
    assert turns(t) == [(1, False)]


@rule("C-83")
def test_who_has_lain_low_has_the_next_turn_if_nobody_else_has() -> None:
    t = acting(("schemer", "", ""), (JOEYS, "", ""))
    t.lies_low()
    assert (turns(t), t.asked) == ([(0, False)], (0,))


@rule("C-83")
def test_lying_low_is_instead_of_acting() -> None:
    t = acting(("schemer", "", ""))
    t.calls_off("big_joey")
    assert t.about == "finishing"
    t.refuses(0, act.LIE_LOW)


@rule("C-83")
def test_a_response_card_can_be_kept_ready_in_an_extra_turn_too() -> None:
    t = acting(("", "schemer schemer", ""), (JOEYS, "franco_luciano: trap_iii", VITOS))
    t.schemes(1)
    t.lies_low()
    assert (turns(t), t.task("franco_luciano")) == ([(0, False)], "trap_iii")


@rule("C-83")
def test_not_while_planning() -> None:
    t = table(Seat("blundetto", jobs="scam", cards="schemer"), Seat("dimaggio"), Seat("calmuti"))
    t.refuses(0, act.LIE_LOW)
    t.refuses(1, act.SCHEME)
