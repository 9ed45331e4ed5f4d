"""A position as one line of text, both ways: complete enough to play on from.

    players 3; turn 0 5; stocks 7:0 Mo:* 3!1 | 1 2 | 5 La~2; safe 9 9 8 8; pile 4 7; deck 1x4 10; agenda EndGame[] Turn[1] Draw[0]

A slot is a card, then `:` and the seats that know it (`*`: everybody), `!` and the number of the Patrol on it, `~` and its pool if not 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from sitdown.core.codec import Codec, Malformed, decode, encode
from sitdown.core.hidden.pools import Mix
from sitdown.core.hidden.slots import EVERYBODY, FACE, POOL_BIT, SEAT_BIT, SPECTATOR
from sitdown.core.notation import read_position, read_step, whole, write_step
from sitdown.games.omerta.board.table import PATROL_BIT, PATROLS, Lain
from sitdown.games.omerta.cards.cards import CARDS, LAST_BOTTLE, Famous
from sitdown.games.omerta.game import Omerta, new_omerta
from sitdown.games.omerta.records.options import OmertaOptions
from sitdown.games.omerta.text.soundness import flaw

CODES: Final = ["", *[card if face <= LAST_BOTTLE else card[:2].title() for face, card in enumerate(CARDS) if face]]
_FACE_OF: Final = {code: face for face, code in enumerate(CODES) if face}
_SLOT: Final = re.compile(r"(\w+?)(?::(\*|[0-4]{1,5}))?(?:!([0-9]{1,2}))?(?:~([0-9]{1,6}))?")
_MOST_PATROLS: Final = PATROLS >> PATROL_BIT
_MOST_CARDS: Final = 1000  # in a deck for experiments


def write_slot(slot: int) -> str:
    text = CODES[slot & FACE]
    if slot & EVERYBODY == EVERYBODY:
        text += ":*"
    elif slot & EVERYBODY:
        text += ":" + "".join(str(seat) for seat in range(SPECTATOR) if slot >> (SEAT_BIT + seat) & 1)
    if slot & PATROLS:
        text += f"!{(slot & PATROLS) >> PATROL_BIT}"
    return f"{text}~{slot >> POOL_BIT}" if slot >> POOL_BIT else text


def read_slot(text: str) -> int:
    match = _SLOT.fullmatch(text)
    if match is None:
        raise Malformed(f"{text[:40]!r} is no slot")
    code, knowers, patrol, pool = match.groups()
    slot = read_card(code) | whole(patrol or "0", 0, _MOST_PATROLS) << PATROL_BIT | int(pool or 0) << POOL_BIT
    if knowers == "*":
        return slot | EVERYBODY
    for seat in knowers or "":
        slot |= 1 << (SEAT_BIT + int(seat))
    return slot


def read_card(code: str) -> int:
    try:
        return _FACE_OF[code]
    except KeyError:
        raise Malformed(f"{code[:40]!r} is no card; cards are {' '.join(CODES[1:])}") from None


def write_cards(faces: Iterable[int]) -> str:
    return " ".join(CODES[face] for face in faces)


def read_cards(text: str) -> list[int]:
    """Cards by their codes; `7x3` is three of them."""
    faces: list[int] = []
    for word in text.split():
        code, _, copies = word.partition("x")
        faces += [read_card(code)] * whole(copies or "1", 1, _MOST_CARDS)
        if len(faces) > _MOST_CARDS:
            raise Malformed(f"no deck has more than {_MOST_CARDS} cards")
    return faces


def _write_slots(slots: Iterable[int]) -> str:
    return " ".join(map(write_slot, slots))


def _read_slots(text: str) -> tuple[int, ...]:
    return tuple(map(read_slot, text.split()))


def _write_rows(rows: Iterable[Iterable[int]]) -> str:
    return " | ".join(",".join(map(str, row)) for row in rows)


def _read_rows(text: str) -> list[tuple[int, ...]]:
    return [_read_numbers(row.strip().replace(",", " ")) for row in text.split("|")] if text else []


def _read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(whole, text.split()))


class Notation:
    """Writes and reads positions. Steps go through the game's codec."""

    def __init__(self, codec: Codec) -> None:
        self._codec = codec

    def write(self, g: Omerta) -> str:
        parts = {
            "players": str(g.players),
            "options": _json(g.options),
            "cards": write_cards(g.cards) if g.cards != new_omerta(g.players, g.options).cards else "",
            "question": str(g.question),
            "famous": " ".join(g.famous),
            "sheet": _write_rows(g.sheet),
            "turn": f"{g.turn} {g.turns} {g.starter} {g.dry}",
            "stocks": " | ".join(map(_write_slots, g.stocks)),
            "safe": _write_slots(g.safe),
            "hand": write_slot(g.hand) if g.hand else "",
            "play": CODES[g.in_play],
            "pile": write_cards(g.pile),
            "deck": write_cards(g.deck),
            "lain": _write_rows(lain.fields() for lain in g.lain),
            "pools": f"{g.pools} {g.urn}",
            "mixes": " | ".join(f"{mix.pool} {_write_slots(mix.before)}" for mix in g.mixes),
            "agenda": " ".join(write_step(self._codec, step) for step in g.agenda),
        }
        usual = {"options": "{}", "pools": "0 0"}
        return "; ".join(f"{key} {text}" for key, text in parts.items() if text != usual.get(key, ""))

    def read(self, text: str) -> Omerta:
        """The position; raises `Malformed` if the text describes none, or one that cannot be."""
        return read_position(text, self._read)

    def _read(self, parts: dict[str, str]) -> Omerta:
        def part(key: str) -> str:
            return parts.pop(key, "")

        options = decode(part("options") or "{}", OmertaOptions)
        players = whole(part("players"))
        cards = tuple(read_cards(part("cards"))) or None
        g = new_omerta(players, options, cards)
        g.question = whole(part("question") or "1", 1)
        g.famous = tuple(Famous(name) for name in part("famous").split())
        g.sheet = tuple(_read_rows(part("sheet")))
        g.turn, g.turns, g.starter, g.dry = _read_numbers(part("turn") or "0 0 0 0")
        g.stocks = [_read_slots(row) for row in part("stocks").split("|")]
        g.safe = _read_slots(part("safe"))
        g.hand = _single(_read_slots(part("hand")))
        g.in_play = _single(read_cards(part("play")))
        g.pile = read_cards(part("pile"))
        g.deck = read_cards(part("deck"))
        g.lain = tuple(Lain(*row) for row in _read_rows(part("lain")))
        g.pools, g.urn = _read_numbers(part("pools") or "0 0")
        g.mixes = tuple(_read_mix(row) for row in part("mixes").split("|") if row.strip())
        g.agenda = [read_step(self._codec, word) for word in part("agenda").split()]
        if parts:
            raise Malformed(f"no position has these parts: {', '.join(parts)[:80]}")
        wrong = flaw(g)
        if wrong:
            raise Malformed(f"this does not add up: {wrong}")
        g.advance()
        return g


def _json(record: Any) -> str:
    changed = {
        field: value
        for field, value in msgspec.to_builtins(record).items()
        if value != msgspec.to_builtins(OmertaOptions())[field]
    }
    return encode(changed).decode()


def _single(cards: Sequence[int]) -> int:
    """The one card there is, or 0."""
    if len(cards) > 1:
        raise Malformed("one card at a time")
    return cards[0] if cards else 0


def _read_mix(row: str) -> Mix:
    pool, *slots = row.split()
    return Mix(whole(pool), tuple(map(read_slot, slots)))
