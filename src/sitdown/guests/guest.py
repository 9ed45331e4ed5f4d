"""A player from outside, as a bot. It is asked, told why if its answer will not do, and asked again; if it cannot be heard the default is played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from sitdown.bots.base import AnyBot, Asked, Beside, Choice, Imagine, Look
from sitdown.bots.reflexes import Reflexes
from sitdown.core.game import AnyGame
from sitdown.core.records import Action, Event
from sitdown.guests.answers import Put, Refused, Reply, delay_of, judge
from sitdown.guests.budget import Budget, Spending, Trouble
from sitdown.guests.transcript import Transcript

GAVE_UP: Final = "none of its answers to a question would do"


class Guest(AnyBot):
    """What both kinds have in common. Theirs is how something is put to them, and heard."""

    def __init__(self, game: AnyGame, name: str, seed: int | str, budget: Budget, transcripts: Path | None) -> None:
        self.game = game
        self._troubles: list[str] = []
        self._budget = budget
        self._spent = Spending(budget)
        self._news: list[Event] = []  # that it has not been told
        self._lot = Random(f"{seed}/lot")
        self._reflexes = Reflexes(seed)
        self._gone = False
        self._transcript = Transcript.begin(transcripts, game, name, seed)

    def hear(self, put: Put, refused: str | None) -> Reply:
        """Put it, or say why the last answer was refused. Raises `Refused` for what cannot be read, `Trouble` for what cannot be heard."""
        raise NotImplementedError

    # --- as a bot

    @property
    def troubles(self) -> Sequence[str]:
        return self._troubles

    def see(self, seat: int, event: Event) -> None:
        if not self._gone:
            self._news.append(event)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        choice = self.decide(Put(seat, ask.options, ask, (), view, knowledge, imagine, free=False))
        return self.default(ask) if choice is None else choice

    def default(self, ask: Asked) -> Choice:
        """What silence means, or the lot."""
        return self._reflexes.answer(self._lot.choice(ask.options) if ask.default is None else ask.default, ask)

    def has_word(self) -> bool:
        return not self._gone

    def propose(
        self, seat: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        return self.word(Put(seat, tuple(beside()), None, (), view, knowledge, imagine, free=True))

    def answer(
        self,
        seat: int,
        offer: int,
        view: Look[Any],
        knowledge: Look[Any],
        imagine: Imagine[Any],
        beside: Beside,
    ) -> Action | None:
        return self.word(Put(seat, tuple(beside()), None, (offer,), view, knowledge, imagine, free=True))

    # --- being asked

    def word(self, put: Put) -> Action | None:
        """What it says beside the questions."""
        said = self.decide(put)
        return None if said is None else said.action

    def decide(self, put: Put) -> Choice | None:
        """What it does; `None`: nothing, or the default."""
        if self._gone:
            return None
        try:
            return self._decided(put)
        except Trouble as trouble:
            self._troubles.append(str(trouble))
            self._gone = True
            self._news.clear()
            self.close()
            return None

    def _decided(self, put: Put) -> Choice | None:
        refused: str | None = None
        for _ in range(self._budget.tries):
            self._spent.check()
            try:
                reply = self.hear(put, refused)
                action, delay = judge(reply, put, self.game.codec), delay_of(reply)
                if action is None:
                    return None
                if put.question is None or not put.question.timed:
                    return Choice(action)
                return self._reflexes.answer(action, put.question) if delay is None else Choice(action, delay)
            except Refused as error:
                refused = str(error)
                self._spent.refuse()
                self._transcript.refused(refused)
        self._troubles.append(GAVE_UP)
        return None

    # --- for those that put it

    def news(self) -> Sequence[Event]:
        """What it has seen since it was last told."""
        news, self._news = self._news, []
        return news

    def timed(self, began: float, said: bytes, heard: bytes) -> None:
        """An exchange that went well is paid for, and written down."""
        seconds = perf_counter() - began
        self._spent.spend(seconds, len(said) + len(heard))
        self._transcript.exchange(said, heard, seconds)
