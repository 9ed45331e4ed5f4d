"""The table as a player takes it in: who has what, what he owns and may use, whom he has promised to leave alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import erfc, exp
from typing import Final

from sitdown.games.cosa_nostra.board.material import BUSINESS_ID
from sitdown.games.cosa_nostra.bots.temper import REGULAR, Temper
from sitdown.games.cosa_nostra.bots.worth.card_facts import KIND_OF, MAN_NUMBER, SECOND_PLACES, STRENGTH_OF
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster
from sitdown.games.cosa_nostra.records.promises import NoAttackOnAnybody, NoAttackOnYou
from sitdown.games.cosa_nostra.records.view import BusinessView, GangsterView, PlayerView, TaskView, View
from sitdown.games.cosa_nostra.steps.final import trophies_pay

Target = int | BusinessCard | Gangster  # a seat, or a card
SWINGS: Final = (50_000, 45_000, 40_000, 30_000, 20_000)  # by round, how far two players may still move apart
KINDS: Final = range(len(BUSINESSES))


@dataclass(frozen=True, slots=True)
class Lately:
    """What was to be seen a moment ago, and no view shows."""

    card: Influence | None = None  # the influence card that was played last
    by: int = 0  # whose it was
    foes: frozenset[int] = frozenset()  # who has struck at him, or broken his word to him


@dataclass(frozen=True, slots=True)
class Outlook:
    """A view, sorted. Businesses are counted by kind."""

    view: View
    seat: int
    temper: Temper
    lately: Lately
    me: PlayerView
    paydays: int  # incomes that are still to come; the last counts twice
    working_rounds: range  # in which a gangster who has no task yet can still be given one
    standing: tuple[float, ...]  # what everybody has and can be sure of
    spite: tuple[float, ...]  # by seat
    peace: frozenset[int]  # seats that he has promised not to attack
    open: tuple[int, ...]  # by seat, active businesses as the engine has them: a mask
    men: tuple[int, ...]  # and active gangsters
    own: tuple[int, ...]  # his active businesses
    coming: tuple[int, ...]  # those he has planned to buy
    lent: dict[int, list[BusinessCard]]  # others' active ones with a marker of his on them
    hosts: dict[int, list[tuple[int, BusinessCard]]]  # others' active ones without, and whose they are
    owners: dict[BusinessCard, tuple[int, BusinessView]] = field(repr=False)
    bosses: dict[Gangster, tuple[int, GangsterView]] = field(repr=False)
    strikes: dict[object, float] = field(default_factory=dict, repr=False, compare=False)  # worked out already

    @property
    def last_round(self) -> bool:
        return self.view.round == self.view.rounds

    @property
    def word(self) -> float:
        """What his own word is worth to him now."""
        return self.temper.last_word if self.last_round else self.temper.word

    def tasks(self) -> list[tuple[GangsterView, TaskView]]:
        """His own."""
        return [(man, task) for man in self.me.crew for task in man.tasks]

    def idle(self) -> list[GangsterView]:
        """His own active gangsters without a task."""
        return idle(self.me)

    def opponents(self) -> list[int]:
        return [seat for seat in range(len(self.view.players)) if seat != self.seat]


def idle(player: PlayerView) -> list[GangsterView]:
    """Active gangsters who can be given a job: a purchase beside it does not count."""
    return [man for man in player.crew if man.active and all([task.place in SECOND_PLACES for task in man.tasks])]


NOTHING: Final = Lately()


def look(view: View, seat: int, temper: Temper = REGULAR, lately: Lately = NOTHING) -> Outlook:
    done = view.phase == "payday" or (temper.watchful and paid(view))
    paydays = view.rounds - view.round + (1 if done else 2)
    standing = tuple([_standing(player, paydays) for player in view.players])
    me = view.players[seat]
    usable = frozenset(me.usable)
    open_ = [0] * len(view.players)
    men = [0] * len(view.players)
    own = [0] * len(KINDS)
    lent: dict[int, list[BusinessCard]] = {}
    hosts: dict[int, list[tuple[int, BusinessCard]]] = {}
    owners: dict[BusinessCard, tuple[int, BusinessView]] = {}
    bosses: dict[Gangster, tuple[int, GangsterView]] = {}
    for at, player in enumerate(view.players):
        for man in player.crew:
            bosses[man.gangster] = (at, man)
            if man.active:
                men[at] |= 1 << MAN_NUMBER[man.gangster]
        for each in player.businesses:
            owners[each.business] = (at, each)
            if not each.active:
                continue
            open_[at] |= 1 << BUSINESS_ID[each.business]
            kind = KIND_OF[each.business]
            if at == seat:
                own[kind] += 1
            elif each.business in usable:
                lent.setdefault(kind, []).append(each.business)
            else:
                hosts.setdefault(kind, []).append((at, each.business))
    coming = [0] * len(KINDS)
    for man in me.crew:
        for task in man.tasks:
            if task.business is not None:
                coming[KIND_OF[task.business]] += 1
    working = not done and view.phase in ("setup", "draw", "recruiting", "planning")
    first = view.round if working else view.round + 1
    return Outlook(
        view,
        seat,
        temper,
        lately,
        me,
        paydays,
        range(first, view.rounds + 1),
        standing,
        _spite(standing, seat, temper, view.round, lately.foes),
        _peace(view, seat),
        tuple(open_),
        tuple(men),
        tuple(own),
        tuple(coming),
        lent,
        hosts,
        owners,
        bosses,
    )


def paid(view: View) -> bool:
    """Whether the round's work is done: with mercenaries men are hired before it, else after its pay (M-2)."""
    return view.phase == "payday" or (view.phase == "recruiting" and not view.mercenaries)


def _standing(player: PlayerView, paydays: int) -> float:
    return player.cash + 2 * player.laundered + player.income * paydays + trophies_worth(player.trophies)


def trophies_worth(trophies: tuple[Gangster, ...]) -> int:
    return trophies_pay([STRENGTH_OF[man] for man in trophies])


def _spite(
    standing: tuple[float, ...], seat: int, temper: Temper, number: int, foes: frozenset[int]
) -> tuple[float, ...]:
    if temper.reckons:
        rivalry = _rivalry(standing, seat, number)
        return tuple([each + temper.grudge * (at in foes) for at, each in enumerate(rivalry)])
    others = sorted([at for at in range(len(standing)) if at != seat], key=lambda at: -standing[at])
    spite = [0.0] * len(standing)
    for place, other in enumerate(others):
        spite[other] = temper.spite[min(place, len(temper.spite) - 1)]
    return tuple(spite)


def _rivalry(standing: tuple[float, ...], seat: int, number: int) -> tuple[float, ...]:
    """By how much a dollar less for another raises the odds to come out before all, against a dollar more for himself."""
    gaps = [(standing[seat] - each) / SWINGS[number] for each in standing]
    pressing = [exp(-gap * gap / 2) / (0.5 * erfc(-gap / 1.4142) * 2.5066) for gap in gaps]
    others = [0.0 if at == seat else each for at, each in enumerate(pressing)]
    return tuple([each / sum(others) for each in others])


def _peace(view: View, seat: int) -> frozenset[int]:
    seats: set[int] = set()
    for entry in view.ledger:
        if entry.seat == seat and entry.verdict == "open":
            if isinstance(entry.word, NoAttackOnAnybody):
                return frozenset(range(len(view.players)))
            if isinstance(entry.word, NoAttackOnYou):
                seats.add(entry.to)
    return frozenset(seats)
