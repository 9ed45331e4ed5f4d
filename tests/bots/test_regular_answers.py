"""The player's answers: to dice, attacks, profits, and what the mercenaries can do."""

from typing import Any

import pytest

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou
from tests.bots.made_men import answer
from tests.cosa_nostra.harness import Play, Seat, table


def acting(*seats: Seat, **stated: Any) -> Play:
    return table(*seats, phase="action", **stated)


# --- dice


def rolled(mine: bool, dice: tuple[int, ...], me: Seat, **stated: Any) -> Play:
    """A cash job of Caruso's, or of one's own, and everybody else declines what is asked before the re-roll."""
    caruso = Seat("caruso", owns="casino", tasks="rocco_caruso: cheating")
    t = acting(me, caruso, Seat("calmuti", owns=""), number=2, starter=0 if mine else 1, **stated)
    t.carries_out("big_joey" if mine else "rocco_caruso", dice)
    assert t.about == "reroll"
    return t


@pytest.mark.parametrize(
    ("dice", "said"), [((1, 1, 1), act.Reroll(0)), ((6, 1, 1), act.Reroll(1)), ((6, 6, 1), act.DECLINE)]
)
def test_a_cop_re_rolls_what_failed(dice: tuple[int, ...], said: Action) -> None:
    me = Seat("blundetto", owns="cop night_club", tasks="big_joey: counterfeiting")
    assert answer(rolled(True, dice, me), 0) == said


@pytest.mark.parametrize(
    ("dice", "said"), [((1, 6, 1), act.Reroll(1)), ((1, 1, 1), act.DECLINE), ((6, 6, 6), act.DECLINE)]
)
def test_lono_spoils_an_opponents_success(dice: tuple[int, ...], said: Action) -> None:
    assert answer(rolled(False, dice, Seat("blundetto", crew="lono_slifer"), mercenaries=True), 0) == said


def test_willy_helps_his_own_and_nobody_else() -> None:
    me = Seat(
        "blundetto",
        crew="willy_svenson little_joey",
        owns="casino pimp",
        tasks="little_joey: high_rollers, willy_svenson: scam",
    )
    other = Seat("caruso", tasks="paulie_pennino: theft_iii")
    t = acting(me, other, Seat("calmuti"), number=3, mercenaries=True)
    t.carries_out("little_joey")
    assert (t.about, answer(t, 0)) == ("willy", act.LEND_DIE)
    t = acting(me, other, Seat("calmuti"), number=3, starter=1, mercenaries=True)
    t.attacks("paulie_pennino", 0)
    assert (t.about, answer(t, 0)) == ("willy", act.DECLINE)


def test_a_die_that_is_offered_is_taken() -> None:
    me = Seat("blundetto", tasks="big_joey: price_rigging")
    t = acting(
        me,
        Seat("caruso", crew="willy_svenson", tasks="willy_svenson: theft_iii"),
        Seat("calmuti"),
        number=3,
        mercenaries=True,
    )
    t.carries_out("big_joey")
    t.act(1, act.LEND_DIE)
    assert (t.about, answer(t, 0)) == ("willys_die", act.TAKE_DIE)


# --- Robbery, Trap


def robbery(profit: str, **stated: Any) -> Play:
    """Caruso's job has brought something; Blundetto could rob it."""
    me = Seat("blundetto", tasks="big_joey: robbery_iii, little_joey: robbery_iii")
    return acting(
        me,
        Seat("caruso", owns="casino pimp building_firm", tasks=f"rocco_caruso: {profit}"),
        Seat("calmuti"),
        number=3,
        starter=1,
        **stated,
    )


def test_a_big_profit_is_robbed_by_the_strongest() -> None:
    t = robbery("high_rollers")
    t.carries_out("rocco_caruso", (6, 6, 6))
    assert answer(t, 0) == act.Rob(Place.BIG_JOEY)


def test_a_small_profit_is_not_worth_a_robbery() -> None:
    t = robbery("scam")
    t.carries_out("rocco_caruso", (6, 1, 1))
    assert answer(t, 0) == act.DECLINE


def test_a_promise_holds_for_robberies_too() -> None:
    t = robbery("high_rollers")
    t.deals(0, 1, Goods(promises=(NoAttackOnYou(3),)))
    t.carries_out("rocco_caruso", (6, 6, 6))
    assert answer(t, 0) == act.DECLINE


def test_a_trap_saves_a_gangster() -> None:
    me = Seat("blundetto", tasks="big_joey: trap_iv")
    t = acting(me, Seat("caruso", tasks="rocco_caruso: car_bomb_iv"), Seat("calmuti"), number=4, starter=1)
    t.attacks("rocco_caruso", "jimmy_bananas", (6, 6, 6))
    assert (t.about, answer(t, 0)) == ("trap", act.SpringTrap(Place.BIG_JOEY))


@pytest.mark.parametrize(
    ("job", "said"), [("threats", act.SpringTrap(Place.JIMMY_THE_TRAMP)), ("high_rollers", act.DECLINE)]
)
def test_jimmy_gives_up_a_small_job_for_it_but_no_big_one(job: str, said: Action) -> None:
    me = Seat(
        "blundetto", cash=9000, crew="jimmy_the_tramp", owns="casino pimp lawyer", tasks=f"jimmy_the_tramp: {job}"
    )
    t = acting(
        me, Seat("caruso", tasks="rocco_caruso: theft_iii"), Seat("calmuti"), number=3, starter=1, mercenaries=True
    )
    t.attacks("rocco_caruso", 0, (6, 6, 6))
    assert (t.about, answer(t, 0)) == ("trap", said)


# --- who is hurt, who shoots


@pytest.mark.parametrize(("prey", "said"), [("big_joey", act.CALL_DOC), ("bobby_ruthless", act.DECLINE)])
def test_a_doc_is_called_for_ones_own(prey: str, said: Action) -> None:
    t = acting(
        Seat("blundetto", cards="emergency_doc"),
        Seat("caruso", tasks="rocco_caruso: car_bomb_iv"),
        Seat("calmuti"),
        number=4,
        starter=1,
    )
    t.attacks("rocco_caruso", prey, (6, 6, 6))
    assert (t.about, answer(t, 0)) == ("doc", said)


@pytest.mark.parametrize(("job", "said"), [("price_rigging", act.CALL_DOC), ("scam", act.DECLINE)])
def test_a_doc_is_no_use_to_whoever_has_nothing_to_lose(job: str, said: Action) -> None:
    """Deactivated only: his job is lost. Nobody can help him with the Scam."""
    me = Seat("blundetto", cards="emergency_doc", tasks=f"big_joey: {job}")
    t = acting(me, Seat("caruso", tasks="rocco_caruso: car_bomb_iii"), Seat("calmuti"), number=3, starter=1)
    t.all_decline()
    t.attacks("rocco_caruso", "big_joey", (6, 1, 1))
    t.all_decline()
    assert (t.about, answer(t, 0)) == ("doc", said)


def test_a_doc_is_called_for_whoever_is_shot_at_in_return() -> None:
    me = Seat("blundetto", tasks="big_joey: drive_by_shooting", cards="emergency_doc")
    t = acting(me, Seat("caruso"), Seat("calmuti"), number=4)
    t.attacks("big_joey", "rocco_caruso", (1, 1, 1))
    t.shoots_back((6, 6, 6))
    assert (t.about, answer(t, 0)) == ("doc", act.CALL_DOC)


def test_who_is_shot_at_shoots_back() -> None:
    t = acting(
        Seat("blundetto"), Seat("caruso", tasks="rocco_caruso: drive_by_shooting"), Seat("calmuti"), number=4, starter=1
    )
    t.attacks("rocco_caruso", "big_joey", (1, 1, 1))
    assert (t.about, answer(t, 0)) == ("return_fire", act.SHOOT_BACK)


def test_bernardo_strikes_twice() -> None:
    me = Seat("blundetto", crew="bernardo_farmacista", tasks="bernardo_farmacista: kill_a_businessman_iii")
    t = acting(me, Seat("caruso", owns="lawyer pimp_1"), Seat("calmuti", owns="pimp_2"), number=3, mercenaries=True)
    t.attacks("bernardo_farmacista", "pimp_1", (1, 1))
    assert t.about == "attack_again"
    assert isinstance(answer(t, 0), act.AttackBusiness)


@pytest.mark.parametrize(("card", "said"), [("distraction", act.FOIL), ("snitch", act.DECLINE)])
def test_alexei_foils_what_would_hurt(card: str, said: Action) -> None:
    me = Seat("blundetto", crew="alexei_walenko", tasks="alexei_walenko: scam")
    other = Seat("caruso", crew="rocco_caruso", jobs="theft_iii", cards=card)
    t = table(me, other, Seat("calmuti", crew=""), number=3, starter=1, market="", mercenaries=True)
    if card == "snitch":
        t.snitches("alexei_walenko")
    else:
        t.attaches(card, "alexei_walenko")
    assert (t.about, answer(t, 0)) == ("alexei", said)


# --- Schemers


@pytest.mark.parametrize(("number", "said"), [(4, act.SCHEME), (2, act.DECLINE)])
def test_a_good_job_is_not_left_lying_there_in_the_last_round(number: int, said: Action) -> None:
    me = Seat("blundetto", owns="casino loan_shark", tasks="big_joey: debt_trap", cards="schemer")
    t = acting(me, Seat("caruso", tasks="rocco_caruso: theft_iii"), Seat("calmuti"), number=number, starter=1)
    assert (t.about, answer(t, 0)) == ("schemer", said)


@pytest.mark.parametrize(("looks", "said"), [(True, act.SCHEME), (False, act.DECLINE)])
def test_nor_when_an_attack_was_seen(looks: bool, said: Action) -> None:
    me = Seat("blundetto", owns="casino lawyer", tasks="big_joey: cheating, little_joey: scam", cards="schemer")
    thieves = Seat("caruso", tasks="rocco_caruso: theft_ii_3, paulie_pennino: theft_ii_4")
    t = acting(me, thieves, Seat("calmuti"), number=2)
    if looks:
        t.asks_lawyer("paulie_pennino", "rocco_caruso")
    t.calls_off("little_joey")
    t.ends_turn()
    assert (t.about, answer(t, 0)) == ("schemer", said)
