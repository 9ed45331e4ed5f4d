"""How a round stands between two turns, in numbers from which it can be told how it will end."""

from __future__ import annotations

from typing import Final

from sitdown.core.hidden.slots import FACE, eye
from sitdown.games.omerta.bots.turns.thumb import POWER
from sitdown.games.omerta.cards.cards import LAST_BOTTLE
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.game import Omerta
from sitdown.games.omerta.steps.scoring import LIMIT

SCALE: Final = 20.0  # points


def standings(g: Omerta, turn: int) -> list[list[float]]:
    """By seat: what he has and knows of it, what the others have, and who could call how soon. It is the turn of the seat named."""
    players = g.players
    counts: list[int] = []
    known: list[int] = []
    blind: list[int] = []
    dearest: list[int] = []
    powers: list[float] = []  # of characters that he knows he has
    pairs: list[int] = []  # the points of a bottle that he knows he has twice
    soon: list[float] = []  # how long until he could call, in rounds of the table; 1.0 and more: he cannot yet
    for seat in range(players):
        bit = eye(seat)
        count = seen = unseen = worst = pair = faces = 0
        power = 0.0
        for slot in g.stocks[seat]:
            points = POINTS[slot & FACE]
            count += points
            if slot & bit:
                seen += points
                worst = max(worst, points)
                face = slot & FACE
                power += POWER[face]
                if faces >> face & 1 and face <= LAST_BOTTLE:
                    pair = max(pair, points)
                faces |= 1 << face
            else:
                unseen += 1
        counts.append(count)
        known.append(seen)
        blind.append(unseen)
        dearest.append(worst)
        powers.append(power)
        pairs.append(pair)
        ready = unseen == 0 and count <= LIMIT and not (g.lain and (g.patrolled(seat) or g.grounded(seat)))
        soon.append((seat - turn) % players / players if ready else 1.0)
    top = POINTS[g.pile[-1]] / SCALE if g.pile else 0.5
    rows: list[list[float]] = []
    for seat in range(players):
        count = counts[seat]
        least = second = 200
        sooner = 1.0
        lower = 0.0  # how far the lowest of those who could call is below him
        total = closest = unknown = 0.0
        closest = 200.0
        for other in range(players):
            if other == seat:
                continue
            theirs = counts[other]
            total += theirs
            unknown += blind[other]
            closest = min(closest, known[other] + 8.0 * blind[other])
            if theirs < least:
                least, second = theirs, least
            elif theirs < second:
                second = theirs
            if soon[other] < 1.0:
                sooner = min(sooner, soon[other])
                lower = max(lower, (LIMIT + 1 - theirs) / 8)
        rest = players - 1
        held = 1.0 if g.lain and (g.patrolled(seat) or g.grounded(seat)) else 0.0
        rows.append(
            [
                1.0,
                (seat - turn) % players / players,
                known[seat] / SCALE,
                (count - known[seat]) / SCALE,
                blind[seat] / 4,
                len(g.stocks[seat]) / 4,
                dearest[seat] / SCALE,
                powers[seat] / SCALE,
                pairs[seat] / SCALE,
                1.0 - soon[seat],
                max(0.0, (LIMIT + 1 - count) / 8),
                max(0.0, (16 - count) / 16),
                held,
                min(least, 40) / SCALE,
                min(second, 60) / SCALE,
                total / rest / SCALE,
                1.0 - sooner,
                lower,
                max(-1.0, min(1.0, (least - count) / 8)),
                closest / SCALE,
                unknown / rest / 4,
                top,
            ]
        )
    return rows
