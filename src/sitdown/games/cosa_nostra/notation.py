"""A position as one line of text, both ways: complete enough to play on from.

    players 3; round 2; seats 0 1; cash 4000 2000 7000; crews little_joey big_joey | …; tasks big_joey=theft_i_3:02~1 …; agenda Payday[] …

A hidden card is its name, then `:` and the seats that know it (`*`: everybody), then `~` and its pool. Rows of several seats or rounds have bars between them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from sitdown.core.codec import Codec, Malformed, encode
from sitdown.core.pools import Mix
from sitdown.core.slots import EVERYBODY, FACE, POOL_BIT, SEAT_BIT, SPECTATOR
from sitdown.games.cosa_nostra.cards import FAMILY_KINDS, Family
from sitdown.games.cosa_nostra.game import CosaNostra, new_cosa_nostra
from sitdown.games.cosa_nostra.income import recount
from sitdown.games.cosa_nostra.ledger import Entry, Offer
from sitdown.games.cosa_nostra.material import BUSINESS, CARD, GANGSTER, INFLUENCE_FACE, JOB, PLACE, PLACES
from sitdown.games.cosa_nostra.options import CosaNostraOptions
from sitdown.games.cosa_nostra.soundness import flaw
from sitdown.games.cosa_nostra.table import Row, lying_on

MARKERS: Final = 5  # a player has no more
_SLOT: Final = re.compile(r"(\w+?)(?::(\*|[0-4]+))?~(\d+)")
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
        raise Malformed(f"{text!r} is no hidden card")
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
        raise Malformed(f"there is no card {name!r}") from None


def write_task(task: int) -> str:
    return write_slot(task) if task > 0 else f"buy/{BUSINESS[-1 - task]}"


def read_task(text: str) -> int:
    buy, slash, card = text.partition("/")
    return -1 - _named(_BUSINESS_OF, card) if slash and buy == "buy" else read_slot(text)


def _write_mask(names: Sequence[str], mask: int) -> str:
    return " ".join(names[at] for at in range(len(names)) if mask >> at & 1)


def _write_by_name(names: Sequence[str], values: Iterable[int], write: Callable[[int], str] = str) -> str:
    return " ".join(f"{names[at]}={write(value)}" for at, value in enumerate(values) if value)


def _write_attached(held: int) -> str:
    return ",".join(f"{CARD[card]}/{(held >> 3 * card & 7) - 1}" for card in lying_on(held))


def _read_attached(text: str) -> int:
    held = 0
    for word in text.split(","):
        card, _, seat = word.partition("/")
        held |= _below(SPECTATOR, seat) + 1 << 3 * CARD.index(card)  # type: ignore[arg-type]  # a StrEnum equals its text
    return held


def _write_markers(held: int) -> str:
    return ",".join(f"{seat}x{held >> 3 * seat & 7}" for seat in range(SPECTATOR) if held >> 3 * seat & 7)


def _read_markers(text: str) -> int:
    held = 0
    for word in text.split(","):
        seat, _, markers = word.partition("x")
        held |= _below(MARKERS + 1, markers) << 3 * _below(SPECTATOR, seat)
    return held


def _below(limit: int, word: str) -> int:
    if int(word) not in range(limit):
        raise Malformed(f"{word} is too much")
    return int(word)


def _bars(rows: Iterable[str]) -> str:
    return " | ".join(rows)


def _numbers(row: Iterable[int]) -> str:
    return " ".join(map(str, row))


# --- positions


class Notation:
    """Writes and reads positions. Steps go through the game's codec."""

    def __init__(self, codec: Codec) -> None:
        self._codec = codec

    def write(self, g: CosaNostra) -> str:
        parts = {
            "players": str(g.players),
            "options": _changed(g.options),
            "question": str(g.question),
            "families": " ".join(_FAMILY[kind] for kind in g.families),
            "round": str(g.round),
            "seats": _numbers((g.starter, g.turn)),
            "cash": _numbers(g.cash),
            "laundered": _numbers(g.laundered),
            "stakes": _numbers(g.stakes),
            "jobs": _bars(" ".join(map(write_slot, hand)) for hand in g.jobs),
            "stacks": _bars(" ".join(_FACES[face] for face in stack) for stack in g.stacks),
            "dropped": _bars(" ".join(map(write_slot, slots)) for slots in g.dropped),
            "influence": _bars(" ".join(map(write_slot, hand)) for hand in g.influence),
            "deck": " ".join(_FACES[face] for face in g.deck),
            "pile": " ".join(map(write_slot, g.pile)),
            "pools": _numbers((g.urn, g.pools)),
            "mixes": _bars(" ".join([str(mix.pool), *map(write_slot, mix.before)]) for mix in g.mixes),
            "crews": _bars(_write_mask(GANGSTER, crew) for crew in g.crews),
            "recruits": _bars(_write_mask(GANGSTER, men) for men in g.recruits),
            "trophies": _bars(_write_mask(GANGSTER, men) for men in g.trophies),
            "down": _write_mask(GANGSTER, g.men_down),
            "tasks": _write_by_name(PLACE, g.tasks, write_task),
            "attached": _write_by_name(GANGSTER, g.attached, _write_attached),
            "used": _write_by_name(GANGSTER, g.used),
            "trained": _write_by_name(GANGSTER, g.trained),
            "doubled": _write_mask(GANGSTER, g.doubled),
            "businesses": _bars(_write_mask(BUSINESS, mask) for mask in g.holdings),
            "shut": _write_mask(BUSINESS, g.shut),
            "spent": _write_mask(BUSINESS, g.spent),
            "markers": _write_by_name(BUSINESS, g.markers, _write_markers),
            "market": " ".join(BUSINESS[card] for card in g.market),
            "stack": " ".join(BUSINESS[card] for card in g.stack),
            "under": " ".join(BUSINESS[card] for card in g.under),
            "guild": " ".join(GANGSTER[who] for who in g.guild),
            "laid-out": " ".join(GANGSTER[who] for who in g.laid_out),
            "aside": " ".join(GANGSTER[who] for who in g.aside),
            "causes": str(g.causes),
            "offers": " ".join(encode(offer).decode() for offer in g.offers),
            "offered": str(g.offered),
            "ledger": " ".join(encode(entry).decode() for entry in g.ledger),
            "winner": str(g.winner),
            "agenda": " ".join(_write_step(self._codec.pack_step(step)) for step in g.agenda),
        }
        usual = {"options": "{}", "winner": "-1", "offered": "0", "causes": "0"}
        return "; ".join(f"{key} {text}" for key, text in parts.items() if text.strip(" |") != usual.get(key, ""))

    def read(self, text: str) -> CosaNostra:
        """The position; raises `Malformed` if the text describes none."""
        try:
            return self._read(dict(part.strip().partition(" ")[::2] for part in text.split("; ")))
        except Malformed:
            raise
        except (ValueError, KeyError, IndexError, TypeError) as error:
            raise Malformed(f"no position: {error!r}") from error

    def _read(self, parts: dict[str, str]) -> CosaNostra:
        def part(key: str) -> str:
            return parts.pop(key, "")

        def row(key: str, names: dict[Any, int]) -> Row:
            return tuple(_named(names, word) for word in part(key).split())

        def mask(text: str, names: dict[Any, int]) -> int:
            found = {_named(names, word) for word in text.split()}
            if len(found) < len(text.split()):
                raise Malformed(f"{text.strip()!r}: a card twice")
            return sum(1 << card for card in found)

        def numbers(key: str, length: int) -> list[int]:
            found = [int(word) for word in part(key).split()]
            if found and len(found) != length:
                raise Malformed(f"{key}: {length} numbers are needed, not {len(found)}")
            return found or [0] * length

        def rows(key: str, length: int) -> list[str]:
            found = part(key).split("|") if key in parts else [""] * length
            if len(found) != length:
                raise Malformed(f"{key}: {length} rows are needed, not {len(found)}")
            return found

        def by_name(key: str, names: dict[Any, int], length: int, read: Callable[[str], int] = int) -> list[int]:
            values = [0] * length
            for word in part(key).split():
                name, _, value = word.partition("=")
                values[_named(names, name)] = read(value)
            return values

        options = msgspec.json.decode(part("options") or "{}", type=CosaNostraOptions)
        players = int(part("players"))
        g = new_cosa_nostra(players, options)
        g.question = int(part("question") or 1)
        g.families = tuple(FAMILY_KINDS[Family(name)] for name in part("families").split())
        g.round = int(part("round") or 0)
        g.starter, g.turn = numbers("seats", 2)
        g.cash = numbers("cash", players)
        g.laundered = tuple(numbers("laundered", players))
        g.stakes = tuple(numbers("stakes", players))
        g.jobs = [tuple(map(read_slot, hand.split())) for hand in rows("jobs", players)]
        g.stacks = tuple(tuple(_named(_FACE_OF, name) for name in stack.split()) for stack in rows("stacks", 5))
        g.dropped = tuple(tuple(map(read_slot, slots.split())) for slots in rows("dropped", 5))
        g.influence = [tuple(map(read_slot, hand.split())) for hand in rows("influence", players)]
        g.deck = row("deck", _FACE_OF)
        g.pile = tuple(map(read_slot, part("pile").split()))
        g.urn, g.pools = map(int, part("pools").split())
        g.mixes = tuple(_read_mix(text) for text in part("mixes").split("|") if text.strip())
        g.crews = [mask(crew, _MAN_OF) for crew in rows("crews", players)]
        g.recruits = tuple(mask(men, _MAN_OF) for men in rows("recruits", players))
        g.trophies = tuple(mask(men, _MAN_OF) for men in rows("trophies", players))
        g.men_down = mask(part("down"), _MAN_OF)
        g.tasks = by_name("tasks", _PLACE_OF, PLACES, read_task)
        g.attached = by_name("attached", _MAN_OF, len(GANGSTER), _read_attached)
        g.used = tuple(by_name("used", _MAN_OF, len(GANGSTER)))
        g.trained = tuple(by_name("trained", _MAN_OF, len(GANGSTER)))
        g.doubled = mask(part("doubled"), _MAN_OF)
        g.holdings = [mask(cards, _BUSINESS_OF) for cards in rows("businesses", players)]
        g.shut = mask(part("shut"), _BUSINESS_OF)
        g.spent = mask(part("spent"), _BUSINESS_OF)
        g.markers = by_name("markers", _BUSINESS_OF, len(BUSINESS), _read_markers)
        g.market = row("market", _BUSINESS_OF)
        g.stack = row("stack", _BUSINESS_OF)
        g.under = row("under", _BUSINESS_OF)
        g.guild = row("guild", _MAN_OF)
        g.laid_out = row("laid-out", _MAN_OF)
        g.aside = row("aside", _MAN_OF)
        g.causes = int(part("causes") or 0)
        g.offers = tuple(msgspec.json.decode(word, type=Offer) for word in part("offers").split())
        g.offered = int(part("offered") or 0)
        g.ledger = tuple(msgspec.json.decode(word, type=Entry) for word in part("ledger").split())
        g.winner = int(part("winner") or -1)
        g.agenda = [self._codec.unpack_step(_read_step(word)) for word in part("agenda").split()]
        if parts:
            raise Malformed(f"no position has these parts: {', '.join(parts)}")
        g.bank = -(sum(g.cash) + sum(g.laundered) + sum(g.stakes))
        wrong = flaw(g) if g.families else ""
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


def _write_step(packed: list[Any]) -> str:
    return str(packed[0]) + msgspec.json.encode(packed[1:]).decode()


def _read_step(word: str) -> list[Any]:
    name, bracket, rest = word.partition("[")
    return [name, *msgspec.json.decode(bracket + rest)]


def _read_mix(text: str) -> Mix:
    pool, *slots = text.split()
    return Mix(int(pool), tuple(map(read_slot, slots)))
