"""Words for people: Fluent catalogues in four languages, and the one way to look something up in them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from sitdown.core.game import AnyGame
from sitdown.core.registry import game_named

LANGUAGES = ("en", "fr", "it", "ru")


class Texts:
    """One language: words for all, those of a game, and more if there are any. A key is a message, or `message.attribute`."""

    def __init__(self, lang: str, game: str | None = None, more: str = "") -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no texts in {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = game
        self._parts: set[str] = set()
        self._bundle = FluentBundle([lang], use_isolating=False)
        for words in (common_words(lang), *([] if game is None else [game_words(lang, game_named(game))]), more):
            self._bundle.add_resource(FluentResource(words))

    def open(self, part: str) -> None:
        """More words of the game: a folder beside its catalogues."""
        if self.game is not None and part not in self._parts:
            self._parts.add(part)
            self._bundle.add_resource(FluentResource(game_words(self.lang, game_named(self.game), part)))

    def say(self, key: str, **args: str | int | float) -> str:
        """The words for a key. A key or a variable that is not there is a mistake in the program."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        words, errors = self._bundle.format_pattern(pattern, args) if pattern else ("", ["no words"])
        if errors:
            raise KeyError(f"{self.lang}: {key}: {errors[0]}")
        return str(words)

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def has(self, key: str, attribute: str) -> bool:
        return self._bundle.has_message(key) and attribute in self._bundle.get_message(key).attributes

    def listed(self, words: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        *most, last = words
        return self.say("list", first=", ".join(most), last=last) if most else last


def common_words(lang: str) -> str:
    return resources.files(__package__).joinpath(f"{lang}.ftl").read_text("utf-8")


def game_words(lang: str, game: AnyGame, part: str = "") -> str:
    """A game that does not speak this language is told in English."""
    folder = resources.files(game.words).joinpath(part)
    spoken = folder.joinpath(f"{lang}.ftl")
    return (spoken if spoken.is_file() else folder.joinpath("en.ftl")).read_text("utf-8")


def language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """What was asked for, else what the environment speaks, else English."""
    spoken = environment.get("LC_ALL") or environment.get("LANG") or ""
    return next((tag for tag in (wanted, spoken[:2].lower()) if tag in LANGUAGES), "en")
