"""Recruiting (C-92), and the mercenaries (M-2 to M-4)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.chance import taken
from sitdown.core.kernel import ONE, Ask, Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.hands import draw_dropped, draw_influence, draw_job
from sitdown.games.cosa_nostra.board.income import recount
from sitdown.games.cosa_nostra.board.material import (
    GANGSTER,
    GANGSTER_ID,
    JOB,
    MAN_PRICE,
    MAN_STRENGTH,
    MEN,
    NOBODY,
    ROUND,
    ability,
)
from sitdown.games.cosa_nostra.board.table import Row, Table, put
from sitdown.games.cosa_nostra.cards.abilities import DrawWhenHired
from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY
from sitdown.games.cosa_nostra.cards.families import FAMILIES
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import Exchanged, Hired, JobDrawn, MercenariesLaidOut

LAID_OUT: Final = 9
STRONG: Final = 4  # mercenaries of this strength come late
STRONG_FROM: Final = 3  # in this round
MERCENARIES: Final = tuple(range(FIRST_MERCENARY, MEN))
_START: Final = sum([1 << who for family in FAMILIES for who in family.start])


class LayOut(Step[Table]):
    """Nine mercenaries, face up. Those whom nobody wanted come back when the stack runs short, the strong ones in round III."""

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        guild = list(g.guild)
        if g.round == STRONG_FROM or len(guild) < LAID_OUT:
            late = [who for who in g.aside if MAN_STRENGTH[who] >= STRONG and g.round < STRONG_FROM]
            guild += [who for who in g.aside if who not in late]
            g.aside = tuple(late)
        laid_out = [taken(guild, g.chance) for _ in range(min(LAID_OUT, len(guild)))]
        g.guild = tuple(guild)
        g.laid_out = tuple(sorted(laid_out))
        if g.listening:
            g.tell(MercenariesLaidOut(tuple([GANGSTER[who] for who in g.laid_out])))


class ClearAway(Step[Table]):
    """The rest of the nine are set aside."""

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        g.aside += g.laid_out
        g.laid_out = ()


class Hiring(Step[Table]):
    """One new gangster a round: of the family, or of the mercenaries laid out."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def ask(self, g: Table) -> Ask | None:
        cash = g.cash[self.seat]
        options = [act.hire(GANGSTER[who]) for who in self._candidates(g) if MAN_PRICE[who] <= cash]
        return Ask(ONE, (self.seat,), ((*options, act.DECLINE),), "turn") if options else None

    def _candidates(self, g: Table) -> Row:
        family = FAMILIES[g.families[self.seat]].recruits
        return (*[who for who in family if g.recruits[self.seat] >> who & 1], *g.laid_out)

    def default(self, g: Table, seat: int) -> Action:
        return act.DECLINE

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if type(action) is act.Hire:
            seat = self.seat
            who = GANGSTER_ID[action.gangster]
            if g.listening:
                g.tell(Hired(seat, action.gangster, MAN_PRICE[who]))
            g.move(seat, NOBODY, MAN_PRICE[who])
            g.recruits = put(g.recruits, seat, g.recruits[seat] & ~(1 << who))
            _join(g, seat, who)


class Exchanging(Step[Table]):
    """Round I: a start gangster for a mercenary of the same strength (M-3)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def ask(self, g: Table) -> Ask | None:
        options = [
            act.exchange(GANGSTER[who], GANGSTER[mercenary])
            for who in range(FIRST_MERCENARY)
            if g.crews[self.seat] & _START & 1 << who
            for mercenary in g.laid_out
            if MAN_STRENGTH[who] == MAN_STRENGTH[mercenary] and exchange_price(who, mercenary) <= g.cash[self.seat]
        ]
        return Ask(ONE, (self.seat,), ((*options, act.DECLINE),), "turn") if options else None

    def default(self, g: Table, seat: int) -> Action:
        return act.DECLINE

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if type(action) is act.Exchange:
            seat = self.seat
            who = GANGSTER_ID[action.gangster]
            mercenary = GANGSTER_ID[action.mercenary]
            price = exchange_price(who, mercenary)
            if g.listening:
                g.tell(Exchanged(seat, action.gangster, action.mercenary, price))
            g.move(seat, NOBODY, price)
            g.crews[seat] &= ~(1 << who)
            _join(g, seat, mercenary)


def exchange_price(who: int, mercenary: int) -> int:
    return max(0, MAN_PRICE[mercenary] - MAN_PRICE[who])


def _join(g: Table, seat: int, who: int) -> None:
    g.crews[seat] = g.crews[seat] | 1 << who
    g.laid_out = tuple([other for other in g.laid_out if other != who])
    recount(g)
    drawing = ability(who, DrawWhenHired)
    if type(drawing) is DrawWhenHired:
        if "job" in drawing.decks:
            g.agenda.append(Drawing(seat, drawing.cards))
        else:
            for _ in range(drawing.cards):
                draw_influence(g, seat)


class Drawing(Step[Table]):
    """Stas: cards one after the other, each a job or an influence card (M-31)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.left)

    def ask(self, g: Table) -> Ask | None:
        options: list[Action] = []
        if g.stacks[g.round] or g.dropped[g.round - 1]:
            options.append(act.DRAW_JOB)
        if g.deck or g.pile:
            options.append(act.DRAW_INFLUENCE)
        return Ask(ONE, (self.seat,), (tuple(options),), "turn") if options and self.left else None

    def default(self, g: Table, seat: int) -> Action | None:
        return act.DRAW_INFLUENCE if g.deck or g.pile else act.DRAW_JOB

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if action is None:
            return
        g.agenda.append(Drawing(self.seat, self.left - 1))
        if type(action) is act.DrawInfluence:
            draw_influence(g, self.seat)
            return
        left = g.stacks[g.round]
        kind = draw_job(g, self.seat, g.round) if left else draw_dropped(g, self.seat, g.round - 1)
        if g.listening:
            g.tell(JobDrawn(self.seat, ROUND[kind], JOB[kind]))


def recruit(g: Table) -> list[Step[Any]]:
    """The steps of this round's recruiting, wherever in the round it comes."""
    seats = g.clockwise(g.starter)
    if not g.options.mercenaries:
        return [Hiring(seat) for seat in seats]
    turns: list[Step[Any]] = [Exchanging(seat) if g.round == 1 else Hiring(seat) for seat in seats]
    return [LayOut(), *turns, ClearAway()]
