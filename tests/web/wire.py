"""The page's types and sentences, made from ours: `python -m scripts.generate`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from sitdown.bots import bot_names, levels
from sitdown.coach import has_coach
from sitdown.core.game import AnyGame, choices
from sitdown.core.instructions import rule_names
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.records.actions import CosaNostraAction
from sitdown.games.cosa_nostra.records.chances import Chances
from sitdown.games.cosa_nostra.records.events import CosaNostraEvent
from sitdown.games.cosa_nostra.records.knowledge import Knowledge as CosaNostraKnowledge
from sitdown.games.cosa_nostra.records.options import CosaNostraOptions
from sitdown.games.cosa_nostra.records.prospect import Prospect
from sitdown.games.cosa_nostra.records.view import View as CosaNostraView
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.cards.deck import facts
from sitdown.games.omerta.records.actions import OmertaAction
from sitdown.games.omerta.records.events import OmertaEvent
from sitdown.games.omerta.records.knowledge import Knowledge as OmertaKnowledge
from sitdown.games.omerta.records.options import OmertaOptions
from sitdown.games.omerta.records.view import View as OmertaView
from sitdown.learn import lessons_of
from sitdown.page import node
from sitdown.server.doors.bodies import Claim, Fill, Free, Leave, Mine, Seen, SetUp, SitDown
from sitdown.server.hall.hall import Ticket
from sitdown.server.protocol import FromClient, FromServer
from sitdown.texts.sentences import Sentences, Term

WEB = Path(__file__).parents[2] / "web"
WIRE = WEB / "src" / "wire"

FILES: dict[str, dict[str, Any]] = {
    "omerta.ts": {
        "Action": OmertaAction,
        "Event": OmertaEvent,
        "View": OmertaView,
        "Knowledge": OmertaKnowledge,
        "OmertaOptions": OmertaOptions,
    },
    "cosa_nostra.ts": {
        "Action": CosaNostraAction,
        "Event": CosaNostraEvent,
        "View": CosaNostraView,
        "Knowledge": CosaNostraKnowledge,
        "CosaNostraOptions": CosaNostraOptions,
        "Prospect": Prospect,
        "Chances": Chances,
    },
    "protocol.ts": {"FromClient": FromClient, "FromServer": FromServer},
    "sentences.ts": {"Sentences": Sentences, "Term": Term},
    "http.ts": {
        "SetUp": SetUp,
        "SitDown": SitDown,
        "Fill": Fill,
        "Free": Free,
        "Mine": Mine,
        "Claim": Claim,
        "Leave": Leave,
        "Seen": Seen,
        "Ticket": Ticket,
    },
}
GAMES = (OMERTA, COSA_NOSTRA)


def schema(named: dict[str, Any]) -> dict[str, Any]:
    """One JSON schema with a definition for every type that the named ones are made of."""
    refs, components = msgspec.json.schema_components(named.values(), ref_template="#/definitions/{name}")
    for name, component in components.items():
        component["title"] = name
        if "enum" in component:
            component.pop("description", None)  # compiled enums have lost theirs
        if "properties" in component:
            component["additionalProperties"] = False
            if not name.endswith("Options"):  # whoever opens a table leaves out what has its default; nothing else does
                component["required"] = list(component["properties"])
    aliases = {name: {**ref, "title": name} for name, ref in zip(named, refs, strict=True) if name not in components}
    return {"title": "Wire", "definitions": {**_by_name(components, aliases), **aliases}}


def _by_name(schema: Any, aliases: dict[str, Any]) -> Any:
    """A union that has a name is spoken of by it."""
    if isinstance(schema, list):
        return [_by_name(each, aliases) for each in schema]
    if not isinstance(schema, dict):
        return schema
    for name, alias in aliases.items():
        if "anyOf" in schema and schema["anyOf"] == alias.get("anyOf"):
            return {"$ref": f"#/definitions/{name}"}
    return {key: _by_name(value, aliases) for key, value in schema.items()}


def settings(options: type[msgspec.Struct]) -> dict[str, Any]:
    """What a person can choose: for every option its default, and its choices or limits."""
    _, components = msgspec.json.schema_components([options], ref_template="{name}")
    described: dict[str, Any] = components[options.__name__]["properties"]
    few = choices(options)  # msgspec would sort them
    return {name: _setting(option, few.get(name), components) for name, option in described.items()}


def _setting(option: dict[str, Any], few: tuple[Any, ...] | None, components: dict[str, Any]) -> dict[str, Any]:
    kinds: list[dict[str, Any]] = option.get("anyOf", [option])
    kind = kinds[0]
    setting = {"default": option["default"], "may_be_left": {"type": "null"} in kinds}
    if few is not None:
        return {"kind": "choice", **setting, "choices": few}
    if kind["type"] == "integer":
        return {"kind": "number", **setting, "least": kind["minimum"], "most": kind.get("maximum")}
    if kind["type"] == "array":
        return {"kind": "by_seat", **setting, "choices": components[kind["items"]["$ref"]]["enum"]}
    if kind["type"] == "object":
        return {"kind": "by_card", **setting, "printed": facts().characters}
    return {"kind": "switch", **setting}


def described(game: AnyGame) -> dict[str, Any]:
    return {
        "players": list(game.players),
        "bots": bot_names(game),
        "levels": levels(game),
        "gentle": dict(game.usual.gentle),
        "post": dict(game.usual.post),
        "instructions": {about: rule_names(kind) for about, kind in (game.instructions() or {}).items()},
        "coach": has_coach(game),
        "options": settings(game.options),
        "lessons": [lesson.name for lesson in lessons_of(game)],
    }


def sentences(game: AnyGame) -> str:
    """A line for every sentence."""
    parts: dict[str, Any] = msgspec.to_builtins(game.sentences(), str_keys=True)
    return _rows({name: _rows(_each(part)) if isinstance(part, dict) else _line(part) for name, part in parts.items()})


def _each(part: dict[str, Any]) -> dict[str, str]:
    return {name: _line(each) for name, each in part.items()}


def _rows(lines: dict[str, str]) -> str:
    return "{\n" + ",\n".join(f"{_line(name)}: {line}" for name, line in lines.items()) + "\n}"


def _line(part: Any) -> str:
    return json.dumps(part, ensure_ascii=False)


def written() -> dict[str, str]:
    """Every file by its name, as it should be."""
    schemas = json.dumps({file: schema(named) for file, named in FILES.items()})
    script = [node(), WEB / "scripts" / "wire.mjs"]
    made = subprocess.run(script, input=schemas, capture_output=True, check=True, text=True)
    files: dict[str, str] = json.loads(made.stdout)
    told = {f"{game.name.replace('-', '_')}_sentences.json": f"{sentences(game)}\n" for game in GAMES}
    return {**files, **told, "games.json": json.dumps({game.name: described(game) for game in GAMES}, indent=2) + "\n"}
