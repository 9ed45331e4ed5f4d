"""Omerta as numbers."""

from __future__ import annotations

from typing import Final

import numpy as np

from sitdown.core.records import Action
from sitdown.envs.course import SPOKEN, Course, Encoding
from sitdown.envs.layout import Layout, Vector
from sitdown.envs.words import DONE, SEAT, SEVERAL, Vocabulary
from sitdown.games import omerta
from sitdown.games.omerta.cards.cards import FACES, Card
from sitdown.games.omerta.cards.deck import POINTS, SAFE
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.knowledge import Knowledge
from sitdown.games.omerta.records.view import QUESTIONS, View

SEATS: Final = 5
MOST_SLOTS: Final = 56  # a whole deck, but for the safe, could lie before one player
SHOWN: Final = 8  # slots of a stock that an observation tells one by one; of those beyond it gives the sum
CARDS: Final = len(Card)

# --- words

GRAMMAR: Final[dict[type[Action], tuple[str, ...]]] = {
    act.Peek: ("peek", "slot", "slot"),
    act.CallOmerta: ("omerta",),
    act.DrawDeck: ("draw",),
    act.TakePile: ("take",),
    act.Swap: ("swap", "slot"),
    act.Discard: ("discard",),
    act.Try: ("snap", "slot"),
    act.Reveal: ("kill", "slot"),
    act.Decline: ("no",),
    act.Exchange: ("exchange", SEAT, "slot", SEAT, "slot"),
    act.Shuffle: ("mix", SEAT),
    act.Look: ("look", "slot"),
    act.Give: ("give", SEAT, SEAT),
    act.Drive: ("drive", "slot" + SEVERAL),
    act.Crack: ("crack", "place", "slot"),
    act.SendMamma: ("mamma", SEAT),
    act.LayPatrol: ("patrol", SEAT, "slot"),
}
WORDS: Final = Vocabulary(
    {
        "verb": [*[words[0] for words in GRAMMAR.values()], DONE],
        SEAT: [str(seat) for seat in range(SEATS)],
        "slot": [str(slot) for slot in range(MOST_SLOTS)],
        "place": [str(place) for place in range(SAFE)],
    },
    GRAMMAR,
    {},
)

# --- observations

# of a slot, after its card: whether it is there, unknown, under the Patrol, the card in question, and who knows it
THERE, UNKNOWN, PATROL, WANTED, KNOWN_TO = range(CARDS, CARDS + 5)

LAYOUT: Final = Layout(
    {
        "players": (SEATS,),  # 1 for every seat that is taken; like all seats counted from the one who looks
        "question": (len(QUESTIONS),),  # what is asked
        "asked": (SEATS,),  # of whom
        "about": (CARDS,),  # the bottle that can be snapped, or the character that can be answered
        "turn": (SEATS,),
        "starter": (SEATS,),
        "progress": (3,),  # rounds begun, of all; turns of this round, in fifties; cards in the deck, in sixties
        "totals": (SEATS,),  # in hundreds
        "points": (SEATS,),  # that the viewer knows of in each stock, in twenties
        "unknown": (SEATS,),  # slots that he does not know, in fours
        "stocks": (SEATS, SHOWN + 1, KNOWN_TO + SEATS),  # the last row: the sum of all further slots
        "safe": (SAFE, CARDS),
        "hand": (CARDS + 1,),  # the card drawn; the last: somebody holds one that the viewer does not know
        "in_play": (CARDS,),
        "pile_top": (CARDS,),
        "pile": (CARDS,),  # copies in it, in fours
        "unseen": (CARDS,),  # copies that could be anywhere, in fours
        "lain": (SEATS, 2),  # before whom a Mamma, a Patrol lies: for how many more turns of its player, in twos
        SPOKEN: (len(WORDS),),  # the words of the sentence being said: the first ½, the second ¼ …
    }
)


def observe(view: View, knowledge: Knowledge, vector: Vector) -> None:
    assert view.seat is not None
    me, players = view.seat, len(view.stocks)
    tell = LAYOUT.split(vector)

    def relative(seat: int) -> int:
        return (seat - me) % players

    tell["players"][:players] = 1
    question = view.question
    about = 0
    if question is not None:
        tell["question"][QUESTIONS.index(question.step)] = 1
        tell["asked"][[relative(seat) for seat in question.seats]] = 1
        about = FACES[question.card] if question.card is not None else 0
        _mark(tell["about"], question.card)
    tell["turn"][relative(view.turn)] = 1
    tell["starter"][relative(view.starter)] = 1
    tell["progress"][:] = view.round / players, min(view.turns / 50, 1), view.deck / 60
    for row in view.sheet:
        for seat, score in enumerate(row):
            tell["totals"][relative(seat)] += score / 100
    for seat, stock in enumerate(knowledge.stocks):
        rows = tell["stocks"][relative(seat)]
        for slot, card in enumerate(stock):
            told = rows[min(slot, SHOWN)]
            told[THERE] += 1
            if card is None:
                told[UNKNOWN] += 1
                tell["unknown"][relative(seat)] += 0.25
            else:
                face = FACES[card]
                told[face - 1] += 1
                told[WANTED] += face == about
                tell["points"][relative(seat)] += POINTS[face] / 20
            told[PATROL] += view.stocks[seat][slot].patrol
            for knower in knowledge.seen[seat][slot]:
                told[KNOWN_TO + relative(knower)] += 1
    for place, card in enumerate(knowledge.safe):
        _mark(tell["safe"][place], card)
    _mark(tell["hand"], knowledge.hand)
    tell["hand"][CARDS] = view.holds and knowledge.hand is None
    _mark(tell["in_play"], view.in_play)
    _mark(tell["pile_top"], view.pile_top)
    for card in knowledge.pile:
        tell["pile"][FACES[card] - 1] += 0.25
    for card, copies in knowledge.unseen.items():
        tell["unseen"][FACES[card] - 1] = copies / 4
    for lain in view.lain:
        tell["lain"][relative(lain.victim), lain.card is Card.PATROL] = lain.turns / 2


def _mark(row: np.ndarray, card: Card | None) -> None:
    if card is not None:
        row[FACES[card] - 1] = 1


ENCODINGS: Final = (Encoding("omerta", omerta.OMERTA, WORDS, LAYOUT, observe, Course, lead=-1 / 50),)
