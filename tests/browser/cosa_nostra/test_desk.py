"""At a desk what lies on the table can be read, and keeps its place and size whatever is asked."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.conftest import SetOut
from tests.cosa_nostra.harness import Play, Seat, table

from .test_reactions import about_to_act

OTHERS: Final = """() => [...document.querySelectorAll(".rivals .man, .rivals .sign, .near .man")].map((each) => {
  const { width, height, top } = each.getBoundingClientRect();
  return [width, height, top].map(Math.round);
})"""
NAMED: Final = "() => [...document.querySelectorAll('.hand li b')].filter((each) => each.checkVisibility()).length"
RIGHT: Final = (
    "() => Math.max(...[...document.querySelectorAll('.hand li')].map((each) => each.getBoundingClientRect().right))"
)
SIGNS: Final = (
    "() => Math.min(...[...document.querySelectorAll('.own .sign')].map((each) => each.getBoundingClientRect().left))"
)


def lie(boss: Boss) -> Any:
    """Where the others' cards are and how large, once nothing moves any more."""
    boss.page.wait_for_timeout(300)
    return boss.page.evaluate(OTHERS)


def in_hand(jobs: str, cards: str) -> Play:
    return table(Seat("blundetto", jobs=jobs, cards=cards), Seat("dimaggio"), Seat("calmuti"), number=4)


def test_a_full_hand_bears_its_names(meet: Meet, laid: SetOut) -> None:
    jobs = "arms_deal investment_fraud red_light_district blackmail bash_a_businessman_i birthday_party persuasion_ii"
    cards = "snitch schemer spy saboteur machine_pistol"
    for language in ("en", "ru"):
        person = meet(language)
        boss = Boss(person, laid(in_hand(jobs, cards)), 0)
        boss.is_asked("planning")
        boss.page.wait_for_timeout(300)
        assert boss.page.evaluate(NAMED) == 12
        assert boss.page.evaluate(RIGHT) <= boss.page.evaluate(SIGNS)
        person.reads_all()


def test_three_ways_to_go_out_move_nobody(meet: Meet, laid: SetOut) -> None:
    play = table(
        Seat("blundetto", crew="big_joey lil_omar", tasks="lil_omar: threats, big_joey: scam"),
        Seat("dimaggio", tasks="franco_luciano: credit_card_fraud"),
        Seat("calmuti", tasks="vito_baritono: buy pimp"),
        phase="action",
        mercenaries=True,
    )
    boss = Boss(meet("ru"), laid(play), 0)
    boss.is_asked("acting")
    before = lie(boss)
    boss.picks(boss.man("lil_omar"))
    expect(boss.ask.locator(".answers button")).to_have_count(3)
    assert lie(boss) == before
    boss.person.reads_all()
    boss.person.reaches_all()


def test_who_does_not_want_to_be_asked_has_his_table_as_it_was(meet: Meet, laid: SetOut) -> None:
    at = laid(about_to_act())
    bea = Boss(meet(), at, 1)
    bea.is_asked("schemer", name="Blundetto")
    before = lie(bea)
    bea.answers("pick-never")
    again = bea.ask.get_by_role("button", name=bea.says("ask-about-it", about=bea.says("about-schemer")))
    expect(again).to_be_visible()
    assert lie(bea) == before
    question = bea.ask.get_by_role("heading").bounding_box()
    assert question is not None
    assert question["height"] < 60, "it has not been crowded into a column"
