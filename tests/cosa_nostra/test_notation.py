"""Positions and moves as text, both ways; what describes none is refused."""

from typing import get_args

import pytest

from sitdown.core.codec import Malformed
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import COSA_NOSTRA, NOTATION, CosaNostra
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import CosaNostraAction, Goods
from sitdown.games.cosa_nostra.records.moves import read_move, write_move
from sitdown.games.cosa_nostra.records.promises import PayByPayday, PayIfJobSucceeds
from tests.cosa_nostra.harness import Play, Seat, table
from tests.cosa_nostra.questions import ACTIONS, QUESTIONS, asking
from tests.cosa_nostra.watching import dump

VIEWERS = (0, 1, 2, None)


def put_away(t: Play) -> None:
    """Write it down and read it again: it must be the same game, and play on as the same."""
    again = NOTATION.read(NOTATION.write(t.g))
    assert dump(again) == dump(t.g)
    assert [again.view(viewer) for viewer in VIEWERS] == [t.g.view(viewer) for viewer in VIEWERS]
    assert [again.knowledge(viewer) for viewer in VIEWERS] == [t.g.knowledge(viewer) for viewer in VIEWERS]
    t.g = again


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_position_at_every_question_can_be_put_away(question: str) -> None:
    t = asking(question)
    assert t.about == question
    put_away(Play(t.g.clone()))


def test_a_game_that_has_not_begun_and_one_that_is_over_can_be_put_away() -> None:
    g = COSA_NOSTRA.new(4, {"rounds": 3, "families": ["caruso", "laserva", "calmuti", "blundetto"]})
    assert isinstance(g, CosaNostra)
    assert dump(NOTATION.read(NOTATION.write(g))) == dump(g)
    t = table(Seat("blundetto"), Seat("dimaggio", owns=""), Seat("calmuti", owns=""), number=4, phase="payday")
    put_away(t)
    assert (t.g.over, t.g.winner) == (True, 0)


def test_a_game_goes_on_from_a_position_as_if_nothing_had_happened() -> None:
    """Through what a position has to hold: looks, attached cards, markers, offers, promises, secret answers, and a Doc against a Trap against a Robbery."""
    t = table(
        Seat(
            "blundetto",
            cash=9000,
            owns="loan_shark pimp*",
            cards="henchman spy",
            crew="big_joey jimmy_bananas",
            jobs="scam investment_fraud",
            tasks="jimmy_bananas: trap_iii",
        ),
        Seat(
            "dimaggio",
            crew="franco_luciano lono_slifer mr_hong*",
            tasks="franco_luciano: robbery_iii, lono_slifer: buy casino",
        ),
        Seat(
            "calmuti",
            laundered=3000,
            trophies="rusty_laserva",
            crew="vito_baritono",
            tasks="vito_baritono: theft_iii",
            cards="emergency_doc",
        ),
        number=3,
        mercenaries=True,
    )
    t.attaches("henchman", "big_joey")
    put_away(t)
    t.spies("franco_luciano", "vito_baritono")
    put_away(t)
    word = PayIfJobSucceeds(1000, Place.FRANCO_LUCIANO)
    t.deals(0, 1, Goods(cash=2000, promises=(word,)), Goods(markers=(BusinessCard.LAWYER_1,)))
    t.act(2, act.MakeOffer(0, Goods(promises=(PayByPayday(2000, 4),)), Goods(cash=1000)))
    put_away(t)
    t.plans("big_joey", "investment_fraud")
    assert t.about == "schemer"
    put_away(t)
    t.declines(2)
    t.carries_out("big_joey", dice=(2, 2, 1))
    put_away(t)
    t.rerolls(1, 1)
    put_away(t)
    t.declines(1)
    t.declines(2)  # he has no Robbery
    put_away(t)
    t.robs("franco_luciano", dice=(4, 4, 1))
    put_away(t)
    t.springs_trap("jimmy_bananas", dice=(4, 4))
    put_away(t)
    t.declines(1)
    assert t.about == "doc"
    put_away(t)
    t.docs(2)
    put_away(t)
    assert (t.g.cash, t.crew(1)) == ([14_000, 4000, 2000], "franco_luciano* mr_hong* lono_slifer")
    t.calls_off("lono_slifer")
    t.asks_lawyer("vito_baritono")
    put_away(t)
    t.attacks("vito_baritono", 0, dice=(3,))
    t.declines(1)
    put_away(t)
    assert t.g.round == 4
    assert [entry.verdict for entry in t.g.ledger] == ["void"]


def test_what_is_usual_is_not_written() -> None:
    t = table(
        Seat("blundetto", jobs="scam"), Seat("dimaggio", cards="spy"), Seat("calmuti", tasks="vito_baritono: threats")
    )
    text = NOTATION.write(t.g)
    keys = [part.split()[0] for part in text.split("; ")]
    assert keys == [
        "players", "options", "question", "families", "round", "seats", "cash", "laundered", "stakes", "jobs", "stacks",
        "influence", "deck", "pools", "crews", "recruits", "tasks", "businesses", "market", "stack", "agenda",
    ]  # fmt: skip
    assert "; jobs scam:0~1 |  | ; " in text
    assert "; tasks vito_baritono=threats:2~1; " in text


GOOD = NOTATION.write(
    table(
        Seat("blundetto", jobs="scam", owns="pimp*", cards="henchman", crew="big_joey little_joey*"),
        Seat("dimaggio", tasks="franco_luciano: threats, phil_malony: buy garage", trophies="adriano_simion"),
        Seat("calmuti", laundered=3000),
        attached="0 saboteur franco_luciano",
        markers="0 lawyer_1",
        mercenaries=True,
    ).g
)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("players 3", "players 4"),
        ("players 3", "players"),
        ("players 3; ", ""),
        ("players 3", "players three"),
        ("players 3", "players 99999999999999999999"),
        ("question ", "question -"),
        ("cash 2000 2000 2000", "cash 2000 2000 2500"),
        ("cash 2000 2000 2000", "cash 2000 2000 10000001000"),
        ("jobs scam:0~1", "jobs scam:4~1"),  # there is no seat 4
        ("jobs scam:0~1", "jobs scam:0~2"),  # the back is that of round 1
        ("jobs scam:0~1", "jobs scam:0~77"),
        ("pools 5 5", "pools 5 99999999"),
        ("pools 5 5", "pools 7 5"),
        ("; agenda ", "; trained adriano_simion=99; agenda "),
        ("; agenda ", '; offered 1; offers {"number":0,"seat":0,"to":9,"give":{},"take":{}}; agenda '),
        ("; agenda ", '; ledger {"seat":0,"to":7,"word":{"type":"no_attack_on_you","round":1},"made":1}; agenda '),
        ("agenda Payday[]", "agenda FinalCount[]"),  # it is not the last round
        ("agenda Payday[]", "agenda Payday[] Payday[]"),
        ("PlanTurn[0,1,0]", "PlanTurn[7,1,0]"),
        ("PlanTurn[0,1,0]", "PlanTurn[0,9,0]"),
        ("PlanTurn[0,1,0]", "PlanTurn[0,true,0]"),
        ("PlanTurn[0,1,0]", "PlanTurn[0,1,1]"),
        ("Planning[1,0]", "Planning[1,1]"),
        ("PlanTurn[0,1,0]", 'PlanTurn[0,1,0] Window["doc",0,1,1,[]]'),
        ("PlanTurn[0,1,0]", 'PlanTurn[0,1,0] Window["fire",0,1,1,[]]'),
        ("PlanTurn[0,1,0]", "PlanTurn[0,1,0] Looking[1,0,0,[99]]"),
        ("PlanTurn[0,1,0]", "PlanTurn[" + "[" * 5000 + "]" * 5000 + "]"),
        ('"mercenaries":true', '"mercenaries":7'),
        ('"mercenaries":true', '"magicians":true'),
        ('"families":["blundetto"', '"families":["caruso"'),  # not those who play
        ("families blundetto", "families corleone"),
        ("families blundetto", "families dimaggio"),
        ("round 1", "round one"),
        ("round 1", "round 9"),
        ("seats 0 0", "seats 0"),
        ("seats 0 0", "seats 3 0"),
        ("cash 2000 2000 2000", "cash 2000 2000"),
        ("cash 2000 2000 2000", "cash 2000 2000 -2000"),
        ("cash 2000 2000 2000", "gold 2000 2000 2000"),
        ("jobs scam:0~1", "jobs scam"),
        ("jobs scam:0~1", "jobs scam:9~1"),
        ("jobs scam:0~1", "jobs slam:0~1"),
        ("jobs scam:0~1", "jobs spy:0~1"),
        ("jobs scam:0~1", "jobs scam:0~1 scam:0~1"),
        ("jobs scam:0~1", "jobs threats:0~1"),
        ("jobs scam:0~1 |  | ", "jobs scam:0~1 |  "),
        ("influence henchman:0~5", "influence henchman:0~5 henchman:0~5"),
        ("influence henchman:0~5", "influence"),
        ("pools 5 5", "pools 5"),
        ("crews little_joey big_joey", "crews little_joey big_joey big_joey"),
        ("crews little_joey big_joey", "crews little_joey phil_malony big_joey"),
        ("crews little_joey big_joey", "crews little_joey fredo"),
        ("crews little_joey big_joey", "crews big_joey"),  # little_joey is down, but not there
        ("trophies  | adriano_simion", "trophies  | big_joey"),
        ("franco_luciano=threats:1~1", "micky_dogs=threats:1~1"),  # who is not on the table
        ("franco_luciano=threats:1~1", "little_joey=threats:1~1"),  # who is deactivated
        ("franco_luciano=threats:1~1", "franco_luciano=spy:1~1"),
        ("phil_malony=buy/garage_2", "phil_malony=sell/garage_2"),
        ("phil_malony=buy/garage_2", "phil_malony=buy/pimp_1"),
        ("attached franco_luciano=saboteur/0", "attached franco_luciano=saboteur/9"),
        ("attached franco_luciano=saboteur/0", "attached franco_luciano=sniper/0"),
        ("attached franco_luciano=saboteur/0", "attached franco_luciano=saboteur"),
        ("businesses pimp_1", "businesses pimp_1 pimp_1"),
        ("businesses pimp_1", "businesses pimp_1 casino_1"),
        ("shut pimp_1", "shut pump_1"),
        ("markers lawyer_1=0x1", "markers lawyer_1=0x9"),
        ("markers lawyer_1=0x1", "markers lawyer_1=7x1"),
        ("guild ", "guild adriano_simion "),
        ("Planning[1,0]", "Plotting[1,0]"),
        ("Planning[1,0]", "Planning[1,0"),
        ("Planning[1,0]", "Planning"),
        ("Planning[1,0]", "Planning[1,0,2]"),
    ],
)
def test_a_text_that_describes_no_position_is_refused(old: str, new: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(Malformed):
        NOTATION.read(GOOD.replace(old, new))


TWO_TASKS = NOTATION.write(
    table(
        Seat("blundetto", crew="boggy_gloves", tasks="boggy_gloves: scam, boggy_gloves_2: threats"),
        Seat("dimaggio", crew="kenzo_isosaki", tasks="kenzo_isosaki: car_theft, kenzo_isosaki_2: buy garage"),
        Seat("calmuti"),
        mercenaries=True,
    ).g
)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("doubled boggy_gloves; ", ""),  # but he has two jobs
        ("doubled boggy_gloves", "doubled kenzo_isosaki boggy_gloves"),
        ("boggy_gloves_2=threats:0~1 kenzo_isosaki_2=", "kenzo_isosaki_2=threats:0~1 boggy_gloves_2="),
    ],
)
def test_nor_one_with_a_second_task_of_who_cannot_have_it(old: str, new: str) -> None:
    assert TWO_TASKS.count(old) == 1
    NOTATION.read(TWO_TASKS)
    with pytest.raises(Malformed, match="the tasks"):
        NOTATION.read(TWO_TASKS.replace(old, new))


@pytest.mark.parametrize("text", ["", ";", "cosa nostra", "players 3", "players 3; round 1"])
def test_nor_is_a_fragment_one(text: str) -> None:
    with pytest.raises(Malformed):
        NOTATION.read(text)


@pytest.mark.parametrize("action", ACTIONS)
def test_a_move_reads_as_it_is_written(action: Action) -> None:
    assert read_move(write_move(action)) == action


def test_there_is_a_move_of_every_kind() -> None:
    assert {type(action) for action in ACTIONS} == set(get_args(CosaNostraAction))


@pytest.mark.parametrize(
    ("move", "action"),
    [
        ("plan big_joey scam", act.PlanJob(Place.BIG_JOEY, JobCard.SCAM)),
        ("plan-purchase kenzo_isosaki_2 pimp_1", act.PlanPurchase(Place.KENZO_ISOSAKI_2, BusinessCard.PIMP_1)),
        ("attack big_joey 2", act.AttackPlayer(Place.BIG_JOEY, 2)),
        ("attack-gangster big_joey mr_hong", act.AttackGangster(Place.BIG_JOEY, Gangster.MR_HONG)),
        ("spy big_joey,mr_hong", act.Spy((Place.BIG_JOEY, Place.MR_HONG))),
        ("drop-influence spy,spy", act.DropInfluence((Influence.SPY, Influence.SPY))),
        ("stake 3000", act.Stake(3000)),
        ("reroll 1", act.Reroll(1)),
        ("no", act.DECLINE),
        ('offer 1 {"cash":2000} {"markers":["lawyer_1"]}', act.MakeOffer(1, Goods(cash=2000), Goods(markers=(BusinessCard.LAWYER_1,)))),
        ("turn-down 3", act.RefuseOffer(3)),
        ("say all a friend of ours", act.Say("a friend of ours")),
        ("say 2 a friend of mine", act.Say("a friend of mine", 2)),
    ],
)  # fmt: skip
def test_moves_have_short_names(move: str, action: Action) -> None:
    assert write_move(action) == move
    assert read_move(move) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "steal 1",
        "plan",
        "plan big_joey",
        "plan big_joey slam",
        "plan scam big_joey",
        "attack big_joey two",
        "attack big_joey 1.5",
        "stake 500",
        "stake -1000",
        "no thanks",
        "spy",
        "offer 1 {} ",
        "offer 1 {'cash'} {}",
        'offer 1 {"gold":1} {}',
        "say",
        "say 1",
        "say nobody hello",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="no move"):
        read_move(text)
