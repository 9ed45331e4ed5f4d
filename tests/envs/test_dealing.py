"""Offers, put together word by word and answered at once."""

from __future__ import annotations

import pytest

from sitdown.core.records import Event
from sitdown.envs import encoding_of
from sitdown.envs.course import Course
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import OfferClosed, OfferMade
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou, PayByPayday, ShareProfit
from tests.cosa_nostra.harness import Seat, table
from tests.envs.speaking import may_say, says, wander

COSA_NOSTRA = encoding_of("cosa-nostra")
NOTHING = Goods()


class Talk:
    """Three families planning in round 2; seat 0 is asked. DiMaggio has a job on Franco."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        t = table(
            Seat("blundetto", cash=5000, owns="pimp lawyer", jobs="threats"),
            Seat("dimaggio", cash=2000, owns="cop", tasks="franco_luciano: car_theft"),
            Seat("calmuti", cash=0),
            number=2,
        )
        self.g = t.g
        self.course = COSA_NOSTRA.course(COSA_NOSTRA, t.g, 0, self.events.extend)

    def say(self, seat: int, *words: str) -> None:
        says(self.course, seat, *words)

    def terms(self) -> tuple[int, int, Goods, Goods]:
        """Of the latest offer: from, to, for what, what."""
        made = [event for event in self.events if isinstance(event, OfferMade)][-1]
        return made.seat, made.to, made.give, made.take

    def ends(self) -> list[str]:
        return [event.how for event in self.events if isinstance(event, OfferClosed)]


def test_money_for_a_marker() -> None:
    t = Talk()
    t.say(0, "offer", "seat 1", "cash", "money 2000", "done", "marker", "done")
    assert t.terms() == (0, 1, Goods(cash=2000), Goods(markers=(Card.COP_1,)))
    t.say(1, "accept")
    assert t.g.cash == [3000, 4000, 0]
    assert "take-back" in may_say(t.course), "the same question, put again; he can have his marker back"
    t.say(0, "take-back")
    assert "take-back" not in may_say(t.course)


def test_an_offer_that_is_turned_down_is_gone() -> None:
    t = Talk()
    t.say(0, "offer", "seat 1", "done", "cash", "money 1000", "done")
    assert t.terms() == (0, 1, NOTHING, Goods(cash=1000))
    t.say(1, "turn-down")
    assert t.ends() == ["refused"]
    assert t.g.offers == ()
    assert "offer" not in may_say(t.course), "one offer a question"


def test_a_counter_offer_is_answered_with_yes_or_no() -> None:
    t = Talk()
    t.say(0, "offer", "seat 1", "done", "cash", "money 1000", "done")
    assert set(may_say(t.course)) == {"accept", "turn-down", "counter"}
    t.say(1, "counter", "cash", "money 1000", "done", "business", "business lawyer_1", "done")
    assert t.terms() == (1, 0, Goods(cash=1000), Goods(businesses=(Card.LAWYER_1,)))
    assert set(may_say(t.course)) == {"accept", "turn-down"}
    t.say(0, "accept")
    assert t.ends() == ["countered", "accepted"]
    assert t.g.cash == [6000, 1000, 0]


def test_promises_are_said_with_what_they_are_about() -> None:
    t = Talk()
    words = ["share-profit", "percent 30", "no-attack-on-you", "round 3"]
    t.say(0, "offer", "seat 1", "pay-by-payday", "round 2", "money 4000", "done", *words)
    share = ShareProfit(30, Place.FRANCO_LUCIANO)
    assert t.terms()[2:] == (Goods(promises=(PayByPayday(4000, 2),)), Goods(promises=(share, NoAttackOnYou(3))))
    t.say(1, "accept")
    t.say(0, "settle")
    assert t.g.cash == [1000, 6000, 0]
    assert [entry.verdict for entry in t.g.ledger] == ["kept", "open", "open"]


def test_nothing_for_nothing_cannot_be_said() -> None:
    t = Talk()
    t.say(0, "offer", "seat 2", "done")
    assert "done" not in may_say(t.course)
    assert "cash" not in may_say(t.course), "Calmuti has none"


def test_who_is_asked_sees_the_offer() -> None:
    t = Talk()
    t.say(0, "offer", "seat 1", "cash", "money 2000", "business", "business pimp_1", "marker", "done")
    tell = COSA_NOSTRA.layout.split(t.course.observation(1))
    assert tell["bidder"].tolist() == [0, 0, 1, 0, 0], "his neighbour to the right, of three"
    assert tell["cash"] == pytest.approx([0.2, 0])
    assert (tell["goods"].sum(), tell["goods"][0, 0], tell["rights"][1].sum()) == (1, 1, 1)


def test_every_offer_that_can_be_said_can_be_accepted() -> None:
    """All are, wherever they go: the engine would refuse what is not there."""
    made: list[Event] = []

    def listen(events: list[Event]) -> None:
        made.extend([event for event in events if isinstance(event, OfferMade)])

    for seed in range(2):
        state = COSA_NOSTRA.game.new(4)
        course: Course = COSA_NOSTRA.course(COSA_NOSTRA, state, seed, listen)
        accept = COSA_NOSTRA.words.verb("accept")
        walk = wander(course, seed)
        while course.prompt is not None:
            if accept in course.prompt.words:
                course.say(accept)
            else:
                next(walk, None)
        assert isinstance(state, CosaNostra)
        assert state.money() == 0
    assert len(made) > 15
