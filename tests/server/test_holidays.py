"""Holidays: announced, counted, and no time runs on them at tables by post."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from sitdown.server.people.holidays import Holidays
from sitdown.server.people.register import Register
from sitdown.server.refusal import Refusal
from sitdown.server.timing import Timing
from tests.server.posted import DAY, House, World

MS: Final = 1000


def test_no_time_runs_on_a_holiday(tmp_path: Path) -> None:
    async def life() -> None:
        async with House.open(World(), tmp_path) as house:
            ada, _ = await Register(house.store).arrive("Ada", "", "")
            chairs = [None, "sharp", "sharp"]
            ticket = await house.hall.set_up(
                "omerta", {}, chairs, 0, "Ada", False, person=ada.id, timing=Timing("post", days=1)
            )
            await house.quiet()
            before = (await house.record(ticket.table)).due or 0
            holidays, now = Holidays(house.store), house.hall.stored.now
            span = round(now + 0.5 * DAY * MS), round(now + 5 * DAY * MS)
            await holidays.take(ada.id, span, now)
            await house.hall.live.recount(ada.id)
            await house.quiet()
            assert (await house.record(ticket.table)).due == before + span[1] - span[0]
            await house.passes(1 * DAY, ticket.table)
            lines = len(await house.store.log(ticket.table))
            await house.passes(3 * DAY, ticket.table)
            assert len(await house.store.log(ticket.table)) == lines
            async with house.visit(ticket) as visitor:
                presence = await visitor.until("Presence")
                assert presence["seats"][0]["holiday"] == span[1]
            back = house.hall.stored.now
            await holidays.drop(ada.id, span[0], back)  # he is back early
            await house.hall.live.recount(ada.id)
            await house.quiet()
            assert (await house.record(ticket.table)).due == before + back - span[0]

    asyncio.run(life())


@pytest.mark.parametrize(
    ("first", "last"),
    [(-2, 3), (3, 3), (5, 2), (1, 40)],
    ids=["begun long ago", "no day", "backwards", "more than there are in a year"],
)
def test_what_makes_no_holiday_is_refused(tmp_path: Path, first: int, last: int) -> None:
    async def life() -> None:
        async with House.open(World(), tmp_path) as house:
            ada, _ = await Register(house.store).arrive("Ada", "", "")
            now, day = house.hall.stored.now, round(DAY * MS)
            with pytest.raises(Refusal, match="no-holiday"):
                await Holidays(house.store).take(ada.id, (now + first * day, now + last * day), now)
            assert await Holidays(house.store).of([ada.id]) == {}

    asyncio.run(life())


def test_thirty_days_a_year_and_no_day_twice(tmp_path: Path) -> None:
    async def life() -> None:
        async with House.open(World(), tmp_path) as house:
            ada, _ = await Register(house.store).arrive("Ada", "", "")
            now, day = house.hall.stored.now, round(DAY * MS)
            holidays = Holidays(house.store)
            await holidays.take(ada.id, (now + day, now + 21 * day), now)
            with pytest.raises(Refusal, match="no-holiday"):
                await holidays.take(ada.id, (now + 20 * day, now + 25 * day), now)
            with pytest.raises(Refusal, match="no-holiday-left"):
                await holidays.take(ada.id, (now + 30 * day, now + 45 * day), now)
            await holidays.take(ada.id, (now + 30 * day, now + 40 * day), now)

    asyncio.run(life())
