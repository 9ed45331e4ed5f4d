"""A life with a table: somebody keeps the others waiting, all agree on a pause, everybody goes home and comes back the next day, a chair changes hands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sitdown.server.timing import Timing

from .conftest import Meet
from .house import House, opened
from .omerta import AtOmerta
from .past import dealt
from .person import Person

FRIENDS = Timing("relaxed", grace=5)


def company(person: Person) -> Locator:
    """The sheet with who is there."""
    if not person.page.get_by_role("dialog").is_visible():
        person.presses(person.page.get_by_role("button", name=person.says("company"), exact=True))
    return person.page.get_by_role("dialog")


def closes(person: Person) -> None:
    person.hits("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def strip(person: Person) -> Locator:
    return person.page.locator(".time")


def advance(person: Person) -> Locator:
    """What is said in advance, beside the question."""
    return person.page.get_by_role("complementary", name=person.says("instructions"))


def doctor(person: Person) -> Locator:
    """For whom he is to be called."""
    about = re.compile(re.escape(person.says("about-doc")), re.IGNORECASE)
    return person.page.get_by_role("dialog").locator("section").filter(has_text=about)


def test_idle_nudged_minded_and_back_then_a_pause(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada", "Bob", "Cleo"], timing=FRIENDS)
    ada, bob, cleo = [
        AtOmerta(meet(language, phone)) for language, phone in (("en", False), ("fr", False), ("ru", True))
    ]
    for seat, each in enumerate((ada, bob, cleo)):
        each.person.opens(table.chair(seat))
    ada.looks(1, 2)
    cleo.looks(1, 2)
    expect(strip(ada.person)).to_contain_text("Bob", timeout=40_000)
    ada.person.presses(ada.person.named(re.compile(re.escape(ada.says("nudge.whom", who="Bob")))))
    expect(strip(bob.person)).to_contain_text(bob.says("nudged", who="Ada"))
    ada.person.finds_nothing_wrong_in_any_language()
    cleo.person.reaches_all()
    for each in (ada, cleo):
        each.person.presses(each.person.named(re.compile(re.escape(each.says("call-caretaker.whom", who="Bob")))))
    ada.person.does_not_see(ada.says("question-FirstLook"))
    expect(company(cleo.person)).to_contain_text(cleo.says("presence-caretaker"))
    closes(cleo.person)
    for each in (ada, bob, cleo):  # whoever does something is back
        company(each.person)
        each.person.presses(each.person.button("pause"))
        closes(each.person)
    for each in (ada, bob, cleo):
        expect(strip(each.person)).to_contain_text(each.says("paused"))
    expect(company(cleo.person)).not_to_contain_text(cleo.says("presence-caretaker"))
    closes(cleo.person)
    cleo.person.finds_nothing_wrong_in_any_language()
    for each in (bob, cleo):
        each.person.presses(each.person.button("paused.resume"))
    for each in (ada, bob, cleo):
        expect(strip(each.person)).not_to_contain_text(each.says("paused"))


def test_the_next_day_by_one_and_then_by_all(meet: Meet, tmp_path: Path) -> None:
    """Who looks in alone finds everything as it was, however long he stays."""
    with opened(tmp_path, "--hurried") as evening:
        table = evening.lays("omerta", ["Ada", "Bob", "Cleo"], timing=FRIENDS)
        ada, bob, cleo = people = [AtOmerta(meet()) for _ in range(3)]
        for seat, each in enumerate(people):
            each.person.opens(f"{evening.address}{table.chair(seat)}")
        bob.looks(1, 2)
        cleo.is_asked("FirstLook")
        for each in people:
            each.page.goto("about:blank")  # Back, or closed: nothing is asked, nothing is lost
        evening.is_killed()
        evening.a_day_goes_by()
    with opened(tmp_path, "--hurried") as morning:
        ada.person.opens(f"{morning.address}{table.chair(0)}")
        ada.looks(1, 2)
        ada.page.wait_for_timeout(7000)  # longer than the table's grace
        expect(strip(ada.person)).to_contain_text(ada.says("waited-for.standing"))
        expect(company(ada.person)).not_to_contain_text(ada.says("presence-caretaker"))
        expect(company(ada.person).get_by_text(ada.says("presence-away"), exact=True)).to_have_count(2)
        closes(ada.person)
        bob.person.opens(f"{morning.address}{table.chair(1)}")
        cleo.person.opens(f"{morning.address}{table.chair(2)}")
        cleo.looks(3, 4)
        for each in people:
            expect(each.stock()).to_have_count(4)
            each.person.does_not_see(each.says("waited-for.standing"))
        for each in people:
            each.page.goto("about:blank")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_chair_that_was_left_is_taken_over_with_what_it_may_know(house: House, meet: Meet, phone: bool) -> None:
    table = house.lays("omerta", ["Ada", "Bob", "Cleo"], timing=FRIENDS, memory_aid=True)
    ada, cleo, dora = AtOmerta(meet()), AtOmerta(meet("it")), AtOmerta(meet("ru" if phone else "fr", phone))
    ada.person.opens(table.chair(0))
    cleo.person.opens(table.chair(2))
    house.post(f"/api/tables/{table.code}/leave", token=table.tokens[1], good=True)
    dora.person.opens(table.link)
    sheet = company(dora.person)
    expect(sheet).to_contain_text(dora.says("chair-left", name="Bob"))
    dora.person.finds_nothing_wrong_in_any_language()
    dora.person.reaches_all()
    dora.person.presses(dora.person.button("chair-left.take"))
    expect(sheet).to_contain_text(dora.says("chair-left.asked"))
    closes(dora.person)
    expect(ada.page.locator(".applicant")).to_contain_text("Bob")  # she is told without looking for it
    ada.person.finds_nothing_wrong_in_any_language()
    ada.person.reaches_all()
    ada.person.presses(ada.person.button("chair-left.yes"))  # she opened the table: her word is enough
    briefing = dora.page.get_by_role("dialog", name=dora.says("briefing"))
    expect(briefing.get_by_text(dora.says("briefed-yours"), exact=True)).to_be_visible()
    expect(briefing.get_by_text(dora.says("briefed-unseen"), exact=True)).to_be_visible()
    dora.person.finds_nothing_wrong_in_any_language()
    dora.person.presses(dora.person.button("briefing.read"))
    expect(dora.stock()).to_have_count(4)


def test_by_post_what_is_said_in_advance_is_set_and_kept(house: House, meet: Meet) -> None:
    table = house.lays("cosa-nostra", ["Ada", "Bob", "Cleo"], timing=Timing("post", days=2))
    ada = meet()
    ada.game = "cosa-nostra"
    ada.opens(table.chair(0))
    expect(strip(ada)).to_contain_text(re.compile("2"))
    sheet = company(ada)
    ada.finds_nothing_wrong_in_any_language()
    ada.presses(ada.button("instructions"))
    sheet = ada.page.get_by_role("dialog")
    robbery = sheet.get_by_role("group", name=ada.says("about-robbery"))
    robbery.get_by_role("radio", name=ada.says("rule-From"), exact=True).check()
    expect(sheet).to_contain_text("$8,000")
    ada.finds_nothing_wrong_in_any_language()
    ada.comes_back()
    company(ada)
    ada.presses(ada.button("instructions"))
    again = ada.page.get_by_role("dialog").get_by_role("group", name=ada.says("about-robbery"))
    expect(again.get_by_role("radio", name=ada.says("rule-From"), exact=True)).to_be_checked()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_by_post_what_is_said_in_advance_stands_beside_the_question(house: House, meet: Meet, phone: bool) -> None:
    """He may say it there and then; and see it again when he comes back."""
    past = dealt("3 7 5 6", "Ki 2 3 4", "7 5 6 8", draws="La", reaction_seconds=None, snap="sealed", snap_seconds=None)
    table = house.lays("omerta", ["Ada", "Bob", "Cleo"], past=past, timing=Timing("post", days=2))
    ada, bob = AtOmerta(meet()), AtOmerta(meet("it" if phone else "fr", phone))
    ada.person.opens(table.chair(0))
    ada.discards()
    ada.picks_out("Bob")
    bob.person.opens(table.chair(1))
    bob.is_asked("KillerWindow")
    expect(advance(bob.person)).to_contain_text(bob.says("about-KillerWindow"), ignore_case=True)
    bob.person.presses(bob.person.button("instructions.give"))
    sheet = bob.page.get_by_role("dialog")
    bob.person.presses(sheet.get_by_role("radio", name=bob.says("rule-Never"), exact=True).first)
    closes(bob.person)
    expect(advance(bob.person)).to_contain_text(bob.says("instructions.here", rule=bob.says("rule-Never")))
    bob.person.finds_nothing_wrong_in_any_language()
    bob.person.reaches_all()
    bob.person.comes_back()
    expect(advance(bob.person)).to_contain_text(bob.says("rule-Never"))
    bob.is_asked("KillerWindow")
    bob.shows_the_killer(1)  # what he says himself counts
    ada.person.sees(ada.says("event-killed", you="no", seat="Bob", slot=1, cancelled=ada.says("card-lady.the")))


def test_of_ones_own_people_somebody_can_be_named_in_advance(house: House, meet: Meet) -> None:
    """The Doc for one of them only."""
    table = house.lays("cosa-nostra", ["Ada", "Bob", "Cleo"], timing=Timing("post", days=2))
    ada = meet("it", phone=True)
    ada.game = "cosa-nostra"
    ada.opens(table.chair(0))
    company(ada)
    ada.presses(ada.button("instructions"))
    ada.presses(doctor(ada).get_by_role("radio", name=ada.says("rule-Only"), exact=True))
    people = doctor(ada).locator(".cards").get_by_role("checkbox")
    expect(people).not_to_have_count(0)
    named = [each.inner_text().strip() for each in doctor(ada).locator(".cards label").all()]
    assert len(named) >= 3
    assert all(named)
    people.first.check(force=True)
    ada.comes_back()
    company(ada)
    ada.presses(ada.button("instructions"))
    expect(doctor(ada).locator(".cards").get_by_role("checkbox").first).to_be_checked()
    ada.finds_nothing_wrong_in_any_language()
