"""The forgetful bot's memory: it follows cards through everything that happens, and loses them with time."""

from typing import Any, get_args

import pytest

from sitdown.core.records import Event
from sitdown.games.omerta.bots.memory.fading import FOLLOW, FOR_EVER, Fading, Memory
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import events as ev
from tests.bots.tables import questions, seen

TABLES: list[dict[str, Any]] = [
    {},
    {"characters": {"patrol": 5, "lady": 4, "gangster": 3, "snitch": 2, "safecracker": 2, "mamma": 2, "driver": 2}},
    {"snap": "sealed", "characters": {"killer": 5, "lady": 5, "gangster": 5, "patrol": 5}},
]


@pytest.mark.parametrize("number", range(6))
def test_one_that_never_fades_knows_all_that_can_be_known(number: int) -> None:
    """Card by card the same as the game's own account of what a perfect memory would hold, whoever watches."""
    names = ["sharp", "novice", "random", "sharp", "novice"][: 3 + number % 3]
    memories = [Memory(seat, Fading()) for seat in range(len(names))]
    compared = 0
    for g, _, happened in questions(names, number, turn_limit=60, **TABLES[number % len(TABLES)]):
        for seat, memory in enumerate(memories):
            watch(memory, seat, happened)
            known = g.knowledge(seat)
            for owner, cards in enumerate(known.stocks):
                assert tuple(memory.stock(owner, len(cards))) == cards
                assert memory.familiar(owner, len(cards)) == [owner in knowers for knowers in known.seen[owner]]
                compared += sum(card is not None for card in cards)
            assert tuple(memory.safe(len(known.safe))) == known.safe
    assert compared > 100


def watch(memory: Memory, seat: int, events: list[Event]) -> None:
    for event in seen(events, seat):
        memory.see(seat, event)


def peek_and_wait(seed: int, fading: Fading, turns: int) -> list[Card | None]:
    """What is left of a look at two slots."""
    memory = Memory(seed, fading)
    watch(memory, 0, [ev.RoundBegan(1, 0), ev.Peeked(0, (0, 1), (Card.BOTTLE_3, Card.MOLE))])
    watch(memory, 0, [ev.TurnBegan(turn % 3) for turn in range(turns)])
    return memory.stock(0, 4)


def test_it_fades_with_time() -> None:
    left = [
        sum(card is not None for seed in range(400) for card in peek_and_wait(seed, Fading(own=20), turns)) / 800
        for turns in (0, 10, 20, 60)
    ]
    assert left[0] == 1.0
    assert left[1:] == pytest.approx([0.61, 0.37, 0.05], abs=0.06)  # e^-t/20


def test_each_thing_is_forgotten_by_itself() -> None:
    kept = {tuple(peek_and_wait(seed, Fading(own=20), 15)[:2]) for seed in range(100)}
    assert kept == {(card, other) for card in (Card.BOTTLE_3, None) for other in (Card.MOLE, None)}


def test_to_see_it_again_is_to_remember_it_again() -> None:
    for seed in range(50):
        memory = Memory(seed, Fading(own=5))
        watch(memory, 0, [ev.Peeked(0, (0,), (Card.BOTTLE_3,)), *[ev.TurnBegan(1)] * 30])
        watch(memory, 0, [ev.Peeked(0, (0,), (Card.BOTTLE_3,))])
        assert memory.stock(0, 1) == [Card.BOTTLE_3]


def test_other_peoples_cards_have_their_own_span() -> None:
    memory = Memory(1, Fading(own=FOR_EVER, others=1e-9))
    watch(memory, 0, [ev.Mistaken(0, 0, Card.BOTTLE_3), ev.Mistaken(1, 0, Card.BOTTLE_4), ev.TurnBegan(1)])
    assert memory.stock(0, 1) == [Card.BOTTLE_3]
    assert memory.stock(1, 1) == [None]


def test_who_comes_late_starts_with_a_blank_and_follows_from_there() -> None:
    memory = Memory(1, Fading())
    watch(memory, 0, [ev.Given(1), ev.Mistaken(1, 5, Card.BOTTLE_4), ev.Snapped(1, 0, Card.BOTTLE_9)])
    assert memory.stock(1, 5) == [None, None, None, None, Card.BOTTLE_4]
    assert memory.stock(2, 4) == [None] * 4
    assert memory.safe(4) == [None] * 4


def test_a_new_round_wipes_the_slate() -> None:
    memory = Memory(1, Fading())
    watch(memory, 0, [ev.Peeked(0, (0,), (Card.BOTTLE_3,)), ev.RoundBegan(2, 1)])
    assert memory.stock(0, 4) == [None] * 4
    assert memory.familiar(0, 4) == [False] * 4


def test_every_event_of_the_game_is_followed_or_moves_no_hidden_card() -> None:
    """An event that is new to the game has to be thought of here."""
    still = {
        *(ev.Named, ev.DrewNothing, ev.Discarded, ev.Reshuffled, ev.SnapOpened, ev.SnapClosed, ev.Aimed, ev.MammaSent),
        *(ev.RoundEnded, ev.GameEnded),
    }
    assert FOLLOW.keys() | still == set(get_args(ev.OmertaEvent))
    assert not FOLLOW.keys() & still
