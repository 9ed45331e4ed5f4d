"""Calling Omerta, the count, and the end (O-40 to O-44)."""

import pytest

from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import GameEnded, RoundBegan, RoundEnded
from tests.omerta.harness import Play, table
from tests.rules import rule


def called(*stocks: str, starter: int = 0) -> RoundEnded:
    t = table(*stocks, starter=starter)
    t.calls()
    (ended,) = t.told(RoundEnded)
    assert t.g.sheet == (ended.scores,)
    return ended


@rule("O-40")
@pytest.mark.parametrize("stock", ["Al", "7", "8", "10 10 10 10 Sn Sn Dr"])
def test_any_total_may_be_claimed(stock: str) -> None:
    t = table(stock, "1 2", "5 6")
    assert act.CALL_OMERTA in t.options(0)
    t.calls()
    assert t.g.round == 2


@rule("O-40")
def test_every_player_may_call_on_his_own_turn() -> None:
    t = table("7 3", "1 2", "5 6")
    t.idles("9")
    t.refuses(0, act.CALL_OMERTA)
    t.calls()
    assert t.g.sheet == ((10, 0, 11),)


@rule("O-41")
def test_the_round_ends_at_once_and_all_stocks_are_turned_up() -> None:
    t = table("7 Al", "1 2 Ga", "10 Sn", pile="4")
    t.calls()
    stocks = (
        (Card.BOTTLE_7, Card.ALIBI),
        (Card.BOTTLE_1, Card.BOTTLE_2, Card.GANGSTER),
        (Card.BOTTLE_10, Card.SNITCH),
    )
    for viewer in (0, 1, 2, None):
        (ended,) = t.heard(RoundEnded, viewer)
        assert ended == RoundEnded(1, 0, True, stocks, (7, 18, 30), (0, 18, 30))
    assert [event.number for event in t.told(RoundBegan)] == [2]


@rule("O-41", "O-51")
def test_a_blocked_slot_counts() -> None:
    t = table("7", "1 9", "10")
    t.patrol(1, 1)
    t.idles("8")
    t.calls()  # seat 2
    (ended,) = t.told(RoundEnded)
    assert ended.counts == (7, 10, 10)


@rule("O-41")
def test_an_empty_stock_counts_nothing() -> None:
    assert called("", "1", "2").counts == (0, 1, 2)


@rule("O-42")
@pytest.mark.parametrize(
    ("stocks", "scores"),
    [
        (("7", "8", "9"), (0, 8, 9)),  # seven is enough
        (("3 4", "8", "10 Sn"), (0, 8, 30)),
        (("7", "7", "9"), (0, 7, 9)),  # a tie is his
        (("Al", "1", "9"), (0, 1, 9)),
        (("", "", "9"), (0, 0, 9)),
        (("5", "5", "5"), (0, 5, 5)),
    ],
)
def test_a_call_succeeds_with_seven_or_less_and_nobody_lower(stocks: tuple[str, ...], scores: tuple[int, ...]) -> None:
    ended = called(*stocks)
    assert ended.succeeded
    assert ended.scores == scores


@rule("O-43")
@pytest.mark.parametrize(
    ("stocks", "scores"),
    [
        (("7", "6", "9"), (27, 0, 9)),  # somebody is lower
        (("3", "9", "2"), (23, 9, 0)),
        (("8", "7", "9"), (28, 0, 9)),
        (
            ("8", "9", "10"),
            (28, 0, 10),
        ),  # over seven and lowest of all: fails, and the 0 goes to the lowest of the others
        (("8", "8", "9"), (28, 0, 9)),  # over seven and tied
        (("9", "6", "6"), (29, 0, 0)),  # all of those tied
        (("9", "10", "10", "Sn"), (29, 0, 0, 20)),
        (("9", "10", "6", "10"), (29, 10, 0, 10)),
        (("7", "", "9"), (27, 0, 9)),
    ],
)
def test_a_call_fails_otherwise(stocks: tuple[str, ...], scores: tuple[int, ...]) -> None:
    ended = called(*stocks)
    assert not ended.succeeded
    assert ended.scores == scores


@rule("O-42", "O-43")
@pytest.mark.parametrize("starter", [1, 2])
def test_it_is_the_caller_who_is_measured(starter: int) -> None:
    stocks = ["9", "9", "9"]
    stocks[starter] = "7"
    ended = called(*stocks, starter=starter)
    assert (ended.caller, ended.succeeded, ended.scores[starter]) == (starter, True, 0)
    stocks[starter] = "10"
    ended = called(*stocks, starter=starter)
    assert (ended.caller, ended.succeeded, ended.scores[starter]) == (starter, False, 30)
    assert [score for seat, score in enumerate(ended.scores) if seat != starter] == [0, 0]


# --- O-44: the game


def next_round(t: Play, *stocks: str) -> None:
    """The active player calls; then these stocks are dealt and looked at."""
    t.coming = []
    t.comes(" ".join(stocks))
    t.calls()
    t.all_peek()


@rule("O-44")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_rounds_as_players(players: int) -> None:
    t = table(*["7", "8", "9", "10", "6"][:players])
    for number in range(1, players):
        assert (t.g.round, t.g.over, t.g.winners) == (number, False, [])
        t.calls()
        assert t.told(GameEnded) == []
        t.all_peek()
    assert t.g.round == players
    t.calls()
    assert t.g.over
    assert len(t.g.sheet) == players
    assert len(t.told(GameEnded)) == 1
    assert t.asked == ()
    t.refuses(0, act.DRAW_DECK)


@rule("O-44")
def test_the_lowest_total_wins() -> None:
    t = table("7", "8", "9")
    next_round(t, "1 1 1 1", "2 2 2 2", "Al 3 3 3")
    assert t.g.totals == [0, 8, 9]
    next_round(t, "8 8 8 8", "1 1 1 1", "5 5 5 5")  # seat 2 has called with 9, against 4 and 8
    assert t.g.totals == [0, 16, 38]
    t.calls()  # seat 2 again, with 20, against 32 and 4
    assert t.g.totals == [32, 16, 78]
    assert t.g.winners == [1]
    for viewer in (0, 1, 2, None):
        assert t.heard(GameEnded, viewer) == [GameEnded((32, 16, 78), (1,))]
        assert t.view(viewer).winners == (1,)


@rule("O-44", "option turn_limit")
@pytest.mark.parametrize(
    ("stocks", "winners"), [(("7", "8", "7"), [0, 2]), (("7", "7", "7"), [0, 1, 2]), (("8", "7", "9"), [1])]
)
def test_a_tie_is_a_shared_win(stocks: tuple[str, ...], winners: list[int]) -> None:
    t = table(*stocks, turn_limit=1)
    for _ in range(3):
        t.draws("Wi")
        t.coming = []
        t.comes("1 2 3 4  1 2 3 4  1 2 3 4")
        t.discards()
        if not t.g.over:
            t.all_peek()
    assert t.g.winners == winners
