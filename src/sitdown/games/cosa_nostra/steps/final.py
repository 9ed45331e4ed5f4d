"""The final count (C-93, C-94)."""

from __future__ import annotations

from typing import Final

from sitdown.core.chance import drawn
from sitdown.core.kernel import Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.judging import round_over
from sitdown.games.cosa_nostra.board.material import COST, MAN_PRICE, NOBODY, members
from sitdown.games.cosa_nostra.board.table import Table, put
from sitdown.games.cosa_nostra.records.events import (
    ArmWrestled,
    Confessed,
    GameEnded,
    LaunderedCounted,
    TrophiesCounted,
)
from sitdown.games.cosa_nostra.steps.paying import pay_business_bonus, pay_income, pay_the_most
from sitdown.games.cosa_nostra.steps.strength import full_strength
from sitdown.games.cosa_nostra.trade.deals import lapse_all

TIMES: Final = 2  # income and laundered money count double
MOST_GANGSTERS: Final = 15_000
TROPHIES: Final = (0, 2000, 4000, 6000)  # a strength, by how many there are; more count as three


class FinalCount(Step[Table]):
    """Instead of payday, after the last round."""

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        lapse_all(g)
        round_over(g)
        for seat in g.clockwise(g.starter):
            pay_income(g, seat, TIMES)
        if g.options.business_bonus:
            pay_business_bonus(g)
        pay_the_most(g, [g.working(seat).bit_count() for seat in range(g.players)], "gangsters", MOST_GANGSTERS)
        for seat in g.clockwise(g.starter):
            _count_trophies(g, seat)
            _count_laundered(g, seat)
        _declare(g)


def _count_trophies(g: Table, seat: int) -> None:
    money = trophies_pay([full_strength(g, who) for who in members(g.trophies[seat])])
    g.move(NOBODY, seat, money)
    if g.listening and money:
        g.tell(TrophiesCounted(seat, money))


def trophies_pay(strengths: list[int]) -> int:
    """What trophies of these strengths count for."""
    return sum(strengths) * TROPHIES[min(3, len(strengths))]


def _count_laundered(g: Table, seat: int) -> None:
    money = g.laundered[seat]
    g.laundered = put(g.laundered, seat, 0)
    g.bank += money
    g.move(NOBODY, seat, TIMES * money)
    if g.listening and money:
        g.tell(LaunderedCounted(seat, TIMES * money))


def _declare(g: Table) -> None:
    """Most cash; of those tied, the higher value; of those still tied, the stronger arm."""
    values = [value(g, seat) for seat in range(g.players)]
    standing = [(g.cash[seat], values[seat]) for seat in range(g.players)]
    best = max(standing)
    tied = [seat for seat in range(g.players) if standing[seat] == best]
    while len(tied) > 1:
        dice = [drawn(g.chance, 6) + 1 for _ in tied]
        if g.listening:
            g.tell(ArmWrestled(tuple(tied), tuple(dice)))
        tied = [seat for seat, die in zip(tied, dice, strict=True) if die == max(dice)]
    g.winner = tied[0]
    meant = tuple([entry.meant for entry in g.ledger])
    if g.listening:
        g.tell(GameEnded(tuple(g.cash), tuple(values), g.winner))
    if g.listening and any(meant):
        g.tell(Confessed(meant))


def value(g: Table, seat: int) -> int:
    """Of his businesses and gangsters, deactivated ones too, by their prices."""
    businesses = sum([COST[card] for card in members(g.holdings[seat])])
    return businesses + sum([MAN_PRICE[who] for who in members(g.crews[seat])])
