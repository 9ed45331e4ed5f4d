"""Set-up: personas, who starts, the deal, the first look (O-5 to O-8)."""

from itertools import combinations

import pytest

from sitdown.core.chance import Scripted
from sitdown.core.errors import ChanceError
from sitdown.core.hidden.slots import FACE
from sitdown.core.kernel import CLOCK, MODES
from sitdown.core.records import BEGIN, Event
from sitdown.games.omerta import OMERTA, Omerta
from sitdown.games.omerta.cards.cards import CARDS, Famous
from sitdown.games.omerta.cards.deck import full_deck
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Named, Peeked, RoundBegan, TurnBegan
from sitdown.games.omerta.text.notation import read_card
from tests.omerta.harness import Play, begun, dealt, table
from tests.rules import rule


def opened(players: int = 3) -> Play:
    """A game that was begun: nobody has looked yet."""
    return Play(begun(players, starter=0), "")


def with_draws(*draws: int) -> tuple[Omerta, list[Event]]:
    """A game for three, and what happens when chance opens it with these draws."""
    g = OMERTA.new(3)
    assert isinstance(g, Omerta)
    return g, g.apply(CLOCK, BEGIN, Scripted(draws))


NO_MATTER = [0] * 15  # draws of cards


@rule("O-5")
@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in (3, 4, 5) for seat in range(players)])
def test_al_capone_starts_the_first_round(players: int, seat: int) -> None:
    g = dealt(players, starter=seat)
    assert g.famous[seat] is Famous.AL_CAPONE
    assert (g.starter, g.turn) == (seat, seat)
    assert g.ask is not None
    assert g.ask.seats == (seat,)


@rule("O-5")
def test_personas_are_drawn_at_random_from_all_five() -> None:
    g, _ = with_draws(4, 3, 0, 0, *NO_MATTER)
    assert g.famous == (Famous.VIRGINIA_HILL, Famous.JOHNNY_TORRIO, Famous.AL_CAPONE)
    with pytest.raises(ChanceError, match="from 0 to 4"):
        with_draws(5)
    with pytest.raises(ChanceError, match="from 0 to 3"):  # the first is gone when the second is drawn
        with_draws(0, 4)


@rule("O-5")
def test_personas_are_dealt_again_until_somebody_has_al_capone() -> None:
    g, events = with_draws(1, 1, 1, 4, 3, 2, 1, 0, 1, 0, *NO_MATTER)
    assert g.famous == (Famous.LUCKY_LUCIANO, Famous.AL_CAPONE, Famous.JOHNNY_TORRIO)
    assert [event for event in events if isinstance(event, Named)] == [Named(g.famous)]
    assert g.starter == 1


@rule("O-5")
def test_personas_stay_for_the_whole_game() -> None:
    t = table("1", "2", "3")
    before = t.g.famous
    t.calls()
    assert t.told(Named) == []
    assert t.g.famous == before


@rule("O-6")
@pytest.mark.parametrize(
    ("starter", "stocks", "following"),
    [
        (0, ("1", "2", "9"), 2),
        (0, ("1", "9", "2"), 1),
        (0, ("9", "1", "2"), 0),  # he called and failed
        (0, ("1", "9", "9"), 1),  # tied: the nearest to the left
        (1, ("9", "1", "9"), 2),
        (2, ("9", "9", "1"), 0),
        (0, ("1", "2", "9", "9", "8"), 2),
        (3, ("9", "2", "9", "1"), 0),
    ],
)
def test_the_highest_total_starts_and_of_those_tied_the_nearest_to_the_left(
    starter: int, stocks: tuple[str, ...], following: int
) -> None:
    t = table(*stocks, starter=starter)
    t.calls()
    assert t.told(RoundBegan) == [RoundBegan(2, following)]
    assert t.g.starter == following
    t.all_peek()
    assert t.asked == (following,)


@rule("O-6")
def test_the_starter_himself_comes_last_of_those_tied() -> None:
    t = table("9", "9", "1", turn_limit=1)
    t.idles("5")
    assert t.g.totals == [9, 9, 1]
    assert t.g.starter == 1


@rule("O-6")
def test_if_all_are_tied_the_left_neighbour_of_the_starter_starts() -> None:
    t = table("9", "9", "9", turn_limit=1, starter=2)
    t.idles("5")
    assert t.g.starter == 0


@rule("O-6")
def test_the_total_counts_not_the_last_round_alone() -> None:
    t = table("1", "10 10", "9")
    t.comes("1 1 Al 1  2 2 2 2  9 9 9 10")  # the deal of round 2
    t.calls()
    t.all_peek()
    assert t.turn == 1
    t.calls()  # counts 3, 8, 37: he fails with 28
    assert t.g.totals == [0, 20 + 28, 9 + 37]
    assert t.g.starter == 1
    t.all_peek()
    t.calls()
    assert t.g.over


@rule("O-7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_cards_each_four_in_the_safe_the_rest_is_the_deck(players: int) -> None:
    t = opened(players)
    assert [len(stock) for stock in t.g.stocks] == [4] * players
    assert len(t.g.safe) == 4
    assert t.deck == 60 - 4 * players - 4
    assert t.pile == ""
    assert t.view(0).pile_top is None


@rule("O-7")
def test_bottles_and_characters_are_shuffled_together() -> None:
    """Any of the 60 can be the first card dealt, any of the 59 left the second."""
    for sides, before in ((60, []), (59, [0])):
        with pytest.raises(ChanceError, match=f"from 0 to {sides - 1}"):
            with_draws(0, 0, 0, *before, sides)
    firsts = [with_draws(0, 0, 0, draw, *NO_MATTER)[0].stocks[0][0] & FACE for draw in range(60)]
    assert sorted(firsts) == list(full_deck())


@rule("O-7")
def test_nobody_knows_what_was_dealt() -> None:
    t = opened()
    for viewer in (0, 1, 2, None):
        assert [t.knows(viewer, seat) for seat in range(3)] == ["? ? ? ?"] * 3
        assert t.knows_safe(viewer) == "? ? ? ?"
        assert all(slot.card is None for stock in t.view(viewer).stocks for slot in stock)


@rule("O-7", "O-10")
def test_there_is_nothing_to_take_before_the_first_discard() -> None:
    t = table("7 3 5 6", "1 2 3 4", "5 5 6 8")
    assert t.options(0) == {act.DRAW_DECK, act.CALL_OMERTA}
    t.idles("9")
    assert act.TAKE_PILE in t.options(1)


@rule("O-7")
def test_every_round_is_dealt_from_the_whole_deck() -> None:
    t = table("2 1", "1 9 9", "3 9 8 8 8", pile="10 10 10")
    t.patrol(1, 0)
    t.plays("La")
    t.shuffles(2)
    t.declines(2, lots=[0, 0, 0, 0])
    t.calls()  # no stock is of four cards, there is a pile, and a Patrol lies on the table
    assert t.g.round == 2
    assert (t.lain, t.pile, t.hand, t.in_play) == ([], "", "", "")
    assert [len(stock) for stock in t.g.stocks] == [4, 4, 4]
    assert t.deck == 44
    for viewer in (0, 2, None):
        assert [t.knows(viewer, seat) for seat in range(3)] == ["? ? ? ?"] * 3
        assert [among.deck for among in t.knowledge(viewer).among] == [True]  # nothing is left of the Lady's visit


@rule("O-8")
def test_all_look_at_two_slots_at_the_same_time() -> None:
    t = opened(4)
    assert t.g.ask is not None
    assert MODES[t.g.ask.mode] == "sealed"
    assert t.asked == (0, 1, 2, 3)
    pairs = {act.Peek(first, second) for first, second in combinations(range(4), 2)}
    for seat in range(4):
        assert t.options(seat) == pairs


@rule("O-8")
@pytest.mark.parametrize("pair", list(combinations(range(4), 2)))
def test_any_two_of_his_choice(pair: tuple[int, int]) -> None:
    t = opened()
    t.peeks(1, *pair)
    known = t.knows(1, 1).split()
    assert [slot for slot in range(4) if known[slot] != "?"] == list(pair)
    assert [known[slot] for slot in pair] == [t.stock(1).split()[slot] for slot in pair]


@rule("O-8", "O-16")
def test_nobody_else_sees_them_but_all_see_which() -> None:
    t = opened()
    t.peeks(1, 0, 3)
    codes = t.stock(1).split()
    looked = tuple(CARDS[read_card(codes[slot])] for slot in (0, 3))
    assert t.told(Peeked) == t.heard(Peeked, viewer=1) == [Peeked(1, (0, 3), looked)]
    for viewer in (0, 2, None):
        assert t.heard(Peeked, viewer) == [Peeked(1, (0, 3), (None, None))]
        assert t.knows(viewer, 1) == "? ? ? ?"
        assert t.knowledge(viewer).seen[1] == ((1,), (), (), (1,))


@rule("O-8")
def test_the_first_turn_starts_when_all_have_looked() -> None:
    t = opened()
    t.refuses(0, act.DRAW_DECK)
    t.peeks(2)
    t.peeks(0)
    assert t.asked == (1,)
    t.refuses(0, act.DRAW_DECK)
    t.refuses(0, act.CALL_OMERTA)
    t.peeks(1)
    assert t.told(TurnBegan) == [TurnBegan(0)]
    assert t.asked == (0,)


@rule("O-8")
def test_nobody_looks_twice_or_at_one_slot_twice() -> None:
    t = opened()
    t.refuses(1, act.Peek(2, 2))
    t.refuses(1, act.Peek(0, 4))
    t.peeks(1)
    t.refuses(1, act.Peek(2, 3))


@rule("O-8")
def test_they_look_before_every_round() -> None:
    t = table("1", "2", "3")
    t.calls()
    assert t.step == "FirstLook"
    assert t.asked == (0, 1, 2)
    t.all_peek()
    assert (t.step, t.turn) == ("Draw", 2)
