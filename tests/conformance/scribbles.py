"""Positions that somebody scribbled in: real ones with something changed, and what must hold of whatever is made of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from sitdown.core.chance import Seeded
from sitdown.core.codec import Malformed, encode
from sitdown.core.game import AnyGame
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN, TIME_UP
from sitdown.core.registry import game_named

from .play import Part, Walk

NUMBERS = (
    "-1",
    "0",
    "1",
    "2",
    "3",
    "5",
    "7",
    "9",
    "31",
    "1000",
    "99999",
    "9" * 20,
    "9" * 5000,
    "1.0",
    "true",
    "null",
    '"x"',
    "[]",
    "{}",
)
LETTERS = "0123456789 ;|:~!*,=/x[]{}\"'-_abcdefgLMoKi\x00é\ud800"
MOVES = 12  # played on from a position that is read


def real_positions(part: Part, seeds: range) -> list[str]:
    """From random games, at random moments; also as a seat imagines them."""
    game = game_named(part.name)
    found: list[str] = []
    for seed in seeds:
        walk = Walk(part, game.players[seed % len(game.players)], seed)
        chance = Seeded(seed)
        for state in walk.sample(0.05):
            found.append(game.write(state))
            found.append(game.write(state.guess(walk.random.choice(walk.viewers), chance)))
    return found


def scribbles(texts: list[str], random: Random) -> Iterator[str]:
    """Without end."""
    while True:
        text = random.choice(texts)
        for _ in range(random.choice((1, 1, 1, 2, 4))):
            text = random.choice(WAYS)(text, texts, random)
        yield text


def _letter(text: str, texts: list[str], random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(("", random.choice(LETTERS))) + text[at + random.randrange(2) :]


def _number(text: str, texts: list[str], random: Random) -> str:
    found = list(re.finditer(r"-?\d+", text))
    if not found:
        return text
    one = random.choice(found)
    near = str(int(one[0]) + random.choice((-1, 1))) if len(one[0]) < 20 else "0"
    return text[: one.start()] + random.choice((near, near, random.choice(NUMBERS))) + text[one.end() :]


def _word(text: str, texts: list[str], random: Random) -> str:
    """One is left out, comes twice, changes places with another, or makes room for one of another position."""
    words = text.split(" ")
    at, other = random.randrange(len(words)), random.randrange(len(words))
    way = random.randrange(4)
    if way == 0:
        del words[at]
    elif way == 1:
        words.insert(other, words[at])
    elif way == 2:
        words[at], words[other] = words[other], words[at]
    else:
        words[at] = random.choice(random.choice(texts).split(" "))
    return " ".join(words)


def _part(text: str, texts: list[str], random: Random) -> str:
    """One is left out, or is that of another position."""
    parts = dict(part.partition(" ")[::2] for part in text.split("; "))
    others = dict(part.partition(" ")[::2] for part in random.choice(texts).split("; "))
    name = random.choice([*parts, *others])
    if name in others and random.random() < 0.7:
        parts[name] = others[name]
    else:
        parts.pop(name, None)
    return "; ".join(f"{name} {rest}" for name, rest in parts.items())


def _step(text: str, texts: list[str], random: Random) -> str:
    """The agenda loses a step, or gets one of another's."""
    head, agenda, steps = text.rpartition("agenda ")
    words = steps.split(" ")
    at = random.randrange(len(words))
    if random.random() < 0.4:
        del words[at]
    else:
        words.insert(at, random.choice(random.choice(texts).rpartition("agenda ")[2].split(" ")))
    return head + agenda + " ".join(words)


WAYS = (_letter, _letter, _number, _number, _word, _part, _step)


def try_out(game: AnyGame, text: str, random: Random) -> bool:
    """Read it. It is `Malformed`, or a position that can be looked at, guessed, written down again and played on; whether it is one."""
    try:
        state = game.read(text)
    except Malformed:
        return False
    chance = Seeded(random.getrandbits(32))
    for _ in range(MOVES):
        viewer = random.choice((None, *range(state.players)))
        encode(state.view(viewer))
        encode(state.knowledge(viewer))
        state.guess(viewer, chance).knowledge(viewer)
        written = game.write(state)
        assert game.write(game.read(written)) == written
        ask = state.ask
        if ask is None:
            break
        seat = random.choice(ask.seats)
        if seat != CLOCK and state.seconds(ask.clock) is not None and random.random() < 0.2:
            state.apply(CLOCK, TIME_UP, chance)
        else:
            state.apply(seat, BEGIN if seat == CLOCK else random.choice(ask.options(seat)), chance)
    return True
