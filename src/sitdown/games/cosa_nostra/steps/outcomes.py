"""What the lines of the job cards do: one function each. It returns what the job brought its player in cash."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sitdown.core.kernel import ONE, Ask, Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.interned import BUY_NOW, LAUNDER
from sitdown.games.cosa_nostra.board.market import gain_business, in_stack, take_business
from sitdown.games.cosa_nostra.board.material import AT_GANGSTER, BUSINESS_ID, NOBODY, able
from sitdown.games.cosa_nostra.board.prices import price
from sitdown.games.cosa_nostra.board.table import Table, put
from sitdown.games.cosa_nostra.cards import effects as fx
from sitdown.games.cosa_nostra.cards.abilities import BuyFromStack
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import Laundered, Repelled
from sitdown.games.cosa_nostra.steps.deed import Deed
from sitdown.games.cosa_nostra.steps.harm import DEACTIVATED, KILLED, strike_business, take_over, wound
from sitdown.games.cosa_nostra.steps.payout import Payout
from sitdown.games.cosa_nostra.steps.window import open_window

_FROM_STACK: Final = able(BuyFromStack)


def fine(g: Table, deed: Deed, line: fx.Fine) -> int:
    g.pay(deed.target, NOBODY, min(line.money, g.cash[deed.target]))
    return 0


def steal(g: Table, deed: Deed, line: fx.Steal) -> int:
    money = min(line.money, g.cash[deed.target])
    g.pay(deed.target, deed.seat, money)
    return money


def collect(g: Table, deed: Deed, line: fx.Collect) -> int:
    total = 0
    for seat in g.opponents(deed.seat):
        money = min(line.money, g.cash[seat])
        g.pay(seat, deed.seat, money)
        total += money
    return total


def rob(g: Table, deed: Deed, line: fx.Rob) -> int:
    """The bank is to pay the robber his part and the active player the rest; one who robs a robber, out of his part."""
    payout = _taken_from(g.agenda)
    part = payout.money * line.percent // 100_000 * 1000
    g.then(Payout(deed, part), Payout(payout.deed, payout.money - part))
    if g.options.rob_robbers and JOBS[payout.deed.kind].answers is None:
        open_window(g, "robbery")
    return 0


def _taken_from(agenda: list[Step[Any]]) -> Payout:
    """The payment that is next."""
    at = len(agenda) - 1
    while True:
        step = agenda[at]
        if type(step) is Payout:
            del agenda[at]
            return step
        at -= 1


def deactivate(g: Table, deed: Deed, line: fx.Deactivate) -> int:
    return _harm(g, deed, DEACTIVATED)


def kill(g: Table, deed: Deed, line: fx.Kill | fx.Destroy) -> int:
    return _harm(g, deed, KILLED)


def _harm(g: Table, deed: Deed, level: int) -> int:
    threaten = wound if AT_GANGSTER[deed.kind] else strike_business
    threaten(g, deed.target, level, deed.seat)
    return 0


def change_sides(g: Table, deed: Deed, line: fx.TakeOver) -> int:
    take_over(g, deed.target, deed.seat)
    return 0


def repel(g: Table, deed: Deed, line: fx.Repel | fx.RepelAndKill) -> int:
    if g.listening:
        g.tell(Repelled(deed.seat, g.boss_of(deed.target)))
    g.cancel(deed.answers)
    return 0


def repel_and_kill(g: Table, deed: Deed, line: fx.RepelAndKill) -> int:
    repel(g, deed, line)
    wound(g, deed.target, KILLED, deed.seat)
    return 0


def win_stake(g: Table, deed: Deed, line: fx.WinStake) -> int:
    stake = g.stakes[deed.seat]
    lose_stake(g, deed, fx.LoseStake())
    g.pay(NOBODY, deed.seat, line.times * stake)
    return (line.times - 1) * stake


def lose_stake(g: Table, deed: Deed, line: fx.LoseStake) -> int:
    g.bank += g.stakes[deed.seat]
    g.stakes = put(g.stakes, deed.seat, 0)
    return 0


def take_pot(g: Table, deed: Deed, line: fx.TakePot) -> int:
    pot = _emptied(g)
    g.pay(NOBODY, deed.seat, sum(pot))
    return sum(pot) - pot[deed.seat]


def share_pot(g: Table, deed: Deed, line: fx.SharePot) -> int:
    pot = _emptied(g)
    for seat in g.opponents(deed.seat):
        g.pay(NOBODY, seat, line.times * pot[seat])
    return 0


def _emptied(g: Table) -> tuple[int, ...]:
    """The stakes leave the table, through the bank's hands."""
    pot = g.stakes
    g.bank += sum(pot)
    g.stakes = (0,) * g.players
    return pot


class Buying(Step[Table]):
    """One business at once: of the market, of the stack too with the right card or with Ryu (C-61)."""

    def __init__(self, deed: Deed, line: int) -> None:
        self.deed = deed
        self.line = line

    def fields(self) -> tuple[Any, ...]:
        return (self.deed, self.line)

    def prices(self, g: Table) -> list[tuple[int, int]]:
        """The businesses within reach, and what they would cost."""
        effect = JOBS[self.deed.kind].outcomes[self.line]
        cards = list(g.market)
        if type(effect) is fx.BuyFromAnywhere or g.working(self.deed.seat) & _FROM_STACK:
            cards += in_stack(g)
        return [(card, price(g, self.deed.seat, card, effect)) for card in cards]

    def ask(self, g: Table) -> Ask:
        seat = self.deed.seat
        options = [BUY_NOW[card] for card, cost in self.prices(g) if cost <= g.cash[seat]]
        return Ask(ONE, (seat,), ((*options, act.DECLINE),), "turn")

    def default(self, g: Table, seat: int) -> Action:
        return act.DECLINE

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if type(action) is act.BuyNow:
            card = BUSINESS_ID[action.business]
            cost = price(g, self.deed.seat, card, JOBS[self.deed.kind].outcomes[self.line])
            take_business(g, card)
            gain_business(g, self.deed.seat, card, cost)


def buy(g: Table, deed: Deed, line: fx.BuyFromMarket | fx.BuyFromAnywhere) -> int:
    g.agenda.append(Buying(deed, JOBS[deed.kind].outcomes.index(line)))
    return 0


class Laundering(Step[Table]):
    """Whole thousands under the boss (C-60)."""

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.limit = limit

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.limit)

    def ask(self, g: Table) -> Ask:
        most = min(self.limit, g.cash[self.seat])
        return Ask(ONE, (self.seat,), (tuple(LAUNDER[: most // 1000 + 1]),), "turn")

    def default(self, g: Table, seat: int) -> Action:
        return LAUNDER[0]

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        assert type(action) is act.Launder
        seat = self.seat
        g.cash[seat] -= action.money
        g.laundered = put(g.laundered, seat, g.laundered[seat] + action.money)
        if g.listening:
            g.tell(Laundered(seat, action.money))


def launder(g: Table, deed: Deed, line: fx.Launder) -> int:
    g.agenda.append(Laundering(deed.seat, line.limit))
    return 0


OUTCOMES: Final[dict[type[fx.Effect], Callable[[Table, Deed, Any], int]]] = {
    fx.Fine: fine,
    fx.Steal: steal,
    fx.Collect: collect,
    fx.Rob: rob,
    fx.Deactivate: deactivate,
    fx.Kill: kill,
    fx.Destroy: kill,
    fx.TakeOver: change_sides,
    fx.Repel: repel,
    fx.RepelAndKill: repel_and_kill,
    fx.BuyFromMarket: buy,
    fx.BuyFromAnywhere: buy,
    fx.Launder: launder,
    fx.WinStake: win_stake,
    fx.LoseStake: lose_stake,
    fx.TakePot: take_pot,
    fx.SharePot: share_pot,
}
