"""The front of games that bring none, tried with a game that has one: everything can be told and picked, if not as well."""

from __future__ import annotations

from pathlib import Path

import pytest

import sitdown
from sitdown.coach import Mistake
from sitdown.core.log import read_header
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.records.actions import Exchange, Swap
from sitdown.games.omerta.records.events import Drew, TurnBegan
from sitdown.terminal.pages import read_pages
from sitdown.terminal.plain import PLAIN, coached
from sitdown.terminal.plain_table import Choices, lists
from sitdown.texts import LANGUAGES, Texts
from sitdown.texts.plain_words import PlainTeller

LOG = Path(__file__).parents[1] / "golden" / "games" / "omerta" / "plain-three.jsonl"
NAMES = ("Ada", "sharp", "sharp")


def teller(viewer: int | None = 0) -> PlainTeller:
    return PlainTeller(Texts("en", "omerta"), viewer, NAMES)


def test_a_message_that_the_fields_can_fill_is_used() -> None:
    assert teller().event(TurnBegan(1)) == Texts("en", "omerta").say("event-turn-began", seat="sharp 1", you="other")
    assert teller(1).event(TurnBegan(1)) == Texts("en", "omerta").say("event-turn-began", seat="sharp 1", you="seat")


def test_else_the_type_and_the_fields() -> None:
    assert PlainTeller(Texts("en"), 0, NAMES).event(Drew(2, None)) == "Drew: seat 2, card null"


def test_a_view_is_told_by_players() -> None:
    game = sitdown.new("omerta", players=3, seed=1)
    told = [line.plain for line in lists(game.view(0), teller())]
    assert " stocks" in told
    assert [line for line in told if line.startswith("   sharp 2")]
    assert " turn: 0" in told
    assert not [line for line in told if "question" in line]
    assert lists(game.state.view(0).stocks[0][0], teller())


def menu(actions: list[sitdown.Action]) -> Choices:
    return Choices(sitdown.new("omerta", players=3, seed=1).view(0), actions, teller())


def picked(choices: Choices, *keys: str) -> sitdown.Action | None:
    action = None
    for key in keys:
        item = choices.item(key)
        assert item is not None
        action = choices.pick(item)
    return action


def test_few_options_are_listed_at_once() -> None:
    few = menu([Swap(slot) for slot in range(4)])
    assert [item.key for item in few.items] == ["1", "2", "3", "4"]
    assert picked(few, "3") == Swap(2)


def test_of_many_one_picks_field_by_field_and_page_by_page() -> None:
    many = [Exchange(0, slot, 1, other) for slot in range(12) for other in range(2)]
    choices = menu([*many])
    assert [item.words for item in choices.items][:2] == ["slot 0", "slot 1"]
    assert picked(choices, "0") is None  # further ones
    assert [item.words for item in choices.items] == ["slot 9", "slot 10", "slot 11", "…"]
    assert picked(choices, "2", "1") == Exchange(0, 10, 1, 0)
    choices = menu([*many])
    assert picked(choices, "1") is None
    choices.back()
    assert [item.words for item in choices.items][:2] == ["slot 0", "slot 1"]
    assert picked(choices, "0", "0", "1", "2") == Exchange(0, 0, 1, 1)  # round and round


def test_every_option_of_a_game_can_be_picked() -> None:
    game = sitdown.new("cosa-nostra", players=3, seed=1, rounds=3)
    asked = 0
    while (ask := game.ask) is not None:
        seat = ask.seats[0]
        choices = Choices(game.view(seat), ask.options(seat), PlainTeller(Texts("en", "cosa-nostra"), seat, NAMES))
        if len(ask.options(seat)) > 1:
            asked += 1
            action = None
            while action is None:
                action = choices.pick(choices.items[0])
            assert action in ask.options(seat)
        game.play_any()
    assert asked > 10


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 0])
def test_a_game_is_read_page_by_page(lang: str, seat: int | None) -> None:
    lines = LOG.read_bytes().splitlines()
    header, _ = read_header(lines[0])
    pages = read_pages(LOG, lines, seat, OMERTA.opened)
    reader = PLAIN.reader(Texts(lang, "omerta"), seat, header.seats, pages)
    assert all([reader.words(page) for page in pages])
    assert all([len(reader.draw(page, ["said"], 80, 22)) <= 22 for page in pages])
    assert list(reader.rounds(pages))[-3:] == ["1", "2", "3"]


def test_the_coach_can_be_told() -> None:
    game = sitdown.new("omerta", players=3, seed=1)
    told = coached(Texts("en", "omerta"), 0, game.view(0), Mistake(3, 1, Swap(0), Swap(1), 0.25, 0.1, "odds"))
    assert (told.round, told.cost) == ("1", "0.25")
    assert told.played != told.better
