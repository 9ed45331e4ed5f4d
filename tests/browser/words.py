"""What the page says, from the catalogues it reads itself: tests find things by their meaning, whatever the language."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from sitdown.page import PACKAGE, WEB

LANGUAGES: Final = ("en", "fr", "it", "ru")


class Words:
    """Of one language: the page's own, and one game's."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in _sources(language, game.replace("-", "_")):
            self._bundle.add_resource(FluentResource(source))

    def __call__(self, key: str, **args: Any) -> str:
        """The words for `message` or `message.attribute`."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        said, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (self.language, key, errors)
        return str(said)


@cache
def words(language: str, game: str) -> Words:
    return Words(language, game)


def _sources(language: str, game: str) -> list[str]:
    own, file = WEB / "src", f"{language}.ftl"
    posters = sorted(own.glob(f"games/*/poster/{file}"))
    words = own / "games" / game / "words" / file, PACKAGE / "texts" / file, PACKAGE / "games" / game / "words" / file
    lessons = [each for each in [PACKAGE / "games" / game / "lessons" / file] if each.is_file()]
    files = own / "texts" / language / "page.ftl", *posters, *words, *lessons
    return [each.read_text("utf-8") for each in files]
