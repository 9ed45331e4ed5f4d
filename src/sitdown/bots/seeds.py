"""Where a game's chance and its bots' seeds come from: all from one secret, which only the runner has. Each is a keyed hash of what it is for, so none
tells anything of another. (Why a short seed is no secret: `docs/decisions/0012-one-secret-deals-and-seeds.md`.)"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from secrets import token_hex

from sitdown.core.chance import Chance, Seeded

Seed = int | str  # 7 and "7" are the same


def fresh() -> str:
    """A secret that nobody guesses."""
    return token_hex(16)


def derived(secret: Seed, *purpose: Seed) -> str:
    """A seed for this purpose. It tells neither the secret nor any other seed."""
    key = blake2b(str(secret).encode()).digest()
    return blake2b(repr(purpose).encode(), key=key, digest_size=16).hexdigest()


@dataclass(frozen=True, slots=True)
class House:
    """What the house brings to a game: its chance, and by seat a bot's seed, and the chance that it imagines with. Bots have theirs each to
    himself: somebody who could watch another imagine would learn how much he knows."""

    chance: Chance
    seeds: tuple[str, ...]
    imaginations: tuple[Chance, ...]


def open_house(secret: Seed, players: int, deal: int = 0, turn: int = 0) -> House:
    """For one game of many. If a deal is played again, as often as the row of bots can be turned, its chance is the same; the bots' are not,
    so nobody knows by his seed that he has had these cards before."""
    return House(
        Seeded(derived(secret, "chance", deal)),
        tuple([derived(secret, "bot", deal, turn, seat) for seat in range(players)]),
        tuple([Seeded(derived(secret, "imagination", deal, turn, seat)) for seat in range(players)]),
    )
