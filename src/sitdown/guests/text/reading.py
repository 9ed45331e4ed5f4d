"""What a model meant by what it said. It may say much before."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from msgspec import Raw

from sitdown.guests.answers import Refused, Reply

MARK: Final = re.compile(r"\banswer\W*?:[\s*`]*(?:option\s*)?", re.IGNORECASE)
NUMBER: Final = re.compile(r"-?\d{1,9}\b")
FENCES: Final = "`* \t\r\n"
HINT: Final = "the last line has to be ANSWER: and the number of an option"


def read(said: str, passes: int | None) -> Reply:
    """The last answer in it; of one that is nothing but a number or JSON, all of it. `passes`: the number that means nothing."""
    found = list(MARK.finditer(said))
    words = (said[found[-1].end() :] if found else said).strip(FENCES)
    if words.startswith("{"):
        return Reply(action=_json(words))
    number = NUMBER.match(words)
    if number is None or (not found and number.end() != len(words)):
        raise Refused(HINT)
    choice = int(number[0])
    return Reply() if choice == passes else Reply(choice=choice)


def _json(words: str) -> Raw:
    """The object that the words begin with, whatever follows it."""
    depth, quoted, escaped = 0, False, False
    for at, sign in enumerate(words):
        if escaped:
            escaped = False
        elif quoted:
            escaped, quoted = sign == "\\", sign != '"'
        elif sign == '"':
            quoted = True
        elif sign in "{}":
            depth += 1 if sign == "{" else -1
            if depth == 0:
                return _checked(words[: at + 1])
    raise Refused("the JSON of the answer has no end")


def _checked(words: str) -> Raw:
    try:
        msgspec.json.decode(words)
    except (ValueError, RecursionError) as error:
        raise Refused(f"the answer is not JSON: {error}") from error
    return Raw(words.encode())
