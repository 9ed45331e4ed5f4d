"""La Cosa Nostra: 3 to 5 families, secret orders, dice, businesses and deals; with the mercenaries as an option."""

from sitdown.core.codec import Codec
from sitdown.core.game import Game, Usual, later
from sitdown.core.kernel import Opening
from sitdown.games.cosa_nostra.eyes.chances import chances
from sitdown.games.cosa_nostra.eyes.opened import opened
from sitdown.games.cosa_nostra.game import NAME, PLAYERS, CosaNostra, new_cosa_nostra
from sitdown.games.cosa_nostra.records.actions import CosaNostraAction
from sitdown.games.cosa_nostra.records.events import CosaNostraEvent
from sitdown.games.cosa_nostra.records.moves import read_move, write_move
from sitdown.games.cosa_nostra.records.options import CosaNostraOptions
from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.steps import (
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
from sitdown.games.cosa_nostra.text.notation import Notation
from sitdown.games.cosa_nostra.trade import TRADE

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
    acting.SecondTask,
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

COSA_NOSTRA: Game[CosaNostra, View] = Game(
    name=NAME,
    rules=2,
    players=PLAYERS,
    options=CosaNostraOptions,
    state=CosaNostra,
    open=new_cosa_nostra,
    codec=CODEC,
    write=NOTATION.write,
    read=NOTATION.read,
    write_move=write_move,
    read_move=read_move,
    opened=opened,
    # Nobody waits for a person who plays against bots at the terminal: no clock runs unless he wants one.
    usual=Usual(
        4,
        ("regular",),
        caretaker="regular",
        sparring="regular",
        options={"reaction_seconds": None},
        gentle={"reaction_seconds": None},
        post=dict.fromkeys(("planning_seconds", "turn_seconds", "reaction_seconds", "offer_seconds")),
    ),
    words="sitdown.games.cosa_nostra.words",
    sentences=later("sitdown.games.cosa_nostra.words.sentences:SENTENCES"),
    trade=TRADE,
    inspect=chances,
    bots=later("sitdown.games.cosa_nostra.bots:BOTS"),
    caretaker=later("sitdown.games.cosa_nostra.bots.caretaker:POLICY"),
    instructions=later("sitdown.games.cosa_nostra.instructions:INSTRUCTIONS"),
    judge=later("sitdown.games.cosa_nostra.coach:JUDGE"),
    encodings=later("sitdown.games.cosa_nostra.learning:ENCODINGS"),
    front=later("sitdown.games.cosa_nostra.terminal:FRONT"),
    marks=later("sitdown.games.cosa_nostra.marks:MARKS"),
    lessons=later("sitdown.games.cosa_nostra.lessons:LESSONS"),
    briefing=later("sitdown.games.cosa_nostra.words.briefing:BRIEFING"),
)

__all__ = ["COSA_NOSTRA", "NOTATION", "CosaNostra", "CosaNostraOptions", "new_cosa_nostra"]
