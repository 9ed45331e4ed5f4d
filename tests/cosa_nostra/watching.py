"""What a test looks at: money, cards, tasks, the question, what happened."""

from __future__ import annotations

from typing import TypeVar

from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra.board.hands import influence_kind, job_kind
from sitdown.games.cosa_nostra.board.markers import markers_on
from sitdown.games.cosa_nostra.board.material import BUSINESS, CARD, GANGSTER, JOB, PLACE
from sitdown.games.cosa_nostra.board.table import lying_on
from sitdown.games.cosa_nostra.cards.names import (
    BUSINESS_CARD_IDS,
    GANGSTER_KINDS,
    PLACE_IDS,
    BusinessCard,
    Gangster,
    Place,
)
from sitdown.games.cosa_nostra.game import CosaNostra
from sitdown.games.cosa_nostra.records.events import ArmWrestled, Rerolled, Rolled
from tests.cosa_nostra.positions import start_sets

E = TypeVar("E", bound=Event)


class Watched:
    """A game, seen from above, and what the last act brought about."""

    def __init__(self, g: CosaNostra) -> None:
        self.g = g
        self.events: list[Event] = []

    # --- what is asked

    @property
    def about(self) -> str:
        """The question; "" when the game is over."""
        question = self.g.view(None).question
        return question.about if question else ""

    @property
    def phase(self) -> str:
        return self.g.view(None).phase

    @property
    def asked(self) -> tuple[int, ...]:
        return self.g.ask.seats if self.g.ask else ()

    def options(self, seat: int) -> set[Action]:
        return set(self.g.ask.options(seat)) if self.g.ask else set()

    # --- what lies on the table

    def owns(self, seat: int, business: str) -> bool:
        return self.g.owner_of(BUSINESS_CARD_IDS[BusinessCard(business)]) == seat

    def businesses(self, seat: int) -> str:
        """A star: deactivated."""
        g = self.g
        held = [card for card in range(len(BUSINESS)) if g.holdings[seat] >> card & 1]
        return " ".join([BUSINESS[card] + "*" * (g.shut >> card & 1) for card in held])

    def crew(self, seat: int) -> str:
        """A star: deactivated."""
        g = self.g
        held = [who for who in range(len(GANGSTER)) if g.crews[seat] >> who & 1]
        return " ".join([GANGSTER[who] + "*" * (g.men_down >> who & 1) for who in held])

    def active(self, card: str) -> bool:
        """A gangster or a business that is on the table and not deactivated."""
        if card in BUSINESS:
            at = BUSINESS_CARD_IDS[BusinessCard(card)]
            return any(self.g.open_businesses(seat) >> at & 1 for seat in range(self.g.players))
        who = GANGSTER_KINDS[Gangster(card)]
        return any(self.g.working(seat) >> who & 1 for seat in range(self.g.players))

    def trophies(self, seat: int) -> str:
        return " ".join([who for at, who in enumerate(GANGSTER) if self.g.trophies[seat] >> at & 1])

    def task(self, place: str) -> str:
        """A job, or "buy" and a business, or nothing."""
        task = self.g.tasks[PLACE_IDS[Place(place)]]
        if task < 0:
            return f"buy {BUSINESS[-1 - task]}"
        return JOB[job_kind(task)] if task else ""

    def tasks(self) -> list[str]:
        """Where one lies."""
        return [PLACE[at] for at, task in enumerate(self.g.tasks) if task]

    def attached(self, gangster: str) -> str:
        return " ".join([CARD[card] for card in lying_on(self.g.attached[GANGSTER_KINDS[Gangster(gangster)]])])

    def markers(self, seat: int, business: str) -> int:
        return markers_on(self.g, seat, BUSINESS_CARD_IDS[BusinessCard(business)])

    @property
    def market(self) -> str:
        return " ".join([BUSINESS[card] for card in self.g.market])

    @property
    def under(self) -> str:
        """What was put under the stack of businesses; the next to come up is the first."""
        return " ".join([BUSINESS[card] for card in self.g.under])

    # --- hidden cards

    def jobs(self, seat: int) -> str:
        """In hand."""
        return " ".join([JOB[job_kind(slot)] for slot in self.g.jobs[seat]])

    def cards(self, seat: int) -> str:
        """Influence cards in hand."""
        return " ".join([CARD[influence_kind(slot)] for slot in self.g.influence[seat]])

    # --- what happened in the last act

    def happened(self, kind: type[E]) -> list[E]:
        """With everything in it."""
        return [event for event in self.events if isinstance(event, kind)]

    def heard(self, kind: type[E], viewer: int | None = None) -> list[E]:
        """As a viewer saw it."""
        seen = (event.seen_by(viewer) for event in self.events)
        return [event for event in seen if isinstance(event, kind)]

    def rolled(self) -> list[int]:
        """Every die that was cast, in order."""
        dice: list[int] = []
        for event in self.events:
            if isinstance(event, Rolled | ArmWrestled):
                dice += event.dice
            elif isinstance(event, Rerolled):
                dice.append(event.dice[event.die])
        return dice


def dump(g: CosaNostra) -> dict[str, str]:
    """All there is of a state, to compare."""
    passing = ("ask", "chance", "events", "house")  # the last is made of the options
    names = [name for name in dir(g) if not name.startswith("_") and name not in passing]
    asked = g.ask and (g.ask.mode, g.ask.clock, [(seat, g.ask.options(seat)) for seat in g.ask.seats])
    return {name: repr(getattr(g, name)) for name in names if not callable(getattr(g, name))} | {"ask": repr(asked)}


def all_cards(g: CosaNostra) -> tuple[list[int], list[int], list[int]]:
    """Jobs, influence cards with the start sets that were not handed out yet, businesses."""
    start = [] if g.round >= g.options.influence_from else start_sets(g)
    return g.all_jobs(), sorted(g.all_influence() + start), g.all_businesses()


def all_men(g: CosaNostra) -> list[int]:
    """Those who have not left the game."""
    held = [who for mask in [*g.crews, *g.recruits, *g.trophies] for who in range(len(GANGSTER)) if mask >> who & 1]
    return [*held, *g.guild, *g.laid_out, *g.aside]
