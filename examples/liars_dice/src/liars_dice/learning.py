"""The game as numbers, for learners."""

from __future__ import annotations

from typing import Final

from liars_dice import LIARS_DICE
from liars_dice.records import Bid, Doubt, View
from sitdown.envs.course import SPOKEN, Course, Encoding, of_records
from sitdown.envs.layout import Layout, Vector
from sitdown.envs.words import Vocabulary

SEATS: Final = 6
FACES: Final = 6
MOST: Final = 36  # dice on a table

WORDS: Final = Vocabulary(
    {
        "verb": ["bid", "doubt"],
        "count": [str(count) for count in range(1, MOST + 1)],
        "face": [str(face) for face in range(1, FACES + 1)],
    },
    {Bid: ("bid", "count", "face"), Doubt: ("doubt",)},
    {"count": lambda count: count - 1, "face": lambda face: face - 1},
)
LAYOUT: Final = Layout(
    {
        "left": (SEATS,),  # dice of each, counted from the one who looks, in fives
        "mine": (FACES,),  # his own, by face, in fives
        "bid": (1 + FACES,),  # how many, of all dice; of which face
        SPOKEN: (len(WORDS),),
    }
)


def observe(view: View, knowledge: View, vector: Vector) -> None:
    assert view.seat is not None
    tell = LAYOUT.split(vector)
    for seat, left in enumerate(view.left):
        tell["left"][(seat - view.seat) % len(view.left)] = left / 5
    for die in view.dice[view.seat]:
        assert die is not None
        tell["mine"][die - 1] += 1 / 5
    if view.bid is not None:
        tell["bid"][0] = view.bid.count / sum(view.left)
        tell["bid"][view.bid.face] = 1


ENCODINGS: Final = (Encoding("liars-dice", LIARS_DICE, WORDS, LAYOUT, of_records(LAYOUT, observe), Course, lead=1 / 5),)
