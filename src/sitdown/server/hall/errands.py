"""What other servers ask of this one, and what they let all know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from starlette.types import ASGIApp

from sitdown.server.cluster.forwarding import answered
from sitdown.server.cluster.others import Others
from sitdown.server.cluster.wording import Errand, LetGo, Lobby, Mind, Recount, packed
from sitdown.server.errors import places
from sitdown.server.hall.chairs import seat_of
from sitdown.server.hall.hall import Hall
from sitdown.server.refusal import Refusal
from sitdown.server.store.trouble import Unreachable

DONE: Final = b""

Forget = Callable[[str], Awaitable[None]]
log = structlog.get_logger()


class Errands:
    """`sign_out`: ends lines of a session; `forget`: whatever was told of a table that is over."""

    def __init__(
        self, hall: Hall, others: Others, app: ASGIApp, sign_out: Callable[[list[str]], None], forget: Forget
    ) -> None:
        self._hall = hall
        self._me = others.node.me.id
        self._app = app
        self._sign_out = sign_out
        self._forget = forget
        self._hearing: set[asyncio.Task[None]] = set()
        others.reception.enter, others.reception.run = hall.live.enter, self.run
        others.reception.is_sure = hall.live.may_tell
        others.node.heard, others.node.met = self.heard, hall.moved

    async def run(self, errand: Errand) -> bytes:
        """Raises `Elsewhere` if the table is not here any more."""
        live = self._hall.live
        if isinstance(errand, LetGo):
            await live.let_go(errand.code)
        elif isinstance(errand, Recount):
            await live.recount_table(errand.code)
        elif isinstance(errand, Mind):
            table = await live.enter(errand.code, errand.key)
            table.mind(seat_of(await self._hall.stored.record(errand.code), errand.key))
        elif isinstance(errand, Lobby):
            return packed([record.code for record in await self._hall.own_lobby()])
        else:
            return packed(await answered(self._app, errand))
        return DONE

    # --- news

    def heard(self, news: str) -> None:
        kind, _, about = news.partition(" ")
        if kind == "out":
            self._sign_out([about])
        elif kind == "forget":
            self._do(self._forget(about))
        elif kind == "seats":
            code, _, by = about.partition(" ")
            if by != self._me:
                self._do(self._reseat([code]))
        elif not news:
            self._do(self._reseat(list(self._hall.live.codes)))

    async def _reseat(self, codes: list[str]) -> None:
        for code in codes:
            if code in self._hall.live.codes:
                await self._hall.live.reseat(code)

    def _do(self, what: Awaitable[None]) -> None:
        hearing = asyncio.ensure_future(self._done(what))
        self._hearing.add(hearing)
        hearing.add_done_callback(self._hearing.discard)

    async def _done(self, what: Awaitable[None]) -> None:
        try:
            await what
        except (Refusal, Unreachable):
            pass  # the table is gone, or loaded anew when the books are back
        except Exception as error:  # noqa: BLE001  (the next piece of news is heard)
            log.error("news that nothing comes of", errors=places(error))
