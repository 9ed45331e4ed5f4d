"""What a player remembers of the talk: what he has asked for this round, and whether anything has happened since that concerns him."""

from __future__ import annotations

from collections import Counter, deque
from typing import Final

from sitdown.core.records import Event
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.actions import Goods, MakeOffer, Say
from sitdown.games.cosa_nostra.records.lines import line, read_line, said_as
from sitdown.games.cosa_nostra.records.promises import NoAttackOnAnybody, NoAttackOnYou

OWN_AFFAIRS: Final = (ev.JobPlanned, ev.TurnBegan, ev.JobResolved, ev.IncomePaid)  # of the seat they name
PHASES: Final = (ev.PlanningBegan, ev.ActionBegan, ev.RoundBegan)
PATIENCE: Final = 2  # how often he asks for the same thing
BUDGET: Final = 8  # offers of his in a phase, counter-offers among them
TALK: Final = 3  # lines of his in a phase
TIRED: Final = 3  # so many offers of words for money refused, and he makes this man no more of them
THROUGH: Final = 2  # so many broken words, and there are no more deals on somebody's word


class Diary:
    def __init__(self, reproachful: bool = False) -> None:
        self._reproachful = reproachful
        self._asked: Counter[tuple[int, Goods]] = Counter()  # whom for what, this round
        self._offers: set[int] = set()  # his own, by their numbers
        self._open: dict[int, ev.OfferMade] = {}  # those he has made or been made
        self._refused: set[tuple[int, Goods, Goods]] = set()  # what nobody need offer again, this round
        self._turned_down: Counter[tuple[int, Goods]] = Counter()  # how often he was refused this, this round
        self.bought_peace = self.sold_peace = False  # for money, this round
        self._no_words: Counter[int] = Counter()  # how often each would not pay for words
        self._words: dict[int, ev.PromiseMade] = {}  # others' to him, by their numbers
        self._made: dict[int, int] = {}  # in which round
        self._wronged: Counter[int] = Counter()  # how often each has broken his word to him
        self.foes: frozenset[int] = frozenset()  # who has struck at him, or broken his word to him
        self._ways: Counter[str] = Counter()  # how often he has said a line
        self._round = 0
        self._word: set[int] = set()  # his promises, by their numbers
        self._haggled: set[tuple[int, Goods]] = set()  # with whom about what, this round
        self._offered = self._said = 0  # in this phase
        self._lines: deque[Say] = deque()  # that he has yet to say
        self._last: Say | None = None
        self.ventures = 0  # that he has brought up this turn
        self.restless = False  # something has happened since he had nothing to say

    def see(self, seat: int, event: Event) -> None:
        if isinstance(event, OWN_AFFAIRS):
            if event.seat == seat:
                self.restless = True
                if isinstance(event, ev.TurnBegan):
                    self.ventures = 0
        elif isinstance(event, ev.OfferMade):
            self.restless |= event.to == seat
            if event.seat == seat:
                self._offers.add(event.offer)
                self._offered += 1
            if seat in (event.seat, event.to):
                self._open[event.offer] = event
        elif isinstance(event, ev.OfferClosed):
            self.restless |= event.offer in self._offers
            self._closed(seat, event)
        elif isinstance(event, ev.PromiseMade):
            if event.seat == seat:
                self._word.add(event.promise)
                self.restless = True
            elif event.to == seat:
                self._words[event.promise] = event
                self._made[event.promise] = self._round
        elif isinstance(event, ev.PromiseJudged):
            if self._reproachful:
                self._judged(event)
        elif isinstance(event, ev.TargetNamed):
            if event.player == seat:
                self.foes |= {event.seat}
        elif isinstance(event, ev.PromiseDue):
            self.restless |= event.promise in self._word
        elif isinstance(event, PHASES):
            self._offered = self._said = self.ventures = 0
            self._lines.clear()
            self.restless = True
            if isinstance(event, ev.RoundBegan):
                self._round = event.number
                self._asked.clear()
                self._haggled.clear()
                self._refused.clear()
                self._turned_down.clear()
                self.bought_peace = self.sold_peace = False

    def _closed(self, seat: int, event: ev.OfferClosed) -> None:
        offer = self._open.pop(event.offer, None)
        if offer is None:
            return
        if event.how == "refused" and offer.seat == seat:
            self._refused.add((offer.to, offer.give, offer.take))
            self._turned_down[offer.to, offer.take] += 1
            self._no_words[offer.to] += sells_words(offer.give, offer.take)
        elif event.how == "accepted":
            for payer, paid, had in ((offer.seat, offer.give, offer.take), (offer.to, offer.take, offer.give)):
                if paid.cash and is_peace(had):
                    self.bought_peace |= payer == seat
                    self.sold_peace |= payer != seat

    def _judged(self, event: ev.PromiseJudged) -> None:
        """Whoever breaks his word to him hears of it at once, and what comes next."""
        said = self._words.get(event.promise)
        if said is None or event.verdict != "broken":
            return
        self._wronged[said.seat] += 1
        self.foes |= {said.seat}
        if self._wronged[said.seat] == 1:
            self.will_say(line("broken", self._made[event.promise]), said.seat)
            self.will_say(line("warning"), said.seat)
        elif self._wronged[said.seat] == THROUGH:
            self.will_say(line("through"), said.seat)

    def was_refused(self, offer: MakeOffer) -> bool:
        """This very offer, this round."""
        return (offer.to, offer.give, offer.take) in self._refused

    def turned_down(self, to: int, take: Goods) -> int:
        """How often this round he did not get that from him."""
        return self._turned_down[to, take]

    def wants_no_words(self, seat: int) -> bool:
        return self._no_words[seat] >= TIRED

    def goes_round(self, give: Goods, take: Goods) -> bool:
        """Whether he would pay for peace this round and be paid for it: such money only goes round the table."""
        return (self.sold_peace and bool(give.cash) and is_peace(take)) or (
            self.bought_peace and bool(take.cash) and is_peace(give)
        )

    def may_say(self, offer: MakeOffer, *, haggles: bool = False) -> bool:
        """Whether he has not asked this player for this too often this round; now he has once more. What he needs he asks for again."""
        self._asked[offer.to, offer.take] += 1
        return self._asked[offer.to, offer.take] <= (PATIENCE if offer.take.markers or haggles else 1)

    @property
    def spent(self) -> bool:
        """He has made as many offers in this phase as the others will bear."""
        return self._offered >= BUDGET

    def may_haggle(self, seat: int, over: Goods) -> bool:
        """Once a round with one player about one thing; now he has."""
        if self.spent or (seat, over) in self._haggled:
            return False
        self._haggled.add((seat, over))
        return True

    def will_say(self, text: str | None, to: int) -> None:
        """As soon as he has the word, if he has not talked too much; nobody hears the same thing twice in a row."""
        said = None if text is None else Say(text, to)
        if said is not None and self._said < TALK and said != self._last:
            self._said += 1
            self._last = said
            self._lines.append(Say(self._in_words(said.text), to))
            self.restless = True

    def _in_words(self, text: str) -> str:
        """Not always the same."""
        found = read_line(text)
        if found is None:
            return text
        self._ways[found[0]] += 1
        return said_as(text, self._ways[found[0]] - 1)

    def next_line(self) -> Say | None:
        return self._lines.popleft() if self._lines else None


def sells_words(give: Goods, take: Goods) -> bool:
    """Promises for money, and nothing else."""
    return bool(give.promises) and give == Goods(promises=give.promises) and take == Goods(cash=take.cash)


def is_peace(goods: Goods) -> bool:
    return any([isinstance(said, NoAttackOnYou | NoAttackOnAnybody) for said in goods.promises])
