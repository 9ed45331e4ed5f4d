"""More of everything than anybody needs, over real sockets. Whoever sends it is held back, and the others do not notice."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sitdown.core.codec import encode
from sitdown.games.cosa_nostra.records.actions import Say
from sitdown.server import guard
from sitdown.server.doors import connections, socket
from sitdown.server.hall.live_tables import LiveTables
from sitdown.server.live import live
from sitdown.server.metrics import LINES
from sitdown.server.protocol import Talk
from sitdown.server.store.ownership import Owned
from sitdown.server.store.records import Key, Page, TableRecord
from sitdown.server.store.store import Store
from sitdown.server.table.chat import DEALING, TALKATIVE

from .honest import playing, seated, undisturbed
from .online import Frame, Guest, Server, online, shut

STRANGER = {"X-Forwarded-For": "203.0.113.7"}


def now() -> float:
    return asyncio.get_running_loop().time()


async def heard(guest: Guest, seconds: float = 1.0) -> Counter[str]:
    """Whatever is said within this time: kinds of messages, and why something was refused."""
    with suppress(TimeoutError, ConnectionClosed):
        async with asyncio.timeout(seconds):
            while True:
                await guest.frame()
    return Counter(str(frame.get("why", frame["type"])) for frame in guest.frames)


async def lines_of(folder: Path, table: str) -> list[bytes]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/tables.db")
    found = [bytes(line.entry.action) for line in await store.log(table)]
    await store.close()
    return found


# --- at a table


def test_a_seat_has_so_many_lines_and_the_newest_stay(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        places = await seated(server)
        table, token = places[0]["table"], places[0]["token"]
        async with playing(server, places[1:]) as others, AsyncExitStack() as stack:
            lines = []
            for _ in range(live.MOST_LINES + 2):
                lines.append(await stack.enter_async_context(server.joined(table, token)))
                await lines[-1].until("Update")
            assert [await line.closing() for line in lines[:2]] == [live.ELSEWHERE] * 2
            for line in lines[2:]:
                await line.wire.send("{")
                assert (await line.until("Refused"))["why"] == "malformed"
            others.check()

    online(tmp_path, play)


def test_words_that_are_written_down_are_counted_by_seat_and_not_by_line(tmp_path: Path) -> None:
    """In La Cosa Nostra what is said belongs to the game, and stays in its log."""
    table, seconds = "", 0.0

    async def play(server: Server) -> None:
        nonlocal table, seconds
        places = await seated(server, "cosa-nostra")
        table = places[0]["table"]
        async with undisturbed(server), AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(server.joined(table, places[0]["token"]))
                for _ in range(live.MOST_LINES)
            ]
            for line in lines:
                await line.until("Update")
            begun = now()
            for number in range(30):
                for line in lines:
                    await line.send(Talk(_raw(Say(f"word {number}"))))
                await asyncio.sleep(0.05)
            refused = [(await heard(line))["too-fast"] for line in lines]
            seconds = now() - begun
            assert all(refused)

    online(tmp_path, play)
    words = sum(b"word" in line for line in asyncio.run(lines_of(tmp_path, table)))
    assert TALKATIVE.at_once <= words <= TALKATIVE.at_once + TALKATIVE.a_second * seconds + 1


def test_deals_and_orders_are_counted_too(tmp_path: Path) -> None:
    table, seconds = "", 0.0

    async def play(server: Server) -> None:
        nonlocal table, seconds
        places = await seated(server, "cosa-nostra")
        table = places[0]["table"]
        async with undisturbed(server), server.joined(table, places[0]["token"]) as mallory:
            await mallory.until("Update")
            begun = now()
            for number in range(2 * DEALING.at_once):
                await mallory.wire.send(f'{{"type":"Order","about":"doc","on":{str(number % 2 > 0).lower()}}}')
                await asyncio.sleep(0.04)
            told = await heard(mallory)
            seconds = now() - begun
            assert told["too-fast"] >= DEALING.at_once - DEALING.a_second * seconds - 1

    online(tmp_path, play)


def test_the_lines_of_a_seat_share_what_it_may_say(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        places = await seated(server)
        table, token = places[0]["table"], places[0]["token"]
        async with undisturbed(server), playing(server, places[1:]) as others, AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(server.joined(table, token)) for _ in range(live.MOST_LINES)]
            for line in lines:
                await line.until("Update")
            begun = now()
            for _ in range(guard.FRAMES.at_once):
                for line in lines:
                    await line.wire.send("{")
            told = sum([await heard(line) for line in lines], Counter[str]())
            most = guard.FRAMES.at_once + guard.FRAMES.a_second * (now() - begun)
            assert told["malformed"] <= most
            assert told["malformed"] + told["too-fast"] == live.MOST_LINES * guard.FRAMES.at_once
            others.check()

    online(tmp_path, play)


def test_what_a_table_cannot_get_round_to_does_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database hangs, and somebody goes on sending the longest frames there are."""
    found: list[live.Live] = []
    enter, write, writes = LiveTables.enter, Store.write, asyncio.Event()

    async def entered(self: LiveTables, code: str, key: Key | None) -> live.Live:
        found.append(await enter(self, code, key))
        return found[-1]

    async def held(self: Store, page: Page, owned: Owned | None = None) -> None:
        await writes.wait()
        await write(self, page, owned)

    monkeypatch.setattr(LiveTables, "enter", entered)
    monkeypatch.setattr(Store, "write", held)

    def on_turn(update: Frame) -> bool:
        """Only mallory is asked, so that the answer is written down at once."""
        return bool(update["options"]) and update["view"]["question"]["mode"] == "one"

    async def play(server: Server) -> None:
        writes.set()
        places = await seated(server)
        async with playing(server, places[1:]) as others:
            async with server.joined(places[0]["table"], places[0]["token"]) as mallory:
                update = await mallory.plays(lambda update, _: update["options"][0], stop=on_turn)
                with shut(writes):
                    await mallory.answers(update, update["options"][0])
                    for _ in range(guard.FRAMES.at_once - 10):
                        await mallory.wire.send('"' + "x" * 16_000 + '"')
                    told = await heard(mallory)
                    assert told["too-fast"] > 10
                    [at] = {id(each): each for each in found}.values()
                    assert max(at._waiting.values()) <= live.MOST_WAITING
            others.check()

    online(tmp_path, play)


# --- at the door


def test_who_calls_again_and_again_is_not_answered(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        places = await seated(server)
        let_in, begun = 0, now()
        async with undisturbed(server):
            for _ in range(2 * guard.JOINS.at_once):
                with suppress(InvalidStatus):
                    async with server.connected(additional_headers=STRANGER):
                        let_in += 1
            assert guard.JOINS.at_once <= let_in <= guard.JOINS.at_once + guard.JOINS.a_second * (now() - begun) + 1
            async with server.joined(places[0]["table"], places[0]["token"]) as ada:  # from elsewhere
                await ada.until("Update")

    online(tmp_path, play)


def test_who_tries_codes_finds_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over either way in; and nothing is looked up for him any more, not even what is there."""
    asked: list[str] = []
    table = Store.table

    async def looked_up(self: Store, code: str) -> TableRecord | None:
        asked.append(code)
        return await table(self, code)

    monkeypatch.setattr(Store, "table", looked_up)

    async def play(server: Server) -> None:
        places = await seated(server)
        code = places[0]["table"]
        async with undisturbed(server):
            wrong = 0
            for number in range(guard.GUESSES.at_once):
                if number % 2:
                    answer = await server.http.get(f"/api/tables/XXXX{number:02}", headers=STRANGER)
                    wrong += answer.json()["why"] == "no-table"
                else:
                    async with server.joined(code, f"wrong {number}", additional_headers=STRANGER) as guest:
                        wrong += (await guest.frame())["why"] == "no-seat"
            assert wrong == guard.GUESSES.at_once
            refused, before = Counter[str](), asked.count(code)
            for _ in range(8):
                answer = await server.http.get(f"/api/tables/{code}", headers=STRANGER)
                refused[answer.json().get("why", "told")] += 1
                assert answer.status_code != 429 or answer.headers["retry-after"]
                async with server.joined(code, None, additional_headers=STRANGER) as guest:
                    first = await guest.frame()
                    refused[str(first.get("why", first["type"]))] += 1
            assert refused["too-fast"] >= 12
            assert asked.count(code) - before == 16 - refused["too-fast"]
            assert (await server.http.get(f"/api/tables/{code}")).status_code == 200

    online(tmp_path, play)


def test_pings_and_parts_of_frames_are_counted_as_well(tmp_path: Path) -> None:
    """They never reach the table: pongs that nobody reads and parts with nothing in them fill the memory all the same."""

    async def play(server: Server) -> None:
        places = await seated(server)
        async with undisturbed(server):
            async with server.joined(places[0]["table"], places[0]["token"]) as mallory:
                await mallory.until("Update")
                with suppress(ConnectionClosed):
                    for _ in range(3 * guard.FRAMES.at_once):
                        await mallory.wire.ping()
                assert await mallory.closing() == 0
            async with server.joined(places[0]["table"], places[0]["token"]) as mallory:
                await mallory.until("Update")
                wire = mallory.wire
                wire.protocol.send_text(b"", fin=False)
                for _ in range(3 * guard.FRAMES.at_once):
                    wire.protocol.send_continuation(b"", fin=False)
                for data in wire.protocol.data_to_send():
                    wire.transport.write(data)
                assert await mallory.closing() == 0

    online(tmp_path, play)


@pytest.mark.parametrize("much", [True, False])
def test_who_does_not_read_is_not_kept_in_memory_and_does_not_keep_his_line(
    much: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames that nobody takes are bounded in bytes, and in time."""
    for module in (connections, socket):
        monkeypatch.setattr(module, "SLOW", 0.2)
    behind: list[int] = []

    async def tell(self: socket.Door, there: socket.Socket) -> None:
        async def talk() -> None:
            while True:
                there.send(b"x" * 100_000)
                behind.append(there._wire.behind)
                await asyncio.sleep(0 if much else 0.02)

        talking = asyncio.create_task(talk())
        try:
            await there.listen(lambda _: None)
        finally:
            talking.cancel()

    async def play(server: Server) -> None:
        async with server.connected() as guest:
            guest.wire.transport.pause_reading()
            while not behind or LINES._value.get():
                await asyncio.sleep(0.05)
        assert max(behind) <= socket.BACKLOG + 100_000

    monkeypatch.setattr(socket.Door, "_receive", tell)
    monkeypatch.setattr(socket, "BACKLOG", socket.BACKLOG if much else 2**30)
    online(tmp_path, play)


def _raw(action: Say) -> msgspec.Raw:
    return msgspec.Raw(encode(action))
