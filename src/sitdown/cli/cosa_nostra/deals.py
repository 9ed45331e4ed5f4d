"""The trade desk: offers made and answered, promises paid, markers taken back, words said."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Final

from rich.text import Text

from sitdown.cli.blocks import Block, wrapped
from sitdown.cli.cosa_nostra import goods as on_the_table
from sitdown.cli.cosa_nostra.answers import NO, Answers, number_key
from sitdown.cli.cosa_nostra.composer import Composer, made_possible
from sitdown.cli.cosa_nostra.families import Families
from sitdown.cli.cosa_nostra.places import others
from sitdown.cli.cosa_nostra.prompt import Prompt
from sitdown.cli.keyboard import BACK
from sitdown.cli.menu import Item
from sitdown.cli.palette import BONE
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.cards import Business, Influence
from sitdown.games.cosa_nostra.names import Gangster
from sitdown.games.cosa_nostra.promises import PayByPayday
from sitdown.games.cosa_nostra.view import OfferView, PromiseView, View
from sitdown.texts.cosa_nostra import Teller
from sitdown.texts.cosa_nostra.cards import business_of

Visit = Callable[[], Action | None]
ALEXEI: Final = Gangster.ALEXEI_WALENKO


class TradeDesk:
    """One person's, at one table. `anytime`: spying is allowed on others' turns too."""

    def __init__(self, prompt: Prompt, teller: Teller, view: View, anytime: bool) -> None:
        assert view.seat is not None
        self._prompt = prompt
        self._teller = teller
        self._say = teller.texts.say
        self._families = Families(teller)
        self._view = view
        self._seat = view.seat
        self._anytime = anytime

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
        body = made_possible(self._teller, self._view, offer.take, offer.give)
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
        for promise in view.ledger:
            if self._payable(promise):
                settle = act.Settle(promise.number)
                words = self._teller.option(settle, view)
                rows.append((words, partial(self._confirmed, settle, words)))
        rows.append((self._say("desk-say"), self._speak))
        if any(self._lent()):
            rows.append((self._say("desk-markers"), self._take_back))
        if strips := self._strips():
            rows.append((self._say("desk-strip"), lambda: self._one_of(strips)))
        if looks := self._looks():
            rows.append((self._say("desk-spy"), lambda: self._one_of(looks)))
        return rows

    # --- offers

    def _offer(self, to: int) -> Action | None:
        made = Composer(self._prompt, self._teller, self._view, to).compose()
        return None if made is None else act.MakeOffer(to, *made)

    def _counter(self, offer: OfferView) -> Action | None:
        """Starts from what was offered, seen from the other side."""
        made = Composer(self._prompt, self._teller, self._view, offer.seat).compose(offer.take, offer.give)
        return None if made is None else act.CounterOffer(offer.number, *made)

    def _withdraw(self, offer: OfferView) -> Action | None:
        withdraw = act.WithdrawOffer(offer.number)
        items = [Item("1", self._teller.option(withdraw, self._view), withdraw)]
        return self._prompt.pick(self._teller.offered(offer), items)

    def _confirmed(self, action: Action, words: str) -> Action | None:
        return self._prompt.pick(words, [Item("1", self._say("offer-sure"), action)])

    # --- the rest

    def _payable(self, promise: PromiseView) -> bool:
        open_still = promise.verdict == "open" and promise.seat == self._seat
        return open_still and (promise.due > 0 or isinstance(promise.word, PayByPayday))

    def _speak(self) -> Action | None:
        listeners: list[Item[int]] = [Item(NO, self._say("desk-all"), -1)]
        for at, seat in enumerate(others(self._view)):
            listeners.append(Item(number_key(at), self._families.name(self._view, seat).plain, seat))
        to = self._prompt.pick(self._say("desk-to"), listeners)
        text = None if to is None else self._prompt.text(self._say("desk-words"))
        return None if to is None or text is None else act.Say(text, None if to < 0 else to)

    def _lent(self) -> list[act.TakeBack]:
        """This person's markers on the table."""
        cards = [(each.business, each.markers) for player in self._view.players for each in player.businesses]
        for player in self._view.players:
            tasks = [task for man in player.crew for task in man.tasks]
            cards += [(task.business, task.markers) for task in tasks if task.business is not None]
        return [act.TakeBack(card) for card, markers in cards if any(each.seat == self._seat for each in markers)]

    def _take_back(self) -> Action | None:
        return self._one_of(list(self._lent()))

    def _strips(self) -> list[Action]:
        """Opponents' cards that Alexei could rid a gangster of."""
        mine = self._view.players[self._seat].crew
        if not any(man.gangster == ALEXEI and man.active for man in mine):
            return []
        everybody = [man for player in self._view.players for man in player.crew]
        return [
            act.Strip(each.card, man.gangster) for man in everybody for each in man.attached if each.by != self._seat
        ]

    def _looks(self) -> list[Action]:
        """What may be looked at beside one's own turn."""
        if not self._anytime or self._view.turn == self._seat:
            return []
        places = [place for seat in others(self._view) for place in on_the_table.jobs(self._view, seat)]
        pairs = list(combinations(places, min(2, len(places)))) if places else []
        found: list[Action] = []
        if Influence.SNITCH in self._view.influence:
            found += [act.Snitch(place) for place in places]
        if Influence.SPY in self._view.influence:
            found += [act.Spy(pair) for pair in pairs]
        if any(
            business_of(each.business) == Business.LAWYER and each.active and not each.used
            for each in self._view.players[self._seat].businesses
        ):
            found += [act.AskLawyer(pair) for pair in pairs]
        return found

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
