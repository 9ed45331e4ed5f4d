"""What the boss of Omerta gathers from what the others leave undone."""

from __future__ import annotations

from sitdown.core.records import Event
from sitdown.games.omerta.bots.memory.clues import Clues
from sitdown.games.omerta.bots.search.worlds import CALLABLE, KEPT_BACK, UNCALLED, UNSNAPPED, explained
from sitdown.games.omerta.cards.cards import FACES, Card
from sitdown.games.omerta.records import events as ev
from tests.omerta.harness import table

LOOKED = ev.Peeked(1, (0, 1), (None, None))


def clues(*events: Event) -> Clues:
    found = Clues(0)
    for event in (ev.RoundBegan(1, 0), LOOKED, *events):
        found.see(0, event)
    return found


def passed(card: Card, winner: int | None = None) -> list[Event]:
    return [ev.SnapOpened(card), ev.SnapClosed(winner)]


def test_who_lets_a_snap_pass_has_not_got_that_bottle_among_those_he_knows() -> None:
    known, also, blind, _ = clues(*passed(Card.BOTTLE_7)).row(1, 4)
    assert known.never == also.never == 1 << FACES[Card.BOTTLE_7]
    assert blind.never == 0


def test_who_was_too_slow_may_have_it() -> None:
    assert not any([trace.never for trace in clues(*passed(Card.BOTTLE_7, winner=2)).row(1, 4)])


def test_what_is_shuffled_or_swapped_is_another_card() -> None:
    shuffled = clues(*passed(Card.BOTTLE_7), ev.Mixed(1)).row(1, 4)
    assert not any([trace.never for trace in shuffled])
    swapped = clues(*passed(Card.BOTTLE_7), ev.Drew(1, None), ev.Swapped(1, 0, Card.BOTTLE_9)).row(1, 4)
    assert swapped[0].never == 0
    assert swapped[1].never


def test_who_throws_away_what_he_drew_keeps_nothing_dearer() -> None:
    row = clues(ev.Drew(1, None), ev.Discarded(1, Card.BOTTLE_4)).row(1, 4)
    assert [trace.most for trace in row[:2]] == [4, 4]
    assert row[2].most > 20


def test_of_a_slot_that_he_did_not_know_it_says_nothing() -> None:
    row = clues(ev.Drew(1, None), ev.Swapped(1, 3, Card.BOTTLE_2)).row(1, 4)
    assert row[0].most > 20


def test_worlds_are_weighed_by_it() -> None:
    t = table("1 2 3 4", "7 9 1 1", "5 6 7 8", seen={1: (0, 1)})
    assert explained(t.g, 0, clues()) == 1.0
    assert explained(t.g, 0, clues(*passed(Card.BOTTLE_7))) == UNSNAPPED
    assert explained(t.g, 0, clues(*passed(Card.BOTTLE_10))) == 1.0
    kept = clues(ev.Drew(1, None), ev.Discarded(1, Card.BOTTLE_8))
    assert explained(t.g, 0, kept) == KEPT_BACK, "the 9, not the 7"


def test_who_could_have_called_probably_has_more() -> None:
    t = table("1 2 3 4", "1 1", "5 6 7 8", seen={1: (0, 1)})
    drew = (ev.TurnBegan(1), ev.Drew(1, None))
    assert CALLABLE >= 2
    assert explained(t.g, 0, clues(*drew)) == UNCALLED
    assert explained(t.g, 0, clues(*drew, ev.Swapped(1, 0, Card.KILLER))) == 1.0, "that was before he changed his cards"
