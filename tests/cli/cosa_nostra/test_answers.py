"""Every legal action can be reached by keys in a few steps, and nothing else can."""

from itertools import chain

import pytest

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.terminal.answers import Answers
from sitdown.games.cosa_nostra.words import Teller
from sitdown.texts import Texts
from tests.cli.cosa_nostra.positions import asked, positions
from tests.cosa_nostra.harness import Seat, table

TEXTS = Texts("en", "cosa-nostra")


def opened(view: View, options: tuple[Action, ...]) -> Answers:
    return Answers(view, options, Teller(TEXTS, view.seat, [player.family for player in view.players]))


def reached(menu: Answers) -> list[Action]:
    """Everything that some row of keys leads to."""
    found: list[Action] = []
    items = menu.items
    assert len({item.key for item in items}) == len(items), "one key, one meaning"
    for item in items:
        assert menu.item(item.key) == item
        before = menu.picked
        action = menu.pick(item)
        found += reached(menu) if action is None else [action]
        menu.back()
        assert menu.picked == before
    return found


@pytest.mark.parametrize("seed", range(3))
def test_keys_reach_the_legal_actions_and_no_others(seed: int) -> None:
    met: set[tuple[str, type[Action]]] = set()
    for view, options in map(asked, chain(positions(4, f"answers/{seed}"), positions(5, f"answers/{seed}"))):
        assert view.question is not None
        kinds = {(view.question.about, type(option)) for option in options}
        if kinds <= met or isinstance(options[0], act.Stake | act.Launder):  # those are sums
            continue
        met |= kinds
        menu = opened(view, options)
        assert set(reached(menu)) == set(options)
        assert menu.picked == ()
    assert len(met) > 40


def test_whoever_can_have_two_tasks_is_one_man_and_the_turn_can_be_ended() -> None:
    me = Seat("blundetto", crew="kenzo_isosaki", jobs="threats")
    t = table(me, Seat("dimaggio"), Seat("calmuti"), mercenaries=True, market="pimp")
    menu = opened(t.g.view(0), tuple(t.options(0)))
    assert [item.words for item in menu.items] == ["Kenzo Isosaki 2"]
    assert set(reached(menu)) == t.options(0)
    t.plans("kenzo_isosaki", "threats")
    menu = opened(t.g.view(0), tuple(t.options(0)))
    assert menu.question == "One order is given. The other one now?"
    assert {item.key: item.words for item in menu.items}["0"] == "End the turn, the other order comes later"
    assert set(reached(menu)) == t.options(0)


def test_it_begins_with_who_is_to_do_it() -> None:
    view, options = next(asked(g) for g in positions(4, "who") if asked(g)[0].phase == "planning")
    menu = opened(view, options)
    assert view.seat is not None
    names = [menu._teller.gangster(man.gangster) for man in view.players[view.seat].crew]
    for item, name in zip(menu.items, names, strict=False):
        assert item.words.startswith(name)
