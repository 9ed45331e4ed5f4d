"""Bad input at the one door: illegal, late, malformed and foreign actions are refused and change nothing."""

from typing import Any

import pytest

from sitdown.core.chance import Scripted
from sitdown.core.codec import Malformed
from sitdown.core.errors import Illegal, Late
from sitdown.core.game import BadTable
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN, TIME_UP, Action
from sitdown.games.cosa_nostra import COSA_NOSTRA, CosaNostra
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from tests.cosa_nostra.harness import Play, Seat, begun, table
from tests.cosa_nostra.questions import ACTIONS, QUESTIONS, asking
from tests.cosa_nostra.watching import dump
from tests.rules import rule


class Bribe(Action, frozen=True):
    """Of no game here."""

    seat: int


@pytest.mark.parametrize("question", QUESTIONS)
def test_nothing_but_an_option_is_legal(question: str) -> None:
    """Every action of the game, and one of none, by everybody: what is not listed, and is no talk at its time, is refused and changes nothing."""
    t = asking(question)
    trade = t.g.view(None).trade
    for actor in (-2, CLOCK, 0, 1, 2, 3, 99):
        options = t.options(actor)
        for action in [*ACTIONS, Bribe(1)]:
            talk = trade and actor in (0, 1, 2) and isinstance(action, act.MakeOffer | act.Say)
            own_marker = question == "markers" and actor == 0 and isinstance(action, act.TakeBack)
            if not (action in options or talk or own_marker):
                t.refuses(actor, action)


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_is_an_option_for_one_is_none_for_who_is_not_asked(question: str) -> None:
    t = asking(question)
    for other in {0, 1, 2} - set(t.asked):
        for action in t.options(t.asked[0]):
            t.refuses(other, action)


@pytest.mark.parametrize("seat", [-1, 0, 3, 10**30])
def test_there_are_only_the_opponents_there_are(seat: int) -> None:
    asking("acting").refuses(0, act.AttackPlayer(Place.BIG_JOEY, seat))
    asking("attack_again").refuses(0, act.AttackPlayer(Place.BERNARDO_FARMACISTA, seat))
    asking("acting").refuses(0, act.MakeOffer(seat, Goods(cash=1000), Goods()))


@pytest.mark.parametrize("money", [-1000, 500, 1500, 11_000, 10**30])
def test_money_is_whole_thousands_of_what_he_has(money: int) -> None:
    asking("stake").refuses(0, act.Stake(money))
    asking("laundering").refuses(0, act.Launder(money))


@pytest.mark.parametrize("die", [-1, 3, 10**30])
def test_there_are_only_the_dice_there_are(die: int) -> None:
    asking("reroll").refuses(0, act.Reroll(die))


@pytest.mark.parametrize("number", [-1, 0, 7])
def test_there_are_only_the_offers_and_promises_there_are(number: int) -> None:
    for action in (act.AcceptOffer(number), act.RefuseOffer(number), act.WithdrawOffer(number), act.Settle(number)):
        asking("acting").refuses(0, action)


@pytest.mark.parametrize("number", [1.0, "1", None, [1], True])
def test_a_number_of_the_wrong_kind_is_refused(number: Any) -> None:
    """On the wire the codec refuses them; a caller in the same process must not do harm with them either."""
    actions = {
        "acting": act.AttackPlayer(Place.BIG_JOEY, number),
        "reroll": act.Reroll(number),
        "stake": act.Stake(number),
        "laundering": act.Launder(number),
        "markers": act.UseMarkers(number),
    }
    for question, action in actions.items():
        g = asking(question).g.clone()
        before = dump(g)
        with pytest.raises(Illegal):
            g.apply(0, action, Scripted(()))
        assert dump(g) == before


@pytest.mark.parametrize("thing", [None, "draw", 7, Illegal("x", "x"), act.Decline])
def test_what_is_no_action_is_refused(thing: Any) -> None:
    for t in map(asking, QUESTIONS):
        before = dump(t.g)
        with pytest.raises(Illegal):
            t.g.apply(0, thing, Scripted(()))
        assert dump(t.g) == before


def test_a_game_begins_once_and_only_by_the_clock() -> None:
    g = COSA_NOSTRA.new(3)
    assert isinstance(g, CosaNostra)
    before = dump(g)
    for actor, action in [(0, BEGIN), (0, act.KEEP_HAND), (CLOCK, TIME_UP), (0, act.Say("Hello?"))]:
        with pytest.raises(Illegal):
            g.apply(actor, action, Scripted(()))
    assert dump(g) == before
    begun("blundetto", "dimaggio", "calmuti", lots=(0, 0, 4, 8, 12)).refuses(CLOCK, BEGIN)


@rule("C-94", "C-85")
def test_nothing_is_legal_when_the_game_is_over() -> None:
    t = table(
        Seat("blundetto"),
        Seat("dimaggio", owns=""),
        Seat("calmuti", owns=""),
        number=4,
        phase="payday",
        turn_seconds=10,
    )
    assert t.g.over
    for actor in (CLOCK, 0, 1, 2):
        for action in [*ACTIONS, Bribe(1)]:
            t.refuses(actor, action)


# --- late answers


def is_late(t: Play, actor: int, action: Action, question: int) -> None:
    """It answers a question that is gone, and nothing changes."""
    before = dump(t.g)
    with pytest.raises(Late):
        t.g.apply(actor, action, Scripted(()), question)
    assert dump(t.g) == before


@rule("C-72")
def test_an_answer_to_a_question_that_is_gone_is_late() -> None:
    """The re-roll has been declined; the Robbery is asked about now."""
    t = table(
        Seat("blundetto", owns="cop", tasks="big_joey: credit_card_fraud"),
        Seat("dimaggio", tasks="franco_luciano: robbery_iii"),
        Seat("calmuti"),
        number=3,
        phase="action",
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    number = t.g.question
    t.declines(0)
    assert t.about == "robbery"
    is_late(t, 0, act.Reroll(0), number)
    is_late(t, 1, act.Rob(Place.FRANCO_LUCIANO), number)
    is_late(t, 1, act.Rob(Place.FRANCO_LUCIANO), t.g.question + 1)
    t.robs("franco_luciano", dice=(4, 4, 4))


@rule("C-72", "C-92")
def test_a_secret_question_keeps_its_number_until_all_have_answered() -> None:
    t = table(
        Seat("blundetto", jobs="threats scam insolvency arms_deal"),
        Seat("dimaggio", jobs="car_theft escort_service price_rigging drug_delivery"),
        Seat("calmuti"),
        phase="payday",
    )
    number = t.g.question
    t.drops_jobs(1, "car_theft")
    assert t.g.question == number
    t.refuses(1, act.DropJobs((JobCard.ESCORT_SERVICE,)))
    t.drops_jobs(0, "scam")
    assert t.g.question > number


@rule("C-88")
def test_talk_does_not_make_the_answer_of_who_is_asked_late() -> None:
    t = table(Seat("blundetto", jobs="scam"), Seat("dimaggio"), Seat("calmuti"))
    number = t.g.question
    t.act(1, act.Say("Sell me your Cop."))
    t.deals(1, 2, Goods(cash=1000))
    t.refuses(2, act.PlanJob(Place.BIG_JOEY, JobCard.SCAM))
    assert t.g.question == number
    t.plans("big_joey", "scam")


@rule("C-85", "C-20")
def test_a_deal_can_take_an_option_away() -> None:
    """Big Joey is sold before he is given a task."""
    t = table(Seat("blundetto", jobs="scam"), Seat("dimaggio"), Seat("calmuti"))
    t.deals(0, 1, Goods(gangsters=(Gangster.BIG_JOEY,)))
    t.refuses(0, act.PlanJob(Place.BIG_JOEY, JobCard.SCAM))
    t.plans("little_joey", "scam")


def test_the_reason_names_the_move_and_what_was_possible() -> None:
    t = asking("acting")
    assert "seat 1 is not asked" in t.refuses(1, act.CallOff(Place.FRANCO_LUCIANO))
    why = t.refuses(0, act.AttackBusiness(Place.BIG_JOEY, BusinessCard.PIMP_1))
    assert "attack-business big_joey pimp_1" in why
    assert "attack big_joey 1" in why


# --- on the wire, and at the table's opening


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b'"Decline"',
        b'{"type": "Bribe", "seat": 1}',
        b'{"type": "PlanJob"}',
        b'{"type": "PlanJob", "place": "big_joey"}',
        b'{"type": "PlanJob", "place": "fredo", "job": "scam"}',
        b'{"type": "PlanJob", "place": "big_joey", "job": 3}',
        b'{"type": "AttackPlayer", "place": "big_joey", "seat": "1"}',
        b'{"type": "AttackPlayer", "place": "big_joey", "seat": 1.5}',
        b'{"type": "AttackPlayer", "place": "big_joey", "seat": true}',
        b'{"type": "Stake", "money": 500}',
        b'{"type": "Stake", "money": -1000}',
        b'{"type": "MakeOffer", "to": 1, "give": {"gold": 1}, "take": {}}',
        b'{"type": "MakeOffer", "to": 1, "give": {"cash": -1000}, "take": {}}',
        b'{"type": "MakeOffer", "to": 1, "give": {"promises": [{"type": "Marriage"}]}, "take": {}}',
        b'{"type": "Say", "text": ""}',
        b'{"type": "Say", "text": "' + b"x" * 501 + b'"}',
        b'{"type": "Decline"',
        b"\xff\xfe",
    ],
)
def test_malformed_actions_do_not_get_through_the_codec(data: bytes) -> None:
    with pytest.raises(Malformed):
        COSA_NOSTRA.codec.action(data)


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 2},
        {"rounds": 5},
        {"influence_from": 0},
        {"influence_from": 4},
        {"task_bonus": "none"},
        {"poker": 1},
        {"mercenaries": "yes"},
        {"planning_seconds": 9},
        {"turn_seconds": 601},
        {"reaction_seconds": 2},
        {"reaction_seconds": 61},
        {"offer_seconds": 4},
        {"families": ["blundetto", "dimaggio", "dimaggio"]},
        {"families": []},
        {"knives": True},
    ],
)
def test_a_table_is_not_opened_with_options_there_are_not(options: dict[str, Any]) -> None:
    with pytest.raises(BadTable):
        COSA_NOSTRA.new(3, options)
