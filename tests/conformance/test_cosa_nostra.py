"""The random players of La Cosa Nostra go everywhere, so that the suites judge all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, get_args

from sitdown.core.kernel import SEALED, Step
from sitdown.core.records import TIME_UP, Action, Event
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.board.material import IS_ROBBERY, IS_TRAP
from sitdown.games.cosa_nostra.cards.names import JOB_CARD_KINDS, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as happened
from sitdown.games.cosa_nostra.records.actions import CosaNostraAction, Goods
from sitdown.games.cosa_nostra.records.events import CosaNostraEvent
from sitdown.games.cosa_nostra.records.promises import AnyPromise, LetUse, PayIfJobSucceeds, ShareProfit
from sitdown.games.cosa_nostra.steps.carrying import Strike
from sitdown.games.cosa_nostra.steps.deed import RETURN_FIRE, Deed
from sitdown.games.cosa_nostra.steps.reactions import MOMENTS
from sitdown.games.cosa_nostra.steps.window import Window

from .cosa_nostra import COSA_NOSTRA
from .play import Walk

MOST = 500  # games; it takes about a hundred
BUSY = {"mercenaries": True, "poker": True, "rob_robbers": True, "spying_anytime": True}
CLOCKS = {"planning_seconds": 10, "turn_seconds": 10, "reaction_seconds": 3, "offer_seconds": 5}


@dataclass(frozen=True)
class Scene:
    """One action, with the agenda as it was before, and the game after it."""

    action: Action
    events: list[Event]
    before: list[Step[Any]]
    game: CosaNostra
    interrupted: bool

    def has(self, kind: type[Event], like: Callable[[Any], bool] = lambda _: True) -> bool:
        return any(type(event) is kind and like(event) for event in self.events)

    @property
    def question(self) -> str:
        top = self.before[-1] if self.before else None
        return top.moment if type(top) is Window else ""

    @property
    def jobs(self) -> list[Deed]:
        """Those on the agenda, return fire left out."""
        return [step for step in self.game.agenda if type(step) is Deed and step.kind != RETURN_FIRE]

    def robs(self) -> int:
        return len([deed for deed in self.jobs if IS_ROBBERY[deed.kind]])

    def verdicts(self) -> set[tuple[type[Any], str]]:
        judged = [event for event in self.events if type(event) is happened.PromiseJudged]
        return {(type(self.game.ledger[event.promise].word), event.verdict) for event in judged}

    def goods(self) -> set[str]:
        given = [event.goods for event in self.events if type(event) is happened.GoodsGiven]
        return {field for goods in given for field in goods.__struct_fields__ if getattr(goods, field)}


RARE: dict[str, Callable[[Scene], bool]] = {
    "a Robbery": lambda s: s.robs() > 0,
    "a robbed robber": lambda s: s.robs() > 1,
    "a Trap": lambda s: s.has(happened.TurnedUp, lambda e: IS_TRAP[JOB_CARD_KINDS[e.job]]),
    "a Robbery repelled": lambda s: (
        s.has(happened.Repelled) and any(type(step) is Strike and IS_ROBBERY[step.deed.kind] for step in s.before)
    ),
    "a Trap that kills": lambda s: s.has(happened.Repelled) and s.has(happened.GangsterKilled),
    "three jobs at once": lambda s: len(s.jobs) > 2,
    "a Doc for a gangster": lambda s: s.has(happened.Healed, lambda e: e.gangster is not None),
    "a Doc for a businessman": lambda s: s.has(happened.Healed, lambda e: e.business is not None),
    "a Doc foiled": lambda s: s.has(happened.Foiled, lambda e: e.card == "emergency_doc"),
    "a Schemer foiled": lambda s: s.has(happened.Foiled, lambda e: e.card == "schemer"),
    "a Cop": lambda s: s.has(happened.Rerolled, lambda e: e.by == e.seat),
    "Lono": lambda s: s.has(happened.Rerolled, lambda e: e.by != e.seat),
    "Willy for oneself": lambda s: s.has(happened.DieLent, lambda e: e.seat == e.to),
    "Willy for another": lambda s: s.has(happened.DieLent, lambda e: e.seat != e.to),
    "Jimmy, with any job": lambda s: type(s.action) is act.SpringTrap and s.has(happened.JobLost),
    "Bernardo once more": lambda s: s.question == "attack_again" and s.has(happened.Rolled),
    "Izzy": lambda s: type(s.action) is act.StrikeInstead and s.action.place is Place.IZZY_ORDOVA,
    "Tuco": lambda s: type(s.action) is act.StrikeInstead and s.action.place is Place.TUCO_QUINTERO,
    "Omar": lambda s: type(s.action) is act.DealInstead,
    "Boggy's second job": lambda s: s.has(happened.JobPlanned, lambda e: e.place is Place.BOGGY_GLOVES_2),
    "Kenzo's purchase": lambda s: s.has(happened.PurchasePlanned, lambda e: e.place is Place.KENZO_ISOSAKI_2),
    "Stas at the stack": lambda s: s.has(happened.JobDrawn, lambda e: e.round == s.game.round),
    "Stas at the discards": lambda s: s.has(happened.JobDrawn, lambda e: e.round < s.game.round),
    "spying while others are asked": lambda s: type(s.action) is act.Snitch and s.question != "",
    "a question interrupted": lambda s: s.interrupted,
}


def seen(scene: Scene) -> Iterator[object]:
    """All that there is to be seen in it, by name."""
    yield type(scene.action)
    yield from map(type, scene.events)
    yield from scene.verdicts()
    yield from scene.goods()
    if scene.action == TIME_UP:
        yield "time", scene.question
    yield from (name for name, there in RARE.items() if there(scene))


def scenes(walk: Walk) -> Iterator[Scene]:
    while walk.state.ask is not None:
        before = walk.state.agenda.copy()
        done = walk.step()
        assert isinstance(walk.state, CosaNostra)
        yield Scene(done.action, done.events, before, walk.state, walk.interrupted)


VERDICTS: set[object] = {(word, verdict) for word in get_args(AnyPromise) for verdict in ("kept", "broken")} | {
    (word, "void") for word in (PayIfJobSucceeds, ShareProfit, LetUse)
}


def test_random_play_goes_everywhere() -> None:
    wanted: set[object] = {*get_args(CosaNostraAction), *get_args(CosaNostraEvent), *Goods.__struct_fields__, *RARE}
    wanted |= VERDICTS | {("time", name) for name, moment in MOMENTS.items() if moment.mode == SEALED}
    wanted.remove(happened.ArmWrestled)  # nobody ties by chance
    for seed in range(MOST):
        for scene in scenes(Walk(COSA_NOSTRA, 3 + seed % 3, seed, BUSY | CLOCKS)):
            wanted.difference_update(seen(scene))
        if not wanted:
            return
    raise AssertionError(f"never seen: {wanted}")


HIDING: dict[type[Any], str] = {
    happened.JobsDealt: "jobs",
    happened.InfluenceDrawn: "card",
    happened.JobDrawn: "job",
    happened.JobPlanned: "job",
    happened.Looked: "job",
    happened.JobsDropped: "jobs",
    happened.InfluenceDropped: "cards",
}


def test_only_who_may_see_a_hidden_card_is_told_it() -> None:
    """Of cards dealt, drawn, planned, looked at and put away the others are told only that it happened."""
    tried: set[type[Any]] = set()
    for seed in range(12):
        walk = Walk(COSA_NOSTRA, 3, seed, BUSY)
        happenings: list[Any] = [event for done in walk.steps() for event in done.events if type(event) in HIDING]
        for event in happenings:
            tried.add(type(event))
            for viewer in walk.viewers:
                card = getattr(event.seen_by(viewer), HIDING[type(event)])
                told = None not in (card if isinstance(card, tuple) else (card,))
                assert told == (viewer == event.seat)
    assert tried == set(HIDING)
