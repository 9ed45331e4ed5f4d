"""What a model is told, from nothing but what its seat is shown: the rules, what it knows, what has happened, what it may answer."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from sitdown.core.codec import encode
from sitdown.core.game import AnyGame
from sitdown.core.records import Action, Event
from sitdown.guests.answers import Put
from sitdown.guests.text.briefing import briefing_of, glossary, rules
from sitdown.guests.text.composing import schema
from sitdown.guests.text.sheet import sheet
from sitdown.texts import Texts
from sitdown.texts.plain_words import PlainTeller

LATELY: Final = 40  # sentences of what has happened
SAID_ELSEWHERE: Final = frozenset({"seat", "question"})

HOW: Final = """\
How you answer
What you are shown counts everything from 0, and so does JSON: seats, slots, dice, offers. (Sentences count all but seats from 1, as people do.)
A question mark is something that you do not know. You may think aloud first. Your last line is your answer, and begins with ANSWER:
ANSWER: 3 chooses option 3."""
FREELY: Final = """\
Where it says so, you may also put something together yourself, as JSON on that one line, say ANSWER: {"type": …}. It is one of these:"""
NOTHING: Final = "say nothing now"


class Prompter:
    """Tells one seat of one game, in English."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._texts = Texts("en", game.name)
        self._briefing = briefing_of(game)
        self._does = None if self._briefing is None else cache(self._briefing.does(self._texts))
        self._log: deque[str] = deque(maxlen=LATELY)
        self._composed = () if game.trade is None else game.trade.composed
        self._teller: PlainTeller | None = None

    def rules(self) -> str:
        """What holds for the whole game: how it is played, and how to answer."""
        told = [] if self._briefing is None else list(rules(self._briefing, self._texts))
        return "\n\n".join([f"You play a game called {self._game.name}, to win.", *told, self._how()])

    def tell(self, seat: int, events: Iterable[Event]) -> None:
        """Something happened, as the seat saw it."""
        for event in events:
            self._log.append(self._speaker(seat).event(event))

    def situation(self, put: Put) -> str:
        """What a seat knows, and what is put to it."""
        view, knowledge = put.view(), put.knowledge()
        parts = {
            "The table, as you see it": sheet(view, SAID_ELSEWHERE),
            "All that you can know of what is hidden": sheet(knowledge, frozenset({"seat"})),
            "What the cards named here do": self._cards(view, put.options),
            "What has happened lately": "\n".join(self._log),
            self._asked(put, view): "\n".join(self._options(put, view)),
        }
        told = [f"{head}\n{words}" for head, words in parts.items() if words]
        return "\n\n".join([f"You are at seat {put.seat}.", *told])

    # --- parts

    def _how(self) -> str:
        return f"{HOW}\n{FREELY}\n{schema(self._composed)}" if self._composed else HOW

    def _cards(self, view: Any, options: Sequence[Action]) -> str:
        found = {} if self._does is None else glossary(self._does, view, options)
        return "\n".join([f"{name}: {does}" for name, does in found.items()])

    def _asked(self, put: Put, view: Any) -> str:
        if put.offers:
            return f"An offer lies before you: number {put.offers[0]}"
        if put.question is None:
            return "You may say or do something beside the question that is open"
        words = self._speaker(put.seat).question(view)
        if not put.question.timed:
            return words
        return f"{words} (Whoever is first has it; you have {put.question.seconds} seconds.)"

    def _options(self, put: Put, view: Any) -> list[str]:
        teller = self._speaker(put.seat)
        lines = [f"{at}: {_one(teller.option(option, view), option)}" for at, option in enumerate(put.options)]
        if put.may_pass:
            lines.append(f"{len(put.options)}: {NOTHING}")
        if put.free and self._composed:
            lines.append("Or put something together yourself, as JSON.")
        return lines

    def _speaker(self, seat: int) -> PlainTeller:
        if self._teller is None:
            most = self._game.players[-1]
            self._teller = PlainTeller(self._texts, seat, [f"seat {each}" for each in range(most)])
        return self._teller


def _one(words: str, option: Action) -> str:
    """An option in words, and as what it is, where words alone could mean another."""
    return f"{words}  {encode(option).decode()}"
