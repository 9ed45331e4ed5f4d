"""What the better players do at the table that a regular does not: peace for peace, heads for the bonus, a higher price; and what their word is worth."""

from __future__ import annotations

from sitdown.bots import bot_named
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.bots.talk.honour import HONOUR, drawn, meant
from sitdown.games.cosa_nostra.bots.temper import BOSS, NOVICE, REGULAR, SHARP
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import PromiseMade
from sitdown.games.cosa_nostra.records.promises import LetUse, NoAttackOnYou, PayByPayday, PayIfJobSucceeds, ShareProfit
from tests.bots.made_men import answer, answers, player, talks, turned_down
from tests.cosa_nostra.harness import Play, Seat, table

SEEDS = range(40)


# --- peace


def test_a_boss_seeks_peace_for_peace_with_everybody_before_anything_is_planned() -> None:
    me = Seat("blundetto", cash=20_000, owns="casino")
    t = table(me, Seat("dimaggio", jobs="usury"), Seat("calmuti", cash=0, jobs="illegal_lab"), number=3)
    peace = Goods(promises=(NoAttackOnYou(3),))
    said = turned_down(t, 0, 1, "boss")
    assert {act.MakeOffer(seat, peace, peace) for seat in (1, 2)} <= set(said)
    dearer = act.MakeOffer(1, peace, Goods(cash=1000, promises=(NoAttackOnYou(3),)))
    assert said.index(dearer) < said.index(act.MakeOffer(1, peace, peace))


def test_whoever_thinks_about_an_offer_is_not_made_another() -> None:
    """Else he would be offered peace for money and peace for nothing at once."""
    me = Seat("blundetto", cash=20_000, owns="casino garage")
    t = table(me, Seat("dimaggio", jobs="usury"), Seat("calmuti", jobs="illegal_lab"), number=3)
    offers = [said for said in talks(t, 0, 1, "boss") if isinstance(said, act.MakeOffer)]
    assert sorted(offer.to for offer in offers) == [1, 2]


def test_a_sharp_one_with_the_most_dangerous_only() -> None:
    me = Seat("blundetto", cash=20_000, owns="casino")
    t = table(
        me,
        Seat("dimaggio", jobs="usury wild_party vote_rigging"),
        Seat("calmuti", cash=0, jobs="illegal_lab"),
        number=3,
    )
    offers = [said for seed in SEEDS for said in talks(t, 0, seed, "sharp") if isinstance(said, act.MakeOffer)]
    assert {offer.to for offer in offers if offer.give.promises and offer.take.promises} == {1}


# --- prices


def wanted(price: int) -> Play:
    """DiMaggio's job needs a Garage, and Calmuti has it."""
    other = Seat("dimaggio", cash=20_000, tasks="phil_malony: car_theft")
    t = table(Seat("blundetto"), other, Seat("calmuti", tasks="vito_baritono: scam"), phase="action", number=2)
    t.act(1, act.MakeOffer(2, Goods(cash=price), Goods(markers=(Card.GARAGE_1,))))
    return t


def test_who_needs_something_is_asked_for_more_once() -> None:
    t = wanted(3000)
    boss = player(t, 2, level="boss")
    first = answers(t, 2, "boss", boss)[0]
    assert first == act.CounterOffer(0, Goods(markers=(Card.GARAGE_1,)), Goods(cash=4000))
    assert answers(t, 2, "boss", boss)[0] == act.AcceptOffer(0), "asked again, he settles for it"


def test_who_pays_well_is_not() -> None:
    assert answers(wanted(9000), 2, "boss")[0] == act.AcceptOffer(0)


# --- heads


def at_the_end(mine: str, cash: int = 20_000) -> Play:
    """The last round; Blundetto's and DiMaggio's men have done their work, but for one each."""
    me = Seat("blundetto", cash=cash, crew=mine, tasks="big_joey: scam")
    rival = Seat(
        "dimaggio", crew="phil_malony lenny_dimaggio franco_luciano mia_lavecchia", tasks="phil_malony: threats"
    )
    return table(me, rival, Seat("calmuti"), phase="action", number=4)


def test_who_can_have_the_bonus_for_a_man_more_buys_one() -> None:
    t = at_the_end("little_joey jimmy_bananas big_joey micky_dogs")
    bids = [said for said in talks(t, 0, 1, "boss") if isinstance(said, act.MakeOffer) and said.take.gangsters]
    assert bids
    assert bids[0].to == 1
    assert bids[0].give.cash > 0


def test_who_has_it_safely_does_not() -> None:
    t = at_the_end("little_joey jimmy_bananas big_joey micky_dogs stevie_blundetto knocky_fivepoints sunny_bonasera")
    assert not [said for said in talks(t, 0, 1, "boss") if isinstance(said, act.MakeOffer) and said.take.gangsters]


# --- honour


def test_honour_is_given_by_lot_and_novices_have_all_of_it() -> None:
    assert {drawn(temper, seed).last_word for temper in (NOVICE, REGULAR) for seed in SEEDS} == {HONOUR["keeps"][1]}
    assert len({drawn(SHARP, seed).last_word for seed in SEEDS}) == 2
    assert len({drawn(BOSS, seed).last_word for seed in SEEDS}) == 3
    assert drawn(BOSS, "a") == drawn(BOSS, "a")


def seed_of(honour: str) -> int:
    return next(seed for seed in SEEDS if drawn(BOSS, seed).last_word == HONOUR[honour][1])


def owes(number: int, honour: str) -> list[object]:
    """A boss whose partner's share has just fallen due, and who has the money."""
    t = table(
        Seat("blundetto", cash=30_000, tasks="big_joey: scam"),
        Seat("dimaggio"),
        Seat("calmuti"),
        phase="action",
        number=number,
    )
    t.deals(0, 1, Goods(promises=(PayByPayday(4000, number),)))
    return [said for said in talks(t, 0, seed_of(honour), "boss") if isinstance(said, act.Settle)]


def test_debts_are_paid_but_by_an_opportunist_on_the_last_night() -> None:
    assert owes(3, "keeps") == owes(3, "opportunist") == owes(4, "keeps") == [act.Settle(0)]
    assert owes(4, "opportunist") == []


def struck(honour: str, number: int) -> object:
    """He has promised DiMaggio peace, and could take his Casino."""
    me = Seat("blundetto", tasks="big_joey: persuasion_iv, little_joey: scam")
    t = table(
        me,
        Seat("dimaggio", owns="pimp loan_shark loan_shark"),
        Seat("calmuti", owns="garage"),
        phase="action",
        number=number,
    )
    t.deals(0, 1, Goods(promises=(NoAttackOnYou(number),)))
    return answer(t, 0, "boss", seed_of(honour))


def test_peace_is_kept_but_by_an_opportunist_on_the_last_night() -> None:
    assert not isinstance(struck("keeps", 4), act.AttackBusiness)
    assert not isinstance(struck("opportunist", 3), act.AttackBusiness)
    assert isinstance(struck("opportunist", 4), act.AttackBusiness)


def test_what_was_meant_is_written_down_with_the_promise() -> None:
    for honour, intent in (("keeps", act.Intend(0, "keep")), ("opportunist", act.Intend(0, "break"))):
        t = table(Seat("blundetto", cash=30_000), Seat("dimaggio", cash=9000), Seat("calmuti"), number=4)
        t.deals(1, 0, Goods(cash=9000), Goods(promises=(PayByPayday(5000, 4),)))
        assert [said for said in talks(t, 0, seed_of(honour), "boss") if isinstance(said, act.Intend)] == [intent]


def test_and_as_soon_as_it_is_given() -> None:
    for giver in (0, 1):
        bot = bot_named(COSA_NOSTRA, "boss", 0)
        bot.see(0, PromiseMade(0, giver, 1 - giver, PayByPayday(5000, 4)))
        assert bot.has_word() == (giver == 0)


def test_what_he_means() -> None:
    opportunist = drawn(BOSS, seed_of("opportunist"))
    assert meant(opportunist, NoAttackOnYou(3), now=3, rounds=4) == "unless_it_pays"
    assert meant(opportunist, PayByPayday(5000, 3), now=2, rounds=4) == "keep"
    assert meant(opportunist, PayByPayday(5000, 4), now=2, rounds=4) == "break"
    assert meant(opportunist, PayIfJobSucceeds(5000, Place.BIG_JOEY), now=4, rounds=4) == "break"
    assert meant(opportunist, ShareProfit(30, Place.BIG_JOEY), now=4, rounds=4) == "unless_it_pays"
    assert meant(opportunist, LetUse(Card.GARAGE_1, 4), now=3, rounds=4) == "keep"
    assert meant(REGULAR, NoAttackOnYou(4), now=4, rounds=4) == "keep"
