"""A short text for every move, both ways: `swap 2`, `exchange 0 1 2 3`, `drive 0 2`. Seats, slots and places count from 0."""

from __future__ import annotations

from typing import Final

from sitdown.core.moves import Moves
from sitdown.core.records import Begin, Clocked, Reconsider, TimeUp
from sitdown.games.omerta.records import actions as act

MOVES: Final = Moves(
    {
        "begin": Begin,
        "time": TimeUp,
        "reconsider": Reconsider,
        "clocked": Clocked,
        "peek": act.Peek,
        "omerta": act.CallOmerta,
        "draw": act.DrawDeck,
        "take": act.TakePile,
        "swap": act.Swap,
        "discard": act.Discard,
        "snap": act.Try,
        "kill": act.Reveal,
        "no": act.Decline,
        "exchange": act.Exchange,
        "mix": act.Shuffle,
        "look": act.Look,
        "give": act.Give,
        "drive": act.Drive,
        "crack": act.Crack,
        "mamma": act.SendMamma,
        "patrol": act.LayPatrol,
    }
)
write_move = MOVES.write
read_move = MOVES.read
