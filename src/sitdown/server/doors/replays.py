"""Games told again, over HTTP: to who comes back to one, and those that are over; and what the coach has to say of them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sitdown.coach import has_coach
from sitdown.core.registry import game_named
from sitdown.server import guard
from sitdown.server.after.archive import Archive, Busy
from sitdown.server.after.archive_worker import Wanted
from sitdown.server.after.coach_pool import CoachPool, GivenUp
from sitdown.server.after.replaying import MOST_FRAMES, Eyes, lines
from sitdown.server.doors.asking import NO_STORE, Gate, answer, body_of, check, code_of, place, take
from sitdown.server.doors.bodies import Seen
from sitdown.server.doors.visitors import Visitors
from sitdown.server.hall.chairs import check_rules, seat_of, seat_with
from sitdown.server.hall.hall import Hall
from sitdown.server.metrics import LIMITED
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Key, TableRecord, Written, token_key
from sitdown.server.store.trouble import BrokenLog

DAY: Final = 24 * 3600


class ReplayDesk:
    """Answers requests."""

    def __init__(
        self, hall: Hall, gate: Gate, visitors: Visitors, archive: Archive, study: CoachPool, limits: guard.Limits
    ) -> None:
        self._hall = hall
        self._gate = gate
        self._visitors = visitors
        self._archive = archive
        self._study = study
        self._reviews = guard.Addresses(limits.reviews)
        self._replays = guard.Addresses(limits.replays)
        self._replaying = guard.Crowd(limits.replays_at_once, guard.REPLAYS_AT_ONCE)
        self._reviews_at_once = limits.reviews_at_once

    def routes(self) -> list[Route]:
        table, route = "/api/tables/{code:str}", self._gate.route
        return [
            route(f"{table}/told", self.told, "POST"),
            route(f"{table}/log", self.log),
            route(f"{table}/story", self.story),
            route(f"{table}/views", self.views),
            route(f"{table}/coach", self._gate.at_home(self.coach)),
        ]

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
                told = await self._archive.tell(record, Wanted("history", viewer, count=len(log)), log_of)
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
        study = self._study
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
        archive, address = self._archive, guard.caller(request)
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
        return await self._hall.stored.record(code_of(request), self._hall.store.reading)


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
