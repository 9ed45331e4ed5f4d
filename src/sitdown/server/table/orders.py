"""Standing orders: "do not ask me about this again in this round". They are nobody else's business, and die with the round."""

from __future__ import annotations

from typing import Final

from sitdown.core.codec import Malformed

MOST_ORDERS: Final = 20  # of one seat; there are fewer things to be asked about


class Orders:
    def __init__(self, given: dict[int, dict[str, int]]) -> None:
        self._by_seat = {seat: mine.copy() for seat, mine in given.items()}  # about what, and the round it holds for

    def give(self, seat: int, about: str, round_: int, on: bool) -> None:
        mine = self._by_seat.setdefault(seat, {})
        if not on:
            mine.pop(about, None)
        elif len(mine) < MOST_ORDERS:
            mine[about] = round_
        else:
            raise Malformed("so many things are never asked about")

    @property
    def given(self) -> dict[int, dict[str, int]]:
        return {seat: mine.copy() for seat, mine in self._by_seat.items() if mine}

    def holds(self, seat: int, about: str, round_: int) -> bool:
        return self._by_seat.get(seat, {}).get(about) == round_

    def of(self, seat: int, round_: int) -> tuple[str, ...]:
        return tuple(sorted(about for about, given in self._by_seat.get(seat, {}).items() if given == round_))
