"""Influence cards played on one's turn, and the Lawyer (C-80, C-81, C-84)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sitdown.core.hidden.slots import EVERYBODY, FACE, eye
from sitdown.core.kernel import Menu, Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.attachments import ATTACHABLE, ON_ANYONE, attach
from sitdown.games.cosa_nostra.board.hands import discard_influence, job_kind, show_influence
from sitdown.games.cosa_nostra.board.interned import ATTACH, EXCHANGE, LAWYER_ON, ONLY, SNITCH_ON, SPY_ON
from sitdown.games.cosa_nostra.board.market import exchange_market
from sitdown.games.cosa_nostra.board.material import (
    BUSINESS,
    CARD,
    GANGSTER_ID,
    INFLUENCE_FACE,
    JOB,
    NOBODY,
    OF_KIND,
    PLACE,
    PLACE_ID,
    members,
)
from sitdown.games.cosa_nostra.board.table import Row, Table
from sitdown.games.cosa_nostra.cards.cards import LAWYER, SNITCH, SPY
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import InfluencePlayed, LawyerAsked, Looked
from sitdown.games.cosa_nostra.steps.window import AskAbout

_SHOWING: Final = 1 << SNITCH | 1 << SPY
_CARD_OF: Final = {card: kind for kind, card in enumerate(CARD)}


class Looking(Step[Table]):
    """Planned jobs of others are looked at."""

    def __init__(self, cause: int, seat: int, card: int, places: tuple[int, ...]) -> None:
        self.cause = cause
        self.seat = seat
        self.card = card
        self.places = places

    def fields(self) -> tuple[Any, ...]:
        return (self.cause, self.seat, self.card, self.places)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        for place in self.places:
            g.tasks[place] = g.tasks[place] | eye(self.seat)
            if g.listening:
                g.tell(Looked(self.seat, PLACE[place], JOB[job_kind(g.tasks[place])]))


class NewMarket(Step[Table]):
    """The market is exchanged."""

    card = SNITCH

    def __init__(self, cause: int, seat: int) -> None:
        self.cause = cause
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.cause, self.seat)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        exchange_market(g)


class Attaching(Step[Table]):
    """A card goes from the discard pile, where all played cards go first, onto a gangster."""

    def __init__(self, cause: int, seat: int, card: int, who: int) -> None:
        self.cause = cause
        self.seat = seat
        self.card = card
        self.who = who

    def fields(self) -> tuple[Any, ...]:
        return (self.cause, self.seat, self.card, self.who)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        pile = list(g.pile)
        pile.remove(
            [slot for slot in pile if slot & FACE == INFLUENCE_FACE + self.card and slot & EVERYBODY == EVERYBODY][-1]
        )
        g.pile = tuple(pile)
        attach(g, self.seat, self.card, self.who)


def play_card(g: Table, seat: int, card: int, effect: Step[Any]) -> None:
    """An influence card from hand, face up; Alexei may foil what it does."""
    lay_open(g, seat, card)
    take_effect(g, effect)


def lay_open(g: Table, seat: int, card: int) -> None:
    show_influence(g, seat, card)
    discard_influence(g, card)
    if g.listening:
        g.tell(InfluencePlayed(seat, CARD[card]))


def take_effect(g: Table, effect: Step[Any]) -> None:
    g.agenda.append(effect)
    if g.house.mercenaries:
        g.agenda.append(AskAbout("alexei", effect.cause))


def holds_influence(g: Table, seat: int) -> bool:
    """Whether, as all know, he could play something."""
    return len(g.influence[seat]) > 0 and g.round >= g.house.influence_from


def cards_in_hand(g: Table, seat: int) -> int:
    """The kinds of influence card that he can play, as a mask."""
    if g.round < g.house.influence_from:
        return 0
    kinds = 0
    for slot in g.influence[seat]:
        kinds |= 1 << (slot & FACE) - INFLUENCE_FACE
    return kinds


def free_lawyer(g: Table, seat: int) -> int:
    """His active Lawyers that were not used this round, as a mask."""
    return g.open_businesses(seat) & OF_KIND[LAWYER] & ~g.spent


def planned_by_others(g: Table, seat: int) -> tuple[int, ...]:
    places: list[int] = []
    for other in range(g.players):
        if other != seat:
            g.add_job_places(other, places)
    return tuple(places)


def could_look(g: Table, seat: int) -> bool:
    """Whether, as all know, he may have something to do on his turn beside his tasks."""
    return holds_influence(g, seat) or (free_lawyer(g, seat) != 0 and len(planned_by_others(g, seat)) > 0)


def looks(g: Table, seat: int, cards: int, menu: Menu) -> None:
    """Ways to look at planned jobs, or to exchange the market, with these cards in hand, go on the menu."""
    lawyer = free_lawyer(g, seat)
    if not (cards & _SHOWING or lawyer):
        return
    planned = planned_by_others(g, seat)
    if cards >> SNITCH & 1:
        menu.add(EXCHANGE, ONLY)
        menu.add(SNITCH_ON, planned)
    if cards >> SPY & 1:
        _pairs(menu, SPY_ON, planned)
    if lawyer:
        _pairs(menu, LAWYER_ON, planned)


def _pairs(menu: Menu, rows: list[list[Action]], places: Row) -> None:
    """Two of these; the one, if there is only one."""
    if len(places) == 1:
        menu.add(rows[places[0]], places)
    elif places:
        menu.add_pairs(rows, places)


def attachings(g: Table, seat: int, cards: int, menu: Menu) -> None:
    """Of these cards in hand those that can be laid on gangsters, and on whom, go on the menu."""
    attached = g.attached
    for card in ATTACHABLE:
        if cards >> card & 1:
            men = 0
            for other in range(g.players):
                if other != seat or ON_ANYONE[card]:
                    men |= g.crews[other]
            lying = 7 << 3 * card
            for who in members(men):
                if attached[who] & lying:
                    men &= ~(1 << who)
            menu.add(ATTACH[card], members(men))


# --- playing them


def _snitch(g: Table, seat: int, action: act.Snitch) -> None:
    play_card(g, seat, SNITCH, Looking(g.next_cause(), seat, SNITCH, (PLACE_ID[action.job],)))


def _spy(g: Table, seat: int, action: act.Spy) -> None:
    play_card(g, seat, SPY, Looking(g.next_cause(), seat, SPY, tuple([PLACE_ID[job] for job in action.jobs])))


def _ask_lawyer(g: Table, seat: int, action: act.AskLawyer) -> None:
    lawyer = free_lawyer(g, seat)
    first = lawyer & -lawyer
    g.spent |= first
    if g.listening:
        g.tell(LawyerAsked(seat, BUSINESS[first.bit_length() - 1]))
    g.agenda.append(Looking(0, seat, NOBODY, tuple([PLACE_ID[job] for job in action.jobs])))


def _exchange_market(g: Table, seat: int, action: act.ExchangeMarket) -> None:
    play_card(g, seat, SNITCH, NewMarket(g.next_cause(), seat))


def _attach(g: Table, seat: int, action: act.Attach) -> None:
    card = _CARD_OF[action.card]
    play_card(g, seat, card, Attaching(g.next_cause(), seat, card, GANGSTER_ID[action.gangster]))


_PLAYS: Final[dict[type[Action], Callable[[Table, int, Any], None]]] = {
    act.Snitch: _snitch,
    act.Spy: _spy,
    act.AskLawyer: _ask_lawyer,
    act.ExchangeMarket: _exchange_market,
    act.Attach: _attach,
}


def play_on_turn(g: Table, seat: int, action: Action) -> bool:
    """Carry out what `looks` and `attachings` offer; `False` if this is something else."""
    play = _PLAYS.get(type(action))
    if play is None:
        return False
    play(g, seat, action)
    return True
