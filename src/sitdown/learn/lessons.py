"""Lessons as they are written down: `NN-name.toml` in the game's own package, in the order of their numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Set
from dataclasses import dataclass
from functools import cache
from importlib import resources
from tomllib import TOMLDecodeError, loads
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from sitdown.core.errors import SitdownError
from sitdown.core.game import AnyGame
from sitdown.core.registry import game_named

_FILE: Final = re.compile(r"\d\d-([a-z][a-z-]*)\.toml")
_DEED: Final = re.compile(r"(\d|clock) (.+?)(?: <- (.*))?")


class BadLesson(SitdownError, ValueError):
    """A lesson that makes no sense as it is written."""


class NoLesson(SitdownError, LookupError):
    """The game has no such lesson, or the lesson no such step."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """What a game brings (`Game.lessons`)."""

    package: str  # with the lessons, and the catalogues of what they say
    draw: Callable[
        [Any, str, int], int
    ]  # state, word, sides: the draw by which chance gives what a lesson calls by this word
    things: Callable[
        [Any], Set[str]
    ]  # of a view: all that can glow, by the names that the page has for it (`data-thing`)


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn. Without a right move it only says something, and goes on when it was read; the last one does, and nothing follows."""

    say: str  # a message of the lessons' catalogue: one sentence. Its attributes are reasons: of a wrong move, by how that begins
    glow: tuple[
        str, ...
    ] = ()  # each a thing, or a way of several (`slot 0 0 > slot 0 1`), of which one glows at a time
    right: tuple[
        str, ...
    ] = ()  # moves; of a few words, all that begin so; `*` is any word. The first is the lesson's own
    chance: str = ""  # what it gives the right move: words of the game, `#3` the number itself, `...` from here on whatever comes first
    then: tuple[
        str, ...
    ] = ()  # what others do: `1 draw <- 7`, the seat (or `clock`), its move, and what chance gives it


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    minutes: Annotated[int, Meta(ge=1, le=9)]
    seat: int  # the learner's
    position: str  # in the game's notation; lines may be broken anywhere between words
    steps: Annotated[tuple[Step, ...], Meta(min_length=2)]
    name: str = ""  # its file has it


@dataclass(frozen=True, slots=True)
class Deed:
    """What another does."""

    actor: str
    move: str
    chance: str


def read_lesson(name: str, text: str) -> Lesson:
    try:
        lesson = msgspec.convert({**loads(text), "name": name}, Lesson)
    except (TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"lesson {name}: {error}") from error
    last = lesson.steps[-1]
    if last.right or last.then:
        raise BadLesson(f"lesson {name}: the last step only says something")
    return msgspec.structs.replace(lesson, position=" ".join(lesson.position.split()))


def read_deed(text: str) -> Deed:
    found = _DEED.fullmatch(text)
    if found is None:
        raise BadLesson(f"{text!r} is nothing that somebody does; it is written like this: 1 draw <- 7")
    return Deed(found[1], found[2], found[3] or "")


def teaching_of(game: AnyGame) -> Lessons | None:
    """What the game brings; `None`: it has no lessons."""
    taught: Lessons | None = game.lessons()
    return taught


def lessons_of(game: AnyGame) -> tuple[Lesson, ...]:
    """In their order."""
    return tuple(_all(game.name).values())


def lesson_named(game: AnyGame, name: str) -> Lesson:
    try:
        return _all(game.name)[name]
    except KeyError:
        raise NoLesson(f"{game.name} has no lesson {name[:40]!r}") from None


@cache
def _all(name: str) -> dict[str, Lesson]:
    taught = teaching_of(game_named(name))
    if taught is None:
        return {}
    files = {each.name: each for each in resources.files(taught.package).iterdir() if each.name.endswith(".toml")}
    read: dict[str, Lesson] = {}
    for file in sorted(files):
        called = _FILE.fullmatch(file)
        if called is None or called[1] in read:
            raise BadLesson(f"{file}: a lesson's file is called like 03-snap.toml, and no two alike")
        read[called[1]] = read_lesson(called[1], files[file].read_text("utf-8"))
    return read
