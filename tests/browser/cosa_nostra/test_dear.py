"""What is dear is asked about before it is done, or marked; in four languages, every other one on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou
from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.conftest import SetOut
from tests.browser.cosa_nostra.trading import offer_to
from tests.cosa_nostra.harness import Play, Seat, table

LAST = "vito_baritono: buy garage"  # the phase goes on


def is_asked_about(boss: Boss, play: Play, action: Action) -> None:
    """In the engine's words, and everything else is still."""
    assert boss.seat is not None
    for caution in play.g.cautions(boss.seat, action):
        expect(boss.doubt).to_contain_text(boss.teller.caution(caution))
    boss.person.finds_nothing_wrong()


def thinks_again(boss: Boss) -> None:
    expect(boss.doubt).to_be_visible()
    if boss.person.touch:
        boss.person.presses(boss.doubt.get_by_role("button", name=boss.says("sure.not")))
    else:
        boss.page.keyboard.press("0")
    expect(boss.doubt).to_have_count(0)


def goes_ahead(boss: Boss) -> None:
    expect(boss.doubt).to_be_visible()
    if boss.person.touch:
        boss.person.presses(boss.doubt.get_by_role("button", name=boss.says("sure")))
    else:
        boss.page.keyboard.press("1")
    expect(boss.doubt).to_have_count(0)


def test_a_plan_that_lacks_something(meet: Meet, laid: SetOut) -> None:
    """Asked about as it is made; and marked as it lies there, beside a purchase that looks like none that is owned."""
    me = Seat("blundetto", cash=1000, owns="casino", jobs="threats scam", cards="henchman")
    play = table(me, Seat("dimaggio", owns="lawyer"), Seat("calmuti", owns=""), market="casino pimp cop lawyer")
    boss = Boss(meet("en"), laid(play), 0)
    plan = act.PlanJob(Place.BIG_JOEY, JobCard.THREATS)
    boss.picks(boss.job("threats"), boss.man("big_joey"))
    is_asked_about(boss, play, plan)
    thinks_again(boss)
    boss.is_asked("planning")
    boss.picks(boss.job("threats"), boss.man("big_joey"))
    boss.page.keyboard.press("Escape")
    expect(boss.doubt).to_have_count(0)
    boss.picks(boss.job("threats"), boss.man("big_joey"))
    goes_ahead(boss)
    boss.has_a_task("big_joey", boss.teller.job(JobCard.THREATS))
    task = boss.page.get_by_role("button", name=re.compile(f"^{boss.teller.gangster(Gangster.BIG_JOEY)}: "))
    expect(task).to_have_accessible_name(re.compile("needs a Lawyer. It will be called off"))
    # A Henchman for a rival is asked about, one for my own is not.
    boss.picks(boss.influence("henchman"), boss.man("vito_baritono"))
    is_asked_about(boss, play, act.Attach(Influence.HENCHMAN, Gangster.VITO_BARITONO))
    thinks_again(boss)
    # What I am short of is said at the market, not by colour alone; to end the turn says who is idle.
    short = boss.says("does-lack", money=boss.teller.money(play.g.view(0).market[0].price - 1000))
    expect(boss.page.get_by_role("button", name=re.compile(re.escape(short))).first).to_be_visible()
    expect(boss.ask.get_by_role("button", name=re.compile("^End the turn, 2 men idle"))).to_be_visible()
    boss.person.reads_all()


def test_an_attack_that_breaks_a_word_a_job_without_its_business_and_a_marker_taken_back(
    meet: Meet, laid: SetOut
) -> None:
    play = table(
        Seat("blundetto", cash=20_000, owns="", tasks="big_joey: theft_i_4, little_joey: threats"),
        Seat("dimaggio", cash=9000, owns="lawyer"),
        Seat("calmuti", owns="", tasks=LAST),
        phase="action",
        markers="0 lawyer_1",
    )
    play.deals(0, 1, Goods(promises=(NoAttackOnYou(1),)))
    boss = Boss(meet("fr", phone=True), laid(play), 0)
    boss.is_asked("acting")
    boss.picks(boss.man("big_joey"), boss.header(1))
    is_asked_about(boss, play, act.AttackPlayer(Place.BIG_JOEY, 1))
    thinks_again(boss)
    back = act.TakeBack(BusinessCard("lawyer_1"))
    desk = boss.turns_to("deals")
    boss.person.presses(desk.get_by_role("button", name=boss.teller.option(back, play.g.view(0))))
    is_asked_about(boss, play, back)
    goes_ahead(boss)
    boss.closes(desk)
    boss.picks(boss.man("little_joey"))
    threats = boss.teller.option(act.CarryOut(Place.LITTLE_JOEY), play.g.view(0))
    boss.person.presses(boss.ask.get_by_role("button", name=threats))
    expect(boss.doubt).to_contain_text(boss.says("business-lawyer.one"))
    thinks_again(boss)


def test_an_offer_for_nothing_with_a_promise_half_written_and_a_sale_of_what_is_needed(
    meet: Meet, laid: SetOut
) -> None:
    play = table(
        Seat("blundetto", cash=20_000, owns="lawyer", tasks="big_joey: threats"),
        Seat("dimaggio", cash=9000, owns=""),
        Seat("calmuti", owns="", tasks=LAST),
        phase="action",
    )
    boss = Boss(meet("it"), laid(play), 0)
    offer = offer_to(boss, 1)
    boss.picks(boss.business("lawyer_1", 0))
    boss.picks(boss.business("lawyer_1", 0))  # all of it, not a marker there
    side = offer.side("you-give")
    boss.person.presses(side.get_by_role("button", name=boss.says("deal-promise"), exact=True))
    boss.person.presses(offer.paper.get_by_role("button", name=boss.says("deal-send"), exact=True))
    expect(boss.doubt).to_contain_text(boss.says("deal-half-written"))
    sold = Goods(businesses=(BusinessCard("lawyer_1"),))
    is_asked_about(boss, play, act.MakeOffer(1, sold, Goods()))
    thinks_again(boss)
    expect(offer.paper).to_be_visible()
    boss.person.presses(offer.paper.get_by_role("button", name=boss.says("deal-send"), exact=True))
    goes_ahead(boss)
    expect(offer.paper).to_have_count(0)


def test_a_hire(meet: Meet, laid: SetOut) -> None:
    play = table(Seat("blundetto", cash=30_000), Seat("dimaggio"), Seat("calmuti"), phase="payday")
    hire = next(option for option in play.options(0) if isinstance(option, act.Hire))
    boss = Boss(meet("ru", phone=True), laid(play), 0)
    boss.person.presses(boss.page.get_by_role("button", name=boss.teller.option(hire, play.g.view(0)), exact=True))
    is_asked_about(boss, play, hire)
    goes_ahead(boss)
    boss.has_cash(0, play.g.cash[0] - int(play.g.cautions(0, hire)[0].params["price"]))
