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

from sitdown.server.store.records import Seat, TableRecord, Written
from sitdown.server.store.schema import tables
from sitdown.server.store.store import Store

from .killing import Process
from .laid import FINISHED, RUNNING, TOKEN, WAITING, laid
from .openapi import OPERATIONS, document

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SHARE = 100  # of all requests that go to one operation at a time, good ones or bad ones: one in so many


@dataclass
class Figures:
    requests: int = 0
    statuses: Counter[int] = field(default_factory=Counter)


def fuzzed(folder: Path, wanted: int, seed: int) -> Figures:
    """So many requests, at least. Nothing breaks, nothing is answered but as the document says, and games are as they were before."""
    return asyncio.run(_fuzzed(folder, wanted, seed))


async def _fuzzed(folder: Path, wanted: int, seed: int) -> Figures:
    url = f"sqlite+aiosqlite:///{folder}/tables.db"
    await laid(url)
    before, _ = await _found(url)
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


async def _found(url: str) -> tuple[dict[str, tuple[TableRecord | None, list[Written]]], int]:
    """The games as they are in the database, and how many tables there are. Who has a chair's token may leave it, and be forgotten."""
    store = await Store.open(url)
    found = {code: (await store.table(code), await store.log(code)) for code in (FINISHED, RUNNING)}
    async with store._engine.connect() as connection:
        there_are = (await connection.execute(sa.select(sa.func.count()).select_from(tables))).scalar_one()
    await store.close()
    return {code: (_held(at), log) for code, (at, log) in found.items()}, there_are


def _held(at: TableRecord | None) -> TableRecord | None:
    return at and replace(at, rematch=None, seats=tuple(Seat(bot=seat.bot) for seat in at.seats))
