"""Getting to a table, over HTTP. Bodies are JSON both ways; what cannot be done is `{"why": code, "detail": …}`."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Meta, Struct
from prometheus_client import generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sitdown.bots import bot_names
from sitdown.core.codec import encode
from sitdown.core.registry import all_games
from sitdown.server import guard
from sitdown.server.hall import Hall, Place, Refusal, check_rules
from sitdown.server.metrics import LIMITED, REGISTRY
from sitdown.server.protocol import LONGEST_MESSAGE, ONE_LINE, PROTOCOL, Code, Token
from sitdown.server.records import TableRecord
from sitdown.server.replaying import MOST_FRAMES, Eyes, lines, story, views
from sitdown.server.study import GivenUp

MOST_LISTED: Final = 50
COOKIE: Final = "sitdown"
DAY: Final = 24 * 3600
YEAR: Final = 365 * DAY
NO_STORE: Final = {"Cache-Control": "no-store"}

Nickname = Annotated[str, Meta(min_length=1, max_length=20, pattern=ONE_LINE)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Name = Annotated[str, Meta(max_length=40)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a request says."""


class SetUp(Body, frozen=True):
    """`chairs`: a bot's name, or null for a person; `seat` is mine."""

    game: Name
    nickname: Nickname
    chairs: Annotated[tuple[Name | None, ...], Meta(min_length=1, max_length=5)]
    seat: SeatNumber = 0
    options: dict[Name, Any] = msgspec.field(default_factory=dict)
    public: bool = False


class SitDown(Body, frozen=True):
    nickname: Nickname
    seat: SeatNumber | None = None


class Fill(Body, frozen=True):
    token: Token
    bot: Name


class Mine(Body, frozen=True):
    token: Token


class Guest(Body, frozen=True):
    nickname: Nickname


B = TypeVar("B", bound=Body)
Handler = Callable[[Request], Awaitable[Response]]


class Desk:
    """Answers requests."""

    def __init__(self, hall: Hall, key: str, origins: tuple[str, ...], limits: guard.Limits) -> None:
        self._hall = hall
        self._origins = origins
        self._cookies = URLSafeSerializer(key, "guest")
        self._requests = guard.Addresses(limits.requests)
        self._set_ups = guard.Addresses(limits.tables)
        self._seats = guard.Addresses(limits.seats)
        self._reviews = guard.Addresses(limits.reviews)

    def routes(self) -> list[Route]:
        table = "/api/tables/{code:str}"
        return [
            Route("/healthz", self._guarded(self.health)),
            Route("/metrics", self._guarded(self.metrics)),
            Route("/api/games", self._guarded(self.games)),
            Route("/api/guest", self._guarded(self.guest)),
            Route("/api/guest", self._guarded(self.remember), methods=["POST"]),
            Route("/api/tables", self._guarded(self.tables)),
            Route("/api/tables", self._guarded(self.set_up), methods=["POST"]),
            Route(table, self._guarded(self.table)),
            Route(f"{table}/seats", self._guarded(self.sit_down), methods=["POST"]),
            Route(f"{table}/bots", self._guarded(self.fill), methods=["POST"]),
            Route(f"{table}/handover", self._guarded(self.hand_over), methods=["POST"]),
            Route(f"{table}/rematch", self._guarded(self.rematch), methods=["POST"]),
            Route(f"{table}/log", self._guarded(self.log)),
            Route(f"{table}/story", self._guarded(self.story)),
            Route(f"{table}/views", self._guarded(self.views)),
            Route(f"{table}/coach", self._guarded(self.coach)),
        ]

    def _guarded(self, handler: Handler) -> Handler:
        async def answer(request: Request) -> Response:
            try:
                if not self._requests.take(guard.caller(request)):
                    LIMITED.labels("requests").inc()
                    raise Refusal("too-fast", status=429)
                if request.method == "POST" and not guard.same_origin(request.headers, self._origins):
                    raise Refusal("origin", status=403)
                return await handler(request)
            except Refusal as refusal:
                return _json({"why": refusal.code, "detail": refusal.detail}, refusal.status)

        return answer

    async def table_of(self, request: Request) -> TableRecord | None:
        """The table of an address, unless there is none or somebody is trying codes."""
        try:
            return await self._record(request) if self._requests.take(guard.caller(request)) else None
        except Refusal:
            return None

    # --- about the server

    async def health(self, request: Request) -> Response:
        """Well, if the database answers."""
        try:
            await self._hall.store.public_tables(1)
        except (OSError, SQLAlchemyError):
            return _json({"ok": False, "protocol": PROTOCOL}, 503)
        return _json({"ok": True, "protocol": PROTOCOL})

    async def metrics(self, request: Request) -> Response:
        return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")

    async def games(self, request: Request) -> Response:
        return _json(
            [
                {
                    "game": game.name,
                    "rules": game.rules,
                    "players": list(game.players),
                    "bots": bot_names(game),
                    "options": msgspec.json.schema(game.options),
                    "defaults": msgspec.to_builtins(game.options()),
                }
                for game in all_games()
            ]
        )

    # --- guests

    async def guest(self, request: Request) -> Response:
        try:
            nickname = self._cookies.loads(request.cookies.get(COOKIE, ""))
        except BadSignature:
            nickname = None
        return _json({"nickname": nickname})

    async def remember(self, request: Request) -> Response:
        guest = await _body(request, Guest)
        response = _json({"nickname": guest.nickname})
        secure = request.url.scheme == "https"
        cookie = self._cookies.dumps(guest.nickname)
        response.set_cookie(COOKIE, str(cookie), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    # --- tables

    async def tables(self, request: Request) -> Response:
        since = (time.time() - DAY) * 1000
        found = await self._hall.store.public_tables(MOST_LISTED)
        return _json([_told(record) for record in found if record.created > since])

    async def set_up(self, request: Request) -> Response:
        wanted = await _body(request, SetUp)
        _take(self._set_ups, request, "tables")
        place = await self._hall.set_up(
            wanted.game, wanted.options, wanted.chairs, wanted.seat, wanted.nickname, wanted.public
        )
        return _json(place, 201)

    async def table(self, request: Request) -> Response:
        return _json(_told(await self._record(request)))

    async def sit_down(self, request: Request) -> Response:
        guest = await _body(request, SitDown)
        _take(self._seats, request, "seats")
        return _json(await self._hall.sit_down(_code(request), guest.nickname, guest.seat))

    async def fill(self, request: Request) -> Response:
        wanted = await _body(request, Fill)
        await self._hall.fill(_code(request), wanted.token, wanted.bot)
        return _json(_told(await self._record(request)))

    async def hand_over(self, request: Request) -> Response:
        return await self._mine(request, self._hall.hand_over)

    async def rematch(self, request: Request) -> Response:
        _take(self._seats, request, "seats")
        return await self._mine(request, self._hall.rematch)

    async def _mine(self, request: Request, act: Callable[[str, str], Awaitable[Place]]) -> Response:
        """What only who sits at the table may do."""
        mine = await _body(request, Mine)
        return _json(await act(_code(request), mine.token))

    # --- games that are over

    async def log(self, request: Request) -> Response:
        record = await self._finished(request)
        written = await self._written(record)
        name = f"{record.game}-{record.code}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(b"\n".join(written) + b"\n", media_type="application/jsonl", headers=headers)

    async def story(self, request: Request) -> Response:
        """Everything that was noticed in a game."""
        record = await self._finished(request)
        check_rules(record)
        eyes = _eyes(request, record)
        written = await self._hall.store.log(record.code)
        return await self._large(request, lambda: {"lines": len(written), "told": story(record, written, eyes)})

    async def views(self, request: Request) -> Response:
        """What lay on the table after some lines of a game."""
        record = await self._finished(request)
        check_rules(record)
        eyes = _eyes(request, record)
        first = _number(request, "from", 0, 2**31)
        count = _number(request, "count", MOST_FRAMES, MOST_FRAMES)
        written = await self._hall.store.log(record.code)
        return await self._large(request, lambda: {"from": first, "views": views(record, written, eyes, first, count)})

    async def coach(self, request: Request) -> Response:
        """What a seat did wrong, or how far the coach is: he takes his time."""
        record = await self._finished(request)
        check_rules(record)
        seat = _number(request, "seat", 0, len(record.seats) - 1)
        study = self._hall.study
        try:
            if not study.knows(record.code, seat):
                _take(self._reviews, request, "reviews")
                study.begin(record.code, seat, lambda: self._written(record))
            return Response(await study.verdict(record.code, seat), media_type="application/json", headers=NO_STORE)
        except GivenUp as error:
            raise Refusal("no-coach", status=503) from error

    async def _written(self, record: TableRecord) -> list[bytes]:
        return lines(record, await self._hall.store.log(record.code))

    async def _large(self, request: Request, make: Callable[[], Any]) -> Response:
        """An answer that takes a while to make, and packs well. A game that is over does not change."""
        packs = "gzip" in request.headers.get("accept-encoding", "")

        def made() -> bytes:
            body = encode(make())
            return gzip.compress(body, 6) if packs else body

        data = await asyncio.get_running_loop().run_in_executor(self._hall.pool, made)
        headers = {"Cache-Control": f"private, max-age={DAY}", "Vary": "Accept-Encoding"}
        return Response(
            data, media_type="application/json", headers={**headers, **({"Content-Encoding": "gzip"} if packs else {})}
        )

    async def _finished(self, request: Request) -> TableRecord:
        record = await self._record(request)
        if record.finished is None:
            raise Refusal("not-over", status=409)
        return record

    async def _record(self, request: Request) -> TableRecord:
        return await self._hall.record(_code(request))


def _told(record: TableRecord) -> dict[str, Any]:
    """What anybody may know of a table."""
    return {
        "table": record.code,
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": [{"name": seat.name, "bot": seat.bot, "free": seat.free} for seat in record.seats],
        "public": record.public,
        "created": record.created,
        "started": record.started,
        "finished": record.finished,
        "rematch": record.rematch,
    }


async def _body(request: Request, kind: type[B]) -> B:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST_MESSAGE:
            raise Refusal("too-long", status=413)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)) from error


def _code(request: Request) -> str:
    try:
        code: str = msgspec.convert(request.path_params["code"].upper(), Code)
    except msgspec.ValidationError as error:
        raise Refusal("no-table", status=404) from error
    return code


def _eyes(request: Request, record: TableRecord) -> Eyes:
    given = request.query_params.get("eyes")
    if given is None:
        return None
    return "open" if given == "open" else _number(request, "eyes", 0, len(record.seats) - 1)


def _number(request: Request, name: str, default: int, most: int) -> int:
    given = request.query_params.get(name)
    if given is None:
        return default
    if not (given.isascii() and given.isdecimal()) or len(given) > 10 or int(given) > most:
        raise Refusal("malformed", name)
    return int(given)


def _take(bucket: guard.Addresses, request: Request, what: str) -> None:
    """One of what an address may have only so many of."""
    if not bucket.take(guard.caller(request)):
        LIMITED.labels(what).inc()
        raise Refusal(f"too-many-{what}", status=429)


def _json(body: Any, status: int = 200) -> Response:
    return Response(encode(body), status, media_type="application/json", headers=NO_STORE)
