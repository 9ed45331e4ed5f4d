"""Databases stand still, die and come back, disks are full, machines fall asleep. Nobody is told what is not on disk, and nothing that
anybody was told is lost; the table goes on by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Literal

import pytest

from sitdown.server.logging import Seldom
from sitdown.server.store.store import Store
from sitdown.server.table.time.pulse import UNANSWERED
from tests.cli.test_database import SECRET, is_one_line, started

from .faults import Cluster, FullDisk, Gossip, asleep, health, is_sick, is_well, meets, running, said
from .killing import GAMES, Player, Process
from .online import Frame, Guest
from .test_host import own_turn
from .test_store import TABLE, line, page

BOTS = (None, "sharp", "sharp")
SLOWLY = {"turn_seconds": 10, "reaction_seconds": 10}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with TemporaryDirectory(prefix="sitdown-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder))
        yield cluster
        cluster.close()


def bounded(run: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(run, 300))


async def is_held(ada: Guest, why: str) -> None:
    """She is told why nothing happens, and nothing else."""
    before = len(ada.frames)
    assert (await ada.until("Trouble"))["why"] == why
    assert {frame["type"] for frame in ada.frames[before:]} <= {"Trouble", "Presence"}


def events(process: Process) -> list[str]:
    return [line["event"] for line in said(process)]


def test_a_database_that_stands_still_holds_the_table_up_and_no_more(tmp_path: Path, cluster: Cluster) -> None:
    async def run() -> None:
        async with running(tmp_path, cluster.database("frozen")) as (process, server):
            mine = await server.sets_up("omerta", *BOTS, options=SLOWLY)
            async with server.joined(mine["table"], mine["token"]) as ada:
                asked = await own_turn(ada)
                with cluster.frozen():
                    await ada.answers(asked, asked["options"][0])
                    await is_held(ada, "database")
                    await is_sick(server, "database")
                    lobby = await server.http.get("/api/tables")
                    assert (lobby.status_code, lobby.json()["why"]) == (503, "database")
                    async with server.joined(mine["table"]) as newcomer:
                        assert (await newcomer.frame())["why"] == "database"
                    await is_held(ada, "database")
                told = await meets(ada, "Update", lambda update: update["seq"] > asked["seq"])
                assert told["events"]  # her move is made
                await is_well(server)
            assert await process.stop() == 0
            assert events(process) == ["the books are out of reach", "the books are back"]

    bounded(run())


def test_no_clock_runs_while_the_database_does_not_answer(tmp_path: Path, cluster: Cluster) -> None:
    async def run() -> None:
        async with running(tmp_path, cluster.database("clocks")) as (process, server):
            mine = await server.sets_up("omerta", *BOTS, options=SLOWLY)
            async with server.joined(mine["table"], mine["token"]) as ada:
                asked = await own_turn(ada)
                with cluster.frozen():
                    frozen = time.monotonic()
                    while time.monotonic() - frozen < SLOWLY["turn_seconds"] + 3:
                        await is_held(ada, "database")
                again = await ada.until("Update")
                assert (again["question"], again["options"]) == (asked["question"], asked["options"])
                assert 0 < again["deadline"] < asked["deadline"]
                await ada.answers(again, again["options"][0])
                await meets(ada, "Update", lambda update: update["seq"] > asked["seq"])
                with cluster.frozen():
                    await is_held(ada, "database")
                    assert await process.stop() == 0  # a server that cannot write can be stopped

    bounded(run())


def test_whole_games_while_the_database_comes_and_goes(tmp_path: Path, cluster: Cluster) -> None:
    """Nobody's line breaks, and what everybody was shown at any time is what the log tells in the end."""

    async def vandalise(players: list[Player]) -> None:
        random = Random(1)
        for _ in range(2):
            for attack in (freeze, kill):
                enough = sum(player.seq for player in players) + random.randint(1, 20)
                while sum(player.seq for player in players) < enough and not all(player.is_done for player in players):
                    await asyncio.sleep(random.uniform(0.0, 0.1))
                await attack()

    async def freeze() -> None:
        with cluster.frozen():
            await asyncio.sleep(6)

    async def kill() -> None:
        await asyncio.to_thread(cluster.kill)
        await asyncio.sleep(1)
        await asyncio.to_thread(cluster.start)

    async def run() -> None:
        async with running(tmp_path, cluster.database("vandals")) as (process, server):
            players = []
            for game, bot, options in GAMES:
                mine = await server.sets_up(game, None, bot, bot, options=options)
                players.append(Player(mine["table"], mine["token"], Random(2)))
            await asyncio.gather(vandalise(players), *[player.play(server) for player in players])
            await is_well(server)
            for player in players:
                player.check((await server.http.get(f"/api/tables/{player.table}/log")).content.splitlines())
                assert not player.lost
            assert await process.stop() == 0
            assert set(events(process)) <= {"the books are out of reach", "the books are back"}
            assert "the books are out of reach" in events(process)

    bounded(run())


@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_commit_that_nobody_knows_the_end_of_is_looked_up(
    cut: Literal["before", "after"], cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Written once, whether the line broke before the database had heard of it or before we had."""

    async def run(gossip: Gossip) -> None:
        async with gossip.listening():
            store = await Store.open(gossip.database)
            await store.add(TABLE)
            await store.write(page(1))
            gossip.cut = cut
            await asyncio.wait_for(store.write(page(2)), 20)
            assert gossip.cut is None
            assert await store.log(TABLE.code) == [line(1), line(2)]
            await store.write(page(3))
            assert store.trouble is None
            await store.close()

    with TemporaryDirectory(prefix="sitdown-") as folder:
        asyncio.run(run(Gossip(cluster.database(f"cut_{cut}"), Path(folder))))


def test_a_full_disk_is_named_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    disk = FullDisk(tmp_path)

    async def run() -> None:
        async with running(tmp_path, str(disk.folder / "tables.db")) as (process, server):
            mine = await server.sets_up("omerta", *BOTS, options={"turn_seconds": None, "reaction_seconds": None})
            async with server.joined(mine["table"], mine["token"]) as ada:
                await own_turn(ada)
                disk.fill(process)
                asked = await until_full(ada)
                await is_sick(server, "disk")
                before = len(events(process))
                await is_held(ada, "disk")
                await is_held(ada, "disk")
                assert len(events(process)) == before == 1  # not a line for every try
                disk.empty(process)
                told = await meets(ada, "Update", lambda update: update["seq"] > asked["seq"])
                assert told["question"] is not None
                await is_well(server)
            assert await process.stop() == 0
            assert events(process) == ["the books are out of reach", "the books are back"]
            assert [line["why"] for line in said(process)] == ["disk", "disk"]

    async def until_full(ada: Guest) -> Frame:
        """She plays on as long as there is room; the last that she was shown."""
        await ada.answers(ada.last, ada.last["options"][0])
        while (frame := await ada.frame())["type"] != "Trouble":
            if frame["type"] == "Update" and frame["options"]:
                await ada.answers(frame, frame["options"][0])
        assert frame["why"] == "disk"
        return ada.last

    try:
        bounded(run())
    finally:
        disk.close()


def test_nobody_pays_for_it_when_the_server_was_asleep(tmp_path: Path) -> None:
    """Nobody is played for, no time has run out, and no line is taken to be dead."""

    async def run() -> None:
        async with running(tmp_path, None, "--grace", "25") as (process, server):
            mine = await server.sets_up("omerta", None, None, "sharp", options=SLOWLY, timing={"kind": "live"})
            await server.post(f"/api/tables/{mine['table']}/seats", nickname="Bruno")  # who never comes
            async with server.joined(mine["table"], mine["token"]) as ada:
                asked = await meets(ada, "Update", lambda update: update["deadline"] is not None)
                before = last(ada, "Presence")["seats"]
                with asleep(process):
                    await asyncio.sleep(UNANSWERED + 2)
                again = await ada.until("Update")
                assert again["question"] == asked["question"]
                assert 0 < again["deadline"] <= asked["deadline"]
                after = last(ada, "Presence")["seats"]
                assert [chair["presence"] for chair in after] == ["here", "away", "bot"]
                assert 0 < after[1]["caretaker_in"] <= before[1]["caretaker_in"]
                assert (await health(server))[0] == 200

    bounded(run())


def last(guest: Guest, kind: str) -> Frame:
    return [frame for frame in guest.frames if frame["type"] == kind][-1]


def test_a_wrong_password_is_one_line_without_it(tmp_path: Path, cluster: Cluster) -> None:
    url = cluster.database("locked")
    cluster.does("CREATE ROLE ada LOGIN PASSWORD 'right';")
    rules = cluster.folder / "pg_hba.conf"
    rules.write_text("local all ada scram-sha-256\n" + rules.read_text())
    cluster.does("SELECT pg_reload_conf();")
    is_one_line(started(tmp_path, url.replace("postgres:@", f"ada:{SECRET}@")), "PostgreSQL does not let ada in")


def test_what_happens_over_and_over_again_is_said_once_a_minute(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    seldom = Seldom()
    for _ in range(240):
        seldom.warning("the sky has fallen")
        now[0] += 0.5
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2
    assert "again=119" in told[1]


def test_who_looks_on_never_keeps_those_who_play_waiting(database: str) -> None:
    """However many read, and however slowly."""

    async def run() -> None:
        store = await Store.open(database)
        await store.add(TABLE)
        readers = [await store.reading._engine.connect() for _ in range(5)]
        reading = asyncio.create_task(store.reading.open_tables([TABLE.code]))
        await asyncio.wait_for(store.write(page(1)), 2)
        assert await asyncio.wait_for(store.table(TABLE.code), 2) == TABLE
        assert await store.health() is None
        for reader in readers:
            await reader.close()
        assert await reading == [TABLE]
        await store.close()

    bounded(run())
