"""Requests that were made up: nothing breaks, and every answer is as the document says."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sitdown.server import guard
from sitdown.server.doors.asking import Desk, Gate
from sitdown.server.doors.games import GameDesk
from sitdown.server.doors.me.calls import CallDesk
from sitdown.server.doors.me.holidays import Calendar
from sitdown.server.doors.me.person import Cloakroom
from sitdown.server.doors.me.ways_in import WaysIn
from sitdown.server.doors.replays import ReplayDesk
from sitdown.server.doors.tables import TableDesk

from .openapi import OPERATIONS
from .requests import fuzzed

REQUESTS = 200


def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    figures = fuzzed(tmp_path, REQUESTS, seed=1)
    assert figures.requests >= REQUESTS
    assert {200, 201, 400, 403, 404, 409} <= set(figures.statuses)


def test_the_document_knows_every_request() -> None:
    nobody: Any = None
    hall: Any = SimpleNamespace(store=None)
    gate = Gate((), guard.NONE, guard.Addresses(guard.GUESSES))
    desks: list[Desk] = [
        GameDesk(nobody, gate),
        TableDesk(nobody, gate, nobody, guard.NONE),
        ReplayDesk(nobody, gate, nobody, nobody, nobody, guard.NONE),
        Cloakroom(hall, gate, nobody, nobody, nobody),
        WaysIn(hall, gate, nobody, nobody, nobody, guard.NONE),
        Calendar(nobody, gate, nobody, nobody, guard.NONE),
        CallDesk(nobody, gate, nobody, guard.NONE),
    ]
    routes = [route for desk in desks for route in desk.routes()]
    known = {(method.lower(), route.path.replace(":str", "")) for route in routes for method in route.methods or ()}
    assert {(method, path) for method, path, *_ in OPERATIONS} == {pair for pair in known if pair[0] != "head"}
