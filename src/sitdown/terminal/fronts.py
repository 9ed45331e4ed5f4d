"""What a game brings to the terminal. The rest of the command line knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sitdown.coach import Mistake
from sitdown.core.game import AnyGame
from sitdown.core.log import Header
from sitdown.terminal.blocks import Block
from sitdown.terminal.desk import Desk
from sitdown.terminal.pages import Page
from sitdown.terminal.replay_screen import Reader
from sitdown.terminal.sitting import Human
from sitdown.texts import Texts


class Visitor(Human, Protocol):
    """A person who comes to play, and goes home again."""

    def take_seat(self, view: Any) -> None: ...
    def remark(self, words: str) -> None:
        """Something said beside the game."""

    def farewell(self, view: Any, styles: Sequence[str], /) -> Block:
        """The last page, when the game is over. `styles`: what sort of player each bot was, by seat."""


@dataclass(frozen=True)
class Told:
    """A mistake in the words of its game."""

    round: str
    asked: str
    played: str
    better: str
    cost: str
    seen: str
    reason: str  # what speaks for the better one; nothing, if that cannot be said in a sentence


@dataclass(frozen=True)
class Front:
    """How a game is played and looked at again."""

    person: Callable[[Texts, int, Header, Desk], Visitor]
    reader: Callable[[Texts, int | None, Sequence[str], Sequence[Page]], Reader]
    coached: Callable[[Texts, int, Any, Mistake], Told]  # to this seat, with what it saw when it made this mistake


def front_of(game: AnyGame) -> Front:
    """A game that brings none is played with lists and menus."""
    from sitdown.terminal.plain import PLAIN  # made of what is above

    front: Front | None = game.front()
    return front or PLAIN
