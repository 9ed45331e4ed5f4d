"""La Cosa Nostra's lessons, and what they call things."""

from __future__ import annotations

from typing import Final, get_args

from sitdown.games.cosa_nostra.cards.cards import Monopoly
from sitdown.games.cosa_nostra.cards.names import BUSINESS_CARD_IDS, BusinessCard
from sitdown.games.cosa_nostra.game import CosaNostra
from sitdown.games.cosa_nostra.records.actions import CosaNostraAction
from sitdown.games.cosa_nostra.records.view import View
from sitdown.learn import Lessons

_ANSWERS: Final = {f"answer {kind.__name__}" for kind in get_args(CosaNostraAction)}  # buttons under the question
_DESK: Final = {
    "offer",
    "accept",
    "sure",
    "counter",
    "cash give",
    "cash take",
    "send",
}  # what offers are put together and answered with
_EDGE: Final = {"tool deals", "tool ledger", "tool market", "stage", "purse", "chips", "sum"}


def draw(g: CosaNostra, word: str, sides: int) -> int:
    """A die shows this number, or the next card of the market is this one."""
    return int(word) - 1 if word.isdigit() else g.stack.index(BUSINESS_CARD_IDS[BusinessCard(word)])


def things(view: View) -> set[str]:
    """By what is picked there, where it is something to be picked."""
    found = {*_ANSWERS, *_DESK, *_EDGE}
    for seat, player in enumerate(view.players):
        found |= {f"seat {seat}", f"offer-to {seat}"}
        found |= {f"man {man.gangster}" for man in player.crew}
        found |= {f"look {task.place}" for man in player.crew for task in man.tasks}
        marker = "marker give" if seat == view.seat else "marker take"  # the side of an offer that it can be on
        found |= {f"{what} {each.business}" for what in ("target", marker) for each in player.businesses}
        found |= {f"trophy {gangster}" for gangster in player.trophies}
    found |= {f"goods {each.business}" for each in view.market}
    found |= {f"job {job}" for job in view.jobs} | {f"card {card}" for card in view.influence}
    found |= {f"die {die}" for deed in view.in_progress for die in range(len(deed.dice))}
    found |= {f"settle {entry.number}" for entry in view.ledger if entry.due}
    if view.seat is not None:
        found |= {f"hire {gangster}" for gangster in (*view.players[view.seat].recruits, *view.mercenaries)}
    return found | {
        f"monopoly {each}" for each, seat in zip(Monopoly, view.monopolies, strict=True) if seat is not None
    }


LESSONS: Final = Lessons("sitdown.games.cosa_nostra.lessons", draw, things)
