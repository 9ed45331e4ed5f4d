"""An offer put together piece by piece: what I give, what I get."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from rich.text import Text

from sitdown.core.errors import Illegal
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.terminal import goods as on_the_table
from sitdown.games.cosa_nostra.terminal.answers import number_key
from sitdown.games.cosa_nostra.terminal.promising import Promising
from sitdown.games.cosa_nostra.terminal.prompt import Prompt
from sitdown.games.cosa_nostra.trade.goods import NOTHING
from sitdown.games.cosa_nostra.words import Teller
from sitdown.terminal.blocks import Block, wrapped
from sitdown.terminal.menu import Item
from sitdown.terminal.palette import BONE, BOTTLE_BOLD
from sitdown.terminal.seated import Weigh

THOUSAND: Final = 1000
NARROW: Final = 76  # cells of a line that fits everywhere
Offer = tuple[Goods, Goods]  # what the viewer gives and what he gets


class Composer:
    """Puts an offer to one other player together."""

    def __init__(self, prompt: Prompt, teller: Teller, view: View, to: int, prospect: Weigh) -> None:
        self._prompt = prompt
        self._teller = teller
        self._say = teller.texts.say
        self._view = view
        self._to = to
        self._prospect = prospect
        self._promising = Promising(prompt, teller, view)
        self._parts: dict[str, Callable[[int, Goods, Goods], Goods | None]] = {
            "deal-cash": self._cash,
            "deal-business": self._business,
            "deal-gangster": self._gangster,
            "deal-marker": self._marker,
            "deal-promise": self._promise,
        }

    def compose(self, give: Goods = NOTHING, take: Goods = NOTHING) -> Offer | None:
        """What is offered in the end; `None` if it is given up."""
        while True:
            steps = [("give", "deal-give"), ("take", "deal-take")]
            if (give, take) != (NOTHING, NOTHING):
                steps += [("anew", "deal-anew"), ("send", "deal-send")]
            items = [Item(number_key(at), self._say(key), step) for at, (step, key) in enumerate(steps)]
            step = self._prompt.pick(
                self._say("deal-title", name=self._teller.name(self._to)), items, self._draft(give, take)
            )
            if step is None:
                return None
            if step == "send":
                return give, take
            if step == "anew":
                give = take = NOTHING
            elif step == "give":
                give = self._add(self._me, give, take) or give
            else:
                take = self._add(self._to, take, give) or take

    @property
    def _me(self) -> int:
        assert self._view.seat is not None
        return self._view.seat

    def _draft(self, give: Goods, take: Goods) -> Block:
        words = [
            self._say("deal-give-so-far", goods=self._teller.goods(give)),
            self._say("deal-take-so-far", goods=self._teller.goods(take)),
        ]
        lines = [row for each in words for row in wrapped(Text(each, BONE), NARROW)]
        return lines + made_possible(self._teller, self._prospect, act.MakeOffer(self._to, give, take))

    # --- one more piece on one side

    def _add(self, giver: int, goods: Goods, back: Goods) -> Goods | None:
        keys = list(self._parts)
        items = [Item(number_key(at), self._say(key), key) for at, key in enumerate(keys)]
        part = self._prompt.pick(self._say("deal-add"), items)
        return None if part is None else self._parts[part](giver, goods, back)

    def _cash(self, giver: int, goods: Goods, back: Goods) -> Goods | None:
        most = self._view.players[giver].cash // THOUSAND
        thousands = self._prompt.number(self._say("deal-thousands"), 0, most)
        return None if thousands is None else replace(goods, cash=thousands * THOUSAND)

    def _business(self, giver: int, goods: Goods, back: Goods) -> Goods | None:
        cards = on_the_table.businesses(self._view, giver, goods)
        card = self._prompt.pick(self._say("deal-business"), self._promising.business_items(cards))
        return None if card is None else replace(goods, businesses=(*goods.businesses, card))

    def _gangster(self, giver: int, goods: Goods, back: Goods) -> Goods | None:
        men = on_the_table.gangsters(self._view, giver, goods)
        items = [Item(number_key(at), self._teller.gangster(man), man) for at, man in enumerate(men)]
        man = self._prompt.pick(self._say("deal-gangster"), items)
        return None if man is None else replace(goods, gangsters=(*goods.gangsters, man))

    def _marker(self, giver: int, goods: Goods, back: Goods) -> Goods | None:
        cards = on_the_table.hosts(self._view, giver, goods, back)
        card = self._prompt.pick(self._say("deal-marker"), self._promising.business_items(cards))
        return None if card is None else replace(goods, markers=(*goods.markers, card))

    def _promise(self, giver: int, goods: Goods, back: Goods) -> Goods | None:
        word = self._promising.ask(giver, on_the_table.hosts(self._view, giver, goods, back))
        return None if word is None else replace(goods, promises=(*goods.promises, word))


def made_possible(teller: Teller, prospect: Weigh, deal: Action) -> Block:
    """What the deal does for the viewer's jobs, in a line; nothing, if it is none yet."""
    try:
        jobs = prospect(deal).opened
    except Illegal:
        return []
    if not jobs:
        return []
    return [Text(teller.texts.say("deal-opens", jobs=teller.listed(map(teller.quoted, jobs))), BOTTLE_BOLD)]
