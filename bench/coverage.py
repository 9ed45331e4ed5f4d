"""What happens at the bots' tables of La Cosa Nostra: every job, card, mercenary, deal and promise, over a mix of options.

uv run python -m bench.coverage cosa-nostra --games 1000 --jobs 2 --seed 1
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any, Final, Literal

import cyclopts
from rich.console import Console
from rich.progress import track
from rich.table import Table

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.core.chance import Chance, Seeded
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra import events as ev
from sitdown.games.cosa_nostra.cards import FIRST_MERCENARY, Influence
from sitdown.games.cosa_nostra.jobs import JOBS
from sitdown.games.cosa_nostra.names import Gangster, Job, JobCard, Place
from sitdown.games.cosa_nostra.promises import AnyPromise
from sitdown.games.cosa_nostra.view import View

SEATS: Final = 4
BATCH: Final = 10  # games a processor takes at a time
JOB_OF: Final = {card: facts.job for card, facts in zip(JobCard, JOBS, strict=True)}
MERCENARIES: Final = list(Gangster)[FIRST_MERCENARY:]


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
        self.bots = [bot_named(COSA_NOSTRA, bots[seat % len(bots)], f"{seed}/{seat}") for seat in range(SEATS)]
        self.words: dict[int, AnyPromise] = {}
        self.paid = [0] * SEATS  # for jobs
        self.earned = [0] * SEATS  # for jobs, and by businesses and trophies
        self.deals = 0

    def play(self) -> None:
        figures = self.figures
        figures.decisions += play_out(self.state, self.apply, self.bots, Seeded(self.seed), Seeded(f"{self.seed}/i"))
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


def main(
    game: Literal["cosa-nostra"], *, games: int = 1000, jobs: int = 1, seed: int = 1, bots: str = "steady"
) -> None:
    """Let bots play, and print what occurred how often. The same seed, the same games, whatever the jobs."""
    started = perf_counter()
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    figures = Figures()
    with ProcessPoolExecutor(jobs) as pool:
        results = pool.map(partial(watch, tuple(bots.split(",")), seed), batches)
        for done in track(results, "playing", total=len(batches), transient=True):
            figures.add(done)
    _report(figures, perf_counter() - started)


def _report(figures: Figures, seconds: float) -> None:
    rows = {
        "games": f"{figures.games:,} of {SEATS} seats, {figures.decisions:,} decisions, {seconds:.1f} s",
        "final cash": f"mean {fmean(figures.cash):,.0f}, standard deviation {pstdev(figures.cash):,.0f}, "
        f"{min(figures.cash):,} to {max(figures.cash):,}",
        "deals a game": f"mean {fmean(figures.deals):.1f}, {min(figures.deals)} to {max(figures.deals)}",
        "earned nothing": f"somebody in {len(figures.idle)} games {' '.join(figures.idle[:10])}",
        "no money by jobs": f"somebody in {len(figures.jobless)} games {' '.join(figures.jobless[:10])}",
        "jobs": _listed(figures.jobs, Job),
        "influence": _listed(figures.influence, Influence),
        "mercenaries hired": _listed(figures.hired, MERCENARIES),
        "abilities used": _listed(figures.used, USABLE),
        "answers": _listed(figures.answers, ()),
        "offers": _listed(figures.talk, ()),
        "goods": _listed(figures.goods, ()),
        "promises": _listed(figures.promises, [kind.__name__ for kind in AnyPromise.__args__]),
        "verdicts": _listed(figures.verdicts, ()),
    }
    grid = Table.grid(padding=(0, 2))
    for row in rows.items():
        grid.add_row(*row)
    Console().print(grid)


_PASSIVE: Final = ("PACO_SANTIAGO", "LAVERNE_ONTARIO", "DAVE_POPPEL", "FUMIYO_GOTO", "SAITO_BOTAN", "TAKESHI_ANDO")
USABLE: Final = [man for man in MERCENARIES if man.name not in _PASSIVE]  # the others' abilities need no doing


def _listed(counted: Counter[str], expected: Iterable[str]) -> str:
    """In order; what was expected and never came is shouted."""
    names = sorted({*counted, *expected})
    return ", ".join(
        [f"{name} {counted[name]:,}" if counted[name] else f"[bold red]NO {name.upper()}[/]" for name in names]
    )


if __name__ == "__main__":
    cyclopts.run(main)
