"""What a game brings to the terminal. The rest of the command line knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from sitdown.cli.blocks import Block
from sitdown.cli.desk import Desk
from sitdown.cli.pages import Page
from sitdown.cli.projector import Reader
from sitdown.cli.sitting import Guest
from sitdown.coach import Mistake
from sitdown.core.log import Header
from sitdown.core.registry import Game
from sitdown.texts import Texts


class Player(Guest, Protocol):
    """A person who comes to play, and goes home again."""

    def take_seat(self, view: Any) -> None: ...
    def remark(self, words: str) -> None:
        """Something said beside the game."""

    def farewell(self, view: Any) -> Block:
        """The last page, when the game is over."""


@dataclass(frozen=True)
class Told:
    """A mistake in the words of its game."""

    round: str
    asked: str
    played: str
    better: str
    cost: str
    seen: str


@dataclass(frozen=True)
class Front:
    """How a game is played and looked at again; and a table for one person, unless he asks for another."""

    players: int
    bots: str
    person: Callable[[Texts, int, Header, Desk], Player]
    reader: Callable[[Texts, int | None, Sequence[str], Sequence[Page]], Reader]
    coached: Callable[[Texts, int, Any, Mistake], Told]  # to this seat, with what it saw when it made this mistake
    options: Mapping[str, Any] = field(default_factory=dict)


def front_of(game: Game) -> Front:
    from sitdown.cli import cosa_nostra, omerta

    return {"omerta": omerta.FRONT, "cosa-nostra": cosa_nostra.FRONT}[game.name]
