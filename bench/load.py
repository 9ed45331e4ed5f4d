"""Clients, and nothing but clients: a process that is light enough not to be what is measured. `bench.tables` starts it; it prints what it saw as JSON.

Every seat is a raw WebSocket that answers whatever it is asked, after a thought or at once; when a game is over its players ask for another one. A move's
time is from its sending to the last seat's hearing of the next question. Moves that are meant to wait (secret answers, races) are played, and not timed.
"""

from __future__ import annotations

import asyncio
import sys
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import msgspec
import uvloop
from msgspec import Raw, Struct

SEATS: Final = 4
TICK: Final = 100.0  # of the kernel's clock for processor time, a second
RELUCTANCE: Final = {  # chance to think again, so that games last
    b'"CallOmerta"': 0.97,
    b'"Try"': 0.9,
    b'"Reveal"': 0.9,
    b'"CallOff"': 0.9,
}
PATIENCE: Final = 30.0  # seconds without any frame (there are pings) after which a line counts as an error
TEXT, CLOSE = 1, 8


class Order(Struct, frozen=True):
    """What is to be done."""

    ports: tuple[int, ...]  # of the nodes
    games: tuple[str, ...]
    tables: int
    seconds: float
    thinking: tuple[float, float]
    watched: dict[str, int]  # processes, by a name: their processor time is told, with that of their children
    metrics: tuple[str, ...] = ()  # addresses of the servers' own figures
    seed: int = 1932


class Came(Struct):
    """What came of it."""

    seconds: float = 0.0
    moves: int = 0  # answers that were taken
    timed: int = 0
    p50: float = 0.0  # milliseconds
    p99: float = 0.0
    longest: float = 0.0
    games: int = 0  # that ended
    frames: int = 0
    bytes: int = 0
    late: int = 0  # answers that crossed with what closed the question: no error
    lines: float = 0.0  # of the servers' logs
    own: float = 0.0  # processor time of this process, as a share of one core
    processor: dict[str, float] = {}  # seconds, by what was watched
    memory: float = 0.0  # kB by which the servers have grown for each table, with its lines
    errors: dict[str, int] = {}


class Asked(Struct, frozen=True):
    mode: str = ""


class Seen(Struct, frozen=True):
    question: Asked | None = None


class Heard(Struct, frozen=True):
    """As much of a frame as a client must read to play."""

    type: str
    number: int = 0
    question: int | None = None
    options: Raw = Raw(b"[]")
    view: Seen = Seen()
    why: str = ""
    detail: str = ""


_heard: Final = msgspec.json.Decoder(Heard)
_options: Final = msgspec.json.Decoder(tuple[Raw, ...])


class Table:
    """Four clients, and who has yet to be told of the last move."""

    def __init__(self, number: int, order: Order, run: Run) -> None:
        self.random = Random(order.seed * 100_003 + number)
        self.game = order.games[number % len(order.games)]
        self.run = run
        self.thinking = order.thinking
        self.lines: list[Line] = []
        self._ports = order.ports
        self._number = number
        self._moved: tuple[int, float] | None = None  # the question that was answered, and when
        self._waiting: set[int] = set()
        self._over = 0

    def port(self, seat: int) -> int:
        """Players of one table are on all of the nodes."""
        return self._ports[(self._number + seat) % len(self._ports)]

    async def open(self) -> None:
        body = {"game": self.game, "nickname": "P0", "chairs": [None] * SEATS}
        mine = await post(self.port(0), "/api/tables", body)
        chairs = f"/api/tables/{mine['table']}/seats"
        others = [await post(self.port(seat), chairs, {"nickname": f"P{seat}"}) for seat in range(1, SEATS)]
        await self._sit([mine, *others])

    async def _sit(self, places: list[dict[str, str]]) -> None:
        self._moved, self._over = None, 0
        loop = asyncio.get_running_loop()
        self.lines = [Line(self, seat, place) for seat, place in enumerate(places)]
        for line in self.lines:
            await loop.create_connection(partial(_itself, line), "127.0.0.1", self.port(line.seat))

    def moves(self, question: int) -> None:
        self._moved = (question, time.perf_counter())
        self._waiting = set(range(SEATS))

    def told(self, seat: int, question: int | None) -> None:
        if self._moved is not None and question != self._moved[0]:
            self._waiting.discard(seat)
            if not self._waiting:
                self.run.took(time.perf_counter() - self._moved[1])
                self._moved = None

    def is_over(self) -> None:
        """One of them has heard so."""
        self._over += 1
        if self._over == SEATS:
            self.run.games += 1
            self.run.spawn(self._again())

    async def _again(self) -> None:
        old = self.lines
        for line in old:
            line.leave()
        places = [
            await post(
                self.port(line.seat), f"/api/tables/{line.place['table']}/rematch", {"token": line.place["token"]}
            )
            for line in old
        ]
        await self._sit(places)


class Line(asyncio.Protocol):
    """One seat, to the end of one game."""

    def __init__(self, table: Table, seat: int, place: dict[str, str]) -> None:
        self.seat = seat
        self.place = place
        self._table = table
        self._run = table.run
        self._buffer = bytearray()
        self._open = False
        self._left = False
        self._question: int | None = None
        self._answered = -1
        self._options: tuple[Raw, ...] = ()
        self._mode = ""
        self._thinking: asyncio.TimerHandle | None = None
        self._heard = time.monotonic()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its type
        key = b64encode(self._table.random.randbytes(16)).decode()
        self._transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self._heard = time.monotonic()
        try:
            self._read()
        except Exception as error:  # noqa: BLE001  (it is told at the end)
            self._run.failed(f"{type(error).__name__}: {error}")
            self.leave()

    def connection_lost(self, error: Exception | None) -> None:
        if not self._left:
            self._run.failed(f"line lost: {error}")
        self.leave()

    def leave(self) -> None:
        self._left = True
        if self._thinking is not None:
            self._thinking.cancel()
        self._transport.close()

    @property
    def silent(self) -> bool:
        return not self._left and time.monotonic() - self._heard > PATIENCE

    # --- frames

    def _read(self) -> None:
        buffer = self._buffer
        if not self._open:
            head, apart, _ = buffer.partition(b"\r\n\r\n")
            if not apart:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ValueError(bytes(head[:40]).decode("latin-1"))
            del buffer[: len(head) + 4]
            self._open = True
            self._say(
                {"type": "Join", "table": self.place["table"], "token": self.place["token"], "protocol": PROTOCOL}
            )
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(buffer[at + 2 : start], "big")
            elif length == 127:
                start += 8
                length = int.from_bytes(buffer[at + 2 : start], "big")
            if len(buffer) < start + length:
                break
            kind = buffer[at] & 15
            frame = bytes(buffer[start : start + length])
            at = start + length
            if kind == CLOSE:
                if not self._left:
                    raise ValueError(f"closed with {int.from_bytes(frame[:2], 'big')}")
            elif kind == TEXT:
                self._run.frames += 1
                self._run.bytes += length
                self._hear(frame)
        del buffer[:at]

    def _say(self, message: dict[str, Any]) -> None:
        self._send(msgspec.json.encode(message))

    def _send(self, data: bytes) -> None:
        """Masked with nothing: the server has the same work with it."""
        length = len(data)
        head = bytes((0x81, 0x80 | length)) if length < 126 else b"\x81\xfe" + length.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + data)

    # --- playing

    def _hear(self, frame: bytes) -> None:
        heard = _heard.decode(frame)
        if heard.type == "Ping":
            self._send(b'{"type":"Pong","number":%d}' % heard.number)
        elif heard.type == "Update":
            self._told(heard)
        elif heard.type == "Refused" and heard.why == "late":
            self._run.late += 1
            self._run.moves -= 1
        elif heard.type == "Refused":
            raise ValueError(f"refused: {heard.why} {heard.detail}")

    def _told(self, heard: Heard) -> None:
        table = self._table
        table.told(self.seat, heard.question)
        if heard.question is None:
            table.is_over()
            return
        self._options = _options.decode(heard.options)
        if heard.view.question is not None:
            self._mode = heard.view.question.mode
        if heard.question != self._question:
            self._question = heard.question
            if self._thinking is not None:
                self._thinking.cancel()
                self._thinking = None
        if self._options and self._thinking is None and self._answered != self._question:
            if table.thinking[1]:
                wait = table.random.uniform(*table.thinking)
                self._thinking = asyncio.get_running_loop().call_later(wait, self._answer)
            else:
                self._answer()

    def _answer(self) -> None:
        self._thinking = None
        if self._left or not self._options or self._question is None:
            return  # what was done in the meantime has answered it
        self._answered = self._question
        if self._mode == "one":
            self._table.moves(self._question)
        self._run.moves += 1
        option = bytes(_chosen(self._options, self._table.random))
        self._send(b'{"type":"Answer","question":%d,"action":%b}' % (self._question, option))


PROTOCOL: Final = 1


def _itself(line: Line) -> Line:
    return line


def _chosen(options: tuple[Raw, ...], random: Random) -> Raw:
    while True:
        option = random.choice(options)
        if len(options) == 1:
            return option
        written = bytes(option)
        if random.random() >= max([chance for kind, chance in RELUCTANCE.items() if kind in written], default=0.0):
            return option


async def post(port: int, path: str, body: dict[str, Any]) -> Any:
    data = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    status, answer = await _asked(port, head.encode() + data)
    for wait in (0.5, 1.0, 2.0, 4.0):  # as a person does it
        if status >= 500:
            await asyncio.sleep(wait)
            status, answer = await _asked(port, head.encode() + data)
    if status >= 300:
        raise ValueError(f"{path.rpartition('/')[2]}: {status} {answer[:80]!r}")
    return msgspec.json.decode(answer)


async def _asked(port: int, request: bytes) -> tuple[int, bytes]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        head, _, answer = (await reader.read(-1)).partition(b"\r\n\r\n")
        return int(head[9:12]), answer
    finally:
        writer.close()


class Run:
    """All tables, and what they have seen since it began to count."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._tasks: set[asyncio.Task[None]] = set()
        self.forget()

    def forget(self) -> None:
        self.moves = self.games = self.frames = self.bytes = self.late = 0
        self._times: list[float] = []
        self._errors: Counter[str] = Counter()

    def took(self, seconds: float) -> None:
        self._times.append(seconds)

    def failed(self, why: str) -> None:
        self._errors[why[:200]] += 1

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed(f"{type(error).__name__}: {error}")

    async def play(self) -> Came:
        order = self._order
        servers = [pid for name, pid in order.watched.items() if name.startswith("server")]
        empty = sum(map(resident, servers))
        tables = [Table(number, order, self) for number in range(order.tables)]
        room = asyncio.Semaphore(8)

        async def opened(table: Table) -> None:
            async with room:
                await table.open()

        await asyncio.gather(*[opened(table) for table in tables])
        await asyncio.sleep(min(5.0, order.seconds / 4))
        begun, errors = await self._measured(), self._errors
        self.forget()
        self._errors = errors
        began, own = time.perf_counter(), time.process_time()
        await asyncio.sleep(order.seconds)
        took, used = time.perf_counter() - began, time.process_time() - own
        moves, games, frames, sent, late = self.moves, self.games, self.frames, self.bytes, self.late
        ended = await self._measured()
        for table in tables:
            for line in table.lines:
                if line.silent:
                    self.failed("a line is silent")
        times = sorted(self._times)
        watched = {name: ended[name] - begun[name] for name in order.watched}
        return Came(
            took,
            moves,
            len(times),
            share(times, 0.5),
            share(times, 0.99),
            share(times, 1.0),
            games,
            frames,
            sent,
            late,
            ended[""] - begun[""],
            used / took,
            watched,
            (sum(map(resident, servers)) - empty) / order.tables,
            dict(self._errors),
        )

    async def _measured(self) -> dict[str, float]:
        """Processor time by what is watched, and how many lines the servers have written."""
        lines = [await _lines(address) for address in self._order.metrics]
        return {"": sum(lines), **{name: processor(pid) for name, pid in self._order.watched.items()}}


async def _lines(address: str) -> float:
    port = int(address.rpartition(":")[2].partition("/")[0])
    _, figures = await _asked(port, b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    found = [line for line in figures.decode().splitlines() if line.startswith("sitdown_log_lines_total")]
    return float(found[0].split()[1])


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used, with all its children, those that are gone too."""
    used = 0.0
    waiting = [pid]
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        fields = _stat(path)
        if fields:
            children.setdefault(int(fields[1]), []).append(int(path.parent.name))
    while waiting:
        each = waiting.pop()
        fields = _stat(Path(f"/proc/{each}/stat"))
        used += sum(int(field) for field in fields[11:15]) / TICK
        waiting += children.get(each, [])
    return used


def resident(pid: int) -> int:
    """kB of memory that a process has to itself, without its children."""
    told = Path(f"/proc/{pid}/status").read_text()
    return int(told.partition("RssAnon:")[2].split()[0])


def _stat(path: Path) -> list[str]:
    """What comes after the name, which may have blanks in it."""
    try:
        return path.read_text().rpartition(")")[2].split()
    except OSError:
        return []


def share(seconds: list[float], of: float) -> float:
    """In milliseconds: so many of them took no longer."""
    return seconds[min(len(seconds) - 1, int(len(seconds) * of))] * 1000 if seconds else 0.0


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    play: Callable[[], Any] = Run(order).play
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        sys.stdout.write(msgspec.json.encode(runner.run(play())).decode() + "\n")


if __name__ == "__main__":
    main()
