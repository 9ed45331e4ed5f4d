"""A server in a process of its own, killed without warning in the middle of games and started again on the same database."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sitdown.core.codec import encode
from sitdown.core.log import replay, resume
from sitdown.server.table.noticed import Noticed

from .online import Frame, Server, client

GAMES: list[tuple[str, str, dict[str, object]]] = [
    (
        "omerta",
        "sharp",
        {"snap_seconds": 1, "reflexes": "quick", "turn_limit": 12, "reaction_seconds": None, "turn_seconds": None},
    ),
    (
        "cosa-nostra",
        "regular",
        {"rounds": 3, "planning_seconds": None, "turn_seconds": None, "reaction_seconds": None},
    ),
]


@dataclass(frozen=True)
class Shown:
    """An update, which acknowledges whatever it shows."""

    since: int  # the `seq` before it
    seq: int
    question: int | None
    view: Frame
    events: list[Frame]
    missed: bool  # some events were too old to be told again


@dataclass
class Player:
    """Somebody in the first chair who answers anything, comes back whenever the line breaks, and remembers all that he was shown."""

    table: str
    token: str
    random: Random
    shown: list[Shown] = field(default_factory=list)
    before: int = 0  # the last `seq` before the server died for the last time
    mine: int = 0  # acknowledged moves of his own; with the log one can tell
    mine_before: int = 0
    seat: int = 0

    @property
    def seq(self) -> int:
        return self.shown[-1].seq if self.shown else 0

    @property
    def is_done(self) -> bool:
        return bool(self.shown) and self.shown[-1].question is None

    @property
    def lost(self) -> int:
        """How often he was told that he had missed something."""
        return sum(shown.missed for shown in self.shown)

    async def play(self, server: Server) -> None:
        """To the end of the game. Raises when the line breaks."""
        answers: Counter[int] = Counter()  # by question
        async with server.joined(self.table, self.token, self.seq) as guest:
            while True:
                frame = await guest.frame()
                if frame["type"] == "Update":
                    self._note(frame)
                    if frame["question"] is None:
                        return
                if frame["type"] == "Refused" and not any(each["type"] == "Update" for each in guest.frames):
                    raise AssertionError(f"{self.table} cannot be joined: {frame}")
                if frame["type"] not in ("Update", "Refused") or not guest.last["options"]:
                    continue
                question = guest.last["question"]
                if answers[question] == (
                    frame["type"] == "Refused"
                ):  # a deal may have changed what there is to answer: once again
                    answers[question] += 1
                    await guest.answers(guest.last, self.random.choice(guest.last["options"]))

    def _note(self, update: Frame) -> None:
        assert update["seq"] >= self.seq, f"{self.table}: {self.seq} was shown, and the server knows of {update['seq']}"
        told = (update["seq"], update["question"], update["view"], update["events"], update["missed"])
        self.shown.append(Shown(self.seq, *told))

    def check(self, log: list[bytes]) -> None:
        """What he was shown at any time is what the log tells, move by move, and it is a whole game."""
        state = resume(log[:1]).state
        memory, number = Noticed(state.players), state.question
        stood: list[tuple[int | None, Frame]] = [(number, _plain(state.view(self.seat)))]  # by `seq`
        happened: list[list[Frame]] = [[]]
        his: list[int] = []
        for played in replay(log):
            memory.add(memory.noticed(played.actor, played.events, played.state.question != number), played.events)
            number = played.state.question
            if memory.seq(self.seat) == len(stood):
                question = None if played.state.over else number
                stood.append((question, _plain(played.state.view(self.seat))))
                seen = [event.seen_by(self.seat) for event in played.events]
                happened.append([_plain(each) for each in seen if each is not None])
            if played.actor == self.seat:
                his.append(memory.seq(self.seat))
        assert stood[-1][0] is None, f"{self.table}: not at its end"
        for shown in self.shown:
            assert (shown.question, shown.view) == stood[shown.seq], f"{self.table}: {shown.seq} was otherwise"
            told = [event for events in happened[shown.since + 1 : shown.seq + 1] for event in events]
            assert shown.missed or shown.events == told, f"{self.table}: up to {shown.seq} something else happened"
        self.mine = len(his)
        self.mine_before = sum(seq <= self.before for seq in his)


class Process:
    """`sitdown serve`, for real. It does not outlive the `async with`."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        pace: tuple[str, ...] = ("--hurried",),
        limits: tuple[str, ...] = ("--no-limits",),
    ) -> None:
        self._folder = folder
        self._limits = limits
        self._pace = pace
        self._database = database or f"sqlite+aiosqlite:///{folder}/tables.db"
        self.log = folder / "server.log"
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Process:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()

    async def start(self) -> Server:
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-c", "from sitdown.cli.app import main; main()", "serve", "--port", "0", *self._limits),
                *("--db", self._database, "--page", str(self._folder), "--metrics", "0", *self._pace),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        assert self._process.stdout is not None
        address, metrics = [
            (await asyncio.wait_for(self._process.stdout.readline(), 60)).decode().strip() for _ in range(2)
        ]
        base = address.rstrip("/")
        return Server(int(base.rpartition(":")[2]), client(base), metrics)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def kill(self) -> None:
        """If it lives."""
        if self._process is not None and self._process.returncode is None:
            os.kill(self._process.pid, signal.SIGKILL)
            await self._process.wait()

    async def stop(self) -> int:
        """As a host would; the exit code."""
        assert self._process is not None
        self._process.terminate()
        return await asyncio.wait_for(self._process.wait(), 30)


async def killed(
    folder: Path,
    games: list[tuple[str, str, dict[str, object]]],
    kills: int,
    seed: int,
    database: str | None = None,
    kind: type[Process] = Process,
) -> list[Player]:
    """Play these games (game, bot, options), one person in each, through so many deaths of the server; all to their end."""
    random = Random(seed)
    async with kind(folder, database) as process:
        server = await process.start()
        players = []
        for game, bot, options in games:
            mine = await server.sets_up(game, None, bot, bot, options=options)
            players.append(Player(mine["table"], mine["token"], Random(random.random())))
        for _ in range(kills):
            playing = [asyncio.create_task(player.play(server)) for player in players]
            enough = _noticed(players) + random.randint(1, 12 * len(players))
            while _noticed(players) < enough and not all(task.done() for task in playing):
                await asyncio.sleep(random.uniform(0.0, 0.1))
            await process.kill()
            results = await asyncio.gather(*playing, return_exceptions=True)
            for result in results:
                assert result is None or isinstance(result, ConnectionClosed | InvalidHandshake | OSError), repr(result)
            await server.http.aclose()
            server = await process.start()
        for player in players:
            player.before = player.seq
        await asyncio.gather(*[player.play(server) for player in players])
        for player in players:
            player.check((await server.http.get(f"/api/tables/{player.table}/log")).content.splitlines())
        await server.http.aclose()
        assert await process.stop() == 0
        return players


def _noticed(players: list[Player]) -> int:
    return sum(player.seq for player in players)


def _plain(record: object) -> Frame:
    plain: Frame = msgspec.json.decode(encode(record))
    return plain
