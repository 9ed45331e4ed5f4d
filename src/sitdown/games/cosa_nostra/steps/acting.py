"""The action phase (C-30 to C-33, C-37, C-83)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.kernel import Ask, Menu, Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.attachments import end_task
from sitdown.games.cosa_nostra.board.hands import job_kind
from sitdown.games.cosa_nostra.board.interned import (
    ATTACK_BUSINESS,
    ATTACK_GANGSTER,
    ATTACK_PLAYER,
    BUY,
    CALL_OFF,
    CARRY_OUT,
    DEAL_INSTEAD,
    END,
    LIE_LOW,
    ONLY,
    STRIKE_INSTEAD,
)
from sitdown.games.cosa_nostra.board.market import gain_business
from sitdown.games.cosa_nostra.board.material import (
    AT_BUSINESSES,
    AT_GANGSTER,
    AT_PLAYER,
    BUSINESS_ID,
    GANGSTER_ID,
    IS_ATTACK,
    IS_RESPONSE,
    MEN,
    NOBODY,
    ONLY_DEACTIVATES,
    PLACE_ID,
    SECOND,
    WHO,
    ability,
    able,
    members,
)
from sitdown.games.cosa_nostra.board.prices import price
from sitdown.games.cosa_nostra.board.table import Row, Table
from sitdown.games.cosa_nostra.board.tasks import lose_task
from sitdown.games.cosa_nostra.cards.abilities import Instead, PurchaseBeside, SecondJob
from sitdown.games.cosa_nostra.cards.cards import SCHEMER
from sitdown.games.cosa_nostra.cards.jobs import JOB_KINDS
from sitdown.games.cosa_nostra.records.actions import (
    END_TURN,
    AttackBusiness,
    AttackGangster,
    AttackPlayer,
    Buy,
    CallOff,
    DealInstead,
    EndTurn,
    LieLow,
    StrikeInstead,
)
from sitdown.games.cosa_nostra.records.events import ActionBegan, LaidLow, TargetNamed, TurnBegan, TurnEnded
from sitdown.games.cosa_nostra.steps.carrying import begin
from sitdown.games.cosa_nostra.steps.deed import Deed
from sitdown.games.cosa_nostra.steps.spying import cards_in_hand, could_look, looks, play_card, play_on_turn
from sitdown.games.cosa_nostra.steps.window import open_window


def _instead(who: int) -> int:
    """The kind of job that he may do in place of his own."""
    can = ability(who, Instead)
    return JOB_KINDS[can.job][0] if type(can) is Instead else NOBODY


_TWO_TASKS: Final = able(SecondJob) | able(PurchaseBeside)
INSTEAD: Final = [_instead(who) for who in range(MEN)]


class BeginAction(Step[Table]):
    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if g.listening:
            g.tell(ActionBegan(g.round))
        g.agenda.append(_PHASES[g.starter])


class Acting(Step[Table]):
    """The phase: from this seat on, everybody with a task left has a turn. Before that the others may play Schemers."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        for seat in g.clockwise(self.seat):
            if g.has_tasks(seat):
                g.agenda.append(_PHASES[(seat + 1) % g.players])
                g.agenda.append(_TURNS[seat])
                g.turn = seat
                open_window(g, "schemer")
                return


class Turn(Step[Table]):
    """A turn comes, unless he has lost his tasks."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if g.has_tasks(self.seat):
            g.turn = self.seat
            if g.listening:
                g.tell(TurnBegan(self.seat, type(self) is ExtraTurn))
            g.agenda.append(_ACTS[self.seat])


class ExtraTurn(Turn):
    """A Schemer's. Alexei may foil it."""

    card = SCHEMER

    def __init__(self, cause: int, seat: int) -> None:
        super().__init__(seat)
        self.cause = cause

    def fields(self) -> tuple[Any, ...]:
        return (self.cause, self.seat)


class LyingLow(Step[Table]):
    """A Schemer on one's own turn: it ends, the task stays."""

    card = SCHEMER

    def __init__(self, cause: int, seat: int) -> None:
        self.cause = cause
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.cause, self.seat)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        g.agenda.pop()  # the turn, that waited in case the card was foiled
        if g.listening:
            g.tell(LaidLow(self.seat))
        g.tell(_ENDED[self.seat])


class Act(Step[Table]):
    """He chooses one of his tasks, and carries it out or cancels it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def ask(self, g: Table) -> Ask:
        seat = self.seat
        menu = Menu(seat, "turn")
        for place in g.places(seat):
            task_options(g, seat, place, menu)
        cards = cards_in_hand(g, seat)
        if cards >> SCHEMER & 1:
            menu.add(LIE_LOW, ONLY)
        looks(g, seat, cards, menu)
        return menu

    def default(self, g: Table, seat: int) -> Action:
        return CALL_OFF[g.places(seat)[0]]

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        seat = self.seat
        assert action is not None
        if type(action) is LieLow:
            g.agenda.append(self)
            play_card(g, seat, SCHEMER, LyingLow(g.next_cause(), seat))
        elif play_before(g, self, action):
            return
        else:
            g.agenda.append(_afterwards(g, seat, place_of(action)))
            end_with(g, seat, action)


class SecondTask(Step[Table]):
    """He who has acted has another task: now, on the same turn, or on another (M-33, M-35)."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.place)

    def ask(self, g: Table) -> Ask | None:
        seat = self.seat
        if self.place not in g.places(seat):  # he has lost it meanwhile
            return None
        menu = Menu(seat, "turn")
        task_options(g, seat, self.place, menu)
        looks(g, seat, cards_in_hand(g, seat), menu)
        menu.add(END, ONLY)
        return menu

    def default(self, g: Table, seat: int) -> Action:
        return END_TURN

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        seat = self.seat
        if action is None:
            g.agenda.append(_FINISHES[seat])
        elif type(action) is EndTurn:
            g.tell(_ENDED[seat])
        elif not play_before(g, self, action):
            g.agenda.append(_FINISHES[seat])
            end_with(g, seat, action)


class Finish(Step[Table]):
    """After acting: what he may still look at. Then the turn ends."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def ask(self, g: Table) -> Ask | None:
        seat = self.seat
        if not could_look(g, seat):
            return None
        menu = Menu(seat, "turn")
        looks(g, seat, cards_in_hand(g, seat), menu)
        menu.add(END, ONLY)
        return menu

    def default(self, g: Table, seat: int) -> Action:
        return END_TURN

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if action is None or type(action) is EndTurn:
            g.tell(_ENDED[self.seat])
        else:
            play_before(g, self, action)


def _afterwards(g: Table, seat: int, place: int) -> Step[Table]:
    """What follows on the same turn: his other task, if he has one, or the end."""
    if _TWO_TASKS >> WHO[place] & 1:
        other = place + SECOND if place < MEN else place - SECOND
        if g.tasks[other]:
            return SecondTask(seat, other)
    return _FINISHES[seat]


def place_of(action: Action) -> int:
    return PLACE_ID[action.place]  # type: ignore[attr-defined]  # everything that is done with a task has one


def end_with(g: Table, seat: int, action: Action) -> None:
    """A task is cancelled, paid for or carried out."""
    if type(action) is CallOff:
        lose_task(g, seat, PLACE_ID[action.place])
    elif type(action) is Buy:
        _pay(g, seat, PLACE_ID[action.place])
    else:
        start(g, seat, action)


def play_before(g: Table, turn: Act | SecondTask | Finish, action: Action) -> bool:
    """What he plays on his turn without ending it."""
    g.agenda.append(turn)
    if play_on_turn(g, turn.seat, action):
        return True
    g.agenda.pop()
    return False


def _pay(g: Table, seat: int, place: int) -> None:
    card = -1 - g.tasks[place]
    g.tasks[place] = 0
    gain_business(g, seat, card, price(g, seat, card))
    end_task(g, WHO[place])


# --- what can be done with a task


def task_options(g: Table, seat: int, place: int, menu: Menu) -> None:
    task = g.tasks[place]
    here = (place,)
    if task < 0:
        if price(g, seat, -1 - task) <= g.cash[seat]:
            menu.add(BUY, here)
    else:
        kind = job_kind(task)
        if IS_ATTACK[kind] and not IS_RESPONSE[kind]:
            menu.add(attacks(place, kind), targets(g, seat, kind))
        elif not IS_RESPONSE[kind]:
            menu.add(CARRY_OUT, here)
        instead = INSTEAD[WHO[place]]
        if instead != NOBODY:
            if AT_GANGSTER[instead]:
                menu.add(STRIKE_INSTEAD[place], members(men_in_reach(g, seat, instead)))
            else:
                menu.add(DEAL_INSTEAD, here)
    menu.add(CALL_OFF, here)


def attacks(place: int, kind: int) -> list[Action]:
    """Such an attack by whoever has it there, by its target."""
    if AT_PLAYER[kind]:
        return ATTACK_PLAYER[place]
    return ATTACK_GANGSTER[place] if AT_GANGSTER[kind] else ATTACK_BUSINESS[place]


def targets(g: Table, seat: int, kind: int) -> Row:
    """All legal ones of an attack (C-50): players, gangsters or businesses."""
    if AT_PLAYER[kind]:
        return g.opponents(seat)
    if AT_GANGSTER[kind]:
        return members(men_in_reach(g, seat, kind))
    businesses = 0
    for other in range(g.players):
        if other != seat:
            businesses |= g.holdings[other]
    businesses &= AT_BUSINESSES[kind]
    if ONLY_DEACTIVATES[kind]:
        businesses &= ~g.shut
    return members(businesses)


def men_in_reach(g: Table, seat: int, kind: int) -> int:
    men = 0
    for other in range(g.players):
        if other != seat:
            men |= g.crews[other]
    return men & ~g.men_down if ONLY_DEACTIVATES[kind] else men


def start(g: Table, seat: int, action: Action) -> None:
    """He carries out a job, or what he does instead of it."""
    place = place_of(action)
    shown = type(action) is not DealInstead and type(action) is not StrikeInstead
    kind = job_kind(g.tasks[place]) if shown else INSTEAD[WHO[place]]
    begin(g, Deed(g.next_cause(), seat, place, kind, named(g, seat, action)), shown)


def named(g: Table, seat: int, action: Action) -> int:
    """An attack's target is named in public before the card is turned up (C-33)."""
    if type(action) is AttackPlayer:
        g.tell(TargetNamed(seat, action.place, action.seat))
        return action.seat
    if type(action) is AttackBusiness:
        card = BUSINESS_ID[action.business]
        g.tell(TargetNamed(seat, action.place, g.owner_of(card), business=action.business))
        return card
    if type(action) is AttackGangster or type(action) is StrikeInstead:
        who = GANGSTER_ID[action.gangster]
        g.tell(TargetNamed(seat, action.place, g.boss_of(who), gangster=action.gangster))
        return who
    return NOBODY


_PHASES: Final = [Acting(seat) for seat in range(5)]
_TURNS: Final = [Turn(seat) for seat in range(5)]
_ACTS: Final = [Act(seat) for seat in range(5)]
_FINISHES: Final = [Finish(seat) for seat in range(5)]
_ENDED: Final = [TurnEnded(seat) for seat in range(5)]
