"""The law has teeth at a table of La Cosa Nostra too."""

from __future__ import annotations

from typing import Any, cast

import pytest

from sitdown.core.chance import Chance
from sitdown.core.errors import Illegal
from sitdown.core.hidden.slots import FACE
from sitdown.core.records import Action, Caution, Event
from sitdown.games.cosa_nostra.board.hands import job_kind
from sitdown.games.cosa_nostra.board.material import IS_ATTACK, IS_ROBBERY, IS_TRAP
from sitdown.games.cosa_nostra.cards.names import JOB_CARD_KINDS
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as happened
from sitdown.games.cosa_nostra.steps.carrying import Start
from sitdown.games.cosa_nostra.steps.window import Window

from .cosa_nostra import COSA_NOSTRA
from .law import Leak
from .leaky import Bare, Leaky, judge
from .play import Walk
from .test_cosa_nostra import BUSY


class ShowsAPlan(Leaky):
    """A view with the first planned job in it."""

    def view(self, viewer: int | None) -> Any:
        return self.game.view(viewer), [job_kind(task) for task in self.game.tasks if task > 0][:1]


class WarnsOfTraps(Leaky):
    """Asks whether it shall be that one, if he would walk into a Trap."""

    def cautions(self, seat: int, action: Action) -> tuple[Caution, ...]:
        waiting = any(IS_TRAP[job_kind(task)] for task in self.game.tasks if task > 0)
        attack = isinstance(action, act.AttackPlayer | act.AttackBusiness | act.AttackGangster)
        return (Caution("trap"),) if attack and waiting else ()


class ShowsTheStack(Leaky):
    """A view with the next job of the last round in it."""

    def view(self, viewer: int | None) -> Any:
        return self.game.view(viewer), self.game.stacks[self.game.round][:1]


class KnowsTheDiscards(Leaky):
    def knowledge(self, viewer: int | None) -> Any:
        return self.game.knowledge(viewer), [sum(slot & FACE for slot in row) for row in self.game.dropped]


class KnowsTheInfluence(Leaky):
    def knowledge(self, viewer: int | None) -> Any:
        return self.game.knowledge(viewer), [sorted(slot & FACE for slot in hand) for hand in self.game.influence]


class ShowsWhatIsAnnounced(Leaky):
    """A job is shown while Willy is still thinking."""

    def view(self, viewer: int | None) -> Any:
        return self.game.view(viewer), [step.deed.kind for step in self.game.agenda if type(step) is Start]


class AsksOnlyRobbers(Leaky):
    """Asks for a Robbery only if somebody has planned one."""

    def view(self, viewer: int | None) -> Any:
        top = self.game.agenda[-1] if self.game.agenda else None
        asked = type(top) is Window and top.moment == "robbery"
        planned = [task for task in self.game.tasks if task > 0 and IS_ROBBERY[job_kind(task)]]
        return self.game.view(viewer), asked and bool(planned)


class Tells(Leaky):
    """Everybody sees what somebody should see alone."""

    secret: type[Event]

    def tell(self, actor: int, action: Action, events: list[Event]) -> list[Event]:
        return [cast(Event, Bare(event)) if type(event) is self.secret else event for event in events]


class TellsThePlan(Tells):
    secret = happened.JobPlanned


class TellsTheLook(Tells):
    secret = happened.Looked


class TellsTheDraw(Tells):
    secret = happened.JobDrawn


class TellsWhatWasDropped(Tells):
    secret = happened.JobsDropped


class TellsWhatInfluenceWasDropped(Tells):
    secret = happened.InfluenceDropped


class Coughs(Leaky):
    """Something happens when somebody plans an attack."""

    def tell(self, actor: int, action: Action, events: list[Event]) -> list[Event]:
        nervous = isinstance(action, act.PlanJob) and IS_ATTACK[JOB_CARD_KINDS[action.job]]
        return [*events, happened.TurnEnded(actor)] if nervous else events


class TellsWhoDeclined(Leaky):
    """An answer given in secret is heard."""

    def tell(self, actor: int, action: Action, events: list[Event]) -> list[Event]:
        return [*events, happened.TurnEnded(actor)] if action == act.DECLINE and not events else events


class ExplainsTooMuch(Leaky):
    """A refusal that says what others hold."""

    def apply(self, actor: int, action: Action, chance: Chance) -> list[Event]:
        try:
            return super().apply(actor, action, chance)
        except Illegal as error:
            raise Illegal(
                error.code, f"{error}; but {[job_kind(slot) for hand in self.game.jobs for slot in hand]}"
            ) from error


LEAKS: list[type[Leaky]] = [
    ShowsAPlan,
    WarnsOfTraps,
    ShowsTheStack,
    KnowsTheDiscards,
    KnowsTheInfluence,
    ShowsWhatIsAnnounced,
    AsksOnlyRobbers,
    TellsThePlan,
    TellsTheLook,
    TellsTheDraw,
    TellsWhatWasDropped,
    TellsWhatInfluenceWasDropped,
    Coughs,
    TellsWhoDeclined,
    ExplainsTooMuch,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: type[Leaky]) -> None:
    with pytest.raises(Leak):
        judge(leak, walks(30))


def test_a_game_in_a_tight_wrapping_is_not_accused() -> None:
    judge(Leaky, walks(3))


def walks(number: int) -> list[Walk]:
    return [Walk(COSA_NOSTRA, 3, seed, BUSY) for seed in range(number)]
