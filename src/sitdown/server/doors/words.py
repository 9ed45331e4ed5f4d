"""The words of a game, and of its lessons."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from sitdown.core.codec import encode
from sitdown.core.registry import game_named
from sitdown.learn import lesson_words, lessons_of
from sitdown.texts import LANGUAGES, game_words
from sitdown.texts.sentences import Sentences, sentences_of


class Words(Struct, frozen=True):
    """A game's catalogue in a language, and by which message each record is told."""

    catalogue: str
    sentences: Sentences


class ToldLesson(Struct, frozen=True):
    name: str
    minutes: int
    steps: int


class ToldLessons(Struct, frozen=True):
    """Their catalogue in a language, and which there are, in their order."""

    catalogue: str
    lessons: tuple[ToldLesson, ...]


def words_of(game: str, language: str) -> bytes:
    """As JSON. What is not spoken here is read in English. Raises `UnknownGame`."""
    return _words(game_named(game).name, _spoken(language))


def lessons_in(game: str, language: str) -> bytes:
    """The same."""
    return _lessons(game_named(game).name, _spoken(language))


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else "en"


@lru_cache(maxsize=64)
def _words(name: str, language: str) -> bytes:
    game = game_named(name)
    return encode(Words(game_words(language, game), sentences_of(game)))


@lru_cache(maxsize=64)
def _lessons(name: str, language: str) -> bytes:
    game = game_named(name)
    told = tuple(ToldLesson(each.name, each.minutes, len(each.steps)) for each in lessons_of(game))
    return encode(ToldLessons(lesson_words(language, game), told))
