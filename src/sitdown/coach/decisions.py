"""What a seat decided in a game that was written down: by what it did, and by what it left to the clock or to others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from sitdown.core.kernel import CLOCK, RACE, State
from sitdown.core.log import Played, replay
from sitdown.core.records import Action, Event, Reconsider, TimeUp

# Whether what an actor did beside the questions was this seat's decision: his own word, or another's to what he had offered.
Deals = Callable[[State, int, Action, int], bool]


@dataclass(frozen=True, slots=True)
class Decision:
    """How things stood before it, and what was done."""

    line: int  # of the log, counted from 0 after its header
    before: State
    played: Action
    slow: bool = False  # he did nothing, until his time was up or another had been faster
    actor: int | None = None  # who did it, if it was another: he has taken the seat at its word
    events: tuple[Event, ...] = ()  # what came of it


def no_deals(before: State, actor: int, action: Action, seat: int) -> bool:
    return False


def decisions(lines: Iterable[bytes | str], seat: int, deals: Deals = no_deals) -> list[Decision]:
    """Everything that this seat decided, and had a choice in; of what is done beside the questions, its deals."""
    found: list[Decision] = []
    before: State | None = None
    for line, played in enumerate(replay(lines)):
        if before is not None:
            if played.actor == seat and type(played.action) is Reconsider:
                found = [each for each in found if each.before.question != before.question]
            if deals(before, played.actor, played.action, seat):
                actor = None if played.actor == seat else played.actor
                found.append(Decision(line, before, played.action, actor=actor, events=tuple(played.events)))
            found += _decided(line, before, played, seat)
        before = played.state.clone()
    return found


def _decided(line: int, before: State, played: Played, seat: int) -> Iterator[Decision]:
    ask = before.ask
    if ask is None or len(ask.options(seat)) < 2:
        return
    if played.actor == seat:
        if ask.allows(seat, played.action):
            yield Decision(line, before, played.action, events=tuple(played.events))
    elif played.state.question != before.question and (ask.mode == RACE or _time_is_up(played)):
        silence = before.agenda[-1].default(before, seat)
        if silence is not None:  # what the lot decides is nobody's mistake
            yield Decision(line, before, silence, slow=True)


def _time_is_up(played: Played) -> bool:
    return played.actor == CLOCK and type(played.action) is TimeUp
