"""A person at the terminal, by scripted keys."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sitdown.core.log import Session, resume
from sitdown.games.omerta import Omerta
from tests.cli.terminal import Terminal

BACK = "│╱╲╱╲╱╲╱╲╱╲╱╲│"  # the middle line of one's own card, face down
GAME = ("play", "omerta", "--pace", "0", "--option", "reflexes=quick")


def only_log(data: Path) -> Path:
    (log,) = (data / "games").rglob("*.jsonl")
    return log


def read(log: Path) -> Session:
    return resume(log.read_bytes().splitlines())


class Script:
    """Draw, swap into slot 1, never snap; call Omerta on the fourth turn of a round."""

    def __init__(self) -> None:
        self.turns = 0

    def __call__(self, question: list[str], keys: list[str]) -> str:
        if question[0].startswith("Your turn."):
            self.turns += 1
            return "3" if self.turns % 4 == 0 and "3" in keys else "1"
        if question[0].startswith("Call Omerta?"):
            return "1"
        if "match" in question[0] or "Killer" in question[0]:
            return "0"
        return next(key for key in keys if key != "⌫")


def own_turn(terminal: Terminal) -> bool:
    return any(line.startswith("Your turn.") for line in terminal.question)


def snapping(terminal: Terminal) -> bool:
    return any("SNAP!" in line for line in terminal.question) and "0" in terminal.keys


@pytest.mark.parametrize("options", [(), ("-o", "snap=sealed", "-o", "turn_seconds=60")], ids=["race", "sealed"])
def test_a_whole_game_of_three_by_scripted_keys(tmp_path: Path, options: tuple[str, ...]) -> None:
    with Terminal(tmp_path, *GAME, "--seed", "7", "--bots", "random,sharp", *options) as terminal:
        terminal.play(Script(), until=lambda _: False)
        assert terminal.end() == 0
        assert terminal.restored
        assert "CLOSING TIME" in terminal.output
        assert "Traceback" not in terminal.output
    log = only_log(tmp_path)
    assert log.parent.name == "finished"
    state = read(log).state
    assert isinstance(state, Omerta)
    assert state.over
    assert len(state.sheet) == 3
    assert str(log) in terminal.output.replace("\r\n", "")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_what_is_shown_never_runs_over_the_edge(tmp_path: Path, size: tuple[int, int]) -> None:
    with Terminal(tmp_path, *GAME, "--seed", "3", "--players", "5", "--lang", "en", size=size) as terminal:
        pictures: set[str] = set()

        def look(seen: Terminal) -> bool:
            pictures.add(seen.screen)
            return len(pictures) > 40

        terminal.play(Script(), until=look)
    for picture in pictures:
        lines = picture.split("\n")
        assert len(lines) <= size[1]
        assert max(map(len, lines)) <= size[0]


@pytest.mark.parametrize("aid", ["off", "on"])
def test_what_was_peeked_at_is_shown_once_and_then_gone_unless_the_table_aids_memory(tmp_path: Path, aid: str) -> None:
    with Terminal(tmp_path, *GAME, "--seed", "7", "--option", f"memory_aid={aid}") as terminal:
        terminal.wait(lambda seen: seen.keys == ["1", "2", "3", "4"])
        terminal.press("1")
        terminal.wait(lambda seen: "⌫" in seen.keys)
        terminal.press("2")
        terminal.wait(lambda seen: "Any key" in seen.screen)
        peek = terminal.question[0]
        assert peek.startswith("You see ")
        assert terminal.screen.count(BACK) == 2
        terminal.press(" ")
        terminal.wait(own_turn)
        shown = aid == "on"
        assert (peek in terminal.screen) == shown
        assert ("You look at slots 1 and 2." in terminal.screen) == (not shown)
        assert terminal.screen.count(BACK) == (2 if shown else 4)


def test_a_half_made_choice_can_be_taken_back(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.wait(lambda seen: seen.keys == ["1", "2", "3", "4"])
        terminal.press("3")
        terminal.wait(lambda seen: seen.keys == ["1", "2", "4", "⌫"])
        terminal.press("\x7f")
        terminal.wait(lambda seen: seen.keys == ["1", "2", "3", "4"])


def test_killed_in_the_middle_it_goes_on_where_it_stood(tmp_path: Path) -> None:
    script = Script()
    with Terminal(tmp_path, *GAME, "--seed", "11") as terminal:
        terminal.play(script, until=lambda seen: own_turn(seen) and script.turns == 2)
        table, question = terminal.screen.split("\n")[:9], terminal.question
        terminal.kill()
    log = only_log(tmp_path)
    before = log.read_bytes()
    position = read(log).state.view(0)
    assert position.question is not None
    assert position.question.step == "Draw"
    with Terminal(tmp_path, "play", "omerta", "--resume", "--pace", "0") as terminal:
        terminal.wait(own_turn)
        assert terminal.screen.split("\n")[:9] == table
        assert terminal.question == question
        assert "The game goes on where it stood." in terminal.screen
        assert log.read_bytes() == before
        assert read(log).state.view(0) == position
        terminal.press("1")
        terminal.wait(lambda seen: not own_turn(seen))
        terminal.kill()
    assert log.read_bytes().startswith(before)
    state = read(log).state
    assert isinstance(state, Omerta)
    assert state.view(0).question != position.question  # the move that was shown is there


def test_a_line_cut_off_by_a_crash_is_dropped_with_a_word(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME, "--seed", "11") as terminal:
        terminal.play(Script(), until=own_turn)
        terminal.kill()
    log = only_log(tmp_path)
    whole = log.read_bytes()
    log.write_bytes(whole + b'{"actor":0,"action":{"type":"Dra')
    with Terminal(tmp_path, "play", "omerta", "--resume", str(log), "--pace", "0") as terminal:
        terminal.wait(own_turn)
        assert "was cut off and has been dropped" in terminal.screen
        assert log.read_bytes() == whole


def ctrl_c(terminal: Terminal) -> None:
    terminal.press("\x03")


@pytest.mark.parametrize("leave", [ctrl_c, Terminal.terminate, Terminal.hang_up])
@pytest.mark.parametrize("moment", [own_turn, snapping], ids=["own turn", "race"])
def test_it_can_be_left_cleanly_at_any_moment(
    tmp_path: Path, moment: Callable[[Terminal], bool], leave: Callable[[Terminal], None]
) -> None:
    with Terminal(tmp_path, *GAME, "--seed", "2", "--bots", "sharp") as terminal:
        terminal.play(Script(), until=moment)
        leave(terminal)
        assert terminal.end() == 0
        assert terminal.restored
        assert "sitdown play omerta --resume" in terminal.output
        assert "Traceback" not in terminal.output
    assert not read(only_log(tmp_path)).state.over


def test_a_snap_that_nobody_answers_closes_by_itself(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME, "--seed", "2", "--option", "snap_seconds=1", "--bots", "random") as terminal:
        terminal.play(Script(), until=snapping)
        terminal.wait(lambda seen: not snapping(seen))
        assert "No takers." in terminal.screen or " ms" in terminal.screen


def test_an_own_snap_is_a_race_with_times(tmp_path: Path) -> None:
    def snap_first(question: list[str], keys: list[str]) -> str:
        return keys[0] if "SNAP!" in question[0] else script(question, keys)

    script = Script()
    with Terminal(tmp_path, *GAME, "--seed", "4") as terminal:
        terminal.play(snap_first, until=lambda seen: " ms" in seen.screen)
        assert "You " in next(line for line in terminal.screen.split("\n") if " ms" in line)


def test_help_comes_and_goes(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME, "--lang", "ru") as terminal:
        terminal.wait(lambda seen: bool(seen.keys))
        terminal.press("?")
        terminal.wait(lambda seen: "ПРАВИЛА ЗАВЕДЕНИЯ" in seen.screen)
        terminal.press(" ")
        terminal.wait(lambda seen: "действует тоже" in seen.screen)  # who is swapped out of a stock
        terminal.press("\x7f")
        terminal.wait(lambda seen: bool(seen.keys))
        terminal.press("q")
        assert terminal.end() == 0
        assert terminal.restored
