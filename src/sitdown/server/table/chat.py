"""Table talk where it is no part of the game, and how much of any talk a seat may make. It is in no log; the last of it is kept beside that, and told
to somebody who comes back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from sitdown.server.protocol import Said
from sitdown.server.token_bucket import Buckets, Rate

KEPT: Final = 50
TALKATIVE: Final = Rate(0.5, 8)  # remarks of one seat
WEIGHING: Final = Rate(5, 30)  # what deals would change, asked by one seat
DEALING: Final = Rate(1, 30)  # offers, answers to them, standing orders, second thoughts of one seat


class Chat:
    """It outlives a table that is loaded anew."""

    def __init__(self, said: Iterable[Said] = ()) -> None:
        self._kept: deque[Said] = deque(said, maxlen=KEPT)
        self._remarks: Buckets[int] = Buckets(TALKATIVE)
        self._deals: Buckets[int] = Buckets(DEALING)
        self._weighing: Buckets[int] = Buckets(WEIGHING)

    @property
    def kept(self) -> tuple[Said, ...]:
        return tuple(self._kept)

    def may_remark(self, seat: int, now: float) -> bool:
        return self._remarks.take(seat, now)

    def may_deal(self, seat: int, now: float) -> bool:
        return self._deals.take(seat, now)

    def may_weigh(self, seat: int, now: float) -> bool:
        return self._weighing.take(seat, now)

    def say(self, seat: int, text: str) -> Said:
        said = Said(seat, text)
        self._kept.append(said)
        return said
