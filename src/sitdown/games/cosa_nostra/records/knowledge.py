"""What a viewer with a perfect memory could know, as a record."""

from __future__ import annotations

from msgspec import Struct

from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place


class HiddenJob(Struct, frozen=True):
    """A job in a hand, planned or discarded. All see its back, and who has seen its face."""

    round: int
    job: JobCard | None
    known_to: tuple[int, ...]  # of one face up: everybody


class RoundJobs(Struct, frozen=True):
    """The jobs of a round, but for those in hands and planned."""

    round: int
    dropped: tuple[HiddenJob, ...]  # the last comes last
    unseen: dict[JobCard, int]  # what all its unknown cards, wherever they are, and the stack hold together


class AmongJobs(Struct, frozen=True):
    """These jobs are for certain among these cards and (`stack`) what is left of their round's stack, nobody can say where."""

    jobs: tuple[JobCard, ...]
    hands: tuple[tuple[int, int], ...]  # (seat, card)
    planned: tuple[Place, ...]
    dropped: tuple[tuple[int, int], ...]  # (round, card)
    stack: bool


class AmongInfluence(Struct, frozen=True):
    """The same for influence cards."""

    cards: tuple[Influence, ...]
    hands: tuple[tuple[int, int], ...]  # (seat, card)
    pile: tuple[int, ...]
    deck: bool


class Knowledge(Struct, frozen=True):
    """Cards that the viewer cannot place are `None`."""

    seat: int | None
    hands: tuple[tuple[HiddenJob, ...], ...]  # by seat
    planned: dict[Place, HiddenJob]
    rounds: tuple[RoundJobs, ...]
    influence: tuple[tuple[Influence | None, ...], ...]  # hands, by seat
    pile: tuple[Influence | None, ...]
    unseen_influence: dict[Influence, int]  # the same for influence cards and their deck
    among_jobs: tuple[AmongJobs, ...]
    among_influence: tuple[AmongInfluence, ...]
    stack: tuple[BusinessCard, ...]  # all know what is in it, and nobody the order
    under: tuple[BusinessCard, ...]  # and beneath these, what was put there in sight of all, in its order
    mercenaries: tuple[Gangster, ...]  # in their stack, in no order
    aside: tuple[Gangster, ...]  # those that nobody hired, and strong ones before their time
