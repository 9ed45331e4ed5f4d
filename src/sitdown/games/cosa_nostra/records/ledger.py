"""Offers on the table, and promises in the ledger, as records of the state."""

from collections.abc import Iterable
from typing import Final, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import AnyPromise, Intent

Verdict = Literal["kept", "broken", "void"]

MOST_GIVEN: Final = 100  # promises of one player in a game: all are looked through, and shown, again and again


class Promised(Protocol):
    """A promise of somebody's, in the ledger or as it is shown."""

    @property
    def seat(self) -> int: ...


class Offer(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    number: int
    seat: int
    to: int
    give: Goods
    take: Goods


class Entry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
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


def words_left(ledger: Iterable[Promised], seat: int) -> int:
    """How many more promises a player can give in this game."""
    return MOST_GIVEN - len([entry for entry in ledger if entry.seat == seat])


def without_intents(ledger: tuple[Entry, ...], viewer: int | None) -> tuple[Entry, ...]:
    """As it is known to a viewer while the game goes on."""
    return tuple([each if each.seat == viewer or each.meant is None else replace(each, meant=None) for each in ledger])
