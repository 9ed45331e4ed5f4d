"""Every rule has a test, and the tables in docs/rules say which."""

import pytest
from msgspec import Struct
from msgspec.structs import fields

from sitdown.games.cosa_nostra import CosaNostraOptions
from sitdown.games.omerta import OmertaOptions
from tests.rules import BEGIN, END, RULES, page, proofs


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_test(game: str) -> None:
    assert set(RULES[game]) - set(proofs(game)) == set()


@pytest.mark.parametrize(("game", "options"), [("omerta", OmertaOptions), ("cosa_nostra", CosaNostraOptions)])
def test_every_option_of_a_table_is_a_rule(game: str, options: type[Struct]) -> None:
    assert {name for name in RULES[game] if name.startswith("option ")} == {
        f"option {field.name}" for field in fields(options)
    }


@pytest.mark.parametrize("game", RULES)
def test_no_test_names_a_rule_that_is_not_there(game: str) -> None:
    assert set(proofs(game)) - set(RULES[game]) == set()


@pytest.mark.parametrize("game", RULES)
def test_the_page_has_one_table(game: str) -> None:
    text = page(game).read_text("utf-8")
    assert text.count(BEGIN) == text.count(END) == 1


@pytest.mark.parametrize(
    ("game", "letter", "chapters"),
    [
        ("omerta", "O", [(1, 16), (20, 28), (30, 39), (40, 44), (50, 55)]),
        (
            "cosa_nostra",
            "C",
            [(1, 8), (10, 12), (20, 24), (30, 37), (40, 43), (50, 58), (60, 64), (70, 74), (80, 88), (90, 94)],
        ),
        ("cosa_nostra", "M", [(1, 6), (20, 39)]),
    ],
)
def test_the_rules_are_numbered_without_gaps_inside_a_chapter(
    game: str, letter: str, chapters: list[tuple[int, int]]
) -> None:
    numbers = [f"{letter}-{number}" for first, last in chapters for number in range(first, last + 1)]
    assert [name for name in RULES[game] if name.startswith(f"{letter}-")] == numbers
