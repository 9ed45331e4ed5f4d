"""The HTTP of the server as an OpenAPI document, made of the records that it reads."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from sitdown.bots import bot_names
from sitdown.core.registry import all_games
from sitdown.server.after.replaying import MOST_FRAMES
from sitdown.server.doors.bodies import Admit, Claim, Fill, Free, Guest, Leave, Mine, Seen, SetUp, SitDown, TakeOver
from sitdown.server.doors.games import ToldLessons, Words
from sitdown.server.doors.me.calls import CallHere, CallThere
from sitdown.server.doors.me.calls import Place as CallPlace
from sitdown.server.doors.me.holidays import Back, Take
from sitdown.server.doors.me.person import Claims
from sitdown.server.doors.me.person import Nothing as Empty
from sitdown.server.doors.me.ways_in import Credential, Drop, Link, Out
from sitdown.server.timing import Timing
from sitdown.texts import LANGUAGES

Schema = dict[str, Any]

REF: Final = "#/components/schemas/{name}"


class Place(Struct, frozen=True):
    """A chair, and the token that opens it."""

    table: str
    seat: int
    token: str


class Applicant(Struct, frozen=True):
    """Who would take a chair over that was left."""

    name: str
    agreed: tuple[int, ...]


class Chair(Struct, frozen=True):
    name: str
    bot: str | None
    free: bool
    kept: bool
    founder: bool
    face: str
    left: bool
    applicant: Applicant | None


class Table(Struct, frozen=True):
    """What anybody may know of a table."""

    table: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Chair, ...]
    public: bool
    created: int
    started: int | None
    finished: int | None
    rematch: str | None
    hinted: tuple[int, ...]
    timing: Timing


class Nothing(Struct, frozen=True):
    """It was done."""


class Waiter(Table, frozen=True):
    """What he knows who waits there."""

    seat: int


class GameKind(Struct, frozen=True):
    game: str
    rules: int
    players: tuple[int, ...]
    bots: tuple[str, ...]
    levels: tuple[str, ...]
    gentle: dict[str, Any]
    coach: bool
    options: dict[str, Any]
    lessons: tuple[str, ...]
    post: dict[str, Any]
    instructions: dict[str, tuple[str, ...]]


class ToldMe(Table, frozen=True):
    """And where I sit."""

    mine: int | None
    invited: int | None


class Known(Struct, frozen=True):
    nickname: str | None
    face: str
    kept: bool


class KnownHere(Known, frozen=True):
    tables: int


class MyTables(Struct, frozen=True):
    tables: list[Any]


class Claimed(Struct, frozen=True):
    mine: list[str]


class Sits(Struct, frozen=True):
    table: str
    seat: int


class WaysIn(Struct, frozen=True):
    devices: list[Any]
    passkeys: list[Any]


class LinkMade(Struct, frozen=True):
    secret: str
    expires: int


class CallPlaces(Struct, frozen=True):
    key: str
    places: list[Any]


class HolidaysTold(Struct, frozen=True):
    holidays: list[Any]
    a_year: int


class Well(Struct, frozen=True):
    ok: bool
    protocol: int


class Told(Struct, frozen=True):
    """All that was noticed in a game."""

    lines: int
    told: list[Any]


class Retold(Struct, frozen=True):
    """All that a viewer has noticed so far."""

    told: list[list[Any]] | None


class Shown(Struct, frozen=True):
    """What lay on the table after some lines of a game."""

    first: int = msgspec.field(name="from")
    views: list[Any]


class Coached(Struct, frozen=True):
    """How much of his work the coach has done; when it is all, what he says."""

    share: float
    blamed: list[Any] | None


class Refused(Struct, frozen=True):
    why: str
    detail: str


ANSWERS: Final = (
    Place,
    list[Table],
    Table,
    Waiter,
    list[GameKind],
    Words,
    ToldLessons,
    Known,
    Well,
    Told,
    Retold,
    Shown,
    Coached,
    Nothing,
    ToldMe,
    KnownHere,
    MyTables,
    Claimed,
    Sits,
    WaysIn,
    LinkMade,
    HolidaysTold,
    CallPlaces,
    dict[str, Any],
)
BODIES: Final = (
    *(SetUp, SitDown, Fill, Free, Mine, Seen, Guest, Leave, TakeOver, Admit, Claim),
    *(Claims, Credential, Drop, Link, Out, Empty, Take, Back),
    *(CallHere, CallThere, CallPlace),
)
CREATED: Final = (SetUp, TakeOver, Take)
EYES: Final = ("eyes", {"enum": ["open", "0", "1", "2"]})
SEAT: Final = ("seat", {"type": "integer", "minimum": 0, "maximum": 2})
FROM: Final = ("from", {"type": "integer", "minimum": 0, "maximum": 10_000})
COUNT: Final = ("count", {"type": "integer", "minimum": 0, "maximum": MOST_FRAMES})

# method, path, body, answer, what may be asked for
OPERATIONS: Final[list[tuple[str, str, Any, Any, tuple[tuple[str, Schema], ...]]]] = [
    ("get", "/healthz", None, Well, ()),
    ("get", "/api/games", None, list[GameKind], ()),
    ("get", "/api/games/{game}/words/{language}", None, Words, ()),
    ("get", "/api/games/{game}/lessons/{language}", None, ToldLessons, ()),
    ("get", "/api/me", None, Known, ()),
    ("post", "/api/me", Guest, Known, ()),
    ("get", "/api/me/tables", None, MyTables, ()),
    ("post", "/api/me/seats", Claims, Claimed, ()),
    ("get", "/api/me/ways-in", None, WaysIn, ()),
    ("post", "/api/me/keep", Guest, dict[str, Any], ()),
    ("post", "/api/me/passkey", Credential, Known, ()),
    ("post", "/api/me/passkey/drop", Drop, WaysIn, ()),
    ("post", "/api/me/link", Guest, LinkMade, ()),
    ("post", "/api/me/out", Out, WaysIn, ()),
    ("post", "/api/me/forget", Empty, Known, ()),
    ("get", "/api/me/holidays", None, HolidaysTold, ()),
    ("post", "/api/me/holidays", Take, HolidaysTold, ()),
    ("post", "/api/me/holidays/drop", Back, HolidaysTold, ()),
    # No address that is made up here is one of the open net: nobody is called.
    ("get", "/api/me/calls", None, CallPlaces, ()),
    ("post", "/api/me/calls/here", CallHere, dict[str, Any], ()),
    ("post", "/api/me/calls/there", CallThere, dict[str, Any], ()),
    ("post", "/api/me/calls/test", CallPlace, dict[str, Any], ()),
    ("post", "/api/me/calls/off", CallPlace, dict[str, Any], ()),
    ("post", "/api/in/passkey/ask", Empty, dict[str, Any], ()),
    ("post", "/api/in/passkey", Credential, KnownHere, ()),
    ("post", "/api/in/link/whose", Link, KnownHere, ()),
    ("post", "/api/in/link", Link, KnownHere, ()),
    ("get", "/api/tables", None, list[Table], ()),
    ("post", "/api/tables", SetUp, Place, ()),
    ("get", "/api/tables/{code}", None, ToldMe, ()),
    ("post", "/api/tables/{code}/claim", Claim, Sits, ()),
    ("post", "/api/tables/{code}/alone", Mine, Place, ()),
    ("post", "/api/tables/{code}/seats", SitDown, Place, ()),
    ("post", "/api/tables/{code}/bots", Fill, Table, ()),
    ("post", "/api/tables/{code}/here", Mine, Waiter, ()),
    ("post", "/api/tables/{code}/free", Free, Table, ()),
    ("post", "/api/tables/{code}/handover", Mine, Place, ()),
    ("post", "/api/tables/{code}/leave", Leave, Nothing, ()),
    ("post", "/api/tables/{code}/take-over", TakeOver, Place, ()),
    ("post", "/api/tables/{code}/admit", Admit, Table, ()),
    ("post", "/api/tables/{code}/rematch", Mine, Place, ()),
    ("post", "/api/tables/{code}/told", Seen, Retold, ()),
    ("get", "/api/tables/{code}/log", None, "application/jsonl", ()),
    ("get", "/api/tables/{code}/story", None, Told, (EYES,)),
    ("get", "/api/tables/{code}/views", None, Shown, (EYES, FROM, COUNT)),
    ("get", "/api/tables/{code}/coach", None, Coached, (SEAT,)),
]


def document(codes: tuple[str, ...] = (), tokens: tuple[str, ...] = ()) -> Schema:
    """`codes` and `tokens`: of tables that there are, so that who tries anything finds them."""
    kinds = (*ANSWERS, *BODIES, Refused, *[game.options for game in all_games()])
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    by_kind = dict(zip(map(repr, kinds), schemas, strict=True))
    properties = {name: component.get("properties", {}) for name, component in components.items()}
    bots = [bot for game in all_games() for bot in bot_names(game)]
    _hint(properties["SetUp"], "game", [game.name for game in all_games()])
    _hint(properties["Fill"], "bot", bots)
    for name in ("Fill", "Free", "Mine", "Seen", "Leave", "Admit", "Claim", "Held"):
        _hint(properties[name], "token", list(tokens))
    _hint(properties["SetUp"], "seat", [0, 1])
    _hint(properties["SetUp"], "chairs", [[None, "random", "random"], [None, None, None], [None, "random", None, None]])
    options = [by_kind[repr(game.options)] for game in all_games()]
    properties["SetUp"]["options"] = {"anyOf": [{"type": "object", "maxProperties": 0}, *options]}
    paths: dict[str, Schema] = {}
    for method, path, body, answer, query in OPERATIONS:
        operation: Schema = {
            "responses": _responses(answer, by_kind, 201 if body in CREATED else 200),
            "parameters": [],
        }
        anything = {"type": "string", "pattern": "^[A-Za-z0-9]{1,12}$"}
        named = {
            "code": {"enum": [*codes, "BCDFGH"]} if codes else anything,
            "game": {"enum": [*(game.name for game in all_games()), "chess"]},
            "language": {"enum": [*LANGUAGES, "de"]},
        }
        for name, schema in named.items():
            if f"{{{name}}}" in path:
                operation["parameters"].append({"name": name, "in": "path", "required": True, "schema": schema})
        for name, schema in query:
            operation["parameters"].append({"name": name, "in": "query", "schema": schema})
        if body is not None:
            content = {"application/json": {"schema": by_kind[repr(body)]}}
            operation["requestBody"] = {"required": True, "content": content}
        paths.setdefault(path, {})[method] = operation
    about = {"title": "Sitdown", "version": "1"}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": components}}


def _hint(properties: Schema, name: str, known: list[Any]) -> None:
    """What makes sense here, so that some requests do."""
    if known:
        properties[name] = {"enum": known}


def _responses(answer: Any, by_kind: dict[str, Schema], status: int) -> Schema:
    kind, content = (answer, {}) if isinstance(answer, str) else ("application/json", {"schema": by_kind[repr(answer)]})
    no = {"application/json": {"schema": by_kind[repr(Refused)]}, "text/plain": {}}
    refused = {"description": "no", "content": no}
    return {
        str(status): {"description": "yes", "content": {kind: content}},
        **{str(code): refused for code in (400, 403, 404, 405, 409, 413, 429)},
    }
