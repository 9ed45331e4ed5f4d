"""Every legal action can be reached by keys in a few steps, and nothing else can."""

from itertools import chain

import pytest

from sitdown.cli.cosa_nostra.answers import Answers
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.view import View
from sitdown.texts import Texts
from sitdown.texts.cosa_nostra import Teller
from tests.cli.cosa_nostra.positions import asked, positions

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


def test_it_begins_with_who_is_to_do_it() -> None:
    view, options = next(asked(g) for g in positions(4, "who") if asked(g)[0].phase == "planning")
    menu = opened(view, options)
    assert view.seat is not None
    names = [menu._teller.gangster(man.gangster) for man in view.players[view.seat].crew]
    for item, name in zip(menu.items, names, strict=False):
        assert item.words.startswith(name)
