"""What lessons say: catalogues beside them, and which of their messages is the reason for what."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from sitdown.core.game import AnyGame
from sitdown.core.registry import game_named
from sitdown.learn.lessons import teaching_of
from sitdown.texts import Texts

_NO_NAME = re.compile(r"[^\w-]")


def lesson_words(lang: str, game: AnyGame) -> str:
    """The catalogue; in English if there is none in this language, and nothing if the game has no lessons."""
    teaching = teaching_of(game)
    if teaching is None:
        return ""
    folder = resources.files(teaching.package)
    spoken = folder.joinpath(f"{lang}.ftl")
    return (spoken if spoken.is_file() else folder.joinpath("en.ftl")).read_text("utf-8")


def lesson_texts(lang: str, game: AnyGame) -> Texts:
    """Together with the words of the game, which they may use."""
    return Texts(lang, game.name, lesson_words(lang, game))


def reason(game: AnyGame, said: str, move: str) -> str:
    """The message for a wrong move: the attribute of what was said that is called as the move begins, the longest there is; else `wrong`, which every
    step with something to do has."""
    words = [_NO_NAME.sub("", word) for word in move.split()]
    names = ["-".join(words[:count]) for count in range(len(words), 0, -1)]
    texts = _english(game.name)
    return f"{said}.{next((name for name in names if texts.has(said, name)), 'wrong')}"


@cache
def _english(game: str) -> Texts:
    return lesson_texts("en", game_named(game))
