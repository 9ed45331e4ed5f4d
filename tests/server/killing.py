"""A server in a process of its own, killed without warning in the middle of games and started again on the same database."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sitdown.core.log import replay, resume
from sitdown.core.records import Action

from .online import Frame, Guest, Server, client

# No clocks, where that is possible: an answer is then acknowledged by the next question.
GAMES: list[tuple[str, str, dict[str, object]]] = [
    ("omerta", "sharp", {"snap_seconds": 1, "turn_limit": 12, "reaction_seconds": None, "turn_seconds": None}),
    (
        "cosa-nostra",
        "regular",
        {"rounds": 3, "planning_seconds": None, "turn_seconds": None, "reaction_seconds": None},
    ),
]


@dataclass
class Player:
    """Somebody who answers anything, comes back whenever the line breaks, and remembers what was acknowledged."""

    table: str
    token: str
    random: Random
    seq: int = 0
    acknowledged: list[tuple[int, Frame]] = field(default_factory=list)  # of his answers: the question and the action
    before: int = 0  # of them, before the server died for the last time
    lost: int = 0  # updates that he was told he missed

    async def play(self, server: Server) -> None:
        """To the end of the game. Raises when the line breaks."""
        async with server.joined(self.table, self.token, self.seq) as guest:
            await self._answer_all(guest)

    async def _answer_all(self, guest: Guest) -> None:
        given: tuple[int, Frame] | None = None
        certain = False  # that the question stays until he has answered
        while True:
            frame = await guest.frame()
            if frame["type"] == "Refused":
                given = None
            elif frame["type"] == "Receipt" and given is not None and given[0] == frame["question"]:
                if any(each["seat"] == 0 and each["came"] == "counted" for each in frame["tries"]):
                    self.acknowledged.append(given)
                given = None
            if frame["type"] != "Update":
                continue
            self.seq = frame["seq"]
            self.lost += frame["missed"]
            gone = given is not None and frame["question"] != given[0]
            if given is not None and (gone or not frame["options"]):
                if certain or not gone:
                    self.acknowledged.append(given)
                given = None
            if frame["question"] is None:
                return
            if frame["options"] and given is None:
                given = (frame["question"], self.random.choice(frame["options"]))
                certain = frame["deadline"] is None and frame["view"]["question"]["mode"] != "race"
                await guest.answers(frame, given[1])


class Process:
    """`sitdown serve`, for real. It does not outlive the `async with`."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        self._folder = folder
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
                *("-c", "from sitdown.cli.app import main; main()", "serve", "--hurried", "--no-limits", "--port", "0"),
                *("--db", self._database, "--page", str(self._folder)),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        assert self._process.stdout is not None
        address = (await asyncio.wait_for(self._process.stdout.readline(), 60)).decode().strip()
        base = address.rstrip("/")
        return Server(int(base.rpartition(":")[2]), client(base))

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
) -> list[Player]:
    """Play these games (game, bot, options), one person in each, through so many deaths of the server; all to their end."""
    random = Random(seed)
    async with Process(folder, database) as process:
        server = await process.start()
        players = []
        for game, bot, options in games:
            mine = await server.sets_up(game, None, bot, bot, options=options)
            players.append(Player(mine["table"], mine["token"], Random(random.random())))
        for _ in range(kills):
            playing = [asyncio.create_task(player.play(server)) for player in players]
            enough = _acknowledged(players) + random.randint(1, 6 * len(players))
            while _acknowledged(players) < enough and not all(task.done() for task in playing):
                await asyncio.sleep(random.uniform(0.0, 0.1))
            await process.kill()
            results = await asyncio.gather(*playing, return_exceptions=True)
            for result in results:
                assert result is None or isinstance(result, ConnectionClosed | InvalidHandshake | OSError), repr(result)
            await server.http.aclose()
            server = await process.start()
        for player in players:
            player.before = len(player.acknowledged)
        await asyncio.gather(*[player.play(server) for player in players])
        for player in players:
            await _check(server, player)
        await server.http.aclose()
        assert await process.stop() == 0
        return players


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def _check(server: Server, player: Player) -> None:
    """All that was acknowledged is in the log, as the answer to its question, and the log is a whole game."""
    written = (await server.http.get(f"/api/tables/{player.table}/log")).content.splitlines()
    session = resume(written[:1])
    given: list[tuple[int, Action]] = []
    question = session.state.question
    for played in replay(written):
        if played.actor == 0:
            given.append((question, played.action))
        question = played.state.question
    assert resume(written).state.over
    for asked, action in player.acknowledged:
        wanted = (asked, session.game.codec.action(msgspec.json.encode(action)))
        assert wanted in given, f"{player.table}: {wanted} was acknowledged, and is not in the log"
