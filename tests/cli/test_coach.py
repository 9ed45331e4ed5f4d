"""`sitdown coach`: the worst decisions of a seat, in words and for programs."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import COMMAND, environment

LOG = Path(__file__).parents[1] / "golden" / "games" / "omerta" / "call-fails.jsonl"


def run(folder: Path, *more: str) -> str:
    done = subprocess.run(
        [COMMAND, "coach", str(LOG), "--seat", "0", *more],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment(folder), timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    told: dict[str, object] = json.loads(run(tmp_path_factory.mktemp("plain"), "--json"))
    return told


def test_for_programs_it_says_what_was_better_and_by_how_much(plain: dict[str, object]) -> None:
    assert (plain["game"], plain["seat"]) == ("omerta", 0)
    mistakes = plain["mistakes"]
    assert isinstance(mistakes, list)
    assert 1 <= len(mistakes) <= 3
    costs = [mistake["cost"] for mistake in mistakes]
    assert costs == sorted(costs, reverse=True)
    assert all(mistake["better"] != mistake["played"] and mistake["error"] < mistake["cost"] for mistake in mistakes)


@pytest.mark.parametrize(("lang", "words"), [("en", "Better, by"), ("ru", "Лучше на")])
def test_in_words_it_says_the_same_in_the_readers_language(
    plain: dict[str, object], tmp_path: Path, lang: str, words: str
) -> None:
    said = run(tmp_path, "--lang", lang)
    mistakes = plain["mistakes"]
    assert isinstance(mistakes, list)
    assert said.count(words) == len(mistakes)
    for mistake in mistakes:
        assert f"{round(100 * mistake['cost'])} %" in said
