"""The player: plans what he can carry out, trades, and strikes at whoever is ahead; how well, is a matter of his temper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from sitdown.bots.base import Asked, Beside, Bot, Choice, Imagine, Look
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra.bots.talk import offering
from sitdown.games.cosa_nostra.bots.talk.bargaining import reply
from sitdown.games.cosa_nostra.bots.talk.diary import Diary
from sitdown.games.cosa_nostra.bots.talk.honour import drawn, noted
from sitdown.games.cosa_nostra.bots.talk.saying import pitch, remark
from sitdown.games.cosa_nostra.bots.temper import REGULAR, Temper
from sitdown.games.cosa_nostra.bots.turns import acting, hiring, keeping, planning, responding, rolling
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, plans
from sitdown.games.cosa_nostra.bots.worth.outlook import Lately, look
from sitdown.games.cosa_nostra.game import CosaNostra
from sitdown.games.cosa_nostra.records.actions import MakeOffer, Settle
from sitdown.games.cosa_nostra.records.events import InfluencePlayed
from sitdown.games.cosa_nostra.records.knowledge import Knowledge
from sitdown.games.cosa_nostra.records.lines import line
from sitdown.games.cosa_nostra.records.view import View

Judge = Callable[[Plans, Sequence[Action]], Action]

JUDGEMENT: Final[dict[str, Judge]] = {  # by what the question is about
    "hands": responding.keep_hand,
    "hiring": hiring.hire,
    "exchanging": hiring.exchange,
    "stas": hiring.draw_for_stas,
    "planning": planning.plan,
    "second_plan": planning.plan,
    "plan_beside": planning.plan,
    "schemer": responding.scheme,
    "acting": acting.take_turn,
    "second_task": acting.finish,
    "finishing": acting.finish,
    "willy": rolling.lend_die,
    "willys_die": rolling.take_die,
    "markers": rolling.use_markers,
    "stake": rolling.stake,
    "reroll": rolling.reroll,
    "robbery": responding.rob,
    "trap": responding.spring_trap,
    "doc": responding.call_doc,
    "alexei": responding.foil,
    "return_fire": responding.return_fire,
    "attack_again": responding.attack_again,
    "buying": rolling.buy_now,
    "laundering": rolling.launder,
    "adriano": hiring.train,
    "drop_jobs": keeping.drop_jobs,
    "drop_influence": keeping.drop_influence,
}


class Player(Bot[View, Knowledge, CosaNostra]):
    def __init__(self, seed: int | str, temper: Temper = REGULAR) -> None:
        self._temper = drawn(temper, seed)
        self.style = self._temper.style
        self._slips = Random(f"{seed}/slips")
        self._random = Random(f"{seed}/talk")
        self._lately = Lately()
        self._diary = Diary(temper.wary)

    def see(self, seat: int, event: Event) -> None:
        self._diary.see(seat, event)
        if isinstance(event, InfluencePlayed):
            self._lately = Lately(event.card, event.seat)

    def choose(
        self, seat: int, view: Look[View], knowledge: Look[Knowledge], ask: Asked, imagine: Imagine[CosaNostra]
    ) -> Choice:
        table = view()
        assert table.question is not None  # it is put to him
        best = JUDGEMENT[table.question.about](self._plans(table, seat), ask.options)
        return Choice(self._slipped(best, ask.options))

    def _slipped(self, best: Action, options: Sequence[Action]) -> Action:
        if not self._temper.slips or self._slips.random() >= self._temper.slips:
            return best
        return self._slips.choice([option for option in options if type(option) is type(best)])

    def has_word(self) -> bool:
        return self._diary.restless

    def propose(
        self, seat: int, view: Look[View], knowledge: Look[Knowledge], imagine: Imagine[CosaNostra], beside: Beside
    ) -> Action | None:
        waiting = self._diary.next_line()
        if waiting is not None:
            return waiting
        table = view()
        said: Action | None = noted(self._temper, table, seat)
        if said is None:
            said = offering.propose(self._plans(table, seat), self._diary, self._random, beside())
        self._diary.restless = said is not None
        if isinstance(said, MakeOffer):
            self._diary.will_say(pitch(said.give, said.take), said.to)
        elif isinstance(said, Settle):
            self._diary.will_say(line("square"), table.ledger[said.promise].to)
        return said

    def answer(
        self,
        seat: int,
        offer: int,
        view: Look[View],
        knowledge: Look[Knowledge],
        imagine: Imagine[CosaNostra],
        beside: Beside,
    ) -> Action | None:
        table = view()
        offered = next(each for each in table.offers if each.number == offer)
        p = self._plans(table, seat)
        said = reply(p, self._diary, offered, beside)
        self._diary.will_say(remark(p, offered, said), offered.seat)
        return said

    def _plans(self, table: View, seat: int) -> Plans:
        lately = replace(self._lately, foes=self._diary.foes) if self._temper.grudge else self._lately
        return plans(look(table, seat, self._temper, lately))
