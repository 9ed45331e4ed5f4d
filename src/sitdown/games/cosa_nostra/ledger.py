"""Offers on the table, and promises in the ledger, as records of the state."""

from typing import Literal

from msgspec import Struct

from sitdown.games.cosa_nostra.actions import Goods
from sitdown.games.cosa_nostra.promises import AnyPromise

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
