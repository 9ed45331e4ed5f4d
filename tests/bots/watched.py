"""Games of La Cosa Nostra between bots, watched: which jobs, cards, mercenaries, deals and promises came, and how often. For the tests and
for bench/coverage.py."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.bots.seeds import open_house
from sitdown.core.chance import Chance
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.promises import AnyPromise
from sitdown.games.cosa_nostra.records.view import View

SEATS: Final = 4
JOB_OF: Final = {card: facts.job for card, facts in zip(JobCard, JOBS, strict=True)}


def options_of(random: Random) -> dict[str, Any]:
    """A table as people might open it."""
    return {
        "rounds": random.choice([3, 4, 4, 4]),
        "spying_anytime": random.random() < 0.2,
        "business_bonus": random.random() < 0.2,
        "double_planning": random.choice([None, None, True]),
        "influence_from": random.choice([1, 1, 1, 1, 2, 3]),
        "rob_robbers": random.random() < 0.3,
        "task_bonus": random.choice(["strength", "strength", "all"]),
        "poker": random.random() < 0.7,
        "mercenaries": random.random() < 0.6,
    }


@dataclass
class Figures:
    """What was seen, counted by name."""

    games: int = 0
    decisions: int = 0
    jobs: Counter[str] = field(default_factory=Counter)  # carried out, their needs met
    influence: Counter[str] = field(default_factory=Counter)  # cards played
    hired: Counter[str] = field(default_factory=Counter)  # mercenaries, exchanges too
    used: Counter[str] = field(default_factory=Counter)  # those whose ability was used
    answers: Counter[str] = field(default_factory=Counter)
    talk: Counter[str] = field(default_factory=Counter)
    goods: Counter[str] = field(default_factory=Counter)
    promises: Counter[str] = field(default_factory=Counter)
    verdicts: Counter[str] = field(default_factory=Counter)
    deals: list[int] = field(default_factory=list)  # by game
    cash: list[int] = field(default_factory=list)  # by game and seat
    idle: list[str] = field(default_factory=list)  # games in which somebody earned nothing at all
    jobless: list[str] = field(default_factory=list)  # games in which somebody's jobs brought no money

    def add(self, other: Figures) -> None:
        for name, found in vars(other).items():
            setattr(self, name, getattr(self, name) + found)


class Watch:
    """One game, watched."""

    def __init__(self, seed: str, bots: tuple[str, ...], figures: Figures) -> None:
        self.seed = seed
        self.figures = figures
        random = Random(seed)
        self.state = COSA_NOSTRA.new(SEATS, options_of(random))
        self.house = open_house(seed, SEATS)
        seeds = enumerate(self.house.seeds)
        self.bots = [bot_named(COSA_NOSTRA, bots[seat % len(bots)], own) for seat, own in seeds]
        self.words: dict[int, AnyPromise] = {}
        self.paid = [0] * SEATS  # for jobs
        self.earned = [0] * SEATS  # for jobs, and by businesses and trophies
        self.deals = 0

    def play(self) -> None:
        figures, house = self.figures, self.house
        figures.decisions += play_out(self.state, self.apply, self.bots, house.chance, house.imaginations)
        figures.games += 1
        figures.deals.append(self.deals)
        figures.cash += self.state.totals
        if not all(self.earned):
            figures.idle.append(self.seed)
        if not all(self.paid):
            figures.jobless.append(self.seed)

    def apply(self, actor: int, action: Action, chance: Chance) -> list[Event]:
        view: View = self.state.view(None)
        events = self.state.apply(actor, action, chance)
        if view.question is not None:
            self.figures.answers[f"{view.question.about}: {type(action).__name__}"] += 1
            self.note_ability(view, view.question.about, action)
        for event in events:
            self.note(event)
        return events

    def note_ability(self, view: View, about: str, action: Action) -> None:
        """Mercenaries whose ability shows in what their boss does."""
        used = self.figures.used
        if isinstance(action, act.DealInstead | act.StrikeInstead) or (
            isinstance(action, act.SpringTrap) and action.place == Place.JIMMY_THE_TRAMP
        ):
            used[action.place] += 1
        elif isinstance(action, act.PlanJob | act.PlanPurchase) and action.place.endswith("_2"):
            used[action.place.removesuffix("_2")] += 1
        elif about == "attack_again" and not isinstance(action, act.Decline):
            used[Gangster.BERNARDO_FARMACISTA] += 1
        if isinstance(action, act.PlanPurchase) and action.business not in {each.business for each in view.market}:
            used[Gangster.RYU_YAMAMOTO] += 1

    def note(self, event: Event) -> None:
        figures = self.figures
        match event:
            case ev.JobResolved():
                figures.jobs[JOB_OF[event.job]] += 1
            case ev.NeedsMissing():
                figures.jobs[JOB_OF[event.job]] -= 1
            case ev.InfluencePlayed():
                figures.influence[event.card] += 1
            case ev.Hired():
                figures.hired[event.gangster] += 1
            case ev.Exchanged():
                figures.hired[event.mercenary] += 1
            case ev.DieLent():
                figures.used[Gangster.WILLY_SVENSON] += 1
            case ev.Rerolled() if event.by != event.seat:
                figures.used[Gangster.LONO_SLIFER] += 1
            case ev.Foiled():
                figures.used[Gangster.ALEXEI_WALENKO] += 1
            case ev.Trained():
                figures.used[event.gangster] += 1
            case ev.JobDrawn():
                figures.used[Gangster.STAS_VALIGURA] += 1
            case ev.Paid() if event.taker is not None:
                self.paid[event.taker] += event.money
                self.earned[event.taker] += event.money
            case ev.IncomePaid() | ev.TrophiesCounted():
                self.earned[event.seat] += event.money
            case ev.OfferMade():
                figures.talk["offered"] += 1
            case ev.OfferClosed():
                figures.talk[event.how] += 1
                self.deals += event.how == "accepted"
            case ev.GoodsGiven():
                figures.goods.update(
                    [sort for sort in ("cash", "businesses", "gangsters", "markers") if getattr(event.goods, sort)]
                )
            case ev.PromiseMade():
                self.words[event.promise] = event.word
                figures.promises[type(event.word).__name__] += 1
            case ev.PromiseJudged():
                figures.verdicts[f"{type(self.words[event.promise]).__name__} {event.verdict}"] += 1


def watch(bots: tuple[str, ...], seed: int, games: range) -> Figures:
    figures = Figures()
    for number in games:
        Watch(f"{seed}-{number}", bots, figures).play()
    return figures
