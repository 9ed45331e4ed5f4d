"""Set-up in play: families, what they start with, the stacks, what is open and what is hidden (C-1 to C-4, C-6 to C-8)."""

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.game import BadTable
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.cards.cards import Family, Influence
from sitdown.games.cosa_nostra.cards.jobs import STACKS
from sitdown.games.cosa_nostra.cards.names import BusinessCard, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import (
    FamiliesChosen,
    InfluenceDrawn,
    JobPlanned,
    JobsDealt,
    StartSetGiven,
)
from tests.cosa_nostra.harness import Seat, begun, table
from tests.rules import rule

THREE = ("blundetto", "dimaggio", "calmuti")
MARKET = (0, 4, 8, 12)  # lots for a market that fits: a Pimp, a Drug Dealer, a Loan Shark, a Lawyer
START = (0, *MARKET)


# --- C-1 to C-4: who plays, and with what


@rule("C-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_play_a_family_each(players: int) -> None:
    g = COSA_NOSTRA.new(players)
    g.apply(CLOCK, BEGIN, Seeded(0))
    assert len(g.view(None).players) == players == len({player.family for player in g.view(None).players})


@rule("C-1")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_nobody_else_does(players: int) -> None:
    with pytest.raises(BadTable, match="3 to 5 players"):
        COSA_NOSTRA.new(players)


@rule("C-1", "option families")
def test_families_are_drawn_from_all_five() -> None:
    t = begun(lots=(4, 3, 0, 2, *MARKET))  # of five, of the four others, of the three others; then the start player
    assert t.happened(FamiliesChosen) == [FamiliesChosen((Family.CARUSO, Family.LASERVA, Family.BLUNDETTO), 2)]
    assert [player.family for player in t.g.view(None).players] == [Family.CARUSO, Family.LASERVA, Family.BLUNDETTO]


@rule("C-1", "option families")
def test_families_can_be_chosen() -> None:
    t = begun("caruso", "blundetto", "laserva", "calmuti", lots=(3, 0, 4, 8, 11))
    assert t.happened(FamiliesChosen)[0].families == (Family.CARUSO, Family.BLUNDETTO, Family.LASERVA, Family.CALMUTI)
    assert t.crew(0) == "paulie_pennino babyface_tony rocco_caruso"


@rule("C-1", "option families")
@pytest.mark.parametrize(
    ("families", "why"),
    [
        (["caruso", "blundetto", "caruso"], "a family of his own"),
        (["caruso", "blundetto"], "3 players, but 2 families"),
        (["caruso", "blundetto", "laserva", "calmuti"], "3 players, but 4 families"),
        (["caruso", "blundetto", "corleone"], "corleone"),
    ],
)
def test_one_each_and_no_other(families: list[str], why: str) -> None:
    with pytest.raises(BadTable, match=why):
        COSA_NOSTRA.new(3, {"families": families})


@rule("C-2")
def test_three_gangsters_are_on_the_table_three_are_still_to_be_had() -> None:
    t = begun(*THREE, lots=START)
    assert [t.crew(seat) for seat in range(3)] == [
        "little_joey jimmy_bananas big_joey",
        "phil_malony lenny_dimaggio franco_luciano",
        "vito_baritono frankie_calmuti bobby_ruthless",
    ]
    assert [" ".join(player.recruits) for player in t.g.view(None).players] == [
        "stevie_blundetto micky_dogs knocky_fivepoints",
        "mia_lavecchia mr_hong tommy_the_cat",
        "carmine_lucatoni salie_canalli rocky_santiago",
    ]


@rule("C-3")
def test_every_family_starts_with_its_businesses() -> None:
    t = begun("blundetto", "dimaggio", "calmuti", "laserva", "caruso", lots=(0, 0, 3, 6, 9))
    assert [t.businesses(seat) for seat in range(5)] == [
        "loan_shark_1 cop_1 waste_company_1",
        "drug_dealer_1 lawyer_1 building_firm_1",
        "pimp_1 politician_1 garage_1",
        "pimp_2 night_club_1",
        "lawyer_2 casino_1",
    ]


@rule("C-3", "C-5")
def test_the_businesses_of_families_not_in_play_are_in_the_stack() -> None:
    t = begun("laserva", "caruso", "calmuti", lots=(0, 0, 4, 8, 13))
    stack = [list(BusinessCard)[card] for card in t.g.stack]
    assert {"cop_1", "cop_2", "cop_3", "waste_company_1", "waste_company_2", "building_firm_1"} < set(stack)
    assert len(set(stack)) == 34 - 7 - 4


@rule("C-4")
def test_two_thousand_dollars_five_markers_and_a_start_set_each() -> None:
    t = begun("blundetto", "dimaggio", "laserva", lots=START)
    assert [(player.cash, player.laundered, player.markers) for player in t.g.view(None).players] == [(2000, 0, 5)] * 3
    assert [t.cards(seat) for seat in range(3)] == ["snitch schemer henchman"] * 3


@rule("C-4")
def test_all_know_the_start_set() -> None:
    t = begun(*THREE, lots=START)
    start_set = StartSetGiven((Influence.SNITCH, Influence.SCHEMER, Influence.HENCHMAN))
    for viewer in (0, 1, 2, None):
        assert t.heard(StartSetGiven, viewer) == [start_set]


@rule("C-4")
@pytest.mark.parametrize(("players", "left"), [(3, 24), (5, 18)])
def test_the_other_influence_cards_are_the_deck(players: int, left: int) -> None:
    families = ("blundetto", "dimaggio", "laserva", "caruso", "calmuti")[:players]
    t = begun(*families, lots=(0, 0, 3, 6, 9))
    drawn = len(t.happened(InfluenceDrawn))  # Calmuti's Politician
    assert (drawn, t.g.view(None).influence_deck) == (players == 5, left - drawn)


# --- C-6 and C-7: the stacks of jobs, the start player


@rule("C-6")
def test_four_stacks_of_jobs() -> None:
    t = begun(*THREE, lots=START)
    left = [len(stack) - 3 * 4 * (number == 1) for number, stack in enumerate(STACKS)]
    assert [(stack.round, stack.left) for stack in t.g.view(None).job_stacks] == list(enumerate(left))[1:]


@rule("C-6", "option poker")
@pytest.mark.parametrize("poker", [False, True])
def test_poker_is_one_more_job_of_round_three(poker: bool) -> None:
    t = begun(*THREE, lots=START, poker=poker)
    assert t.g.view(None).job_stacks[2].left == len(STACKS[3]) + poker
    assert len(t.g.all_jobs()) == sum(map(len, STACKS)) + poker


@rule("option poker")
def test_poker_can_be_dealt() -> None:
    t = table(Seat("caruso"), Seat("laserva"), Seat("calmuti"), number=3, phase="draw", jobs="poker", poker=True)
    assert "poker" in t.jobs(0).split()


@rule("C-7")
@pytest.mark.parametrize(("players", "starter"), [(3, 0), (3, 2), (5, 4)])
def test_the_start_player_is_drawn(players: int, starter: int) -> None:
    families = ("blundetto", "dimaggio", "laserva", "caruso", "calmuti")[:players]
    t = begun(*families, lots=(starter, 0, 3, 6, 9))
    t.keeps_hand(*range(players))
    assert t.g.view(None).starter == starter
    assert (t.about, t.asked) == ("planning", (starter,))


# --- C-8: open and hidden


@rule("C-8")
def test_all_see_money_markers_trophies_and_how_many_cards_each_has() -> None:
    t = table(
        Seat("blundetto", cash=7000, laundered=3000, jobs="threats scam", cards="spy", trophies="rusty_laserva"),
        Seat("dimaggio", jobs="insolvency"),
        Seat("calmuti", cards="snitch emergency_doc"),
        markers="0 lawyer_1, 0 lawyer_1, 2 lawyer_1",
    )
    for viewer in (0, 1, 2, None):
        players = t.g.view(viewer).players
        assert [(player.cash, player.laundered, player.markers) for player in players] == [
            (7000, 3000, 3),
            (2000, 0, 5),
            (2000, 0, 4),
        ]
        assert [(player.jobs, player.influence) for player in players] == [((1, 1), 1), ((1,), 0), ((), 2)]
        assert players[0].trophies == ("rusty_laserva",)
        lent = {(marker.seat, marker.markers) for marker in players[1].businesses[1].markers}
        assert lent == {(0, 2), (2, 1)}


@rule("C-8")
def test_hands_are_seen_by_their_owner_only() -> None:
    t = table(Seat("blundetto", jobs="threats scam", cards="spy"), Seat("dimaggio", jobs="insolvency"), Seat("calmuti"))
    assert [t.g.view(viewer).jobs for viewer in (0, 1, 2, None)] == [("threats", "scam"), ("insolvency",), (), ()]
    assert [t.g.view(viewer).influence for viewer in (0, 1, 2, None)] == [("spy",), (), (), ()]


@rule("C-8")
def test_the_deal_is_seen_by_each_for_himself() -> None:
    t = table(Seat("blundetto"), Seat("dimaggio"), Seat("calmuti"), number=2, phase="draw")
    for viewer in (0, 1, 2, None):
        seen = [event.seat for event in t.heard(JobsDealt, viewer) if None not in event.jobs]
        drawn = [event.seat for event in t.heard(InfluenceDrawn, viewer) if event.card is not None]
        assert (seen, set(drawn)) == ([viewer], {viewer}) if viewer is not None else ([], set())
        assert [len(event.jobs) for event in t.heard(JobsDealt, viewer)] == [4, 4, 4]


@rule("C-8", "C-21")
def test_a_planned_job_is_seen_by_its_owner_and_by_who_has_looked() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: threats", cards="snitch"), Seat("dimaggio", jobs="scam"), Seat("calmuti")
    )
    t.plans_purchase("little_joey", t.market.split()[0])
    t.ends_turn()
    t.plans("phil_malony", "scam")
    for viewer in (0, 2, None):
        assert t.heard(JobPlanned, viewer) == [JobPlanned(1, Place.PHIL_MALONY, 1, None)]
        assert t.g.view(viewer).players[1].crew[0].tasks[0].job is None
    assert t.heard(JobPlanned, 1)[0].job is JobCard.SCAM
    assert t.g.view(1).players[1].crew[0].tasks[0].job is JobCard.SCAM
    assert t.g.view(1).players[1].crew[0].tasks[0].seen_by == ()


@rule("C-8", "C-80")
def test_all_see_which_job_was_looked_at_by_whom() -> None:
    t = table(Seat("blundetto", cards="snitch"), Seat("dimaggio", tasks="phil_malony: scam"), Seat("calmuti"))
    t.snitches("phil_malony")
    for viewer, job in ((0, "scam"), (1, "scam"), (2, None), (None, None)):
        task = t.g.view(viewer).players[1].crew[0].tasks[0]
        assert (task.job, task.seen_by) == (job, (0,))


@rule("C-8", "C-32")
def test_discards_are_open_as_they_lie() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: gas_station_robbery, little_joey: threats"),
        Seat("dimaggio"),
        Seat("calmuti", tasks="vito_baritono: arms_deal, bobby_ruthless: buy lawyer"),
        phase="action",
    )
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.all_decline()
    t.calls_off("vito_baritono")
    t.calls_off("little_joey")
    for viewer in (0, 1, 2, None):
        stack = t.g.view(viewer).job_stacks[0]
        assert (stack.face_up, stack.face_down) == (("gas_station_robbery",), 2)


@rule("C-8")
def test_of_a_stack_one_sees_how_many_cards_are_left() -> None:
    t = table(Seat("blundetto"), Seat("dimaggio"), Seat("calmuti"))
    t.refuses(0, act.PlanPurchase(Place.BIG_JOEY, list(BusinessCard)[t.g.stack[0]]))
    assert t.g.view(0).stack == 34 - 9 - 4
