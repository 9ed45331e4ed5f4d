"""Requests of every kind at a real server, most of which make no sense."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import hypothesis
import requests
import schemathesis
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase
from hypothesis.errors import Unsatisfiable
from msgspec.structs import replace
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sitdown.core.chance import Seeded
from sitdown.server.records import Page, TableRecord, Written, digest
from sitdown.server.schema import tables
from sitdown.server.store import Store

from .killing import Process
from .openapi import OPERATIONS, document
from .room import Room, record

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SHARE = 25  # of all requests that go to one operation at a time, good ones or bad ones: one in so many
FINISHED, RUNNING, WAITING = "FFFFFF", "GGGGGG", "HHHHHH"
TOKEN = "a token that opens the first chair of every table"


@dataclass
class Figures:
    requests: int = 0
    statuses: Counter[int] = field(default_factory=Counter)


def fuzzed(folder: Path, wanted: int, seed: int) -> Figures:
    """So many requests, at least. Nothing breaks, nothing is answered but as the document says, and games are as they were before."""
    return asyncio.run(_fuzzed(folder, wanted, seed))


async def _fuzzed(folder: Path, wanted: int, seed: int) -> Figures:
    url = f"sqlite+aiosqlite:///{folder}/tables.db"
    before = await _laid(url)
    async with Process(folder) as process:
        server = await process.start()
        figures = await asyncio.to_thread(_bombard, str(server.http.base_url), wanted, seed)
        assert (await server.http.get("/healthz")).status_code == 200
        await server.http.aclose()
        assert await process.stop() == 0
        after, there_are = await _found(url)
        assert after == before
        assert there_are in (3 + figures.statuses[201], 4 + figures.statuses[201])  # who is lucky gets a rematch
        return figures


def _bombard(base: str, wanted: int, seed: int) -> Figures:
    schema = schemathesis.openapi.from_dict(document((FINISHED, RUNNING, WAITING), (TOKEN,)))
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == len(OPERATIONS)
    figures = Figures()
    with requests.Session() as session:
        for turn in count(seed):
            for operation in operations:
                for mode in schemathesis.GenerationMode:
                    strategy = operation.as_strategy(generation_mode=mode)
                    _try(strategy, -(-wanted // SHARE), base, session, turn, figures)
                    if figures.requests >= wanted:
                        return figures
    raise AssertionError


def _try(strategy: Any, most: int, base: str, session: requests.Session, seed: int, figures: Figures) -> None:
    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=most,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @hypothesis.given(case=strategy)
    def send(case: schemathesis.Case[Any]) -> None:
        response = case.call(base_url=base, session=session, proxies={"http": ""})
        figures.requests += 1
        figures.statuses[response.status_code] += 1
        case.validate_response(response, checks=CHECKS)

    with suppress(Unsatisfiable):  # there is no wrong way to ask for some things
        send()


# --- the tables that are tried


def _games() -> dict[str, tuple[TableRecord, list[Written]]]:
    """One that is over and one that is going on, both without a free chair."""
    found = {}
    for code, lines in ((FINISHED, None), (RUNNING, 40)):
        at = record("omerta", "random", "random", "random", turn_limit=3)
        room = Room(at, chance=Seeded(2))
        room.join(1, None)
        while not room.state.over and (lines is None or len(room.log) < lines):
            room.wait(0.1)
        chairs = (replace(at.seats[0], bot=None, name="Ada", holder=digest(TOKEN)), *at.seats[1:])
        finished = 1 if room.state.over else None
        found[code] = (replace(at, code=code, seats=chairs, public=True, finished=finished), room.log)
    return found


async def _laid(url: str) -> dict[str, tuple[TableRecord | None, list[Written]]]:
    store = await Store.open(url)
    for code, (at, log) in _games().items():
        await store.add(at)
        await store.write(Page(code, tuple(log)))
    waiting = replace(record("cosa-nostra", None, None, None), code=WAITING, public=True, started=None)
    await store.add(waiting)
    await store.close()
    return (await _found(url))[0]


async def _found(url: str) -> tuple[dict[str, tuple[TableRecord | None, list[Written]]], int]:
    """The games as they are in the database, and how many tables there are. A token may be changed by who has it."""
    store = await Store.open(url)
    found = {code: (await store.table(code), await store.log(code)) for code in (FINISHED, RUNNING)}
    async with store._engine.connect() as connection:
        there_are = (await connection.execute(sa.select(sa.func.count()).select_from(tables))).scalar_one()
    await store.close()
    return {code: (_held(at), log) for code, (at, log) in found.items()}, there_are


def _held(at: TableRecord | None) -> TableRecord | None:
    return at and replace(at, rematch=None, seats=tuple(replace(seat, holder=None) for seat in at.seats))
