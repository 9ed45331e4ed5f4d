"""The planning phase (C-20 to C-24)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.asks import MEMO_LIMIT
from sitdown.core.kernel import ONE, Ask, Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.abilities import BuyFromStack, PurchaseBeside, SecondJob
from sitdown.games.cosa_nostra.actions import END_TURN, EndTurn, PlanJob, PlanPurchase
from sitdown.games.cosa_nostra.events import PlanningBegan, TurnBegan, TurnEnded
from sitdown.games.cosa_nostra.hands import job_kind
from sitdown.games.cosa_nostra.interned import PLAN_JOB, PLAN_PURCHASE
from sitdown.games.cosa_nostra.market import in_stack
from sitdown.games.cosa_nostra.material import BUSINESS_ID, JOB_KIND, MEN, PLACE_ID, SECOND, able, members
from sitdown.games.cosa_nostra.prices import price
from sitdown.games.cosa_nostra.spying import attachings, could_look, looks, play_on_turn
from sitdown.games.cosa_nostra.table import Row, Table
from sitdown.games.cosa_nostra.tasks import plan_job, plan_purchase

CLOCK_NAME: Final = "planning"
TWO_AT_A_TIME: Final = 2  # from which round on
_SECOND_JOB: Final = able(SecondJob)
_BESIDE: Final = able(PurchaseBeside)
_TWO_TASKS: Final = _SECOND_JOB | _BESIDE
_FROM_STACK: Final = able(BuyFromStack)
_KINDS: Final[dict[Row, Row]] = {}


class Planning(Step[Table]):
    """The phase: from this seat on, who has an untasked gangster has a turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        for seat in g.clockwise(self.seat):
            if idle(g, seat) and can_plan(g, seat):
                g.turn = seat
                g.tell(_BEGAN[seat])
                g.agenda.append(_PHASES[(seat + 1) % g.players])
                g.agenda.append(_TURNS[seat][gangsters_a_turn(g)])
                return


class BeginPlanning(Step[Table]):
    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if g.listening:
            g.tell(PlanningBegan(g.round))
        g.agenda.append(_PHASES[g.starter])


def gangsters_a_turn(g: Table) -> int:
    double = g.options.double_planning
    if double is None:
        double = g.players == 5
    return 2 if double and g.round >= TWO_AT_A_TIME else 1


def idle(g: Table, seat: int) -> list[int]:
    """His active gangsters without a task, in the order of his row."""
    tasks = g.tasks
    return [who for who in members(g.working(seat)) if not tasks[who]]


def on_offer(g: Table, seat: int) -> Row:
    """Businesses that he can plan to buy: the market, and with Ryu the stack."""
    if g.working(seat) & _FROM_STACK:
        return (*g.market, *in_stack(g))
    return g.market


def can_plan(g: Table, seat: int) -> bool:
    """Whether there is any task to be had."""
    return len(g.jobs[seat]) > 0 or len(on_offer(g, seat)) > 0


class PlanTurn(Step[Table]):
    """So many gangsters are still to be given a task; then he says that it was all."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.left)

    def ask(self, g: Table) -> Ask | None:
        seat = self.seat
        options = _plans(g, seat) if self.left else []
        must = len(options) > 0
        if g.crews[seat] & _TWO_TASKS:
            options += _second_plans(g, seat)
        if not options and not could_look(g, seat):
            return None
        options += looks(g, seat)
        options += attachings(g, seat)
        if not must:
            options.append(END_TURN)
        return Ask(ONE, (seat,), (tuple(options),), CLOCK_NAME)

    def default(self, g: Table, seat: int) -> Action | None:
        """The leftmost affordable card of the market, else a job by lot, else the leftmost card: nobody may pass."""
        men = idle(g, seat) if self.left else []
        if not men or not can_plan(g, seat):
            return END_TURN
        for card in g.market:
            if price(g, seat, card) <= g.cash[seat]:
                return PLAN_PURCHASE[men[0]][card]
        return None if g.jobs[seat] else PLAN_PURCHASE[men[0]][on_offer(g, seat)[0]]

    def lots(self, g: Table, seat: int) -> tuple[Action, ...]:
        return tuple([PLAN_JOB[idle(g, seat)[0]][job_kind(slot)] for slot in g.jobs[seat]])

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        seat = self.seat
        if action is None or type(action) is EndTurn:
            g.tell(_ENDED[seat])
        elif type(action) is PlanJob:
            place = PLACE_ID[action.place]
            g.agenda.append(self._after(place))
            plan_job(g, seat, place, JOB_KIND[action.job])
        elif type(action) is PlanPurchase:
            place = PLACE_ID[action.place]
            g.agenda.append(self._after(place))
            plan_purchase(g, seat, place, BUSINESS_ID[action.business])
        else:
            g.agenda.append(self)
            play_on_turn(g, seat, action)

    def _after(self, place: int) -> PlanTurn:
        """A second task of the same gangster takes no turn."""
        return self if place >= MEN else _TURNS[self.seat][self.left - 1]


def kinds_in_hand(g: Table, seat: int) -> Row:
    """The jobs in his hand, each once."""
    hand = g.jobs[seat]
    kinds = _KINDS.get(hand)
    if kinds is None:
        if len(_KINDS) >= MEMO_LIMIT:
            _KINDS.clear()
        kinds = _KINDS[hand] = tuple(sorted({job_kind(slot) for slot in hand}))
    return kinds


def _plans(g: Table, seat: int) -> list[Action]:
    """A task for one of his idle gangsters."""
    kinds = kinds_in_hand(g, seat)
    cards = on_offer(g, seat)
    options: list[Action] = []
    for who in idle(g, seat):
        jobs = PLAN_JOB[who]
        options += [jobs[kind] for kind in kinds]
        purchases = PLAN_PURCHASE[who]
        options += [purchases[card] for card in cards]
    return options


def _second_plans(g: Table, seat: int) -> list[Action]:
    """A second job (M-33), or a purchase beside a task (M-35)."""
    options: list[Action] = []
    for who in members(g.working(seat) & _TWO_TASKS):
        place = who + SECOND
        if not g.tasks[place]:
            if _SECOND_JOB >> who & 1 and g.tasks[who] > 0:
                options += [PLAN_JOB[place][kind] for kind in kinds_in_hand(g, seat)]
            if _BESIDE >> who & 1:
                options += [PLAN_PURCHASE[place][card] for card in on_offer(g, seat)]
    return options


_PHASES: Final = [Planning(seat) for seat in range(5)]
_TURNS: Final = [[PlanTurn(seat, left) for left in range(3)] for seat in range(5)]
_BEGAN: Final = [TurnBegan(seat) for seat in range(5)]
_ENDED: Final = [TurnEnded(seat) for seat in range(5)]
