"""A table that breaks down over what one of them says: he is put out, and the others play on over the lines that they have."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sitdown.core.chance import Chance
from sitdown.core.log import Session, resume
from sitdown.core.records import Action, Event
from sitdown.games.omerta.records.actions import TakePile
from sitdown.server.after.replaying import lines
from sitdown.server.live import live
from sitdown.server.protocol import Talk
from sitdown.server.store.ownership import Owned
from sitdown.server.store.records import Page
from sitdown.server.store.store import Store
from sitdown.server.table.table import Table
from sitdown.server.table.time import pulse

from .honest import failures, playing, seated, undisturbed
from .online import Frame, Guest, Server, online, shut

TAKE = {"type": "TakePile"}


def nested(depth: int) -> str:
    """What the rules of the protocol pass over: nobody reads a field that he does not know."""
    return '{"type":"Answer","question":9,"action":{"type":"Decline","x":' + "[" * depth + "]" * depth + "}}"


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have a hole: who takes the pile leaves the game half changed."""
    sound = Session.apply

    def apply(self: Session, actor: int, action: Action, chance: Chance, question: int | None = None) -> list[Event]:
        if isinstance(action, TakePile):
            self.state.apply(actor, action, chance)  # and it is never written down
            raise ZeroDivisionError
        return sound(self, actor, action, chance, question)

    monkeypatch.setattr(Session, "apply", apply)


async def may_take(guest: Guest) -> Frame:
    """Plays on until he may."""
    return await guest.plays(_first, stop=lambda update: TAKE in update["options"])


def _first(update: Frame, _: Any) -> Frame:
    option: Frame = update["options"][0]
    return option


async def written(folder: Path, table: str) -> list[bytes]:
    """The log as it is on disk."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/tables.db")
    record = await store.table(table)
    assert record is not None
    found = lines(record, await store.log(table))
    await store.close()
    return found


def test_no_depth_of_a_frame_breaks_a_table(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        places = await seated(server)
        async with (
            undisturbed(server),
            playing(server, places[1:]) as others,
            server.joined(places[0]["table"], places[0]["token"]) as mallory,
        ):
            await mallory.until("Update")
            depths = [500, *range(930, 1010), 5000]  # those that Python's stack has just room for, and not
            for depth in depths:
                await mallory.wire.send(nested(depth))
                assert (await mallory.until("Refused"))["why"] in ("late", "malformed")
                await asyncio.sleep(0.05)  # as fast as he may
            others.check()
            await mallory.answers(mallory.last, {"type": "Decline"})  # he can still play, if he wants to

    before = failures()
    online(tmp_path, play)
    assert failures() == before


@pytest.mark.usefixtures("fault")
def test_whose_message_breaks_the_table_is_put_out_and_the_others_play_on(tmp_path: Path) -> None:
    table = ""

    async def play(server: Server) -> None:
        nonlocal table
        places = await seated(server)
        table = places[0]["table"]
        async with undisturbed(server), playing(server, places[1:]) as others:
            async with server.joined(table, places[0]["token"]) as mallory:
                asked = await may_take(mallory)
                seen = [len(guest.frames) for guest in others.guests]
                await mallory.answers(asked, TAKE)
                assert await mallory.closing() == live.POLICY
            async with server.joined(table, places[0]["token"], asked["seq"]) as again:  # anybody may stumble once
                back = await again.until("Update")
                assert (back["question"], back["view"]) == (asked["question"], asked["view"])
                assert (back["seq"], back["events"]) == (asked["seq"], [])
                for guest, before in zip(others.guests, seen, strict=True):
                    told = [frame for frame in guest.frames[before:] if frame["type"] == "Update"]
                    assert told, "they are told afresh how things stand"
                    assert not any(frame["type"] == "Welcome" for frame in guest.frames[before:])
                moves = others.moves
                await again.answers(back, _first(back, None))
                await again.plays(_first, stop=lambda _: others.moves > moves + 4)

    before = failures()
    online(tmp_path, play)
    assert failures() > before, "a host can see that something broke down"
    assert resume(asyncio.run(written(tmp_path, table))).state.ask is not None


@pytest.mark.usefixtures("fault")
def test_what_others_say_at_the_same_moment_is_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It all lies in the inbox while something is written."""
    sound, writes = Store.write, asyncio.Event()

    async def write(self: Store, page: Page, owned: Owned | None = None) -> None:
        if page.aside is not None:  # a standing order
            await writes.wait()
        await sound(self, page, owned)

    monkeypatch.setattr(Store, "write", write)

    async def play(server: Server) -> None:
        places = await seated(server)
        table = places[0]["table"]
        async with playing(server, places[1:]) as others, server.joined(table, places[0]["token"]) as mallory:
            asked = await may_take(mallory)
            ben, eve = others.guests
            with shut(writes):
                await ben.wire.send('{"type":"Order","about":"this"}')  # is on its way to the disk
                await asyncio.sleep(0.2)
                await eve.wire.send('{"type":"Say","text":"Before."}')
                await asyncio.sleep(0.05)
                await mallory.answers(asked, TAKE)
                await asyncio.sleep(0.05)
                await ben.wire.send('{"type":"Say","text":"After."}')
                await asyncio.sleep(0.2)
            assert await mallory.closing() == live.POLICY
            while [frame["text"] for frame in eve.frames if frame["type"] == "Said"] != ["Before.", "After."]:
                await asyncio.sleep(0.01)
            assert ben.last["orders"] == ["this"]

    online(tmp_path, play)


@pytest.mark.usefixtures("fault")
def test_who_breaks_it_again_and_again_is_kept_away_for_a_while(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        places = await seated(server)
        table, token = places[0]["table"], places[0]["token"]
        async with undisturbed(server), playing(server, places[1:]) as others:
            for _ in range(2):
                async with server.joined(table, token) as mallory:
                    await mallory.answers(await may_take(mallory), TAKE)
                    assert await mallory.closing() == live.POLICY
            async with server.joined(table, token) as mallory:
                assert (await mallory.frame())["why"] == "busy"
                assert await mallory.closing() == live.POLICY
            others.check()
            async with server.joined(table) as onlooker:  # nobody else is kept away
                await onlooker.until("Update")
            while True:  # nor is he for ever
                async with server.joined(table, token) as mallory:
                    if (await mallory.frame())["type"] == "Welcome":
                        break
                await asyncio.sleep(0.3)

    online(tmp_path, play)


def test_what_breaks_down_by_itself_does_not_do_so_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is to join again; after the second time only in a while."""
    broken, wakes = "", 0
    sound = Table.wake

    def wake(self: Table, now: float) -> None:
        nonlocal wakes
        if self._code == broken:
            wakes += 1
            raise ZeroDivisionError
        sound(self, now)

    monkeypatch.setattr(Table, "wake", wake)

    async def play(server: Server) -> None:
        nonlocal broken
        places = await seated(server)
        async with undisturbed(server):
            broken = places[0]["table"]
            ends: list[Any] = []
            for _ in range(12):
                async with server.joined(broken, places[0]["token"]) as guest:
                    ends.append(await guest.closing())
                    ends += [frame["why"] for frame in guest.frames]
            assert ends[:2] == [live.AGAIN, live.AGAIN]
            assert "busy" in ends
            assert wakes < 12

    online(tmp_path, play)


def test_who_hangs_up_while_something_is_written_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He answered no ping and would be cut off now, but has gone by himself."""
    monkeypatch.setattr(pulse, "UNANSWERED", 3.0)
    monkeypatch.setattr(pulse, "PING_EVERY", 0.2)
    sound, writes, held = Store.write, asyncio.Event(), asyncio.Event()

    async def write(self: Store, page: Page, owned: Owned | None = None) -> None:
        held.set()
        await writes.wait()
        await sound(self, page, owned)

    monkeypatch.setattr(Store, "write", write)

    async def play(server: Server) -> None:
        writes.set()
        places = await seated(server)
        async with playing(server, places) as company, server.joined(places[0]["table"]) as ghost:
            await ghost.until("Welcome")
            await asyncio.sleep(2.4)
            with shut(writes):
                held.clear()
                await held.wait()
                await asyncio.sleep(0.7)
                ghost.wire.transport.abort()
                await asyncio.sleep(0.2)
            await company.plays_on()

    before = failures()
    online(tmp_path, play)
    assert failures() == before


def test_talk_of_no_kind_raises(tmp_path: Path) -> None:
    """Whatever a game's action may hold: numbers that no machine word does, letters that are none."""

    async def play(server: Server) -> None:
        places = await seated(server, "cosa-nostra")
        async with undisturbed(server), server.joined(places[0]["table"], places[0]["token"]) as mallory:
            await mallory.until("Update")
            for odd in (
                "9" * 5000,
                "-" + "9" * 5000,
                "1e999",
                '"\\ud800"',
                "[" * 500 + "]" * 500,
                '"' + "x" * 9000 + '"',
            ):
                for action in ('{"type":"Settle","to":%s,"gives":{}}', '{"type":"AcceptOffer","number":%s}'):
                    await mallory.send(Talk(_raw(action % odd)))
                    assert (await mallory.until("Refused"))["why"] in ("malformed", "illegal")

    before = failures()
    online(tmp_path, play)
    assert failures() == before


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())
