"""Games that are over, asked for by many at once: they are told by a few processes of their own, and whoever asks for too much is told so at once."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from pathlib import Path

import httpx2
import pytest

from sitdown.server.after import archive, coach_pool
from sitdown.server.guard import NONE, REPLAYS_AT_ONCE, Limits
from sitdown.server.token_bucket import Rate

from .honest import undisturbed
from .laid import FINISHED, laid
from .online import Server, online

THINKS = (sys.executable, "-c", "import time; time.sleep(60)")  # a coach who takes his time
DULL = (sys.executable, "-c", "import sys, time; sys.stdin.readline(); time.sleep(60)")  # a clerk who does


def at_a_finished_game(folder: Path) -> None:
    asyncio.run(laid(f"sqlite+aiosqlite:///{folder}/tables.db"))


def address(number: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"203.0.113.{number}"}


def ways(number: int) -> str:
    """All different, so that none is kept."""
    what = ("views?eyes=open", "views?eyes=0", "views?eyes=1", "views?")[number % 4]
    return f"/api/tables/{FINISHED}/{what}&from={number % 90}&count={1 + number % 7}"


def test_many_who_look_through_a_finished_game_stop_nobody(tmp_path: Path) -> None:
    at_a_finished_game(tmp_path)

    async def play(server: Server) -> None:
        async with undisturbed(server) as company:
            asked = [server.http.get(ways(number), headers=address(number % 10)) for number in range(120)]
            answers = await asyncio.gather(*asked)
            company.check()
            statuses = Counter(answer.status_code for answer in answers)
            assert set(statuses) <= {200, 429, 503}, statuses
            assert statuses[200] >= REPLAYS_AT_ONCE
            busy = [answer for answer in answers if answer.status_code == 503]
            assert busy, "more than are told at a time"
            assert all(answer.json()["why"] == "busy" and answer.headers["retry-after"] for answer in busy)
            newcomer = await server.http.get(f"/api/tables/{FINISHED}/story", headers=address(99))
            assert newcomer.status_code == 200

    online(tmp_path, play)


def test_what_was_told_is_told_again_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also to who has asked for too much, and to many who want the same at once."""
    at_a_finished_game(tmp_path)
    made: list[archive.Key] = []
    make = archive.Archive._make

    async def counted(self: archive.Archive, key: archive.Key, *given: object) -> bytes:
        made.append(key)
        return await make(self, key, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(archive.Archive, "_make", counted)

    async def play(server: Server) -> None:
        path = f"/api/tables/{FINISHED}/story?eyes=0"
        first = await asyncio.gather(*[server.http.get(path, headers=address(number)) for number in range(12)])
        assert {answer.status_code for answer in first} == {200}
        assert len({answer.content for answer in first}) == 1
        assert len(made) == 1
        there = [await server.http.get(path, headers=address(1)) for _ in range(20)]
        assert {answer.status_code for answer in there} == {200}
        other = await server.http.get(f"/api/tables/{FINISHED}/story?eyes=1", headers=address(1))
        assert other.status_code == 200
        assert len(made) == 2

    online(tmp_path, play)


def test_what_is_kept_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_a_finished_game(tmp_path)
    monkeypatch.setattr(archive, "KEPT", 50_000)
    archives: list[archive.Archive] = []
    keep = archive.Archive._keep

    def kept(self: archive.Archive, key: archive.Key, made: bytes) -> None:
        archives.append(self)
        keep(self, key, made)
        assert self._size == sum(map(len, self._kept.values())) <= archive.KEPT

    monkeypatch.setattr(archive.Archive, "_keep", kept)

    async def play(server: Server) -> None:
        for number in range(40):
            assert (await server.http.get(ways(number), headers={"Accept-Encoding": ""})).status_code == 200
        assert 0 < len(archives[0]._kept) < 40

    online(tmp_path, play, limits=NONE)


def test_an_address_pays_for_what_it_has_read(tmp_path: Path) -> None:
    at_a_finished_game(tmp_path)

    async def play(server: Server) -> None:
        log = f"/api/tables/{FINISHED}/log"
        first = await server.http.get(log, headers=address(1))
        assert first.status_code == 200
        assert len(first.content.splitlines()) > 40
        refused = await server.http.get(f"/api/tables/{FINISHED}/story", headers=address(1))
        assert (refused.status_code, refused.json()["why"]) == (429, "too-fast")
        assert (await server.http.get(f"/api/tables/{FINISHED}/story", headers=address(2))).status_code == 200

    online(tmp_path, play, limits=Limits(replays=Rate(1, 20)))


def test_a_clerk_that_hangs_or_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_a_finished_game(tmp_path)
    monkeypatch.setattr(archive, "PATIENCE", 0.5)
    monkeypatch.setattr(archive, "THE_CLERK", DULL)

    async def hangs(server: Server) -> None:
        async with undisturbed(server):
            answer = await server.http.get(f"/api/tables/{FINISHED}/story")
            assert (answer.status_code, answer.json()["why"]) == (503, "busy")

    online(tmp_path, hangs)
    monkeypatch.undo()

    async def dies(server: Server) -> None:
        assert (await server.http.get(ways(1))).status_code == 200
        for child in _clerks():
            os.kill(child, signal.SIGKILL)
        answers = [(await server.http.get(ways(number))).status_code for number in range(2, 8)]
        assert set(answers) <= {200, 503}
        assert answers[-1] == 200

    online(tmp_path, dies)


def _clerks() -> list[int]:
    told = [path.read_text() for path in Path("/proc/self/task").glob("*/children")]
    children = [int(pid) for line in told for pid in line.split()]
    return [child for child in children if b"archiving" in Path(f"/proc/{child}/cmdline").read_bytes()]


# --- the coach


def whys(answers: list[httpx2.Response]) -> list[str]:
    return [str(answer.json().get("why", "begun")) for answer in answers]


def test_an_address_does_not_keep_the_coach_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_a_finished_game(tmp_path)
    monkeypatch.setattr(coach_pool, "WORKER", THINKS)
    monkeypatch.setattr(coach_pool, "WAIT", 0.1)

    async def play(server: Server) -> None:
        async with undisturbed(server):
            coach = f"/api/tables/{FINISHED}/coach?seat="
            asked = [await server.http.get(f"{coach}{seat}", headers=address(1)) for seat in range(3)]
            assert whys(asked) == ["begun", "begun", "too-many-reviews"]
            assert whys([await server.http.get(f"{coach}2", headers=address(2))]) == ["begun"]

    online(tmp_path, play)


def test_a_place_that_nobody_asks_for_is_given_to_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_a_finished_game(tmp_path)
    monkeypatch.setattr(coach_pool, "WORKER", THINKS)
    monkeypatch.setattr(coach_pool, "WAIT", 0.1)
    monkeypatch.setattr(coach_pool, "MOST_WAITING", 2)
    monkeypatch.setattr(coach_pool, "FORGOTTEN", 1.5)

    async def play(server: Server) -> None:
        coach = f"/api/tables/{FINISHED}/coach?seat="
        assert whys([await server.http.get(f"{coach}{seat}", headers=address(seat)) for seat in range(3)]) == [
            "begun",
            "begun",
            "no-coach",
        ]
        for _ in range(6):  # seat 0 is asked for again and again, seat 1 is not
            await asyncio.sleep(0.3)
            assert whys([await server.http.get(f"{coach}0", headers=address(0))]) == ["begun"]
        assert whys([await server.http.get(f"{coach}2", headers=address(2))]) == ["begun"]
        assert whys([await server.http.get(f"{coach}1", headers=address(1))]) == ["no-coach"]

    online(tmp_path, play)
