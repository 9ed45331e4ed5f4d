"""Why something is refused: the tables of codes, the code that raises them and the catalogues agree."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest

import sitdown
from sitdown.core.errors import CODES, Illegal, SitdownError
from sitdown.games.cosa_nostra.cards.cards import Family, Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, Place
from sitdown.games.cosa_nostra.records.refusals import REFUSALS
from sitdown.games.cosa_nostra.words import Teller
from sitdown.texts import LANGUAGES, Texts
from tests.texts.test_catalogues import patterns, variables

SOURCE = Path(sitdown.__file__).parent
COMMON: Mapping[str, tuple[str, ...]] = dict.fromkeys(CODES, ())
TABLES = {"common": COMMON, "cosa-nostra": REFUSALS}
FAMILIES = (Family.BLUNDETTO, Family.DIMAGGIO, Family.CALMUTI)

# A parameter of every kind, as the engine gives it.
PARAMS: Mapping[str, int | str] = {
    "most": 8,
    "free": 2,
    "seat": 1,
    "to": 2,
    "offer": 0,
    "promise": 0,
    "money": 4000,
    "cash": 11_000,
    "business": BusinessCard.PIMP_1,
    "gangster": Gangster.FAT_TONY,
    "place": Place.FAT_TONY,
    "card": Influence.SPY,
}


def raised() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Where (a game, or `common`), the code, and the names of the parameters."""
    for file in SOURCE.rglob("*.py"):
        inside = file.relative_to(SOURCE).parts
        where = inside[1].replace("_", "-") if inside[0] == "games" and len(inside) > 2 else "common"
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Illegal", "Late"):
                code, _, *rest = node.args
                assert isinstance(code, ast.Constant), f"{file}, line {node.lineno}: a code is written out"
                assert all(isinstance(given, ast.Dict) for given in rest), f"{file}, line {node.lineno}"
                keys = [key for given in rest if isinstance(given, ast.Dict) for key in given.keys]
                yield where, str(code.value), tuple(str(key.value) for key in keys if isinstance(key, ast.Constant))


def test_every_code_that_is_raised_is_in_its_table_with_its_parameters() -> None:
    for where, code, params in raised():
        table = COMMON if code in COMMON else TABLES[where]
        assert table[code] == params, code


def test_every_code_is_raised_somewhere_and_stands_in_one_table() -> None:
    codes = [code for table in TABLES.values() for code in table]
    assert set(codes) == {code for _, code, _ in raised()}
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_every_code_has_words_made_of_its_parameters(lang: str, name: str) -> None:
    words = {key: pattern for key, pattern in patterns(lang, name).items() if key.startswith("refused-")}
    assert set(words) == {f"refused-{code}" for code in TABLES[name]}
    for code, params in TABLES[name].items():
        assert variables(words[f"refused-{code}"]) - {"you"} == set(params), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_engines_parameters_fill_the_words_in(lang: str) -> None:
    teller = Teller(Texts(lang, "cosa-nostra"), 0, FAMILIES)
    for code, params in {**COMMON, **REFUSALS}.items():
        assert teller.refusal(Illegal(code, "", {name: PARAMS[name] for name in params}))


def test_it_is_said_to_the_reader() -> None:
    given = {"seat": 1, "cash": 4000}
    texts = Texts("en", "cosa-nostra")
    assert Teller(texts, 0, FAMILIES).refusal(Illegal("too-little-cash", "", given)) == "DiMaggio has only $4,000."
    assert Teller(texts, 1, FAMILIES).refusal(Illegal("too-little-cash", "", given)) == "You have only $4,000."


def test_a_refusal_goes_from_process_to_process() -> None:
    refused = Illegal("no-offer", "there is no offer 3", {"offer": 3})
    again = pickle.loads(pickle.dumps(refused))
    assert (again.code, str(again), again.params) == ("no-offer", "there is no offer 3", {"offer": 3})


def test_every_error_of_ours_is_a_sitdown_error() -> None:
    """But that of `sitdown.page`, which the build runs where nothing of us is installed."""
    for file in SOURCE.rglob("*.py"):
        name = ".".join(("sitdown", *file.relative_to(SOURCE).with_suffix("").parts))
        kinds = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
        bases = {getattr(base, "id", "") for kind in kinds for base in kind.bases}
        if name not in ("sitdown.page", "sitdown.core.errors") and any(
            base in ("Exception", "ValueError", "SitdownError") for base in bases
        ):
            errors = [each for each in vars(import_module(name)).values() if isinstance(each, type)]
            ours = [each for each in errors if issubclass(each, Exception) and each.__module__ == name]
            assert ours
            assert all(issubclass(each, SitdownError) for each in ours), name
