"""Abilities end with the mercenary, and go with him to another boss (M-5)."""

from sitdown.games.cosa_nostra.cards.cards import Monopoly
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import Bought, JobLost, MonopolyChanged, PurchaseLost, Rerolled
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

VITO = "vito_baritono: buy pimp"  # the phase goes on


def attacked(
    mercenary: str, job: str, dice: tuple[int, ...], owns: str = "", tasks: str = "", cash: int = 7000
) -> Play:
    """Franco has gone after the mercenary, who is of Blundetto's crew."""
    t = table(
        Seat("blundetto", cash=cash, owns=owns, crew=f"{mercenary} big_joey", tasks=tasks),
        Seat("dimaggio", owns="", tasks=f"franco_luciano: {job}"),
        Seat("calmuti", owns="", tasks=VITO),
        number=3,
        phase="action",
        starter=1,
        mercenaries=True,
    )
    t.attacks("franco_luciano", mercenary, dice=dice)
    return t


@rule("M-5", "M-39", "C-31")
def test_prices_go_up_again_when_yumiko_is_gone() -> None:
    for dice in ((4, 1, 1), (4, 4, 4)):  # deactivated, killed
        t = attacked("yumiko_ishi", "car_bomb_iii", dice, tasks="big_joey: buy casino")
        t.calls_off("vito_baritono")
        assert t.options(0) == {act.CallOff(Place.BIG_JOEY)}
    t = attacked("yumiko_ishi", "car_bomb_iii", (1, 1, 1), tasks="big_joey: buy casino")
    t.calls_off("vito_baritono")
    t.buys("big_joey")
    assert t.happened(Bought) == [Bought(0, BusinessCard.CASINO_1, 7000)]


@rule("M-5", "M-37", "C-91")
def test_a_monopoly_ends_with_saito() -> None:
    for dice in ((4, 1, 1), (4, 4, 4)):
        t = attacked("saito_botan", "car_bomb_iii", dice, owns="night_club pimp")
        assert t.happened(MonopolyChanged) == [MonopolyChanged(Monopoly.PROSTITUTION, None)]


@rule("M-5", "M-35")
def test_a_planned_purchase_beside_is_lost_with_who_is_killed() -> None:
    t = attacked("kenzo_isosaki", "car_bomb_iii", (4, 4, 4), tasks="kenzo_isosaki: scam, kenzo_isosaki_2: buy casino")
    t.declines(0)  # no Trap
    assert t.happened(JobLost) == [JobLost(0, Place.KENZO_ISOSAKI, 1)]
    assert t.happened(PurchaseLost) == [PurchaseLost(0, Place.KENZO_ISOSAKI_2, BusinessCard.CASINO_1)]
    assert (t.under, t.trophies(1)) == ("casino_1", "kenzo_isosaki")


@rule("M-5", "M-36", "C-31")
def test_a_purchase_chosen_from_the_stack_can_still_be_paid_without_ryu() -> None:
    t = attacked("ryu_yamamoto", "car_bomb_iii", (4, 1, 1), tasks="big_joey: buy garage", cash=8000)
    t.calls_off("vito_baritono")
    t.buys("big_joey")
    assert t.happened(Bought) == [Bought(0, BusinessCard.GARAGE_1, 8000)]


@rule("M-5", "M-20", "M-21")
def test_what_he_can_do_his_colleagues_cannot() -> None:
    t = table(
        Seat("blundetto", crew="big_joey paco_santiago bernardo_farmacista", tasks="big_joey: property_damage"),
        Seat("dimaggio", cash=20_000),
        Seat("calmuti", tasks=VITO),
        number=3,
        phase="action",
        mercenaries=True,
    )
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    assert (t.g.cash[1], t.asked) == (15_000, (2,))


@rule("M-5", "M-29", "C-85")
def test_abilities_and_what_was_used_of_them_go_with_the_card() -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: credit_card_fraud, little_joey: gas_station_robbery"),
        Seat("dimaggio", owns="", crew="lono_slifer phil_malony", tasks="phil_malony: threats"),
        Seat("calmuti", owns="", tasks="vito_baritono: car_theft"),
        phase="action",
        mercenaries=True,
    )
    t.carries_out("big_joey", dice=(3, 1, 1))
    t.rerolls(0, 1)
    t.declines(1)
    t.deals(1, 2, Goods(gangsters=(Gangster.LONO_SLIFER,)))
    t.calls_off("phil_malony")
    t.calls_off("vito_baritono")
    t.carries_out("little_joey", dice=(2,))
    assert (t.about, t.asked) == ("reroll", (2,)), "his boss is Calmuti now"
    t.rerolls(0, 1)
    assert t.happened(Rerolled) == [Rerolled(2, 0, 0, (1,), 0)]
    assert t.about != "reroll", "that was the second of this round"
