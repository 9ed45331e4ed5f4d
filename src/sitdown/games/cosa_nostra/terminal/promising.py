"""Promises, each by its form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from sitdown.games.cosa_nostra.cards.names import BusinessCard, Place
from sitdown.games.cosa_nostra.records.promises import (
    AnyPromise,
    LetUse,
    NoAttackOnAnybody,
    NoAttackOnYou,
    PayByPayday,
    PayIfJobSucceeds,
    ShareProfit,
)
from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.terminal import goods as on_the_table
from sitdown.games.cosa_nostra.terminal.answers import number_key
from sitdown.games.cosa_nostra.terminal.families import Families
from sitdown.games.cosa_nostra.terminal.prompt import Prompt
from sitdown.games.cosa_nostra.words import Teller
from sitdown.games.cosa_nostra.words.cards import NUMERALS
from sitdown.terminal.menu import Item

THOUSAND: Final = 1000
MOST: Final = 99  # thousands in a promise


class Promising:
    """Asks for the parts of a promise, one after the other."""

    def __init__(self, prompt: Prompt, teller: Teller, view: View) -> None:
        self._prompt = prompt
        self._teller = teller
        self._say = teller.texts.say
        self._view = view
        self._families = Families(teller)

    def ask(self, giver: int, hosts: Sequence[BusinessCard]) -> AnyPromise | None:
        """A promise of this player; `None`: none after all."""
        forms: list[tuple[str, Callable[[], AnyPromise | None]]] = [
            ("form-pay_by_payday", self._pay_by_payday),
            ("form-no_attack_on_you", lambda: self._peace(NoAttackOnYou)),
            ("form-no_attack_on_anybody", lambda: self._peace(NoAttackOnAnybody)),
        ]
        if any(on_the_table.jobs(self._view, seat) for seat in range(len(self._view.players))):
            forms.append(("form-pay_if_job_succeeds", self._pay_if_job_succeeds))
        if on_the_table.jobs(self._view, giver):
            forms.append(("form-share_profit", lambda: self._share_profit(giver)))
        if hosts:
            forms.append(("form-let_use", lambda: self._let_use(hosts)))
        items = [Item(number_key(at), self._say(key), form) for at, (key, form) in enumerate(forms)]
        form = self._prompt.pick(self._say("deal-promise"), items)
        return None if form is None else form()

    def business_items(self, cards: Iterable[BusinessCard]) -> list[Item[BusinessCard]]:
        """What is only planned to be bought is told apart from what is owned."""
        owned = {each.business for player in self._view.players for each in player.businesses}
        names = [(card, self._teller.business(card)) for card in cards]
        return [
            Item(number_key(at), name if card in owned else f"→{name}", card) for at, (card, name) in enumerate(names)
        ]

    # --- forms

    def _pay_by_payday(self) -> AnyPromise | None:
        money = self._money()
        number = None if money is None else self._round()
        return None if money is None or number is None else PayByPayday(money, number)

    def _pay_if_job_succeeds(self) -> AnyPromise | None:
        everybody = range(len(self._view.players))
        job = self._job([place for seat in everybody for place in on_the_table.jobs(self._view, seat)])
        money = None if job is None else self._money()
        return None if job is None or money is None else PayIfJobSucceeds(money, job)

    def _share_profit(self, giver: int) -> AnyPromise | None:
        job = self._job(on_the_table.jobs(self._view, giver))
        percent = None if job is None else self._prompt.number(self._say("deal-percent"), 1, 100)
        return None if job is None or percent is None else ShareProfit(percent, job)

    def _peace(self, form: type[NoAttackOnYou] | type[NoAttackOnAnybody]) -> AnyPromise | None:
        number = self._round()
        return None if number is None else form(number)

    def _let_use(self, hosts: Sequence[BusinessCard]) -> AnyPromise | None:
        card = self._prompt.pick(self._say("deal-business"), self.business_items(hosts))
        number = None if card is None else self._round()
        return None if card is None or number is None else LetUse(card, number)

    # --- their parts

    def _money(self) -> int | None:
        thousands = self._prompt.number(self._say("deal-thousands"), 1, MOST)
        return None if thousands is None else thousands * THOUSAND

    def _round(self) -> int | None:
        """Until when; not asked in the last round."""
        rounds = range(self._view.round, self._view.rounds + 1)
        if len(rounds) == 1:
            return rounds[0]
        return self._prompt.pick(self._say("deal-round"), [Item(str(each), NUMERALS[each], each) for each in rounds])

    def _job(self, places: Sequence[Place]) -> Place | None:
        items = [
            Item(number_key(at), self._families.whose_job(self._view, place), place) for at, place in enumerate(places)
        ]
        return self._prompt.pick(self._say("deal-job"), items)
