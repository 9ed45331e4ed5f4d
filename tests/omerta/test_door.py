"""Bad input at the one door: illegal, late, malformed and foreign actions are refused and change nothing."""

from typing import Any

import pytest

from sitdown.core.chance import Scripted
from sitdown.core.codec import Malformed
from sitdown.core.errors import Illegal
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN, TIME_UP, Action, Clocked
from sitdown.games.omerta import OMERTA, Omerta
from sitdown.games.omerta.records import actions as act
from tests.omerta.harness import Play, begun, dump, table
from tests.omerta.positions import ACTIONS, QUESTIONS, asking
from tests.rules import rule


class Bribe(Action, frozen=True):
    """Of no game here."""

    seat: int


@pytest.mark.parametrize("name", QUESTIONS)
def test_nothing_but_an_option_is_legal(name: str) -> None:
    """Every action of the game, and one of none, by everybody: what is not listed is refused and changes nothing."""
    t = asking(name)
    assert t.step == name
    for actor in (-2, CLOCK, 0, 1, 2, 3, 99):
        options = t.options(actor)
        for action in [*ACTIONS, Bribe(1)]:
            talk = name == "SealedSnap" and actor == CLOCK and isinstance(action, Clocked)
            if action not in options and not talk:
                t.refuses(actor, action)


@pytest.mark.parametrize("slot", [-1, 4, 31, 10**30])
def test_there_are_only_the_slots_there_are(slot: int) -> None:
    asking("PlaceDrawn").refuses(0, act.Swap(slot))
    asking("Snap").refuses(1, act.Try(slot))
    asking("Mole").refuses(0, act.Look(slot))
    asking("Driver").refuses(0, act.Drive((0, slot)))
    asking("Cracking").refuses(0, act.Crack(slot, 0))
    asking("Cracking").refuses(0, act.Crack(0, slot))
    asking("KillerWindow").refuses(1, act.Reveal(slot))
    asking("Patrol").refuses(0, act.LayPatrol(1, slot))
    asking("Gangster").refuses(0, act.Exchange(0, slot, 1, 0))


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_there_are_only_the_opponents_there_are(seat: int) -> None:
    asking("Lady").refuses(0, act.Shuffle(seat))
    asking("Snitch").refuses(0, act.Give(1, seat))
    asking("Mamma").refuses(0, act.SendMamma(seat))
    asking("Patrol").refuses(0, act.LayPatrol(seat, 0))


@pytest.mark.parametrize("slot", [1.0, "1", None, [1]])
def test_a_slot_of_the_wrong_kind_is_refused(slot: Any) -> None:
    """On the wire the codec refuses them; a caller in the same process must not do harm with them either."""
    for name, action in (("PlaceDrawn", act.Swap(slot)), ("Snap", act.Try(slot)), ("Driver", act.Drive(slot))):
        g = asking(name).g.clone()
        before = dump(g)
        with pytest.raises(Illegal):
            g.apply(0, action, Scripted(()))
        assert dump(g) == before


@pytest.mark.parametrize("thing", [None, "draw", 7, Illegal("x", "x"), act.DrawDeck])
def test_what_is_no_action_is_refused(thing: Any) -> None:
    for t in map(asking, QUESTIONS):
        before = dump(t.g)
        with pytest.raises(Illegal):
            t.g.apply(0, thing, Scripted(()))
        assert dump(t.g) == before


def test_a_game_begins_once_and_only_by_the_clock() -> None:
    g = OMERTA.new(3)
    assert isinstance(g, Omerta)
    before = dump(g)
    for actor, action in [(0, BEGIN), (0, act.DRAW_DECK), (CLOCK, TIME_UP), (CLOCK, act.DRAW_DECK)]:
        with pytest.raises(Illegal):
            g.apply(actor, action, Scripted(()))
    assert dump(g) == before
    Play(begun(3, 0), "").refuses(CLOCK, BEGIN)


@rule("O-44")
def test_nothing_is_legal_when_the_game_is_over() -> None:
    t = table("7", "8", "9", turn_seconds=10)
    for _ in range(2):
        t.calls()
        t.all_peek()
    t.calls()
    assert t.g.over
    for actor in (CLOCK, 0, 1, 2):
        for action in [*ACTIONS, Bribe(1)]:
            assert "over" in t.refuses(actor, action)


@rule("O-23")
def test_an_answer_to_a_question_that_is_gone_is_late() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8")
    number = t.g.question
    t.draws("9")
    t.is_late(0, act.DRAW_DECK, number)
    t.is_late(0, act.DISCARD, number)
    t.is_late(0, act.DISCARD, t.g.question + 1)
    t.act(0, act.DISCARD)


@rule("O-24")
def test_a_question_keeps_its_number_while_it_is_the_same_question() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8")
    t.plays("9")
    number = t.g.question
    t.declines(1)
    t.tries(2, 0)
    assert t.g.question == number
    t.refuses(1, act.Try(0), number)
    t.declines(0)
    assert t.g.question == number + 1


@rule("O-20")
def test_a_try_for_a_snap_that_is_gone_does_not_count_for_the_next() -> None:
    t = table("7 9 5 6", "9 5 3 4", "5 8 6 9")
    t.plays("Dr")
    t.drives(1, 2)
    number = t.g.question
    t.tries(1, 0)
    assert t.step == "Snap"
    t.is_late(2, act.Try(3), number)


def test_the_reason_names_the_move_and_what_was_possible() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8")
    assert "seat 1 is not asked" in t.refuses(1, act.DRAW_DECK)
    t.draws()
    why = t.refuses(0, act.Swap(7))
    assert "swap 7" in why
    assert "discard" in why


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b'"Swap"',
        b'{"type": "Swap"}',
        b'{"type": "Swap", "slot": "2"}',
        b'{"type": "Swap", "slot": 2.5}',
        b'{"type": "Swap", "slot": true}',
        b'{"type": "Swap", "slot": null}',
        b'{"type": "Drive", "slots": 1}',
        b'{"type": "Drive", "slots": ["0"]}',
        b'{"type": "Steal", "slot": 2}',
        b'{"slot": 2}',
        b'{"type": "Swap", "slot": 2',
        b"\xff\xfe",
    ],
)
def test_malformed_actions_do_not_get_through_the_codec(data: bytes) -> None:
    with pytest.raises(Malformed):
        OMERTA.codec.action(data)
