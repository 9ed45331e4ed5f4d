"""Offers on the table, and promises in the ledger, as records of the state."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from sitdown.games.cosa_nostra.actions import Goods
from sitdown.games.cosa_nostra.promises import AnyPromise, Intent

Verdict = Literal["kept", "broken", "void"]


class Offer(Struct, frozen=True, gc=False):
    number: int
    seat: int
    to: int
    give: Goods
    take: Goods


class Entry(Struct, frozen=True, gc=False):
    """A promise. Its number is its place in the ledger."""

    seat: int
    to: int
    word: AnyPromise
    made: int  # in which round
    due: int = 0  # money to be paid now
    since: int | None = None  # the first question at which it could be paid
    asked: bool = False  # in its round the use of the business was asked for
    verdict: Verdict | Literal["open"] = "open"
    meant: Intent | None = None  # known to nobody else before the end


def without_intents(ledger: tuple[Entry, ...], viewer: int | None) -> tuple[Entry, ...]:
    """As it is known to a viewer while the game goes on."""
    return tuple([each if each.seat == viewer or each.meant is None else replace(each, meant=None) for each in ledger])
