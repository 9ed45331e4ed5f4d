"""Tables of clients over real WebSockets who answer after a while, as people do, and when a game is over ask for another one. Measured is the time from the
sending of a move to the arrival of what came of it at the last of the four seats."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection

from sitdown.server.protocol import Answer, Pong

from .online import Frame, Server

SEATS: Final = 4
GAMES: Final = ("omerta", "cosa-nostra")
THINKING: Final = (0.5, 2.5)  # seconds
PATIENCE: Final = 30.0  # seconds without any frame (there are pings) after which a line counts as an error
RELUCTANCE: Final = {
    "CallOmerta": 0.97,
    "Try": 0.9,
    "Reveal": 0.9,
    "CallOff": 0.9,
}  # chance to think again, so that games last


class Asked(Struct, frozen=True):
    mode: str


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


class Kind(Struct, frozen=True):
    type: str


_heard = msgspec.json.Decoder(Heard)
_options = msgspec.json.Decoder(tuple[Raw, ...])
_kind = msgspec.json.Decoder(Kind)


class Figures:
    """`thinking`: how many seconds they take, at least and at most."""

    def __init__(self, thinking: tuple[float, float] = THINKING) -> None:
        self.thinking = thinking
        self.seconds: list[float] = []
        self.games = 0
        self.frames = 0
        self.late = 0  # answers that crossed with what closed the question, or their seat's part in it: no error
        self.errors: Counter[str] = Counter()

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Whatever goes wrong in here is an error of the run, and not its end."""
        try:
            yield
        except Exception as error:  # noqa: BLE001  (it is told at the end)
            self.errors[f"{type(error).__name__}: {error}"[:200]] += 1


class Party:
    """The clients of one game, and who has yet to be told of the last move."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._moved: tuple[int, float] | None = None  # the question that was answered, and when
        self._waiting: set[int] = set()

    def moves(self, question: int) -> None:
        self._moved = (question, time.perf_counter())
        self._waiting = set(range(SEATS))

    def told(self, seat: int, question: int | None) -> None:
        if self._moved is not None and question != self._moved[0]:
            self._waiting.discard(seat)
            if not self._waiting:
                self._figures.seconds.append(time.perf_counter() - self._moved[1])
                self._moved = None


class Client:
    """One seat, to the end of one game."""

    def __init__(self, seat: int, party: Party, figures: Figures, random: Random) -> None:
        self._seat = seat
        self._party = party
        self._figures = figures
        self._random = random
        self._answering: asyncio.Task[None] | None = None
        self._question: int | None = None
        self._options: tuple[Raw, ...] = ()

    async def play(self, server: Server, place: Frame) -> None:
        async with server.joined(place["table"], place["token"], ping_interval=None) as guest:
            try:
                while await self._hear(guest.wire):
                    pass
            finally:
                self._stop_thinking()

    async def _hear(self, wire: ClientConnection) -> bool:
        """`False`: the game is over."""
        async with asyncio.timeout(PATIENCE):
            heard = _heard.decode(await wire.recv())
        self._figures.frames += 1
        if heard.type == "Ping":
            await wire.send(msgspec.json.encode(Pong(heard.number)), text=True)
        elif heard.type == "Refused" and heard.why == "late":
            self._figures.late += 1
        elif heard.type == "Refused":
            self._figures.errors[f"refused: {heard.why} {heard.detail}"[:200]] += 1
        elif heard.type == "Update":
            self._party.told(self._seat, heard.question)
            if heard.question is None:
                return False
            self._options = _options.decode(heard.options)
            if heard.question != self._question:
                self._question = heard.question
                self._stop_thinking()
            if self._options and self._answering is None:
                self._answering = asyncio.create_task(self._answer(wire, heard.question, heard.view.question))
        return True

    async def _answer(self, wire: ClientConnection, question: int, asked: Asked | None) -> None:
        await asyncio.sleep(self._random.uniform(*self._figures.thinking))
        if not self._options:
            return  # what was done in the meantime has answered it
        if asked is not None and asked.mode == "one":
            self._party.moves(question)
        answer = Answer(question, _chosen(self._options, self._random))
        with self._figures.counted():
            await wire.send(msgspec.json.encode(answer), text=True)

    def _stop_thinking(self) -> None:
        if self._answering is not None:
            self._answering.cancel()
            self._answering = None


def _chosen(options: tuple[Raw, ...], random: Random) -> Raw:
    while True:
        option = random.choice(options)
        if len(options) == 1 or random.random() >= RELUCTANCE.get(_kind.decode(option).type, 0.0):
            return option


async def sit(server: Server, number: int, figures: Figures) -> None:
    """Four friends play one game after another."""
    random = Random(number)
    await asyncio.sleep(random.uniform(0, figures.thinking[1]))
    game = GAMES[number % len(GAMES)]
    mine = await server.sets_up(game, *[None] * SEATS)
    chairs = f"/api/tables/{mine['table']}/seats"
    places = [mine, *[await server.post(chairs, nickname=f"P{seat}") for seat in range(1, SEATS)]]
    while True:
        party = Party(figures)
        clients = [Client(seat, party, figures, random) for seat in range(SEATS)]
        await asyncio.gather(*[client.play(server, place) for client, place in zip(clients, places, strict=True)])
        figures.games += 1
        places = [await server.post(f"/api/tables/{old['table']}/rematch", token=old["token"]) for old in places]


def share(seconds: list[float], of: float) -> float:
    """In milliseconds: so many of them took no longer."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * of))] * 1000 if ordered else 0.0
