"""Deals, talk and promises: what players do beside the questions. `TRADE` is what others need to know of it."""

from typing import Final

from sitdown.core.game import Trade
from sitdown.games.cosa_nostra.records.actions import CounterOffer, LapseOffer, MakeOffer, RefuseOffer, Say
from sitdown.games.cosa_nostra.trade.openness import lapsing, offers_to, pleas_of, trade_open
from sitdown.games.cosa_nostra.trade.prospects import prospect
from sitdown.games.cosa_nostra.trade.talking import beside

TRADE: Final = Trade(
    trade_open,
    beside,
    prospect,
    offers_to,
    pleas_of,
    RefuseOffer,
    LapseOffer,
    lapsing,
    remarks=(Say,),
    composed=(MakeOffer, CounterOffer, Say),
)
