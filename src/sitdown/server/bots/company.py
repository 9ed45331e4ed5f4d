"""The bots of a table: who they are, whose turn to speak it is, and what they think about."""

from __future__ import annotations

from collections.abc import Callable

from sitdown.bots.seeds import derived
from sitdown.core.kernel import Ask, State
from sitdown.core.log import Session
from sitdown.core.records import Event
from sitdown.server.bots.minds import Floor, Mind, Thought


class Company:
    def __init__(self, session: Session, nature: str) -> None:
        self.floor = Floor()
        self._session = session
        self._nature = nature
        self._minds: dict[int, Mind] = {}
        self._thoughts: list[Thought] = []

    def __contains__(self, seat: int) -> bool:
        return seat in self._minds

    def seat(self, seat: int, bot: str) -> None:
        """A bot sits down."""
        self._minds[seat] = Mind(self._session, bot, seat, derived(self._nature, seat, bot))

    def leave(self, seat: int) -> None:
        self._minds.pop(seat, None)

    def style(self, seat: int) -> str:
        """What sort of player a bot was, now that the game is over."""
        return self._minds[seat].style if self._session.state.over else ""

    def hear(self, events: list[Event]) -> None:
        for mind in self._minds.values():
            mind.hear(events)

    def open_floor(self, pause: float | None = None) -> None:
        """A new question; or somebody has said something, and they read it until then."""
        self.floor.open(self._minds, pause)

    @property
    def due(self) -> list[float]:
        """When they go on talking."""
        return [] if self.floor.pause is None else [self.floor.pause]

    def discuss(self, state: State, now: float) -> bool:
        """Let whose word it is think of one; `False` if nobody has anything to say any more."""
        speaker = self.floor.next(state)
        if speaker is None or speaker not in self._minds:
            self.floor.pause = None
            return False
        if self.floor.pause is not None and now < self.floor.pause:
            return True
        self.floor.pause = None
        self._begin(speaker, lambda mind: mind.speak(state))
        return True

    def consider(self, seat: int, state: State, ask: Ask) -> bool:
        """Let this seat's bot think about the question; `False` if it is still thinking."""
        return self._begin(seat, lambda mind: mind.choose(state, ask))

    def thoughts(self) -> list[Thought]:
        """Those begun since the last time."""
        begun, self._thoughts = self._thoughts, []
        return begun

    def back(self, thought: Thought) -> bool:
        """A thought is finished; `False` if its bot has left the table."""
        thought.mind.busy = False
        return self._minds.get(thought.mind.seat) is thought.mind

    def _begin(self, seat: int, think: Callable[[Mind], Thought]) -> bool:
        mind = self._minds[seat]
        if mind.busy:
            return False
        self._thoughts.append(think(mind))
        return True
