"""Getting to a table, over HTTP. Bodies are JSON both ways; what cannot be done is `{"why": code, "detail": …}`."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, Final, TypeVar

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sitdown.bots import bot_names, levels
from sitdown.coach import has_coach
from sitdown.core.codec import encode
from sitdown.core.registry import UnknownGame, all_games, game_named
from sitdown.core.words import check_words
from sitdown.learn import lessons_of
from sitdown.server import guard
from sitdown.server.after.archive import Busy
from sitdown.server.after.archive_worker import Wanted
from sitdown.server.after.coach_pool import GivenUp
from sitdown.server.after.replaying import MOST_FRAMES, Eyes, lines
from sitdown.server.doors.chairs import seat_of
from sitdown.server.doors.hall import Hall, check_rules, log_broken
from sitdown.server.doors.words import lessons_in, words_of
from sitdown.server.metrics import LIMITED
from sitdown.server.protocol import LONGEST_MESSAGE, PROTOCOL, Code, Token
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import TableRecord, Written
from sitdown.server.store.trouble import BrokenLog, Unreachable

MOST_LISTED: Final = 50
COOKIE: Final = "sitdown"
HOUR: Final = 3600
DAY: Final = 24 * HOUR
YEAR: Final = 365 * DAY
RETRY: Final = "2"  # seconds
NO_STORE: Final = {"Cache-Control": "no-store"}

SeatNumber = Annotated[int, Meta(ge=0, le=99)]  # whether there is such a seat is the table's to say
Name = Annotated[str, Meta(max_length=40)]
Face = Annotated[
    str, Meta(max_length=20, pattern="^[a-z]*$")
]  # which of the page's; one that it does not know it leaves out


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a request says."""


class Nickname(Body, frozen=True):
    """Who somebody says he is."""

    nickname: Annotated[str, Meta(min_length=1, max_length=20)]

    def __post_init__(self) -> None:
        check_words(self.nickname)


class Guest(Nickname, frozen=True, kw_only=True):
    """Who sits down, and the face that he has chosen."""

    face: Face = ""


class SetUp(Guest, frozen=True, kw_only=True):
    """`chairs`: a bot's name, or null for a person; `seat` is mine."""

    game: Name
    chairs: Annotated[tuple[Name | None, ...], Meta(min_length=1, max_length=5)]
    seat: SeatNumber = 0
    options: dict[Name, Any] = msgspec.field(default_factory=dict)
    public: bool = False


class SitDown(Guest, frozen=True, kw_only=True):
    seat: SeatNumber | None = None


class Fill(Body, frozen=True):
    token: Token
    bot: Name


class Mine(Body, frozen=True):
    token: Token


class Seen(Body, frozen=True):
    """Without a token: by who looks on."""

    token: Token | None = None


class Free(Body, frozen=True):
    token: Token
    seat: SeatNumber


B = TypeVar("B", bound=Body)
Handler = Callable[[Request], Awaitable[Response]]


class Desk:
    """Answers requests."""

    def __init__(
        self, hall: Hall, key: str, origins: tuple[str, ...], limits: guard.Limits, guesses: guard.Addresses
    ) -> None:
        self._hall = hall
        self._guesses = guesses  # of codes and tokens, wrong ones
        self._origins = origins
        self._cookies = URLSafeSerializer(key, "guest")
        self._requests = guard.Addresses(limits.requests)
        self._set_ups = guard.Addresses(limits.tables)
        self._seats = guard.Addresses(limits.seats)
        self._reviews = guard.Addresses(limits.reviews)
        self._replays = guard.Addresses(limits.replays)
        self._under_way = guard.Crowd(limits.requests_at_once, guard.REQUESTS_AT_ONCE)
        self._replaying = guard.Crowd(limits.replays_at_once, guard.REPLAYS_AT_ONCE)
        self._reviews_at_once = limits.reviews_at_once

    def routes(self) -> list[Route]:
        table = "/api/tables/{code:str}"
        return [
            Route("/healthz", self._guarded(self.health)),
            Route("/api/games", self._guarded(self.games)),
            Route("/api/games/{game:str}/words/{language:str}", self._guarded(self.words)),
            Route("/api/games/{game:str}/lessons/{language:str}", self._guarded(self.lessons)),
            Route("/api/guest", self._guarded(self.guest)),
            Route("/api/guest", self._guarded(self.remember), methods=["POST"]),
            Route("/api/tables", self._guarded(self.tables)),
            Route("/api/tables", self._guarded(self.set_up), methods=["POST"]),
            Route(table, self._guarded(self.table)),
            Route(f"{table}/seats", self._guarded(self.sit_down), methods=["POST"]),
            Route(f"{table}/bots", self._guarded(self.fill), methods=["POST"]),
            Route(f"{table}/here", self._guarded(self.here), methods=["POST"]),
            Route(f"{table}/free", self._guarded(self.free), methods=["POST"]),
            Route(f"{table}/handover", self._guarded(self.hand_over), methods=["POST"]),
            Route(f"{table}/rematch", self._guarded(self.rematch), methods=["POST"]),
            Route(f"{table}/told", self._guarded(self.told), methods=["POST"]),
            Route(f"{table}/log", self._guarded(self.log)),
            Route(f"{table}/story", self._guarded(self.story)),
            Route(f"{table}/views", self._guarded(self.views)),
            Route(f"{table}/coach", self._guarded(self.coach)),
        ]

    def _guarded(self, handler: Handler) -> Handler:
        async def answer(request: Request) -> Response:
            address = guard.caller(request)
            try:
                _check(self._requests.take(address), "requests")
                if "code" in request.path_params:
                    _check(not self._guesses.spent(address), "guesses")
                if request.method == "POST" and not guard.same_origin(request.headers, self._origins):
                    raise Refusal("origin", status=403)
                with _place(self._under_way, address, "requests-at-once"):
                    return await handler(request)
            except Refusal as refusal:
                if refusal.is_guess:
                    self._guesses.take(address)
                return _json({"why": refusal.code, "detail": refusal.detail}, refusal.status, _later(refusal))
            except Unreachable as unreachable:
                return _json({"why": unreachable.why, "detail": ""}, 503)
            except BrokenLog as broken:
                log_broken(broken)
                return _json({"why": "broken-log", "detail": ""}, 500)

        return answer

    async def table_of(self, request: Request) -> TableRecord | None:
        """The table of an address, unless there is none or somebody is trying codes."""
        address = guard.caller(request)
        if self._guesses.spent(address) or not self._requests.take(address):
            return None
        try:
            with _place(self._under_way, address, "requests-at-once"):
                return await self._record(request)
        except Refusal as refusal:
            if refusal.is_guess:
                self._guesses.take(address)
            return None
        except Unreachable:
            return None

    # --- about the server

    async def health(self, request: Request) -> Response:
        """Well, if the database can be read and written."""
        why = await self._hall.store.health()
        if why is not None:
            return _json({"ok": False, "protocol": PROTOCOL, "why": why}, 503)
        return _json({"ok": True, "protocol": PROTOCOL})

    async def games(self, request: Request) -> Response:
        return _json(
            [
                {
                    "game": game.name,
                    "rules": game.rules,
                    "players": list(game.players),
                    "bots": bot_names(game),
                    "levels": levels(game),
                    "gentle": dict(game.usual.gentle),
                    "coach": has_coach(game),
                    "options": msgspec.json.schema(game.options),
                    "defaults": msgspec.to_builtins(game.options()),
                    "lessons": [lesson.name for lesson in lessons_of(game)],
                }
                for game in all_games()
            ]
        )

    async def words(self, request: Request) -> Response:
        """How a game is told, in a language."""
        return _of_a_game(request, words_of)

    async def lessons(self, request: Request) -> Response:
        """Which lessons a game has, and what they say, in a language."""
        return _of_a_game(request, lessons_in)

    # --- guests

    async def guest(self, request: Request) -> Response:
        try:
            nickname = self._cookies.loads(request.cookies.get(COOKIE, ""))
        except BadSignature:
            nickname = None
        return _json({"nickname": nickname})

    async def remember(self, request: Request) -> Response:
        guest = await _body(request, Nickname)
        response = _json({"nickname": guest.nickname})
        secure = request.url.scheme == "https"
        cookie = self._cookies.dumps(guest.nickname)
        response.set_cookie(COOKIE, str(cookie), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    # --- tables

    async def tables(self, request: Request) -> Response:
        since = (time.time() - DAY) * 1000
        found = await self._hall.lobby()
        return _json([_told(record) for record in found if record.created > since][:MOST_LISTED])

    async def set_up(self, request: Request) -> Response:
        wanted = await _body(request, SetUp)
        _take(self._set_ups, request, "tables")
        place = await self._hall.set_up(
            wanted.game,
            wanted.options,
            wanted.chairs,
            wanted.seat,
            wanted.nickname,
            wanted.public,
            guard.caller(request),
            wanted.face,
        )
        return _json(place, 201)

    async def table(self, request: Request) -> Response:
        record = await self._record(request)
        over = record.finished is not None
        return _json(_told(record, (await self._hall.store.reading.aside(record.code)).hinted if over else ()))

    async def sit_down(self, request: Request) -> Response:
        guest = await _body(request, SitDown)
        _take(self._seats, request, "seats")
        address = guard.caller(request)
        return _json(await self._hall.sit_down(_code(request), guest.nickname, guest.seat, address, guest.face))

    async def here(self, request: Request) -> Response:
        """I wait for the game to begin."""
        mine = await _body(request, Mine)
        record, seat = await self._hall.here(_code(request), mine.token, guard.caller(request))
        return _json({**_told(record), "seat": seat})

    async def fill(self, request: Request) -> Response:
        wanted = await _body(request, Fill)
        await self._hall.fill(_code(request), wanted.token, wanted.bot)
        return _json(_told(await self._record(request)))

    async def free(self, request: Request) -> Response:
        wanted = await _body(request, Free)
        await self._hall.free(_code(request), wanted.token, wanted.seat)
        return _json(_told(await self._record(request)))

    async def hand_over(self, request: Request) -> Response:
        mine = await _body(request, Mine)
        return _json(await self._hall.hand_over(_code(request), mine.token))

    async def rematch(self, request: Request) -> Response:
        _take(self._seats, request, "seats")
        mine = await _body(request, Mine)
        return _json(await self._hall.rematch(_code(request), mine.token, guard.caller(request)))

    async def told(self, request: Request) -> Response:
        """All that a viewer has noticed of a game so far: for who comes back, and has forgotten. It costs what he noticed; how long the log is, is
        nobody's business."""
        seen = await _body(request, Seen)
        record = await self._record(request)
        if record.started is None:
            raise Refusal("not-begun", status=409)
        check_rules(record)
        viewer = None if seen.token is None else seat_of(record, seen.token)
        address = guard.caller(request)
        _check(not self._replays.spent(address), "replays")
        log = await self._hall.store.reading.log(record.code)
        bit = len(record.seats) if viewer is None else viewer
        self._replays.charge(address, sum(line.noticed >> bit & 1 for line in log))

        async def log_of() -> list[Written]:
            return log

        try:
            with _place(self._replaying, address, "replays-at-once"):
                told = await self._hall.archive.tell(record, Wanted("history", viewer, count=len(log)), log_of)
        except (Busy, Refusal, BrokenLog):
            return _json({"told": None})  # not now, or not any more: the game goes on without it
        return Response(told, media_type="application/json", headers=NO_STORE)

    # --- games that are over

    async def log(self, request: Request) -> Response:
        record = await self._finished(request)
        told = await self._retold(request, record, Wanted("log"))
        name = f"{record.game}-{record.code}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(told, media_type="application/jsonl", headers=headers)

    async def story(self, request: Request) -> Response:
        """Everything that was noticed in a game."""
        record = await self._finished(request)
        check_rules(record)
        return await self._packed(request, record, Wanted("story", _eyes(request, record)))

    async def views(self, request: Request) -> Response:
        """What lay on the table after some lines of a game."""
        record = await self._finished(request)
        check_rules(record)
        eyes = _eyes(request, record)
        first = _number(request, "from", 0, 2**31)
        count = _number(request, "count", MOST_FRAMES, MOST_FRAMES)
        return await self._packed(request, record, Wanted("views", eyes, first, count))

    async def coach(self, request: Request) -> Response:
        """What a seat did wrong, or how far the coach is: he takes his time."""
        record = await self._finished(request)
        check_rules(record)
        seat = _number(request, "seat", 0, len(record.seats) - 1)
        if not has_coach(game_named(record.game)):
            raise Refusal("no-coach", status=404)
        study = self._hall.study
        try:
            if not study.knows(record.code, seat):
                address = guard.caller(request)
                if study.waiting(address) >= self._reviews_at_once:
                    LIMITED.labels("reviews").inc()
                    raise Refusal("too-many-reviews", status=429)
                _take(self._reviews, request, "reviews")
                study.begin(record.code, seat, address, lambda: self._written(record))
            return Response(await study.verdict(record.code, seat), media_type="application/json", headers=NO_STORE)
        except GivenUp as error:
            raise Refusal("no-coach", status=503) from error

    async def _written(self, record: TableRecord) -> list[bytes]:
        return lines(record, await self._hall.store.reading.log(record.code))

    async def _retold(self, request: Request, record: TableRecord, wanted: Wanted) -> bytes:
        """What takes a while to make is limited by what it costs, unless it is kept from the last time."""
        archive, address = self._hall.archive, guard.caller(request)
        kept = archive.kept(record.code, wanted)
        if kept is not None:
            return kept
        _check(not self._replays.spent(address), "replays")

        async def log_of() -> list[Written]:
            found = await self._hall.store.reading.log(record.code)
            self._replays.charge(address, min(len(found), wanted.first + wanted.count) if wanted.count else len(found))
            return found

        try:
            with _place(self._replaying, address, "replays-at-once"):
                return await archive.tell(record, wanted, log_of)
        except Busy as error:
            raise Refusal("busy", status=503) from error

    async def _packed(self, request: Request, record: TableRecord, wanted: Wanted) -> Response:
        """A game that is over does not change."""
        packs = "gzip" in request.headers.get("accept-encoding", "")
        data = await self._retold(request, record, replace(wanted, packed=packs))
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
        return await self._hall.record(_code(request), self._hall.store.reading)


def _told(record: TableRecord, hinted: Sequence[int] = ()) -> dict[str, Any]:
    """What anybody may know of a table. `hinted`: of a game that is over, who was helped."""
    return {
        "table": record.code,
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot,
                "free": seat.free,
                "kept": bool(seat.kept),
                "founder": bool(seat.founder),
                "face": seat.face or "",
            }
            for seat in record.seats
        ],
        "public": record.public,
        "created": record.created,
        "started": record.started,
        "finished": record.finished,
        "rematch": record.rematch,
        "hinted": hinted,
    }


def _of_a_game(request: Request, made: Callable[[str, str], bytes]) -> Response:
    try:
        words = made(request.path_params["game"], request.path_params["language"])
    except UnknownGame as error:
        raise Refusal("no-game", status=404) from error
    return Response(words, media_type="application/json", headers={"Cache-Control": f"max-age={HOUR}"})


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


def _check(within: bool, limit: str) -> None:
    if not within:
        LIMITED.labels(limit).inc()
        raise Refusal("too-fast", status=429)


@contextmanager
def _place(crowd: guard.Crowd, address: str, limit: str) -> Iterator[None]:
    """Among those who are there at the same time."""
    if not crowd.enter(address):
        LIMITED.labels(limit).inc()
        raise Refusal("busy", status=503)
    try:
        yield
    finally:
        crowd.leave(address)


def _later(refusal: Refusal) -> dict[str, str]:
    return {"Retry-After": RETRY} if refusal.code in ("busy", "too-fast") else {}


def _json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(body), status, media_type="application/json", headers={**NO_STORE, **(headers or {})})
