"""The random player of La Cosa Nostra, who also talks at random: anything that could be offered, promised or answered."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from sitdown.bots.base import Beside, Imagine, Look
from sitdown.bots.random import RandomBot
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra.bots.worth.card_facts import thousands
from sitdown.games.cosa_nostra.game import CosaNostra
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import OfferMade
from sitdown.games.cosa_nostra.records.knowledge import Knowledge
from sitdown.games.cosa_nostra.records.ledger import words_left
from sitdown.games.cosa_nostra.records.view import OfferView, PlayerView, View

TALKATIVE: Final = 0.02  # how often he says something when he could
POLITE: Final = 0.3  # and when somebody has made him an offer
AGREEABLE: Final = 0.2  # how often he accepts
BY_HIMSELF: Final = (act.Settle, act.TakeBack, act.Strip, act.WithdrawOffer)
MOST_CASH: Final = 5000
MOST_OPEN: Final = 4  # offers of his on the table


class Rambler(RandomBot):
    """Any option; and now and then any word."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self._words = Random(f"{seed}/rambling")
        self._spoken_to = False

    def see(self, seat: int, event: Event) -> None:
        if isinstance(event, OfferMade) and event.to == seat:
            self._spoken_to = True

    def has_word(self) -> bool:
        return self._words.random() < (POLITE if self._spoken_to else TALKATIVE)

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
        mine = [each for each in table.offers if each.to == seat]
        self._spoken_to = len(mine) > 1
        return _answer(self._words, table, seat, self._words.choice(mine), beside())

    def propose(
        self, seat: int, view: Look[View], knowledge: Look[Knowledge], imagine: Imagine[CosaNostra], beside: Beside
    ) -> Action | None:
        random = self._words
        table = view()
        self._spoken_to = False
        said: list[Action] = [action for kind in BY_HIMSELF for action in beside() if isinstance(action, kind)]
        if not _crowded(table, seat):
            said += [_offer(random, table, seat) for _ in range(2)]
        return random.choice(said) if said else None


def _crowded(view: View, seat: int) -> bool:
    return len([offer for offer in view.offers if offer.seat == seat]) >= MOST_OPEN


def _answer(random: Random, view: View, seat: int, offer: OfferView, beside: Sequence[Action]) -> Action:
    yes = act.AcceptOffer(offer.number)
    if yes in beside and random.random() < AGREEABLE:
        return yes
    if random.random() < 0.5 or _crowded(view, seat):
        return act.RefuseOffer(offer.number)
    return act.CounterOffer(offer.number, *_terms(random, view, seat, offer.seat))


def _offer(random: Random, view: View, seat: int) -> Action:
    return any_offer(random, view, seat, random.choice([other for other in range(len(view.players)) if other != seat]))


def any_offer(random: Random, view: View, seat: int, to: int) -> act.MakeOffer:
    """To somebody."""
    return act.MakeOffer(to, *_terms(random, view, seat, to))


def _terms(random: Random, view: View, seat: int, to: int) -> tuple[Goods, Goods]:
    """What he gives and what he takes; not nothing for nothing."""
    give, take = _goods(random, view, seat), _goods(random, view, to)
    return (give, take) if give != take else (Goods(cash=1000), take)


def _goods(random: Random, view: View, giver: int) -> Goods:
    """A little of this and that."""
    player = view.players[giver]
    there = player.to_give
    sold = _perhaps(random, 0.15, list(there.businesses))
    kept = [each for each in player.businesses if each.business not in sold]
    return Goods(
        cash=thousands(random.random() * min(MOST_CASH, player.cash)) if random.random() < 0.5 else 0,
        businesses=sold,
        gangsters=_perhaps(random, 0.1, list(there.gangsters)),
        markers=_perhaps(random, 0.3, [card for card in there.markers if card not in sold]),
        promises=_perhaps(random, 0.4, _promises(random, view, player, [each.business for each in kept if each.active]))
        if words_left(view.ledger, giver)
        else (),
    )


def _perhaps(random: Random, chance: float, things: list[Any]) -> tuple[Any, ...]:
    return (random.choice(things),) if things and random.random() < chance else ()


def _promises(random: Random, view: View, player: PlayerView, usable: list[Any]) -> list[word.AnyPromise]:
    """One of each kind that makes sense."""
    number = random.randint(view.round, view.rounds)
    money = random.randint(1, 5) * 1000
    everywhere = [task.place for each in view.players for man in each.crew for task in man.tasks if task.round]
    own = [task.place for man in player.crew for task in man.tasks if task.round]
    found: list[word.AnyPromise] = [
        word.PayByPayday(money, number),
        word.NoAttackOnYou(number),
        word.NoAttackOnAnybody(number),
    ]
    if everywhere:
        found.append(word.PayIfJobSucceeds(money, random.choice(everywhere)))
    if own:
        found.append(word.ShareProfit(random.randint(1, 10) * 5, random.choice(own)))
    if usable:
        found.append(word.LetUse(random.choice(usable), number))
    return found
