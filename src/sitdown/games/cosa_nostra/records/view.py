"""What lies on the table as a viewer may see it now. Built up from what is allowed, never stripped down."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from sitdown.core.records import Caution
from sitdown.games.cosa_nostra.cards.cards import Family, Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import AnyPromise, Intent

QUESTIONS: Final = (  # what a seat can be asked about
    *("hands", "exchanging", "hiring", "stas", "planning", "second_plan", "plan_beside", "schemer"),
    *("acting", "second_task", "finishing", "markers", "stake"),
    *("willy", "willys_die", "reroll", "robbery", "trap", "doc", "alexei", "return_fire", "attack_again"),
    *("buying", "laundering", "adriano", "drop_jobs", "drop_influence"),
)


class MarkersView(Struct, frozen=True):
    """Markers of one player on one business."""

    seat: int
    markers: int


class TaskView(Struct, frozen=True):
    """A job, face down, or a purchase, face up."""

    place: Place
    round: int | None  # of a job, as its back shows
    job: JobCard | None  # if the viewer knows it
    business: BusinessCard | None
    price: int | None  # of a purchase, for its owner
    markers: tuple[MarkersView, ...]  # on a purchase
    seen_by: tuple[int, ...]  # who has looked at the job
    flaws: tuple[Caution, ...] = ()  # why it would come to nothing as things are, for its owner
    # of a job that the viewer knows, with what lies on its gangster; not of the target's strength
    difficulty: int | None = None


class AttachedView(Struct, frozen=True):
    card: Influence
    by: int


class GangsterView(Struct, frozen=True):
    gangster: Gangster
    active: bool
    strength: int  # now, with what lies on him
    dice: int  # for a job: his strength, but fewer once he was given two this round
    tasks: tuple[TaskView, ...]
    attached: tuple[AttachedView, ...]
    used: int  # how often his ability was used this round


class BusinessView(Struct, frozen=True):
    business: BusinessCard
    active: bool
    used: bool  # the Cop or Lawyer, this round
    markers: tuple[MarkersView, ...]


class PlayerView(Struct, frozen=True):
    family: Family
    cash: int
    laundered: int
    markers: int  # free ones
    jobs: tuple[int, ...]  # the backs of the jobs in hand
    influence: int  # cards in hand
    crew: tuple[GangsterView, ...]
    to_plan: int  # turns that he can still have in this planning phase: one for each task
    recruits: tuple[Gangster, ...]  # of the family, to be had at their price
    businesses: tuple[BusinessView, ...]
    usable: tuple[BusinessCard, ...]  # for cash jobs: active ones of his own, and those that his markers lie on
    income: int  # at a payday that came now, monopolies included
    trophies: tuple[Gangster, ...]
    to_give: Goods  # what he could put into a deal, promises apart


class MarketView(Struct, frozen=True):
    business: BusinessCard
    price: int  # for the viewer, with all discounts


class StackView(Struct, frozen=True):
    """A round's jobs: how many are left, and what was discarded."""

    round: int
    left: int
    face_up: tuple[JobCard, ...]
    face_down: int


class JobView(Struct, frozen=True):
    """A job that is being carried out: from the naming of its target to its resolution. The innermost comes last."""

    seat: int
    gangster: Gangster
    job: JobCard | None  # `None`: not turned up yet
    player: int | None
    business: BusinessCard | None
    victim: Gangster | None
    difficulty: int | None
    dice: tuple[int, ...]  # as they lie now
    money: int  # that it is about to bring


class DangerView(Struct, frozen=True):
    """Who is about to be killed (or destroyed), or only deactivated, and by whom."""

    gangster: Gangster | None
    business: BusinessCard | None
    killed: bool
    by: int


class OfferView(Struct, frozen=True):
    number: int
    seat: int
    to: int
    give: Goods
    take: Goods


class PromiseView(Struct, frozen=True):
    number: int
    seat: int
    to: int
    word: AnyPromise
    made: int  # in which round
    due: int  # money to be paid now
    verdict: Literal["open", "kept", "broken", "void"]
    meant: Intent | None  # what the promiser meant to make of it, if he noted it: his own alone before the end


class Question(Struct, frozen=True):
    """What is asked now, and of whom. Who has answered a secret question is not said."""

    number: int
    about: str  # "planning", "acting", "robbery", "trap", "doc" …
    mode: str
    seats: tuple[int, ...]
    seconds: int | None


class View(Struct, frozen=True):
    """The table. `seat` is `None` for a spectator."""

    seat: int | None
    round: int
    rounds: int
    phase: Literal["setup", "draw", "recruiting", "planning", "action", "payday", "end"]
    starter: int
    turn: int | None
    players: tuple[PlayerView, ...]
    jobs: tuple[JobCard, ...]  # the viewer's hand
    influence: tuple[Influence, ...]  # the viewer's hand
    market: tuple[MarketView, ...]
    stack: int  # businesses in it
    mercenaries: tuple[Gangster, ...]  # laid out
    job_stacks: tuple[StackView, ...]
    influence_deck: int
    influence_up: tuple[Influence, ...]  # discarded face up
    influence_down: int
    monopolies: tuple[int | None, ...]  # Prostitution, Drugs, Credit: whose
    in_progress: tuple[JobView, ...]
    danger: DangerView | None
    buying: tuple[MarketView, ...]  # what the viewer can buy with the job in progress, at what price
    trade: bool  # whether it is allowed now
    offers: tuple[OfferView, ...]
    ledger: tuple[PromiseView, ...]
    question: Question | None
    winner: int | None


class OpenView(View, frozen=True):
    """What a spectator sees, and every hand besides."""

    job_hands: tuple[tuple[JobCard, ...], ...]
    influence_hands: tuple[tuple[Influence, ...], ...]
