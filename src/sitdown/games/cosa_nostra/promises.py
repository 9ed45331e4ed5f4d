"""What players promise each other in a form that the table remembers. None is enforced (C-87)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sitdown.games.cosa_nostra.facts import Round, verb
from sitdown.games.cosa_nostra.names import BusinessCard, Place

Percent = Annotated[int, Meta(ge=1, le=100)]
Sum = Annotated[int, Meta(ge=1000, multiple_of=1000)]
Intent = Literal["keep", "unless_it_pays", "break"]  # what whoever promises means to make of it


class Promise(Struct, frozen=True, forbid_unknown_fields=True, tag=verb, gc=False):
    """The word of one player to another. A job is named by the place where it lies face down."""


class PayIfJobSucceeds(Promise, frozen=True):
    money: Sum
    job: Place


class PayByPayday(Promise, frozen=True):
    money: Sum
    round: Round


class ShareProfit(Promise, frozen=True):
    """Of a job of the promiser's own; rounded down to $1,000."""

    percent: Percent
    job: Place


class NoAttackOnYou(Promise, frozen=True):
    """Until the end of that round."""

    round: Round


class NoAttackOnAnybody(Promise, frozen=True):
    """Until the end of that round."""

    round: Round


class LetUse(Promise, frozen=True):
    """A marker on a business of the promiser's, once in that round."""

    business: BusinessCard
    round: Round


AnyPromise = PayIfJobSucceeds | PayByPayday | ShareProfit | NoAttackOnYou | NoAttackOnAnybody | LetUse
