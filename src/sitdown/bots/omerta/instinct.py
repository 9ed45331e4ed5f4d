"""What a player does without thinking twice: quick play for all seats of an imagined world, each by what he knows there and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from typing import Any, Final

from sitdown.bots.omerta.temper import Temper
from sitdown.core.asks import bits
from sitdown.core.chance import Chance
from sitdown.core.kernel import RACE, Step
from sitdown.core.records import Action
from sitdown.core.slots import FACE, eye
from sitdown.games.omerta import actions as act
from sitdown.games.omerta import powers, rounds, snap, turn
from sitdown.games.omerta.cards import DRIVER, FACES, KILLER, LAST_BOTTLE
from sitdown.games.omerta.deck import POINTS
from sitdown.games.omerta.game import Omerta
from sitdown.games.omerta.killer import KillerWindow
from sitdown.games.omerta.scoring import LIMIT
from sitdown.games.omerta.slots import PATROLS

TEMPER: Final = Temper()
NEWS: Final = TEMPER.news
PAIR: Final = TEMPER.pair
SURE: Final = TEMPER.sure_enough
POWER: Final[list[float]] = [0.0] * (max(FACES.values()) + 1)
for _card, _worth in TEMPER.powers.items():
    POWER[FACES[_card]] = _worth
MANY: Final = 7  # slots of a kind; more are as good as so many


class Instinct:
    """The habits of a table, for one deck."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        fair = {face: copies / len(cards) for face, copies in Counter(cards).items()}
        kept = {face: chance * exp(-POINTS[face] / TEMPER.choosy) for face, chance in fair.items()}
        total = sum(kept.values())
        kept = {face: chance / total for face, chance in kept.items()}
        self.blind = sum([POINTS[face] * chance for face, chance in fair.items()])  # of a card nobody knows
        self.kept = sum([POINTS[face] * chance for face, chance in kept.items()])  # of one that its owner keeps
        self.relief = self.blind + NEWS + sum([POWER[face] * chance for face, chance in fair.items()])
        # the chance that so many kept and so many blind slots count so much or more
        self.at_least = [
            [_at_least(_counts(kept, n, _counts(fair, m, [1.0] + [0.0] * LIMIT))) for m in range(MANY + 1)]
            for n in range(MANY + 1)
        ]
        # what a draw brings on average to who can be relieved of so much
        self.drawn = [
            sum([chance * max(relief - POINTS[face], POWER[face]) for face, chance in fair.items()])
            for relief in range(50)
        ]
        self.answers: dict[type[Step[Any]], Callable[[Omerta, int, Sequence[Action]], Action]] = {
            rounds.FirstLook: self.first,
            turn.Draw: self.begin,
            turn.PlaceDrawn: self.place,
            turn.PlaceTaken: self.place,
            snap.SealedSnap: self.snap,
            KillerWindow: self.kill,
            powers.Gangster: self.exchange,
            powers.Lady: self.shuffle,
            powers.Mole: self.look,
            powers.Snitch: self.give,
            powers.Driver: self.drive,
            powers.Cracking: self.crack,
            powers.Mamma: self.visit,
            powers.Patrol: self.block,
        }

    def play(self, g: Omerta, chance: Chance) -> None:
        """Play on until nothing is asked any more."""
        while g.ask is not None:
            self.move(g, chance)

    def turn(self, g: Omerta, chance: Chance) -> None:
        """Play on until the next turn begins."""
        self.move(g, chance)
        while g.ask is not None and type(g.agenda[-1]) is not turn.Draw:
            self.move(g, chance)

    def move(self, g: Omerta, chance: Chance) -> None:
        """Answer the open question."""
        ask = g.ask
        assert ask is not None
        step = g.agenda[-1]
        if ask.mode == RACE:
            assert isinstance(step, snap.Snap)
            self.race(g, step.face, ask.seats, chance)
            return
        seat = ask.seats[0]
        options = ask.options(seat)
        g.apply(seat, self.answers[type(step)](g, seat, options) if len(options) > 1 else options[0], chance)

    def race(self, g: Omerta, face: int, seats: tuple[int, ...], chance: Chance) -> None:
        """Who knows that he has one tries; of several any may be the fastest."""
        found: list[tuple[int, int]] = []
        for seat in seats:
            slot = known_slot(g, seat, face)
            if slot >= 0:
                found.append((seat, slot))
        if found:
            seat, slot = found[chance.draw(len(found))] if len(found) > 1 else found[0]
            g.apply(seat, act.attempt(slot), chance)
        else:  # nobody does: closed at once, without asking round
            g.agenda.pop()
            g.question += 1
            g.advance()

    # --- a turn

    def begin(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        bit = eye(seat)
        count = 0
        blind = False
        relief = 0.0
        for slot in g.stocks[seat]:
            if not slot & bit:
                blind = True
                relief = max(relief, self.relief)
            else:
                face = slot & FACE
                count += POINTS[face]
                relief = max(relief, POINTS[face] + POWER[face])
        if not blind and count <= LIMIT and options[-1] is act.CALL_OMERTA and self.success(g, seat, count) >= SURE:
            return act.CALL_OMERTA
        if len(options) > 1 and options[1] is act.TAKE_PILE and relief - POINTS[g.pile[-1]] > self.drawn[int(relief)]:
            return act.TAKE_PILE
        return act.DRAW_DECK

    def success(self, g: Omerta, seat: int, count: int) -> float:
        """The chance that nobody has less."""
        bit = eye(seat)
        chance = 1.0
        for other in range(g.players):
            if other != seat:
                need = count
                kept = blind = 0
                own = eye(other)
                for slot in g.stocks[other]:
                    if slot & bit:
                        need -= POINTS[slot & FACE]
                    elif slot & own:
                        kept += 1
                    else:
                        blind += 1
                if need > 0:
                    chance *= self.at_least[min(kept, MANY)][min(blind, MANY)][need]
        return chance

    def place(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        bit = eye(seat)
        card = g.hand & FACE
        stock = g.stocks[seat]
        known = [slot & FACE if slot & bit else 0 for slot in stock]
        best = options[-1]
        most = self.riddance(card, known, -1) + POINTS[card] if best is act.DISCARD else -1.0
        for at in range(len(stock)):
            if stock[at] & PATROLS:
                continue
            face = known[at]
            relief = POINTS[face] + self.riddance(face, known, at) if face else self.relief
            if relief > most:
                most = relief
                best = act.swap(at)
        return best

    def riddance(self, face: int, known: list[int], at: int) -> float:
        """What it brings to discard a card, beside being rid of it."""
        if face <= LAST_BOTTLE:
            return PAIR * POINTS[face] if known.count(face) > (at >= 0) else 0.0
        if face != DRIVER:
            return POWER[face]
        ride = sorted([other for other in known if 0 < other <= LAST_BOTTLE])
        return float(sum(ride[-2:]))

    # --- turning up a card

    def snap(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        step = g.agenda[-1]
        assert isinstance(step, snap.SealedSnap)
        slot = known_slot(g, seat, step.face)
        return act.attempt(slot) if slot >= 0 else act.DECLINE

    def kill(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        slot = known_slot(g, seat, KILLER)
        return act.reveal(slot) if slot >= 0 else act.DECLINE

    def drive(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        bit = eye(seat)
        stock = g.stocks[seat]
        bottles = [at for at in bits(g.open_slots(seat)) if stock[at] & bit and stock[at] & FACE <= LAST_BOTTLE]
        slots = tuple(sorted(bottles, key=lambda at: -(stock[at] & FACE))[:2])
        for option in options:
            if type(option) is act.Drive and option.slots == slots:
                return option
        return options[-1]

    # --- whom it hits

    def looks(self, g: Omerta, seat: int, other: int) -> float:
        """What another's count looks like to this one."""
        bit, own = eye(seat), eye(other)
        count = 0.0
        for slot in g.stocks[other]:
            count += POINTS[slot & FACE] if slot & bit else self.kept if slot & own else self.blind
        return count

    def closest(self, g: Omerta, seat: int, others: list[int]) -> int:
        """Who of these looks closest to a call."""
        best = others[0]
        least = 1000.0
        for other in others:
            count = self.looks(g, seat, other)
            if count < least:
                least = count
                best = other
        return best

    def first(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        return options[0]

    def exchange(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        """The worst of one's own for a card that the one closest to a call keeps."""
        others = [other for other in range(g.players) if other != seat and g.open_slots(other)]
        if not others:
            return options[0]
        other = self.closest(g, seat, others)
        mine = self.dearest(g, seat, seat)
        theirs = self.cheapest(g, seat, other)
        if mine < 0:
            return options[0]
        return act.exchange(seat, mine, other, theirs) if seat < other else act.exchange(other, theirs, seat, mine)

    def dearest(self, g: Omerta, seat: int, owner: int) -> int:
        best, most, bit = -1, -1.0, eye(seat)
        for at, slot in enumerate(g.stocks[owner]):
            points = POINTS[slot & FACE] if slot & bit else self.blind + NEWS
            if points > most and not slot & PATROLS:
                best, most = at, points
        return best

    def cheapest(self, g: Omerta, seat: int, owner: int) -> int:
        best, least, bit, own = -1, 1000.0, eye(seat), eye(owner)
        for at, slot in enumerate(g.stocks[owner]):
            points = POINTS[slot & FACE] if slot & bit else self.kept if slot & own else self.blind
            if points < least and not slot & PATROLS:
                best, least = at, points
        return best

    def shuffle(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        target = self.closest(g, seat, [option.seat for option in options if type(option) is act.Shuffle])
        for option in options:
            if type(option) is act.Shuffle and option.seat == target:
                return option
        return options[0]

    def look(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        bit = eye(seat)
        stock = g.stocks[seat]
        for option in options:
            if type(option) is act.Look and not stock[option.slot] & bit:
                return option
        return options[0]

    def give(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        both = [option for option in options if type(option) is act.Give and option.first == option.second]
        target = self.closest(g, seat, [option.first for option in both])
        for option in both:
            if option.first == target:
                return option
        return options[0]

    def crack(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        mine = self.dearest(g, seat, seat)
        place = min(range(len(g.safe)), key=lambda at: POINTS[g.safe[at] & FACE])
        slot = g.stocks[seat][mine]
        worth = POINTS[slot & FACE] if slot & eye(seat) else self.blind + NEWS
        if worth > POINTS[g.safe[place] & FACE]:
            for option in options:
                if type(option) is act.Crack and option.place == place and option.slot == mine:
                    return option
        return options[-1]

    def visit(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        target = self.closest(g, seat, [option.seat for option in options if type(option) is act.SendMamma])
        for option in options:
            if type(option) is act.SendMamma and option.seat == target:
                return option
        return options[0]

    def block(self, g: Omerta, seat: int, options: Sequence[Action]) -> Action:
        seats = [other for other in range(g.players) if other != seat and g.open_slots(other)]
        target = self.closest(g, seat, seats)
        for option in options:
            if type(option) is act.LayPatrol and option.seat == target:
                return option
        return options[0]


@cache
def instinct(cards: tuple[int, ...]) -> Instinct:
    """The habits of those who play with this deck."""
    return Instinct(cards)


def known_slot(g: Omerta, seat: int, face: int) -> int:
    """Where this seat knows an open slot to be of this face, or -1."""
    bit = eye(seat)
    mask = FACE | PATROLS | bit
    wanted = face | bit
    stock = g.stocks[seat]
    for at in range(len(stock)):
        if stock[at] & mask == wanted:
            return at
    return -1


def _counts(chances: dict[int, float], slots: int, counts: list[float]) -> list[float]:
    """The chance of each count up to the limit, with so many slots more."""
    for _ in range(slots):
        more = [0.0] * (LIMIT + 1)
        for face, chance in chances.items():
            points = POINTS[face]
            for count in range(points, LIMIT + 1):
                more[count] += counts[count - points] * chance
        counts = more
    return counts


def _at_least(counts: list[float]) -> list[float]:
    chances = [1.0]
    for chance in counts:
        chances.append(chances[-1] - chance)
    return chances
