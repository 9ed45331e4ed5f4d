"""A position as one line of text, both ways: complete enough to play on from.

    players 3; round 2; seats 0 1; cash 4000 2000 7000; crews little_joey big_joey | …; tasks big_joey=theft_i_3:02~1 …; agenda Payday[] …

A hidden card is its name, then `:` and the seats that know it (`*`: everybody), then `~` and its pool. Rows of several seats or rounds have bars between them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec

from sitdown.core.codec import Codec, Malformed, decode, encode
from sitdown.core.hidden.pools import Mix
from sitdown.core.hidden.slots import EVERYBODY, FACE, POOL_BIT, SEAT_BIT, SPECTATOR
from sitdown.core.notation import read_position, read_step, whole, write_step
from sitdown.games.cosa_nostra.board.income import recount
from sitdown.games.cosa_nostra.board.material import BUSINESS, CARD, GANGSTER, INFLUENCE_FACE, JOB, PLACE
from sitdown.games.cosa_nostra.board.table import lying_on
from sitdown.games.cosa_nostra.cards.cards import FAMILY_KINDS, Family
from sitdown.games.cosa_nostra.game import CosaNostra, new_cosa_nostra
from sitdown.games.cosa_nostra.records.ledger import Entry, Offer
from sitdown.games.cosa_nostra.records.options import CosaNostraOptions
from sitdown.games.cosa_nostra.text.soundness import flaw

MARKERS: Final = 5  # a player has no more
_SLOT: Final = re.compile(r"(\w+?)(?::(\*|[0-4]{1,5}))?~([0-9]{1,6})")
_FAMILY: Final = list(Family)
_FACES: Final = ["", *JOB, *[""] * (INFLUENCE_FACE - len(JOB) - 1), *CARD]
_FACE_OF: Final = {name: face for face, name in enumerate(_FACES) if name}
_BUSINESS_OF: Final = {name: number for number, name in enumerate(BUSINESS)}
_MAN_OF: Final = {name: number for number, name in enumerate(GANGSTER)}
_PLACE_OF: Final = {name: number for number, name in enumerate(PLACE)}

# --- words


def write_slot(slot: int) -> str:
    text = str(_FACES[slot & FACE])
    if slot & EVERYBODY == EVERYBODY:
        text += ":*"
    elif slot & EVERYBODY:
        text += ":" + "".join(str(seat) for seat in range(SPECTATOR) if slot >> SEAT_BIT + seat & 1)
    return f"{text}~{slot >> POOL_BIT}"


def read_slot(text: str) -> int:
    match = _SLOT.fullmatch(text)
    if match is None:
        raise Malformed(f"{text[:40]!r} is no hidden card")
    name, knowers, pool = match.groups()
    slot = _named(_FACE_OF, name) | int(pool) << POOL_BIT
    if knowers == "*":
        return slot | EVERYBODY
    for seat in knowers or "":
        slot |= 1 << SEAT_BIT + int(seat)
    return slot


def _named(names: dict[Any, int], name: str) -> int:
    try:
        return names[name]
    except KeyError:
        raise Malformed(f"there is no card {name[:40]!r}") from None


def write_task(task: int) -> str:
    return write_slot(task) if task > 0 else f"buy/{BUSINESS[-1 - task]}"


def read_task(text: str) -> int:
    buy, slash, card = text.partition("/")
    return -1 - _named(_BUSINESS_OF, card) if slash and buy == "buy" else read_slot(text)


def _write_attached(held: int) -> str:
    return ",".join(f"{CARD[card]}/{(held >> 3 * card & 7) - 1}" for card in lying_on(held))


def _read_attached(text: str) -> int:
    held = 0
    for word in text.split(","):
        card, _, seat = word.partition("/")
        held |= whole(seat, 0, SPECTATOR - 1) + 1 << 3 * CARD.index(card)  # type: ignore[arg-type]  # a StrEnum equals its text
    return held


def _write_markers(held: int) -> str:
    return ",".join(f"{seat}x{held >> 3 * seat & 7}" for seat in range(SPECTATOR) if held >> 3 * seat & 7)


def _read_markers(text: str) -> int:
    held = 0
    for word in text.split(","):
        seat, _, markers = word.partition("x")
        held |= whole(markers, 0, MARKERS) << 3 * whole(seat, 0, SPECTATOR - 1)
    return held


# --- forms: how a field of the table is written and read; nothing is written for what is usual


class Form(NamedTuple):
    write: Callable[[Any], str]
    read: Callable[[str, int], Any]  # the text, and how many players there are


def _number(usual: int = 0, least: int = 0) -> Form:
    return Form(str, lambda text, players: whole(text or str(usual), least))


def _words(write: Callable[[Any], str], read: Callable[[str], Any]) -> Form:
    """A row of whatever it is, as a tuple."""
    return Form(
        lambda row: " ".join(map(write, row)),
        lambda text, players: tuple(map(read, text.split())),
    )


def _numbers(length: int | None = None, kind: type = tuple) -> Form:
    """So many of them, or one for every seat."""

    def read(text: str, players: int) -> Any:
        wanted = players if length is None else length
        found = [whole(word) for word in text.split()]
        if found and len(found) != wanted:
            raise Malformed(f"{wanted} numbers are needed, not {len(found)}")
        return kind(found or [0] * wanted)

    return Form(lambda row: " ".join(map(str, row)), read)


def _named_row(names: Sequence[str], places: dict[Any, int]) -> Form:
    return _words(names.__getitem__, lambda word: _named(places, word))


def _mask(names: Sequence[str], places: dict[Any, int]) -> Form:
    """A set of cards."""

    def read(text: str, players: int) -> int:
        found = {_named(places, word) for word in text.split()}
        if len(found) < len(text.split()):
            raise Malformed(f"{text.strip()[:80]!r}: a card twice")
        return sum(1 << card for card in found)

    return Form(lambda mask: " ".join(names[at] for at in range(len(names)) if mask >> at & 1), read)


def _by_name(
    names: Sequence[str],
    places: dict[Any, int],
    write: Callable[[int], str] = str,
    read: Callable[[str], int] = whole,
    kind: type = list,
) -> Form:
    """A number for each of them, of which most are 0."""

    def read_all(text: str, players: int) -> Any:
        values = [0] * len(names)
        for word in text.split():
            name, _, value = word.partition("=")
            values[_named(places, name)] = read(value)
        return kind(values)

    return Form(
        lambda values: " ".join(f"{names[at]}={write(value)}" for at, value in enumerate(values) if value), read_all
    )


def _bars(form: Form, kind: type, length: int | None = None) -> Form:
    """So many rows, or one for every seat, with bars between them."""

    def read(text: str, players: int) -> Any:
        wanted = players if length is None else length
        found = text.split("|") if text else [""] * wanted
        if len(found) != wanted:
            raise Malformed(f"{wanted} rows are needed, not {len(found)}")
        return kind(form.read(row, players) for row in found)

    return Form(lambda rows: " | ".join(map(form.write, rows)), read)


def _records(kind: type) -> Form:
    return _words(lambda record: encode(record).decode(), lambda word: decode(word, kind))


def _write_mix(mix: Mix) -> str:
    return " ".join([str(mix.pool), *map(write_slot, mix.before)])


def _read_mix(text: str) -> Mix:
    pool, *slots = text.split()
    return Mix(whole(pool), tuple(map(read_slot, slots)))


_SLOTS: Final = _words(write_slot, read_slot)
_JOBS_AND_CARDS: Final = _named_row(_FACES, _FACE_OF)
_MEN: Final = _mask(GANGSTER, _MAN_OF)
_MEN_ROW: Final = _named_row(GANGSTER, _MAN_OF)
_CARDS: Final = _mask(BUSINESS, _BUSINESS_OF)
_CARD_ROW: Final = _named_row(BUSINESS, _BUSINESS_OF)

# The parts of a position in the order in which they are written, each with the field (or fields) of the table that it tells of.
PARTS: Final[dict[str, tuple[str, Form]]] = {
    "question": ("question", _number(1, 1)),
    "families": ("families", _words(_FAMILY.__getitem__, lambda word: FAMILY_KINDS[Family(word)])),
    "round": ("round", _number()),
    "seats": ("starter turn", _numbers(2)),
    "cash": ("cash", _numbers(kind=list)),
    "laundered": ("laundered", _numbers()),
    "stakes": ("stakes", _numbers()),
    "jobs": ("jobs", _bars(_SLOTS, list)),
    "stacks": ("stacks", _bars(_JOBS_AND_CARDS, tuple, 5)),
    "dropped": ("dropped", _bars(_SLOTS, tuple, 5)),
    "influence": ("influence", _bars(_SLOTS, list)),
    "deck": ("deck", _JOBS_AND_CARDS),
    "pile": ("pile", _SLOTS),
    "pools": ("urn pools", _numbers(2)),
    "mixes": (
        "mixes",
        Form(
            lambda mixes: " | ".join(map(_write_mix, mixes)),
            lambda text, players: tuple(_read_mix(mix) for mix in text.split("|") if mix.strip()),
        ),
    ),
    "crews": ("crews", _bars(_MEN, list)),
    "recruits": ("recruits", _bars(_MEN, tuple)),
    "trophies": ("trophies", _bars(_MEN, tuple)),
    "down": ("men_down", _MEN),
    "tasks": ("tasks", _by_name(PLACE, _PLACE_OF, write_task, read_task)),
    "attached": ("attached", _by_name(GANGSTER, _MAN_OF, _write_attached, _read_attached, tuple)),
    "used": ("used", _by_name(GANGSTER, _MAN_OF, kind=tuple)),
    "trained": ("trained", _by_name(GANGSTER, _MAN_OF, kind=tuple)),
    "doubled": ("doubled", _MEN),
    "businesses": ("holdings", _bars(_CARDS, list)),
    "shut": ("shut", _CARDS),
    "spent": ("spent", _CARDS),
    "markers": ("markers", _by_name(BUSINESS, _BUSINESS_OF, _write_markers, _read_markers, tuple)),
    "market": ("market", _CARD_ROW),
    "stack": ("stack", _CARD_ROW),
    "under": ("under", _CARD_ROW),
    "guild": ("guild", _MEN_ROW),
    "laid-out": ("laid_out", _MEN_ROW),
    "aside": ("aside", _MEN_ROW),
    "causes": ("causes", _number()),
    "offers": ("offers", _records(Offer)),
    "offered": ("offered", _number()),
    "ledger": ("ledger", _records(Entry)),
    "winner": ("winner", _number(-1, -1)),
}
_USUAL: Final = {"options": "{}", "winner": "-1", "offered": "0", "causes": "0"}

# --- positions


class Notation:
    """Writes and reads positions. Steps go through the game's codec."""

    def __init__(self, codec: Codec) -> None:
        self._codec = codec

    def write(self, g: CosaNostra) -> str:
        parts = {"players": str(g.players), "options": _changed(g.options)}
        for key, (fields, form) in PARTS.items():
            parts[key] = form.write(attrgetter(*fields.split())(g))
        parts["agenda"] = " ".join(write_step(self._codec, step) for step in g.agenda)
        return "; ".join(f"{key} {text}" for key, text in parts.items() if text.strip(" |") != _USUAL.get(key, ""))

    def read(self, text: str) -> CosaNostra:
        """The position; raises `Malformed` if the text describes none, or one that cannot be."""
        return read_position(text, self._read)

    def _read(self, parts: dict[str, str]) -> CosaNostra:
        options = decode(parts.pop("options", "{}"), CosaNostraOptions)
        g = new_cosa_nostra(whole(parts.pop("players", "")), options)
        for key, (fields, form) in PARTS.items():
            try:
                read = form.read(parts.pop(key, ""), g.players)
            except Malformed as error:
                raise Malformed(f"{key}: {error}") from error
            names = fields.split()
            for name, value in zip(names, read if len(names) > 1 else (read,), strict=True):
                setattr(g, name, value)
        g.agenda = [read_step(self._codec, word) for word in parts.pop("agenda", "").split()]
        if parts:
            raise Malformed(f"no position has these parts: {', '.join(parts)[:80]}")
        g.bank = -(sum(g.cash) + sum(g.laundered) + sum(g.stakes))
        wrong = flaw(g)
        if wrong:
            raise Malformed(f"this does not add up: {wrong}")
        g.listening = False  # what is read was told before
        recount(g)
        g.advance()
        g.listening = True
        return g


def _changed(options: CosaNostraOptions) -> str:
    """The options that are not at their defaults."""
    usual = msgspec.to_builtins(CosaNostraOptions())
    return encode({key: value for key, value in msgspec.to_builtins(options).items() if value != usual[key]}).decode()
