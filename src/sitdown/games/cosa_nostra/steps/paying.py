"""What the bank pays at payday and at the end (C-90, C-93)."""

from typing import Final, Literal

from sitdown.games.cosa_nostra.board.income import income
from sitdown.games.cosa_nostra.board.material import NOBODY
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.records.events import BonusPaid, IncomePaid

BUSINESS_BONUS: Final = 5000


def pay_income(g: Table, seat: int, times: int) -> None:
    money = times * income(g, seat)
    g.move(NOBODY, seat, money)
    if g.listening and money:
        g.tell(IncomePaid(seat, money))


def pay_business_bonus(g: Table) -> None:
    """For the highest income; twice as much for all changes nothing."""
    pay_the_most(g, [income(g, seat) for seat in range(g.players)], "business", BUSINESS_BONUS)


def pay_the_most(g: Table, scores: list[int], bonus: Literal["business", "gangsters"], money: int) -> None:
    """Nobody, if tied."""
    most = max(scores)
    if scores.count(most) == 1:
        seat = scores.index(most)
        g.move(NOBODY, seat, money)
        if g.listening:
            g.tell(BonusPaid(seat, bonus, money))
