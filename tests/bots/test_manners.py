"""How the better players behave at the table: they say why a word is empty, remember a no, reproach a broken word, and do not pay in circles."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sitdown.core.records import Event
from sitdown.games.cosa_nostra.bots.talk.diary import TIRED, Diary
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.lines import WAYS, line, read_line, said_as
from sitdown.games.cosa_nostra.records.promises import (
    AnyPromise,
    LetUse,
    NoAttackOnYou,
    PayByPayday,
    ShareProfit,
)
from tests.bots.made_men import answers, talks, turned_down
from tests.cosa_nostra.harness import Play, Seat, table

LEVELS = ["sharp", "boss"]
PEACE = Goods(promises=(NoAttackOnYou(3),))


def diary(*events: Event, seat: int = 0) -> Diary:
    found = Diary(reproachful=True)
    for event in events:
        found.see(seat, event)
    return found


# --- what is empty


def offered(*promises: AnyPromise, price: int = 1000) -> Play:
    """DiMaggio, whose jobs Blundetto has looked at, wants money for his word."""
    me = Seat("blundetto", cash=30_000, owns="casino lawyer", tasks="big_joey: scam")
    clerk = Seat("dimaggio", cash=9000, owns="garage casino", tasks="franco_luciano: trap_iii, phil_malony: usury")
    t = table(me, clerk, Seat("calmuti"), phase="action", number=3)
    t.asks_lawyer("phil_malony", "franco_luciano")
    t.act(1, act.MakeOffer(0, Goods(promises=promises), Goods(cash=price)))
    return t


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("promise", "why"),
    [
        (ShareProfit(100, Place.FRANCO_LUCIANO), "hollow-share"),
        (NoAttackOnYou(3), "bluff"),
        (LetUse(Card.CASINO_2, 4), "hollow-use"),
    ],
)
def test_an_empty_word_is_refused_with_a_line_that_says_so(level: str, promise: AnyPromise, why: str) -> None:
    said, remark = answers(offered(promise), 0, level)
    assert isinstance(said, act.RefuseOffer)
    assert remark == act.Say(line(why), 1)


# --- what was refused


def refused(number: int, offer: act.MakeOffer) -> list[Event]:
    return [ev.OfferMade(number, 0, offer.to, offer.give, offer.take), ev.OfferClosed(number, "refused")]


def test_an_offer_that_was_refused_is_not_made_again_that_round() -> None:
    offer = act.MakeOffer(1, Goods(cash=2000), Goods(markers=(Card.GARAGE_1,)))
    seen = diary(*refused(0, offer))
    assert seen.was_refused(offer)
    assert seen.turned_down(1, offer.take) == 1
    assert not seen.was_refused(act.MakeOffer(1, Goods(cash=3000), offer.take))
    seen.see(0, ev.RoundBegan(2, 0))
    assert not seen.was_refused(offer)


def test_the_next_price_is_higher() -> None:
    me = Seat("blundetto", cash=4000, tasks="big_joey: car_theft")
    t = table(
        me,
        Seat("dimaggio", cash=30_000),
        Seat("calmuti", cash=0, tasks="vito_baritono: threats"),
        phase="action",
        number=2,
    )
    asked = [said.give.cash for said in turned_down(t, 0, 1, "boss") if said.take.markers]
    assert asked == sorted(set(asked))
    assert len(asked) == 2


def test_who_will_not_pay_for_words_is_left_alone() -> None:
    offer = act.MakeOffer(1, Goods(promises=(LetUse(Card.GARAGE_1, 3),)), Goods(cash=2000))
    seen = diary(*[event for number in range(TIRED) for event in refused(number, offer)])
    assert seen.wants_no_words(1)
    assert not seen.wants_no_words(2)


# --- a broken word


def broken(*numbers: int) -> list[Event]:
    """DiMaggio's to Blundetto, given in round 2."""
    made: list[Event] = [ev.PromiseMade(number, 1, 0, NoAttackOnYou(2)) for number in numbers]
    return [ev.RoundBegan(2, 0), *made, *[ev.PromiseJudged(number, "broken") for number in numbers]]


def test_a_broken_word_is_reproached_at_once_and_the_first_time_with_a_warning() -> None:
    seen = diary(*broken(0))
    assert [seen.next_line(), seen.next_line(), seen.next_line()] == [
        act.Say(line("broken", 2), 1),
        act.Say(line("warning"), 1),
        None,
    ]


def test_the_second_ends_it() -> None:
    seen = diary(*broken(0, 1))
    said = [seen.next_line() for _ in range(3)]
    assert said[-1] == act.Say(line("through"), 1)


def test_a_word_to_others_is_theirs_to_mind() -> None:
    seen = diary(ev.RoundBegan(2, 0), ev.PromiseMade(0, 1, 2, NoAttackOnYou(2)), ev.PromiseJudged(0, "broken"))
    assert seen.next_line() is None


def test_who_broke_his_word_asks_for_peace_with_something_in_his_hand() -> None:
    me = Seat("blundetto", cash=40_000, owns="casino")
    armed = Seat("dimaggio", cash=0, jobs="usury wild_party vote_rigging assassination_iii car_bomb_iii")
    t = table(me, armed, Seat("calmuti", cash=0, jobs="illegal_lab"), number=3)
    t.deals(0, 1, PEACE)
    t.g.ledger = (replace(t.g.ledger[-1], made=2, verdict="broken"),)
    pacts = [said for said in talks(t, 0, 1, "boss") if isinstance(said, act.MakeOffer) and said.take.promises]
    assert {offer.to: bool(offer.give.cash) for offer in pacts} == {1: True, 2: False}


# --- peace


def paid(payer: int, number: int = 0) -> list[Event]:
    """Blundetto and DiMaggio: one paid the other for peace."""
    other = 1 - payer
    return [ev.OfferMade(number, payer, other, Goods(cash=2000), PEACE), ev.OfferClosed(number, "accepted")]


def test_nobody_pays_for_peace_who_was_paid_for_it() -> None:
    assert not diary(*paid(0)).goes_round(Goods(cash=1000), PEACE)
    assert diary(*paid(0)).goes_round(PEACE, Goods(cash=1000))
    assert diary(*paid(1)).goes_round(Goods(cash=1000), PEACE)
    assert not diary(*paid(1)).goes_round(PEACE, PEACE)
    assert not diary(*paid(1), ev.RoundBegan(4, 0)).goes_round(Goods(cash=1000), PEACE)


def test_an_offer_of_peace_that_lost_its_sense_is_taken_back() -> None:
    me = Seat("blundetto", cash=20_000, owns="casino", tasks="big_joey: scam")
    t = table(me, Seat("dimaggio", tasks="franco_luciano: usury"), Seat("calmuti"), phase="action", number=3)
    t.act(0, act.MakeOffer(1, PEACE, PEACE))
    assert act.WithdrawOffer(0) not in talks(t, 0, 1, "boss")
    t.deals(1, 0, PEACE)
    assert act.WithdrawOffer(0) in talks(t, 0, 1, "boss"), "he has promised it already"


# --- words


def test_there_is_more_than_one_way_to_say_a_thing() -> None:
    for name, ways in WAYS.items():
        said = [said_as(line(name), way) for way in range(ways)]
        assert len({read_line(each) for each in said}) == ways >= 2
        assert said_as(line(name), ways) == line(name)
    assert read_line(said_as("line:need:garage", 1)) == ("need-2", "garage")


def test_nobody_says_it_the_same_way_twice() -> None:
    seen = diary()
    for to in (1, 2):
        seen.will_say(line("too-little"), to)
    assert [seen.next_line(), seen.next_line()] == [
        act.Say(line("too-little"), 1),
        act.Say(line("too-little-2"), 2),
    ]


def test_debts_are_lent_up_to_a_limit_whoever_asks_for_them() -> None:
    """DiMaggio owes Calmuti all that he is good for."""
    me = Seat("blundetto", cash=30_000, tasks="big_joey: scam")
    t = table(
        me, Seat("dimaggio", cash=20_000, tasks="phil_malony: threats"), Seat("calmuti"), phase="action", number=2
    )
    t.deals(1, 2, Goods(promises=(PayByPayday(9000, 2),)))
    t.act(1, act.MakeOffer(0, Goods(promises=(PayByPayday(4000, 2),)), Goods(cash=2000)))
    said, remark = answers(t, 0, "boss")
    assert isinstance(said, act.RefuseOffer)
    assert remark == act.Say(line("credit"), 1)
