"""A round planned as a whole: each first step is followed to the end of the planning, and the best whole decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS, MAN_AT, has
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, plans
from sitdown.games.cosa_nostra.bots.worth.outlook import look
from sitdown.games.cosa_nostra.bots.worth.tasks import Task, plan_value, price_of
from sitdown.games.cosa_nostra.cards.abilities import PurchaseBeside
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.view import GangsterView, TaskView, View


def best_first_step(p: Plans, steps: Sequence[Task]) -> Task:
    """Of the steps that look best by themselves, the one that the best plan of the whole round begins with."""
    by_itself = sorted(steps, key=lambda step: -plan_value(p, step)[0])
    firsts = by_itself[: p.o.temper.foresight]
    if len(firsts) == 1 or len(p.o.idle()) == 1:
        return firsts[0]
    best = max([_whole(p, step) for step in firsts], key=lambda whole: sum([value for value, _ in whole]))
    return _most_urgent([(value, step) for value, step in best if step in steps])


def _whole(p: Plans, first: Task) -> list[tuple[float, Task]]:
    """The round that begins like this, each of the others given the best task there is when his turn comes; and what each brings."""
    whole = [(plan_value(p, first)[0], first)]
    p = _after(p, first)
    while steps := [(plan_value(p, step)[0], at, step) for at, step in enumerate(_steps(p))]:
        value, _, step = max(steps)
        whole.append((value, step))
        p = _after(p, step)
    return whole


def _most_urgent(whole: list[tuple[float, Task]]) -> Task:
    """What he means to buy others may take before him; a job stays in his hand. So the best purchase comes first, whatever pays for it."""
    worth = [value if isinstance(step, act.PlanPurchase) else 0.0 for value, step in whole]
    return whole[worth.index(max(worth))][1]


def _steps(p: Plans) -> Iterator[Task]:
    for man in p.o.idle():
        for job in dict.fromkeys(p.o.view.jobs):
            yield act.PlanJob(Place(man.gangster), job)
        for each in p.o.view.market:
            yield act.PlanPurchase(_purchase_place(man), each.business)


def _purchase_place(man: GangsterView) -> Place:
    """Beside his task, if he can have one there."""
    return Place(man.gangster if man.tasks or not has(man.gangster, PurchaseBeside) else f"{man.gangster}_2")


def _after(p: Plans, step: Task) -> Plans:
    """The table with one task more. What comes into the market in its place nobody knows."""
    view = p.o.view
    if isinstance(step, act.PlanJob):
        task = TaskView(step.place, FACTS[step.job].round, step.job, None, None, (), ())
        at = view.jobs.index(step.job)
        view = replace(view, jobs=view.jobs[:at] + view.jobs[at + 1 :])
    else:
        task = TaskView(step.place, None, None, step.business, price_of(p.o, step.business), (), ())
        view = replace(view, market=tuple([each for each in view.market if each.business != step.business]))
    then = look(_given(view, p.o.seat, task), p.o.seat, p.o.temper, p.o.lately)
    then.strikes.update(p.o.strikes)  # his own plans change nothing there
    return plans(then)


def _given(view: View, seat: int, task: TaskView) -> View:
    gangster = MAN_AT[task.place]
    me = view.players[seat]
    crew = [replace(man, tasks=(*man.tasks, task)) if man.gangster == gangster else man for man in me.crew]
    return replace(view, players=(*view.players[:seat], replace(me, crew=tuple(crew)), *view.players[seat + 1 :]))
