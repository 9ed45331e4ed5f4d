"""Bots in any language: what they are told, what becomes of bad answers, and that nobody stops a table."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from sitdown.arena.contest import contest
from sitdown.arena.runners import runner
from sitdown.core.game import AnyGame
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.omerta import OMERTA
from sitdown.guests.budget import Budget, Trouble
from sitdown.guests.invitations import Company, invited

from .tables import BOTS, PYTHON, answering, play, program

SHORT = {"turn_limit": 6}
TIDY = f"stdio:{PYTHON} {BOTS / 'tidy.py'}"
SHELL = f"stdio:{BOTS / 'first.sh'}"


def test_a_program_plays_a_whole_game_and_beats_chance() -> None:
    g, bots = play(OMERTA, [TIDY, "random", "random"], {"turn_limit": 60})
    assert g.over
    assert g.winners == [0]
    assert bots[0].troubles == []


@pytest.mark.parametrize(("game", "options"), [(OMERTA, SHORT), (COSA_NOSTRA, {"rounds": 3})])
def test_a_few_lines_of_shell_play_any_game(game: AnyGame, options: dict[str, int]) -> None:
    g, bots = play(game, [SHELL, "novice", "novice"], options)
    assert g.over
    assert bots[0].troubles == []


def test_it_is_told_what_a_bot_is_told_and_nothing_else(tmp_path: Path) -> None:
    """Its lines hold the views, knowledge and events of its own seat, whatever lies in other places."""
    said = "{'type':'ready','wants':['view','knowledge','text','words']}"
    code = f"import sys,json\nsys.stdin.readline(); print(json.dumps({said}), flush=True)\n"
    code += "for line in sys.stdin:\n    print(json.dumps({'choice': 0} if '\"choose\"' in line else {}), flush=True)\n"
    play(COSA_NOSTRA, [f"spy=stdio:{program(code)}", "novice", "novice"], {"rounds": 3}, transcripts=tmp_path)
    (file,) = tmp_path.iterdir()
    assert file.name.startswith("cosa-nostra-stdio-spy-")
    told = [json.loads(json.loads(line)["said"]) for line in file.read_text("utf-8").splitlines()[1:]]
    kinds = {each["type"] for each in told}
    assert kinds == {"begin", "choose", "speak"}
    for each in told[1:]:
        assert each["seat"] == each["view"]["seat"] == each["knowledge"]["seat"] == 0
        assert "You are at seat 0." in each["text"]
        for event in each["events"]:
            if event["type"] == "JobsDealt" and event["seat"] != 0:
                assert set(event["jobs"]) == {None}


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("sys.exit(3)", "it ended with exit code 3"),
        ("print('I am lost', file=sys.stderr, flush=True); os._exit(1)", "it ended with exit code 1: I am lost"),
        ("time.sleep(60)", "it did not answer within 0.4 seconds"),
        ("print('x' * 300_000, flush=True)", "it said more than 100,000 bytes at once"),
        ("[print('x', file=sys.stderr) for _ in range(10**9)]", "it did not answer within 0.4 seconds"),
        ("print('nonsense', flush=True)", "4 of its answers were refused"),
        ("print('{\"choice\": 9999}', flush=True)", "4 of its answers were refused"),
        ('print(\'{"choice": 0, "delay": -1}\', flush=True)', "4 of its answers were refused"),
        ("print('[' * 90_000, flush=True)", "4 of its answers were refused"),
    ],
)
def test_whoever_dies_hangs_floods_or_babbles_is_played_by_default(code: str, why: str) -> None:
    """After three good answers. The game goes on to its end, and the report says what went wrong."""
    good = "print('{\"choice\": 0}', flush=True) if told['type'] != 'refused' and number < 3 else"
    began = time.monotonic()
    statement = f"exec({code!r})"
    g, bots = play(
        OMERTA, [answering(f"{good} {statement}"), "random", "random"], SHORT, Budget(seconds=0.4, illegal=4)
    )
    assert g.over
    assert bots[0].troubles[-1] == why
    assert time.monotonic() - began < 20


def test_a_flood_between_questions_does_nothing_worse() -> None:
    """What it says unasked is taken for its next answers."""
    code = "print('{\"choice\": 0}\\n' * 5, end='', flush=True)"
    g, _ = play(OMERTA, [answering(code), "random", "random"], SHORT)
    assert g.over


def test_it_is_told_why_an_answer_was_refused(tmp_path: Path) -> None:
    code = "print('{\"choice\": 0}' if told['type'] == 'refused' else '{\"choice\": -5}', flush=True)"
    _, bots = play(OMERTA, [answering(code), "random", "random"], SHORT, Budget(illegal=10_000), tmp_path)
    assert bots[0].troubles == []
    (file,) = tmp_path.iterdir()
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    refused = [json.loads(line["said"]) for line in lines if '"refused"' in line.get("said", "")]
    assert refused
    assert all(line["why"].startswith("there is no option -5: they count from 0 to ") for line in refused)


def test_what_the_rules_refuse_beside_a_question_is_told_in_their_words() -> None:
    """An offer of what one does not have: tried in an imagined world, refused, and nothing happened at the table."""
    offer = {"type": "MakeOffer", "to": 1, "give": {"cash": 9_000_000}, "take": {}}
    said = json.dumps(json.dumps({"action": offer}))
    code = (
        "import sys,json\nsys.stdin.readline(); print(json.dumps({'type':'ready','wants':['words']}), flush=True)\n"
        "for line in sys.stdin:\n    told = json.loads(line)\n"
        f"    print('{{\"choice\":0}}' if told['type'] == 'choose' else {said} if told['type'] == 'speak' else '{{}}', flush=True)\n"
    )
    _, bots = play(COSA_NOSTRA, [f"stdio:{program(code)}", "novice", "novice"], {"rounds": 3}, Budget(illegal=30))
    assert bots[0].troubles == ["30 of its answers were refused"]


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("stdio:/no/such/program", "/no/such/program cannot be run: No such file or directory"),
        ("stdio:false", "it ended with exit code 1"),
        ("stdio:echo hello", "its first line is not what it should be"),
        ("stdio:cat", "its first line is not what it should be"),  # an echo says no sensible thing
        ("stdio:sleep 60", "it did not answer within 0.3 seconds"),
    ],
)
def test_one_that_cannot_be_begun_is_known_before_the_first_card(command: str, why: str) -> None:
    names, guests = invited([command, "random", "random"])
    with pytest.raises(Trouble, match=why.replace(".", r"\.")):
        contest(OMERTA, names, 3, 1, runner(1), players=3, company=Company(guests, Budget(seconds=0.3)))


def test_the_arena_counts_games_in_which_something_went_wrong() -> None:
    names, guests = invited([f"frail={answering('sys.exit(2)')}", "random", "random"])
    report = contest(OMERTA, names, 3, 1, runner(1), players=3, options=SHORT, to_the_end=True, company=Company(guests))
    assert report.bots["stdio:frail"].troubles == {"it ended with exit code 2": 3}
    assert report.bots["random"].troubles == {}


def test_nothing_that_it_has_started_outlives_the_game(tmp_path: Path) -> None:
    file = tmp_path / "pid"
    start = f"number == 0 and open({str(file)!r}, 'w').write(str(__import__('subprocess').Popen(['sleep', '600']).pid))"
    play(OMERTA, [answering(f"{start}; print('{{\"choice\": 0}}', flush=True)"), "random", "random"], SHORT)
    pid = int(file.read_text("utf-8"))
    for _ in range(100):
        if not _runs(pid):
            return
        time.sleep(0.02)
    pytest.fail("it still sleeps")


def _runs(pid: int) -> bool:
    """A child of nobody may be left as a zombie where nobody reaps."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text("utf-8").split()[2] != "Z"
    except (OSError, IndexError):
        return False
