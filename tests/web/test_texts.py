"""What the page says it says in every language; it has no word of its own for what the catalogues have."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sitdown.bots import bot_names
from sitdown.core.codec import encode
from sitdown.texts import LANGUAGES
from tests.texts.test_catalogues import CATALOGUES, read_catalogue, variables

from .wire import GAMES, WEB, settings

SOURCES = WEB / "src"
TEXTS = SOURCES / "texts"
# Patterns of the page's own catalogues: its own words, and those of every game's folder.
OWN = ["texts/{}/page.ftl"] + sorted(
    f"games/{file.parts[-3]}/{file.parts[-2]}/{{}}.ftl" for file in SOURCES.glob("games/*/*/en.ftl")
)
SAID = re.compile(r"""\bsay\(\s*["']([\w.-]+)["']""")
BEGUN = re.compile(r"\bsay\(\s*`([\w.-]+)\$\{|\"key\":\"([\w.-]+)\{")  # the rest of the key is put together


def own(lang: str, name: str) -> str:
    return (SOURCES / name.format(lang)).read_text("utf-8")


def messages(text: str) -> Iterator[ftl.Message]:
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            yield entry


def patterns(text: str) -> dict[str, ftl.Pattern]:
    """Every key, attributes included, and its pattern."""
    found: dict[str, ftl.Pattern] = {}
    for message in messages(text):
        named = [(message.id.name, message.value)]
        named += [(f"{message.id.name}.{attribute.id.name}", attribute.value) for attribute in message.attributes]
        for key, pattern in named:
            assert pattern is not None, f"{key} has no words"
            assert key not in found, f"{key} is there twice"
            found[key] = pattern
    return found


def own_keys() -> list[str]:
    return [key for name in OWN for key in patterns(own("en", name))]


def shared_keys() -> set[str]:
    return {key for name in CATALOGUES for key in patterns(read_catalogue("en", name))}


def sources() -> str:
    """The page's own, and the sentences that only the page tells."""
    files = [file for kind in ("*.svelte", "*.ts") for file in SOURCES.rglob(kind)]
    told = [encode(part).decode() for game in GAMES for part in (game.sentences().page, game.sentences().phrases)]
    return "\n".join([*(file.read_text("utf-8") for file in files), *told])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_keys_and_variables(lang: str) -> None:
    assert [file.name for file in (TEXTS / lang).iterdir()] == ["page.ftl"]
    assert len(list(SOURCES.glob(f"games/*/*/{lang}.ftl"))) == len(OWN) - 1
    for name in OWN:
        english, other = patterns(own("en", name)), patterns(own(lang, name))
        assert {key: variables(words) for key, words in other.items()} == {
            key: variables(words) for key, words in english.items()
        }


def test_no_key_is_there_twice() -> None:
    keys = own_keys()
    assert len(set(keys)) == len(keys)
    assert not shared_keys() & set(keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_typographic(lang: str) -> None:
    for name in OWN:
        for line in own(lang, name).splitlines():
            assert line.startswith("#") or not {"'", '"'} & set(line), line


def test_every_key_that_is_said_is_there() -> None:
    said = set(SAID.findall(sources()))
    assert len(said) > 20
    assert said - set(own_keys()) - shared_keys() == set()


def test_every_key_of_the_page_is_said() -> None:
    """By its name, or by a name that begins as it does."""
    text = sources()
    begun = tuple(code or data for code, data in BEGUN.findall(text))
    assert {key for key in own_keys() if not key.startswith(begun) and f'"{key}"' not in text} == set()


def test_every_option_and_bot_has_a_name_and_a_sentence() -> None:
    wanted = {f"set-{game.name}-{option}" for game in GAMES for option in settings(game.options)}
    wanted |= {f"bot-{bot}" for game in GAMES for bot in bot_names(game)}
    assert {each for key in wanted for each in (key, f"{key}.does")} <= set(own_keys())


def test_every_choice_has_words() -> None:
    for game in GAMES:
        for option, setting in settings(game.options).items():
            if setting["kind"] == "choice":
                assert {f"set-{game.name}-{option}.of-{choice}" for choice in setting["choices"]} <= set(own_keys())
