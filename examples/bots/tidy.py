"""A bot for Omerta in plain Python, in a process of its own: it keeps low cards, snaps what it knows, and calls when it knows of seven points or less.

sitdown arena omerta --bots "stdio:python3 examples/bots/tidy.py",random,random,random
"""

import json
import sys
from typing import Any

CHARACTER = 8  # what a character, or a card that it does not know, is taken for


def worth(card: str | None) -> int:
    return int(card) if card and card.isdigit() else CHARACTER


def choose(seat: int, knowledge: dict[str, Any], options: list[dict[str, Any]], bottle: str | None) -> int:
    """The number of an option."""
    mine = knowledge["stocks"][seat]
    kinds = {option["type"]: at for at, option in enumerate(options)}
    if "CallOmerta" in kinds and None not in mine and sum(map(worth, mine)) <= 7:
        return kinds["CallOmerta"]
    if "DrawDeck" in kinds:
        return kinds["DrawDeck"]
    swaps = [at for at, option in enumerate(options) if option["type"] == "Swap"]
    worst = max(swaps, key=lambda at: worth(mine[options[at]["slot"]]), default=None)
    if worst is not None and ("Discard" not in kinds or worth(mine[options[worst]["slot"]]) > worth(knowledge["hand"])):
        return worst
    for at, option in enumerate(options):
        if option["type"] == "Try" and mine[option["slot"]] == bottle:
            return at
    return kinds.get("Discard", kinds.get("Decline", 0))


def main() -> None:
    bottle: str | None = None
    for line in sys.stdin:
        told = json.loads(line)
        answer: dict[str, Any] = {"choice": 0}
        if told["type"] == "begin":
            answer = {"type": "ready", "wants": ["knowledge"]}
        elif told["type"] == "end":
            return
        elif told["type"] == "choose":
            for event in told["events"]:
                if event["type"] == "SnapOpened":
                    bottle = event["card"]
            answer = {"choice": choose(told["seat"], told["knowledge"], told["options"], bottle)}
        print(json.dumps(answer), flush=True)


main()
