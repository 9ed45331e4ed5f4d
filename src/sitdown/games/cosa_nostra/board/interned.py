"""Actions that are offered all the time, each made once, to be looked up by the ints of what they name."""

from typing import Final

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.material import BUSINESS, CARD, GANGSTER, JOB, PLACE
from sitdown.games.cosa_nostra.records import actions as act

Row = list[Action]

# by place
SNITCH_ON: Final[Row] = [act.Snitch(place) for place in PLACE]
BUY: Final[Row] = [act.Buy(place) for place in PLACE]
CALL_OFF: Final[Row] = [act.CallOff(place) for place in PLACE]
CARRY_OUT: Final[Row] = [act.CarryOut(place) for place in PLACE]
DEAL_INSTEAD: Final[Row] = [act.DealInstead(place) for place in PLACE]
ROB: Final[Row] = [act.Rob(place) for place in PLACE]
SPRING_TRAP: Final[Row] = [act.SpringTrap(place) for place in PLACE]
# by place, then by job, business, seat or gangster
PLAN_JOB: Final[list[Row]] = [[act.PlanJob(place, job) for job in JOB] for place in PLACE]
PLAN_PURCHASE: Final[list[Row]] = [[act.PlanPurchase(place, card) for card in BUSINESS] for place in PLACE]
ATTACK_PLAYER: Final[list[Row]] = [[act.AttackPlayer(place, seat) for seat in range(5)] for place in PLACE]
ATTACK_BUSINESS: Final[list[Row]] = [[act.AttackBusiness(place, card) for card in BUSINESS] for place in PLACE]
ATTACK_GANGSTER: Final[list[Row]] = [[act.AttackGangster(place, who) for who in GANGSTER] for place in PLACE]
STRIKE_INSTEAD: Final[list[Row]] = [[act.StrikeInstead(place, who) for who in GANGSTER] for place in PLACE]
# by place, then by another, or the same once more: only that one
_PAIRS: Final = [[(one, two) if one is not two else (one,) for two in PLACE] for one in PLACE]
SPY_ON: Final[list[Row]] = [[act.Spy(pair) for pair in row] for row in _PAIRS]
LAWYER_ON: Final[list[Row]] = [[act.AskLawyer(pair) for pair in row] for row in _PAIRS]
# by influence card, then by gangster
ATTACH: Final[list[Row]] = [[act.Attach(card, who) for who in GANGSTER] for card in CARD]
# all there is to say, or the last thing
END: Final[Row] = [act.END_TURN]
EXCHANGE: Final[Row] = [act.EXCHANGE_MARKET]
LIE_LOW: Final[Row] = [act.LIE_LOW]
ONLY: Final = (0,)  # of such a row
# by business, die, thousands of dollars
BUY_NOW: Final[Row] = [act.BuyNow(card) for card in BUSINESS]
REROLL: Final[Row] = [act.Reroll(die) for die in range(20)]
STAKE: Final[Row] = [act.Stake(1000 * thousands) for thousands in range(21)]
LAUNDER: Final[Row] = [act.Launder(1000 * thousands) for thousands in range(16)]
