"""What a seat of Omerta sees and could know, as numbers: pieces of the observation that are made once, joined. Compiled.

Nothing of it that its view and its knowledge do not say (`tests/envs/test_observations.py` makes it of these, and compares)."""

from __future__ import annotations

from array import array
from typing import Any, Final

from sitdown.core.hidden.slots import FACE, SEAT_BIT, eye
from sitdown.core.kernel import ONE, Step
from sitdown.games.omerta.board.table import PATROLS, Table
from sitdown.games.omerta.cards.cards import CARDS, PATROL
from sitdown.games.omerta.cards.deck import POINTS, SAFE
from sitdown.games.omerta.records.view import QUESTIONS
from sitdown.games.omerta.steps.killer import KillerWindow
from sitdown.games.omerta.steps.snap import SealedSnap, Snap

SEATS: Final = 5
SHOWN: Final = 8  # slots of a stock that an observation tells one by one; of those beyond it gives the sum
FACES: Final = len(CARDS) - 1

# of a slot, after its card: whether it is there, unknown, under the Patrol, the card in question, and who knows it
THERE: Final = FACES
UNKNOWN: Final = FACES + 1
BLOCKED: Final = FACES + 2
WANTED: Final = FACES + 3
KNOWN_TO: Final = FACES + 4
ROW: Final = KNOWN_TO + SEATS  # numbers that tell of a slot

_POINTS: Final = POINTS
_BLOCKED: Final = 1 << 10  # how the pieces of a slot are numbered: its face, who knows it (5 bits up), and these
_WANTED: Final = 1 << 11


def numbers(told: list[float]) -> bytes:
    return array("f", told).tobytes()


def one_of(many: int, at: int) -> bytes:
    """A row of zeros with a 1 in it."""
    return numbers([float(each == at) for each in range(many)])


class Parts:
    """So many parts of a whole: 3 of 20 is 0.15."""

    def __init__(self, whole: int, most: int) -> None:
        self._whole = whole
        self._made = [numbers([many / whole]) for many in range(most + 1)]

    def of(self, many: int) -> bytes:
        return self._made[many] if many < len(self._made) else numbers([many / self._whole])


_ZERO: Final = numbers([0.0])
_ONE: Final = numbers([1.0])
_NO_SLOTS: Final = [numbers([0.0] * ROW * many) for many in range(SHOWN + 2)]
_NO_STOCK: Final = _NO_SLOTS[SHOWN + 1]
_CARD: Final = [one_of(FACES, face - 1) for face in range(FACES + 1)]  # by face; 0: none
_SEAT: Final = [one_of(SEATS, seat) for seat in range(SEATS)]
_AMONG: Final = [numbers([float(mask >> seat & 1) for seat in range(SEATS)]) for mask in range(1 << SEATS)]
_NOTHING_ASKED: Final = numbers([0.0] * len(QUESTIONS))
_ASKED: Final[dict[str, bytes]] = {name: one_of(len(QUESTIONS), at) for at, name in enumerate(QUESTIONS)}
_ROUNDS: Final = [Parts(players, players) for players in range(1, SEATS + 1)]
_TURNS: Final = Parts(50, 50)
_DECK: Final = Parts(60, 60)
_TOTAL: Final = Parts(100, 500)
_COUNT: Final = Parts(20, 100)
_QUARTERS: Final = Parts(4, 60)
_HALVES: Final = Parts(2, 8)
_SLOTS: Final[list[bytes | None]] = [None] * (1 << 12)


def observation(g: Table, seat: int, rest: bytes) -> bytes:
    """The blocks, one behind the other (`LAYOUT`); the `rest` is what the seat has said, which is not ours."""
    players = g.players
    known = eye(seat)
    ask = g.ask
    about = 0
    asked = 0
    question = _NOTHING_ASKED
    if ask is not None and g.agenda:
        step = g.agenda[-1]
        question = _ASKED.get(type(step).__name__, _NOTHING_ASKED)
        about = _about(step)
        for other in ask.seats if ask.mode == ONE else step.asked(g):
            if other >= 0:
                asked |= 1 << _from(seat, other, players)
    told = [
        _AMONG[(1 << players) - 1],
        question,
        _AMONG[asked],
        _CARD[about],
        _SEAT[_from(seat, g.turn, players)],
        _SEAT[_from(seat, g.starter, players)],
        _ROUNDS[players - 1].of(g.round),
        _TURNS.of(min(g.turns, 50)),
        _DECK.of(len(g.deck)),
    ]
    unseen = [0] * (FACES + 1)
    for face in g.deck:
        unseen[face] = unseen[face] + 1
    others = (SEATS - players) * [_ZERO]
    order = [seat + step if seat + step < players else seat + step - players for step in range(players)]
    told += [_TOTAL.of(_total(g, other)) for other in order]
    told += others
    stocks: list[bytes] = []
    counts: list[bytes] = []
    blanks: list[bytes] = []
    for other in order:
        points = blank = 0
        row = g.stocks[other]
        for slot in row:
            face = slot & FACE
            if slot & known:
                points += _POINTS[face]
            else:
                blank += 1
                unseen[face] = unseen[face] + 1
        counts.append(_COUNT.of(points))
        blanks.append(_QUARTERS.of(blank))
        _stock(stocks, row, known, seat, players, about)
    told += counts
    told += others
    told += blanks
    told += others
    told += stocks
    told += (SEATS - players) * [_NO_STOCK]
    for slot in g.safe:
        if slot & known:
            told.append(_CARD[slot & FACE])
        else:
            told.append(_CARD[0])
            unseen[slot & FACE] = unseen[slot & FACE] + 1
    told += (SAFE - len(g.safe)) * [_CARD[0]]
    hand = g.hand
    if hand and not hand & known:
        unseen[hand & FACE] = unseen[hand & FACE] + 1
        told.append(_CARD[0])
        told.append(_ONE)
    else:
        told.append(_CARD[hand & FACE])
        told.append(_ZERO)
    told.append(_CARD[g.in_play])
    told.append(_CARD[g.pile[-1] if g.pile else 0])
    lying = [0] * (FACES + 1)
    for face in g.pile:
        lying[face] = lying[face] + 1
    told += [_QUARTERS.of(lying[face]) for face in range(1, FACES + 1)]
    told += [_QUARTERS.of(unseen[face]) for face in range(1, FACES + 1)]
    _lain(told, g, seat)
    told.append(rest)
    return b"".join(told)


def _from(seat: int, other: int, players: int) -> int:
    """Seats count from the viewer."""
    return other - seat if other >= seat else other - seat + players


def _about(step: Step[Any]) -> int:
    """The bottle that can be snapped, or the character that can be answered."""
    if isinstance(step, Snap | SealedSnap):
        return step.face
    return step.card if isinstance(step, KillerWindow) else 0


def _total(g: Table, seat: int) -> int:
    total = 0
    for row in g.sheet:
        total += row[seat]
    return total


def _stock(told: list[bytes], row: tuple[int, ...], known: int, seat: int, players: int, about: int) -> None:
    everybody = (1 << players) - 1
    further: list[int] = []
    for at in range(len(row)):
        slot = row[at]
        knowers = slot >> SEAT_BIT & everybody
        key = (knowers >> seat | knowers << players - seat) & everybody
        key <<= 5
        if slot & known:
            key |= slot & FACE
            if slot & FACE == about:
                key |= _WANTED
        if slot & PATROLS:
            key |= _BLOCKED
        if at < SHOWN:
            told.append(_slot(key))
        else:
            further.append(key)
    if len(row) < SHOWN:
        told.append(_NO_SLOTS[SHOWN - len(row)])
    told.append(_summed(further) if further else _NO_SLOTS[1])


def _slot(key: int) -> bytes:
    piece = _SLOTS[key]
    if piece is None:
        piece = _SLOTS[key] = numbers(_row(key))
    return piece


def _row(key: int) -> list[float]:
    row = [0.0] * ROW
    row[THERE] = 1.0
    face = key & 31
    row[face - 1 if face else UNKNOWN] = 1.0
    row[BLOCKED] = float(key & _BLOCKED != 0)
    row[WANTED] = float(key & _WANTED != 0)
    for seat in range(SEATS):
        row[KNOWN_TO + seat] = float(key >> 5 + seat & 1)
    return row


def _summed(keys: list[int]) -> bytes:
    rows = [_row(key) for key in keys]
    return numbers([sum([row[at] for row in rows]) for at in range(ROW)])


def _lain(told: list[bytes], g: Table, seat: int) -> None:
    """Before whom a Mamma, a Patrol lies: for how many more turns of its player; the last that was laid counts."""
    turns = [0] * (2 * SEATS)
    for lain in g.lain:
        turns[2 * _from(seat, lain.victim, g.players) + int(lain.card == PATROL)] = lain.turns
    told += [_HALVES.of(many) for many in turns]
