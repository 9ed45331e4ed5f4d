"""Omerta: 3 to 5 players, memory, and a race to be rid of the bottles."""

from sitdown.core.codec import Codec
from sitdown.core.game import Game, Usual, later
from sitdown.core.kernel import Opening
from sitdown.games.omerta.eyes.opened import opened
from sitdown.games.omerta.game import NAME, PLAYERS, Omerta, new_omerta
from sitdown.games.omerta.records.actions import OmertaAction
from sitdown.games.omerta.records.events import OmertaEvent
from sitdown.games.omerta.records.moves import read_move, write_move
from sitdown.games.omerta.records.options import HEAD_STARTS, OmertaOptions
from sitdown.games.omerta.records.view import View
from sitdown.games.omerta.steps import killer, powers, rounds, scoring, snap, turn
from sitdown.games.omerta.text.notation import Notation

STEPS = (
    Opening,
    rounds.Game,
    rounds.Deal,
    rounds.FirstLook,
    rounds.Turn,
    scoring.EndRound,
    scoring.EndGame,
    turn.Draw,
    turn.PlaceDrawn,
    turn.PlaceTaken,
    snap.OpenSnap,
    snap.Snap,
    snap.SealedSnap,
    killer.KillerWindow,
    powers.Cracking,
    powers.Exchanging,
    powers.Shuffling,
    powers.Giving,
    powers.Visiting,
    powers.Blocking,
    *powers.POWERS.values(),
)

CODEC = Codec(OmertaAction, OmertaEvent, STEPS)
NOTATION = Notation(CODEC)


def _head_start(g: Omerta) -> float:
    return HEAD_STARTS[g.options.reflexes]


OMERTA: Game[Omerta, View] = Game(
    name=NAME,
    rules=1,
    players=PLAYERS,
    options=OmertaOptions,
    state=Omerta,
    open=new_omerta,
    codec=CODEC,
    write=NOTATION.write,
    read=NOTATION.read,
    write_move=write_move,
    read_move=read_move,
    opened=opened,
    usual=Usual(
        players=3,
        bots=("sharp", "novice"),
        caretaker="sharp",
        sparring="sharp",
        gentle={"memory_aid": True, "reflexes": "drowsy"},  # time to read which bottle it is
        post={"snap": "sealed", "snap_seconds": None, "reaction_seconds": None, "turn_seconds": None},
        head_start=_head_start,
    ),
    words="sitdown.games.omerta.words",
    sentences=later("sitdown.games.omerta.words.sentences:SENTENCES"),
    bots=later("sitdown.games.omerta.bots:BOTS"),
    caretaker=later("sitdown.games.omerta.bots.caretaker:POLICY"),
    instructions=later("sitdown.games.omerta.instructions:INSTRUCTIONS"),
    judge=later("sitdown.games.omerta.coach:JUDGE"),
    encodings=later("sitdown.games.omerta.learning:ENCODINGS"),
    front=later("sitdown.games.omerta.terminal:FRONT"),
    marks=later("sitdown.games.omerta.marks:MARKS"),
    lessons=later("sitdown.games.omerta.lessons:LESSONS"),
    briefing=later("sitdown.games.omerta.words.briefing:BRIEFING"),
)

__all__ = ["NOTATION", "OMERTA", "Omerta", "OmertaOptions", "new_omerta"]
