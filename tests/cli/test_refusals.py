"""Bad input: one clear line, exit code 2, nothing else."""

import fcntl
import subprocess
from pathlib import Path

import pytest

from sitdown.arena.simulate import simulate
from sitdown.bots import bot_names
from sitdown.cli.app import main
from sitdown.core.registry import all_games
from sitdown.games.omerta import OMERTA
from tests.cli.terminal import COMMAND, environment


def run(data: Path, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMMAND, *arguments],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment(data, **environ), timeout=60, check=False,
    )  # fmt: skip


class Refused:
    """What the command says when it is called with bad input, in this process: the same code, at a tenth of the time."""

    def __init__(self, data: Path, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._capture = capture
        for key in ("LC_ALL", "LANG"):
            patch.delenv(key, raising=False)
        patch.setenv("SITDOWN_DATA", str(data))

    def __call__(self, *arguments: str) -> str:
        self._patch.setattr("sys.argv", ["sitdown", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        assert left.value.code == 2
        said = self._capture.readouterr()
        assert said.out == ""
        (line,) = said.err.splitlines()
        return line


@pytest.fixture
def refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    return Refused(tmp_path, monkeypatch, capsys)


BOTS = ", ".join(bot_names(OMERTA))
GAMES = ", ".join(game.name for game in all_games())
CASES = {
    "play poker": f"There is no game called “poker”. There are: {GAMES}.",
    "sim poker": f"There is no game called “poker”. There are: {GAMES}.",
    "play omerta --players 2": "omerta is for 3 to 5 players, not 2.",
    "sim omerta --players 6": "omerta is for 3 to 5 players, not 6.",
    "play omerta --players 0": "omerta is for 3 to 5 players, not 0.",
    "play omerta --players many": 'Invalid value for --players: unable to convert "many" into int.',
    "play omerta --bots genius": f"There is no bot called “genius”. There are: {BOTS}.",
    "sim omerta --bots genius": f"There is no bot called “genius”. There are: {BOTS}.",
    "play omerta --bots random,random,random": "There is room for 2 bots, but 3 were named.",
    "play omerta --name sharp": "“sharp” will not do as a name: 1 to 20 characters, and not a bot’s name.",
    "play omerta --name=": "“” will not do as a name: 1 to 20 characters, and not a bot’s name.",
    "play omerta --option snap": "“snap” is not an option. Write key=value, say snap_seconds=6.",
    "play omerta --option snap_seconds=99": "The table cannot be opened: options of omerta: Expected `int` <= 30 - at `$.snap_seconds`",
    "play omerta --option reflexes=feline": "The table cannot be opened: options of omerta: reflexes is one of quick, human, slow, drowsy, not feline",
    "play omerta --option jokers=2": "The table cannot be opened: options of omerta: Object contains unknown field `jokers`",
    "play omerta --lang tlh": "There are no texts in “tlh”. There are: en, fr, it, ru.",
    "play omerta --pace -1": "--pace takes 0 to 60 seconds, not -1.0.",
    "play omerta --pace inf": "--pace takes 0 to 60 seconds, not inf.",
    "play omerta --pace nan": "--pace takes 0 to 60 seconds, not nan.",
    "play omerta --resume": "There is no unfinished game to go on with.",
    "play omerta --resume nowhere.jsonl": "nowhere.jsonl cannot be read: No such file or directory",
    "play omerta --resume --players 3": "A resumed game keeps its players and options; --resume takes none.",
    "serve --port 99999": "The house cannot be opened at 127.0.0.1, port 99999: bind(): port must be 0-65535.",
    "serve --port 0 --metrics -1": "The house cannot be opened at 127.0.0.1, port -1: bind(): port must be 0-65535.",
    "serve --port 0 --grace nan": "--grace must be 0 or more, not NaN.",
    "serve --port 0 --grace=-5": "--grace must be 0 or more, not -5.",
    "sim omerta --games 0": "--games must be 1 or more, not 0.",
    "sim omerta --jobs 0": "--jobs must be 1 or more, not 0.",
    "sim omerta --log /dev/null/x --games 1": "/dev/null/x cannot be written to: Not a directory",
    "coach nowhere.jsonl --seat 0": "nowhere.jsonl cannot be read: No such file or directory",
    "replay nowhere.jsonl": "nowhere.jsonl cannot be read: No such file or directory",
    "deal": 'Unknown command "deal". Available commands: play, serve, sim, arena, replay, coach, exploit, dataset, ...',
}  # fmt: skip


@pytest.mark.parametrize("command", CASES)
def test_bad_input_is_one_line_and_exit_code_2(refused: Refused, command: str) -> None:
    assert refused(*command.split()) == CASES[command]


def test_the_command_itself_says_it_on_standard_error(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "poker", LC_ALL="ru_RU.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Игры «poker» нет. Есть: {GAMES}.\n"


def test_it_is_said_in_the_readers_language(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused("play", "poker", "--lang", "fr").startswith("Aucun jeu ne s’appelle")
    assert refused("play", "poker", "--lang=it").startswith("Nessun gioco si chiama")
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert refused("play", "poker").startswith("Игры «poker» нет")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A game between bots, written down."""
    simulate(OMERTA, ["sharp"], 1, 1, players=3, log_dir=tmp_path)
    return tmp_path / "000000.jsonl"


def test_logs_that_cannot_be_trusted(tmp_path: Path, log: Path, refused: Refused) -> None:
    lines = log.read_bytes().splitlines(keepends=True)
    bad = tmp_path / "bad.jsonl"

    def why(*changed: bytes) -> str:
        bad.write_bytes(b"".join(changed))
        said = refused("replay", str(bad))
        assert refused("coach", str(bad), "--seat", "0") == said
        return said.removeprefix(f"{bad} is not a game that can be replayed: ")

    assert why().startswith("line 1: ")
    assert why(b"not a log\n").startswith("line 1: JSON is malformed")
    assert why(*lines[:4], lines[4][:10]).startswith("line 5: ")
    assert why(*lines[:4], *lines[5:]).startswith("line ")
    assert why(lines[0].replace(b'"rules":', b'"rules":9'), *lines[1:]).startswith("line 1: played by version 9")
    assert why(lines[0].replace(b"omerta", b"poker"), *lines[1:]).startswith("line 1: no game is called")


def test_seats_files_and_games_that_do_not_fit(tmp_path: Path, log: Path, refused: Refused) -> None:
    assert refused("replay", str(log), "--seat", "3") == "There is no seat 3. The seats are 0 to 2."
    assert refused("coach", str(log), "--seat", "3") == "There is no seat 3. The seats are 0 to 2."
    assert refused("replay", str(log), "--seat", "-1") == "There is no seat -1. The seats are 0 to 2."
    assert refused("replay", str(tmp_path)) == f"{tmp_path} cannot be read: Is a directory"
    finished = f"{log} is finished. To see it again: sitdown replay {log}"
    assert refused("play", "omerta", "--resume", str(log)) == finished
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:5]))
    nobody = f"{log} has no person at the table, or more than one."
    assert refused("play", "omerta", "--resume", str(log)) == nobody


def test_a_file_that_is_no_game_is_left_as_it_is(tmp_path: Path, refused: Refused) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_bytes(b"Dear Al,\nmeet me at the garage.")
    assert "is not a game that can be replayed" in refused("play", "omerta", "--resume", str(letter))
    assert letter.read_bytes() == b"Dear Al,\nmeet me at the garage."


def test_a_game_is_played_at_one_table_at_a_time(tmp_path: Path, refused: Refused) -> None:
    assert run(tmp_path, "play", "omerta").returncode == 0
    (log,) = (tmp_path / "games").glob("*.jsonl")
    with log.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert refused("play", "omerta", "--resume") == f"{log} is open at another table."
