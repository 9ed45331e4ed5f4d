"""Play by post: months go by in which people look in, servers come and go, and time runs for whoever is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from sitdown.core.kernel import CLOCK
from sitdown.server.protocol import Call, Instruct, Pause
from sitdown.server.store.records import Asked
from sitdown.server.timing import Timing
from tests.conformance.play import DEPTH
from tests.server.posted import BEGAN, DAY, HOUR, House, World

Living = Callable[[House], Awaitable[None]]
MONTH: Final = 31 * DAY
MONTHS: Final[list[tuple[str, dict[str, Any]]]] = [  # they are dear: the second one goes by at night
    ("cosa-nostra", {"rounds": 3, "mercenaries": True}),
    ("omerta", {"turn_limit": 6}),
]


def live_through(folder: Path, living: Living, world: World | None = None) -> World:
    """A server's life."""
    world = world or World()

    async def life() -> None:
        async with House.open(world, folder) as house:
            await living(house)

    asyncio.run(life())
    return world


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "options"), MONTHS if DEPTH >= 1 else MONTHS[:1])
def test_five_people_play_through_in_a_month(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    """Servers are started anew, a day goes by without one, somebody is never seen again; all others come some hours after they are asked."""
    world, random = World(), Random(f"a month of {game}")
    lost: Final = 4  # his chair

    async def month() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(House.open(world, tmp_path))
            tickets = await house.sets_up(game, [None] * 5, 1, **options)
            await house.quiet()
            code, visits, without = tickets[0].table, 0, 0.0
            while (record := await house.record(code)).finished is None:
                assert world.now - BEGAN - without < MONTH
                asked = record.asked or Asked(0, "", (0,))
                coming = [seat for seat in asked.open or asked.seats if seat != lost] or [0, 1, 2, 3]
                await house.passes(random.uniform(0.2, 5) * HOUR, code)
                if (await house.record(code)).finished is not None:
                    continue
                async with house.visit(tickets[random.choice(coming)]) as visitor:
                    visits += 1
                    if visits % 5 == 1 and game == "cosa-nostra":
                        visitor.says(Instruct("doc", msgspec.Raw(b'{"type":"Never"}')))
                        visitor.says(Instruct("robbery", msgspec.Raw(b'{"type":"From","money":3000}')))
                    time = await visitor.until("Time")
                    if time["callable_in"] == 0 and lost in asked.seats:
                        visitor.says(Call(lost))  # his time was up once: they wait for him no longer
                    await visitor.plays(random)
                if visits in (10, 60):
                    await stack.aclose()
                    if visits == 10:
                        world.now += DAY
                        without = DAY
                    house = await stack.enter_async_context(House.open(world, tmp_path))
            assert visits > 20
            assert (await house.store.aside(code)).consent.minded == (lost,)
            log = await house.store.log(code)
            assert {line.entry.actor for line in log} >= set(range(5))  # somebody else has played for who was lost
            assert all(before.at <= after.at for before, after in pairwise(log))

    asyncio.run(month())


def test_a_day_without_a_server_counts_against_nobody(tmp_path: Path) -> None:
    dues: list[int] = []
    codes: list[str] = []

    async def before(house: House) -> None:
        tickets = await house.sets_up("omerta", [None, None, None], 1)
        await house.quiet()
        codes.append(tickets[0].table)
        async with house.visit(tickets[0]) as visitor:
            await visitor.plays(Random(1))
        await house.passes(HOUR, codes[0])
        dues.append((await house.record(codes[0])).due or 0)

    world = live_through(tmp_path, before)
    world.now += DAY

    async def after(house: House) -> None:
        record = await house.record(codes[0])
        assert record.due == dues[0] + DAY * 1000
        await house.passes((record.due - world.now * 1000) / 1000 - 1, codes[0])
        assert (await house.record(codes[0])).due == record.due  # nobody's time is up yet
        lines = len(await house.store.log(codes[0]))
        await house.passes(2, codes[0])
        assert len(await house.store.log(codes[0])) > lines

    live_through(tmp_path, after, world)


def test_a_restart_is_no_outage(tmp_path: Path) -> None:
    dues: list[int | None] = []
    codes: list[str] = []

    async def before(house: House) -> None:
        codes.append((await house.sets_up("omerta", [None, None, None], 2))[0].table)
        await house.quiet()
        dues.append((await house.record(codes[0])).due)

    world = live_through(tmp_path, before)
    world.now += 20

    async def after(house: House) -> None:
        assert (await house.record(codes[0])).due == dues[0]

    live_through(tmp_path, after, world)


def test_bots_move_though_nobody_is_connected(tmp_path: Path) -> None:
    async def living(house: House) -> None:
        code = (await house.sets_up("omerta", [None, "sharp", "sharp"], 1, turn_limit=30))[0].table
        await house.quiet()
        log = await house.store.log(code)
        assert {1, 2} <= {line.entry.actor for line in log}
        record = await house.record(code)
        assert record.asked is not None
        assert record.asked.seats == (0,)
        for _ in range(3):  # he may begin, and be asked again before anybody else
            await house.passes(DAY + HOUR, code)  # he never comes: a caretaker answers, the others go on
        since = {line.entry.actor for line in (await house.store.log(code))[len(log) :]}
        assert since >= {0, 1, 2}

    live_through(tmp_path, living)


def test_who_comes_in_time_answers_for_himself(tmp_path: Path) -> None:
    async def living(house: House) -> None:
        tickets = await house.sets_up("omerta", [None, None, None], 1)
        await house.quiet()
        code = tickets[0].table
        await house.passes(DAY - 60, code)
        async with house.visit(tickets[1]) as visitor:
            update = await visitor.until("Update")
            await visitor.answers(update, update["options"][-1])
        await house.passes(120, code)
        said = [line.entry for line in await house.store.log(code) if line.entry.actor == 1]
        assert msgspec.json.decode(bytes(said[0].action))["type"] == "Peek"
        record = await house.record(code)
        assert record.asked is not None
        assert record.asked.about != "FirstLook"

    live_through(tmp_path, living)


def test_a_paused_table_waits_for_ever_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def living(house: House) -> None:
        tickets = await house.sets_up("omerta", [None, None, None], 1)
        await house.quiet()
        code = tickets[0].table
        await house.passes(20 * HOUR, code)
        due = (await house.record(code)).due or 0
        for ticket in tickets:
            async with house.visit(ticket) as visitor:
                await visitor.until("Update")
                visitor.says(Pause(True))
        assert (await house.record(code)).due is None
        left = due - house.world.now * 1000
        await house.passes(10 * DAY, code)
        for ticket in tickets[:2]:  # most of them are enough
            async with house.visit(ticket) as visitor:
                await visitor.until("Update")
                visitor.says(Pause(False))
        assert abs(((await house.record(code)).due or 0) - house.world.now * 1000 - left) < 1000

    live_through(tmp_path, living)


def test_since_when_a_table_waits_does_not_hang_on_who_looks_in(tmp_path: Path) -> None:
    """By post or at leisure."""

    async def living(house: House) -> None:
        for timing in (Timing("post", days=7), Timing("relaxed")):
            first = await house.hall.set_up("omerta", {}, [None] * 3, 0, "P0", False, timing=timing)
            tickets = [first, *[await house.hall.sit_down(first.table, f"P{at}", at) for at in (1, 2)]]
            async with house.visit(tickets[0]) as visitor:
                await visitor.until("Update")
            asked = (await house.record(first.table)).since
            assert asked is not None
            house.world.now += HOUR
            async with house.visit(tickets[1]) as visitor:
                await visitor.until("Update")
            assert (await house.record(first.table)).since == asked

    live_through(tmp_path, living)


def test_the_snap_is_sealed_and_everybody_has_a_stopwatch_of_his_own(tmp_path: Path) -> None:
    """He who looks later is not slower for it; and he who looks, goes away and comes back has looked."""

    async def living(house: House) -> None:
        tickets = await house.sets_up("omerta", [None, None, None], 1, turn_limit=60)
        await house.quiet()
        code, random, discarded = tickets[0].table, Random(5), 0
        while True:
            record = await house.record(code)
            assert record.asked is not None
            if len(record.asked.open) == 3 and record.asked.about == "SealedSnap":
                break
            discarded = record.asked.open[0]
            async with house.visit(tickets[discarded]) as visitor:
                update = await visitor.until("Update")
                if update["options"]:
                    drawn = [each for each in update["options"] if each["type"] in ("Peek", "DrawDeck", "Discard")]
                    await visitor.answers(update, random.choice(drawn or update["options"]))
        opened, first = house.world.now, dict.fromkeys((discarded,), 0)
        for later, seat in ((100, (discarded + 1) % 3), (300, (discarded + 2) % 3)):
            house.world.now = opened + later
            first[seat] = later
            async with house.visit(tickets[seat]) as visitor:
                await visitor.until("Update")
        house.world.now = opened + 600
        for seat in range(3):
            async with house.visit(tickets[seat]) as visitor:
                update = await visitor.until("Update")
                await visitor.answers(update, update["options"][-1])
        said = [line.entry for line in await house.store.log(code) if line.entry.actor == CLOCK][-3:]
        times = {
            each["seat"]: each["milliseconds"] for each in (msgspec.json.decode(bytes(line.action)) for line in said)
        }
        assert times == {seat: (600 - looked) * 1000 for seat, looked in first.items()}

    live_through(tmp_path, living)
