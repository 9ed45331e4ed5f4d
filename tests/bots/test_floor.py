"""Talk between bots: whose word it is, and that it comes to an end."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.arena.play import play_out
from sitdown.bots.base import AnyBot, Asked, Beside, Choice, Imagine, Look
from sitdown.bots.floor import MOST_WORDS, words
from sitdown.core.chance import Seeded
from sitdown.core.errors import Illegal
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.omerta import OMERTA
from tests.cosa_nostra.harness import Play, Seat, table

A_GIFT = Goods(cash=1000)


class Speaker(AnyBot):
    """Says these things, one after the other; answers with the last option."""

    def __init__(self, *said: Action) -> None:
        self.said = list(said)
        self.asked = 0

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        return Choice(ask.options[-1])

    def propose(
        self, seat: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        self.asked += 1
        assert view().trade
        return self.said.pop(0) if self.said else None


class Echo(Speaker):
    """Refuses whatever is offered."""

    def answer(
        self, seat: int, offer: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        return act.RefuseOffer(offer)


def three() -> Play:
    tasks = "big_joey: price_rigging"
    return table(Seat("blundetto", cash=9000, tasks=tasks), Seat("dimaggio"), Seat("calmuti"), phase="action")


def heard(t: Play, *bots: AnyBot) -> list[tuple[int, Action]]:
    said = []
    for seat, word in words(t.g, dict(enumerate(bots)), [Seeded(0)] * 3):
        t.act(seat, word)
        said.append((seat, word))
    return said


def test_the_floor_goes_round_until_all_have_been_silent() -> None:
    offers = [act.MakeOffer(to, A_GIFT, Goods()) for to in (1, 2)]
    assert heard(three(), Speaker(*offers), Speaker(act.Say("no")), Speaker()) == [
        *((0, offers[0]), (1, act.Say("no")), (0, offers[1])),
    ]


def test_whoever_is_made_an_offer_is_asked_before_the_next_is_made() -> None:
    offers = [act.MakeOffer(2, A_GIFT, Goods()), act.MakeOffer(1, A_GIFT, Goods())]
    assert heard(three(), Speaker(*offers), Echo(), Echo()) == [
        *((0, offers[0]), (2, act.RefuseOffer(0))),
        *((0, offers[1]), (1, act.RefuseOffer(1))),
    ]


def test_nobody_talks_for_ever() -> None:
    chatter = [act.Say("and another thing")] * 100
    said = heard(three(), Speaker(*chatter), Speaker(*chatter), Speaker())
    assert len(said) == 2 * MOST_WORDS


def test_nobody_talks_while_a_job_is_carried_out() -> None:
    t = three()
    t.carries_out("big_joey", (6, 6, 6))
    assert t.about == "reroll"
    bots = [Speaker(act.Say("hold it")) for _ in range(3)]
    assert heard(t, *bots) == []
    assert [bot.asked for bot in bots] == [0, 0, 0]


def test_who_has_no_bot_is_not_asked() -> None:
    assert [seat for seat, _ in words(three().g, {2: Speaker(act.Say("just us"))}, [Seeded(0)] * 3)] == [2]


def test_a_game_without_talk_has_no_words() -> None:
    g = OMERTA.new(3)
    bots = [Speaker(act.Say("psst")) for _ in range(3)]
    assert list(words(g, dict(enumerate(bots)), [Seeded(0)] * 3)) == []
    play_out(g, g.apply, bots, Seeded(1), [Seeded(2)] * 3)
    assert [bot.asked for bot in bots] == [0, 0, 0]


def test_words_are_heard_in_a_game_and_are_no_decisions() -> None:
    g = COSA_NOSTRA.new(3)
    silent = play_out(g, g.apply, [Speaker() for _ in range(3)], Seeded(1), [Seeded(2)] * 3)
    g = COSA_NOSTRA.new(3)
    said: list[Action] = []

    def apply(actor: int, action: Action, chance: Any) -> Any:
        said.append(action)
        return g.apply(actor, action, chance)

    bots = [Speaker(act.Say("salute")) for _ in range(3)]
    assert play_out(g, apply, bots, Seeded(1), [Seeded(2)] * 3) == silent
    assert said.count(act.Say("salute")) == 3


def test_a_word_has_to_be_legal() -> None:
    g = COSA_NOSTRA.new(3)
    bots = [Speaker(act.Settle(7)), Speaker(), Speaker()]
    with pytest.raises(Illegal):
        play_out(g, g.apply, bots, Seeded(1), [Seeded(2)] * 3)
