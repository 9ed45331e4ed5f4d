"""Names and faces that the house gives to who has none: nobody is called, or looks, as somebody on a card."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from sitdown.core.game import AnyGame
from sitdown.games.cosa_nostra.cards.mercenaries import GANGSTERS
from sitdown.games.omerta.cards.cards import Famous
from sitdown.texts import LANGUAGES
from tests.texts.test_catalogues import read_catalogue

from .test_texts import SOURCES, messages, own
from .wire import GAMES

ON_CARDS = re.compile(r"^(card|famous|family|gang|business|monopoly|influence|job)-")  # keys of names


def text(pattern: ftl.Pattern | None) -> str:
    elements = () if pattern is None else pattern.elements
    return " ".join(element.value for element in elements if isinstance(element, ftl.TextElement))


def on_cards(lang: str, game: AnyGame) -> set[str]:
    """Every word of every name on a card of the game."""
    found = {man.name for man in GANGSTERS} | {famous.replace("_", " ") for famous in Famous}
    for message in messages(read_catalogue(lang, game.name)):
        if ON_CARDS.match(message.id.name):
            found |= {text(message.value)}
            found |= {text(each.value) for each in message.attributes if each.id.name in ("full", "boss", "one", "the")}
    return {word for name in found for word in re.findall(r"\w+", name.casefold())}


def given(lang: str) -> list[str]:
    (message,) = [each for each in messages(own(lang, "texts/{}/page.ftl")) if each.id.name == "your-name"]
    (others,) = [each for each in message.attributes if each.id.name == "others"]
    return text(others.value).split(", ")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_that_the_house_gives_is_a_gangsters(lang: str, game: AnyGame) -> None:
    names = given(lang)
    assert len(set(names)) == len(names) >= 8
    assert not on_cards(lang, game) & {name.casefold() for name in names}
    assert all(len(name) <= 20 for name in names)


def test_every_face_has_a_name_that_the_server_takes() -> None:
    faces = re.findall(r"^  (\w+): \"", (SOURCES / "art/people/house.ts").read_text("utf-8"), re.MULTILINE)
    assert len(faces) >= 8
    assert all(re.fullmatch("[a-z]{1,20}", face) for face in faces)
    named = {each.id.name for each in messages(own("en", "texts/{}/page.ftl")) if each.id.name.startswith("face-")}
    assert named == {f"face-{face}" for face in faces}
