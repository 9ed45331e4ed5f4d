"""Getting to a table, over HTTP. Bodies are JSON both ways; what cannot be done is `{"why": code, "detail": …}`."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sitdown.bots import bot_names, levels
from sitdown.coach import has_coach
from sitdown.core.instructions import rule_names
from sitdown.core.registry import UnknownGame, all_games, game_named
from sitdown.core.words import check_words
from sitdown.learn import lessons_of
from sitdown.server import guard
from sitdown.server.after.archive import Busy
from sitdown.server.after.archive_worker import Wanted
from sitdown.server.after.coach_pool import GivenUp
from sitdown.server.after.replaying import MOST_FRAMES, Eyes, lines
from sitdown.server.doors.asking import NO_STORE, Body, Gate, answer, body_of, check, place, take
from sitdown.server.doors.chairs import kept_for, seat_of, seat_with
from sitdown.server.doors.hall import Hall, check_rules
from sitdown.server.doors.telling import told_of
from sitdown.server.doors.visitors import Visitors
from sitdown.server.doors.words import lessons_in, words_of
from sitdown.server.metrics import LIMITED
from sitdown.server.protocol import PROTOCOL, Code, Token
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Key, TableRecord, Written, token_key
from sitdown.server.store.trouble import BrokenLog
from sitdown.server.timing import RELAXED, Timing

MOST_LISTED: Final = 50
HOUR: Final = 3600
DAY: Final = 24 * HOUR

SeatNumber = Annotated[int, Meta(ge=0, le=99)]  # whether there is such a seat is the table's to say
Name = Annotated[str, Meta(max_length=40)]
Face = Annotated[
    str, Meta(max_length=20, pattern="^[a-z]*$")
]  # which of the page's; one that it does not know it leaves out


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
    timing: Timing = RELAXED


class SitDown(Guest, frozen=True, kw_only=True):
    seat: SeatNumber | None = None


class Mine(Body, frozen=True, kw_only=True):
    """About my seat: that of the token, or else the one that hangs on me."""

    token: Token | None = None


class Fill(Mine, frozen=True, kw_only=True):
    bot: Name


class Seen(Mine, frozen=True, kw_only=True):
    """By who looks on, though he may have a seat."""

    look_on: bool = False


class Free(Mine, frozen=True, kw_only=True):
    seat: SeatNumber


class Leave(Mine, frozen=True, kw_only=True):
    good: bool = False


class TakeOver(Guest, frozen=True, kw_only=True):
    seat: SeatNumber


class Admit(Mine, frozen=True, kw_only=True):
    seat: SeatNumber
    yes: bool = True


class Claim(Body, frozen=True):
    """A token: its seat hangs on me from now on."""

    token: Token


class Desk:
    """Answers requests."""

    def __init__(self, hall: Hall, gate: Gate, visitors: Visitors, limits: guard.Limits) -> None:
        self._hall = hall
        self._gate = gate
        self._visitors = visitors
        self._set_ups = guard.Addresses(limits.tables)
        self._seats = guard.Addresses(limits.seats)
        self._reviews = guard.Addresses(limits.reviews)
        self._replays = guard.Addresses(limits.replays)
        self._replaying = guard.Crowd(limits.replays_at_once, guard.REPLAYS_AT_ONCE)
        self._reviews_at_once = limits.reviews_at_once

    def routes(self) -> list[Route]:
        table, route = "/api/tables/{code:str}", self._gate.route
        return [
            route("/healthz", self.health),
            route("/api/games", self.games),
            route("/api/games/{game:str}/words/{language:str}", self.words),
            route("/api/games/{game:str}/lessons/{language:str}", self.lessons),
            route("/api/tables", self.tables),
            route("/api/tables", self.set_up, "POST"),
            route(table, self.table),
            route(f"{table}/seats", self.sit_down, "POST"),
            route(f"{table}/claim", self.claim, "POST"),
            route(f"{table}/bots", self.fill, "POST"),
            route(f"{table}/here", self.here, "POST"),
            route(f"{table}/free", self.free, "POST"),
            route(f"{table}/handover", self.hand_over, "POST"),
            route(f"{table}/leave", self.leave, "POST"),
            route(f"{table}/take-over", self.take_over, "POST"),
            route(f"{table}/admit", self.admit, "POST"),
            route(f"{table}/rematch", self.rematch, "POST"),
            route(f"{table}/told", self.told, "POST"),
            route(f"{table}/log", self.log),
            route(f"{table}/story", self.story),
            route(f"{table}/views", self.views),
            route(f"{table}/coach", self.coach),
        ]

    async def table_of(self, request: Request) -> TableRecord | None:
        """The table of an address, unless there is none or somebody is trying codes."""
        return await self._gate.look(request, self._record)

    # --- about the server

    async def health(self, request: Request) -> Response:
        """Well, if the database can be read and written."""
        why = await self._hall.store.health()
        if why is not None:
            return answer({"ok": False, "protocol": PROTOCOL, "why": why}, 503)
        return answer({"ok": True, "protocol": PROTOCOL})

    async def games(self, request: Request) -> Response:
        return answer(
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
                    "post": game.usual.post,
                    "instructions": {about: rule_names(kind) for about, kind in (game.instructions() or {}).items()},
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

    # --- tables

    async def tables(self, request: Request) -> Response:
        since = (time.time() - DAY) * 1000
        found = await self._hall.lobby()
        return answer([told_of(record) for record in found if record.created > since][:MOST_LISTED])

    async def set_up(self, request: Request) -> Response:
        wanted = await body_of(request, SetUp)
        take(self._set_ups, request, "tables")
        async with self._visitors.met(request, wanted.nickname, wanted.face) as visitor:
            ticket = await self._hall.set_up(
                wanted.game,
                wanted.options,
                wanted.chairs,
                wanted.seat,
                wanted.nickname,
                wanted.public,
                guard.caller(request),
                wanted.face,
                visitor.person.id,
                wanted.timing,
            )
        return visitor.remembers(answer(ticket, 201))

    async def table(self, request: Request) -> Response:
        """What anybody may know; and where I sit."""
        record = await self._record(request)
        over = record.finished is not None
        hinted = (await self._hall.store.reading.aside(record.code)).hinted if over else ()
        person = await self._visitors.known(request)
        mine = None if person is None else seat_with(record, Key(person=person.id))
        invited = None if person is None else kept_for(record, person.id)
        return answer({**told_of(record, hinted), "mine": mine, "invited": invited})

    async def sit_down(self, request: Request) -> Response:
        guest = await body_of(request, SitDown)
        take(self._seats, request, "seats")
        code, address = code_of(request), guard.caller(request)
        async with self._visitors.met(request, guest.nickname, guest.face) as visitor:
            ticket = await self._hall.sit_down(code, guest.nickname, guest.seat, address, guest.face, visitor.person.id)
        return visitor.remembers(answer(ticket))

    async def claim(self, request: Request) -> Response:
        """Somebody comes with the link to a chair."""
        claim = await body_of(request, Claim)
        code = code_of(request)
        name, face = await self._hall.named(code, token_key(claim.token))
        async with self._visitors.met(request, name, face) as visitor:
            seat = await self._hall.claim(code, token_key(claim.token), visitor.person.id)
        return visitor.remembers(answer({"table": code, "seat": seat}))

    async def here(self, request: Request) -> Response:
        """I wait for the game to begin."""
        mine = await body_of(request, Mine)
        key = await self._visitors.key(request, mine.token)
        record, seat = await self._hall.here(code_of(request), key, guard.caller(request))
        return answer({**told_of(record), "seat": seat})

    async def fill(self, request: Request) -> Response:
        wanted = await body_of(request, Fill)
        await self._hall.fill(code_of(request), await self._visitors.key(request, wanted.token), wanted.bot)
        return answer(told_of(await self._record(request)))

    async def free(self, request: Request) -> Response:
        wanted = await body_of(request, Free)
        await self._hall.free(code_of(request), await self._visitors.key(request, wanted.token), wanted.seat)
        return answer(told_of(await self._record(request)))

    async def hand_over(self, request: Request) -> Response:
        mine = await body_of(request, Mine)
        return answer(await self._hall.hand_over(code_of(request), await self._visitors.key(request, mine.token)))

    async def leave(self, request: Request) -> Response:
        """A caretaker is to look after my seat until I am back; or I shall not be back."""
        wanted = await body_of(request, Leave)
        key = await self._visitors.key(request, wanted.token)
        if wanted.good:
            await self._hall.leave_for_good(code_of(request), key)
        else:
            await self._hall.mind(code_of(request), key)
        return answer({})

    async def take_over(self, request: Request) -> Response:
        """I would sit in a chair that somebody has left for good. The ticket opens it when those at the table agree."""
        guest = await body_of(request, TakeOver)
        take(self._seats, request, "seats")
        async with self._visitors.met(request, guest.nickname, guest.face) as visitor:
            ticket = await self._hall.applies(
                code_of(request), guest.seat, guest.nickname, guest.face, visitor.person.id
            )
        return visitor.remembers(answer(ticket, 201))

    async def admit(self, request: Request) -> Response:
        """Whoever wants that chair may have it, or not, if you ask me."""
        wanted = await body_of(request, Admit)
        key = await self._visitors.key(request, wanted.token)
        await self._hall.admit(code_of(request), key, wanted.seat, wanted.yes)
        return answer(told_of(await self._record(request)))

    async def rematch(self, request: Request) -> Response:
        take(self._seats, request, "seats")
        mine = await body_of(request, Mine)
        key = await self._visitors.key(request, mine.token)
        return answer(await self._hall.rematch(code_of(request), key, guard.caller(request)))

    async def told(self, request: Request) -> Response:
        """All that a viewer has noticed of a game so far: for who comes back, and has forgotten. It costs what he noticed; how long the log is, is
        nobody's business."""
        seen = await body_of(request, Seen)
        record = await self._record(request)
        if record.started is None:
            raise Refusal("not-begun", status=409)
        check_rules(record)
        viewer = await self._viewer(request, record, seen)
        address = guard.caller(request)
        check(not self._replays.spent(address), "replays")
        log = await self._hall.store.reading.log(record.code)
        bit = len(record.seats) if viewer is None else viewer
        self._replays.charge(address, sum(line.noticed >> bit & 1 for line in log))

        async def log_of() -> list[Written]:
            return log

        try:
            with place(self._replaying, address, "replays-at-once"):
                told = await self._hall.archive.tell(record, Wanted("history", viewer, count=len(log)), log_of)
        except (Busy, Refusal, BrokenLog):
            return answer({"told": None})  # not now, or not any more: the game goes on without it
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
                take(self._reviews, request, "reviews")
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
        check(not self._replays.spent(address), "replays")

        async def log_of() -> list[Written]:
            found = await self._hall.store.reading.log(record.code)
            self._replays.charge(address, min(len(found), wanted.first + wanted.count) if wanted.count else len(found))
            return found

        try:
            with place(self._replaying, address, "replays-at-once"):
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

    async def _viewer(self, request: Request, record: TableRecord, seen: Seen) -> int | None:
        if seen.token is not None:
            return seat_of(record, token_key(seen.token))
        person = None if seen.look_on else await self._visitors.known(request)
        return None if person is None else seat_with(record, Key(person=person.id))

    async def _record(self, request: Request) -> TableRecord:
        return await self._hall.record(code_of(request), self._hall.store.reading)


def _of_a_game(request: Request, made: Callable[[str, str], bytes]) -> Response:
    try:
        words = made(request.path_params["game"], request.path_params["language"])
    except UnknownGame as error:
        raise Refusal("no-game", status=404) from error
    return Response(words, media_type="application/json", headers={"Cache-Control": f"max-age={HOUR}"})


def code_of(request: Request) -> str:
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
