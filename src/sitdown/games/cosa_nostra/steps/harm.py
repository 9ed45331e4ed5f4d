"""Killed, destroyed, deactivated: pending, so that a Doc can help, and done (C-51, C-52, C-82)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.kernel import Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.attachments import strip
from sitdown.games.cosa_nostra.board.income import recount
from sitdown.games.cosa_nostra.board.judging import business_gone
from sitdown.games.cosa_nostra.board.markers import return_markers
from sitdown.games.cosa_nostra.board.market import put_under
from sitdown.games.cosa_nostra.board.material import BUSINESS, BUSINESSMEN, GANGSTER
from sitdown.games.cosa_nostra.board.table import Table, put
from sitdown.games.cosa_nostra.board.tasks import lose_tasks
from sitdown.games.cosa_nostra.cards.cards import EMERGENCY_DOC
from sitdown.games.cosa_nostra.records.events import (
    BusinessDeactivated,
    BusinessDestroyed,
    GangsterDeactivated,
    GangsterKilled,
    Healed,
    TakenOver,
)
from sitdown.games.cosa_nostra.steps.window import open_window

DEACTIVATED: Final = 1
KILLED: Final = 2  # or destroyed


class Harm(Step[Table]):
    """About to happen. One Doc makes it one worse less."""

    def __init__(self, cause: int, card: int, level: int, killer: int) -> None:
        self.cause = cause
        self.card = card  # a gangster, or a business
        self.level = level
        self.killer = killer

    def fields(self) -> tuple[Any, ...]:
        return (self.cause, self.card, self.level, self.killer)


class Wound(Harm):
    """To a gangster."""

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if self.level == KILLED:
            _kill(g, self.card, self.killer)
        else:
            _deactivate(g, self.card)


class Blow(Harm):
    """To a business."""

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if self.level == KILLED:
            _destroy(g, self.card)
        else:
            _shut(g, self.card)


class Heal(Step[Table]):
    """A Doc, on the way to whoever is about to be harmed."""

    card = EMERGENCY_DOC

    def __init__(self, cause: int, seat: int, harm: Harm) -> None:
        self.cause = cause
        self.seat = seat
        self.harm = harm

    def fields(self) -> tuple[Any, ...]:
        return (self.cause, self.seat, self.harm)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        harm = self.harm
        man = type(harm) is Wound
        if g.listening:
            g.tell(Healed(self.seat, GANGSTER[harm.card] if man else None, None if man else BUSINESS[harm.card]))
        g.cancel(harm.cause)
        if harm.level == KILLED:
            threaten = wound if man else strike_business
            threaten(g, harm.card, DEACTIVATED, harm.killer)


def wound(g: Table, who: int, level: int, killer: int) -> None:
    """A gangster is about to be killed or deactivated by a player."""
    if level == KILLED or not g.men_down >> who & 1:  # deactivated twice is nothing more (C-50)
        g.then(Wound(g.next_cause(), who, level, killer))
        open_window(g, "doc")


def strike_business(g: Table, card: int, level: int, killer: int) -> None:
    """The same for a business. No Doc helps a company."""
    if level == KILLED or not g.shut >> card & 1:
        g.then(Blow(g.next_cause(), card, level, killer))
        if BUSINESSMEN >> card & 1:
            open_window(g, "doc")


def take_over(g: Table, card: int, seat: int) -> None:
    """A businessman changes sides; the markers on him go back (C-57)."""
    loser = g.owner_of(card)
    g.holdings[loser] &= ~(1 << card)
    g.holdings[seat] |= 1 << card
    if g.listening:
        g.tell(TakenOver(loser, BUSINESS[card], seat))
    return_markers(g, card)
    business_gone(g, card)
    recount(g)


def _deactivate(g: Table, who: int) -> None:
    seat = g.boss_of(who)
    g.men_down |= 1 << who
    if g.listening:
        g.tell(GangsterDeactivated(seat, GANGSTER[who]))
    lose_tasks(g, seat, who)
    recount(g)


def _kill(g: Table, who: int, killer: int) -> None:
    seat = g.boss_of(who)
    if g.listening:
        g.tell(GangsterKilled(seat, GANGSTER[who], killer))
    lose_tasks(g, seat, who)
    strip(g, who)
    g.crews[seat] &= ~(1 << who)
    g.men_down &= ~(1 << who)
    g.trophies = put(g.trophies, killer, g.trophies[killer] | 1 << who)
    recount(g)


def _shut(g: Table, card: int) -> None:
    g.shut |= 1 << card
    if g.listening:
        g.tell(BusinessDeactivated(g.owner_of(card), BUSINESS[card]))
    return_markers(g, card)
    business_gone(g, card)
    recount(g)


def _destroy(g: Table, card: int) -> None:
    seat = g.owner_of(card)
    g.holdings[seat] &= ~(1 << card)
    g.shut &= ~(1 << card)
    g.spent &= ~(1 << card)
    if g.listening:
        g.tell(BusinessDestroyed(seat, BUSINESS[card]))
    return_markers(g, card)
    business_gone(g, card)
    put_under(g, card)
    recount(g)
