"""Games by name, tables that cannot be opened, and games saved in the middle of a decision."""

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.codec import Malformed
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN
from sitdown.core.registry import BadTable, UnknownGame, all_games, game_named, load, save
from sitdown.games.omerta import OMERTA, OmertaOptions


def test_a_game_is_found_by_its_name() -> None:
    assert game_named("omerta") is OMERTA
    assert OMERTA in all_games()
    with pytest.raises(UnknownGame, match=r"no game is called 'whist'; there are: .*omerta"):
        game_named("whist")


@pytest.mark.parametrize("players", [-1, 0, 2, 6])
def test_too_few_or_too_many_are_refused(players: int) -> None:
    with pytest.raises(BadTable, match="omerta is for 3 to 5 players"):
        OMERTA.new(players)


@pytest.mark.parametrize(
    "options",
    [{"snap": "never"}, {"snap_seconds": 0}, {"unheard": 1}, {"turn_limit": "ten"}, {"characters": {"lady": 3}}],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadTable, match="options of omerta: "):
        OMERTA.new(3, options)


def test_options_made_in_python_are_checked_too() -> None:
    with pytest.raises(BadTable, match="options of omerta: "):
        OMERTA.new(3, OmertaOptions(snap_seconds=99))


def test_a_game_is_saved_and_loaded_in_the_middle_of_a_decision() -> None:
    state = OMERTA.new(3)
    state.apply(CLOCK, BEGIN, Seeded(2))
    saved = save(OMERTA, state)
    loaded = load(saved)
    assert save(OMERTA, loaded) == saved
    assert loaded.ask is not None
    action = loaded.ask.options(1)[0]
    assert loaded.apply(1, action, Seeded(1)) == state.apply(1, action, Seeded(1))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b'{"game":"omerta","rules":1,"position":"players 3; stocks 7 7 7"}',
        b'{"game":"omerta","rules":1,"position":"chess"}',
        b'{"game":"omerta","rules":99,"position":""}',
    ],
)
def test_what_was_not_saved_is_refused(data: bytes) -> None:
    with pytest.raises(Malformed):
        load(data)
