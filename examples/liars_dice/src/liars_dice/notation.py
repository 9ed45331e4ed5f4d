"""A position as one line, both ways: `players 2; left 5 4; dice 1 1 2 5 6 | 2 3 3 4; bid 2 3; question 7; agenda Turn[1]`."""

from __future__ import annotations

from typing import Final

from liars_dice.records import Bid, LiarsAction, LiarsEvent, Options
from liars_dice.rules import FACES, LiarsDice, Roll, Turn, new_liars_dice
from sitdown.core.codec import Codec, Malformed, decode, encode
from sitdown.core.kernel import Opening
from sitdown.core.notation import read_position, read_step, whole, write_step

CODEC: Final = Codec(LiarsAction, LiarsEvent, (Opening, Roll, Turn))


def write(g: LiarsDice) -> str:
    parts = {
        "players": str(g.players),
        "options": encode(g.options).decode(),
        "question": str(g.question),
        "left": _numbers(g.left),
        "dice": " | ".join(map(_numbers, g.dice)) if any(g.dice) else "",
        "bid": f"{g.bid.count} {g.bid.face}" if g.bid else "",
        "agenda": " ".join([write_step(CODEC, step) for step in g.agenda]),
    }
    return "; ".join([f"{name} {text}" for name, text in parts.items() if text])


def read(text: str) -> LiarsDice:
    return read_position(text, _read)


def _read(parts: dict[str, str]) -> LiarsDice:
    g = new_liars_dice(whole(parts.pop("players")), decode(parts.pop("options"), Options))
    g.question = whole(parts.pop("question"), 1)
    g.left = tuple([whole(word, 0, g.options.dice) for word in parts.pop("left").split()])
    if "dice" in parts:
        g.dice = tuple([tuple([whole(die, 1, 6) for die in cup.split()]) for cup in parts.pop("dice").split("|")])
    if "bid" in parts:
        g.bid = Bid(*map(whole, parts.pop("bid").split()))
    g.agenda = [read_step(CODEC, word) for word in parts.pop("agenda", "").split()]
    wrong = f"no part {min(parts)[:40]!r}" if parts else flaw(g)
    if wrong:
        raise Malformed(f"this does not add up: {wrong}")
    g.advance()
    return g


def flaw(g: LiarsDice) -> str:
    """Why this position cannot be; nothing if it can."""
    if len(g.left) != g.players or len(g.dice) != g.players:
        return "a number and a cup for every player"
    if any([list(cup) != sorted(cup) for cup in g.dice]):
        return "the dice of a cup are written in order"
    playing = len([left for left in g.left if left])
    turn = g.agenda[0] if len(g.agenda) == 1 else None
    if isinstance(turn, Turn):
        if turn.seat not in range(g.players) or not g.left[turn.seat] or playing < 2:
            return "who is out has no turn"
        if [len(cup) for cup in g.dice] != list(g.left):
            return "as many dice under a cup as its player has left"
        if g.bid and not (g.bid.face in FACES and 1 <= g.bid.count <= sum(g.left)):
            return "there cannot be such a bid"
        return ""
    if any(g.dice) or g.bid:
        return "dice are rolled and bids are made in a round"
    begins = turn == Opening(Roll(0)) and g.left == (g.options.dice,) * g.players
    return "" if begins or (not g.agenda and playing == 1) else "there is no such agenda"


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
