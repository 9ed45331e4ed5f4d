"""What makes a table ours: where nobody else can have it, nothing; where servers share a database, that this one lives and nobody has taken it."""

from __future__ import annotations

from typing import Protocol

from sitdown.server.store.ownership import Owned


class Hold(Protocol):
    @property
    def owned(self) -> Owned | None: ...

    @property
    def holds(self) -> bool:
        """Now, by a clock that goes on when we do not."""
        ...

    async def regained(self) -> None:
        """It holds again. Raises `Lost` if it never will."""
        ...


class Ours:
    """For ever."""

    owned: Owned | None = None
    holds = True

    async def regained(self) -> None:
        return
