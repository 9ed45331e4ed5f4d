"""Dave and Stas: mercenaries who bring cards when they are hired (M-27, M-31)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import Exchanged, Hired, InfluenceDrawn, JobDrawn
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

FIVE = ("blundetto", "dimaggio", "calmuti", "laserva", "caruso")


def recruiting(mercenary: str, number: int = 2, players: int = 3, cash: int = 12_000, **stated: Any) -> Play:
    """Seat 0 can hire him; the others have no money."""
    seats = [Seat(family, cash=0 if at else cash, owns="") for at, family in enumerate(FIVE[:players])]
    t = table(*seats, number=number, phase="draw", mercenaries=True, **stated)
    t.comes(mercenaries=mercenary)
    t.keeps_hand(*range(players))
    return t


# --- M-27: Dave


@rule("M-27")
def test_dave_brings_two_influence_cards() -> None:
    t = recruiting("dave_poppel")
    t.comes(cards="spy saboteur")
    t.hires("dave_poppel")
    assert t.happened(InfluenceDrawn) == [InfluenceDrawn(0, Influence.SPY), InfluenceDrawn(0, Influence.SABOTEUR)]
    assert t.heard(InfluenceDrawn, 1) == [InfluenceDrawn(0, None)] * 2
    assert t.cards(0).split()[-2:] == ["spy", "saboteur"]


@rule("M-27", "M-5", "M-3")
def test_in_the_exchange_of_round_one_too() -> None:
    t = recruiting("dave_poppel", number=1)
    t.exchanges("jimmy_bananas", "dave_poppel")
    assert t.happened(Exchanged) == [Exchanged(0, Gangster.JIMMY_BANANAS, Gangster.DAVE_POPPEL, 2000)]
    assert len(t.happened(InfluenceDrawn)) == 2


@rule("M-27")
def test_nobody_else_brings_any() -> None:
    t = recruiting("lil_omar")
    t.hires("lil_omar")
    assert (len(t.happened(Hired)), t.happened(InfluenceDrawn), t.about) == (1, [], "planning")


@rule("M-27", "M-31", "M-5")
def test_who_comes_by_trade_brings_nothing() -> None:
    t = table(
        Seat("blundetto", cash=5000),
        Seat("dimaggio", crew="dave_poppel stas_valigura"),
        Seat("calmuti"),
        mercenaries=True,
    )
    t.deals(0, 1, Goods(cash=5000), Goods(gangsters=(Gangster.DAVE_POPPEL, Gangster.STAS_VALIGURA)))
    assert t.crew(0) == "little_joey jimmy_bananas big_joey dave_poppel stas_valigura"
    assert (t.happened(InfluenceDrawn), t.happened(JobDrawn), t.about) == ([], [], "planning")


@rule("M-27", "C-11")
def test_an_empty_deck_is_made_anew_for_them() -> None:
    t = recruiting("dave_poppel", pile=True, cards="spy spy snitch snitch henchman henchman")
    assert t.g.view(0).influence_deck == 0
    t.hires("dave_poppel")
    assert len(t.happened(InfluenceDrawn)) == 2


@rule("M-27", "option influence_from")
def test_before_influence_cards_are_played_he_brings_them_all_the_same() -> None:
    t = recruiting("dave_poppel", number=1, influence_from=2)
    t.exchanges("jimmy_bananas", "dave_poppel")
    assert len(t.happened(InfluenceDrawn)) == 2
    assert not [option for option in t.options(0) if isinstance(option, act.Attach | act.Snitch | act.ExchangeMarket)]


# --- M-31: Stas


@rule("M-31")
def test_stas_brings_two_cards_one_after_the_other_each_a_job_or_an_influence_card() -> None:
    t = recruiting("stas_valigura")
    t.comes(jobs="blackmail", cards="spy")
    t.hires("stas_valigura")
    assert (t.about, t.asked, t.options(0)) == ("stas", (0,), {act.DRAW_JOB, act.DRAW_INFLUENCE})
    t.act(0, act.DRAW_JOB)
    assert t.happened(JobDrawn) == [JobDrawn(0, 2, JobCard.BLACKMAIL)], "of this round's stack"
    assert t.heard(JobDrawn, 1) == [JobDrawn(0, 2, None)]
    assert (t.about, t.jobs(0).split()[-1]) == ("stas", "blackmail"), "he sees it before he draws the other"
    t.act(0, act.DRAW_INFLUENCE)
    assert t.happened(InfluenceDrawn) == [InfluenceDrawn(0, Influence.SPY)]
    assert t.about == "planning"


@rule("M-31")
@pytest.mark.parametrize("draw", [act.DRAW_JOB, act.DRAW_INFLUENCE])
def test_both_may_be_the_same(draw: act.DrawJob | act.DrawInfluence) -> None:
    t = recruiting("stas_valigura")
    t.hires("stas_valigura")
    before = (len(t.g.jobs[0]), len(t.g.influence[0]))
    t.act(0, draw)
    t.act(0, draw)
    after = (len(t.g.jobs[0]), len(t.g.influence[0]))
    assert (after[0] - before[0], after[1] - before[1]) == ((2, 0) if draw == act.DRAW_JOB else (0, 2))


@rule("M-31", "M-3")
def test_in_round_one_what_is_left_of_the_stack() -> None:
    t = recruiting("stas_valigura", number=1)
    t.comes(jobs="arms_deal")
    t.exchanges("jimmy_bananas", "stas_valigura")
    t.act(0, act.DRAW_JOB)
    assert t.happened(JobDrawn) == [JobDrawn(0, 1, JobCard.ARMS_DEAL)]


@rule("M-31", "M-3")
def test_five_players_leave_nothing_of_it_so_in_round_one_there_are_influence_cards_only() -> None:
    t = recruiting("stas_valigura", number=1, players=5)
    t.exchanges("jimmy_bananas", "stas_valigura")
    assert t.options(0) == {act.DRAW_INFLUENCE}
    t.act(0, act.DRAW_INFLUENCE)
    assert t.options(0) == {act.DRAW_INFLUENCE}


def five_players(number: int, theft: str, called_off: str, **stated: Any) -> Play:
    """Round `number` is over: a Theft was carried out, other jobs called off. Then seat 0 hires Stas."""
    tasks = f"big_joey: {theft}, {called_off}"
    others = [Seat(family, cash=0, owns="", crew="") for family in FIVE[1:]]
    first = Seat("blundetto", cash=30_000, owns="", tasks=tasks)
    t = table(first, *others, number=number, phase="action", mercenaries=True, **stated)
    t.attacks("big_joey", 1, dice=(1, 1, 1))
    for place in t.tasks():
        t.calls_off(place)
    t.comes(mercenaries="stas_valigura")
    t.keeps_hand(0, 1, 2, 3, 4)
    t.hires("stas_valigura")
    return t


@rule("M-31", "C-32")
@pytest.mark.parametrize(("lot", "job"), [(0, "theft_ii_3"), (1, "blackmail")])
def test_in_later_rounds_they_come_from_the_shuffled_discards_of_the_round_before(lot: int, job: str) -> None:
    t = five_players(2, "theft_ii_3", "little_joey: blackmail")
    t.act(0, act.DRAW_JOB, lots=(lot,))
    assert t.happened(JobDrawn) == [JobDrawn(0, 2, JobCard(job))]
    assert t.heard(JobDrawn, 1) == [JobDrawn(0, 2, None)], "though the Theft lay face up"
    t.act(0, act.DRAW_JOB)
    assert {*t.jobs(0).split()[-2:]} == {"theft_ii_3", "blackmail"}


@rule("M-31")
def test_and_from_no_other_round_nor_from_what_was_never_dealt() -> None:
    """Threats of round I lies there too; and with Poker a job of round III is left that nobody was dealt."""
    t = five_players(3, "theft_iii", "little_joey: usury, jimmy_bananas: threats", poker=True)
    t.act(0, act.DRAW_JOB)
    t.act(0, act.DRAW_JOB)
    assert {*t.jobs(0).split()[-2:]} == {"theft_iii", "usury"}


@rule("M-31")
def test_when_they_are_gone_there_are_influence_cards_only() -> None:
    t = five_players(2, "theft_ii_3", "jimmy_bananas: threats")
    t.act(0, act.DRAW_JOB)
    assert t.options(0) == {act.DRAW_INFLUENCE}


@rule("M-31", "option turn_seconds")
def test_silence_draws_influence_cards() -> None:
    t = recruiting("stas_valigura", turn_seconds=30)
    t.hires("stas_valigura")
    t.time_up()
    assert len(t.happened(InfluenceDrawn)) == 1
    t.time_up()
    assert t.about == "planning"
