"""Any view as indented lists, any options as a numbered menu."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import asdict
from rich.text import Text

from sitdown.core.records import Action
from sitdown.terminal.blocks import Block
from sitdown.terminal.menu import Item, Menu
from sitdown.terminal.palette import BONE, BRASS
from sitdown.texts.plain_words import PlainTeller
from sitdown.texts.sentences import PEOPLE

ASIDE: Final = frozenset({"seat", "question"})  # of a view: said elsewhere
KEYS: Final = 9  # choices on one page
NEXT: Final = "0"  # the key for the others
MORE: Final = "…"


def lists(view: Any, teller: PlainTeller) -> Block:
    """All that a view shows. A row as long as the table has seats is told by players."""
    fields = msgspec.to_builtins(view)
    told = fields.items() if isinstance(fields, dict) else [("", fields)]
    return [line for field, value in told if field not in ASIDE for line in _lines(field, value, teller, 0)]


def _lines(field: str, value: Any, teller: PlainTeller, depth: int) -> Iterator[Text]:
    margin = " " * (2 * depth + 1)
    people = field in PEOPLE or field == "winners"
    inner = None if people else _named(value, teller)
    label = teller.label(field) if not depth else field
    if inner is None:
        words = teller.people(value) if people else teller.value(value)
        yield Text.assemble(margin, (f"{label}: ", BRASS), (words, BONE))
        return
    yield Text.assemble(margin, (label, BRASS))
    for name, each in inner:
        yield from _lines(name, each, teller, depth + 1)


def _named(value: Any, teller: PlainTeller) -> list[tuple[str, Any]] | None:
    """The parts of what needs more than a line."""
    if isinstance(value, dict):
        return [(field, each) for field, each in value.items() if field != "type"]
    if isinstance(value, list | tuple) and len(value) == len(teller.names):
        return list(zip(teller.names, value, strict=True))
    if isinstance(value, list | tuple) and any([isinstance(each, dict) for each in value]):
        return [(str(at), each) for at, each in enumerate(value)]
    return None


class Choices(Menu[str]):
    """Few options are listed at once; of many one picks the kind, then field by field."""

    def __init__(self, view: Any, options: Sequence[Action], teller: PlainTeller) -> None:
        few = len(options) <= KEYS
        self._paths = {(str(at),) if few else _path(option): option for at, option in enumerate(options)}
        super().__init__(self._paths)
        self._view = view
        self._teller = teller
        self._first = 0
        self._go_on()

    @property
    def question(self) -> str:
        return self._teller.question(self._view)

    @property
    def items(self) -> list[Item[str]]:
        picks = self.following
        page = picks[self._first : self._first + KEYS]
        shown = [Item(str(at), self._words(pick), pick) for at, pick in enumerate(page, start=1)]
        return shown if len(picks) <= KEYS else [*shown, Item(NEXT, MORE, MORE)]

    def pick(self, item: Item[str]) -> Action | None:
        if item.pick == MORE:
            self._first = self._first + KEYS if self._first + KEYS < len(self.following) else 0
            return None
        self._first = 0
        action = super().pick(item)
        self._go_on()
        return action or self._paths.get(self.picked)

    def back(self) -> None:
        """To where there was a choice."""
        self._first = 0
        super().back()
        while self.picked and len(self.following) == 1:
            super().back()
        self._go_on()

    def _go_on(self) -> None:
        """What goes without saying is not asked for."""
        while self.picked not in self._paths and len(following := self.following) == 1:
            self.picked += (following[0],)

    def _words(self, pick: str) -> str:
        """The whole sentence where only one option goes on like this."""
        path = (*self.picked, pick)
        found = [option for each, option in self._paths.items() if each[: len(path)] == path]
        if len(found) == 1:
            return self._teller.option(found[0])
        return f"{pick} {MORE}" if not self.picked else f"{self._field(found[0])} {pick}"

    def _field(self, option: Action) -> str:
        return option.__struct_fields__[len(self.picked) - 1].replace("_", " ")


def _path(option: Action) -> tuple[str, ...]:
    return (type(option).__name__, *[msgspec.json.encode(value).decode() for value in asdict(option).values()])
