"""Every legal action can be reached by keys, and nothing else can."""

import pytest

from sitdown.core.records import Action
from sitdown.games.omerta import OMERTA, Omerta
from sitdown.games.omerta.records.view import SlotView, View
from sitdown.games.omerta.terminal.menu import Answers
from sitdown.games.omerta.words import Teller
from sitdown.texts import Texts
from tests.cli.positions import positions

TEXTS = Texts("en", "omerta")


def reached(menu: Answers) -> list[Action]:
    """Everything that some row of keys leads to."""
    found: list[Action] = []
    items = menu.items
    assert len({item.key for item in items}) == len(items), "one key, one meaning"
    for item in items:
        assert menu.item(item.key) == item
        action = menu.pick(item)
        found += reached(menu) if action is None else [action]
        menu.back()
    return found


def asked(g: Omerta) -> tuple[View, tuple[Action, ...]]:
    """The open question, as the first seat sees it that it is put to."""
    assert g.ask is not None
    seat = g.ask.seats[0]
    return g.view(seat), g.ask.options(seat)


def step(view: View) -> str:
    return view.question.step if view.question else ""


def opened(view: View, options: tuple[Action, ...]) -> Answers:
    return Answers(view, options, Teller(TEXTS, view.seat, view.famous))


def own(view: View) -> tuple[SlotView, ...]:
    assert view.seat is not None
    return view.stocks[view.seat]


@pytest.mark.parametrize("players", OMERTA.players)
def test_keys_reach_the_legal_actions_and_no_others(players: int) -> None:
    met: set[tuple[str, bool]] = set()
    for view, options in map(asked, positions(players, f"menu/{players}")):
        kind = (step(view), len(own(view)) > 9)
        if kind in met:
            continue
        met.add(kind)
        menu = opened(view, options)
        assert set(reached(menu)) == set(options)
        assert menu.picked == ()
    assert {"FirstLook", "Draw", "PlaceDrawn", "Snap", "KillerWindow", "Gangster", "Snitch"} <= {
        kind for kind, _ in met
    }


def test_a_slot_answers_to_its_own_number() -> None:
    blocked = (
        (view, options)
        for view, options in map(asked, positions(3, "patrols"))
        if step(view) == "Snap" and any(slot.patrol for slot in own(view))
    )
    view, options = next(blocked)
    keys = [item.key for item in opened(view, options).items]
    assert keys == [*(str(at + 1) for at, slot in enumerate(own(view)) if not slot.patrol), "0"]


def test_calling_omerta_takes_a_second_key() -> None:
    draws = ((view, options) for view, options in map(asked, positions(3, "call")) if step(view) == "Draw")
    menu = opened(*next(draws))
    call = menu.item("3")
    assert call is not None
    assert menu.pick(call) is None
    assert menu.question == (
        "Call Omerta? With 7 or less, and nobody lower, you score 0. If not: your count and 20 more."
    )
    assert [item.words for item in menu.items] == ["Yes, call it"]
