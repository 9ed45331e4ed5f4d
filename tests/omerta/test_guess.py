"""A world that a player imagines: what he cannot know of secret answers is asked for again (O-38, option `snap`)."""

from sitdown.core.chance import Scripted, Seeded
from sitdown.games.omerta import Omerta
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Killed, SnapClosed
from tests.omerta.harness import Play, table
from tests.rules import rule

STOCKS = ("9 3 5 6", "9 2 Ki 4", "5 5 6 9")


def imagined(t: Play, viewer: int | None) -> Omerta:
    return t.g.guess(viewer, Seeded(1))


def asked(g: Omerta) -> set[int]:
    return set(g.ask.seats) if g.ask else set()


@rule("O-24", "option snap")
def test_nobody_else_knows_who_has_declined_in_a_race() -> None:
    t = table(*STOCKS)
    t.plays("9")
    t.declines(1)
    t.declines(0)
    assert [asked(imagined(t, viewer)) for viewer in (0, 1, 2, None)] == [{1, 2}, {0, 2}, {0, 1, 2}, {0, 1, 2}]


@rule("O-24", "O-22")
def test_all_know_who_has_tried_wrongly_in_a_race() -> None:
    t = table(*STOCKS)
    t.plays("9")
    t.tries(1, 1)
    assert [asked(imagined(t, viewer)) for viewer in (0, 1, 2, None)] == [{0, 2}] * 4


@rule("option snap")
def test_nobody_else_knows_who_has_answered_a_sealed_snap() -> None:
    t = table(*STOCKS, snap="sealed")
    t.plays("9")
    t.clocked(1, 300)
    t.tries(1, 0)
    t.declines(0)
    assert [asked(imagined(t, viewer)) for viewer in (0, 1, 2, None)] == [{1, 2}, {0, 2}, {0, 1, 2}, {0, 1, 2}]


@rule("option snap")
def test_a_player_imagines_his_own_sealed_answer_as_it_was() -> None:
    for seat, milliseconds in ((0, 100), (1, 100)):
        t = table(*STOCKS, snap="sealed")
        t.plays("9")
        t.clocked(seat, milliseconds)
        t.tries(seat, 0)
        world = imagined(t, seat)
        other = 1 - seat
        world.apply(2, act.DECLINE, Scripted(()))
        events = world.apply(other, act.DECLINE, Scripted(()))
        assert SnapClosed(seat) in events


@rule("option snap", "O-26")
def test_nobody_imagines_an_answer_of_one_who_may_not_try() -> None:
    t = table("", "9 2 3 4", "5 5 6 9", snap="sealed")
    t.plays("9")
    assert asked(imagined(t, 0)) == asked(imagined(t, None)) == {1, 2}


@rule("O-38")
def test_nobody_else_knows_who_has_answered_for_the_killer() -> None:
    t = table(*STOCKS)
    t.plays("Sn")
    t.gives(1, 2)
    t.reveals(1, 2)
    assert [asked(imagined(t, viewer)) for viewer in (0, 1, 2, None)] == [{1, 2}, {2}, {1, 2}, {1, 2}]
    t = table(*STOCKS)
    t.plays("Sn")
    t.gives(1, 2)
    t.reveals(2, 3)
    assert [asked(imagined(t, viewer)) for viewer in (0, 1, 2, None)] == [{1, 2}, {1, 2}, {1}, {1, 2}]


@rule("O-38")
def test_a_player_imagines_his_own_answer_with_the_killer_as_it_was() -> None:
    t = table("7 3 5 6", "1 Ki 2 4", "5 5 6 8")
    t.plays("Sn")
    t.gives(1, 2)
    t.reveals(1, 1)
    events = imagined(t, 1).apply(2, act.DECLINE, Scripted(()))
    assert [event.slot for event in events if isinstance(event, Killed)] == [1]
