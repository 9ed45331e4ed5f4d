"""Keys on a terminal, lines on anything else."""

import os
import pty
import termios
from collections.abc import Iterator

import pytest

from sitdown.terminal.keyboard import BACK, ENTER, LEFT, RIGHT, Gone, Keyboard


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    ours, theirs = pty.openpty()
    yield ours, theirs
    os.close(ours)
    os.close(theirs)


@pytest.mark.parametrize(
    ("pressed", "keys"),
    [
        (b"12", ["1", "2"]),
        (b"\r", [ENTER]),
        (b"\x7f\x1b[D\x1b[C3", [BACK, LEFT, RIGHT, "3"]),
        ("йЙq".encode(), ["q", "q", "q"]),
        ("é".encode(), ["é"]),
    ],
)
def test_single_keys(terminal: tuple[int, int], pressed: bytes, keys: list[str]) -> None:
    ours, theirs = terminal
    with Keyboard(theirs, single=True) as keyboard:
        os.write(ours, pressed)
        assert [keyboard.read(5) for _ in keys] == keys
        assert keyboard.read(0) is None


def test_what_was_pressed_too_early_is_forgotten(terminal: tuple[int, int]) -> None:
    ours, theirs = terminal
    with Keyboard(theirs, single=True) as keyboard:
        os.write(ours, b"12")
        assert keyboard.read(5) == "1"
        os.write(ours, b"3")
        keyboard.flush()
        assert keyboard.read(0.05) is None


def test_the_terminal_is_as_it_was(terminal: tuple[int, int]) -> None:
    _, theirs = terminal
    before = termios.tcgetattr(theirs)
    keyboard = Keyboard(theirs, single=True)
    with pytest.raises(Gone):
        _leave(keyboard)
    assert termios.tcgetattr(theirs) == before


def _leave(keyboard: Keyboard) -> None:
    with keyboard:
        raise Gone


def test_ctrl_d_is_leaving(terminal: tuple[int, int]) -> None:
    ours, theirs = terminal
    with Keyboard(theirs, single=True) as keyboard:
        os.write(ours, b"\x04")
        with pytest.raises(Gone):
            keyboard.read(5)


def test_lines() -> None:
    theirs, ours = os.pipe()
    try:
        with Keyboard(theirs, single=False) as keyboard:
            assert keyboard.read(0) is None
            os.write(ours, b"1\n\nYES\n12")
            keyboard.flush()
            assert [keyboard.read(1) for _ in range(3)] == ["1", ENTER, "yes"]
            assert keyboard.read(0) is None
            os.close(ours)
            assert keyboard.read(1) == "12"
            with pytest.raises(Gone):
                keyboard.read(1)
    finally:
        os.close(theirs)
