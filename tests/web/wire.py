"""Makes the page's types from ours: `python -m tests.web.wire`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from sitdown.bots import bot_names
from sitdown.core.registry import Game, choices
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.actions import CosaNostraAction
from sitdown.games.cosa_nostra.events import CosaNostraEvent
from sitdown.games.cosa_nostra.options import CosaNostraOptions
from sitdown.games.cosa_nostra.view import View as CosaNostraView
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.actions import OmertaAction
from sitdown.games.omerta.deck import facts
from sitdown.games.omerta.events import OmertaEvent
from sitdown.games.omerta.options import OmertaOptions
from sitdown.games.omerta.view import View as OmertaView
from sitdown.page import node
from sitdown.server.hall import Place
from sitdown.server.http import Fill, Mine, SetUp, SitDown
from sitdown.server.protocol import FromClient, FromServer

WEB = Path(__file__).parents[2] / "web"
WIRE = WEB / "src" / "wire"

FILES: dict[str, dict[str, Any]] = {
    "omerta.ts": {"Action": OmertaAction, "Event": OmertaEvent, "View": OmertaView, "OmertaOptions": OmertaOptions},
    "cosa_nostra.ts": {
        "Action": CosaNostraAction,
        "Event": CosaNostraEvent,
        "View": CosaNostraView,
        "CosaNostraOptions": CosaNostraOptions,
    },
    "protocol.ts": {"FromClient": FromClient, "FromServer": FromServer},
    "http.ts": {"SetUp": SetUp, "SitDown": SitDown, "Fill": Fill, "Mine": Mine, "Place": Place},
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
    return {"title": "Wire", "definitions": {**components, **aliases}}


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


def described(game: Game) -> dict[str, Any]:
    return {"players": list(game.players), "bots": bot_names(game), "options": settings(game.options)}


def written() -> dict[str, str]:
    """Every file of types by its name, as it should be."""
    schemas = json.dumps({file: schema(named) for file, named in FILES.items()})
    script = [node(), WEB / "scripts" / "wire.mjs"]
    made = subprocess.run(script, input=schemas, capture_output=True, check=True, text=True)
    files: dict[str, str] = json.loads(made.stdout)
    return {**files, "games.json": json.dumps({game.name: described(game) for game in GAMES}, indent=2) + "\n"}


def found(folder: Path = WIRE) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in folder.iterdir()}


if __name__ == "__main__":
    WIRE.mkdir(exist_ok=True)
    for file, text in written().items():
        (WIRE / file).write_text(text, "utf-8")
