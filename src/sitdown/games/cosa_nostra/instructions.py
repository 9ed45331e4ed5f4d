"""What can be said in advance in La Cosa Nostra: whom to rob, what to guard with a Trap, for whom to call the Doc."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from sitdown.core.instructions import Always, Instructable, Never, Rule, affirmed
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.material import AT_GANGSTER, AT_PLAYER, BUSINESS_ID, GANGSTER_ID
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.facts import Money
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster
from sitdown.games.cosa_nostra.eyes.cautions import cautions
from sitdown.games.cosa_nostra.records.actions import Rob
from sitdown.games.cosa_nostra.steps.carrying import Strike
from sitdown.games.cosa_nostra.steps.harm import Blow, Harm
from sitdown.games.cosa_nostra.steps.payout import Payout

MOST_NAMED: Final = 20
Businesses = Annotated[tuple[BusinessCard, ...], Meta(max_length=MOST_NAMED)]
Gangsters = Annotated[tuple[Gangster, ...], Meta(max_length=MOST_NAMED)]


class From(Rule, frozen=True):
    """If it brings so much or more; of who was promised peace nothing."""

    money: Money


class Only(Rule, frozen=True):
    """For these cards, whoever has them."""

    businesses: Businesses = ()
    gangsters: Gangsters = ()


def _rob(g: Table, seat: int, rule: Rule) -> Action | None:
    about = g.agenda[-2]
    if not isinstance(rule, From) or not isinstance(about, Payout) or about.money < rule.money:
        return None
    return next((option for option in _options(g, seat, Rob) if not cautions(g, seat, option)), None)


def _options(g: Table, seat: int, kind: type[Action]) -> list[Action]:
    return [option for option in (g.ask.options(seat) if g.ask else ()) if isinstance(option, kind)]


def _trap(g: Table, seat: int, rule: Rule) -> Action | None:
    about = g.agenda[-2]
    if isinstance(rule, Only) and (not isinstance(about, Strike) or not _is_named(rule, *_target(about))):
        return None
    return affirmed(g, seat, rule)


def _doc(g: Table, seat: int, rule: Rule) -> Action | None:
    about = g.agenda[-2]
    if isinstance(rule, Only) and (not isinstance(about, Harm) or not _is_named(rule, type(about) is Blow, about.card)):
        return None
    return affirmed(g, seat, rule)


def _target(strike: Strike) -> tuple[bool, int]:
    """Whether it is a business, and which card."""
    kind, target = strike.deed.kind, strike.deed.target
    return (False, -1) if AT_PLAYER[kind] else (not AT_GANGSTER[kind], target)


def _is_named(rule: Only, is_business: bool, card: int) -> bool:
    if is_business:
        return any(BUSINESS_ID[name] == card for name in rule.businesses)
    return any(GANGSTER_ID[name] == card for name in rule.gangsters)


_SIMPLE: Final = Instructable(Never | Always, affirmed)

INSTRUCTIONS: Final = {  # by what the question is about
    "robbery": Instructable(Never | From, _rob),
    "trap": Instructable(Never | Always | Only, _trap),
    "doc": Instructable(Never | Always | Only, _doc),
    "return_fire": _SIMPLE,
    "alexei": _SIMPLE,
    "willy": _SIMPLE,
    "schemer": Instructable(Never, affirmed),
    "reroll": Instructable(Never, affirmed),
}
