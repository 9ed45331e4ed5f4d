"""What is said over the line: which game, how many tables, where they are. Never more: whoever reads along may be anybody."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from sitdown.core.codec import encode
from sitdown.core.registry import UnknownGame, game_named
from sitdown.server.calling.records import Call
from sitdown.texts import LANGUAGES, Texts

HOUSE: Final = "Sitdown"
MINE: Final = "/"  # where all my tables are


def path(call: Call) -> str:
    """Where he finds what he is called to."""
    return MINE if call.table is None else f"/t/{call.table}"


def sentence(call: Call) -> str:
    texts = _texts(call.subscription.language, call.game)
    if call.reason == "turn" and call.game is not None:
        return texts.say("call-turn", game=texts.say(call.game) if texts.knows(call.game) else call.game)
    if call.reason == "many":
        return texts.say("call-many", tables=call.waiting)
    return texts.say("call-test")


def told(call: Call) -> bytes:
    """What the place where he wants to be called understands."""
    place, words = call.subscription, sentence(call)
    link = f"{place.site}{path(call)}"
    said: dict[str, Any]
    if place.kind == "push":
        said = {"title": HOUSE, "body": words, "path": path(call)}
    elif place.kind == "discord":
        said = {"username": HOUSE, "content": f"{words} {link}", "allowed_mentions": {"parse": []}}
    else:
        said = {
            "reason": call.reason,
            "text": words,
            "url": link,
            "waiting": call.waiting,
            "table": call.table,
            "game": call.game,
        }
    return encode(said)


@lru_cache(maxsize=32)
def _texts(language: str, game: str | None) -> Texts:
    """A game that is not there any more is called by its name."""
    spoken = language if language in LANGUAGES else "en"
    try:
        return Texts(spoken, None if game is None else game_named(game).name)
    except UnknownGame:
        return Texts(spoken)
