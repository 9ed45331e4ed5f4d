"""Who looks after the seat of somebody who is away: plays what must be played, and binds nobody who has not been asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sitdown.bots.base import AnyBot, Asked, Beside, Choice, Imagine, Look
from sitdown.core.records import Action, Event

CARETAKER: Final = "caretaker"  # what he is called where bots are called by name; nobody can sit down with him


def _nothing(view: Any, seat: int, beside: Sequence[Action]) -> Action | None:
    return None


@dataclass(frozen=True)
class Policy:
    """What he does in a game. What is not said here is left to the bot that the game names (`Usual.caretaker`)."""

    never: tuple[type[Action], ...] = ()  # answers that are not his to give
    spends: tuple[type[Action], ...] = ()  # where one of these is to be had he takes what silence means
    weighed: tuple[type[Action], ...] = ()  # answers that may cost what is not his: asked of the engine first …
    wrong: frozenset[str] = frozenset()  # … and not given if it warns of one of these (`State.cautions`)
    owed: Callable[[Any, int, Sequence[Action]], Action | None] = _nothing
    """Beside the questions: what was promised by whom he stands in for, and can be given now. There is nothing else that he says."""


class Caretaker(AnyBot):
    def __init__(self, inner: AnyBot, policy: Policy) -> None:
        self._inner = inner
        self._policy = policy

    def see(self, seat: int, event: Event) -> None:
        self._inner.see(seat, event)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        policy = self._policy
        if ask.default in ask.options and any(isinstance(option, policy.spends) for option in ask.options):
            assert ask.default is not None
            return Choice(ask.default)
        proper = self._proper(seat, ask.options, imagine)
        if len(proper) == 1:
            return Choice(proper[0])
        return self._inner.choose(
            seat, view, knowledge, Asked(ask.mode, proper, ask.seconds, ask.timed, ask.default), imagine
        )

    def _proper(self, seat: int, options: tuple[Action, ...], imagine: Imagine[Any]) -> tuple[Action, ...]:
        """Those that he may choose from. What is wrong is the same in every world that the seat could be in."""
        policy = self._policy
        found = [option for option in options if not isinstance(option, policy.never)]
        if any(isinstance(option, policy.weighed) for option in found):
            world = imagine()
            found = [option for option in found if not self._is_wrong(world, seat, option)]
        return tuple(found) or options

    def _is_wrong(self, world: Any, seat: int, option: Action) -> bool:
        if not isinstance(option, self._policy.weighed):
            return False
        return any(caution.code in self._policy.wrong for caution in world.cautions(seat, option))

    def propose(
        self, seat: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        return self._policy.owed(view(), seat, beside())

    def answer(
        self,
        seat: int,
        offer: int,
        view: Look[Any],
        knowledge: Look[Any],
        imagine: Imagine[Any],
        beside: Beside,
    ) -> Action | None:
        """Offers lie there until he whom they were made to is back."""
        return None
