"""Games that tell more than they should, to try the law with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, cast

from sitdown.core.chance import Chance, Seeded
from sitdown.core.kernel import State
from sitdown.core.records import Action, Event

from .law import Worlds, compare_refusals
from .play import Walk


class Leaky:
    """A game in a wrapping that has a hole."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def clone(self) -> Leaky:
        return type(self)(self.game.clone())

    def guess(self, viewer: int | None, chance: Chance) -> Leaky:
        return type(self)(self.game.guess(viewer, chance))

    def apply(self, actor: int, action: Action, chance: Chance) -> list[Event]:
        return self.tell(actor, action, self.game.apply(actor, action, chance))

    def tell(self, actor: int, action: Action, events: list[Event]) -> list[Event]:
        return events


@dataclass(frozen=True)
class Bare:
    """An event that nobody's eyes are kept from."""

    event: Event

    def seen_by(self, viewer: int | None) -> Event:
        return self.event


def judge(leak: type[Leaky], walks: Iterable[Walk]) -> None:
    """The checks of the secrecy suite, on a few games in this wrapping."""
    for seed, walk in enumerate(walks):
        worlds = None
        for done in walk.steps():
            game = leak(walk.state)
            here = cast(State, game)
            done = replace(done, events=game.tell(done.actor, done.action, done.events))
            if walk.interrupted:
                worlds = None
            elif worlds is None or not worlds.follow(here, done):
                viewer = walk.random.choice(walk.viewers)
                worlds = Worlds(walk.part, here, viewer, walk.answers, Seeded(seed))
                if viewer is not None:
                    compare_refusals(here, worlds.there, viewer, walk.part.foreign[::9])
