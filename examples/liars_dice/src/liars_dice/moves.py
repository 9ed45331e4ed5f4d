"""A short text for every move: `bid 3 5`, `doubt`."""

from typing import Final

from liars_dice.records import Bid, Doubt
from sitdown.core.moves import Moves
from sitdown.core.records import Begin, TimeUp

MOVES: Final = Moves({"begin": Begin, "time": TimeUp, "bid": Bid, "doubt": Doubt})
