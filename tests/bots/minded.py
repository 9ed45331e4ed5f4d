"""Games in which somebody leaves in the middle, with his word given and offers lying before him, and a caretaker looks after his seat."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sitdown.arena.play import moves, tell
from sitdown.bots import bot_named
from sitdown.bots.asking import beside
from sitdown.bots.caretaker import CARETAKER
from sitdown.bots.floor import words
from sitdown.core.chance import Seeded
from sitdown.core.errors import Illegal
from sitdown.core.kernel import CLOCK, State
from sitdown.core.records import Action
from sitdown.core.registry import game_named
from sitdown.games.cosa_nostra.game import CosaNostra
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.promises import (
    AnyPromise,
    LetUse,
    NoAttackOnAnybody,
    NoAttackOnYou,
    PayByPayday,
)
from sitdown.games.cosa_nostra.trade import TRADE
from sitdown.games.omerta.records.actions import CallOmerta

OTHERS: Final = {"omerta": ("random", "novice"), "cosa-nostra": ("random", "random", "regular")}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "omerta": {"turn_limit": 40},
    "cosa-nostra": {"rounds": 3, "reaction_seconds": None},
}
NEVER: Final = (CallOmerta, act.MakeOffer, act.CounterOffer, act.RefuseOffer, act.WithdrawOffer, act.Say, act.TakeBack)
STAYED: Final = {"omerta": 12, "cosa-nostra": 60}  # so many decisions at most, before he leaves


@dataclass
class Minded:
    """What a caretaker did, and was tempted by."""

    wrong: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)

    def add(self, other: Minded) -> None:
        self.wrong += other.wrong
        self.seen += other.seen


def minded(name: str, number: int) -> Minded:
    """One game."""
    random = Random(f"minded {name} {number}")
    game = game_named(name)
    players = random.choice(list(game.players))
    seat = random.randrange(players)
    mercenaries = {"mercenaries": random.random() < 0.5} if name == "cosa-nostra" else {}
    state = game.new(players, {**OPTIONS[name], **mercenaries})
    bots = [bot_named(game, random.choice(OTHERS[name]), f"{number}/{at}") for at in range(players)]
    told = Watched(seat)
    leaves, decisions = random.randrange(STAYED[name]), 0
    chance, imaginations = Seeded(number), [Seeded(f"{number}/{at}") for at in range(players)]
    while not state.over:
        if decisions >= leaves and not told.looks_after:
            if isinstance(state, CosaNostra):
                _bound(state, seat, random)
            bots[seat] = bot_named(game, CARETAKER, f"{number}/caretaker")
            told.begin(state)
        for speaker, word in words(state, dict(enumerate(bots)), imaginations):
            told.check(state, speaker, word)
            tell(bots, state.apply(speaker, word, chance))
        told.look(state)
        ask, question = state.ask, state.question
        assert ask is not None
        for actor, action in moves(state, ask, bots, imaginations):
            told.check(state, actor, action)
            tell(bots, state.apply(actor, action, chance))
            decisions += actor != CLOCK
            if state.question != question:
                break
    told.end(state)
    return told.found


def _bound(state: CosaNostra, seat: int, random: Random) -> None:
    """He gives his word left and right before he goes, and somebody asks for what he has promised."""
    shown = state.view(None)
    if not TRADE.is_open(state) or not shown.players:
        return
    last = random.randint(state.round or 1, state.options.rounds)
    for other in range(state.players):
        if other == seat:
            continue
        uses = [LetUse(each.business, max(1, state.round)) for each in shown.players[seat].businesses]
        given: list[AnyPromise] = [NoAttackOnYou(last), PayByPayday(1000, last), *uses[:1]]
        given += [NoAttackOnAnybody(last)] if random.random() < 0.2 else []
        word = random.choice(given)
        _done(state, seat, act.MakeOffer(other, act.Goods(promises=(word,)), act.Goods(cash=0)))
        _done(state, other, act.AcceptOffer(state.offered - 1))
        if isinstance(word, LetUse):
            _done(state, other, act.MakeOffer(seat, act.Goods(), act.Goods(markers=(word.business,))))
        _done(state, other, act.MakeOffer(seat, act.Goods(cash=1000), act.Goods(promises=(NoAttackOnAnybody(last),))))


def _done(state: CosaNostra, actor: int, action: Action) -> None:
    with suppress(Illegal):
        state.apply(actor, action, Seeded(0))


class Watched:
    """Whoever sits in this seat, from when he looks after it."""

    def __init__(self, seat: int) -> None:
        self.found = Minded()
        self.looks_after = False
        self._seat = seat
        self._given = 0  # promises in the ledger when he came
        self._offered: list[AnyPromise] = []  # what offers that lay there already would promise
        self._open: set[int] = set()  # of his, those that were open then
        self._could: set[int] = set()  # and those that could have been kept at some moment since

    def begin(self, state: State) -> None:
        self.looks_after = True
        if isinstance(state, CosaNostra):
            self._given = len(state.ledger)
            mine = [at for at, entry in enumerate(state.ledger) if entry.seat == self._seat]
            self._open = {at for at in mine if state.ledger[at].verdict == "open"}
            self.found.seen["words given"] += len(self._open)
            lying = [offer.give for offer in state.offers if offer.seat == self._seat]
            self._offered = [word for give in lying for word in give.promises]  # by whom he stands in for
            self.found.seen["offers"] += len([offer for offer in state.offers if offer.to == self._seat])

    def look(self, state: State) -> None:
        """What of his word could be kept now that everybody has said what he had to say."""
        if not self.looks_after or not isinstance(state, CosaNostra):
            return
        for action in beside(state, self._seat):
            if isinstance(action, act.Settle):
                self._could.add(action.promise)
            elif isinstance(action, act.AcceptOffer):
                self._could.update(_uses(state, self._seat, action.offer))

    def check(self, state: State, actor: int, action: Action) -> None:
        if not self.looks_after or actor != self._seat:
            return
        self.found.seen[type(action).__name__] += 1
        if isinstance(action, NEVER) or (isinstance(action, act.AcceptOffer) and not _is_owed(state, actor, action)):
            self.found.wrong.append(f"{state.question}: {action}")

    def end(self, state: State) -> None:
        if not isinstance(state, CosaNostra) or not self.looks_after:
            return
        for number, entry in enumerate(state.ledger):
            if entry.seat != self._seat:
                continue
            if number >= self._given and entry.word not in self._offered:
                self.found.wrong.append(f"gave his word: {entry}")
            peace = isinstance(entry.word, NoAttackOnYou | NoAttackOnAnybody)
            if number in self._open:
                self.found.seen[f"peace {entry.verdict}" if peace else entry.verdict] += 1
            if entry.verdict == "broken" and number in self._open and (peace or number in self._could):
                self.found.wrong.append(f"broke his word: {entry}")


def _is_owed(state: State, seat: int, action: act.AcceptOffer) -> bool:
    return isinstance(state, CosaNostra) and bool(_uses(state, seat, action.offer))


def _uses(state: CosaNostra, seat: int, number: int) -> list[int]:
    """The promises that this offer asks for, and nothing else."""
    offer = next(each for each in state.offers if each.number == number)
    asked = offer.take.markers
    if len(asked) != 1 or offer.give != act.Goods() or offer.take != act.Goods(markers=asked):
        return []
    return [
        at
        for at, entry in enumerate(state.ledger)
        if entry.seat == seat
        and entry.to == offer.seat
        and entry.verdict == "open"
        and entry.word == LetUse(asked[0], state.round)
    ]
