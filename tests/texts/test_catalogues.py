"""The catalogues agree with each other and with the code: nothing missing, nothing left over."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sitdown
from sitdown.games.omerta.cards import CHARACTERS, Card, Famous
from sitdown.texts import CATALOGUES, LANGUAGES, Texts, language, read_catalogue
from sitdown.texts.omerta import AIMED, QUESTIONS, TWO_PART

SOURCE = Path(sitdown.__file__).parent
LOOKING_UP = {"say", "_say", "Refusal", "row", "title"}


def entries(lang: str) -> Iterator[ftl.Message]:
    for name in CATALOGUES:
        for entry in FluentParser().parse(read_catalogue(lang, name)).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{name}.ftl: {entry.content}"
            if isinstance(entry, ftl.Message):
                yield entry


def patterns(lang: str) -> dict[str, ftl.Pattern]:
    """Every key, attributes included, and its pattern."""
    found: dict[str, ftl.Pattern] = {}
    for message in entries(lang):
        pairs = [(message.id.name, message.value)]
        pairs += [(f"{message.id.name}.{attribute.id.name}", attribute.value) for attribute in message.attributes]
        for key, pattern in pairs:
            assert pattern is not None, f"{lang}: {key} has no words"
            assert key not in found, f"{lang}: {key} is there twice"
            found[key] = pattern
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if isinstance(node, ftl.BaseNode):
        return set().union(*map(variables, vars(node).values()))
    return set()


def code() -> Iterator[ast.AST]:
    """The code that speaks."""
    for file in [*(SOURCE / "cli").rglob("*.py"), *(SOURCE / "texts").rglob("*.py")]:
        yield from ast.walk(ast.parse(file.read_text("utf-8")))


def literals() -> set[str]:
    """Every string in it."""
    return {node.value for node in code() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def looked_up() -> set[str]:
    """Every string in it that is looked up as a key."""
    found = set()
    for node in code():
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
            keys = node.args[1:2] if name == "Word" else node.args[:1] if name in LOOKING_UP else []
            found |= {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return found


def made_by_tables() -> set[str]:
    """Keys that the code puts together."""
    return {
        *(f"card-{card}{part}" for card in Card for part in ("", ".one")),
        *(f"card-{card}.does" for card in CHARACTERS),
        *(f"card-{card}.the" for card in AIMED),
        *(f"famous-{famous}{part}" for famous in Famous for part in ("", ".full")),
        *(f"question-{step}" for step in QUESTIONS),
        *(f"question-{step}.then" for step in TWO_PART),
    }


def test_every_key_is_used_and_every_key_used_is_there() -> None:
    keys = set(patterns("en"))
    made = made_by_tables()
    assert made <= keys
    assert len(looked_up()) > 100
    assert looked_up() <= keys
    assert keys - made - literals() == set()


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_all_languages_have_the_same_keys_and_variables(lang: str) -> None:
    english, other = patterns("en"), patterns(lang)
    assert {key: variables(pattern) for key, pattern in other.items()} == {
        key: variables(pattern) for key, pattern in english.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_typographic(lang: str) -> None:
    for name in CATALOGUES:
        for line in read_catalogue(lang, name).splitlines():
            assert line.startswith("#") or not {"'", '"'} & set(line), line


def test_the_language_is_the_one_asked_for_else_the_environments_else_english() -> None:
    assert language("it", {"LANG": "fr_FR.UTF-8"}) == "it"
    assert language(None, {"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language(None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "ru_RU.UTF-8"}) == "ru"
    assert language(None, {"LANG": "de_DE.UTF-8"}) == "en"
    assert language(None, {}) == "en"


def test_an_unknown_language_key_or_variable_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no texts in 'de'"):
        Texts("de")
    with pytest.raises(LookupError):
        Texts("en").say("no-such-key")
    with pytest.raises(KeyError):
        Texts("en").say("error-file", file="x")


@pytest.mark.parametrize(
    ("lang", "counts"),
    [
        ("en", {1: "1 point", 2: "2 points", 5: "5 points"}),
        ("fr", {0: "0 point", 1: "1 point", 2: "2 points"}),
        ("it", {1: "1 punto", 2: "2 punti"}),
        ("ru", {1: "1 очко", 3: "3 очка", 15: "15 очков", 21: "21 очко"}),
    ],
)
def test_plurals_follow_the_language(lang: str, counts: dict[int, str]) -> None:
    texts = Texts(lang)
    assert {number: texts.say("points", points=number) for number in counts} == counts
