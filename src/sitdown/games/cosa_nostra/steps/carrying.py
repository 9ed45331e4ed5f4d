"""Carrying out a job, in the order of C-74: turned up, needs and stakes, roll, re-rolls, responses, effect."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.chance import drawn
from sitdown.core.kernel import ONE, Ask, Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.interned import STAKE
from sitdown.games.cosa_nostra.board.judging import attacked, job_over, job_succeeded
from sitdown.games.cosa_nostra.board.material import (
    AT_GANGSTER,
    AT_PLAYER,
    BUSINESS,
    BUSINESS_ID,
    GANGSTER,
    IS_ATTACK,
    IS_CASH,
    IS_ROBBERY,
    JOB,
    MEN,
    PLACE,
    WHO,
    ability,
)
from sitdown.games.cosa_nostra.board.needs import use_markers, ways_to_meet
from sitdown.games.cosa_nostra.board.table import Row, Table, put
from sitdown.games.cosa_nostra.board.tasks import drop_unseen, turn_up
from sitdown.games.cosa_nostra.cards.abilities import AttackAgain
from sitdown.games.cosa_nostra.cards.effects import Earn, Pot, ReturnFire
from sitdown.games.cosa_nostra.cards.effects import Stake as Bet
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import NeedsMissing, Rolled, Staked, TurnedUp
from sitdown.games.cosa_nostra.steps.deed import RETURN_FIRE, Deed
from sitdown.games.cosa_nostra.steps.harm import KILLED, wound
from sitdown.games.cosa_nostra.steps.outcomes import OUTCOMES
from sitdown.games.cosa_nostra.steps.payout import Payout
from sitdown.games.cosa_nostra.steps.strength import dice_for, difficulty, successes
from sitdown.games.cosa_nostra.steps.window import AskAbout, open_window

LINES: Final = [facts.outcomes for facts in JOBS]
_BEFORE: Final = [facts.before for facts in JOBS]


def _repeatable(who: int, kind: int) -> bool:
    again = ability(who, AttackAgain)
    return type(again) is AttackAgain and IS_ATTACK[kind] and JOBS[kind].job not in again.but_for


_REPEATABLE: Final = [[_repeatable(who, kind) for kind in range(len(JOBS))] for who in range(MEN)]


# --- 1 the card is turned up


class Start(Step[Table]):
    """A gangster is chosen and the target named; now the card is turned up. Before that Willy may lend a die (M-26)."""

    def __init__(self, deed: Deed, shown: bool) -> None:
        self.deed = deed
        self.shown = shown  # or what lies there goes face down: a mercenary does something else instead

    def fields(self) -> tuple[Any, ...]:
        return (self.deed, self.shown)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        deed = self.deed
        kind = deed.kind
        if g.listening:
            g.tell(TurnedUp(deed.seat, PLACE[deed.place], JOB[kind]))
        if self.shown:
            turn_up(g, deed.place)
        else:
            drop_unseen(g, deed.seat, deed.place)
            job_over(g, deed.place)
        g.agenda.append(deed)
        if IS_CASH[kind]:
            _check_needs(g, deed)
            return
        if IS_ATTACK[kind]:
            attacked(g, deed.seat, victim_of(g, deed))
            if _REPEATABLE[WHO[deed.place]][kind]:
                g.agenda.append(AskAbout("attack_again", 0))
        before = _BEFORE[kind]
        if type(before) is Bet:
            g.agenda.append(Betting(deed))
        elif type(before) is Pot:
            _fill_pot(g, deed, before)
        else:
            roll(g, deed)


def begin(g: Table, deed: Deed, shown: bool) -> None:
    g.agenda.append(Start(deed, shown))
    open_window(g, "willy")


def victim_of(g: Table, deed: Deed) -> int:
    """The player attacked, or the owner of the card attacked."""
    if AT_PLAYER[deed.kind] or IS_ROBBERY[deed.kind]:
        return deed.target
    return g.boss_of(deed.target) if AT_GANGSTER[deed.kind] else g.owner_of(deed.target)


# --- 2 needs, stakes


def _check_needs(g: Table, deed: Deed) -> None:
    ways = ways_to_meet(g, deed.seat, deed.kind)
    if not ways:
        if g.listening:
            g.tell(NeedsMissing(deed.seat, JOB[deed.kind]))
    elif len(ways) == 1:
        _with_markers(g, deed, ways[0])
    else:
        g.agenda.append(ChoosingMarkers(deed))


def _with_markers(g: Table, deed: Deed, cards: Row) -> None:
    use_markers(g, deed.seat, cards)
    roll(g, deed)


class ChoosingMarkers(Step[Table]):
    """Markers could be used in several ways."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def fields(self) -> tuple[Any, ...]:
        return (self.deed,)

    def ask(self, g: Table) -> Ask | None:
        ways = ways_to_meet(g, self.deed.seat, self.deed.kind)
        if len(ways) < 2:  # he took one back meanwhile
            return None
        options = tuple([act.use_markers(tuple([BUSINESS[card] for card in way])) for way in ways])
        return Ask(ONE, (self.deed.seat,), (options,), "turn")

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if type(action) is act.UseMarkers:
            _with_markers(g, self.deed, tuple([BUSINESS_ID[card] for card in action.businesses]))
        else:
            _check_needs(g, self.deed)


class Betting(Step[Table]):
    """On the horse (C-63)."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def fields(self) -> tuple[Any, ...]:
        return (self.deed,)

    def ask(self, g: Table) -> Ask:
        bet = _BEFORE[self.deed.kind]
        assert type(bet) is Bet
        most = min(bet.limit, g.cash[self.deed.seat])
        return Ask(ONE, (self.deed.seat,), (tuple(STAKE[: most // 1000 + 1]),), "turn")

    def default(self, g: Table, seat: int) -> Action:
        return STAKE[0]

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        assert type(action) is act.Stake
        lay(g, self.deed.seat, action.money)
        roll(g, self.deed)


def lay(g: Table, seat: int, money: int) -> None:
    """Cash goes onto the table."""
    g.cash[seat] -= money
    g.stakes = put(g.stakes, seat, g.stakes[seat] + money)
    if g.listening:
        g.tell(Staked(seat, money))


def _fill_pot(g: Table, deed: Deed, pot: Pot) -> None:
    """A player who cannot match it plays no Poker: nothing is laid (C-64)."""
    others = [(seat, min(pot.each, g.cash[seat])) for seat in g.opponents(deed.seat)]
    matching = sum([money for _, money in others])
    if matching > g.cash[deed.seat]:
        if g.listening:
            g.tell(NeedsMissing(deed.seat, JOB[deed.kind]))
        return
    for seat, money in others:
        lay(g, seat, money)
    lay(g, deed.seat, matching)
    roll(g, deed)


# --- 3 roll, 4 re-rolls


class Cast(Step[Table]):
    """The dice lie there; when nobody wants one rolled again, they count."""

    def __init__(self, deed: Deed, needed: int, dice: Row) -> None:
        self.deed = deed
        self.needed = needed
        self.dice = dice

    def fields(self) -> tuple[Any, ...]:
        return (self.deed, self.needed, self.dice)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        deed = self.deed
        line = min(2, successes(self.dice, self.needed))
        if deed.kind == RETURN_FIRE:
            if line:
                wound(g, deed.target, KILLED, deed.seat)
            return
        effect = LINES[deed.kind][line]
        if effect is None:
            return
        if type(effect) is ReturnFire:
            g.agenda.append(UnderFire(deed))
            open_window(g, "return_fire")
        elif type(effect) is Earn:
            g.agenda.append(Payout(deed, effect.money))
            open_window(g, "robbery")
        elif IS_ATTACK[deed.kind]:
            g.agenda.append(Strike(deed, line))
            open_window(g, "trap")
        else:
            profit = OUTCOMES[type(effect)](g, deed, effect)
            if line:  # a lost bet is an effect too, but no success
                job_succeeded(g, deed.place, profit)


def roll(g: Table, deed: Deed) -> None:
    dice = tuple([drawn(g.chance, 6) + 1 for _ in range(dice_for(g, deed))])
    needed = difficulty(g, deed)
    if g.listening:
        g.tell(Rolled(deed.seat, GANGSTER[WHO[deed.place]], needed, dice, successes(dice, needed)))
    g.agenda.append(Cast(deed, needed, dice))
    open_window(g, "reroll")


# --- 5 to 7 responses, effect


class Strike(Step[Table]):
    """An attack has succeeded, and its effect is about to happen. A Trap would cancel it."""

    def __init__(self, deed: Deed, line: int) -> None:
        self.deed = deed
        self.line = line
        self.cause = deed.number

    def fields(self) -> tuple[Any, ...]:
        return (self.deed, self.line)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        effect = LINES[self.deed.kind][self.line]
        assert effect is not None
        job_succeeded(g, self.deed.place, OUTCOMES[type(effect)](g, self.deed, effect))


class UnderFire(Step[Table]):
    """A Drive-by Shooting has missed, and the target may return fire (C-56)."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def fields(self) -> tuple[Any, ...]:
        return (self.deed,)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        """Nobody did."""
