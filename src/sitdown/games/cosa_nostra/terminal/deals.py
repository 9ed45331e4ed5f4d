"""The trade desk: offers made and answered, promises paid, markers taken back, words said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from rich.text import Text

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.view import OfferView, View
from sitdown.games.cosa_nostra.terminal.answers import NO, Answers, number_key
from sitdown.games.cosa_nostra.terminal.composer import Composer, made_possible
from sitdown.games.cosa_nostra.terminal.families import Families
from sitdown.games.cosa_nostra.terminal.places import others
from sitdown.games.cosa_nostra.terminal.prompt import Prompt
from sitdown.games.cosa_nostra.words import Teller
from sitdown.terminal.blocks import Block, wrapped
from sitdown.terminal.keyboard import BACK
from sitdown.terminal.menu import Item
from sitdown.terminal.palette import BONE, OXBLOOD
from sitdown.terminal.seated import Heed, Weigh

Visit = Callable[[], Action | None]
LOOKS: Final = (act.Snitch, act.Spy, act.AskLawyer)


class TradeDesk:
    """One person's, at one table. `beside`: what he may do here, but for what he puts together himself."""

    def __init__(
        self,
        prompt: Prompt,
        teller: Teller,
        view: View,
        beside: Sequence[Action],
        prospect: Weigh,
        cautions: Heed,
    ) -> None:
        assert view.seat is not None
        self._prompt = prompt
        self._teller = teller
        self._say = teller.texts.say
        self._families = Families(teller)
        self._view = view
        self._seat = view.seat
        self._beside = beside
        self._prospect = prospect
        self._cautions = cautions

    def visit(self) -> Action | None:
        """What the person does here in the end; `None`: nothing."""
        while True:
            counters = self._counters()
            items = [Item(number_key(at), words, go) for at, (words, go) in enumerate(counters)]
            go = self._prompt.pick(self._say("desk-title"), items, self.ledger())
            if go is None:
                return None
            if (action := go()) is not None:
                return action

    def answer(self, offer: OfferView) -> Action | None:
        """An offer to this person: take it, refuse it, answer it with another, or leave it open."""
        number = offer.number
        words = self._teller.offered(offer)
        body = made_possible(self._teller, self._prospect, act.AcceptOffer(number))
        items: list[Item[Visit]] = [
            Item("1", self._say("offer-accept"), lambda: self._confirmed(act.AcceptOffer(number), words)),
            Item("2", self._say("offer-refuse"), lambda: act.RefuseOffer(number)),
            Item("3", self._say("offer-counter"), lambda: self._counter(offer)),
            Item(NO, self._say("offer-later"), lambda: None),
        ]
        go = self._prompt.pick(words, items, body)
        return None if go is None else go()

    def ledger(self) -> Block:
        """The promises that are open and concern this person."""
        entries = [each for each in self._view.ledger if each.verdict == "open" and self._seat in (each.seat, each.to)]
        return [line for each in entries for line in wrapped(Text(self._teller.entry(each), BONE), 76)]

    # --- what there is to do

    def _counters(self) -> list[tuple[str, Visit]]:
        view = self._view
        rows: list[tuple[str, Visit]] = []
        for offer in view.offers:
            if offer.to == self._seat:
                rows.append((self._teller.offered(offer), partial(self.answer, offer)))
            elif offer.seat == self._seat:
                rows.append((self._teller.offered(offer), partial(self._withdraw, offer)))
        for seat in others(view):
            rows.append((self._say("desk-offer", name=self._teller.name(seat)), partial(self._offer, seat)))
        for settle in self._among(act.Settle):
            words = self._teller.option(settle, view)
            rows.append((words, partial(self._confirmed, settle, words)))
        rows.append((self._say("desk-say"), self._speak))
        for words, kinds in (("desk-markers", act.TakeBack), ("desk-strip", act.Strip), ("desk-spy", LOOKS)):
            if actions := self._among(kinds):
                rows.append((self._say(words), partial(self._one_of, actions)))
        return rows

    def _among(self, kinds: type[Action] | tuple[type[Action], ...]) -> list[Action]:
        return [action for action in self._beside if isinstance(action, kinds)]

    # --- offers

    def _offer(self, to: int) -> Action | None:
        made = Composer(self._prompt, self._teller, self._view, to, self._prospect).compose()
        return None if made is None else act.MakeOffer(to, *made)

    def _counter(self, offer: OfferView) -> Action | None:
        """Starts from what was offered, seen from the other side."""
        composer = Composer(self._prompt, self._teller, self._view, offer.seat, self._prospect)
        made = composer.compose(offer.take, offer.give)
        return None if made is None else act.CounterOffer(offer.number, *made)

    def _withdraw(self, offer: OfferView) -> Action | None:
        withdraw = act.WithdrawOffer(offer.number)
        items = [Item("1", self._teller.option(withdraw, self._view), withdraw)]
        return self._prompt.pick(self._teller.offered(offer), items)

    def _confirmed(self, action: Action, words: str) -> Action | None:
        warned = [
            row
            for each in self._cautions(action)
            for row in wrapped(Text(f"⚠ {self._teller.caution(each)}", OXBLOOD), 76)
        ]
        return self._prompt.pick(words, [Item("1", self._say("offer-sure"), action)], warned)

    # --- the rest

    def _speak(self) -> Action | None:
        listeners: list[Item[int]] = [Item(NO, self._say("desk-all"), -1)]
        for at, seat in enumerate(others(self._view)):
            listeners.append(Item(number_key(at), self._families.name(self._view, seat).plain, seat))
        to = self._prompt.pick(self._say("desk-to"), listeners)
        text = None if to is None else self._prompt.text(self._say("desk-words"))
        return None if to is None or text is None else act.Say(text, None if to < 0 else to)

    def _one_of(self, actions: list[Action]) -> Action | None:
        menu = Answers(self._view, actions, self._teller)
        while True:
            question = menu.question if menu.picked else self._say("desk-title")
            key = self._prompt.key(question, menu.items)
            if key == BACK and not menu.picked:
                return None
            if key == BACK:
                menu.back()
            elif (item := menu.item(key)) is not None and (action := menu.pick(item)) is not None:
                return action
