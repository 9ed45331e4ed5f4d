"""Where somebody wants to be called, and what he is told there."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

import msgspec

Kind = Literal[
    "push",  # a browser
    "discord",  # a webhook that takes what Discord takes
    "json",  # a webhook that takes anything
]
Reason = Literal[
    "turn",  # one table waits for you
    "many",  # several do
    "test",
]


class Subscription(msgspec.Struct, frozen=True):
    """`site`: how this house is called there, since a link needs it. Times are milliseconds since 1970."""

    id: str
    person: str
    kind: Kind
    endpoint: str
    language: str
    site: str
    created: int
    session: str | None = None  # of the browser that is called: it is signed out together
    key: str = ""  # of a browser: what is sealed for it …
    secret: str = ""  # … and this, too
    called: int | None = None  # last
    failed: int = 0  # so often since somebody answered

    @property
    def to_one_device(self) -> bool:
        """Nobody else reads along."""
        return self.kind == "push"


def name_of(kind: Kind, person: str, endpoint: str) -> str:
    """A browser is one person's at a time, whoever he is; a channel may be that of many."""
    whose = "" if kind == "push" else person
    return sha256(f"{kind} {whose} {endpoint}".encode()).hexdigest()


@dataclass(frozen=True)
class Call:
    """What one of them is told."""

    subscription: Subscription
    reason: Reason
    waiting: int = 0  # tables
    table: str | None = None  # which, if it is one
    game: str | None = None
    due: tuple[tuple[str, int], ...] = ()  # tables and seats that it is about
    tries: int = 0  # that came to nothing
