"""La Cosa Nostra: 3 to 5 families, secret orders, dice, businesses and deals; with the mercenaries as an option."""

from sitdown.core.codec import Codec
from sitdown.core.kernel import Opening
from sitdown.core.registry import Game, register
from sitdown.games.cosa_nostra import (
    acting,
    carrying,
    deed,
    final,
    harm,
    hiring,
    outcomes,
    payout,
    planning,
    rounds,
    spying,
    window,
)
from sitdown.games.cosa_nostra.actions import CosaNostraAction
from sitdown.games.cosa_nostra.events import CosaNostraEvent
from sitdown.games.cosa_nostra.game import CosaNostra, new_cosa_nostra
from sitdown.games.cosa_nostra.notation import Notation
from sitdown.games.cosa_nostra.opened import opened
from sitdown.games.cosa_nostra.options import CosaNostraOptions

STEPS = (
    Opening,
    rounds.SetUp,
    rounds.BeginRound,
    hiring.LayOut,
    hiring.ClearAway,
    hiring.Hiring,
    hiring.Exchanging,
    hiring.Drawing,
    planning.BeginPlanning,
    planning.Planning,
    planning.PlanTurn,
    acting.BeginAction,
    acting.Acting,
    acting.Turn,
    acting.ExtraTurn,
    acting.LyingLow,
    acting.Act,
    acting.Finish,
    deed.Deed,
    carrying.Start,
    carrying.ChoosingMarkers,
    carrying.Betting,
    carrying.Cast,
    carrying.Strike,
    carrying.UnderFire,
    payout.Payout,
    outcomes.Buying,
    outcomes.Laundering,
    harm.Wound,
    harm.Blow,
    harm.Heal,
    spying.Looking,
    spying.NewMarket,
    spying.Attaching,
    window.Window,
    window.AskAbout,
    rounds.Payday,
    rounds.Training,
    rounds.EndRound,
    final.FinalCount,
)

CODEC = Codec(CosaNostraAction, CosaNostraEvent, STEPS)
NOTATION = Notation(CODEC)

COSA_NOSTRA = Game(
    name="cosa-nostra",
    rules=1,
    players=range(3, 6),
    options=CosaNostraOptions,
    open=new_cosa_nostra,
    codec=CODEC,
    write=NOTATION.write,
    read=NOTATION.read,
    opened=opened,
)
register(COSA_NOSTRA)

__all__ = ["COSA_NOSTRA", "NOTATION", "CosaNostra", "CosaNostraOptions", "new_cosa_nostra"]
