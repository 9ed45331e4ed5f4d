"""What can be put into an offer, as words: only what is there, so that every offer that can be said can be accepted. All of it is public."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from sitdown.envs.words import Sentence
from sitdown.games.cosa_nostra.board.material import BUSINESS, GANGSTER, PLACE, members
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.learning.words import AMOUNTS, CARDS, CASH, PERCENTS, PROMISED, PROMISES, WORDS
from sitdown.games.cosa_nostra.records import promises as promise
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import AnyPromise
from sitdown.games.cosa_nostra.trade.goods import lacking, missing, unfit

LEAST: Final = AMOUNTS["money"][0]


def sound(g: Table, seat: int, to: int, give: Goods, take: Goods) -> bool:
    """Whether it can be offered, and accepted at once."""
    return not (
        unfit(give, take)
        or missing(g, seat, give, take)
        or missing(g, to, take, give)
        or lacking(g, seat, to, give)
        or lacking(g, to, seat, take)
    )


def items(g: Table, giver: int, goods: Goods) -> Iterator[tuple[Sentence, Goods]]:
    """Everything that could be added to these goods, and the least of it; some of it is unsound."""
    businesses = [BUSINESS[card] for card in members(g.holdings[giver])]
    usable = businesses + [BUSINESS[-1 - g.tasks[place]] for place in g.places(giver) if g.tasks[place] < 0]
    men = [GANGSTER[who] for who in members(g.crews[giver])]
    things: dict[str, list[Any]] = {"businesses": businesses, "gangsters": men, "markers": usable}
    for kind, each in things.items():
        verb, group = CARDS[kind]
        for thing in each:
            yield (WORDS.verb(verb), WORDS.of(group, thing)), replace(goods, **{kind: (*getattr(goods, kind), thing)})
    for word in _promises(g, giver, usable):
        verb, *fields = PROMISES[type(word)]
        named = [WORDS.of(PROMISED[field], getattr(word, field)) for field in fields if field in PROMISED]
        yield (WORDS.verb(verb), *named), replace(goods, promises=(*goods.promises, word))
    if not goods.cash:
        yield (WORDS.verb(CASH),), replace(goods, cash=LEAST)


def _promises(g: Table, giver: int, usable: list[BusinessCard]) -> Iterator[AnyPromise]:
    own = [PLACE[place] for place in g.job_places(giver)]
    others = [PLACE[place] for seat in range(g.players) if seat != giver for place in g.job_places(seat)]
    for number in range(g.round, g.options.rounds + 1):
        yield promise.NoAttackOnYou(number)
        yield promise.NoAttackOnAnybody(number)
        yield promise.PayByPayday(LEAST, number)
        yield from [promise.LetUse(business, number) for business in usable]
    yield from [promise.PayIfJobSucceeds(LEAST, job) for job in own + others]
    yield from [promise.ShareProfit(PERCENTS[0], job) for job in own]


def amounts(goods: Goods, more: Goods, cash: int) -> dict[Sentence, Goods]:
    """What was added to goods, by how much it can be. No amount makes an offer unsound but cash that is not there."""
    if more.cash > goods.cash:
        return {_amount("money", money): replace(more, cash=money) for money in AMOUNTS["money"] if money <= cash}
    if len(more.promises) > len(goods.promises):
        *others, word = more.promises
        field = PROMISES[type(word)][-1]
        if field in AMOUNTS:
            return {
                _amount(field, amount): replace(more, promises=(*others, replace(word, **{field: amount})))
                for amount in AMOUNTS[field]
                if replace(word, **{field: amount}) not in others
            }
    return {(): more}


def _amount(group: str, amount: int) -> Sentence:
    return (WORDS.of(group, amount),)
