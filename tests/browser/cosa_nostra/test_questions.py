"""Whatever the engine can ask, somebody can answer by clicking what glows; axe has no complaint. In four languages, every other one on a phone."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.conftest import SetOut
from tests.browser.cosa_nostra.playing import Player, sent_by
from tests.browser.words import LANGUAGES
from tests.cosa_nostra.questions import QUESTIONS, asking

FORCED: Final = {"hands"}  # nobody has a choice there: the server answers for them


def test_every_question_can_be_answered(meet: Meet, laid: SetOut) -> None:
    people = [meet(language, phone=number % 2 == 1) for number, language in enumerate(LANGUAGES)]
    sent = [sent_by(person.page) for person in people]
    for number, question in enumerate(QUESTIONS):
        if question in FORCED:
            continue
        play = asking(question)
        seat, at = play.asked[0], number % len(people)
        boss = Boss(people[at], laid(play), seat)
        expect(boss.ask.get_by_role("heading")).to_have_text(boss.teller.question(play.g.view(seat)))
        boss.person.finds_nothing_wrong()
        Player(boss, seed=number).answers(sent[at])
