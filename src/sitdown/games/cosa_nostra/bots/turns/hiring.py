"""Whom to hire, and what to do for a new man."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.income import MONOPOLY, counted, earned
from sitdown.games.cosa_nostra.bots.worth.card_facts import MAN_NUMBER, PRICE_OF, STRENGTH_OF, has
from sitdown.games.cosa_nostra.bots.worth.head_count import heads
from sitdown.games.cosa_nostra.bots.worth.needs import Plans
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook
from sitdown.games.cosa_nostra.bots.worth.values import gangster_worth
from sitdown.games.cosa_nostra.cards import abilities as can
from sitdown.games.cosa_nostra.cards.cards import Monopoly
from sitdown.games.cosa_nostra.cards.names import Gangster
from sitdown.games.cosa_nostra.records import actions as act

# What an ability is worth a round.
ROUNDLY: Final[dict[type[can.Ability], float]] = {
    can.AttackDice: 2500,
    can.NoTrap: 1000,
    can.AttackAgain: 2500,
    can.PlayAs: 2500,
    can.LendDice: 2000,
    can.Reroll: 3000,
    can.Train: 1500,
    can.CancelInfluence: 2500,
    can.SecondJob: 6000,
    can.PurchaseBeside: 3000,
    can.Discount: 3500,
    can.BuyFromStack: 1500,
}
INSTEAD: Final = 1300  # a round, for each die that he rolls for what he does instead of his job
A_CARD: Final = 1500  # drawn when hired
JOBS_AHEAD: Final = 3  # so many more than men are enough


def hire(p: Plans, options: Sequence[Action]) -> Action:
    """The one who is worth most beyond his price, if anybody is."""
    return max(options, key=lambda option: _gain(p.o, option.gangster) if isinstance(option, act.Hire) else 0.0)


def exchange(p: Plans, options: Sequence[Action]) -> Action:
    """A mercenary for a start gangster of the same strength (M-3): for his abilities alone."""

    def value(option: Action) -> float:
        if not isinstance(option, act.Exchange):
            return 0.0
        price = max(0, PRICE_OF[option.mercenary] - PRICE_OF[option.gangster])
        return ability_worth(p.o, option.mercenary) - price

    return max(options, key=value)


def draw_for_stas(p: Plans, options: Sequence[Action]) -> Action:
    if act.DRAW_JOB in options and len(p.o.view.jobs) < len(p.o.me.crew) + JOBS_AHEAD:
        return act.DRAW_JOB
    return options[-1]


def train(p: Plans, options: Sequence[Action]) -> Action:
    return act.TRAIN if p.o.working_rounds and p.o.me.cash >= 4000 else act.DECLINE


def _gain(o: Outlook, gangster: Gangster) -> float:
    worth = gangster_worth(o, gangster, STRENGTH_OF[gangster]) + ability_worth(o, gangster)
    return worth + heads(o, (o.seat, 1)) - PRICE_OF[gangster]


def ability_worth(o: Outlook, gangster: Gangster) -> float:
    """Beside his strength and his own income."""
    rounds = len(o.working_rounds)
    worth = rounds * sum([value for kind, value in ROUNDLY.items() if has(gangster, kind)])
    if has(gangster, can.Instead):
        worth += rounds * INSTEAD * STRENGTH_OF[gangster]
    if has(gangster, can.DrawWhenHired):
        worth += 2 * A_CARD
    if has(gangster, can.CountsAs):
        worth += 0.5 * MONOPOLY * o.paydays * (o.open[o.seat] & _stand_ins(gangster)).bit_count()
    if has(gangster, can.SeveralPay):
        men = o.men[o.seat]
        more = earned(o.open[o.seat], men | 1 << MAN_NUMBER[gangster]) - earned(o.open[o.seat], men)
        worth += o.paydays * (more + 500 * rounds)
    return worth


def _stand_ins(gangster: Gangster) -> int:
    """The businesses that count for a monopoly because of him."""
    man, found = 1 << MAN_NUMBER[gangster], 0
    for at in range(len(Monopoly)):
        found |= counted(at, man) & ~counted(at, 0)
    return found
