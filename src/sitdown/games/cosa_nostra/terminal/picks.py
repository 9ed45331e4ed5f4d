"""An action as a row of picks: first who, then what, then against whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.cards.cards import Business, Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.terminal.places import own_place, owner


@dataclass(frozen=True, slots=True)
class Man:
    """Whoever has, or gets, the task at this place."""

    place: Place


@dataclass(frozen=True, slots=True)
class Job:
    job: JobCard


@dataclass(frozen=True, slots=True)
class Purchase:
    business: BusinessCard


@dataclass(frozen=True, slots=True)
class Card:
    """An influence card in hand."""

    card: Influence


@dataclass(frozen=True, slots=True)
class Skill:
    """What a business can do."""

    business: Business


@dataclass(frozen=True, slots=True)
class GoOut:
    """The job at this place, whose target is still to be named."""

    place: Place


@dataclass(frozen=True, slots=True)
class Instead:
    """What the mercenary at this place does instead of his job."""

    place: Place


@dataclass(frozen=True, slots=True)
class Whom:
    seat: int


@dataclass(frozen=True, slots=True)
class Target:
    card: BusinessCard | Gangster


@dataclass(frozen=True, slots=True)
class Look:
    """A planned job of another player."""

    place: Place


@dataclass(frozen=True, slots=True)
class Whole:
    """An action that is said in one go."""

    action: Action


Pick = Man | Job | Purchase | Card | Skill | GoOut | Instead | Whom | Target | Look | Whole
Path = tuple[Pick, ...]


def _any_order(first: Path, rest: Iterable[Pick]) -> list[Path]:
    return [(*first, *order) for order in permutations(rest)]


def _man(a: Any, view: View) -> list[Path]:
    return [(Man(a.place), Whole(a))]


def _looks(first: Pick, places: Iterable[Place]) -> list[Path]:
    return _any_order((first,), map(Look, places))


def _attack(first: Pick, card: BusinessCard | Gangster, view: View) -> list[Path]:
    assert isinstance(first, GoOut | Instead)
    return [(Man(first.place), first, Whom(owner(view, card)), Target(card))]


# What is not named here is said in one go.
PATHS: Final[dict[type[Action], Callable[[Any, View], list[Path]]]] = {
    act.Exchange: lambda a, view: [(Man(Place(a.gangster)), Whole(a))],
    act.PlanJob: lambda a, view: [(Man(own_place(a.place)), Job(a.job))],
    act.PlanPurchase: lambda a, view: [(Man(own_place(a.place)), Purchase(a.business))],
    act.Snitch: lambda a, view: [(Card(Influence.SNITCH), Look(a.job))],
    act.ExchangeMarket: lambda a, view: [(Card(Influence.SNITCH), Whole(a))],
    act.Spy: lambda a, view: _looks(Card(Influence.SPY), a.jobs),
    act.AskLawyer: lambda a, view: _looks(Skill(Business.LAWYER), a.jobs),
    act.Attach: lambda a, view: [(Card(a.card), Whom(owner(view, a.gangster)), Target(a.gangster))],
    act.Buy: _man,
    act.CallOff: _man,
    act.CarryOut: _man,
    act.DealInstead: _man,
    act.AttackPlayer: lambda a, view: [(Man(a.place), GoOut(a.place), Whom(a.seat))],
    act.AttackBusiness: lambda a, view: _attack(GoOut(a.place), a.business, view),
    act.AttackGangster: lambda a, view: _attack(GoOut(a.place), a.gangster, view),
    act.StrikeInstead: lambda a, view: _attack(Instead(a.place), a.gangster, view),
    act.DropJobs: lambda a, view: _any_order((), map(Job, a.jobs)),
    act.DropInfluence: lambda a, view: _any_order((), map(Card, a.cards)),
}


def paths(action: Action, view: View) -> list[Path]:
    row = PATHS.get(type(action))
    return [(Whole(action),)] if row is None else row(action, view)
