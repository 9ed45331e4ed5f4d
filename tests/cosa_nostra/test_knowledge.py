"""What a player with a perfect memory knows: exactly what he saw, and no more (C-8)."""

from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records.knowledge import AmongInfluence, HiddenJob, Knowledge
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

VITO = "vito_baritono: buy pimp"  # the phase goes on
START = (Influence.SNITCH, Influence.SCHEMER, Influence.HENCHMAN)


def known(t: Play, viewer: int | None) -> Knowledge:
    return t.g.knowledge(viewer)


@rule("C-8")
def test_of_anothers_hand_all_see_the_backs() -> None:
    t = table(Seat("blundetto", jobs="scam theft_ii_3"), Seat("dimaggio"), Seat("calmuti"), number=2)
    assert known(t, 0).hands[0] == (HiddenJob(1, JobCard.SCAM, (0,)), HiddenJob(2, JobCard.THEFT_II_3, (0,)))
    for viewer in (1, 2, None):
        assert known(t, viewer).hands[0] == (HiddenJob(1, None, (0,)), HiddenJob(2, None, (0,)))


@rule("C-8", "C-80")
def test_a_planned_job_is_known_to_its_owner_and_to_who_looked_and_all_know_who_did() -> None:
    t = table(
        Seat("blundetto", cards="snitch", tasks="big_joey: threats"),
        Seat("dimaggio", tasks="franco_luciano: scam"),
        Seat("calmuti", tasks=VITO),
        phase="action",
    )
    t.snitches("franco_luciano")
    place = Place.FRANCO_LUCIANO
    for seat in (0, 1):
        assert known(t, seat).planned[place] == HiddenJob(1, JobCard.SCAM, (0, 1))
    for viewer in (2, None):
        assert known(t, viewer).planned[place] == HiddenJob(1, None, (0, 1))
        assert known(t, viewer).rounds[0].unseen[JobCard.SCAM] == 1
    assert JobCard.SCAM not in known(t, 0).rounds[0].unseen


@rule("C-8", "C-32")
def test_who_knew_a_job_knows_it_still_when_it_was_called_off() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: threats, little_joey: scam"),
        Seat("dimaggio", owns="lawyer", tasks="franco_luciano: buy pimp"),
        Seat("calmuti", tasks=VITO),
        phase="action",
        starter=1,
    )
    t.asks_lawyer("little_joey", "big_joey")
    t.calls_off("franco_luciano")
    t.calls_off("vito_baritono")
    t.calls_off("big_joey")
    for seat in (0, 1):
        assert known(t, seat).rounds[0].dropped == (HiddenJob(1, JobCard.THREATS, (0, 1)),)
    for viewer in (2, None):
        assert known(t, viewer).rounds[0].dropped == (HiddenJob(1, None, (0, 1)),)


@rule("C-8", "C-32")
def test_a_job_carried_out_is_known_to_all() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: gas_station_robbery"),
        Seat("dimaggio"),
        Seat("calmuti", tasks=VITO),
        phase="action",
    )
    t.carries_out("big_joey", dice=(1, 1, 1))
    for viewer in (0, 1, 2, None):
        assert known(t, viewer).rounds[0].dropped == (HiddenJob(1, JobCard.GAS_STATION_ROBBERY, (0, 1, 2)),)


def with_a_card_too_many() -> Play:
    """Blundetto's Politician has brought a Spy in round I; nobody has anybody, so payday comes at once."""
    nobody = [Seat(family, cash=0, crew="", owns="") for family in ("dimaggio", "calmuti")]
    t = table(Seat("blundetto", cash=0, crew="", owns="politician"), *nobody, phase="draw", cards="spy")
    t.keeps_hand(0, 1, 2)
    for seat in t.asked:
        t.act(seat, min(t.options(seat), key=str))
    assert t.about == "drop_influence"
    return t


@rule("C-4", "C-8")
def test_all_know_everybodys_start_set() -> None:
    t = with_a_card_too_many()
    for viewer in (1, 2, None):
        assert known(t, viewer).influence == ((*START, None), START, START)
    assert known(t, 0).influence[0] == (*START, Influence.SPY)
    assert known(t, 1).unseen_influence[Influence.SPY] == 4
    assert known(t, 0).unseen_influence[Influence.SPY] == 3


@rule("C-8", "C-92")
def test_of_a_hand_that_something_was_put_away_from_all_know_what_it_is_among() -> None:
    t = with_a_card_too_many()
    t.drops_cards(0, "spy")
    for viewer in (1, 2, None):
        knowledge = known(t, viewer)
        assert knowledge.influence[0][:3] == (None, None, None)
        assert knowledge.pile == (None,)
        *_, among = knowledge.among_influence
        assert among == AmongInfluence(START, ((0, 0), (0, 1), (0, 2)), (0,), deck=False)
    assert known(t, 0).pile == (Influence.SPY,)
    assert known(t, 0).influence[0][:3] == START


@rule("C-8", "C-80")
def test_all_know_what_is_in_the_stack_and_the_order_of_what_was_put_under_it() -> None:
    t = table(
        Seat("blundetto", cards="snitch", tasks="big_joey: threats"),
        Seat("dimaggio"),
        Seat("calmuti", tasks=VITO),
        phase="action",
        market="cop_1 casino_1 garage_1 lawyer_3",
    )
    t.exchanges_market()
    for viewer in (0, None):
        knowledge = known(t, viewer)
        assert knowledge.under == (
            BusinessCard.COP_1,
            BusinessCard.CASINO_1,
            BusinessCard.GARAGE_1,
            BusinessCard.LAWYER_3,
        )
        assert len(knowledge.stack) == len(t.g.stack)
        assert list(knowledge.stack) == sorted(knowledge.stack, key=list(BusinessCard).index)


@rule("C-8", "M-1")
def test_all_know_which_mercenaries_are_still_to_come() -> None:
    nobody = [Seat(family) for family in ("blundetto", "dimaggio", "calmuti")]
    knowledge = known(table(*nobody, mercenaries=True), None)
    assert Gangster.BOGGY_GLOVES in knowledge.aside
    assert Gangster.LONO_SLIFER in knowledge.mercenaries
