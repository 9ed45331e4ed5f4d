"""A question to several, in secret and against the clock."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.conftest import SetOut
from tests.cosa_nostra.harness import Play, Seat, table

SECONDS = 60


def about_to_act(seconds: int = SECONDS) -> Play:
    """Blundetto is about to act, and both others have a card to cut in with."""
    return table(
        Seat("blundetto", tasks="big_joey: gas_station_robbery"),
        Seat("dimaggio", cards="schemer", tasks="franco_luciano: credit_card_fraud, phil_malony: buy lawyer"),
        Seat("calmuti", cards="schemer", tasks="vito_baritono: buy pimp"),
        phase="action",
        reaction_seconds=seconds,
    )


def seconds_left(boss: Boss) -> int:
    label = boss.ask.get_by_role("timer").get_attribute("aria-label")
    found = re.search(r"\d+", label or "")
    assert found, label
    return int(found.group())


def test_who_loses_the_line_in_a_reaction_comes_back_to_it(meet: Meet, laid: SetOut) -> None:
    at = laid(about_to_act())
    ada, bea, cy = Boss(meet(), at, 0), Boss(meet(fragile=True), at, 1), Boss(meet(), at, 2)
    bea.is_asked("schemer", name="Blundetto")
    before, told = seconds_left(bea), bea.log()

    bea.person.loses_the_line()
    bea.person.finds_the_line()

    bea.is_asked("schemer", name="Blundetto")
    assert 0 < seconds_left(bea) <= before
    assert bea.log() == told, "nothing is told twice"

    bea.person.comes_back()
    bea.is_asked("schemer", name="Blundetto")
    assert 0 < seconds_left(bea) <= before
    bea.answers("option-Scheme")
    cy.answers("option-Decline")

    bea.is_asked("acting")
    for boss in (ada, bea, cy):
        assert len([line for line in boss.log() if "Schemer" in line]) == 1


def test_an_answer_is_taken_back_time_is_taken_and_nobody_asks_again_this_round(meet: Meet, laid: SetOut) -> None:
    at = laid(about_to_act())
    ada, bea, cy = Boss(meet(), at, 0), Boss(meet(), at, 1), Boss(meet(), at, 2)
    cy.is_asked("schemer", name="Blundetto")
    seen = cy.page.get_by_role("main").aria_snapshot()
    bea.answers("option-Scheme")
    expect(bea.ask.get_by_role("heading")).to_have_text(bea.says("answer-is-in"))
    bea.answers("option-Reconsider")
    bea.is_asked("schemer", name="Blundetto")
    assert _timeless(cy.page.get_by_role("main").aria_snapshot()) == _timeless(seen), "nobody notices"

    bea.page.keyboard.press("1")
    expect(bea.answer("option-Reconsider")).to_be_visible()
    bea.page.keyboard.press("u")
    bea.is_asked("schemer", name="Blundetto")
    cy.answers("take-your-time")
    expect(cy.ask.get_by_role("timer")).to_have_accessible_name(re.compile(r"^(6[1-9]|[7-9]\d|1[01]\d) "))

    bea.answers("pick-never")
    cy.answers("option-Decline")
    ada.calls_off("big_joey")
    cy.answers("option-Decline")  # DiMaggio is about to act
    bea.calls_off("franco_luciano")
    cy.is_asked("acting")  # and nobody has asked Bea, though she has a card and a task
    assert not [line for line in cy.log() if "Schemer" in line]


def _timeless(snapshot: str) -> str:
    return re.sub(r"timer .*", "timer", snapshot)
