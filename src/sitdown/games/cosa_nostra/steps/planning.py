"""The planning phase (C-20 to C-24)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.hidden.slots import FACE
from sitdown.core.kernel import Ask, Menu, Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.hands import job_kind
from sitdown.games.cosa_nostra.board.interned import END, ONLY, PLAN_JOB, PLAN_PURCHASE
from sitdown.games.cosa_nostra.board.market import in_stack
from sitdown.games.cosa_nostra.board.material import (
    BUSINESS_ID,
    JOB_KIND,
    MEN,
    MERCENARY_MASK,
    PLACE_ID,
    SECOND,
    WHO,
    able,
    members,
)
from sitdown.games.cosa_nostra.board.prices import price
from sitdown.games.cosa_nostra.board.table import Row, Table
from sitdown.games.cosa_nostra.board.tasks import plan_job, plan_purchase
from sitdown.games.cosa_nostra.cards.abilities import BuyFromStack, PurchaseBeside, SecondJob
from sitdown.games.cosa_nostra.records.actions import END_TURN, EndTurn, PlanJob, PlanPurchase
from sitdown.games.cosa_nostra.records.events import PlanningBegan, TurnBegan, TurnEnded
from sitdown.games.cosa_nostra.steps.spying import attachings, cards_in_hand, could_look, looks, play_on_turn

CLOCK_NAME: Final = "planning"
TWO_AT_A_TIME: Final = 2  # from which round on
_SECOND_JOB: Final = able(SecondJob)
_BESIDE: Final = able(PurchaseBeside)
_TWO_TASKS: Final = _SECOND_JOB | _BESIDE
_FROM_STACK: Final = able(BuyFromStack)


class Planning(Step[Table]):
    """The phase: from this seat on, everybody with an untasked gangster, or one who can be given more, has a turn."""

    def __init__(self, seat: int, waived: int = 0) -> None:
        self.seat = seat
        self.waived = waived  # gangsters who could have been given more, on a turn for that, and were not (M-35)

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.waived)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        for seat in g.clockwise(self.seat):
            if turns_left(g, seat, self.waived):
                g.turn = seat
                g.tell(_BEGAN[seat])
                g.agenda.append(Planning((seat + 1) % g.players, self.waived))
                g.agenda.append(_TURNS[seat][gangsters_a_turn(g)])
                return


class BeginPlanning(Step[Table]):
    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if g.listening:
            g.tell(PlanningBegan(g.round))
        g.agenda.append(Planning(g.starter))


def gangsters_a_turn(g: Table) -> int:
    return 2 if g.house.double_planning and g.round >= TWO_AT_A_TIME else 1


def untasked(g: Table, seat: int) -> list[int]:
    """His active gangsters without a task, in the order of his row; nobody, if there is no task to be had."""
    if not g.jobs[seat] and not on_offer(g, seat):
        return []
    men = g.working(seat)
    tasks = g.tasks
    if men & MERCENARY_MASK:  # they have two places
        return [who for who in members(men) if not g.has_task(who)]
    return [who for who in members(men) if not tasks[who]]


def on_offer(g: Table, seat: int) -> Row:
    """Businesses that he can plan to buy: the market, and with Ryu the stack."""
    if g.working(seat) & _FROM_STACK:
        return (*g.market, *in_stack(g))
    return g.market


def buyers(g: Table, seat: int) -> int:
    """His active gangsters who can be given a task and a purchase beside it (M-35), and lack one of them."""
    men = g.working(seat) & _BESIDE
    if men:
        jobs, goods = len(g.jobs[seat]) > 0, len(on_offer(g, seat)) > 0
        for who in members(men):
            own, beside = g.tasks[who], g.tasks[who + SECOND]
            if (own and beside) or not (goods or (jobs and beside)):
                men &= ~(1 << who)
    return men


def purchase_place(g: Table, who: int) -> int:
    """Where a purchase goes: beside his task if he can have one there, so that the task can still be a job."""
    return who + SECOND if _BESIDE >> who & 1 and not g.tasks[who + SECOND] else who


def turns_left(g: Table, seat: int, waived: int) -> int:
    """How many turns he can still have in this phase, one for each task."""
    beside = buyers(g, seat) & ~waived
    return len(untasked(g, seat)) + (beside.bit_count() if beside else 0)


def to_plan(g: Table, seat: int) -> int:
    """The same, as it stands now; nothing in other phases."""
    for step in g.agenda:
        if type(step) is Planning:
            return turns_left(g, seat, step.waived)
    return 0


class PlanTurn(Step[Table]):
    """So many gangsters are still to be given a task; then he says that it was all."""

    def __init__(self, seat: int, left: int, begun: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.begun = begun  # gangsters given one of a task and a purchase beside it on this turn

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.left, self.begun)

    def ask(self, g: Table) -> Ask | None:
        seat = self.seat
        men = untasked(g, seat) if self.left else []
        menu = Menu(seat, CLOCK_NAME)
        _plans(g, seat, men, menu)
        if g.crews[seat] & _TWO_TASKS:
            _plans(g, seat, self._halves(g), menu)
            _second_jobs(g, seat, menu)
        if not menu.length and not could_look(g, seat):
            return None
        cards = cards_in_hand(g, seat)
        looks(g, seat, cards, menu)
        attachings(g, seat, cards, menu)
        if not men:  # nobody may pass
            menu.add(END, ONLY)
        return menu

    def about(self, g: Table) -> str:
        """What it means to end the turn now: nothing much, another turn for the rest, or that there will be no more."""
        if (self.left and untasked(g, self.seat)) or not self._halves(g):
            return "planning"
        return "plan_beside" if self._nothing_planned(g) else "second_plan"

    def default(self, g: Table, seat: int) -> Action | None:
        """The leftmost affordable card of the market, else a job by lot, else the leftmost card: nobody may pass."""
        men = untasked(g, seat) if self.left else []
        if not men:
            return END_TURN
        purchases = PLAN_PURCHASE[purchase_place(g, men[0])]
        for card in g.market:
            if price(g, seat, card) <= g.cash[seat]:
                return purchases[card]
        return None if g.jobs[seat] else purchases[on_offer(g, seat)[0]]

    def lots(self, g: Table, seat: int) -> tuple[Action, ...]:
        return tuple([PLAN_JOB[untasked(g, seat)[0]][job_kind(slot)] for slot in g.jobs[seat]])

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        seat = self.seat
        if action is None or type(action) is EndTurn:
            if self._nothing_planned(g):
                _waive(g, seat)
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

    def _nothing_planned(self, g: Table) -> bool:
        return self.left == gangsters_a_turn(g)

    def _halves(self, g: Table) -> list[int]:
        """Who has one of a task and a purchase beside it, and can be given the other on this turn."""
        men = buyers(g, self.seat) if self.left else buyers(g, self.seat) & self.begun
        return [who for who in members(men) if g.has_task(who)] if men else []

    def _after(self, place: int) -> PlanTurn:
        """A purchase beside a task is like another gangster's task, but both go on one turn; a second job is free."""
        who = WHO[place]
        if not _BESIDE >> who & 1:
            return self if place >= MEN else PlanTurn(self.seat, self.left - 1, self.begun)
        left = self.left if self.begun >> who & 1 else self.left - 1
        return PlanTurn(self.seat, left, self.begun | 1 << who)


def _waive(g: Table, seat: int) -> None:
    """He had a turn for what can be given beside, and wanted nothing: nobody may pass and be asked again."""
    men = buyers(g, seat)
    phase = g.agenda[-1]
    if men and type(phase) is Planning:
        g.agenda[-1] = Planning(phase.seat, phase.waived | men)


def kinds_in_hand(g: Table, seat: int) -> Row:
    """The jobs in his hand, each once, in order."""
    kinds = [(slot & FACE) - 1 for slot in g.jobs[seat]]
    kinds.sort()
    return tuple([kinds[at] for at in range(len(kinds)) if not at or kinds[at] != kinds[at - 1]])


def _plans(g: Table, seat: int, men: list[int], menu: Menu) -> None:
    """A task for one of these gangsters."""
    if men:
        kinds = kinds_in_hand(g, seat)
        cards = on_offer(g, seat)
        for who in men:
            if not g.tasks[who]:
                menu.add(PLAN_JOB[who], kinds)
            menu.add(PLAN_PURCHASE[purchase_place(g, who)], cards)


def _second_jobs(g: Table, seat: int, menu: Menu) -> None:
    """For whoever has one, and can have two (M-33)."""
    for who in members(g.working(seat) & _SECOND_JOB):
        if g.tasks[who] > 0 and not g.tasks[who + SECOND]:
            menu.add(PLAN_JOB[who + SECOND], kinds_in_hand(g, seat))


_TURNS: Final = [[PlanTurn(seat, left) for left in range(3)] for seat in range(5)]
_BEGAN: Final = [TurnBegan(seat) for seat in range(5)]
_ENDED: Final = [TurnEnded(seat) for seat in range(5)]
