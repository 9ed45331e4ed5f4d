"""What a person is asked, and how little it takes to say no."""

from __future__ import annotations

from sitdown.games.cosa_nostra.cards.names import BusinessCard, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import RoundBegan
from tests.cli.cosa_nostra.desks import Writer
from tests.cosa_nostra.harness import Play, Seat, table

SCHEMER = Seat("blundetto", cards="schemer", tasks="big_joey: scam")
DIMAGGIO = Seat("dimaggio", tasks="phil_malony: arms_deal, lenny_dimaggio: theft_i_3")
CALMUTI = Seat("calmuti", tasks="vito_baritono: threats")


def about_to_act() -> Play:
    """DiMaggio is about to act, and Blundetto has a Schemer."""
    return table(SCHEMER, DIMAGGIO, CALMUTI, phase="action", starter=1)


def test_an_empty_line_is_no() -> None:
    writer = Writer(about_to_act().g)
    assert writer.answers("") == act.DECLINE
    assert "DiMaggio is about to act. Cut in?" in writer.read


def test_no_can_be_a_standing_order_for_the_rest_of_the_round() -> None:
    t = about_to_act()
    writer = Writer(t.g)
    assert writer.answers("n") == act.DECLINE
    t.declines(0)
    t.calls_off("phil_malony")
    t.ends_turn()
    assert writer.answers("1") == act.DECLINE, "the line is not even read"
    writer.person.told([RoundBegan(2, 0)], t.g.view(0))
    assert writer.answers("") == act.SCHEME, "it is read now"


def test_it_takes_three_keys_to_attack() -> None:
    t = table(Seat("blundetto", tasks="big_joey: vandalism_i"), DIMAGGIO, CALMUTI, phase="action")
    writer = Writer(t.g)
    assert writer.answers("1 | 1 | 2 | 1") == act.AttackBusiness(Place.BIG_JOEY, BusinessCard("garage_1"))
    assert "Big Joey 3 [I Vandalism] › “Vandalism” › ♥ Calmuti › ?" in writer.read


def test_every_step_can_be_taken_back() -> None:
    t = table(Seat("blundetto", jobs="scam insolvency", cards="henchman"), DIMAGGIO, CALMUTI)
    writer = Writer(t.g)
    assert writer.answers("4 | 2 | back | back | 3 | 2") == act.PlanJob(Place.BIG_JOEY, JobCard("scam"))


def test_what_he_must_give_up_he_is_asked_about_for_he_may_find_the_money() -> None:
    t = table(Seat("blundetto", cash=0, tasks="big_joey: buy casino"), DIMAGGIO, CALMUTI, phase="action")
    writer = Writer(t.g)
    assert t.g.ask is not None
    options = t.g.ask.options(0)
    assert options == (act.CallOff(Place.BIG_JOEY),)
    assert writer.person.worth_asking(options)
    assert not writer.person.worth_asking((act.KEEP_HAND,))


def test_the_desk_is_his_as_soon_as_trade_is_open_again() -> None:
    t = table(Seat("blundetto", tasks="big_joey: horse_racing"), DIMAGGIO, CALMUTI, number=4, phase="action")
    t.carries_out("big_joey")
    writer = Writer(t.g)
    assert writer.answers("t | 1") == act.Stake(1000)
    assert "Business later." in writer.read
    t.stakes(1000, dice=(1, 2, 3))
    assert writer.hears("3 | 0 | Next time") == act.Say("Next time")


def test_a_line_that_is_no_answer_is_named() -> None:
    writer = Writer(about_to_act().g)
    assert writer.answers("banana | 0") == act.DECLINE
    assert "“banana” is not among the choices." in writer.read
