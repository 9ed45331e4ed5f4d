"""What somebody has at tables: it goes with him where he signs in, and it is wiped when he wishes to be forgotten."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import structlog
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from sitdown.core.codec import Malformed, encode
from sitdown.core.game import AnyGame
from sitdown.core.registry import UnknownGame, game_named
from sitdown.core.words import NOTHING_TO_READ
from sitdown.server.after.archive import Archive
from sitdown.server.hall.chairs import emptied, left, with_chair
from sitdown.server.hall.hall import Hall
from sitdown.server.people.records import Person
from sitdown.server.people.register import Register
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Seat, TableRecord, Written
from sitdown.server.store.trouble import BrokenLog, Unreachable

AGAIN: Final = 60.0  # seconds until it is tried again, where the books were out of reach

log = structlog.get_logger()


class Belongings:
    def __init__(self, hall: Hall, register: Register, archive: Archive) -> None:
        self._archive = archive
        self._hall = hall
        self._register = register
        self._wiping: set[str] = set()

    # --- signed in somewhere else

    async def check(self, guest: Person, person: str) -> None:
        """Whether what a guest has here can go with him where he signs in. Nobody plays for two at one table."""
        mine = {code for code, _ in await self._hall.store.sits(person)}
        for code, _ in await self._hall.store.sits(guest.id):
            if code in mine and (await self._hall.stored.record(code)).finished is None:
                raise Refusal("sits-twice", code, status=409)

    async def follow(self, guest: Person, person: str) -> int:
        """It does; how many tables. Of one that is over, where he has sat twice, the other chair is nobody's."""
        mine = {code for code, _ in await self._hall.store.sits(person)}
        chairs = await self._hall.store.sits(guest.id)
        for code, seat in chairs:
            await self._hall.change_chair(code, partial(_at, seat), partial(_given, UNSET if code in mine else person))
        return len(chairs)

    # --- forgotten

    async def resume(self) -> None:
        """Those who wished to be forgotten when the server died over it, or could not reach its books; and those who never came back."""
        while True:
            try:
                await self._register.tidy()
                for person in await self._register.going():
                    await self.wipe(person)
                return
            except Unreachable:
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("those who are gone cannot be wiped")
                return

    async def wipe(self, person: str) -> None:
        """At all his tables he was a stranger, and has said nothing; then there is nobody of this number any more."""
        if person in self._wiping:
            return
        self._wiping.add(person)
        try:
            for code in await self._hall.store.traces(person):
                await self._wipe(code, person)
            await self._register.erase(person)
        finally:
            self._wiping.discard(person)

    async def _wipe(self, code: str, person: str) -> None:
        async with self._hall.live.door(code):
            record = await self._hall.stored.record(code)
            if person not in record.sitting.values():
                self._hall.live.tell_chairs(await self._strike(record, person))
            else:
                async with self._hall.live.put_away(code):
                    await self._strike(record, person)
        await self._archive.forget(code)
        await self._hall.store.tell(f"forget {code}")

    async def _strike(self, record: TableRecord, person: str) -> TableRecord:
        """What the table has become."""
        for seat, chair in enumerate(record.seats):
            if record.started is not None and chair.person == person:
                await self._unsay(record, seat)
            record = await self._hall.stored.changed(record.code, partial(_without, seat, person))
        return record

    async def _unsay(self, record: TableRecord, seat: int) -> None:
        """Words that are beside the log go; of those in it, which games are replayed by, nothing is left to read."""
        store = self._hall.store
        aside = await store.aside(record.code)
        kept = replace(aside, said=tuple([said for said in aside.said if said.seat != seat]))
        try:
            game = game_named(record.game)
            lines = await store.log(record.code) if game.trade is not None and game.trade.remarks else []
            unsaid = {line.seq: text for line in lines if (text := _unsaid(game, line, seat)) is not None}
        except (UnknownGame, BrokenLog) as error:
            log.warning("words of somebody who is gone cannot be found", table=record.code, exc_info=error)
            unsaid = {}
        await store.unsay(record.code, unsaid, kept)


def _unsaid(game: AnyGame, line: Written, seat: int) -> str | None:
    """The line of the log without its words; `None`: there are none of his in it."""
    if line.entry.actor != seat or game.trade is None:
        return None
    try:
        action = game.codec.action(bytes(line.entry.action))
    except Malformed:
        return None
    if not isinstance(action, game.trade.remarks):
        return None
    return encode(replace(action, text=NOTHING_TO_READ)).decode()


def _at(seat: int, record: TableRecord) -> int:
    return seat


def _given(person: str | UnsetType, chair: Seat) -> Seat:
    return replace(chair, person=person)


def _without(seat: int, person: str, record: TableRecord) -> TableRecord:
    """Nobody's name and nobody's face, on a chair that somebody has left for good. Who shows the name has words for it."""
    chair = record.seats[seat]
    if chair.applicant and chair.applicant.person == person:
        return with_chair(record, seat, replace(chair, applicant=UNSET))
    if chair.person != person:
        return record
    if record.started is None:
        return emptied(record, {seat})
    after = left(record, seat)
    return with_chair(after, seat, replace(after.seats[seat], name=NOTHING_TO_READ, face=UNSET))
