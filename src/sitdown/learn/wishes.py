"""Chance that gives what a lesson asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.core.chance import Chance
from sitdown.core.errors import ChanceError

WHATEVER: Final = "..."


class Wishes(Chance):
    """One word for every draw. `draw`: the number by which the game gives that."""

    def __init__(self, words: str, draw: Callable[[str, int], int]) -> None:
        self._words = words.split()
        self._draw = draw
        self._used = 0

    def draw(self, sides: int) -> int:
        word = self._words[self._used] if self._used < len(self._words) else None
        if word == WHATEVER:
            return 0
        if word is None:
            raise ChanceError(
                f"after {' '.join(self._words) or 'nothing'!r} a lesson says what else chance gives, of {sides}"
            )
        self._used += 1
        return int(word[1:]) if word.startswith("#") else self._draw(word, sides)

    def finish(self) -> None:
        """Complain if something was wished for that nobody drew."""
        left = [word for word in self._words[self._used :] if word != WHATEVER]
        if left:
            raise ChanceError(f"nobody drew what a lesson wished for: {' '.join(left)}")
