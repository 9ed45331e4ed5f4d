"""A table with one person who talks business, and bots who answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from sitdown.bots import Bot, bot_named
from sitdown.bots.seeds import House
from sitdown.core.chance import Seeded
from sitdown.core.errors import Illegal
from sitdown.core.log import Session
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.view import View
from sitdown.terminal.desk import Clock
from sitdown.terminal.keyboard import Gone
from sitdown.terminal.saved import SavedGame
from sitdown.terminal.seated import Beside, Heed, Weigh
from sitdown.terminal.sitting import Sitting

GIFT = act.MakeOffer(1, Goods(cash=1000), Goods())


class Talker:
    """Says what is written for him, beside the first question of planning or between the questions; then leaves."""

    seat = 0

    def __init__(self, beside: Sequence[Action] = (), between: Sequence[Action] = ()) -> None:
        self._beside = list(beside)
        self._between = list(between)
        self.refusals: list[str] = []
        self.heard: list[Event] = []
        self.asked: list[int] = []

    def heed(self, cautions: Heed) -> None:
        """He does not."""

    def may_trade(self, beside: Beside, prospect: Weigh) -> None:
        """He knows what he wants."""

    def told(self, events: Sequence[Event], view: View) -> None:
        self.heard += events

    def speak(self, view: View) -> Action | None:
        return self._between.pop(0) if view.trade and self._between else None

    def refused(self, why: Illegal) -> None:
        self.refusals.append(why.code)

    def expect(self, rivals: Mapping[int, int]) -> None:
        """There are no races."""

    def worth_asking(self, options: Sequence[Action]) -> bool:
        return len(options) > 1

    def show(self, view: View, options: Sequence[Action], clock: Clock) -> None:
        assert view.question is not None
        self.asked.append(view.question.number)

    def choose(self, view: View, options: Sequence[Action], clock: Clock, until: float | None = None) -> Action | None:
        assert view.question is not None
        if view.question.about != "planning":
            return options[0]
        if not self._beside:
            raise Gone
        return self._beside.pop(0)


def played(talker: Talker, monkeypatch: pytest.MonkeyPatch, data: Path) -> Session:
    monkeypatch.setenv("SITDOWN_DATA", str(data))
    session = Session(COSA_NOSTRA, ("guest", "regular", "regular"), {"reaction_seconds": None})
    saved = SavedGame.begin(session)
    bots: list[Any] = [Bot(0), bot_named(COSA_NOSTRA, "regular", 1), bot_named(COSA_NOSTRA, "regular", 2)]
    with pytest.raises(Gone):
        Sitting(session, saved, talker, bots, House(Seeded(3), (), (Seeded(4),) * 3)).play()
    assert saved.lines() == session.lines(), "talk is written down as well"
    saved.close()
    return session


def accepted(talker: Talker) -> bool:
    """Whether his offer was, at once."""
    made = next(at for at, event in enumerate(talker.heard) if isinstance(event, ev.OfferMade) and event.seat == 0)
    closed = next(event for event in talker.heard[made + 1 :] if isinstance(event, ev.OfferClosed))
    return closed.how == "accepted"


def test_an_offer_beside_a_question_is_answered_and_the_question_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    talker = Talker(beside=[GIFT])
    session = played(talker, monkeypatch, tmp_path)
    assert accepted(talker)
    assert session.state.view(0).players[0].cash == 1000
    assert talker.asked[-1] == talker.asked[-2], "the same question, asked again"


def test_he_may_speak_whenever_trade_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    talker = Talker(between=[GIFT])
    played(talker, monkeypatch, tmp_path)
    assert accepted(talker)


def test_what_cannot_be_done_is_refused_and_not_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = act.AcceptOffer(99)
    talker = Talker(beside=[nobody], between=[nobody])
    session = played(talker, monkeypatch, tmp_path)
    assert talker.refusals == ["no-offer", "no-offer"]
    assert not any(b"AcceptOffer" in bytes(entry.action) and entry.actor == 0 for entry in session.entries)
