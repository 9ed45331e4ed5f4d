"""A seat that is handed over: whoever had it is out, in whatever order things happen; and its owner sees who else has it open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from inspect import iscoroutinefunction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sitdown.server.guard import NONE
from sitdown.server.hall.hall import Hall
from sitdown.server.live.live import ELSEWHERE, HANDED_OVER
from sitdown.server.protocol import Join
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import token_key
from sitdown.server.store.store import Store
from sitdown.server.table.time.pace import HURRIED

from .online import Guest, Server, online
from .room import Room, record

BOTS = (None, "random", "random")
SCHEDULES = 80


class Hesitant:
    """A store that takes its time before and after everything, as a busy disk does: the order of things is the schedule's."""

    def __init__(self, store: Store, random: Random) -> None:
        self._store = store
        self._random = random

    def __getattr__(self, name: str) -> Any:
        does: Callable[..., Awaitable[Any]] = getattr(self._store, name)
        if not iscoroutinefunction(does):
            return does

        async def hesitates(*what: Any) -> Any:
            await dawdle(self._random)
            done = await does(*what)
            await dawdle(self._random)
            return done

        return hesitates


async def dawdle(random: Random) -> None:
    for _ in range(random.choice((0, 0, 1, 3, 10))):
        await asyncio.sleep(0)


class End:
    """Of a line."""

    address = ""

    def __init__(self) -> None:
        self.code: int | None = None

    def send(self, *frames: bytes) -> None: ...

    def close(self, code: int) -> None:
        self.code = code

    def round_trip(self) -> None: ...


async def tries(hall: Hall, table: str, token: str, random: Random, ends: list[End]) -> bool:
    """As the socket does it. Whether he got in."""
    await dawdle(random)
    end = End()
    try:
        (await hall.live.enter(table, token_key(token))).join(token_key(token), 0, end)
    except Refusal:
        return False
    ends.append(end)
    return True


async def scheduled(store: Store, seed: int) -> int:
    """Joins with the old token before, while and after a seat is handed over, at a table that is live, or being loaded, or not. How many got in."""
    random = Random(seed)
    hesitant: Any = Hesitant(store, random)
    hall = Hall(hesitant, HURRIED)
    place = await hall.set_up("omerta", {}, BOTS, 0, "Ada", False)
    ends: list[End] = []
    if random.random() < 0.5:
        await tries(hall, place.table, place.token, random, ends)

    async def hands_over() -> str:
        for _ in range(random.randrange(30)):
            await asyncio.sleep(0)
        return (await hall.hand_over(place.table, token_key(place.token))).token

    joins = [tries(hall, place.table, place.token, random, ends) for _ in range(6)]
    fresh, *entered = await asyncio.gather(hands_over(), *joins)
    assert isinstance(fresh, str)
    assert {end.code for end in ends} <= {HANDED_OVER, ELSEWHERE}, f"schedule {seed}"  # no more than four lines a seat
    assert not await tries(hall, place.table, place.token, random, ends)
    assert await tries(hall, place.table, fresh, random, ends)
    assert ends[-1].code is None
    await hall.live.close()
    return sum(map(bool, entered))


def test_nobody_slips_in_with_the_old_token_in_whatever_order_things_happen(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        entered = [await scheduled(store, seed) for seed in range(SCHEDULES)]
        assert min(entered) < max(entered), "they do come in different orders"
        await store.close()

    asyncio.run(run())


def test_of_many_who_knock_while_a_seat_is_handed_over_none_stays(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        for turn in range(25):
            mine = await server.sets_up("omerta", *BOTS)
            async with AsyncExitStack() as lines:
                thieves = [await lines.enter_async_context(server.connected()) for _ in range(8)]
                path = f"/api/tables/{mine['table']}/handover"
                knocking = [knocks(thief, mine, (turn + at) % 5) for at, thief in enumerate(thieves)]
                handing = asyncio.create_task(server.post(path, token=mine["token"]))
                await asyncio.gather(*knocking)
                fresh = await handing
                owner = await lines.enter_async_context(server.joined(mine["table"], fresh["token"]))
                await owner.until("Update")
                assert [await out(thief) for thief in thieves] == [True] * len(thieves)
                assert owner.wire.close_code is None

    online(tmp_path, play, limits=NONE)


async def knocks(thief: Guest, mine: dict[str, Any], after: int) -> None:
    await asyncio.sleep(after / 1000)
    await thief.send(Join(mine["table"], mine["token"]))


async def out(thief: Guest) -> bool:
    """He was told that the seat is not his, or thrown out of it; or had too many lines."""
    code = await thief.closing()
    return code in (HANDED_OVER, ELSEWHERE) or thief.frames[-1].get("why") == "no-seat"


# --- open somewhere else


def test_who_has_a_seat_sees_that_it_is_open_elsewhere_and_throws_the_other_out(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", *BOTS)
        async with (
            server.joined(mine["table"], mine["token"]) as ada,
            server.joined(mine["table"]) as spectator,
        ):
            await ada.until("Update")
            async with server.joined(mine["table"], mine["token"]) as thief:
                assert (await both(ada, thief))["open"] == 2
                given = await server.post(f"/api/tables/{mine['table']}/handover", token=mine["token"])
                assert await thief.closing() == HANDED_OVER
                assert await ada.closing() == HANDED_OVER
            async with server.joined(mine["table"], given["token"]) as again:
                await again.until("Update")
                assert all(frame["type"] != "Places" for frame in again.frames)
            await spectator.until("Presence")
            assert all(frame["type"] != "Places" for frame in spectator.frames), "it is nobody else's business"

    online(tmp_path, play)


async def both(ada: Guest, thief: Guest) -> dict[str, Any]:
    """They listen both: who answers no ping counts as gone."""
    told, _ = await asyncio.gather(ada.until("Places"), thief.until("Places"))
    return told


def places(room: Room, line: int) -> list[int]:
    return [frame["open"] for frame in room.frames[line] if frame["type"] == "Places"]


def test_a_seat_that_is_open_at_one_place_is_told_nothing_of_it() -> None:
    room = Room(record("omerta", None, "random", "random"))
    room.join(1, 0)
    room.join(2, None)
    room.wait(30)
    assert places(room, 1) == places(room, 2) == []


def test_it_is_told_when_a_place_is_opened_and_when_it_is_closed() -> None:
    room = Room(record("omerta", None, None, "random"))
    room.join(1, 0)
    room.join(2, 1)
    room.join(3, 0)
    room.wait(3)
    room.join(4, 0)
    room.wait(3)
    room.leave(3)
    room.wait(1)
    room.leave(4)
    room.wait(1)
    assert places(room, 1) == [2, 3, 2, 1]
    assert places(room, 3) == [2, 3]
    assert places(room, 4)[-1] == 2
    assert places(room, 2) == []


def test_a_line_that_broke_and_came_back_is_no_other_place() -> None:
    """The dead end of it is still there for half a minute: it answers nothing."""
    room = Room(record("omerta", None, "random", "random"))
    room.join(1, 0)
    room.wait(3)
    room.pongs = False
    room.wait(3)
    room.join(2, 0)
    room.wait(10)
    assert places(room, 2) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_handed_over_before_the_game_begins(tmp_path: Path, seat: int) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, None, None)
        his = await server.post(f"/api/tables/{mine['table']}/seats", nickname="Bruno")
        place = (mine, his)[seat]
        given = await server.post(f"/api/tables/{mine['table']}/handover", token=place["token"])
        gone = await server.http.post(f"/api/tables/{mine['table']}/here", json={"token": place["token"]})
        assert (gone.status_code, gone.json()["why"]) == (403, "no-seat")
        here = await server.post(f"/api/tables/{mine['table']}/here", token=given["token"])
        assert (here["seat"], here["seats"][seat]["founder"]) == (seat, seat == 0)

    online(tmp_path, play)
