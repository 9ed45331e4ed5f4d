"""Who is invited, by which name; and that only who sits at the machine can."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

import sitdown
from sitdown.bots import UnknownBot, bot_named
from sitdown.games.omerta import OMERTA
from sitdown.guests.invitations import Company, Invitation, NotInvited, invited, is_guest, listed


@pytest.mark.parametrize(
    ("words", "name", "command"),
    [
        ("stdio:python3 my/tidy.py", "stdio:tidy", ["python3", "my/tidy.py"]),
        ("mine=stdio:python3 tidy.py --deep", "stdio:mine", ["python3", "tidy.py", "--deep"]),
        ("text:ollama run llama3.2", "text:llama3", ["ollama", "run", "llama3.2"]),
        ("text:http://127.0.0.1:11434/v1/chat/completions#qwen", "text:qwen", None),
        ("text:http://127.0.0.1:11434/v1/chat/completions", "text:completions", None),
        ("stdio:'my bot' -v", "stdio:my-bot", ["my bot", "-v"]),
    ],
)
def test_names(words: str, name: str, command: list[str] | None) -> None:
    names, guests = invited([words, "sharp"])
    assert names == [name, "sharp"]
    assert is_guest(name)
    assert not is_guest("sharp")
    if command is not None:
        assert guests[name].command == command


def test_commas_and_quotes() -> None:
    assert listed("sharp, random ,novice") == ["sharp", "random", "novice"]
    assert listed('"stdio:my bot, yours",sharp') == ["stdio:my bot, yours", "sharp"]


@pytest.mark.parametrize("words", ["stdio:", "text:   ", "stdio:'open", "a=stdio:"])
def test_what_invites_nobody(words: str) -> None:
    names: list[str] = [words]
    guests: dict[str, Invitation] = {}
    try:
        names, guests = invited([words])
    except NotInvited:
        return
    assert guests == {}
    with pytest.raises(UnknownBot):
        Company(guests).check(OMERTA, names)


def test_two_of_one_name_are_told_apart() -> None:
    with pytest.raises(NotInvited, match="two are called tidy"):
        invited(["stdio:python3 a/tidy.py", "stdio:python3 b/tidy.py"])
    names, guests = invited(["stdio:python3 a/tidy.py", "other=stdio:python3 b/tidy.py"])
    assert names == ["stdio:tidy", "stdio:other"]
    assert len(guests) == 2


def test_who_may_not_name_a_command() -> None:
    """The registry of bots, which the server, files and the library's front door ask, runs nothing."""
    for name in ("stdio:touch /tmp/x", "text:touch /tmp/x", "x=stdio:touch /tmp/x"):
        with pytest.raises(UnknownBot):
            bot_named(OMERTA, name, 1)
        with pytest.raises(UnknownBot):
            sitdown.simulate("omerta", [name, "random", "random"], 1)


def test_no_part_of_the_server_can_invite() -> None:
    source = Path(sitdown.__file__).parent
    for part in ("server", "core", "envs", "coach", "learn", "texts", "bots"):
        for file in (source / part).rglob("*.py"):
            assert not re.search(r"sitdown\.guests\b(?!\.text\.briefing)", file.read_text("utf-8")), file


def test_company_can_be_sent_to_another_process() -> None:
    company = Company(invited(["stdio:python3 tidy.py"])[1])
    assert pickle.loads(pickle.dumps(company)) == company
