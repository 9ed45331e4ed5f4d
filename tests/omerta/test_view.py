"""What lies open on the table, for players and spectators alike (O-16)."""

import pytest

from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records.view import Question
from tests.omerta.harness import Play, begun, table
from tests.rules import rule

STOCKS = ("7 3 5 6", "1 2 3 4", "5 5 6 8")
VIEWERS = (0, 1, 2, None)


@rule("O-16")
def test_all_see_how_many_cards_lie_where_and_the_top_of_the_pile() -> None:
    t = table("7 3 5", "1 2 3 4 9", "", pile="4 8 10", starter=1)
    for viewer in VIEWERS:
        view = t.view(viewer)
        assert view.seat == viewer
        assert [len(stock) for stock in view.stocks] == [3, 5, 0]
        assert (view.deck, view.pile, view.pile_top) == (60 - 8 - 4 - 3, 3, Card.BOTTLE_10)
        assert (len(view.safe), view.holds, view.hand, view.in_play, view.lain) == (4, False, None, None, ())


@rule("O-16", "O-6", "O-44")
def test_all_see_whose_turn_it_is_and_how_the_game_stands() -> None:
    t = table("1", "9", "5")
    t.calls()
    t.all_peek()
    t.idles("9")
    for viewer in VIEWERS:
        view = t.view(viewer)
        assert (view.round, view.starter, view.turn, view.turns) == (2, 1, 2, 2)
        assert (view.sheet, view.winners, view.famous) == (((0, 9, 5),), (), t.g.famous)


@rule("O-16", "O-14")
def test_all_remember_the_whole_pile_but_see_only_its_top() -> None:
    t = table(*STOCKS, pile="4 8 10")
    assert t.knowledge(None).pile == (Card.BOTTLE_4, Card.BOTTLE_8, Card.BOTTLE_10)
    assert t.view(None).pile_top == Card.BOTTLE_10


@rule("O-16", "O-8")
def test_all_see_what_is_asked_of_whom() -> None:
    t = Play(begun(3, 0, turn_seconds=60), "")
    t.peeks(1)
    for viewer in VIEWERS:
        assert t.view(viewer).question == Question(t.g.question, "FirstLook", "sealed", (0, 2), 60)
    t = table(*STOCKS)
    for viewer in VIEWERS:
        assert t.view(viewer).question == Question(t.g.question, "Draw", "one", (0,), None)
    t.plays("9")
    assert t.view(None).question == Question(t.g.question, "Snap", "race", (0, 1, 2), 4, Card.BOTTLE_9)


@rule("O-16", "O-26")
@pytest.mark.parametrize(("snap", "step"), [("race", "Snap"), ("sealed", "SealedSnap")])
def test_who_may_not_try_is_not_shown_as_asked(snap: str, step: str) -> None:
    t = table("", "1 2 3 4", "5 5 6 8", snap=snap)
    t.plays("9")
    for viewer in VIEWERS:
        question = t.view(viewer).question
        assert question is not None
        assert (question.step, question.seats) == (step, (1, 2))


@rule("O-16", "O-38")
def test_all_targets_are_shown_as_asked_for_the_killer_also_those_who_have_answered() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8", reaction_seconds=7)
    t.plays("Sn")
    t.gives(2, 1)
    for _ in range(2):
        for viewer in VIEWERS:
            assert t.view(viewer).question == Question(t.g.question, "KillerWindow", "sealed", (1, 2), 7, Card.SNITCH)
        if t.asked == (1, 2):
            t.declines(1)


@rule("O-16", "O-24")
@pytest.mark.parametrize("snap", ["race", "sealed"])
def test_who_has_declined_a_snap_is_not_shown(snap: str) -> None:
    t = table(*STOCKS, snap=snap)
    t.plays("9")
    before = t.view(None).question
    t.declines(1)
    assert t.events == []
    assert t.view(None).question == before


@rule("O-16", "O-24")
def test_who_has_tried_wrongly_in_a_race_is() -> None:
    t = table(*STOCKS)
    t.plays("9")
    t.declines(2)
    t.tries(1, 0)
    assert t.view(None).question == Question(t.g.question, "Snap", "race", (0, 2), 4, Card.BOTTLE_9)


@rule("O-27")
def test_the_table_says_which_of_the_drivers_bottles_can_be_snapped() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8")
    t.plays("Dr")
    t.drives(0, 1)
    question = t.view(None).question
    assert question is not None
    assert (question.card, t.view(None).pile_top) == (Card.BOTTLE_7, Card.BOTTLE_3)


@rule("O-44", "O-41")
def test_when_the_game_is_over_nothing_is_asked_and_all_know_the_last_stocks() -> None:
    t = table("7", "8", "9")
    for _ in range(2):
        t.calls()
        t.all_peek()
    t.calls()
    for viewer in VIEWERS:
        assert [t.knows(viewer, seat) for seat in range(3)] == [t.stock(seat) for seat in range(3)]
    view = t.view(None)
    assert view.question is None
    assert view.winners == tuple(t.g.winners)
    assert view.round == 3
