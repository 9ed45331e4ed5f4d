"""Trade, word by word: who is asked something may first put an offer together and have it answered."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Final, TypeAlias

from sitdown.core.kernel import Ask
from sitdown.core.records import Action
from sitdown.envs.course import Course, Encoding, Flow
from sitdown.envs.words import DONE, SEAT, Fork, Prompt, Sentence, tell
from sitdown.games import cosa_nostra
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.learning.seen import LAYOUT
from sitdown.games.cosa_nostra.learning.sight import observation
from sitdown.games.cosa_nostra.learning.terms import amounts, items, sound
from sitdown.games.cosa_nostra.learning.words import ACCEPT, COUNTER, OFFER, SETTLE, TURN_DOWN, WORDS
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.trade.goods import NOTHING
from sitdown.games.cosa_nostra.trade.openness import trade_open
from sitdown.games.cosa_nostra.trade.talking import beside

ITEMS: Final = 2  # on each side of an offer, at most
OFFERS: Final = 1  # of one seat, while one question is open

Terms: TypeAlias = tuple[Goods, Goods]  # what one gives, and what one takes
_DONE: Final[Sentence] = (WORDS.verb(DONE),)
_OFFER: Final[Sentence] = (WORDS.verb(OFFER),)
_COUNTER: Final[Sentence] = (WORDS.verb(COUNTER),)


class TradingCourse(Course):
    """A game with trade. Offers are made by who is asked something alone, and answered at once: none stays on the table."""

    state: CosaNostra

    def _turn(self, seat: int, ask: Ask) -> Flow:
        number, offers = self.state.question, OFFERS
        while self.state.question == number and (now := self.state.ask) is not None:
            said = self._sentences(seat, now.options(seat)) | self._asides(seat)
            self._may_say(said)
            may_offer = offers > 0 and trade_open(self.state)
            sentence = yield from tell(seat, Fork([*said, _OFFER] if may_offer else [*said]))
            if sentence in said:
                self._apply(seat, said[sentence])
            else:
                offers -= 1
                yield from self._offer(seat)

    def _asides(self, seat: int) -> dict[Sentence, Action]:
        """What he can do beside the question: take a marker back, pay, have Alexei strip a card."""
        listed = beside(self.state, seat)
        said = self._sentences(seat, tuple([each for each in listed if isinstance(each, act.TakeBack | act.Strip)]))
        for each in listed:
            if isinstance(each, act.Settle):  # to everybody the oldest
                said.setdefault((WORDS.verb(SETTLE), self._seat(seat, self.state.ledger[each.promise].to)), each)
        return said

    # --- an offer

    def _offer(self, seat: int) -> Flow:
        others = {(*_OFFER, self._seat(seat, other)): other for other in range(self.state.players) if other != seat}
        before = yield from tell(seat, Fork([*others]))
        to = others[before]
        give, take = yield from self._terms(seat, to, before)
        self._apply(seat, act.MakeOffer(to, give, take))
        yield from self._reply(to, seat, may_counter=True)

    def _reply(self, seat: int, other: int, *, may_counter: bool) -> Flow:
        """Yes, no, or another offer, which is answered with yes or no."""
        number = self.state.offered - 1
        said: dict[Sentence, Action] = {
            (WORDS.verb(ACCEPT),): act.AcceptOffer(number),
            (WORDS.verb(TURN_DOWN),): act.RefuseOffer(number),
        }
        self._may_say(said)
        sentence = yield from tell(seat, Fork([*said, _COUNTER] if may_counter else [*said]))
        if sentence in said:
            self._apply(seat, said[sentence])
            return
        give, take = yield from self._terms(seat, other, sentence)
        self._apply(seat, act.CounterOffer(number, give, take))
        yield from self._reply(other, seat, may_counter=False)

    def _terms(self, seat: int, to: int, before: Sentence) -> Generator[Prompt, int, Terms]:
        """What he gives, done; what he takes, done."""
        give, before = yield from self._side(
            seat, seat, lambda give: sound(self.state, seat, to, give, NOTHING), before, _DONE
        )
        nothing = () if give == NOTHING else _DONE  # nothing for nothing is no offer
        take, _ = yield from self._side(seat, to, lambda take: sound(self.state, seat, to, give, take), before, nothing)
        return give, take

    def _side(
        self, seat: int, giver: int, fits: Callable[[Goods], bool], before: Sentence, done: Sentence
    ) -> Generator[Prompt, int, tuple[Goods, Sentence]]:
        """One side of an offer, item by item. `done`: how it ends if it is empty."""
        goods = NOTHING
        for _ in range(ITEMS):
            found = {item: more for item, more in items(self.state, giver, goods) if fits(more)}
            item = yield from tell(seat, Fork([*found, done] if done else [*found]), before)
            before += item
            if item == _DONE:
                break
            more = amounts(goods, found[item], self.state.cash[giver])
            amount = yield from tell(seat, Fork([*more]), before)
            before += amount
            goods, done = more[amount], _DONE
        return goods, before

    def _sentences(self, seat: int, actions: tuple[Action, ...]) -> dict[Sentence, Action]:
        return {WORDS.sentence(action, seat, self.state.players): action for action in actions}

    def _seat(self, seat: int, other: int) -> int:
        return WORDS.of(SEAT, other, seat, self.state.players)


COSA_NOSTRA: Final = Encoding(
    "cosa-nostra", cosa_nostra.COSA_NOSTRA, WORDS, LAYOUT, observation, TradingCourse, lead=1 / 20_000
)
WITHOUT_TRADE: Final = replace(COSA_NOSTRA, name="cosa-nostra-without-trade", course=Course)
