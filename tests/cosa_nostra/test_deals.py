"""Offers and deals: what can be traded, when, and that it happens whole or not at all (C-85, C-88)."""

import pytest

from sitdown.core.kernel import CLOCK, Opening
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.material import MEN, SECOND
from sitdown.games.cosa_nostra.board.table import put
from sitdown.games.cosa_nostra.cards.cards import MACHINE_PISTOL, Monopoly
from sitdown.games.cosa_nostra.cards.names import BUSINESS_CARD_IDS, GANGSTER_KINDS, Gangster, Place
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import (
    GoodsGiven,
    MonopolyChanged,
    OfferClosed,
    OfferMade,
    PromiseMade,
    Said,
    TurnBegan,
)
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou, PayByPayday
from sitdown.games.cosa_nostra.trade.deals import talk
from tests.cosa_nostra.bargains import NOTHING, Bargain, bargain
from tests.rules import rule

THREE_GRAND = Goods(cash=3000)
LAWYER = Goods(businesses=(Card.LAWYER_1,))
PIMP = Goods(businesses=(Card.PIMP_1,))
JOEY = Goods(gangsters=(Gangster.BIG_JOEY,))


# --- a deal


@rule("C-85")
def test_cash_for_a_business() -> None:
    t = bargain()
    offer = t.offers(0, 1, THREE_GRAND, LAWYER)
    assert t.told(OfferMade) == [OfferMade(offer, 0, 1, THREE_GRAND, LAWYER)]
    assert (t.owner(Card.LAWYER_1), t.g.cash) == (1, [10_000] * 3)
    t.accepts(1)
    assert (t.owner(Card.LAWYER_1), t.g.cash) == (0, [7000, 13_000, 10_000])
    assert t.events == [
        OfferClosed(offer, "accepted"),
        GoodsGiven(0, 1, THREE_GRAND),
        GoodsGiven(1, 0, LAWYER),
    ]
    assert t.open_offers == []


@rule("C-85")
def test_everything_at_once_by_two_players_whoever_s_turn_it_is() -> None:
    t = bargain()
    t.g.turn = 0
    give = Goods(2000, (Card.LAWYER_1,), (Gangster.PHIL_MALONY,), (Card.DRUG_DEALER_1,), (NoAttackOnYou(3),))
    take = Goods(
        1000, (Card.PIMP_1, Card.GARAGE_1), (Gangster.VITO_BARITONO,), (Card.POLITICIAN_1,), (PayByPayday(4000, 3),)
    )
    t.deal(1, 2, give, take)
    assert t.g.cash == [10_000, 9000, 11_000]
    assert [t.owner(business) for business in (Card.LAWYER_1, Card.PIMP_1, Card.GARAGE_1)] == [2, 1, 1]
    assert (t.boss(Gangster.PHIL_MALONY), t.boss(Gangster.VITO_BARITONO)) == (2, 1)
    assert (t.markers(Card.DRUG_DEALER_1), t.markers(Card.POLITICIAN_1)) == ([0, 0, 1], [0, 1, 0])
    assert t.told(PromiseMade) == [PromiseMade(0, 1, 2, NoAttackOnYou(3)), PromiseMade(1, 2, 1, PayByPayday(4000, 3))]
    assert [(entry.seat, entry.to, entry.made) for entry in t.g.ledger] == [(1, 2, 2), (2, 1, 2)]


@rule("C-85")
def test_a_gift_is_an_offer_too() -> None:
    t = bargain()
    t.deal(0, 2, THREE_GRAND)
    assert t.g.cash == [7000, 10_000, 13_000]
    assert t.told(GoodsGiven) == [GoodsGiven(0, 2, THREE_GRAND)]


@rule("C-85")
def test_a_deactivated_business_can_be_traded_and_stays_deactivated() -> None:
    t = bargain()
    t.is_deactivated(Card.LAWYER_1)
    t.deal(1, 0, LAWYER)
    assert t.owner(Card.LAWYER_1) == 0
    assert t.g.shut == 1 << BUSINESS_CARD_IDS[Card.LAWYER_1]


@rule("C-43", "C-85")
def test_a_cop_that_was_used_stays_used() -> None:
    t = bargain()
    t.g.spent = 1 << BUSINESS_CARD_IDS[Card.COP_1]
    t.deal(0, 1, Goods(businesses=(Card.COP_1,)))
    assert t.g.spent == 1 << BUSINESS_CARD_IDS[Card.COP_1]


@rule("C-85", "M-5")
def test_a_gangster_goes_with_all_that_is_his() -> None:
    t = bargain()
    joey = GANGSTER_KINDS[Gangster.BIG_JOEY]
    t.g.men_down = 1 << joey
    t.g.attached = put(t.g.attached, joey, 1 << 3 * MACHINE_PISTOL)
    before = (t.g.attached, t.g.used, t.g.trained)
    t.deal(0, 2, JOEY)
    assert t.boss(Gangster.BIG_JOEY) == 2
    assert t.g.crews[0] >> joey & 1 == 0
    assert t.g.men_down == 1 << joey
    assert (t.g.attached, t.g.used, t.g.trained) == before


@rule("C-85")
@pytest.mark.parametrize("place", ["first", "second"])
def test_a_gangster_with_a_task_is_not_traded(place: str) -> None:
    t = bargain()
    omar = GANGSTER_KINDS[Gangster.LIL_OMAR]
    t.g.crews[0] |= 1 << omar
    t.g.tasks[omar if place == "first" else omar + SECOND] = 1
    assert omar + SECOND >= MEN
    assert t.cannot_offer(0, 1, Goods(gangsters=(Gangster.LIL_OMAR,))) == "lil_omar has a task"
    assert t.cannot_offer(1, 0, take=Goods(gangsters=(Gangster.LIL_OMAR,))) == "lil_omar has a task"


@rule("C-85", "C-91")
def test_a_monopoly_is_counted_anew() -> None:
    t = bargain()
    t.g.holdings[0] |= 1 << BUSINESS_CARD_IDS[Card.PIMP_2]
    t.deal(2, 0, PIMP, THREE_GRAND)
    assert t.told(MonopolyChanged) == [MonopolyChanged(Monopoly.PROSTITUTION, 0)]
    assert t.g.monopolies[0] == 0


@rule("C-8", "C-88")
def test_offers_and_deals_are_public() -> None:
    t = bargain()
    t.deal(0, 1, THREE_GRAND, LAWYER)
    for event in t.events:
        assert all(event.seen_by(viewer) == event for viewer in (0, 1, 2, None))


# --- what is not anybody's to give


@rule("C-85")
@pytest.mark.parametrize(
    ("give", "why"),
    [
        (LAWYER, "lawyer_1 is not seat 0's to give"),
        (Goods(businesses=(Card.CASINO_1,)), "casino_1 is not seat 0's to give"),
        (Goods(gangsters=(Gangster.PHIL_MALONY,)), "phil_malony is not seat 0's to give"),
        (Goods(gangsters=(Gangster.STEVIE_BLUNDETTO,)), "stevie_blundetto is not seat 0's to give"),  # not recruited
        (Goods(markers=(Card.LAWYER_1,)), "lawyer_1 is not seat 0's to let anybody use"),
        (Goods(businesses=(Card.COP_1, Card.COP_1)), "cop_1 is named twice"),
        (Goods(gangsters=(Gangster.BIG_JOEY, Gangster.LITTLE_JOEY, Gangster.BIG_JOEY)), "big_joey is named twice"),
        (NOTHING, "an offer of nothing for nothing"),
    ],
)
def test_an_offer_of_what_one_has_not_is_refused(give: Goods, why: str) -> None:
    t = bargain()
    assert t.cannot_offer(0, 1, give) == why
    assert t.cannot_offer(1, 0, take=give) == why


@rule("C-85")
def test_a_planned_purchase_belongs_to_nobody() -> None:
    t = bargain()
    t.plans_purchase(Place.BIG_JOEY, Card.CASINO_1)
    assert t.cannot_offer(0, 1, Goods(businesses=(Card.CASINO_1,))) == "casino_1 is not seat 0's to give"


@rule("C-85")
@pytest.mark.parametrize(("to", "why"), [(0, "with himself"), (3, "no seat 3"), (-1, "no seat -1")])
def test_it_takes_two(to: int, why: str) -> None:
    t = bargain()
    assert why in t.cannot_offer(0, to, THREE_GRAND)
    assert why in t.refuses(0, act.Say("psst", to))


@rule("C-85")
@pytest.mark.parametrize(
    "action",
    [
        act.MakeOffer(1, Goods(cash=1500), NOTHING),
        act.MakeOffer(1, Goods(cash=-1000), NOTHING),
        act.MakeOffer(1, Goods(promises=(PayByPayday(500, 2),)), NOTHING),
        act.MakeOffer(1, Goods(promises=(PayByPayday(1000, 0),)), NOTHING),
        act.MakeOffer(1, Goods(cash=True), NOTHING),
        act.Say(""),
        act.Say("x" * (act.LONGEST_TEXT + 1)),
    ],
)
def test_what_could_not_come_over_the_wire_is_refused(action: Action) -> None:
    assert bargain().refuses(0, action)


# --- when


TALK: list[Action] = [
    act.MakeOffer(1, THREE_GRAND, LAWYER),
    act.WithdrawOffer(0),
    act.AcceptOffer(1),
    act.RefuseOffer(1),
    act.CounterOffer(1, THREE_GRAND, PIMP),
    act.Settle(0),
    act.Say("Lies!"),
]


def in_full_swing() -> Bargain:
    """Seat 0 could do all there is."""
    t = bargain()
    t.promises(0, 2, PayByPayday(1000, 2))
    t.g.offered = 0
    t.offers(0, 1, THREE_GRAND, LAWYER)
    t.offers(2, 0, PIMP, THREE_GRAND)
    t.deal(0, 1, take=Goods(markers=(Card.DRUG_DEALER_1,)))
    return t


@rule("C-33", "C-85")
@pytest.mark.parametrize("action", TALK)
def test_nobody_trades_or_talks_while_a_job_is_carried_out(action: Action) -> None:
    t = in_full_swing()
    t.turns_up(Place.VITO_BARITONO)
    assert t.refuses(0, action).startswith("nobody trades or talks from the turning up of a job")
    t.is_over(Place.VITO_BARITONO)
    t.act(0, action)


@rule("C-85")
@pytest.mark.parametrize("action", [*TALK, act.TakeBack(Card.DRUG_DEALER_1)])
def test_the_clock_and_strangers_do_not_trade(action: Action) -> None:
    t = in_full_swing()
    assert t.refuses(CLOCK, action) == "only players trade and talk"
    assert t.refuses(3, action).startswith("there is no such seat")


@rule("C-85")
@pytest.mark.parametrize("action", [*TALK, act.TakeBack(Card.DRUG_DEALER_1), act.LapseOffer(0)])
def test_not_when_the_game_is_over(action: Action) -> None:
    t = in_full_swing()
    t.g.agenda = []
    assert t.refuses(CLOCK if type(action) is act.LapseOffer else 0, action) == "the game is over"


@rule("C-85")
def test_nor_before_it_begins() -> None:
    t = bargain()
    t.g.agenda = [Opening(t.g.agenda[0])]
    assert t.refuses(0, act.Say("Hello?"))


def test_what_is_no_talk_is_left_to_the_table() -> None:
    t = bargain()
    for action in (act.END_TURN, act.DECLINE, act.KEEP_HAND):
        assert not talk(t.g, 0, action)


# --- beside the agenda


def planning() -> tuple[Bargain, int]:
    """Somebody is to give his first task."""
    t = bargain(1)
    for seat in range(3):
        t.act(seat, act.KEEP_HAND)
    return t, t.g.turn


@rule("C-88")
def test_an_offer_never_holds_up_the_game() -> None:
    t, seat = planning()
    question, ask = t.g.question, t.g.ask
    assert ask is not None
    options = ask.options(seat)
    t.offers((seat + 1) % 3, seat, THREE_GRAND)
    assert (t.g.question, t.g.ask and t.g.ask.options(seat)) == (question, options)
    t.act(seat, options[0])
    assert t.open_offers == [0]


@rule("C-20", "C-85")
def test_who_is_asked_chooses_among_what_he_has_after_the_deal() -> None:
    t, seat = planning()
    other = (seat + 1) % 3
    bought, sold = min(t.crew(other)), min(t.crew(seat))
    t.deal(other, seat, Goods(gangsters=(bought,)), Goods(gangsters=(sold,)))
    assert t.g.ask is not None
    gangsters = {str(action.place) for action in t.g.ask.options(seat) if isinstance(action, act.PlanJob)}
    assert gangsters == set(t.crew(seat))
    assert bought in gangsters
    assert sold not in gangsters


@rule("C-20", "C-85")
def test_who_has_given_all_his_gangsters_away_has_nothing_left_to_plan() -> None:
    t, seat = planning()
    other = (seat + 1) % 3
    t.deal(seat, other, Goods(gangsters=t.crew(seat)), THREE_GRAND)
    assert t.g.ask is not None
    assert not [each for each in t.g.ask.options(seat) if isinstance(each, act.PlanJob | act.PlanPurchase)]
    t.act(seat, act.END_TURN)
    assert t.told(TurnBegan) == [TurnBegan(other)]
    assert t.g.ask.seats == (other,)


# --- words


@rule("C-87")
def test_free_text_for_all() -> None:
    t = bargain()
    t.act(1, act.Say("Sleep with the fishes."))
    assert t.events == [Said(1, "Sleep with the fishes.", None)]
    assert all(t.events[0].seen_by(viewer) for viewer in (0, 1, 2, None))


@rule("C-87")
def test_free_text_for_one_is_heard_by_nobody_else() -> None:
    t = bargain()
    t.act(1, act.Say("It is a trap.", to=2))
    (said,) = t.events
    assert [said.seen_by(viewer) is not None for viewer in (0, 1, 2, None)] == [False, True, True, False]


@rule("C-87")
def test_free_text_is_no_promise() -> None:
    t = bargain()
    t.act(1, act.Say("I promise you $5,000."))
    assert t.g.ledger == ()
