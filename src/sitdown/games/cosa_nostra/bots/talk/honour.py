"""Honour: what a player's word is worth to him, by lot; and whether he means it when he gives it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from sitdown.games.cosa_nostra.bots.temper import Temper
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.actions import Intend
from sitdown.games.cosa_nostra.records.promises import Intent
from sitdown.games.cosa_nostra.records.view import View

KEPT: Final = 20_000.0  # for so much a word is kept whatever comes
# What a word is worth, and what in the last round, when nobody will remember.
HONOUR: Final = {"keeps": (KEPT, KEPT), "businesslike": (KEPT, 6000.0), "opportunist": (12_000.0, 1500.0)}


def drawn(temper: Temper, seed: int | str) -> Temper:
    """The temper of one player of a level."""
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
