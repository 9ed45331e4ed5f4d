"""Deals beyond the job at hand: the use of his businesses, a monopoly, a gangster more or less, peace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from sitdown.games.cosa_nostra.board.material import BUSINESS_ID
from sitdown.games.cosa_nostra.board.prices import price_with
from sitdown.games.cosa_nostra.bots.talk.bargaining import gets, gives
from sitdown.games.cosa_nostra.bots.talk.common import (
    FEWEST,
    POOR,
    can_spare,
    has_peace,
    has_promised_use,
    has_use,
    marker_cost,
)
from sitdown.games.cosa_nostra.bots.talk.diary import Diary, is_peace, sells_words
from sitdown.games.cosa_nostra.bots.worth.card_facts import DEMAND, FACTS, KIND_OF, thousands
from sitdown.games.cosa_nostra.bots.worth.duties import AT_PEACE
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, fee
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook, paid
from sitdown.games.cosa_nostra.bots.worth.threats import menace
from sitdown.games.cosa_nostra.bots.worth.values import business_worth, monopoly_with
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.actions import Goods, MakeOffer
from sitdown.games.cosa_nostra.records.view import BusinessView

AMENDS: Final = 2000  # before he asks for peace of somebody to whom he broke his word
PEACE_ALONE: Final = 1000  # for the peace of somebody who has had his, or wants more than that
Venture = Callable[[Plans, Random], Iterator[MakeOffer]]

EARNED_BY_IT: Final = 500  # at least, by what he sells of his word
MOST_AT_ONCE: Final = 0.6  # of what somebody has in cash
SPENT_AT_ONCE: Final = 0.9  # of what he has left to spend
MOST_RIGHTS: Final = 8  # in one deal
RIGHT: Final = 0.5  # of the fee: the use of a business in a round to come
QUIET: Final = 0.25  # of what an attack costs: peace with somebody
LEAST: Final = 0.25  # of what a businessman is worth more to him than to his owner, what he offers for it
A_HEAD: Final = 3000  # for a gangster who has nothing left to do, among friends


def venture(p: Plans, diary: Diary, random: Random) -> MakeOffer | None:
    """A few a turn, of those that make sense."""
    if diary.ventures >= p.o.temper.ventures:
        return None
    diary.ventures += 1
    if random.random() >= p.o.temper.venturous:
        return None
    pondering = [offer.to for offer in p.o.view.offers if offer.seat == p.o.seat]  # people take their time
    for make in _by_temper(p, random):
        for offer in make(p, random):
            if offer.to not in pondering and _worth_a_word(p, diary, offer):
                return offer
    return None


def _worth_a_word(p: Plans, diary: Diary, offer: MakeOffer) -> bool:
    """Whether to make this offer: he has not made it too often, and if he remembers what was said, it is not in vain."""
    if not p.o.temper.wary:
        return diary.may_say(offer)
    haggles = p.o.temper.watchful and is_peace(offer.take)
    return not _in_vain(diary, offer) and (sells_words(offer.give, offer.take) or diary.may_say(offer, haggles=haggles))


def _by_temper(p: Plans, random: Random) -> list[Venture]:
    if not p.o.temper.reckons:
        return random.sample(VENTURES, len(VENTURES))
    if not p.o.temper.wary:
        return VENTURES
    first = [_outnumber] if p.o.temper.watchful else []  # who is asked for peace is asked for nothing else meanwhile
    return [*first, *VENTURES[:SELLING], _sell_words, *VENTURES[SELLING:]]


def _in_vain(diary: Diary, offer: MakeOffer) -> bool:
    """It was refused, or the money would only go round, or this man does not pay for words."""
    tired = sells_words(offer.give, offer.take) and diary.wants_no_words(offer.to)
    return tired or diary.was_refused(offer) or diary.goes_round(offer.give, offer.take)


def _lend(p: Plans, random: Random) -> Iterator[MakeOffer]:
    """The use of a business that many jobs of the round need, to somebody who has the use of none, and the money."""
    if p.o.view.phase != "planning":
        return
    number = p.o.view.round
    cards = [each.business for each in p.o.me.businesses if each.active and DEMAND[number][KIND_OF[each.business]]]
    if not cards:
        return
    card = random.choice(cards)
    prices = {
        seat: marker_cost(p.o, p.o.seat, seat, card)
        for seat in p.o.opponents()
        if p.o.view.players[seat].markers and not has_use(p.o, seat, KIND_OF[card])
    }
    buyers = [seat for seat, price in prices.items() if price <= p.o.view.players[seat].cash]
    if buyers:
        to = random.choice(buyers)
        yield MakeOffer(to, Goods(markers=(card,)), Goods(cash=prices[to]))


def _monopolize(p: Plans, random: Random) -> Iterator[MakeOffer]:
    """Buy the businessman that makes a monopoly; what it is worth to both is shared."""
    for card, (seat, business) in p.o.owners.items():
        kind = KIND_OF[card]
        bought = monopoly_with(p.o, kind, p.o.seat, p.o.coming[kind])  # he will have it anyhow
        if seat != p.o.seat and business.active and not bought and monopoly_with(p.o, kind, p.o.seat, 1) > 0:
            to_him = business_worth(p.o, kind, seat, -1) + p.o.spite[seat] * business_worth(p.o, kind)
            to_me = business_worth(p.o, kind)
            part = LEAST * to_me + (1 - LEAST) * to_him if p.o.temper.watchful else (to_him + to_me) / 2
            price = thousands(part)
            if to_him < price <= p.purse:
                yield MakeOffer(seat, Goods(cash=price), Goods(businesses=(card,)))


def _recruit(p: Plans, random: Random) -> Iterator[MakeOffer]:
    """A gangster of somebody who has too many, when he has more jobs than men."""
    if p.o.view.phase != "planning" or len(p.o.view.jobs) <= len(p.o.idle()) or can_spare(p):
        return
    for seat in p.o.opponents():
        player = p.o.view.players[seat]
        idle = [man for man in player.crew if man.active and not man.tasks]
        if idle and len(player.crew) > FEWEST and (len(idle) > len(player.jobs) or player.cash < POOR):
            man = Goods(gangsters=(min(idle, key=lambda each: each.strength).gangster,))
            price = thousands(0.8 * gets(p, seat, man))
            if 0 < price <= p.purse:
                yield MakeOffer(seat, Goods(cash=price), man)


def _outnumber(p: Plans, random: Random) -> Iterator[MakeOffer]:
    """In the end, for the bonus: gangsters who have done their work, for those whom they count less for."""
    if not p.o.temper.reckons or not p.o.last_round or p.o.view.phase != "action":
        return
    for seat in sorted(p.o.opponents(), key=lambda seat: -p.o.spite[seat]):
        for man in p.o.view.players[seat].crew:
            goods = Goods(gangsters=(man.gangster,))
            if man.active and not man.tasks and gets(p, seat, goods) > A_HEAD <= p.purse:
                yield MakeOffer(seat, Goods(cash=A_HEAD), goods)


def _let_go(p: Plans, random: Random) -> Iterator[MakeOffer]:
    """A gangster without a job, to whoever can pay."""
    idle = [man for man in p.o.idle() if not man.tasks]
    if p.o.view.phase != "planning" or not idle or len(p.o.me.crew) <= FEWEST or not can_spare(p):
        return
    man = Goods(gangsters=(min(idle, key=lambda each: each.strength).gangster,))
    rich = max(p.o.opponents(), key=lambda seat: p.o.view.players[seat].cash)
    price = thousands(gives(p, rich, man)) + 1000
    if 0 < price <= p.o.view.players[rich].cash:
        yield MakeOffer(rich, man, Goods(cash=price))


def _buy_peace(p: Plans, random: Random) -> Iterator[MakeOffer]:
    """From somebody who has jobs lying there, when he has something to lose."""
    price = thousands(p.o.temper.peace[p.o.view.round] / 2)
    if p.o.temper.reckons or not 0 < price <= p.purse // 2 or p.o.view.phase not in ("planning", "action"):
        return
    armed = [
        seat
        for seat in p.o.opponents()
        if any([task.round is not None for man in p.o.view.players[seat].crew for task in man.tasks])
        and not has_peace(p.o, seat)
    ]
    if armed:
        promise = word.NoAttackOnYou(p.o.view.round)
        yield MakeOffer(random.choice(armed), Goods(cash=price), Goods(promises=(promise,)))


def _sell_peace(p: Plans, random: Random) -> Iterator[MakeOffer]:
    """A player without an attack can promise to attack nobody, and be paid for it by whoever has most to lose."""
    jobs = [*p.o.view.jobs, *[task.job for _, task in p.o.tasks() if task.job is not None]]
    price = thousands(p.o.temper.peace[p.o.view.round] / 2)
    if (
        p.o.temper.reckons
        or not price
        or p.o.peace
        or any([FACTS[job].sort is Sort.ATTACK for job in jobs])
        or not p.o.tasks()
    ):
        return
    rich = max(p.o.opponents(), key=lambda seat: p.o.standing[seat])
    if price <= p.o.view.players[rich].cash:
        yield MakeOffer(rich, Goods(promises=(word.NoAttackOnAnybody(p.o.view.round),)), Goods(cash=price))


def _pact(p: Plans, random: Random) -> Iterator[MakeOffer]:
    """Peace for peace, with everybody; something on top of it, if they will pay."""
    if p.o.view.phase not in (("planning", "action") if p.o.temper.watchful else ("planning",)):
        return
    for seat in sorted(p.o.opponents(), key=lambda seat: -menace(p.o, seat))[: p.o.temper.pacts]:
        for give, take in _terms(p, seat):
            if give.cash <= max(0, p.purse) and gets(p, seat, take) > gives(p, seat, give) + AT_PEACE:
                yield MakeOffer(seat, give, take)


def _terms(p: Plans, seat: int) -> Iterator[tuple[Goods, Goods]]:
    """What he would give for peace and what he wants with it, the best for himself first."""
    o = p.o
    peace = (word.NoAttackOnYou(o.view.round),)
    sworn = o.temper.watchful and (has_peace(o, seat) or _betrayed(p, seat, o.seat))
    if seat in o.peace:  # what he has to give for it is given
        if o.temper.watchful and not sworn:
            yield Goods(cash=PEACE_ALONE), Goods(promises=peace)
    elif o.temper.wary and _betrayed(p, o.seat, seat):
        yield Goods(cash=AMENDS, promises=peace), Goods(promises=peace)
    elif not sworn:
        racket = thousands(min(o.temper.racket[o.view.round], o.view.players[seat].cash))
        for price in {racket: None, 0: None}:
            yield Goods(promises=peace), Goods(cash=price, promises=peace)
        if o.temper.watchful:
            yield Goods(cash=PEACE_ALONE, promises=peace), Goods(promises=peace)


def _sell_words(p: Plans, random: Random) -> Iterator[MakeOffer]:
    """What costs him less to keep than it is worth to others: the use of what he has, tonight and in rounds to come, peace from one who would strike
    elsewhere, a share of a job of his. He means to keep it."""
    for seat in sorted(p.o.opponents(), key=lambda seat: p.o.spite[seat]):
        most = _can_pay(p.o, seat)
        for promises, worth in _for_sale(p, seat, most):
            give = Goods(promises=promises)
            price = thousands(min(worth, most))
            if price >= gives(p, seat, give) + EARNED_BY_IT:
                yield MakeOffer(seat, give, Goods(cash=price))


def _can_pay(o: Outlook, seat: int) -> float:
    """At once. Whoever watches does not count what is there to be spent on the purchases that lie before them all."""
    player = o.view.players[seat]
    if not o.temper.watchful:
        return MOST_AT_ONCE * player.cash
    planned = [task.business for man in player.crew for task in man.tasks if task.business is not None]
    return SPENT_AT_ONCE * (player.cash - sum([price_with(o.men[seat], BUSINESS_ID[card]) for card in planned]))


def _for_sale(p: Plans, seat: int, most: float) -> Iterator[tuple[tuple[word.AnyPromise, ...], float]]:
    """And what it is worth to a man who takes it as it is said. All rights at once, or those to one business; or no more than he can pay for."""
    rights = [words for each in p.o.me.businesses if (words := _rights(p, seat, each))]
    together = [said for words in rights for said in words]
    bundles = [_up_to(together, most)] if p.o.temper.watchful else [tuple(together[:MOST_RIGHTS]), *rights]
    for words in bundles:
        if words:
            yield words, sum([_worth(said) for said in words])
    if seat not in p.o.peace and not p.o.temper.watchful:  # who sees what peace is for gives it for peace
        yield (word.NoAttackOnYou(p.o.view.round),), QUIET * p.o.temper.peace[p.o.view.round]


def _up_to(rights: list[word.LetUse], most: float) -> tuple[word.LetUse, ...]:
    """The dearest ones, until they are worth so much."""
    bundle: list[word.LetUse] = []
    for said in sorted(rights, key=_worth, reverse=True)[:MOST_RIGHTS]:
        if sum([_worth(each) for each in bundle]) < most:
            bundle.append(said)
    return tuple(bundle)


def _worth(said: word.LetUse) -> float:
    return RIGHT * fee(said.round, KIND_OF[said.business])


def _rights(p: Plans, seat: int, host: BusinessView) -> tuple[word.LetUse, ...]:
    """To a business of his, in every round that is left, for somebody who has the use of none like it."""
    if has_use(p.o, seat, KIND_OF[host.business]):
        return ()
    first = p.o.view.round + paid(p.o.view)
    return tuple(
        [
            word.LetUse(host.business, number)
            for number in p.o.working_rounds
            if number >= first
            and (host.active or number > p.o.view.round)
            and not has_promised_use(p.o, p.o.seat, seat, host.business, number)
        ]
    )


def _betrayed(p: Plans, by: int, whom: int) -> bool:
    """Whether one broke his word to the other, lately."""
    return any(
        [
            entry.seat == by and entry.to == whom and entry.verdict == "broken"
            for entry in p.o.view.ledger
            if entry.made >= p.o.view.round - 1
        ]
    )


SELLING: Final = 4  # after so many of these the wary sell their word
VENTURES: Final[list[Venture]] = [_pact, _outnumber, _monopolize, _lend, _recruit, _let_go, _buy_peace, _sell_peace]
