"""`sitdown replay`: with all cards open, or as one seat saw it and no more."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sitdown.arena.simulate import simulate
from sitdown.core.log import replay
from sitdown.games.omerta import OMERTA
from tests.cli.terminal import COMMAND, WHOLE, Terminal, environment
from tests.core.test_words import HARMLESS, old_log

SEAT = 1


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("logs")
    simulate(OMERTA, ["sharp"], 1, 6, players=3, log_dir=folder)
    return folder / "000000.jsonl"


def run(log: Path, *more: str) -> str:
    done = subprocess.run(
        [COMMAND, "replay", str(log), *more],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment(log.parent), timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def steps(output: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output.splitlines()]


def test_open_it_tells_everything(log: Path) -> None:
    played = list(replay(log.read_bytes().splitlines()))
    shown = steps(run(log, "--json"))
    assert [step["actor"] for step in shown] == [one.actor for one in played]
    assert sum(len(step["events"]) for step in shown) == sum(len(one.events) for one in played)
    for step in shown:
        assert all(slot["card"] for stock in step["view"]["stocks"] for slot in stock)
        assert all(event["card"] for event in step["events"] if event["type"] == "Drew")


def test_as_a_seat_it_shows_no_hidden_card(log: Path) -> None:
    shown = steps(run(log, "--json", "--seat", str(SEAT)))
    assert shown
    for step in shown:
        assert step["view"]["seat"] == SEAT
        assert not any(slot["card"] for stock in step["view"]["stocks"] for slot in stock)
        assert step.get("actor", SEAT) == SEAT
        for event in step["events"]:
            if event["type"] == "Drew":
                assert (event["card"] is None) == (event["seat"] != SEAT)
            if event["type"] in ("Peeked", "SafeOpened") and event["seat"] != SEAT:
                assert not any(event["cards"])
    assert any(event["type"] == "Drew" and event["card"] for step in shown for event in step["events"])


def test_as_a_seat_it_is_what_the_engine_lets_that_seat_see(log: Path) -> None:
    shown = steps(run(log, "--json", "--seat", str(SEAT)))
    seen = [event.seen_by(SEAT) for played in replay(log.read_bytes().splitlines()) for event in played.events]
    assert [event["type"] for step in shown for event in step["events"]] == [type(event).__name__ for event in seen]


def test_in_words_it_hides_as_much(log: Path) -> None:
    opened, as_seat = run(log), run(log, "--seat", str(SEAT))
    drawn = " draws a card."
    assert drawn not in opened
    assert drawn in as_seat
    assert "You draw a" in as_seat
    assert " sees " in opened
    assert " sees " not in as_seat


def test_on_a_terminal_one_can_go_back_and_forth(log: Path, tmp_path: Path) -> None:
    with Terminal(tmp_path, "replay", str(log)) as terminal:
        terminal.wait(lambda seen: " 1 of " in seen.screen)
        first = terminal.screen
        assert "all cards open" in first
        terminal.press("n")
        terminal.wait(lambda seen: " 2 of " in seen.screen)
        terminal.press("\x1b[C")
        terminal.wait(lambda seen: " 3 of " in seen.screen)
        terminal.press("2")
        terminal.wait(lambda seen: "Round 2 of 3" in seen.screen.split("\n")[0])
        terminal.press("p")
        terminal.wait(lambda seen: "THE BOOKS" in seen.screen)
        terminal.press("1")
        terminal.wait(lambda seen: seen.screen == first)
        terminal.press("q")
        assert terminal.end() == 0
        assert terminal.restored


# --- words of strangers


@pytest.fixture
def nasty(tmp_path: Path) -> Path:
    """A log from elsewhere, with names and words that would clear the screen and set the title."""
    path = tmp_path / "nasty.jsonl"
    path.write_bytes(b"\n".join(old_log()) + b"\n")
    return path


@pytest.mark.parametrize("more", [(), ("--seat", "0"), ("--json",), ("--json", "--seat", "1")])
def test_no_word_of_a_log_steers_the_terminal(nasty: Path, more: tuple[str, ...]) -> None:
    output = run(nasty, *more)
    assert HARMLESS in output
    for sign in ("\x1b", "\x07", "\x9b", "\u202e", "\u3164", "\\u001b"):
        assert sign not in output


def test_nor_on_a_real_terminal(nasty: Path, tmp_path: Path) -> None:
    with Terminal(tmp_path, "replay", str(nasty)) as terminal:
        for _ in range(3):
            terminal.wait(lambda seen: WHOLE in seen.output)
            terminal.press(" ")
        terminal.wait(lambda seen: HARMLESS in seen.output)
        assert "\x1b]" not in terminal.output  # nobody sets the title
        assert terminal.output.count("\x1b[2J") == 1  # the picture clears the screen, when it is put up
        assert "\x07" not in terminal.output


def test_nor_does_a_word_of_a_log_that_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "refused.jsonl"
    path.write_bytes(
        b'{"game":"omerta","rules":1,"options":{},"seats":[],"\x1b\x5d0;owned\x07":1}\n'.replace(
            b"\x1b", b"\\u001b"
        ).replace(b"\x07", b"\\u0007")
    )
    done = subprocess.run(
        [COMMAND, "replay", str(path)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment(tmp_path), timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "owned" in done.stderr
    assert "\x1b" not in done.stderr
    assert "\x07" not in done.stderr
