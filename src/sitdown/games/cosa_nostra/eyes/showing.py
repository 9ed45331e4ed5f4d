"""The view of a table, built for one viewer."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec.structs import replace

from sitdown.core.asks import MEMO_LIMIT
from sitdown.core.hidden.slots import EVERYBODY, SEAT_BIT, eye
from sitdown.core.kernel import MODES, Opening, Step
from sitdown.games.cosa_nostra.board.hands import influence_kind, job_kind
from sitdown.games.cosa_nostra.board.income import income
from sitdown.games.cosa_nostra.board.material import (
    AT_BUSINESSES,
    AT_GANGSTER,
    BUSINESS,
    CARD,
    COST,
    DIFFICULTY,
    GANGSTER,
    JOB,
    NOBODY,
    PLACE,
    ROUND,
    SECOND,
    WHO,
    members,
)
from sitdown.games.cosa_nostra.board.needs import usable
from sitdown.games.cosa_nostra.board.prices import price
from sitdown.games.cosa_nostra.board.table import Row, Table, lying_on
from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY, ROUNDS, TARGETS_STRENGTH, Family
from sitdown.games.cosa_nostra.eyes.cautions import flaws
from sitdown.games.cosa_nostra.records.ledger import Entry, without_intents
from sitdown.games.cosa_nostra.records.view import (
    AttachedView,
    BusinessView,
    DangerView,
    GangsterView,
    JobView,
    MarkersView,
    MarketView,
    OfferView,
    PlayerView,
    PromiseView,
    Question,
    StackView,
    TaskView,
    View,
)
from sitdown.games.cosa_nostra.steps import acting, carrying, final, hiring, outcomes, planning, rounds
from sitdown.games.cosa_nostra.steps.deed import RETURN_FIRE, Deed
from sitdown.games.cosa_nostra.steps.harm import KILLED, Blow, Wound
from sitdown.games.cosa_nostra.steps.payout import Payout
from sitdown.games.cosa_nostra.steps.strength import harder, own_dice, strength
from sitdown.games.cosa_nostra.steps.window import Window
from sitdown.games.cosa_nostra.trade.goods import to_give
from sitdown.games.cosa_nostra.trade.openness import trade_open

# Pieces of views that are met again and again, each made once: by a number that says all of it.
_MEN: Final[dict[int, GangsterView]] = {}
_HOUSES: Final[dict[int, BusinessView]] = {}
_BACKS: Final[dict[int, TaskView]] = {}

Phase = Literal["setup", "draw", "recruiting", "planning", "action", "payday", "end"]

_FAMILY: Final = list(Family)
_PHASES: Final[dict[type[Step[Any]], Phase]] = {
    Opening: "setup",
    hiring.LayOut: "recruiting",
    hiring.Exchanging: "recruiting",
    hiring.Hiring: "recruiting",
    hiring.Drawing: "recruiting",
    hiring.ClearAway: "recruiting",
    planning.BeginPlanning: "planning",
    planning.Planning: "planning",
    acting.BeginAction: "action",
    acting.Acting: "action",
    rounds.Training: "payday",
    rounds.EndRound: "payday",
    final.FinalCount: "end",
}
# What a question of a step is about; a window's is its moment, and what is planned last has names of its own.
_ABOUT: Final[dict[type[Step[Any]], str]] = {
    Opening: "beginning",
    hiring.Exchanging: "exchanging",
    hiring.Hiring: "hiring",
    hiring.Drawing: "stas",
    acting.Act: "acting",
    acting.SecondTask: "second_task",
    acting.Finish: "finishing",
    carrying.ChoosingMarkers: "markers",
    carrying.Betting: "stake",
    outcomes.Buying: "buying",
    outcomes.Laundering: "laundering",
    rounds.Training: "adriano",
}


def phase(g: Table) -> Phase:
    for at in range(len(g.agenda) - 1, -1, -1):
        step = g.agenda[at]
        if type(step) is Window and step.moment == "hands":
            return "draw"
        found = _PHASES.get(type(step))
        if found is not None:
            return found
    return "end"


def view(g: Table, viewer: int | None) -> View:
    now = phase(g)
    return View(
        seat=viewer,
        round=g.round,
        rounds=g.options.rounds,
        phase=now,
        starter=g.starter,
        turn=g.turn if now in ("planning", "action") else None,
        players=tuple([_player(g, seat, viewer) for seat in range(g.players)]) if g.families else (),
        jobs=()
        if viewer is None
        else tuple([JOB[kind] for kind in sorted([job_kind(slot) for slot in g.jobs[viewer]])]),
        influence=()
        if viewer is None
        else tuple([CARD[card] for card in sorted([influence_kind(slot) for slot in g.influence[viewer]])]),
        market=tuple([_on_sale(g, viewer, card) for card in g.market]),
        stack=len(g.stack) + len(g.under),
        mercenaries=tuple([GANGSTER[who] for who in g.laid_out]),
        job_stacks=tuple([_stack(g, number) for number in range(1, ROUNDS + 1)]),
        influence_deck=len(g.deck),
        influence_up=tuple([CARD[influence_kind(slot)] for slot in g.pile if slot & EVERYBODY == EVERYBODY]),
        influence_down=len([slot for slot in g.pile if slot & EVERYBODY != EVERYBODY]),
        monopolies=tuple([None if seat == NOBODY else seat for seat in g.monopolies]),
        in_progress=in_progress(g),
        danger=danger(g),
        buying=buying(g, viewer),
        trade=trade_open(g),
        offers=tuple([OfferView(each.number, each.seat, each.to, each.give, each.take) for each in g.offers]),
        ledger=promises(g.ledger if g.over else without_intents(g.ledger, viewer)),
        question=_question(g),
        winner=None if g.winner == NOBODY else g.winner,
    )


def view_with(g: Table, viewer: int | None, public: View) -> View:
    """As `view`, by what a spectator sees at the same moment."""
    if viewer is None:
        return public
    return replace(
        public,
        seat=viewer,
        players=tuple([_player_with(g, seat, viewer, player) for seat, player in enumerate(public.players)]),
        jobs=tuple([JOB[kind] for kind in sorted([job_kind(slot) for slot in g.jobs[viewer]])]),
        influence=tuple([CARD[card] for card in sorted([influence_kind(slot) for slot in g.influence[viewer]])]),
        market=tuple([_on_sale(g, viewer, card) for card in g.market]),
        buying=buying(g, viewer),
        ledger=public.ledger if g.over else promises(without_intents(g.ledger, viewer)),
    )


def _player_with(g: Table, seat: int, viewer: int, public: PlayerView) -> PlayerView:
    """Only what is planned looks otherwise: to who has planned it, and to who has had a look at it."""
    crew: list[GangsterView] = []
    otherwise = False
    for at, who in enumerate(members(g.crews[seat])):
        man = public.crew[at]
        places = [place for place in (who, who + SECOND)[: 1 + (who >= FIRST_MERCENARY)] if g.tasks[place]]
        if places and (
            seat == viewer or any([g.tasks[place] > 0 and g.tasks[place] & eye(viewer) for place in places])
        ):
            man = replace(man, tasks=tuple([_task(g, seat, place, viewer) for place in places]))
            otherwise = True
        crew.append(man)
    return replace(public, crew=tuple(crew)) if otherwise else public


def promises(ledger: tuple[Entry, ...]) -> tuple[PromiseView, ...]:
    return tuple(
        [
            PromiseView(number, each.seat, each.to, each.word, each.made, each.due, each.verdict, each.meant)
            for number, each in enumerate(ledger)
        ]
    )


def _player(g: Table, seat: int, viewer: int | None) -> PlayerView:
    return PlayerView(
        family=_FAMILY[g.families[seat]],
        cash=g.cash[seat],
        laundered=g.laundered[seat],
        markers=g.free_markers(seat),
        jobs=tuple(sorted([ROUND[job_kind(slot)] for slot in g.jobs[seat]])),
        influence=len(g.influence[seat]),
        crew=tuple([_gangster(g, seat, who, viewer) for who in members(g.crews[seat])]),
        to_plan=planning.to_plan(g, seat),
        recruits=tuple([GANGSTER[who] for who in members(g.recruits[seat])]),
        businesses=tuple([_business(g, card) for card in members(g.holdings[seat])]),
        usable=tuple([BUSINESS[card] for card in members(usable(g, seat))]),
        income=income(g, seat),
        trophies=tuple([GANGSTER[who] for who in members(g.trophies[seat])]),
        to_give=to_give(g, seat),
    )


def _gangster(g: Table, seat: int, who: int, viewer: int | None) -> GangsterView:
    if not g.tasks[who] and not (who >= FIRST_MERCENARY and g.tasks[who + SECOND]):
        return _idle(g, who)
    return _seen(g, seat, who, viewer)


def _idle(g: Table, who: int) -> GangsterView:
    """Who has no task looks the same to everybody."""
    marks = (g.men_down >> who & 1) << 1 | (g.doubled >> who & 1)
    key = ((g.trained[who] << 8 | g.used[who]) << 24 | g.attached[who]) << 8 | who << 2 | marks
    found = _MEN.get(key)
    if found is None:
        if len(_MEN) >= MEMO_LIMIT:
            _MEN.clear()
        found = _MEN[key] = _seen(g, NOBODY, who, None)
    return found


def _seen(g: Table, seat: int, who: int, viewer: int | None) -> GangsterView:
    places = (who, who + SECOND) if who >= FIRST_MERCENARY else (who,)
    held = g.attached[who]
    return GangsterView(
        gangster=GANGSTER[who],
        active=not g.men_down >> who & 1,
        strength=strength(g, who),
        dice=own_dice(g, who),
        tasks=tuple([_task(g, seat, place, viewer) for place in places if g.tasks[place]]),
        attached=tuple([AttachedView(CARD[card], (held >> 3 * card & 7) - 1) for card in lying_on(held)]),
        used=g.used[who],
    )


def _task(g: Table, seat: int, place: int, viewer: int | None) -> TaskView:
    task = g.tasks[place]
    if task > 0 and not task & eye(viewer):
        return _back(g, seat, place)
    wrong = flaws(g, seat, place) if viewer == seat else ()
    if task < 0:
        card = -1 - task
        return TaskView(PLACE[place], None, None, BUSINESS[card], price(g, seat, card), _markers(g, card), (), wrong)
    kind = job_kind(task)
    seen = _looked(g, seat, task)
    fixed = DIFFICULTY[kind] != TARGETS_STRENGTH
    needed = DIFFICULTY[kind] + harder(g.attached[WHO[place]]) if fixed else None
    return TaskView(PLACE[place], ROUND[kind], JOB[kind], None, None, (), seen, wrong, needed)


def _back(g: Table, seat: int, place: int) -> TaskView:
    """A job that the viewer does not know."""
    task = g.tasks[place]
    number = ROUND[job_kind(task)]
    looked = task >> SEAT_BIT & ~(1 << seat) & (1 << g.players) - 1
    key = (place << 3 | number) << 5 | looked
    found = _BACKS.get(key)
    if found is None:
        found = _BACKS[key] = TaskView(PLACE[place], number, None, None, None, (), _looked(g, seat, task))
    return found


def _looked(g: Table, seat: int, task: int) -> Row:
    """Who has looked at his job."""
    return tuple([other for other in range(g.players) if other != seat and task >> SEAT_BIT + other & 1])


def _markers(g: Table, card: int) -> tuple[MarkersView, ...]:
    held = g.markers[card]
    if not held:
        return ()
    return tuple([MarkersView(seat, held >> 3 * seat & 7) for seat in range(g.players) if held >> 3 * seat & 7])


def _business(g: Table, card: int) -> BusinessView:
    key = ((g.markers[card] << 6 | card) << 1 | (g.shut >> card & 1)) << 1 | (g.spent >> card & 1)
    found = _HOUSES.get(key)
    if found is None:
        if len(_HOUSES) >= MEMO_LIMIT:
            _HOUSES.clear()
        active, used = not g.shut >> card & 1, g.spent >> card & 1 != 0
        found = _HOUSES[key] = BusinessView(BUSINESS[card], active, used, _markers(g, card))
    return found


def _on_sale(g: Table, viewer: int | None, card: int) -> MarketView:
    return MarketView(BUSINESS[card], COST[card] if viewer is None else price(g, viewer, card))


def _stack(g: Table, number: int) -> StackView:
    dropped = g.dropped[number]
    face_up = [JOB[job_kind(slot)] for slot in dropped if slot & EVERYBODY == EVERYBODY]
    return StackView(number, len(g.stacks[number]), tuple(face_up), len(dropped) - len(face_up))


def in_progress(g: Table) -> tuple[JobView, ...]:
    """Every job on the agenda, from its naming to its resolution."""
    found: list[JobView] = []
    for at, step in enumerate(g.agenda):
        if type(step) is carrying.Start:
            found.append(_job(g, step.deed, None, g.agenda[at:]))
        elif type(step) is Deed:
            found.append(_job(g, step, JOB[step.kind], g.agenda[at:]))
        elif type(step) is carrying.Cast and step.deed.kind == RETURN_FIRE:
            found.append(_job(g, step.deed, None, g.agenda[at:]))
    return tuple(found)


def _job(g: Table, deed: Deed, job: Any, above: list[Step[Any]]) -> JobView:
    for step in above:
        if isinstance(step, carrying.Cast | carrying.Strike | carrying.UnderFire) and _again(step.deed, deed):
            deed = step.deed  # Bernardo's second attack has another target
    cast = next((step for step in above if type(step) is carrying.Cast and step.deed.place == deed.place), None)
    payout = next((step for step in above if type(step) is Payout and step.deed.number == deed.number), None)
    at_gangster = deed.kind == RETURN_FIRE or AT_GANGSTER[deed.kind]
    at_business = deed.kind != RETURN_FIRE and AT_BUSINESSES[deed.kind] != 0
    trap = deed.answers != 0
    return JobView(
        seat=deed.seat,
        gangster=GANGSTER[WHO[deed.place]],
        job=job,
        player=None if deed.target == NOBODY or at_gangster or at_business or trap else deed.target,
        business=BUSINESS[deed.target] if at_business else None,
        victim=GANGSTER[deed.target] if at_gangster or trap else None,
        difficulty=cast.needed if cast else None,
        dice=cast.dice if cast else (),
        money=payout.money if payout else 0,
    )


def _again(other: Deed, deed: Deed) -> bool:
    return other.place == deed.place and other.kind == deed.kind


def danger(g: Table) -> DangerView | None:
    for step in g.agenda[::-1]:
        if type(step) is Wound:
            return DangerView(GANGSTER[step.card], None, step.level == KILLED, step.killer)
        if type(step) is Blow:
            return DangerView(None, BUSINESS[step.card], step.level == KILLED, step.killer)
    return None


def buying(g: Table, viewer: int | None) -> tuple[MarketView, ...]:
    step = g.agenda[-1] if g.agenda else None
    if type(step) is not outcomes.Buying or step.deed.seat != viewer:
        return ()
    return tuple([MarketView(BUSINESS[card], cost) for card, cost in step.prices(g)])


def _question(g: Table) -> Question | None:
    ask = g.ask
    if ask is None:
        return None
    step = g.agenda[-1]
    return Question(g.question, about(g, step), MODES[ask.mode], step.asked(g), g.seconds(ask.clock))


def about(g: Table, step: Step[Any]) -> str:
    if type(step) is Window:
        return step.moment
    return step.about(g) if type(step) is planning.PlanTurn else _ABOUT[type(step)]
