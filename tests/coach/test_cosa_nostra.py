"""Blunders planted in La Cosa Nostra, and what the coach makes of them. All are at Blundetto's, seat 0."""

from __future__ import annotations

import pytest

from sitdown.cli.coach import in_words
from sitdown.coach import review
from sitdown.coach.decisions import Decision
from sitdown.coach.judging import mistakes
from sitdown.core.chance import Seeded
from sitdown.core.kernel import CLOCK
from sitdown.core.log import Session, replay
from sitdown.core.records import BEGIN, Action
from sitdown.games.cosa_nostra import COSA_NOSTRA, CosaNostra, coach
from sitdown.games.cosa_nostra.cards.names import BusinessCard, JobCard, Place
from sitdown.games.cosa_nostra.coach.reasons import CODES
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.terminal.coached import coached
from sitdown.games.cosa_nostra.trade.openness import trade_open
from sitdown.texts import Texts
from tests.coach.judged import judged
from tests.cosa_nostra.harness import Play, Seat, table

BUSY = "big_joey: threats, jimmy_bananas: scam"
POOR = (Seat("dimaggio"), Seat("calmuti"))

TEXTS = Texts("en", "cosa-nostra")

HOPELESS = act.PlanJob(Place.BIG_JOEY, JobCard.DRUG_GANG)
WRONG_BUSINESS = act.PlanPurchase(Place.LITTLE_JOEY, BusinessCard.LAWYER_2)
CALLED_OFF = act.CallOff(Place.BIG_JOEY)


def choosing_a_job() -> Play:
    """What a drug gang needs nobody has; for the fraud nothing is missing."""
    return table(Seat("blundetto", jobs="drug_gang credit_card_fraud"), *POOR, market="")


def all_ready() -> Play:
    """Big Joey has only to go."""
    return table(Seat("blundetto", tasks="big_joey: price_rigging"), *POOR, market="", phase="action")


def rich() -> Play:
    """Rich enough for one of the two, and the others have something to do."""
    return table(Seat("blundetto", cash=14_000, tasks=BUSY), *POOR, market="casino_1 lawyer_2")


def robbing() -> Play:
    """DiMaggio has all the money there is, and Calmuti none."""
    me = Seat("blundetto", tasks="big_joey: theft_iii")
    return table(me, Seat("dimaggio", cash=20_000), Seat("calmuti", cash=0), market="", phase="action", number=3)


def test_who_plans_a_job_whose_needs_nobody_has() -> None:
    blamed = judged(choosing_a_job().g, 0, HOPELESS)
    assert blamed is not None
    assert isinstance(blamed.better, act.PlanJob)
    assert (blamed.better.job, blamed.why) == (JobCard.CREDIT_CARD_FRAUD, "odds")
    assert blamed.cost >= 4000


def test_who_calls_a_job_off_for_which_all_is_ready() -> None:
    blamed = judged(all_ready().g, 0, CALLED_OFF)
    assert blamed is not None
    assert blamed.better == act.CarryOut(Place.BIG_JOEY)


def test_the_first_die_falls_otherwise_from_world_to_world() -> None:
    """Little Joey has one die, and nobody else anything to do."""
    me = Seat("blundetto", owns="night_club", tasks="little_joey: counterfeiting")
    t = table(me, *POOR, market="", phase="action", number=2)
    carried_out = act.CarryOut(Place.LITTLE_JOEY)
    for values in coach.scrutiny(Decision(1, t.g, carried_out), 0, [carried_out], seed=1):
        assert len(set(values[0])) == 2  # it brings something, or nothing


def test_who_lets_the_clock_call_it_off_is_too_slow() -> None:
    blamed = judged(all_ready().g, 0, CALLED_OFF, slow=True)
    assert blamed is not None
    assert blamed.why == "slow"


def test_who_buys_the_wrong_business() -> None:
    blamed = judged(rich().g, 0, WRONG_BUSINESS)
    assert blamed is not None
    assert blamed.better == act.PlanPurchase(Place.LITTLE_JOEY, BusinessCard.CASINO_1)


def test_who_robs_the_poor() -> None:
    blamed = judged(robbing().g, 0, act.AttackPlayer(Place.BIG_JOEY, 2))
    assert blamed is not None
    assert blamed.better == act.AttackPlayer(Place.BIG_JOEY, 1)


def offered(cash: int) -> Play:
    """DiMaggio wants his Loan Shark for that much."""
    t = table(Seat("blundetto"), Seat("dimaggio", cash=20_000), Seat("calmuti"), market="")
    t.act(1, act.MakeOffer(0, Goods(cash=cash), Goods(businesses=(BusinessCard.LOAN_SHARK_1,))))
    return t


ACCEPTED = act.AcceptOffer(0)


def test_who_sells_a_business_for_a_song() -> None:
    blamed = judged(offered(1000).g, 0, ACCEPTED)
    assert blamed is not None
    assert (blamed.better, blamed.why) == (act.RefuseOffer(0), "deal")
    assert blamed.reason.code in CODES


def own_offer(cash: int) -> tuple[list[bytes], int]:
    """The log of a game in which DiMaggio takes Blundetto at his word: his Loan Shark for that much."""
    session = Session(COSA_NOSTRA, ("one", "two", "three"), {"families": ("blundetto", "dimaggio", "calmuti")})
    session.apply(CLOCK, BEGIN, Seeded(1))
    assert isinstance(session.state, CosaNostra)
    while not trade_open(session.state):
        ask = session.state.ask
        assert ask is not None
        session.apply(ask.seats[0], ask.options(ask.seats[0])[0], Seeded(2))
    shark = next(each.business for each in session.state.view(0).players[0].businesses)
    session.apply(0, act.MakeOffer(1, Goods(businesses=(shark,)), Goods(cash=cash)), Seeded(3))
    session.apply(1, ACCEPTED, Seeded(3))
    return session.lines(), len(session.entries) - 1


def test_whose_own_offer_was_a_gift_has_made_a_bad_deal() -> None:
    """He is not the one who said yes."""
    lines, line = own_offer(1000)
    [blamed] = [mistake for mistake in review(lines, 0) if mistake.line == line]
    assert (blamed.played, blamed.better, blamed.why) == (ACCEPTED, act.RefuseOffer(0), "deal")
    view = {at: played.state.view(0) for at, played in enumerate(replay(lines), start=1)}[line]
    told = in_words(coached(TEXTS, 0, view, blamed), blamed, TEXTS)
    assert "you offer DiMaggio" in told[1]
    assert "no deal" in told[2]
    assert "A bad deal" in told[3]


RIGHT: list[tuple[Play, Action]] = [
    (choosing_a_job(), act.PlanJob(Place.BIG_JOEY, JobCard.CREDIT_CARD_FRAUD)),
    (all_ready(), act.CarryOut(Place.BIG_JOEY)),
    (rich(), act.PlanPurchase(Place.LITTLE_JOEY, BusinessCard.CASINO_1)),
    (robbing(), act.AttackPlayer(Place.BIG_JOEY, 1)),
    (offered(20_000), ACCEPTED),
]


@pytest.mark.parametrize(("t", "played"), RIGHT)
def test_what_is_right_is_passed_over(t: Play, played: Action) -> None:
    assert judged(t.g, 0, played) is None


def test_what_he_could_not_know_changes_nothing() -> None:
    """In any two worlds that he could be in, the verdict is the same to the dollar."""
    armed = (Seat("dimaggio", tasks="franco_luciano: scam"), Seat("calmuti", tasks="bobby_ruthless: car_theft"))
    t = table(Seat("blundetto", tasks="big_joey: price_rigging"), *armed, market="", phase="action")
    there = [t.g.guess(0, Seeded(number)) for number in range(3)]
    assert len({str(world.tasks) for world in there}) == 3
    first, *others = [mistakes(coach.JUDGE, [Decision(1, world, CALLED_OFF)], 0) for world in there]
    assert first
    assert others == [first, first]
