"""Games by name, tables that cannot be opened, and games saved in the middle of a decision."""

from collections.abc import Callable
from typing import Any

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.codec import Malformed
from sitdown.core.game import BadTable
from sitdown.core.kernel import CLOCK, State
from sitdown.core.records import BEGIN
from sitdown.core.registry import UnknownGame, all_games, game_named, load, save
from sitdown.games.cosa_nostra import COSA_NOSTRA, CosaNostraOptions, new_cosa_nostra
from sitdown.games.cosa_nostra.cards.cards import Family
from sitdown.games.omerta import OMERTA, OmertaOptions, new_omerta


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


OPENERS: list[Callable[..., State]] = [OMERTA.new, COSA_NOSTRA.new, new_omerta, new_cosa_nostra]


@pytest.mark.parametrize("opener", OPENERS, ids=lambda opener: opener.__qualname__)
@pytest.mark.parametrize("players", [3.0, "3", True, None, 2, 6, 10**5000, -3, [3]], ids=lambda each: str(type(each)))
def test_whoever_opens_a_table_is_told_how_many_can_play(opener: Callable[..., State], players: Any) -> None:
    with pytest.raises(BadTable, match="is for 3 to 5 players"):
        opener(players)


@pytest.mark.parametrize(
    ("opener", "options"),
    [
        (new_omerta, OmertaOptions(snap_seconds=99)),
        (new_omerta, OmertaOptions(turn_limit=True)),
        (new_omerta, OmertaOptions(turn_limit=0)),
        (new_omerta, OmertaOptions(memory_aid=1)),  # type: ignore[arg-type]
        (new_omerta, CosaNostraOptions()),
        (new_omerta, {"snap": "never"}),
        (new_omerta, {"characters": {"lady": 3}}),
        (new_omerta, 7),
        (new_omerta, object()),
        (new_cosa_nostra, CosaNostraOptions(rounds=5)),  # type: ignore[arg-type]
        (new_cosa_nostra, CosaNostraOptions(rounds=4.0)),  # type: ignore[arg-type]
        (new_cosa_nostra, CosaNostraOptions(influence_from=0)),  # type: ignore[arg-type]
        (new_cosa_nostra, CosaNostraOptions(families=(Family.CARUSO,))),
        (new_cosa_nostra, CosaNostraOptions(poker="yes")),  # type: ignore[arg-type]
        (new_cosa_nostra, {"families": ["caruso", "caruso", "laserva"]}),
        (new_cosa_nostra, {"offer_seconds": 4}),
        (new_cosa_nostra, OmertaOptions()),
    ],
)
def test_whoever_opens_a_table_has_its_options_checked(opener: Callable[..., State], options: Any) -> None:
    """Records made in Python, plain data, and what is neither: one check, in one place."""
    with pytest.raises(BadTable, match="options of "):
        opener(3, options)


@pytest.mark.parametrize("cards", [(), (1,) * 15, (0,) * 20, (22,) * 20, (1.0,) * 20, (True,) * 20, ("7",) * 20])
def test_no_table_is_opened_with_a_deck_that_cannot_be_dealt(cards: Any) -> None:
    with pytest.raises(BadTable, match="a deck for 3 players has 16 cards or more"):
        new_omerta(3, None, cards)
    assert new_omerta(3, None, (1,) * 16).cards == (1,) * 16


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
        b'{"game":"whist","rules":1,"position":""}',
    ],
)
def test_what_was_not_saved_is_refused(data: bytes) -> None:
    with pytest.raises(Malformed):
        load(data)
