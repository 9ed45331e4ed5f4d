"""The options a table can be opened with: defaults, limits, and what they do."""

from typing import Any

import pytest

from sitdown.core.game import BadTable
from sitdown.games.omerta import OMERTA, OmertaOptions
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records.events import RoundBegan, RoundEnded
from tests.omerta.harness import Play, table
from tests.rules import rule

STOCKS = ("7 3 5 6", "1 2 3 4", "5 5 6 8")


@rule(
    "option snap",
    "option snap_seconds",
    "option reflexes",
    "option reaction_seconds",
    "option characters",
    "option memory_aid",
    "option turn_seconds",
    "option turn_limit",
)
def test_the_defaults() -> None:
    assert OmertaOptions() == OmertaOptions(
        snap="race",
        snap_seconds=4,
        reflexes="human",
        reaction_seconds=10,
        characters=None,
        memory_aid=False,
        turn_seconds=None,
        turn_limit=None,
    )


@rule(
    *("option snap_seconds", "option reaction_seconds", "option turn_seconds"),
    *("option turn_limit", "option snap", "option reflexes"),
)
@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("snap_seconds", [1, 30, None], [0, 31, -4, 2.5, "4", True]),
        ("reaction_seconds", [3, 60, None], [2, 61, 0]),
        ("turn_seconds", [10, 300, None], [9, 301, 0]),
        ("turn_limit", [1, 1000, 10_000, None], [0, -1, 1.5, 10_001, 2**53 + 1, 10**30]),
        ("snap", ["race", "sealed"], ["fastest", "", None, 1]),
        ("memory_aid", [True, False], [None, "on", 1]),
        ("reflexes", ["quick", "human", "slow", "drowsy"], ["feline", "", None, 0.4]),
    ],
)
def test_what_an_option_may_be(option: str, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        state = OMERTA.new(3, {option: value})
        assert getattr(state, "options") == OmertaOptions(**{option: value})  # noqa: B009
    for value in bad:
        with pytest.raises(BadTable):
            OMERTA.new(3, {option: value})


@rule("option snap")
def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadTable, match="bluff"):
        OMERTA.new(3, {"bluff": True})


@rule("option snap", "option reflexes")
def test_who_chooses_what_there_is_not_is_told_what_there_is() -> None:
    with pytest.raises(BadTable, match=r"reflexes is one of quick, human, slow, drowsy, not feline$"):
        OMERTA.new(3, {"reflexes": "feline"})
    with pytest.raises(BadTable, match=r"snap is one of race, sealed, not 1$"):
        OMERTA.new(3, {"reflexes": "slow", "snap": 1})


# --- how long bots hold back


@rule("option reflexes")
def test_the_slower_the_reflexes_the_longer_bots_hold_back() -> None:
    start = OMERTA.usual.head_start
    starts = [start(OMERTA.new(3, {"reflexes": reflexes})) for reflexes in ("quick", "human", "slow", "drowsy")]
    assert starts == [0, 0.4, 1, 2]
    assert start(OMERTA.new(3)) == 0.4


@rule("option reflexes")
def test_the_rules_know_nothing_of_reflexes() -> None:
    """The same game, whatever they are: only what is told of the table differs."""
    tables = [table(*STOCKS, reflexes=reflexes) for reflexes in ("quick", "drowsy")]
    for t in tables:
        t.plays("7")
        t.tries(0, 0)
    quick, drowsy = tables
    for viewer in (0, 1, 2, None):
        assert quick.view(viewer) == drowsy.view(viewer)
    assert quick.g.stocks == drowsy.g.stocks


# --- which clock times which question


def seconds(t: Play) -> int | None:
    """As all may see it."""
    found = {question.seconds for viewer in (0, 1, 2, None) if (question := t.view(viewer).question) is not None}
    assert len(found) == 1
    return found.pop()


@rule("option snap_seconds", "option reaction_seconds", "option turn_seconds")
def test_every_question_has_its_own_clock() -> None:
    t = table(*STOCKS, snap_seconds=7, reaction_seconds=33, turn_seconds=120)
    assert seconds(t) == 120
    t.draws("9")
    assert seconds(t) == 120
    t.discards()
    assert seconds(t) == 7
    t.all_decline()
    t.plays("Sn")
    assert seconds(t) == 120
    t.gives(0, 2)
    assert seconds(t) == 33


@rule("option snap_seconds", "option turn_seconds")
def test_a_sealed_snap_is_timed_as_a_race_is() -> None:
    t = table(*STOCKS, snap="sealed", snap_seconds=7)
    assert seconds(t) is None
    t.plays("9")
    assert seconds(t) == 7


# --- memory_aid


def shown(t: Play, viewer: int | None, seat: int) -> list[Card | None]:
    return [slot.card for slot in t.view(viewer).stocks[seat]]


@rule("option memory_aid")
def test_without_the_aid_what_was_seen_is_not_shown_again() -> None:
    t = table(*STOCKS)
    t.plays("9")
    t.tries(1, 3)  # all see the 4
    for viewer in (0, 1, 2, None):
        assert all(card is None for seat in range(3) for card in shown(t, viewer, seat))


@rule("option memory_aid")
def test_with_the_aid_a_player_is_shown_what_he_has_seen() -> None:
    t = table(*STOCKS, memory_aid=True)
    assert shown(t, 0, 0) == [Card.BOTTLE_7, Card.BOTTLE_3, None, None]
    assert shown(t, 1, 0) == [None] * 4
    t.plays("9")
    t.tries(1, 3)
    assert shown(t, 0, 1) == [None, None, None, Card.BOTTLE_4, None]
    assert shown(t, 1, 1) == [Card.BOTTLE_1, Card.BOTTLE_2, None, Card.BOTTLE_4, None]


@rule("option memory_aid", "O-35")
def test_the_aid_keeps_the_safe_open_to_who_looked() -> None:
    for aid in (True, False):
        t = table(*STOCKS, safe="9 9 10 10", memory_aid=aid)
        t.plays("Sa")
        t.cracks(0, 2)
        safe = (None, Card.BOTTLE_9, Card.BOTTLE_10, Card.BOTTLE_10)
        assert t.view(0).safe == (safe if aid else (None,) * 4)
        assert t.view(1).safe == (None,) * 4


@rule("option memory_aid", "O-30", "O-31")
def test_the_aid_follows_a_card_and_loses_it_as_a_player_would() -> None:
    t = table(*STOCKS, memory_aid=True)
    t.plays("Ga")
    t.exchanges(0, 0, 1, 2)
    t.declines(1)
    assert shown(t, 0, 0) == [None, Card.BOTTLE_3, None, None]
    assert shown(t, 0, 1) == [None, None, Card.BOTTLE_7, None]
    t.plays("La")
    t.shuffles(0)
    t.declines(0, lots=[0, 0, 0])
    assert shown(t, 0, 0) == [None] * 4


@rule("option memory_aid")
def test_a_spectator_has_no_aid() -> None:
    t = table(*STOCKS, memory_aid=True)
    t.plays("9")
    t.tries(1, 3)
    assert shown(t, None, 1) == [None] * 5


# --- turn_limit


@rule("option turn_limit")
@pytest.mark.parametrize("limit", [1, 2, 4])
def test_the_round_ends_before_the_turn_after_the_limit(limit: int) -> None:
    t = table("7", "1", "5", turn_limit=limit)
    for turn in range(limit):
        assert (t.turn, t.g.round) == (turn % 3, 1)
        t.idles("9")
    (ended,) = t.told(RoundEnded)
    assert (ended.caller, ended.succeeded, ended.counts, ended.scores) == (None, False, (7, 1, 5), (7, 1, 5))
    assert len(t.told(RoundBegan)) == 1


@rule("option turn_limit")
def test_a_player_may_call_on_the_last_turn() -> None:
    t = table("7", "1", "5", turn_limit=2)
    t.idles("9")
    t.calls()
    assert t.g.sheet == ((7, 0, 5),)


@rule("option turn_limit", "O-50")
def test_a_missed_turn_counts_towards_the_limit() -> None:
    t = table("7", "1", "5", turn_limit=3)
    t.mamma(1)
    assert t.turn == 2
    t.idles("9")
    assert t.g.round == 2


@rule("option turn_limit", "O-14")
def test_a_turn_without_a_card_counts_towards_the_limit() -> None:
    t = table("7", "1", "5", safe="9 9 9 9", box=True, turn_limit=2)
    t.draws()
    t.draws()
    assert t.g.round == 2


@rule("option turn_limit")
def test_every_round_has_the_limit_anew() -> None:
    t = table("7", "1", "5", turn_limit=2)
    for _ in range(3):
        assert t.g.turns == 1
        t.draws("Wi")
        t.discards()
        assert t.g.turns == 2
        t.draws("Al")
        t.discards()
        if not t.g.over:
            t.all_peek()
    assert t.g.over
    assert len(t.g.sheet) == 3


@rule("option turn_limit")
def test_without_a_limit_a_round_goes_on() -> None:
    t = table("7", "1", "5", safe="9 9 9 9", deck="Wi", box=True)
    for turn in range(1, 100):
        assert (t.g.round, t.g.turns) == (1, turn)
        t.draws("Wi")
        t.discards()
