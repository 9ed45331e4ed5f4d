"""La Cosa Nostra on a real terminal, by scripted keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from sitdown.core.log import Session, resume
from sitdown.games.cosa_nostra import CosaNostra
from tests.cli.terminal import ITEM, Terminal

GAME = ("play", "cosa-nostra", "--pace", "0")
SUM = re.compile(r"\((\d+)–(\d+)\)")


def only_log(data: Path) -> Path:
    (log,) = (data / "games").rglob("*.jsonl")
    return log


def read(log: Path) -> Session:
    return resume(log.read_bytes().splitlines())


def asked(terminal: Terminal) -> str:
    """What is below one's own family: the question and its answers."""
    lines = terminal.screen.split("\n")
    rules = [at for at, line in enumerate(lines) if line.startswith("────")]
    below = lines[rules[-1] + 1 :] if rules else []
    return "\n".join(line[1:] for line in below if re.match(r" [^ ▶]", line))


class Guest:
    """Answers anything with anything, until something is to be seen; offers without haggling."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def __call__(self, terminal: Terminal) -> str:
        question = asked(terminal)
        keys = [key for key in ITEM.findall(question) if key not in "⌫n"]
        if question.startswith("Offer "):
            return self._random.choice(["1", "2", "0"]) if len(keys) > 1 else "1"
        if (sum_asked := SUM.search(question)) and not keys:
            return f"{sum_asked[1]}\r"
        return self._random.choice(keys) if keys else " " if "Any key" in terminal.screen else ""


@pytest.mark.parametrize(
    ("players", "options"), [("3", ()), ("5", ("-o", "mercenaries=on", "-o", "poker=on", "--bots", "random,regular"))]
)
def test_a_whole_game_by_scripted_keys(tmp_path: Path, players: str, options: tuple[str, ...]) -> None:
    with Terminal(tmp_path, *GAME, "--seed", "2", "--players", players, *options) as terminal:
        terminal.answer(Guest(1), until=lambda _: False)
        assert terminal.end() == 0
        assert terminal.restored
        assert "THE FINAL COUNT" in terminal.output
        assert "Traceback" not in terminal.output
    log = only_log(tmp_path)
    assert log.parent.name == "finished"
    session = read(log)
    assert isinstance(session.state, CosaNostra)
    assert session.state.over
    assert session.header.options["reaction_seconds"] is None, "nobody hurries a person who plays against bots"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_what_is_shown_never_runs_over_the_edge(tmp_path: Path, size: tuple[int, int]) -> None:
    pictures: set[str] = set()

    def look(seen: Terminal) -> bool:
        pictures.add(seen.screen)
        return len(pictures) > 60

    with Terminal(tmp_path, *GAME, "--seed", "3", "--players", "5", "-o", "mercenaries=on", size=size) as terminal:
        terminal.answer(Guest(2), until=look)
    for picture in pictures:
        lines = picture.split("\n")
        assert len(lines) <= size[1]
        assert max(map(len, lines)) <= size[0]


def planning(terminal: Terminal) -> bool:
    return asked(terminal).startswith("Who does what this round?")


def test_killed_in_the_middle_it_goes_on_where_it_stood(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME, "--seed", "4", "--bots", "random") as terminal:
        terminal.answer(Guest(3), until=lambda seen: planning(seen) and "[0]" not in asked(seen))
        question = asked(terminal)
        terminal.kill()
    log = only_log(tmp_path)
    before = log.read_bytes()
    with Terminal(tmp_path, *GAME, "--resume", "--seed", "4", "--lang", "en") as terminal:
        terminal.wait(planning)
        assert asked(terminal) == question
        assert log.read_bytes().startswith(before)
        terminal.press("l")
        terminal.wait(shown("Any key to go on"))
        assert "The game goes on where it stood." in terminal.screen  # in the log: talkative bots push it off the table
        terminal.press(" ")
        terminal.wait(planning)
        terminal.press("q")
        assert terminal.end() == 0
    assert "play cosa-nostra --resume" in terminal.output


def shown(title: str) -> Callable[[Terminal], bool]:
    return lambda seen: title in seen.screen


def key_of(terminal: Terminal, words: str) -> str:
    """The key that says this."""
    found = re.search(rf"\[(.)\] {words}", asked(terminal))
    assert found is not None, asked(terminal)
    return found[1]


def test_a_deal_by_keys(tmp_path: Path) -> None:
    """A thousand for nothing is not refused; but whoever offers it is asked first."""
    with Terminal(tmp_path, *GAME, "--seed", "1", "--bots", "regular", "--lang", "en") as terminal:
        terminal.answer(Guest(4), until=planning)
        terminal.press("t")
        terminal.wait(shown("The desk is yours"))
        terminal.press(key_of(terminal, "An offer to"))
        terminal.wait(shown("You give: nothing"))
        terminal.press("1")
        terminal.wait(shown("What goes in?"))
        terminal.press("1")
        terminal.wait(shown("How many thousands?"))
        terminal.press("1\r")
        terminal.wait(shown("You give: $1,000"))
        terminal.press(key_of(terminal, "Send it"))
        terminal.wait(shown("for nothing in return"))
        terminal.press(key_of(terminal, "Go ahead"))
        terminal.wait(shown("is accepted. Hands are shaken."))
    actions = [bytes(entry.action) for entry in read(only_log(tmp_path)).entries if entry.actor == 0]
    assert any(b'"MakeOffer"' in action and b'"cash":1000' in action for action in actions)


def test_pages_to_read(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME, "--seed", "6", "--bots", "random", "--lang", "it") as terminal:
        terminal.answer(Guest(5), until=shown("Chi fa che cosa"))
        for key, title in (("?", "AFFARI DI FAMIGLIA"), ("h", "CHI È CHI"), ("l", "Al tavolo: ")):
            terminal.press(key)
            terminal.wait(shown(title))
            terminal.answer(lambda _: " ", until=shown("Chi fa che cosa"))
