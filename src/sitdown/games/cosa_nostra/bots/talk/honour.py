"""What sort of man a player is, and his honour, both by lot: what his word is worth to him; and whether he means it when he gives it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from sitdown.games.cosa_nostra.bots.temper import Temper
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.actions import Intend
from sitdown.games.cosa_nostra.records.promises import Intent
from sitdown.games.cosa_nostra.records.view import View

KEPT: Final = 20_000.0  # for so much a word is kept whatever comes
# What a word is worth, and what in the last round, when nobody will remember.
HONOUR: Final = {"keeps": (KEPT, KEPT), "businesslike": (KEPT, 6000.0), "opportunist": (12_000.0, 1500.0)}


@dataclass(frozen=True, slots=True)
class Style:
    """What makes him another man than his equals: his honour, and numbers of his temper."""

    honour: str
    changes: dict[str, Any] = field(default_factory=dict)


STYLES: Final = {
    "cautious": Style("businesslike", {"worth_a_doc": 2500, "peace": (0, 750, 3500, 8000, 8500), "reserve": 12_000}),
    "greedy": Style("opportunist", {"markup": 2.0, "leader_more": 2000}),
    "vengeful": Style("businesslike", {"grudge": 0.5}),
    "honourable": Style("keeps"),
}


def drawn(temper: Temper, seed: int | str) -> Temper:
    """The temper of one player of a level."""
    if temper.styles:
        name = Random(f"{seed}/style").choice(temper.styles)
        temper = replace(temper, style=name, honours=(STYLES[name].honour,), **STYLES[name].changes)
    worth, at_last = HONOUR[Random(f"{seed}/honour").choice(temper.honours)]
    return replace(temper, word=worth, last_word=at_last)


def noted(temper: Temper, table: View, seat: int) -> Intend | None:
    """What he has yet to note about a promise of his own."""
    for entry in table.ledger:
        if entry.seat == seat and entry.verdict == "open" and entry.meant is None:
            return Intend(entry.number, meant(temper, entry.word, table.round, table.rounds))
    return None


def meant(temper: Temper, said: word.AnyPromise, now: int, rounds: int) -> Intent:
    """What he means to do about a promise that he gives in round `now` of so many."""
    until = now if isinstance(said, word.PayIfJobSucceeds | word.ShareProfit) else said.round
    worth = temper.last_word if until == rounds else temper.word
    if isinstance(said, word.PayIfJobSucceeds | word.PayByPayday):
        return "keep" if said.money <= worth else "break"
    return "keep" if worth >= KEPT or isinstance(said, word.LetUse) else "unless_it_pays"
