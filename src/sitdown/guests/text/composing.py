"""What a player may put together himself, as a JSON schema: made of the records, so that nothing is said twice."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sitdown.core.records import Action

MANY: Final = 12  # names; a list that is longer is left out, for the table says which there are


def schema(kinds: tuple[type[Action], ...]) -> str:
    """On one line."""
    described, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    names = [each["$ref"].rpartition("/")[2] for each in described]
    actions = {name: parts[name] for name in names}
    others = {name: part for name, part in parts.items() if name not in names}
    return msgspec.json.encode(_brief({"oneOf": actions, "$defs": others})).decode()


def _brief(part: Any) -> Any:
    if isinstance(part, list):
        return [_brief(each) for each in part]
    if not isinstance(part, dict):
        return part
    if len(part.get("enum", ())) > MANY:
        return {"type": "string", "description": f"a name, as {part['enum'][0]}"}
    return {
        name: _brief(each)
        for name, each in part.items()
        if name not in ("title", "additionalProperties", "default", "discriminator")
    }
