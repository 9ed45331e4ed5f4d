"""Games on disk."""

import os
from pathlib import Path

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.core.kernel import CLOCK
from sitdown.core.log import Session
from sitdown.core.records import BEGIN
from sitdown.games.omerta import OMERTA
from sitdown.terminal.refusal import Refusal
from sitdown.terminal.saved import SavedGame, folder, last_unfinished, read_game

pytestmark = pytest.mark.usefixtures("data")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SITDOWN_DATA", str(tmp_path))
    return tmp_path


def begun() -> tuple[Session, SavedGame]:
    session = Session(OMERTA, ("guest", "random", "random"))
    return session, SavedGame.begin(session)


def test_every_line_is_there_as_soon_as_it_is_written() -> None:
    session, saved = begun()
    assert saved.path.read_bytes() == session.lines()[0] + b"\n"
    session.apply(CLOCK, BEGIN, Seeded(1))
    saved.append(encode(session.entries[-1]))
    assert read_game(saved.path, saved.lines()).state.view(0) == session.state.view(0)
    saved.close()


def test_only_a_line_without_its_end_is_dropped() -> None:
    _, saved = begun()
    whole = saved.path.read_bytes()
    assert not saved.repair()
    saved.path.write_bytes(whole + b'{"actor":-1}')
    assert saved.lines() == [whole.rstrip()]
    assert saved.repair()
    assert saved.path.read_bytes() == whole
    saved.close()


def test_a_finished_game_is_put_on_the_shelf_unless_it_is_kept_elsewhere(data: Path) -> None:
    _, saved = begun()
    name = saved.path.name
    saved.finish()
    assert saved.path == folder() / "finished" / name
    assert saved.path.exists()
    mine = data / "mine.jsonl"
    mine.write_bytes(saved.path.read_bytes())
    kept = SavedGame.reopen(mine)
    kept.finish()
    assert kept.path == mine
    assert mine.exists()


def test_the_last_unfinished_game_is_the_one_played_last() -> None:
    with pytest.raises(Refusal, match="error-nothing-to-resume"):
        last_unfinished("omerta")
    (_, first), (_, second) = begun(), begun()
    os.utime(second.path, (1, 1))
    assert last_unfinished("omerta") == first.path
    first.path.write_bytes(b'{"game":"om')  # the crash came before there was a game
    assert last_unfinished("omerta") == second.path
    first.close()
    second.close()


def test_a_folder_that_cannot_be_written_is_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (data / "file").touch()
    monkeypatch.setenv("SITDOWN_DATA", str(data / "file"))
    with pytest.raises(Refusal, match="error-folder"):
        begun()
