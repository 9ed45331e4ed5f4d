"""How soon, and how often, people are called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND


@dataclass(frozen=True)
class Manner:
    """In milliseconds."""

    delay: int = 20 * SECOND  # from the question: who reloads the page is not away
    gap: int = 5 * MINUTE  # between two calls to the same place: what comes meanwhile is told with the next
    lease: int = MINUTE  # for so long a call belongs to the server that has taken it up
    again: tuple[int, ...] = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE)  # after a try that came to nothing
    most_failed: int = 10  # in a row; then nobody is called there any more


USUAL: Final = Manner()
