"""What a bot is given, and what it gives back. It gets what a person gets, and never the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from sitdown.core.kernel import State
from sitdown.core.records import Action, Event

T = TypeVar("T")
View = TypeVar("View")
Knowledge = TypeVar("Knowledge")
World = TypeVar("World", bound=State)

Look = Callable[
    [], T
]  # a question that a bot may put: a view, or its knowledge. It pays only for what it wants to know
Beside = Callable[[], Sequence[Action]]  # what the seat may do beside the open question, as far as it can be listed
Imagine = Callable[[], World]  # another world that the seat could be in, anew at every call


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer, and how long the bot took over it, in seconds."""

    action: Action
    delay: float = 0.0


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it is put to one seat."""

    mode: str  # one of `kernel.MODES`
    options: tuple[Action, ...]
    seconds: int | None  # an answer that takes longer does not arrive; `None`: there is no hurry
    timed: bool  # the faster answer counts: a race, or a sealed answer under the stopwatch
    default: Action | None  # what silence means; `None`: one of the options, by lot


class Bot(Generic[View, Knowledge, World]):
    """A player. `Bot[View, Knowledge, World]` with the records of one game: a type checker then knows what he looks at."""

    style = ""  # what sort of player it is, where those of a level are not all alike: told when the game is over
    blind = False  # it goes by the question alone; then it is given no world to look at, which saves much time

    def __init__(self, seed: int | str) -> None:
        """A bot draws all its chance from this seed: the same seed, the same play."""

    def see(self, seat: int, event: Event) -> None:
        """Something happened, as this seat saw it."""

    def choose(
        self, seat: int, view: Look[View], knowledge: Look[Knowledge], ask: Asked, imagine: Imagine[World]
    ) -> Choice:
        """Answer a question."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over, or goes on without it."""

    @property
    def troubles(self) -> Sequence[str]:
        """What went wrong with it, so that the default was played: of players from outside."""
        return ()

    # --- beside the questions, in games with trade. What it says has to be legal; if it is not sure, it had better be silent.

    def has_word(self) -> bool:
        """Whether it is worth asking what it has to say. Asked often, so it should be cheap."""
        return True

    def propose(
        self, seat: int, view: Look[View], knowledge: Look[Knowledge], imagine: Imagine[World], beside: Beside
    ) -> Action | None:
        """Something of its own: an offer, a payment. `None`: nothing (more) for now."""
        return None

    def answer(
        self,
        seat: int,
        offer: int,
        view: Look[View],
        knowledge: Look[Knowledge],
        imagine: Imagine[World],
        beside: Beside,
    ) -> Action | None:
        """To an offer that lies before it: yes, no, or another. `None`: not now."""
        return None


AnyBot: TypeAlias = Bot[Any, Any, Any]
