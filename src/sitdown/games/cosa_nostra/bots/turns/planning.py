"""The planning turn: who does what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.bots.turns.attaching import best_attachment
from sitdown.games.cosa_nostra.bots.turns.campaign import best_first_step
from sitdown.games.cosa_nostra.bots.worth.card_facts import PROFIT
from sitdown.games.cosa_nostra.bots.worth.needs import Plans
from sitdown.games.cosa_nostra.bots.worth.tasks import plan_value
from sitdown.games.cosa_nostra.records import actions as act

WORTH_A_TURN: Final = 500.0  # a second task that brings less is not worth the words
POOR: Final = 0.15  # a market is exchanged if the best plan brings less than this part of an average profit


def plan(p: Plans, options: Sequence[Action]) -> Action:
    """Tasks while there must be some, second tasks if they pay, and at the last turn of the round cards for those who have theirs."""
    plans = [option for option in options if isinstance(option, act.PlanJob | act.PlanPurchase)]
    scores = [(*plan_value(p, option), at) for at, option in enumerate(plans)]
    _, value, at = max(scores, default=(0.0, 0.0, -1))
    if act.END_TURN not in options:
        if act.EXCHANGE_MARKET in options and value < POOR * PROFIT[p.o.view.round] and p.purse >= 2000:
            return act.EXCHANGE_MARKET
        return best_first_step(p, plans)
    if value > WORTH_A_TURN:
        return plans[at]
    if p.o.idle():
        return act.END_TURN  # another turn comes
    return best_attachment(p, options) or act.END_TURN
