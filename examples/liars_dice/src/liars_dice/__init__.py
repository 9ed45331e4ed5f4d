"""Liar's dice: 2 to 6 players, dice under cups, and bids on what lies under all of them."""

from typing import Final

from liars_dice.moves import MOVES
from liars_dice.notation import CODEC, read, write
from liars_dice.records import Options
from liars_dice.rules import NAME, PLAYERS, LiarsDice, new_liars_dice, opened
from sitdown.core.game import Game, Usual, later

LIARS_DICE: Final = Game(
    name=NAME,
    rules=1,
    players=PLAYERS,
    options=Options,
    state=LiarsDice,
    open=new_liars_dice,
    codec=CODEC,
    write=write,
    read=read,
    write_move=MOVES.write,
    read_move=MOVES.read,
    opened=opened,
    usual=Usual(players=4, bots=("counter",), caretaker="counter"),
    words="liars_dice.words",
    bots=later("liars_dice.bots:BOTS"),
    encodings=later("liars_dice.learning:ENCODINGS"),
)
