"""Choices a key at a time. An action is a path of picks; what can be picked next is what some legal action goes on with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from sitdown.core.records import Action

P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Item(Generic[P]):
    """One line of a menu."""

    key: str
    words: str
    pick: P
    note: str = ""  # what there is to know about it


class Menu(Generic[P]):
    """What has been picked so far, and what can come next."""

    def __init__(self, actions: Mapping[tuple[P, ...], Action]) -> None:
        self._actions = actions
        self.picked: tuple[P, ...] = ()

    @property
    def following(self) -> list[P]:
        depth = len(self.picked)
        return list(dict.fromkeys(path[depth] for path in self._actions if path[:depth] == self.picked))

    @property
    def items(self) -> list[Item[P]]:
        raise NotImplementedError

    @property
    def question(self) -> str:
        raise NotImplementedError

    def item(self, key: str) -> Item[P] | None:
        return next((item for item in self.items if item.key == key), None)

    def pick(self, item: Item[P]) -> Action | None:
        """The action that this completes, if it does."""
        self.picked += (item.pick,)
        return self._actions.get(self.picked)

    def back(self) -> None:
        self.picked = self.picked[:-1]
