"""What players promise each other in a form that the table remembers. None is enforced (C-87)."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from sitdown.games.cosa_nostra.cards.facts import Round, verb
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Place

MOST_MONEY: Final = 10_000_000
"""More than all the money there can be in a game, so nobody can pay more. Five players begin with $5,000; a job card pays what it pays
once, or with Stas's help twice; incomes are paid at every payday and doubled at the end, as laundered money is; trophies count. If all of
it went to everybody at once it would be about $6,000,000: a test adds it up."""

Percent = Annotated[int, Meta(ge=1, le=100)]
Sum = Annotated[int, Meta(ge=1000, le=MOST_MONEY, multiple_of=1000)]
Cash = Annotated[int, Meta(ge=0, le=MOST_MONEY, multiple_of=1000)]
Intent = Literal["keep", "unless_it_pays", "break"]  # what whoever promises means to make of it
INTENTS: Final[tuple[Intent, ...]] = get_args(Intent)


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
