"""The log of the terminal says everything once."""

from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou
from sitdown.games.cosa_nostra.terminal.telling import worth_telling

COP = BusinessCard("cop_1")
PLAYED = ev.InfluencePlayed(1, Influence.HENCHMAN)
PEACE = NoAttackOnYou(2)


def test_a_card_that_is_laid_down_was_played() -> None:
    laid = ev.Attached(1, Influence.HENCHMAN, Gangster.BIG_JOEY)
    assert worth_telling([PLAYED, laid], 0) == [laid]
    assert worth_telling([PLAYED], 0) == [PLAYED], "Alexei is asked about it"


def test_what_is_bought_is_paid() -> None:
    bought = ev.Bought(1, COP, 2000)
    assert worth_telling([bought, ev.Paid(1, None, 2000)], 0) == [bought]
    assert worth_telling([ev.Paid(1, None, 2000)], 0) == [ev.Paid(1, None, 2000)]


def test_a_promise_is_told_by_itself() -> None:
    made = ev.PromiseMade(0, 1, 2, PEACE)
    given = ev.GoodsGiven(1, 2, Goods(cash=1000, promises=(PEACE,)))
    assert worth_telling([given, made], 0) == [ev.GoodsGiven(1, 2, Goods(cash=1000)), made]
    assert worth_telling([ev.GoodsGiven(1, 2, Goods(promises=(PEACE,))), made], 0) == [made]


def test_only_ones_own_cards_and_only_extra_turns() -> None:
    mine, theirs = ev.InfluenceDrawn(0, Influence.SPY), ev.InfluenceDrawn(1, None)
    extra = ev.TurnBegan(1, extra=True)
    assert worth_telling([mine, theirs, ev.TurnBegan(1), extra, ev.TurnEnded(1)], 0) == [mine, extra]
