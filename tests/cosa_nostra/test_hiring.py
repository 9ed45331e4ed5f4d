"""The mercenary expansion: set-up, the exchange of round I, hiring after the draw, the stack of mercenaries (M-1 to M-4)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.board.material import GANGSTER
from sitdown.games.cosa_nostra.cards.names import Gangster
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import Exchanged, Hired, JobsDealt, MercenariesLaidOut, PlanningBegan
from tests.cosa_nostra.harness import Play, Seat, begun, table
from tests.cosa_nostra.watching import all_men
from tests.rules import rule

NINE = (
    "paco_santiago bernardo_farmacista laverne_ontario jimmy_the_tramp lono_slifer adriano_simion dave_poppel "
    "fumiyo_goto saito_botan"
)
STRONG = {"tuco_quintero", "boggy_gloves", "yumiko_ishi"}
THREE = ("blundetto", "dimaggio", "calmuti")
START = (0, 0, 4, 8, 12)  # the start player, and a market that fits


def recruiting(number: int, *cash: int, laid_out: str = NINE, **stated: Any) -> Play:
    """Blundetto, DiMaggio and Calmuti have their hands, and these mercenaries lie there."""
    seats = [Seat(family, cash=money, owns="") for family, money in zip(THREE, cash, strict=True)]
    t = table(*seats, number=number, phase="draw", mercenaries=True, **stated)
    t.comes(mercenaries=laid_out)
    t.keeps_hand(0, 1, 2)
    return t


def names(men: tuple[int, ...]) -> set[str]:
    return {GANGSTER[who] for who in men}


# --- M-1: set-up


@rule("M-1", "option mercenaries")
def test_five_thousand_dollars_and_the_strong_ones_are_set_aside() -> None:
    t = begun(*THREE, lots=START, mercenaries=True)
    assert t.g.cash == [5000, 5000, 5000]
    assert names(t.g.aside) == STRONG
    assert len(t.g.guild) == 17


@rule("option mercenaries")
def test_without_the_expansion_there_are_none() -> None:
    t = begun(*THREE, lots=START)
    assert (t.g.cash, t.g.guild, t.g.aside) == ([2000, 2000, 2000], (), ())
    t.keeps_hand(0, 1, 2)
    assert (t.about, t.happened(MercenariesLaidOut)) == ("planning", [])


# --- M-3: round I


@rule("M-3")
def test_a_start_gangster_for_a_mercenary_of_eighteen_thousand() -> None:
    """The rulebook's example: both have strength 3, so it costs $3,000."""
    t = recruiting(1, 5000, 0, 0)
    assert (t.about, t.asked, t.phase) == ("exchanging", (0,), "recruiting")
    t.exchanges("big_joey", "paco_santiago")
    assert t.happened(Exchanged) == [Exchanged(0, Gangster.BIG_JOEY, Gangster.PACO_SANTIAGO, 3000)]
    assert (t.g.cash[0], t.crew(0)) == (2000, "little_joey jimmy_bananas paco_santiago")
    assert Gangster.BIG_JOEY not in names(tuple(all_men(t.g))), "he has left the game"


@rule("M-3")
def test_only_of_the_same_strength_and_only_if_he_can_pay_the_difference() -> None:
    t = recruiting(1, 3000, 0, 0)
    assert t.options(0) == {
        act.Exchange(Gangster.LITTLE_JOEY, Gangster.ADRIANO_SIMION),  # 8,000 less 5,000
        act.Exchange(Gangster.JIMMY_BANANAS, Gangster.BERNARDO_FARMACISTA),  # 13,000 less 10,000
        act.Exchange(Gangster.JIMMY_BANANAS, Gangster.DAVE_POPPEL),
        act.Exchange(Gangster.BIG_JOEY, Gangster.PACO_SANTIAGO),  # 18,000 less 15,000
        act.Exchange(Gangster.BIG_JOEY, Gangster.JIMMY_THE_TRAMP),
        act.Exchange(Gangster.BIG_JOEY, Gangster.SAITO_BOTAN),
        act.DECLINE,
    }
    assert act.Exchange(Gangster.LITTLE_JOEY, Gangster.FUMIYO_GOTO) in recruiting(1, 4000, 0, 0).options(0)


@rule("M-3")
def test_nobody_hires_in_round_one_however_rich() -> None:
    t = recruiting(1, 90_000, 0, 0)
    assert not [option for option in t.options(0) if isinstance(option, act.Hire)]
    t.refuses(0, act.Hire(Gangster.STEVIE_BLUNDETTO))
    t.refuses(0, act.Hire(Gangster.PACO_SANTIAGO))


@rule("M-3")
def test_from_the_start_player_clockwise_one_each() -> None:
    t = recruiting(1, 5000, 5000, 5000, starter=1)
    assert t.asked == (1,)
    t.exchanges("lenny_dimaggio", "dave_poppel")
    assert t.asked == (2,)
    t.refuses(2, act.Exchange(Gangster.FRANKIE_CALMUTI, Gangster.DAVE_POPPEL))
    t.declines(2)
    t.exchanges("little_joey", "adriano_simion")
    assert (t.happened(PlanningBegan), t.crew(2)) == (
        [PlanningBegan(1)],
        "vito_baritono frankie_calmuti bobby_ruthless",
    )


@rule("M-3")
def test_who_can_pay_for_no_exchange_is_not_asked() -> None:
    t = recruiting(1, 1000, 2000, 0)
    assert t.asked == (1,)  # Dave, for $2,000
    t.declines(1)
    assert t.about == "planning"


@rule("M-3", "option turn_seconds")
def test_silence_exchanges_nobody_and_hires_nobody() -> None:
    t = recruiting(1, 5000, 0, 0, turn_seconds=30)
    t.time_up()
    assert (t.about, t.crew(0)) == ("planning", "little_joey jimmy_bananas big_joey")
    t = recruiting(2, 50_000, 0, 0, turn_seconds=30)
    t.time_up()
    assert (t.about, t.crew(0)) == ("planning", "little_joey jimmy_bananas big_joey")


# --- M-2: from round II on


@rule("M-2")
def test_after_the_draw_nine_lie_face_up() -> None:
    t = table(*[Seat(family, cash=50_000) for family in THREE], number=2, phase="draw", mercenaries=True)
    assert (len(t.happened(JobsDealt)), t.about, t.g.view(None).mercenaries) == (3, "hands", ())
    t.comes(mercenaries=NINE)
    t.keeps_hand(0, 1, 2)
    (laid_out,) = t.happened(MercenariesLaidOut)
    assert set(laid_out.mercenaries) == set(NINE.split())
    for viewer in (0, 1, 2, None):
        assert set(t.g.view(viewer).mercenaries) == set(NINE.split())


@rule("M-2")
def test_one_of_them_or_one_of_the_family_at_its_price_clockwise_from_the_start_player() -> None:
    t = recruiting(2, 50_000, 18_000, 50_000, starter=2)
    family = ("carmine_lucatoni", "salie_canalli", "rocky_santiago")
    assert (t.about, t.asked, t.phase) == ("hiring", (2,), "recruiting")
    assert t.options(2) == {act.DECLINE, *[act.Hire(Gangster(name)) for name in (*NINE.split(), *family)]}
    t.hires("jimmy_the_tramp")
    assert t.happened(Hired) == [Hired(2, Gangster.JIMMY_THE_TRAMP, 18_000)]
    assert t.asked == (0,), "one new gangster a round"
    t.hires("micky_dogs")
    assert t.asked == (1,)
    t.refuses(1, act.Hire(Gangster.JIMMY_THE_TRAMP))
    t.refuses(1, act.Hire(Gangster.LONO_SLIFER))  # $19,000
    t.hires("paco_santiago")
    assert t.g.cash == [35_000, 0, 32_000]
    assert t.crew(1) == "phil_malony lenny_dimaggio franco_luciano paco_santiago"


@rule("M-2")
def test_the_rest_is_set_aside_and_there_is_no_recruiting_at_payday() -> None:
    t = recruiting(2, 50_000, 0, 0)
    t.hires("dave_poppel")
    assert (t.about, t.g.view(None).mercenaries) == ("planning", ())
    assert names(t.g.aside) == (set(NINE.split()) | STRONG) - {"dave_poppel"}
    t = table(*[Seat(family, cash=50_000) for family in THREE], number=2, phase="payday", mercenaries=True)
    assert (t.g.round, t.about) == (3, "hands")


@rule("M-2")
def test_who_can_pay_for_nobody_is_not_asked() -> None:
    t = recruiting(2, 8000, 7000, 0)
    assert (t.about, t.asked) == ("hiring", (0,))
    assert t.options(0) == {act.Hire(Gangster.ADRIANO_SIMION), act.DECLINE}
    t.declines(0)
    assert t.about == "planning"


# --- M-4: the stack


def asleep_until_the_next_round(t: Play) -> None:
    """Everybody's time is up, again and again, until hands are dealt and kept and mercenaries laid out."""
    number = t.g.round
    while t.g.round == number or t.about == "hands":
        t.time_up()


def laid_out(t: Play) -> set[str]:
    (event,) = t.happened(MercenariesLaidOut)
    return set(event.mercenaries)


SLEEPY: dict[str, Any] = {"turn_seconds": 30, "planning_seconds": 30}


@rule("M-4")
@pytest.mark.parametrize(("number", "there"), [(1, set()), (2, set()), (3, STRONG)])
def test_the_strong_ones_come_from_round_three_on(number: int, there: set[str]) -> None:
    t = recruiting(number, 0, 0, 0, laid_out="")
    assert len(laid_out(t)) == 9
    assert (laid_out(t) | names(t.g.guild)) & STRONG == there


@rule("M-4")
def test_a_stack_of_fewer_than_nine_gets_those_set_aside_but_not_the_strong_ones() -> None:
    """Eight are left after round I: in round II all who were not taken can come."""
    t = recruiting(1, 5000, 0, 0, **SLEEPY)
    assert len(t.g.guild) == 8
    t.exchanges("big_joey", "paco_santiago")
    asleep_until_the_next_round(t)
    assert len(laid_out(t)) == 9
    assert laid_out(t) | names(t.g.guild) == set(GANGSTER[30:]) - STRONG - {"paco_santiago"}


@rule("M-4")
def test_before_round_three_all_who_were_not_hired_are_shuffled_in() -> None:
    t = recruiting(2, 9000, 0, 0, laid_out=NINE, **SLEEPY)
    t.hires("adriano_simion")
    asleep_until_the_next_round(t)
    assert laid_out(t) | names(t.g.guild) == set(GANGSTER[30:]) - {"adriano_simion"}


@rule("M-4")
def test_while_there_are_nine_who_was_set_aside_stays_aside() -> None:
    t = recruiting(3, 0, 0, 0, **SLEEPY)
    left = names(t.g.guild)
    assert len(left) == 11
    asleep_until_the_next_round(t)
    assert laid_out(t) < left


@rule("M-4")
def test_if_fewer_than_nine_are_left_at_all_they_are_all_laid_out() -> None:
    seats = [
        Seat("blundetto", owns="", crew="little_joey " + " ".join(GANGSTER[30:38])),
        Seat("dimaggio", owns="", trophies=" ".join(GANGSTER[38:43])),
        Seat("calmuti", owns=""),
    ]
    t = table(*seats, number=4, phase="draw", mercenaries=True)
    t.keeps_hand(0, 1, 2)
    assert laid_out(t) == set(GANGSTER[43:])
