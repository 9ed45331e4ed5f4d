"""Jimmy and Alexei: mercenaries who put a stop to something (M-28, M-32)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import Foiled, GangsterKilled, JobLost, Looked, Repelled, Rolled, TurnedUp
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

VITO = "vito_baritono: buy pimp"  # the phase goes on


def action(job: str, tasks: str, crew: str = "jimmy_the_tramp", others: str = VITO, number: int = 3) -> Play:
    """Big Joey of Blundetto has this job; DiMaggio has these tasks, and a mercenary."""
    return table(
        Seat("blundetto", cash=10_000, owns="", crew="big_joey", tasks=f"big_joey: {job}"),
        Seat("dimaggio", cash=10_000, owns="", crew=f"franco_luciano {crew}", tasks=tasks),
        Seat("calmuti", cash=10_000, owns="", tasks=others),
        number=number,
        phase="action",
        mercenaries=True,
    )


# --- M-28: Jimmy


@rule("M-28", "C-72")
def test_jimmys_job_is_a_trap_in_round_one_too() -> None:
    t = action("theft_i_3", "jimmy_the_tramp: scam", number=1)
    t.attacks("big_joey", 1, dice=(3, 3, 1))
    assert (t.about, t.asked) == ("trap", (1,))
    assert t.options(1) == {act.SpringTrap(Place.JIMMY_THE_TRAMP), act.DECLINE}
    t.springs_trap("jimmy_the_tramp", dice=(4, 3, 3))
    assert t.happened(TurnedUp)[0].job == JobCard.TRAP_III
    assert t.happened(Rolled) == [Rolled(1, Gangster.JIMMY_THE_TRAMP, 4, (4, 3, 3), 1)]
    assert (t.happened(Repelled), t.g.cash, t.active("big_joey")) == ([Repelled(1, 0)], [10_000] * 3, True)


@rule("M-28", "C-71", "C-73")
@pytest.mark.parametrize("job", ["scam", "theft_ii_3", "robbery_iii"])
def test_whatever_it_is_and_two_successes_kill_the_attacker(job: str) -> None:
    t = action("theft_iii", f"jimmy_the_tramp: {job}")
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    t.springs_trap("jimmy_the_tramp", dice=(4, 4, 1))
    assert t.happened(GangsterKilled) == [GangsterKilled(0, Gangster.BIG_JOEY, 1)]
    assert (t.trophies(1), t.task("jimmy_the_tramp")) == ("big_joey", "")


@rule("M-28", "C-32")
def test_the_card_goes_face_down() -> None:
    t = action("theft_i_3", "jimmy_the_tramp: scam", number=1)
    t.attacks("big_joey", 1, dice=(3, 3, 1))
    t.springs_trap("jimmy_the_tramp", dice=(1, 1, 1))
    assert t.happened(JobLost) == [JobLost(1, Place.JIMMY_THE_TRAMP, 1)]
    stack = t.g.view(0).job_stacks[0]
    assert (stack.face_up, stack.face_down) == ((JobCard.THEFT_I_3,), 1)
    assert t.g.cash[:2] == [13_000, 7000], "it failed"


@rule("M-28", "C-32")
def test_a_real_trap_of_his_is_turned_up() -> None:
    t = action("theft_iv_3", "jimmy_the_tramp: trap_iv", number=4)
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    t.springs_trap("jimmy_the_tramp", dice=(4, 1, 1))
    assert t.happened(TurnedUp) == [TurnedUp(1, Place.JIMMY_THE_TRAMP, JobCard.TRAP_IV)]
    stack = t.g.view(0).job_stacks[3]
    assert (set(stack.face_up), stack.face_down) == ({JobCard.THEFT_IV_3, JobCard.TRAP_IV}, 0)


@rule("M-28", "C-72")
@pytest.mark.parametrize(
    ("crew", "tasks"),
    [
        ("jimmy_the_tramp", "jimmy_the_tramp: buy cop, franco_luciano: scam"),  # no job of his
        ("jimmy_the_tramp", "franco_luciano: scam"),  # done, or never given
        ("jimmy_the_tramp*", "franco_luciano: scam"),
        ("saito_botan", "saito_botan: scam"),
    ],
)
def test_otherwise_nobody_is_asked_in_rounds_one_and_two(crew: str, tasks: str) -> None:
    t = action("theft_ii_3", tasks, crew, number=2)
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    assert t.about == "acting"


@rule("M-28", "C-71")
def test_when_his_boss_is_attacked_and_nobody_else() -> None:
    others = f"{VITO}, bobby_ruthless: threats"
    t = action("theft_ii_3", "jimmy_the_tramp: scam", others=others, number=2)
    t.attacks("big_joey", 2, dice=(3, 3, 3))
    assert t.about == "acting"


@rule("M-28", "C-71")
def test_another_trap_may_follow_his() -> None:
    t = action("theft_iii", "jimmy_the_tramp: scam, franco_luciano: trap_iii")
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    springs = {act.SpringTrap(Place.JIMMY_THE_TRAMP), act.SpringTrap(Place.FRANCO_LUCIANO)}
    assert t.options(1) == {*springs, act.DECLINE}
    t.springs_trap("jimmy_the_tramp", dice=(1, 1, 1))
    t.springs_trap("franco_luciano", dice=(4, 1, 1))
    assert t.happened(Repelled) == [Repelled(1, 0)]


# --- M-32: Alexei


def planning(cards: str, **stated: Any) -> Play:
    """Blundetto is planning, with these influence cards in hand; DiMaggio has Alexei."""
    return table(
        Seat("blundetto", cards=cards, jobs="threats scam"),
        Seat("dimaggio", crew="alexei_walenko franco_luciano", tasks="franco_luciano: car_theft", cards="henchman"),
        Seat("calmuti", tasks="vito_baritono: arms_deal"),
        mercenaries=True,
        **stated,
    )


def pile(t: Play) -> tuple[Influence, ...]:
    """Face up."""
    return t.g.view(None).influence_up


@rule("M-32")
def test_alexei_cancels_a_card_as_it_is_played_and_it_is_spent() -> None:
    t = planning("snitch")
    t.snitches("vito_baritono")
    assert (t.about, t.asked, t.happened(Looked)) == ("alexei", (1,), [])
    t.foils()
    assert t.happened(Foiled) == [Foiled(1, Influence.SNITCH)]
    assert (t.happened(Looked), t.cards(0), pile(t)) == ([], "", (Influence.SNITCH,))
    assert t.g.view(0).players[2].crew[0].tasks[0].seen_by == ()


@rule("M-32")
def test_he_need_not() -> None:
    t = planning("snitch")
    t.snitches("vito_baritono")
    t.declines(1)
    assert len(t.happened(Looked)) == 1


@rule("M-32", "C-81")
@pytest.mark.parametrize(
    ("card", "gangster"),
    [
        ("henchman", "big_joey"),
        ("machine_pistol", "big_joey"),
        ("saboteur", "franco_luciano"),
        ("distraction", "vito_baritono"),
    ],
)
def test_a_card_for_a_gangster_as_it_is_played(card: str, gangster: str) -> None:
    t = planning(card)
    t.attaches(card, gangster)
    t.foils()
    assert (t.attached(gangster), pile(t)) == ("", (Influence(card),))


@rule("M-32", "C-80")
def test_an_exchange_of_the_market() -> None:
    t = planning("snitch")
    market = t.market
    t.exchanges_market()
    t.foils()
    assert (t.market, t.under) == (market, "")


@rule("M-32", "C-83")
def test_a_turn_that_does_not_pass_after_all_is_still_to_be_taken() -> None:
    t = table(
        Seat("blundetto", cards="schemer", tasks="big_joey: threats"),
        Seat("dimaggio", crew="alexei_walenko"),
        Seat("calmuti", tasks="vito_baritono: scam"),
        phase="action",
        mercenaries=True,
    )
    t.lies_low()
    t.foils()
    assert (t.about, t.asked, t.cards(0)) == ("acting", (0,), "")


@rule("M-32")
def test_twice_a_round() -> None:
    t = planning("snitch snitch snitch")
    for _ in range(2):
        t.snitches("vito_baritono")
        t.foils()
    t.snitches("vito_baritono")
    assert len(t.happened(Looked)) == 1, "nobody is asked"


@rule("M-32")
def test_not_his_own_sides_cards() -> None:
    t = table(
        Seat("blundetto", cards="snitch", crew="alexei_walenko big_joey", jobs="threats"),
        Seat("dimaggio", tasks="franco_luciano: car_theft"),
        Seat("calmuti"),
        mercenaries=True,
    )
    t.snitches("franco_luciano")
    assert len(t.happened(Looked)) == 1


@rule("M-32", "C-84")
def test_a_lawyer_is_no_influence_card() -> None:
    t = table(
        Seat("blundetto", owns="lawyer", jobs="threats"),
        Seat("dimaggio", crew="alexei_walenko franco_luciano", tasks="franco_luciano: car_theft"),
        Seat("calmuti"),
        mercenaries=True,
    )
    t.asks_lawyer("franco_luciano")
    assert len(t.happened(Looked)) == 1


@rule("M-32")
@pytest.mark.parametrize(("card", "gangster"), [("machine_pistol", "big_joey"), ("saboteur", "franco_luciano")])
def test_he_cancels_a_card_that_lies_on_anybody(card: str, gangster: str) -> None:
    """On another's turn too; it lies in the pile then, and counts as one of the two."""
    t = planning("", attached=f"0 {card} {gangster}, 0 henchman vito_baritono, 2 distraction little_joey")
    t.act(1, act.Strip(Influence(card), Gangster(gangster)))
    assert t.happened(Foiled) == [Foiled(1, Influence(card))]
    assert (t.attached(gangster), pile(t), t.asked) == ("", (Influence(card),), (0,))
    t.act(1, act.Strip(Influence.HENCHMAN, Gangster.VITO_BARITONO))
    t.refuses(1, act.Strip(Influence.DISTRACTION, Gangster.LITTLE_JOEY))


@rule("M-32")
def test_who_strips_while_a_card_is_played_may_have_nothing_left_to_foil_it_with() -> None:
    t = planning("snitch", attached="0 machine_pistol big_joey, 0 henchman vito_baritono")
    t.snitches("vito_baritono")
    t.act(1, act.Strip(Influence.MACHINE_PISTOL, Gangster.BIG_JOEY))
    t.act(1, act.Strip(Influence.HENCHMAN, Gangster.VITO_BARITONO))
    t.refuses(1, act.FOIL)
    t.declines(1)
    assert len(t.happened(Looked)) == 1


@rule("M-32")
def test_not_one_of_his_own_nor_one_that_is_not_there_nor_by_anybody_else() -> None:
    t = planning("", attached="1 henchman franco_luciano, 0 saboteur franco_luciano")
    t.refuses(1, act.Strip(Influence.HENCHMAN, Gangster.FRANCO_LUCIANO))
    t.refuses(1, act.Strip(Influence.SABOTEUR, Gangster.BIG_JOEY))
    t.refuses(1, act.Strip(Influence.SNITCH, Gangster.FRANCO_LUCIANO))
    t.refuses(2, act.Strip(Influence.SABOTEUR, Gangster.FRANCO_LUCIANO))


@rule("M-32", "C-33")
def test_nor_while_a_job_is_carried_out() -> None:
    t = table(
        Seat("blundetto", owns="cop", tasks="big_joey: credit_card_fraud"),
        Seat("dimaggio", crew="alexei_walenko"),
        Seat("calmuti", tasks="vito_baritono: scam"),
        phase="action",
        attached="0 henchman big_joey",
        mercenaries=True,
    )
    t.carries_out("big_joey", dice=(2, 1, 1))
    t.refuses(1, act.Strip(Influence.HENCHMAN, Gangster.BIG_JOEY))


@rule("M-32", "C-35")
def test_what_he_strips_counts_no_more() -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: credit_card_fraud"),
        Seat("dimaggio", crew="alexei_walenko"),
        Seat("calmuti", tasks="vito_baritono: scam"),
        phase="action",
        attached="0 henchman big_joey, 0 machine_pistol big_joey",
        mercenaries=True,
    )
    t.act(1, act.Strip(Influence.MACHINE_PISTOL, Gangster.BIG_JOEY))
    t.act(1, act.Strip(Influence.HENCHMAN, Gangster.BIG_JOEY))
    t.carries_out("big_joey", dice=(2, 2, 2))
    assert t.happened(Rolled) == [Rolled(0, Gangster.BIG_JOEY, 3, (2, 2, 2), 0)]


@rule("M-32", "M-5")
def test_a_deactivated_alexei_cancels_nothing() -> None:
    t = table(
        Seat("blundetto", cards="snitch", jobs="threats"),
        Seat("dimaggio", crew="alexei_walenko* franco_luciano", tasks="franco_luciano: car_theft"),
        Seat("calmuti"),
        attached="0 machine_pistol big_joey",
        mercenaries=True,
    )
    t.snitches("franco_luciano")
    assert t.about == "planning"
    t.refuses(1, act.Strip(Influence.MACHINE_PISTOL, Gangster.BIG_JOEY))
