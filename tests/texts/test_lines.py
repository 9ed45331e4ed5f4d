"""Lines that bots speak: everybody reads them in his own language."""

import pytest

from sitdown.games.cosa_nostra.cards.cards import Business
from sitdown.games.cosa_nostra.records.events import Said
from sitdown.games.cosa_nostra.records.lines import LINES, line, read_line
from sitdown.games.cosa_nostra.words import Teller
from sitdown.texts import LANGUAGES, Texts
from tests.texts.cosa_nostra_samples import FAMILIES

ABOUT: dict[str, Business | int] = {"need": Business.GARAGE, "lend": Business.CASINO, "broken": 2}


def told(lang: str, text: str) -> str:
    return Teller(Texts(lang, "cosa-nostra"), 0, FAMILIES).event(Said(1, text, 0))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(LINES))
def test_every_line_has_words(lang: str, name: str) -> None:
    words = told(lang, line(name, ABOUT.get(name)))
    assert "line" not in words
    assert "$" not in words
    assert len(words) > 10


def test_they_are_said_in_the_readers_language() -> None:
    assert told("en", "line:need:garage") == "LaServa, aside to you: “There is one thing my job lacks tonight: Garage.”"
    assert told("en", "line:broken:2").endswith("“You gave your word in round II. I remember what it was worth.”")
    assert "«\u00a0Il ne manque qu’une chose à mon coup de ce soir\u00a0: Garage.\u00a0»" in told(
        "fr", "line:need:garage"
    )


@pytest.mark.parametrize("text", ["line", "line:", "line:nonsense", "line:need:nothing", "Line:pact", "a line:pact"])
def test_other_words_are_somebodys_own(text: str) -> None:
    assert read_line(text) is None
    assert text in told("en", text)
