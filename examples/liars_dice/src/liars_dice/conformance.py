"""What Sitdown's conformance suite is told of this game (docs/adding-a-game.md, Tests)."""

from typing import Any, Final

from liars_dice.records import Bid, Doubt, Doubted, RoundBegan

PART: Final[dict[str, Any]] = {
    "options": lambda random, players: {
        "dice": random.randint(1, 6),
        "wild_ones": random.choice([False, True]),
        "turn_seconds": random.choice([None, 10, 300]),
    },
    "brief": lambda random: {"dice": 1},
    "foreign": (Doubt(), Bid(0, 1), Bid(1, 0), Bid(1, 7), Bid(-1, 3), Bid(1, 1), Bid(37, 6)),
    "silent": frozenset([Bid]),  # by another, it shows the same whatever lies under the cups
    "showdown": frozenset([Doubted]),  # all cups are lifted, and the dice are rolled again
    "turns": frozenset([RoundBegan]),
}
