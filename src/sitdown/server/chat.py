"""Table talk where it is no part of the game. It is never written down; who comes back is told the last of it."""

from __future__ import annotations

from collections import deque
from typing import Final

from sitdown.server.protocol import Said
from sitdown.server.rate import Bucket, Rate

KEPT: Final = 50
TALKATIVE: Final = Rate(0.5, 8)  # remarks of one seat


class Chat:
    def __init__(self) -> None:
        self._kept: deque[Said] = deque(maxlen=KEPT)
        self._buckets: dict[int, Bucket] = {}

    @property
    def kept(self) -> tuple[Said, ...]:
        return tuple(self._kept)

    def say(self, seat: int, text: str, now: float) -> Said | None:
        """`None`: he talks too much."""
        if not self._buckets.setdefault(seat, Bucket(TALKATIVE, now)).take(now):
            return None
        said = Said(seat, text)
        self._kept.append(said)
        return said
