"""What goes wrong, in one family: whoever catches `SitdownError` has caught all of ours."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

Params = Mapping[str, int | str]
_NONE: Final[Params] = MappingProxyType({})


class SitdownError(Exception):
    """Something that we say is wrong."""


class Illegal(SitdownError):
    """An action that the rules do not allow now. Nothing has changed.

    Why is said in English, and by a code that catalogues have words for (`refused-…`). The parameters fill these in. They are what the actor
    said himself, or what everybody knows: a refusal is told to a seat like anything else.
    """

    def __init__(self, code: str, why: str, params: Params = _NONE) -> None:
        super().__init__(code, why, dict(params))
        self.code = code
        self.why = why
        self.params = params

    def __str__(self) -> str:
        return self.why


class Late(Illegal):
    """An answer to a question that is gone."""


class Broken(SitdownError):
    """A game in which something failed in the middle of an action: it lies half done, and cannot go on. Its log can be resumed."""


class ChanceError(SitdownError, ValueError):
    """The draws handed in do not fit the game."""


# Why something is refused in any game, without parameters. A game has codes of its own beside these (`records/refusals.py`).
CODES: Final = frozenset(
    {
        "late",
        "no-trade",
        "no-action",
        "no-seat",
        "not-an-option",
        "not-asked",
        "nothing-to-take-back",
        "over",
        "talk-is-play",
        "wrong-field",
    }
)
