"""When the deck is empty, and when nothing is left at all (O-14)."""

import pytest

from sitdown.core.chance import Scripted
from sitdown.core.errors import ChanceError
from sitdown.core.records import Action
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Drew, DrewNothing, Given, Mistaken, Reshuffled, RoundEnded, TurnBegan
from tests.omerta.harness import Play, table
from tests.rules import rule

STOCKS = ("7 3 5 6", "1 2 3 4", "5 5 6 8")
SAFE = "9 9 9 9"


def short(*stocks: str, deck: str = "", pile: str = "") -> Play:
    """Nothing but the stated cards is in the game."""
    return table(*(stocks or STOCKS), safe=SAFE, deck=deck, pile=pile, box=True)


# --- the reshuffle


@rule("O-14")
def test_a_draw_from_an_empty_deck_shuffles_the_whole_pile_first() -> None:
    t = short(pile="4 8 10")
    assert t.options(0) == {act.DRAW_DECK, act.TAKE_PILE, act.CALL_OMERTA}
    t.draws("10")
    assert t.told(Reshuffled) == [Reshuffled(3)]
    assert t.told(Drew) == [Drew(0, Card.BOTTLE_10)]
    assert (t.pile, t.deck, t.hand) == ("", 2, "10")


@rule("O-14")
def test_any_card_of_the_reshuffled_pile_can_come() -> None:
    for card in ("4", "8", "10"):
        t = short(pile="4 8 10")
        t.draws(card)
        assert t.hand == card
    with pytest.raises(ChanceError, match="from 0 to 2"):
        short(pile="4 8 10").g.apply(0, act.DRAW_DECK, Scripted([3]))


@rule("O-14")
def test_the_pile_is_never_shuffled_earlier() -> None:
    t = short(deck="10", pile="4 8")
    t.draws("10")  # the last card
    assert t.told(Reshuffled) == []
    assert (t.pile, t.deck) == ("4 8", 0)
    t.discards()
    t.all_decline()
    assert (t.pile, t.deck, t.told(Reshuffled)) == ("4 8 10", 0, [])
    t.takes()
    assert (t.hand, t.pile, t.told(Reshuffled)) == ("10", "4 8", [])


@rule("O-14")
def test_asking_for_the_deck_is_the_draw() -> None:
    t = short(pile="4 8 10")
    t.draws("4")
    t.refuses(0, act.CALL_OMERTA)
    t.refuses(0, act.TAKE_PILE)
    assert t.options(0) == {act.Swap(0), act.Swap(1), act.Swap(2), act.Swap(3), act.DISCARD}


@rule("O-14")
def test_a_reshuffled_card_is_unknown_but_what_is_in_the_deck_is_not() -> None:
    t = short("7 3 5 6", "1 2 3 4", "5 5 6 8", deck="10", pile="4 8")
    t.idles("10")
    t.draws("8")
    assert t.knowledge(0).hand is None
    assert t.knowledge(0).pile == ()
    (among,) = [among for among in t.knowledge(0).among if among.deck]
    assert (among.cards, among.hand) == ((Card.BOTTLE_4, Card.BOTTLE_8, Card.BOTTLE_10), True)


@rule("O-14", "O-22")
def test_a_penalty_shuffles_the_pile_and_the_snap_goes_on_for_the_same_value() -> None:
    t = short("7 3 5 6", "1 2 3 4", "5 5 6 7", deck="7", pile="8")
    t.plays("7")
    t.comes("8")
    t.tries(1, 0)
    assert t.told(Reshuffled) == [Reshuffled(2)]
    assert (t.pile, t.deck, t.stock(1)) == ("", 1, "1 2 3 4 8")
    assert t.asked == (2, 0)
    t.tries(2, 3)
    assert (t.pile, t.stock(2)) == ("7", "5 5 6")


@rule("O-14", "O-33", "O-38")
def test_a_used_snitch_is_shuffled_in_with_the_rest() -> None:
    t = short(deck="Sn 10")
    t.comes("Sn")
    t.plays("Sn")
    t.gives(1, 2)
    t.comes("10 Sn")
    t.declines(1, 2)
    assert t.told(Reshuffled) == [Reshuffled(1)]  # between the two gifts
    assert (t.stock(1), t.stock(2)) == ("1 2 3 4 10", "5 5 6 8 Sn")
    assert (t.pile, t.deck) == ("", 0)


@rule("O-14", "O-38")
@pytest.mark.parametrize(("card", "use"), [("Sn", act.Give(1, 2)), ("Ga", act.Exchange(1, 0, 2, 0))])
def test_the_killer_alone_goes_to_the_pile_if_the_used_card_was_shuffled_in(card: str, use: Action) -> None:
    t = short("7 3 5 6", "1 2 3 4", "5 5 6 Ki", deck=card, pile="4")
    t.plays(card)
    t.act(0, use)
    t.reveals(1, 0)  # wrong: his penalty comes out of the reshuffled pile
    t.comes("4")
    t.reveals(2, 3)
    assert t.told(Mistaken) == [Mistaken(1, 0, Card.BOTTLE_1)]
    assert t.told(Reshuffled) == [Reshuffled(2)]
    assert (t.pile, t.deck) == ("Ki", 1)
    assert (t.stock(1), t.stock(2)) == ("1 2 3 4 4", "5 5 6")


@rule("O-14", "O-13", "O-38")
def test_a_mamma_in_play_is_not_shuffled_in() -> None:
    t = short(deck="Ma", pile="4")
    t.plays("Ma")
    t.sends_mamma(1)
    t.reveals(1, 0)
    assert t.told(Reshuffled) == [Reshuffled(1)]
    assert (t.pile, t.deck, t.stock(1)) == ("", 0, "1 2 3 4 4")
    assert t.lain == [("Ma", 0, 1)]


@rule("O-14", "O-53")
def test_a_patrol_on_the_table_is_not_shuffled_in() -> None:
    t = short(deck="Pa", pile="4 10")
    t.patrol(1, 0)
    t.draws("10")
    assert t.told(Reshuffled) == [Reshuffled(2)]
    assert (t.deck, t.lain) == (1, [("Pa", 0, 1)])


@rule("O-14", "O-53")
def test_what_is_lifted_after_a_reshuffle_stays_on_the_pile() -> None:
    t = short(deck="Ma 10", pile="4")
    t.mamma(1)
    t.idles("10")  # seat 2
    assert (t.turn, t.deck, t.pile) == (0, 0, "4 10")
    t.draws("4")
    assert (t.pile, t.deck) == ("Ma", 1)


# --- nothing left


@rule("O-14")
def test_a_turn_without_a_card_to_draw_ends() -> None:
    t = short()
    assert t.options(0) == {act.DRAW_DECK, act.CALL_OMERTA}
    t.draws()
    assert t.told(DrewNothing) == [DrewNothing(0)]
    assert t.told(Reshuffled) == []
    assert t.told(TurnBegan) == [TurnBegan(1)]
    assert t.hand == ""
    assert t.options(1) == {act.DRAW_DECK, act.CALL_OMERTA}


@rule("O-14", "O-22")
def test_without_a_card_there_is_no_penalty() -> None:
    t = short(deck="7")
    t.draws()
    t.swaps(0)  # the 7 goes in, the 7 out
    t.tries(1, 0)  # takes the 7 of the pile
    assert t.stock(1) == "1 2 3 4 7"
    t.tries(2, 0)
    assert t.told(Mistaken) == [Mistaken(2, 0, Card.BOTTLE_5)]
    assert t.told(Given) == []
    assert t.stock(2) == "5 5 6 8"
    assert t.asked == (0,)


@rule("O-14", "O-33")
def test_without_a_card_there_is_no_gift() -> None:
    t = short(deck="Sn")
    t.plays("Sn")
    t.gives(1, 2)
    t.declines(1, 2)
    assert t.told(Given) == [Given(1, "snitch")]  # the Snitch itself
    assert (t.stock(1), t.stock(2)) == ("1 2 3 4 Sn", "5 5 6 8")
    assert t.told(TurnBegan) == [TurnBegan(1)]


@rule("O-14", "O-34")
def test_the_drivers_penalty_can_be_the_driver_himself() -> None:
    t = short("Mo 3", "1 2", "5 5", deck="Dr")
    t.plays("Dr")
    t.drives(0)
    assert t.told(Reshuffled) == [Reshuffled(1)]
    assert (t.stock(0), t.pile) == ("Mo 3 Dr", "")
    assert t.told(TurnBegan) == [TurnBegan(1)]


@rule("O-14")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_if_nobody_in_turn_can_draw_the_round_ends_and_all_score_their_counts(players: int) -> None:
    t = short(*["7 3", "1 2", "5 6", "8", "10 4"][:players])
    for seat in range(players):
        assert t.asked == (seat,)
        assert t.g.round == 1
        t.draws()
    counts = (10, 3, 11, 8, 14)[:players]
    (ended,) = t.told(RoundEnded)
    assert (ended.caller, ended.succeeded, ended.counts, ended.scores) == (None, False, counts, counts)
    assert t.g.round == 2


@rule("O-14")
def test_a_player_may_still_call_when_nothing_is_left() -> None:
    t = short("7 3", "1 2", "5 6")
    t.draws()
    t.calls()
    assert t.g.totals == [10, 0, 11]


@rule("O-14")
def test_turns_without_a_card_are_counted_anew_after_one_with() -> None:
    t = short("7 3", "1 2", "5 6", deck="Ma 10")
    t.mamma(1)
    t.plays("10")  # seat 2
    t.comes("10")
    t.tries(0, 0)  # wrong: he takes the last card there is
    t.declines(2)
    t.draws()  # seat 0: nothing, but Mamma is lifted
    assert (t.told(DrewNothing), t.pile) == ([DrewNothing(0)], "Ma")
    t.mamma(2)  # seat 1; seat 2 misses his turn
    t.draws()  # seat 0: nothing
    assert (t.g.round, t.turn) == (1, 1)
    t.draws()
    assert t.g.round == 2


@rule("O-14", "O-53")
def test_a_card_lifted_on_the_last_of_those_turns_does_not_save_the_round() -> None:
    t = short("7 3", "1 2", "5 6", deck="Ma")
    t.mamma(2)
    t.draws()  # seat 1: nothing; seat 2 misses his turn
    t.draws()  # seat 0: nothing, and he lifts Mamma
    (ended,) = t.told(RoundEnded)
    assert (ended.caller, ended.scores) == (None, (10, 3, 11))


@rule("O-14", "O-50")
def test_a_turn_missed_with_nothing_to_draw_counts_among_them() -> None:
    t = short("7 3", "1 2", "5 6", deck="Ma")
    t.mamma(1)  # he misses his turn while nothing is left
    assert t.turn == 2
    t.draws()
    assert (t.turn, t.g.round) == (0, 1)
    t.draws()
    (ended,) = t.told(RoundEnded)
    assert ended.counts == (10, 3, 11)
