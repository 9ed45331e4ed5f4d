"""What a table keeps beside its log: it is there when the table comes back into memory, or the server to life."""

from __future__ import annotations

from pathlib import Path

from sitdown.games.omerta.records import actions as act
from sitdown.server.protocol import Order
from sitdown.server.store.records import Aside

from .online import Frame, Guest, Server, online
from .room import Room, record


async def orders_told(guest: Guest) -> list[str]:
    orders: list[str] = (await guest.until("Update"))["orders"]
    return orders


def test_a_standing_order_outlives_the_server(tmp_path: Path) -> None:
    mine: Frame = {}

    async def before(server: Server) -> None:
        mine.update(await server.sets_up("omerta", None, "sharp", "sharp"))
        async with server.joined(mine["table"], mine["token"]) as ada:
            assert await orders_told(ada) == []
            await ada.send(Order("KillerWindow"))
            while await orders_told(ada) != ["KillerWindow"]:
                pass

    async def after(server: Server) -> None:
        async with server.joined(mine["table"], mine["token"]) as ada:
            assert await orders_told(ada) == ["KillerWindow"]
            await ada.send(Order("KillerWindow", on=False))
            while await orders_told(ada):
                pass

    async def long_after(server: Server) -> None:
        async with server.joined(mine["table"], mine["token"]) as ada:
            assert await orders_told(ada) == []

    for play in (before, after, long_after):
        online(tmp_path, play)


def test_nobody_else_is_told_of_it(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "sharp", "sharp", public=True)
        async with server.joined(mine["table"], mine["token"]) as ada:
            await ada.until("Update")
            await ada.send(Order("KillerWindow"))
            while await orders_told(ada) != ["KillerWindow"]:
                pass
            async with server.joined(mine["table"]) as spectator:
                assert await orders_told(spectator) == []
        assert "KillerWindow" not in (await server.http.get(f"/api/tables/{mine['table']}")).text

    online(tmp_path, play)


def looked() -> Room:
    """Seat 0 has looked at two of his slots, and his screen has certainly shown it."""
    room = Room(record("omerta", None, None, None))
    room.join(0, 0)
    room.answers(0, act.Peek(0, 1))
    assert peeks(room) == 1
    room.wait(3)
    return room


def peeks(room: Room) -> int:
    """How often seat 0 was shown his cards."""
    return sum(event["type"] == "Peeked" for frame in room.told(0, "Update") for event in frame["events"])


def back_in_memory(room: Room, aside: Aside) -> Room:
    return Room(record("omerta", None, None, None), session=room.session, memory=room.memory, aside=aside)


def test_a_card_seen_is_not_seen_again_when_everybody_has_left_and_come_back() -> None:
    before = looked()
    again = back_in_memory(before, before.table.aside)
    again.join(0, 0, since=0)
    assert peeks(again) == 0


def test_a_card_that_may_have_been_lost_on_the_way_is() -> None:
    again = back_in_memory(looked(), Aside())
    again.join(0, 0, since=0)
    assert peeks(again) == 1
