"""Words for people: Fluent catalogues in four languages, and the one way to look something up in them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "it", "ru")


class Texts:
    """One language, and the words of one game. A key is a message, or `message.attribute`."""

    def __init__(self, lang: str, game: str = "omerta") -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no texts in {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for name in ("common", game):
            self._bundle.add_resource(FluentResource(read_catalogue(lang, name)))

    def say(self, key: str, **args: str | int | float) -> str:
        """The words for a key. A key or a variable that is not there is a mistake in the program."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        words, errors = self._bundle.format_pattern(pattern, args) if pattern else ("", ["no words"])
        if errors:
            raise KeyError(f"{self.lang}: {key}: {errors[0]}")
        return str(words)

    def listed(self, words: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        *most, last = words
        return self.say("list", first=", ".join(most), last=last) if most else last


def read_catalogue(lang: str, name: str) -> str:
    return resources.files(__package__).joinpath(lang, f"{name.replace('-', '_')}.ftl").read_text("utf-8")


def language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """What was asked for, else what the environment speaks, else English."""
    spoken = environment.get("LC_ALL") or environment.get("LANG") or ""
    return next((tag for tag in (wanted, spoken[:2].lower()) if tag in LANGUAGES), "en")
