"""One action of every kind, and one position for every question."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from sitdown.core.records import BEGIN, RECONSIDER, TIME_UP, Action, Clocked
from sitdown.games.omerta.records import actions as act
from tests.omerta.harness import Play, begun, table

ACTIONS: Final[tuple[Action, ...]] = (
    BEGIN,
    TIME_UP,
    RECONSIDER,
    Clocked(0, 100),
    act.Peek(0, 1),
    act.CALL_OMERTA,
    act.DRAW_DECK,
    act.TAKE_PILE,
    act.Swap(0),
    act.DISCARD,
    act.Try(0),
    act.Reveal(0),
    act.DECLINE,
    act.Exchange(0, 0, 1, 0),
    act.Shuffle(1),
    act.Look(0),
    act.Give(1, 2),
    act.Drive((0,)),
    act.Crack(0, 0),
    act.SendMamma(1),
    act.LayPatrol(1, 0),
)

# Asked when seat 0 has discarded this card.
DISCARDS: Final[Mapping[str, str]] = {
    "Snap": "9",
    "SealedSnap": "9",
    "Gangster": "Ga",
    "Lady": "La",
    "Mole": "Mo",
    "Snitch": "Sn",
    "Driver": "Dr",
    "Cracking": "Sa",
    "Mamma": "Ma",
    "Patrol": "Pa",
    "KillerWindow": "Sn",
}
QUESTIONS: Final = ("FirstLook", "Draw", "PlaceDrawn", "PlaceTaken", *DISCARDS)


@cache
def asking(question: str) -> Play:
    """A table at which this is asked; no clock runs. Look at it, or clone its game: it is made once."""
    if question == "FirstLook":
        return Play(begun(3, 0), "")
    snap = "sealed" if question == "SealedSnap" else "race"
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8", pile="4", snap=snap, snap_seconds=None, reaction_seconds=None)
    if question == "PlaceDrawn":
        t.draws()
    elif question == "PlaceTaken":
        t.takes()
    elif question in DISCARDS:
        t.plays(DISCARDS[question])
    if question == "KillerWindow":
        t.gives(1, 2)
    return t
