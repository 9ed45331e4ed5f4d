"""What a deal or a purchase would change for a player, by the engine's own rules and by what he knows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.core.errors import Illegal
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.cards.cards import Monopoly
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.prospect import Prospect
from sitdown.games.cosa_nostra.trade.prospects import prospect
from sitdown.games.cosa_nostra.trade.talking import beside
from tests.conformance.cosa_nostra_talk import goods
from tests.conformance.parts import part_of
from tests.conformance.play import Walk
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

NOTHING = Prospect(None, 0, (), (), (), ())
LAST = "vito_baritono: buy garage"  # the phase goes on


def owning(mine: str, others: str, jobs: str = "", crew: str = "big_joey little_joey", **stated: object) -> Play:
    return table(
        Seat("blundetto", cash=20_000, owns=mine, jobs=jobs, crew=crew),
        Seat("dimaggio", owns=others),
        Seat("calmuti", owns="", tasks=LAST),
        phase="action",
        **stated,  # type: ignore[arg-type]
    )


def buying(*cards: str, money: int = 0) -> act.MakeOffer:
    return act.MakeOffer(1, Goods(cash=money), Goods(businesses=tuple(map(BusinessCard, cards))))


@rule("C-90", "C-91")
def test_a_second_pimp_pays_and_brings_the_monopoly() -> None:
    t = owning("pimp", "pimp casino")
    assert prospect(t.g, 0, buying("pimp_2")) == replace(NOTHING, income=2000 + 5000, won=(Monopoly.PROSTITUTION,))


@rule("C-91")
def test_what_another_loses_counts_too() -> None:
    """Two against two is no monopoly: with one that changes sides it is."""
    t = owning("pimp pimp", "pimp pimp")
    assert prospect(t.g, 0, buying("pimp_3")).won == (Monopoly.PROSTITUTION,)
    sold = act.MakeOffer(1, Goods(businesses=(BusinessCard("pimp_1"),)), Goods())
    assert prospect(t.g, 0, sold) == replace(NOTHING, income=-2000)


@rule("C-90")
def test_what_is_deactivated_pays_nothing_now() -> None:
    t = owning("pimp", "pimp* casino")
    assert prospect(t.g, 0, buying("pimp_2")) == NOTHING


@rule("M-38", "C-90")
def test_with_takeshi_two_of_a_kind_pay_double() -> None:
    t = owning("cop", "cop", crew="takeshi_ando big_joey", mercenaries=True)
    assert prospect(t.g, 0, buying("cop_2")).income == 3000
    let_go = act.MakeOffer(1, Goods(gangsters=(Gangster.TAKESHI_ANDO,)), Goods())
    assert prospect(owning("cop cop", "", crew="takeshi_ando", mercenaries=True).g, 0, let_go).income == -2000


@rule("M-37", "C-91")
def test_saito_brings_monopolies_and_takes_them_with_him() -> None:
    t = owning("casino casino", "", crew="saito_botan", mercenaries=True)
    both = (Monopoly.DRUGS, Monopoly.CREDIT)
    let_go = act.MakeOffer(1, Goods(gangsters=(Gangster.SAITO_BOTAN,)), Goods())
    assert prospect(t.g, 0, let_go) == replace(NOTHING, income=-10_000, lost=both)
    t = owning("casino casino", "", crew="big_joey", mercenaries=True)
    t.g.crews[1] |= 1 << list(Gangster).index(Gangster.SAITO_BOTAN)
    hired = act.MakeOffer(1, Goods(), Goods(gangsters=(Gangster.SAITO_BOTAN,)))
    assert prospect(t.g, 0, hired) == replace(NOTHING, income=10_000, won=both)


@rule("C-40")
def test_a_marker_opens_a_job_and_a_sale_closes_one() -> None:
    t = owning("casino", "loan_shark", jobs="insolvency")
    lent = act.MakeOffer(1, Goods(), Goods(markers=(BusinessCard("loan_shark_1"),)))
    found = prospect(t.g, 0, lent)
    assert (found.income, found.opened, found.closed) == (0, (JobCard.INSOLVENCY,), ())
    t = owning("casino loan_shark", "", jobs="insolvency")
    sold = act.MakeOffer(1, Goods(businesses=(BusinessCard("loan_shark_1"),)), Goods())
    assert prospect(t.g, 0, sold).closed == (JobCard.INSOLVENCY,)


@rule("C-86")
def test_more_markers_than_there_are_cannot_be_weighed() -> None:
    t = owning("casino", "loan_shark")
    with pytest.raises(Illegal, match="only 5 free markers"):
        prospect(t.g, 0, act.MakeOffer(1, Goods(), Goods(markers=(BusinessCard("loan_shark_1"),) * 6)))


@rule("C-85")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        (act.MakeOffer(1, Goods(), Goods()), "nothing for nothing"),
        (act.MakeOffer(0, Goods(cash=1000), Goods()), "with himself"),
        (act.MakeOffer(7, Goods(cash=1000), Goods()), "no seat 7"),
        (buying("pimp_1"), "not seat 1's to give"),
        (act.AcceptOffer(0), "no offer 0"),
        (act.END_TURN, "neither a deal nor a purchase"),
        (act.Buy(Place.BIG_JOEY), "no purchase"),
        (act.BuyNow(BusinessCard("casino_1")), "not on sale"),
        (act.PlanPurchase(Place.BIG_JOEY, BusinessCard("pimp_1")), "not on sale"),
    ],
)
def test_what_is_no_deal_is_refused(action: Action, why: str) -> None:
    t = owning("pimp", "casino")
    before = encode(t.g.view(0))
    with pytest.raises(Illegal, match=why):
        prospect(t.g, 0, action)
    assert encode(t.g.view(0)) == before


@rule("C-61")
def test_a_purchase_has_its_price_whether_he_can_pay_or_not() -> None:
    t = table(
        Seat("blundetto", cash=0, owns="pimp", jobs="scam", crew="big_joey"),
        Seat("dimaggio", owns=""),
        Seat("calmuti", owns=""),
        market="pimp garage lawyer casino",
    )
    [pimp, *_] = t.g.view(0).market
    found = prospect(t.g, 0, act.PlanPurchase(Place.BIG_JOEY, pimp.business))
    assert found == replace(NOTHING, price=pimp.price, income=7000, won=(Monopoly.PROSTITUTION,))


@rule("C-31")
def test_a_planned_purchase() -> None:
    t = table(
        Seat("blundetto", cash=9000, owns="pimp", tasks="big_joey: buy pimp"),
        Seat("dimaggio", owns=""),
        Seat("calmuti", owns="", tasks=LAST),
        phase="action",
    )
    found = prospect(t.g, 0, act.Buy(Place.BIG_JOEY))
    t.buys("big_joey")
    assert found.price == 9000 - t.g.cash[0]
    assert found.won == (Monopoly.PROSTITUTION,)


# --- in any game


def changes(g: CosaNostra, seat: int, action: Action) -> tuple[int, list[bool]]:
    """What the table shows of it when it is done."""
    then = g.clone()
    then.apply(seat, action, Seeded(1))
    before, after = g.view(seat), then.view(seat)
    held = [(old == seat, new == seat) for old, new in zip(before.monopolies, after.monopolies, strict=True)]
    return after.players[seat].income - before.players[seat].income, [new and not old for old, new in held]


@pytest.mark.parametrize("seed", range(1, 8))
def test_it_is_what_then_happens_and_the_same_in_any_world_he_could_be_in(seed: int) -> None:
    walk = Walk(part_of("cosa-nostra"), 3 + seed % 3, seed, {"mercenaries": True})
    chance = Seeded(7)
    weighed = 0
    for g in walk.sample(0.05):
        assert isinstance(g, CosaNostra)
        if not g.view(None).trade:
            continue
        for seat in range(g.players):
            there = g.guess(seat, chance)
            to = (seat + 1) % g.players
            deals: list[Action] = [each for each in beside(g, seat) if isinstance(each, act.AcceptOffer)]
            for deal in deals:
                found = prospect(g, seat, deal)
                won = [monopoly in found.won for monopoly in Monopoly]
                assert (found.income, won) == changes(g, seat, deal)
                weighed += 1
            deals += [act.MakeOffer(to, goods(g, seat, walk.random), goods(g, to, walk.random))]
            deals += [act.PlanPurchase(Place.BIG_JOEY, each.business) for each in g.view(seat).market]
            for deal in deals:
                assert told(g, seat, deal) == told(there, seat, deal)
    assert weighed


def told(g: CosaNostra, seat: int, deal: Action) -> Prospect | str:
    try:
        return prospect(g, seat, deal)
    except Illegal as error:
        return str(error)
