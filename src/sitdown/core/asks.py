"""Questions made once: options depend on little (which slots are open), so they are looked up, not built."""

from collections.abc import Callable
from typing import Final

from sitdown.core.kernel import Ask

MEMO_LIMIT: Final = 20_000


class Memo:
    """Asks by a key that says all they depend on."""

    def __init__(self, make: Callable[..., Ask]) -> None:
        self._make = make
        self._made: dict[tuple[int, ...], Ask] = {}

    def get(self, key: tuple[int, ...]) -> Ask:
        ask = self._made.get(key)
        if ask is None:
            if len(self._made) >= MEMO_LIMIT:
                self._made.clear()
            ask = self._made[key] = self._make(*key)
        return ask


def bits(mask: int) -> list[int]:
    """The positions set in a bitmask."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]
