"""Omerta: 3 to 5 players, memory, and a race to be rid of the bottles."""

from sitdown.core.codec import Codec
from sitdown.core.kernel import Opening
from sitdown.core.registry import Game, register
from sitdown.games.omerta import killer, powers, rounds, scoring, snap, turn
from sitdown.games.omerta.actions import OmertaAction
from sitdown.games.omerta.events import OmertaEvent
from sitdown.games.omerta.game import Omerta, new_omerta
from sitdown.games.omerta.notation import Notation
from sitdown.games.omerta.opened import opened
from sitdown.games.omerta.options import OmertaOptions

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

OMERTA = Game(
    name="omerta",
    rules=1,
    players=range(3, 6),
    options=OmertaOptions,
    open=new_omerta,
    codec=CODEC,
    write=NOTATION.write,
    read=NOTATION.read,
    opened=opened,
)
register(OMERTA)

__all__ = ["NOTATION", "OMERTA", "Omerta", "OmertaOptions", "new_omerta"]
