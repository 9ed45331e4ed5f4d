"""A short text for every move, both ways: `swap 2`, `exchange 0 1 2 3`, `drive 0 2`. Seats, slots and places count from 0."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sitdown.core.codec import Malformed
from sitdown.core.records import Action, Begin, Clocked, Reconsider, TimeUp
from sitdown.games.omerta import actions as act

VERBS: Final[dict[str, type[Action]]] = {
    "begin": Begin,
    "time": TimeUp,
    "reconsider": Reconsider,
    "clocked": Clocked,
    "peek": act.Peek,
    "omerta": act.CallOmerta,
    "draw": act.DrawDeck,
    "take": act.TakePile,
    "swap": act.Swap,
    "discard": act.Discard,
    "snap": act.Try,
    "kill": act.Reveal,
    "no": act.Decline,
    "exchange": act.Exchange,
    "mix": act.Shuffle,
    "look": act.Look,
    "give": act.Give,
    "drive": act.Drive,
    "crack": act.Crack,
    "mamma": act.SendMamma,
    "patrol": act.LayPatrol,
}
_VERB_OF: Final = {kind: verb for verb, kind in VERBS.items()}


def write_move(action: Action) -> str:
    verb = _VERB_OF.get(type(action))
    if verb is None:
        return repr(action)
    fields: Any = msgspec.structs.astuple(action)
    numbers = fields[0] if isinstance(action, act.Drive) else fields
    return " ".join([verb, *map(str, numbers)])


def read_move(text: str) -> Action:
    verb, *words = text.split() or [""]
    kind = VERBS.get(verb)
    if kind is None:
        raise Malformed(f"{text!r} is no move; moves begin with: {', '.join(VERBS)}")
    try:
        numbers = [int(word) for word in words]
        return act.Drive(tuple(numbers)) if kind is act.Drive else kind(*numbers)
    except (TypeError, ValueError):
        fields = ", ".join(kind.__struct_fields__) or "nothing"
        raise Malformed(f"{text!r} is no move; after {verb!r} come, as numbers: {fields}") from None
