"""Omerta as numbers."""

from __future__ import annotations

from typing import Final

from sitdown.core.records import Action
from sitdown.envs.course import SPOKEN, Course, Encoding
from sitdown.envs.layout import Layout
from sitdown.envs.words import DONE, SEAT, SEVERAL, Vocabulary
from sitdown.games import omerta
from sitdown.games.omerta.cards.deck import SAFE
from sitdown.games.omerta.learning.sight import FACES, ROW, SEATS, SHOWN, numbers, observation
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.view import QUESTIONS

MOST_SLOTS: Final = 56  # a whole deck, but for the safe, could lie before one player

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

LAYOUT: Final = Layout(
    {
        "players": (SEATS,),  # 1 for every seat that is taken; like all seats counted from the one who looks
        "question": (len(QUESTIONS),),  # what is asked
        "asked": (SEATS,),  # of whom
        "about": (FACES,),  # the bottle that can be snapped, or the character that can be answered
        "turn": (SEATS,),
        "starter": (SEATS,),
        "progress": (3,),  # rounds begun, of all; turns of this round, in fifties; cards in the deck, in sixties
        "totals": (SEATS,),  # in hundreds
        "points": (SEATS,),  # that the viewer knows of in each stock, in twenties
        "unknown": (SEATS,),  # slots that he does not know, in fours
        "stocks": (SEATS, SHOWN + 1, ROW),  # the last row: the sum of all further slots
        "safe": (SAFE, FACES),
        "hand": (FACES + 1,),  # the card drawn; the last: somebody holds one that the viewer does not know
        "in_play": (FACES,),
        "pile_top": (FACES,),
        "pile": (FACES,),  # copies in it, in fours
        "unseen": (FACES,),  # copies that could be anywhere, in fours
        "lain": (SEATS, 2),  # before whom a Mamma, a Patrol lies: for how many more turns of its player, in twos
        SPOKEN: (len(WORDS),),  # the words of the sentence being said: the first ½, the second ¼ …
    }
)


_NOTHING_SAID: Final = numbers([0.0] * len(WORDS))


def observe(g: omerta.Omerta, seat: int) -> bytes:
    return observation(g, seat, _NOTHING_SAID)


ENCODINGS: Final = (Encoding("omerta", omerta.OMERTA, WORDS, LAYOUT, observe, Course, lead=-1 / 50),)
