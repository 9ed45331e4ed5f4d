"""Something that can be answered: who may say what to it, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sitdown.core.kernel import Step
from sitdown.core.records import Action

if TYPE_CHECKING:
    from sitdown.games.cosa_nostra.board.table import Table

About = TypeVar("About", bound=Step[Any])
Said = list[tuple[int, Action]]  # by seat, in the order in which it counts


class Moment(Generic[About]):
    """Something that can be answered. It is about the step beneath the window on the agenda."""

    def __init__(
        self,
        clock: str,
        mode: int,
        first: Callable[[Table, About], int],
        asked: Callable[[Table, About], int],
        options: Callable[[Table, About, int], tuple[Action, ...]],
        settle: Callable[[Table, About, Said], None],
        no: Action | None,
    ) -> None:
        self.clock = clock
        self.mode = (
            mode  # SEALED: everybody at once, in secret; ONE: one after the other, until somebody does something
        )
        self.first = first  # with whom the order begins
        self.asked = asked  # a mask of those who, as all know, could have an answer
        self.options = options
        self.settle = settle  # what comes of it; only those who did not say no are told of
        self.no = no  # `None`: there is no saying no
