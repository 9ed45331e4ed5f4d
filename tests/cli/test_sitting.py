"""A table with one person, and the clock that plays for him when he does not."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from sitdown.bots import AnyBot, Bot, bot_named
from sitdown.bots.base import Asked, Choice, Imagine, Look
from sitdown.bots.seeds import House
from sitdown.core.chance import Seeded
from sitdown.core.errors import Illegal
from sitdown.core.log import Session, resume
from sitdown.core.records import Action, Event
from sitdown.games.omerta import OMERTA, Omerta
from sitdown.games.omerta.records.actions import Try
from sitdown.games.omerta.records.events import Snapped
from sitdown.terminal.desk import Clock
from sitdown.terminal.saved import SavedGame
from sitdown.terminal.seated import Beside, Heed, Weigh
from sitdown.terminal.sitting import Sitting
from tests.omerta.harness import table


class Sleeper:
    """Never answers. What he is told he could have seen."""

    seat = 0

    def __init__(self, saved: SavedGame) -> None:
        self._saved = saved
        self.races: list[Mapping[int, int]] = []

    def heed(self, cautions: Heed) -> None:
        """He does not."""

    def may_trade(self, beside: Beside, prospect: Weigh) -> None:
        """He knows what he wants."""

    def speak(self, view: Any) -> Action | None:
        return None

    def refused(self, why: Illegal) -> None:
        raise NotImplementedError

    def worth_asking(self, options: Sequence[Action]) -> bool:
        return len(options) > 1

    def told(self, events: Sequence[Event], view: Any) -> None:
        written = resume(self._saved.lines()).state
        assert written.view(self.seat) == view, "nothing is told before it is written down"

    def expect(self, rivals: Mapping[int, int]) -> None:
        self.races.append(rivals)

    def show(self, view: Any, options: Sequence[Action], clock: Clock) -> None:
        assert options

    def choose(self, view: Any, options: Sequence[Action], clock: Clock, until: float | None = None) -> Action | None:
        return None


@pytest.mark.parametrize("snap", ["race", "sealed"])
def test_the_clock_plays_for_who_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, snap: str) -> None:
    monkeypatch.setenv("SITDOWN_DATA", str(tmp_path))
    options = {"snap": snap, "turn_seconds": 10, "turn_limit": 30}
    session = Session(OMERTA, ("guest", "sharp", "novice"), options)
    saved = SavedGame.begin(session)
    sleeper = Sleeper(saved)
    bots = [Bot(0), bot_named(OMERTA, "sharp", 1), bot_named(OMERTA, "novice", 2)]
    Sitting(session, saved, sleeper, bots, House(Seeded(3), (), (Seeded(4),) * 3)).play()
    saved.close()
    assert session.state.over
    assert saved.lines() == session.lines()
    times_up = [entry for entry in session.entries if b"TimeUp" in bytes(entry.action)]
    assert len(times_up) > 10
    assert any(sleeper.races)
    assert all(time >= 400 + 150 for race in sleeper.races for time in race.values()), "the bots gave him a head start"
    state = session.state
    assert isinstance(state, Omerta)
    assert len(state.sheet) == 3


class Enough(Exception):
    """The bottle is gone."""


class Fumbler(Sleeper):
    """Takes 1.2 seconds to find his seven."""

    def told(self, events: Sequence[Event], view: Any) -> None:
        for event in events:
            if isinstance(event, Snapped):
                raise Enough(event.seat)

    def choose(self, view: Any, options: Sequence[Action], clock: Clock, until: float | None = None) -> Action | None:
        return Try(0) if until is None or until > 1.2 else None


class Steady(AnyBot):
    """Always at the first slot, after 450 milliseconds."""

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        return Choice(Try(0), 0.45)


@pytest.mark.parametrize(
    ("chosen", "winner"), [({}, 2), ({"reflexes": "quick"}, 2), ({"reflexes": "slow"}, 0), ({"reflexes": "drowsy"}, 0)]
)
def test_the_table_sets_how_quick_the_bots_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: dict[str, Any], winner: int
) -> None:
    monkeypatch.setenv("SITDOWN_DATA", str(tmp_path))
    t = table("7 1 1 2", "7 2 3 4", "7 8 8 9", starter=1, **chosen)
    t.plays("7")
    session = Session(OMERTA, ("guest", "novice", "sharp"), chosen)
    session.state = t.g
    saved = SavedGame.begin(session)
    with pytest.raises(Enough, match=str(winner)):
        Sitting(session, saved, Fumbler(saved), [Steady(0)] * 3, House(Seeded(3), (), (Seeded(4),) * 3)).play()
    saved.close()
