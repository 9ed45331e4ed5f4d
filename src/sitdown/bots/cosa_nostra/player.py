"""The player: plans what he can carry out, pays fair prices, keeps his word, and strikes at whoever is ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from sitdown.bots.base import Asked, Bot, Choice, Imagine, Look
from sitdown.bots.cosa_nostra import acting, dealing, hiring, keeping, planning, responding, rolling
from sitdown.bots.cosa_nostra.bargaining import reply
from sitdown.bots.cosa_nostra.diary import Diary
from sitdown.bots.cosa_nostra.needs import Plans, plans
from sitdown.bots.cosa_nostra.outlook import Lately, look
from sitdown.bots.cosa_nostra.temper import REGULAR
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra.events import InfluencePlayed

Judge = Callable[[Plans, Sequence[Action]], Action]

JUDGEMENT: Final[dict[str, Judge]] = {  # by what the question is about
    "hands": responding.keep_hand,
    "hiring": hiring.hire,
    "exchanging": hiring.exchange,
    "stas": hiring.draw_for_stas,
    "planning": planning.plan,
    "schemer": responding.scheme,
    "acting": acting.take_turn,
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


class Player(Bot):
    temper = REGULAR

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"{seed}/talk")
        self._lately = Lately()
        self._diary = Diary()

    def see(self, seat: int, event: Event) -> None:
        self._diary.see(seat, event)
        if isinstance(event, InfluencePlayed):
            self._lately = Lately(event.card, event.seat)

    def choose(self, seat: int, view: Look, knowledge: Look, ask: Asked, imagine: Imagine) -> Choice:
        table = view()
        return Choice(JUDGEMENT[table.question.about](plans(look(table, seat, self.temper, self._lately)), ask.options))

    def has_word(self) -> bool:
        return self._diary.restless

    def propose(self, seat: int, view: Look, knowledge: Look, imagine: Imagine) -> Action | None:
        said = dealing.propose(plans(look(view(), seat, self.temper, self._lately)), self._diary, self._random)
        self._diary.restless = said is not None
        return said

    def answer(self, seat: int, offer: int, view: Look, knowledge: Look, imagine: Imagine) -> Action | None:
        table = view()
        offered = next(each for each in table.offers if each.number == offer)
        return reply(plans(look(table, seat, self.temper, self._lately)), offered)
