"""La Cosa Nostra as a seat sees it, in numbers. Money is in tens of thousands; seats are counted from the one who looks."""

from __future__ import annotations

from typing import Final

from sitdown.envs.course import SPOKEN
from sitdown.envs.layout import Layout
from sitdown.games.cosa_nostra.board.material import BUSINESS_ID, GANGSTER_ID, JOB_KIND, PLACE_ID
from sitdown.games.cosa_nostra.cards.cards import ROUNDS, Influence
from sitdown.games.cosa_nostra.learning.words import DICE, PROMISES, SEATS, WORDS
from sitdown.games.cosa_nostra.records.view import QUESTIONS

MEN, PLACES, JOBS, BUSINESSES = len(GANGSTER_ID), len(PLACE_ID), len(JOB_KIND), len(BUSINESS_ID)
CARDS: Final = {card: number for number, card in enumerate(Influence)}
MONEY: Final = 10_000
PHASES: Final = ("setup", "draw", "recruiting", "planning", "action", "payday", "end")
PLAYER: Final = (
    "there",
    "cash",
    "laundered",
    "markers",
    "influence",
    "income",
    "trophies",
    "to plan",
    "kept",
    "broken",
    "owes me",
    "I owe",
)
MAN: Final = ("laid out", "active", "strength", "dice", "used")
PLACE: Final = ("purchase", "job", "its round", "seen by", "known", "difficulty", "cash job", "attack", "which")
BUSINESS: Final = ("in the market", "its price", "in the stack", "active", "used", "can be bought now")

LAYOUT: Final = Layout(
    {
        "round": (ROUNDS,),
        "phase": (len(PHASES),),
        "question": (len(QUESTIONS),),  # what is asked
        "asked": (SEATS,),  # of whom
        "turn": (SEATS,),
        "starter": (SEATS,),
        "trade": (1,),  # whether it is allowed now
        "players": (SEATS, len(PLAYER)),
        "backs": (SEATS, ROUNDS),  # jobs in hand, by their backs, in fives
        "men": (MEN, len(MAN)),
        "bosses": (MEN, SEATS),  # whose man he is
        "recruits": (MEN, SEATS),  # for whom he can be hired
        "places": (PLACES, len(PLACE)),  # the task there; of a job that he knows more
        "attached": (MEN, len(CARDS)),  # 1: by the viewer, ½: by somebody else
        "hand": (JOBS,),  # copies
        "plans": (JOBS, 2),  # planned by the viewer; by others, as far as he knows
        "unseen": (JOBS,),  # copies that could be anywhere
        "dropped": (JOBS,),  # copies that lie open among the discards
        "influence": (len(CARDS), 3),  # in hand, open on the pile, unseen: in fours
        "businesses": (BUSINESSES, len(BUSINESS)),
        "owners": (BUSINESSES, SEATS),
        "markers": (BUSINESSES, SEATS),  # in fives
        "purchases": (BUSINESSES, SEATS),  # who has planned to buy it
        "monopolies": (3, SEATS),
        "job": (JOBS,),  # the one in progress, innermost first
        "doing": (4,),  # whether there is one, its difficulty in tens, its money, whether it is turned up
        "dice": (DICE,),  # in sixes
        "doer": (SEATS,),
        "target_seat": (SEATS,),
        "target_man": (MEN,),  # of it, or who is in danger
        "target_business": (BUSINESSES,),
        "danger": (2,),  # of being deactivated, of being killed
        "bidder": (SEATS,),  # whose offer is to be answered
        "cash": (2,),  # what it gives, what it takes
        "goods": (2, BUSINESSES),
        "people": (2, MEN),
        "rights": (2, BUSINESSES),  # to put a marker; ½: one promised
        "promises": (2, len(PROMISES), 3),  # how many; the money, or the percentage; the round, in fours
        "promised_jobs": (2, PLACES),  # the jobs that they are about
        SPOKEN: (len(WORDS),),  # the words of the sentence being said: the first ½, the second ¼ …
    }
)
