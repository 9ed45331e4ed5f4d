"""Quick play in imagined worlds: legal whatever is asked, and by nobody's knowledge but the player's own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sitdown.core.chance import Quick, Seeded
from sitdown.core.records import Action
from sitdown.games.omerta import OMERTA, Omerta
from sitdown.games.omerta.bots.search.verdict import verdict, weights
from sitdown.games.omerta.bots.search.worlds import only_this_round
from sitdown.games.omerta.bots.turns.instinct import INSTINCTS, known_slot, play_turn
from sitdown.games.omerta.bots.turns.standing import standings
from sitdown.games.omerta.bots.turns.thumb import thumb
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.steps.turn import Draw
from tests.bots.tables import questions
from tests.omerta.harness import Play, dealt, table

ALL = (0, 1, 2, 3)
TABLES: list[dict[str, Any]] = [
    {},
    {"snap": "sealed"},
    {"characters": {"patrol": 4, "lady": 3, "gangster": 3, "snitch": 2, "safecracker": 3, "mamma": 2, "killer": 3}},
]


def instinct(t: Play) -> Action:
    ask = t.g.ask
    assert ask is not None
    seat = ask.seats[0]
    return INSTINCTS[type(t.g.agenda[-1])](t.g, seat, ask.options(seat), thumb(t.g.cards))


@pytest.mark.parametrize("number", range(9))
def test_a_round_is_played_to_its_end(number: int) -> None:
    g = only_this_round(dealt(3 + number % 3, turn_limit=200, **TABLES[number % len(TABLES)]))
    turns = 0
    while g.ask is not None:
        assert type(g.agenda[-1]) is Draw
        play_turn(g, Quick(number << 40 | turns))
        turns += 1
    assert len(g.sheet) == 1
    assert turns > 3


@pytest.mark.parametrize("options", TABLES)
def test_nobody_goes_by_what_he_cannot_know(options: dict[str, Any]) -> None:
    """In another world that the seat could be in, it does the same."""
    asked = Counter[str]()
    for number in range(6):
        for g, _, _ in questions(["novice"] * 4, number, turn_limit=24, **options):
            ask, step = g.ask, g.agenda[-1]
            assert ask is not None
            if type(step) not in INSTINCTS:
                continue
            for seat in [seat for seat in ask.seats if len(ask.options(seat)) > 1]:
                there = g.guess(seat, Seeded(number))
                answers = [INSTINCTS[type(step)](w, seat, ask.options(seat), thumb(g.cards)) for w in (g, there)]
                assert answers[0] == answers[1]
                assert answers[0] in ask.options(seat)
                asked[type(step).__name__] += 1
    assert asked.total() > 300
    assert len(asked) >= 9


def test_it_calls_when_it_knows_that_it_is_low() -> None:
    high = ("8 9 10 10", "7 8 9 9")
    assert instinct(table("1 2 1 2", *high, seen={0: ALL})) == act.CALL_OMERTA
    assert instinct(table("1 2 1 2", *high, seen={0: (0, 1, 2)})) != act.CALL_OMERTA
    assert instinct(table("1 2 1 4", *high, seen={0: ALL})) != act.CALL_OMERTA


def test_a_slot_is_known_by_its_owner_and_open() -> None:
    t = table("7 1 7 2", "1 2 3 4", "8 8 9 9", seen={0: (0, 2)})
    assert known_slot(t.g, 0, 7) == 0
    assert known_slot(t.g, 0, 1) == -1  # not seen
    t.idles("10")
    t.patrol(0, 0)
    assert known_slot(t.g, 0, 7) == 2


# --- the verdict


def judged(t: Play, seat: int = 0) -> float:
    assert isinstance(t.g, Omerta)
    return verdict(t.g, t.turn, t.g.totals, seat, 2)


def test_of_two_that_stand_differently_the_better_is_judged_so() -> None:
    """Fewer points, fewer slots to know, a call that is near: each tells."""
    others = ("8 9 10 10", "7 8 9 9")
    plain = judged(table("5 6 7 8", *others))
    assert judged(table("1 2 7 8", *others)) > plain
    assert judged(table("5 6 7", *others)) > plain
    assert judged(table("1 2 1", *others, seen={0: (0, 1, 2)})) > plain + 0.1
    assert judged(table("5 6 7 8", "1", "7 8 9 9", seen={1: (0,)})) < plain


def test_the_chances_of_all_come_to_one() -> None:
    t = table("5 6 7 8", "1 9 10 10", "7 2 9 9", "3 3 8 8")
    assert sum(judged(t, seat) for seat in range(4)) == pytest.approx(1.0, abs=0.01)


def test_the_network_that_comes_with_it_knows_its_inputs() -> None:
    g = OMERTA.new(4)
    assert isinstance(g, Omerta)
    assert {len(unit) for unit in weights().hidden} == {len(row) for row in standings(g, 0)}
