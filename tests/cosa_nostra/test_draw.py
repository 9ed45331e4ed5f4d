"""The draw of a round: cards turned back, jobs and influence dealt, hands of attacks only (C-10 to C-12)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.board.material import ROUND
from sitdown.games.cosa_nostra.cards.names import JOB_CARD_KINDS, JobCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import (
    HandsRefused,
    InfluenceDrawn,
    InfluenceRemade,
    JobsDealt,
    MonopolyChanged,
    RoundBegan,
    StartSetGiven,
)
from tests.cosa_nostra.harness import Play, Seat, begun, table
from tests.rules import rule

ATTACKS = "bash_a_businessman_i property_damage theft_i_3 vandalism_i"


def draw(number: int, *seats: Seat, **stated: Any) -> Play:
    """Three families without Politicians, unless other seats are stated."""
    three = seats or (Seat("blundetto"), Seat("dimaggio"), Seat("laserva"))
    return table(*three, number=number, phase="draw", **stated)


# --- C-10: deactivated cards


@rule("C-10")
def test_deactivated_cards_are_turned_back() -> None:
    t = draw(
        2,
        Seat("blundetto", owns="cop* casino*", crew="little_joey* big_joey*"),
        Seat("dimaggio", owns="lawyer*", crew="phil_malony*"),
        Seat("laserva"),
    )
    assert (t.businesses(0), t.crew(0)) == ("cop_1 casino_1", "little_joey big_joey")
    assert (t.businesses(1), t.crew(1)) == ("lawyer_1", "phil_malony")


@rule("C-10", "C-11")
def test_before_anything_else_so_that_a_politician_draws_again() -> None:
    t = draw(2, Seat("blundetto", owns="politician*"), Seat("dimaggio"), Seat("laserva"))
    assert [len(t.cards(seat).split()) for seat in range(3)] == [3, 2, 2]


@rule("C-10", "C-91")
def test_and_a_monopoly_stands_again() -> None:
    t = draw(2, Seat("blundetto", owns="pimp pimp*"), Seat("dimaggio"), Seat("caruso"))
    assert [event.seat for event in t.happened(MonopolyChanged)] == [0]
    assert t.g.view(None).monopolies == (0, None, None)


# --- C-11: jobs and influence


@rule("C-11", "C-6")
@pytest.mark.parametrize(("number", "jobs"), [(1, 4), (2, 4), (3, 5), (4, 5)])
@pytest.mark.parametrize("players", [3, 5])
def test_jobs_come_from_the_stack_of_the_round(number: int, jobs: int, players: int) -> None:
    families = ("blundetto", "dimaggio", "laserva", "caruso", "calmuti")[:players]
    t = draw(number, *map(Seat, families))
    for seat in range(players):
        assert [ROUND[JOB_CARD_KINDS[JobCard(job)]] for job in t.jobs(seat).split()] == [number] * jobs
    assert t.g.view(None).job_stacks[number - 1].left == (20, 20, 25, 25)[number - 1] - jobs * players


@rule("C-11", "C-23")
def test_jobs_kept_from_earlier_rounds_stay_in_hand() -> None:
    t = draw(2, Seat("blundetto", jobs="threats scam"), Seat("dimaggio"), Seat("laserva"), jobs="blackmail cheating")
    assert t.jobs(0).split()[:4] == ["threats", "scam", "blackmail", "cheating"]
    assert len(t.jobs(0).split()) == 6


@rule("C-11")
@pytest.mark.parametrize(("number", "cards"), [(1, 3), (2, 2), (3, 2), (4, 2)])
def test_influence_cards_from_round_two_on(number: int, cards: int) -> None:
    t = draw(number)
    assert len(t.happened(StartSetGiven)) == (number == 1)
    assert [len(t.cards(seat).split()) for seat in range(3)] == [cards] * 3


@rule("C-11")
def test_one_at_a_time_clockwise_from_the_start_player_the_politicians_last() -> None:
    t = draw(
        2,
        Seat("blundetto", owns="politician"),
        Seat("dimaggio"),
        Seat("laserva", owns="politician politician"),
        starter=1,
        cards="spy saboteur emergency_doc",
    )
    assert [event.seat for event in t.happened(InfluenceDrawn)] == [1, 2, 0, 1, 2, 0, 2, 0, 2]
    assert [event.card for event in t.happened(InfluenceDrawn)][:3] == ["spy", "saboteur", "emergency_doc"]


@rule("C-11")
def test_a_politician_draws_in_round_one_too() -> None:
    t = begun("blundetto", "dimaggio", "calmuti", lots=(0, 0, 4, 8, 12))
    assert [event.seat for event in t.happened(InfluenceDrawn)] == [2]
    assert len(t.cards(2).split()) == 4


@rule("C-11")
def test_an_empty_influence_deck_is_made_anew_from_the_pile() -> None:
    t = draw(2, cards="spy saboteur", pile=True)
    assert [event.card for event in t.happened(InfluenceDrawn)][:2] == ["spy", "saboteur"]
    assert t.happened(InfluenceRemade) == [InfluenceRemade(31)]
    assert len(t.happened(InfluenceDrawn)) == 6
    assert (t.g.view(None).influence_deck, t.g.view(None).influence_up) == (27, ())


@rule("C-11")
def test_if_both_are_empty_nobody_draws_more() -> None:
    t = draw(
        2,
        Seat("blundetto", cards="snitch " * 8 + "schemer " * 5, owns="politician"),
        Seat("dimaggio", cards="henchman " * 5 + "spy " * 4 + "machine_pistol " * 4),
        Seat("laserva", cards="distraction " * 3 + "emergency_doc " * 2),
        starter=2,
    )
    assert [(event.seat, event.card) for event in t.happened(InfluenceDrawn)] == [(2, "saboteur"), (0, "saboteur")]
    assert not t.happened(InfluenceRemade)
    assert t.about == "hands"


# --- C-11 with option influence_from


@rule("option influence_from")
def test_before_that_round_there_are_no_influence_cards() -> None:
    t = begun("blundetto", "calmuti", "dimaggio", lots=(0, 0, 4, 8, 12), influence_from=2)
    assert [t.cards(seat) for seat in range(3)] == ["", "", ""], "Calmuti's Politician draws nothing"
    t.keeps_hand(0, 1, 2)
    t.plans_purchase("big_joey", t.market.split()[0])
    assert t.asked == (1,), "there is nothing to be played: the turn is over"


@rule("option influence_from")
@pytest.mark.parametrize("number", [2, 3])
def test_the_start_set_is_handed_out_at_that_rounds_draw(number: int) -> None:
    t = draw(number, Seat("blundetto"), Seat("calmuti"), Seat("dimaggio"), influence_from=number)
    assert len(t.happened(StartSetGiven)) == 1
    assert [len(t.cards(seat).split()) for seat in range(3)] == [5, 6, 5]
    assert t.cards(0).startswith("snitch schemer henchman")


@rule("option influence_from")
def test_after_it_the_draw_is_as_always() -> None:
    t = draw(3, influence_from=2)
    assert not t.happened(StartSetGiven)
    assert [len(t.cards(seat).split()) for seat in range(3)] == [2, 2, 2]


# --- C-12: attacks only


@rule("C-12")
def test_who_was_dealt_attacks_only_may_refuse() -> None:
    t = draw(1, jobs=ATTACKS)
    assert (t.about, t.asked) == ("hands", (0, 1, 2))
    assert t.options(0) == {act.KEEP_HAND, act.REFUSE_HAND}
    assert t.options(1) == t.options(2) == {act.KEEP_HAND}
    t.refuses(1, act.REFUSE_HAND)


@rule("C-12")
def test_he_may_keep_them() -> None:
    t = draw(1, jobs=ATTACKS)
    t.keeps_hand(2, 0, 1)
    assert t.jobs(0) == ATTACKS
    assert t.about == "planning"


@rule("C-12")
def test_then_all_put_this_rounds_jobs_back_and_are_dealt_others() -> None:
    t = draw(1, jobs=ATTACKS)
    before = [t.jobs(seat) for seat in range(3)]
    t.keeps_hand(1)
    t.refuses_hand(0)
    assert [t.jobs(seat) for seat in range(3)] == before, "others may still say what they want"
    t.keeps_hand(2)
    assert t.happened(HandsRefused) == [HandsRefused((0,))]
    assert [event.seat for event in t.happened(JobsDealt)] == [0, 1, 2]
    assert [len(t.jobs(seat).split()) for seat in range(3)] == [4, 4, 4]
    assert all(t.jobs(seat) != before[seat] for seat in range(3))
    assert (t.about, t.asked) == ("hands", (0, 1, 2)), "all are asked again"


@rule("C-12")
def test_the_stack_is_shuffled_whole_and_it_may_happen_again() -> None:
    t = draw(1, jobs=ATTACKS)
    t.refuses_hand(0)
    t.keeps_hand(1)
    lots = (8, 9, 10, 11)  # eight are left in the stack; behind them lies what was put back, his own jobs first
    t.act(2, act.KEEP_HAND, lots=lots)
    assert t.jobs(0) == ATTACKS
    t.refuses_hand(0)
    t.keeps_hand(1, 2)
    assert t.happened(HandsRefused) == [HandsRefused((0,))]


@rule("C-12", "C-8")
def test_everybody_answers_at_the_same_time_and_shows_nothing() -> None:
    t = draw(1, jobs=ATTACKS)
    t.refuses_hand(0)
    question = t.g.view(1).question
    assert question is not None
    assert (question.mode, question.seats) == ("sealed", (0, 1, 2)), "who has answered is not said"
    t.keeps_hand(2, 1)
    assert not t.heard(JobsDealt, 1)[0].jobs[0]
    assert t.g.view(1).job_stacks[0].face_up == ()


@rule("C-12")
def test_jobs_of_earlier_rounds_do_not_count_and_stay() -> None:
    attacks = "theft_ii_3 theft_ii_4 vandalism_ii persuasion_ii"
    t = draw(2, Seat("blundetto", jobs="threats"), Seat("dimaggio"), Seat("laserva"), jobs=attacks)
    assert act.REFUSE_HAND in t.options(0)
    t.refuses_hand(0)
    t.keeps_hand(1, 2)
    assert t.jobs(0).split()[0] == "threats"
    assert len(t.jobs(0).split()) == 5


@rule("C-12")
@pytest.mark.parametrize(("fifth", "refusable"), [("robbery_iii", True), ("trap_iii", False), ("usury", False)])
def test_a_robbery_is_an_attack_a_trap_is_not(fifth: str, refusable: bool) -> None:
    t = draw(3, jobs=f"assassination_iii robbery_iii car_bomb_iii arson_iii {fifth}")
    assert (act.REFUSE_HAND in t.options(0)) == refusable


@rule("C-12")
def test_influence_cards_are_not_dealt_again() -> None:
    t = draw(2, jobs="theft_ii_3 theft_ii_4 vandalism_ii persuasion_ii")
    before = [t.cards(seat) for seat in range(3)]
    t.refuses_hand(0)
    t.keeps_hand(1, 2)
    assert [t.cards(seat) for seat in range(3)] == before


@rule("C-12", "option turn_seconds")
def test_whose_time_is_up_keeps_his_hand() -> None:
    t = draw(1, jobs=ATTACKS, turn_seconds=30)
    t.time_up()
    assert t.jobs(0) == ATTACKS
    assert t.about == "planning"


# --- how many rounds


@rule("option rounds")
@pytest.mark.parametrize(("rounds", "last"), [(4, 4), (3, 3)])
def test_after_the_last_round_comes_the_final_count(rounds: int, last: int) -> None:
    seats = (Seat("blundetto"), Seat("dimaggio", owns=""), Seat("laserva", owns=""))
    t = table(*seats, number=last - 1, phase="payday", rounds=rounds)
    assert t.happened(RoundBegan) == [RoundBegan(last, 1)]
    t = table(*seats, number=last, phase="payday", rounds=rounds)
    assert (t.g.over, t.g.winners) == (True, [0])
    assert t.g.cash == [2000 + 2 * 7000, 2000, 2000]
