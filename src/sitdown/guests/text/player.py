"""A language model at the table."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any, Final

from sitdown.bots.base import Asked, Beside, Choice, Imagine, Look
from sitdown.core.game import AnyGame
from sitdown.core.kernel import ONE, Ask, State
from sitdown.core.records import Action
from sitdown.guests.answers import Put, Reply
from sitdown.guests.budget import Budget
from sitdown.guests.guest import Guest
from sitdown.guests.text.models import Model
from sitdown.guests.text.prompt import Prompter
from sitdown.guests.text.reading import read

WORDS: Final = 3  # that it may say beside a question of its own: each is paid for with a whole prompt


class TextPlayer(Guest):
    """Where players trade it is asked at once what it answers and what it wants to say beside it: when a question is its own, or an offer lies before it."""

    def __init__(
        self, model: Model, game: AnyGame, name: str, seed: int | str, budget: Budget, transcripts: Path | None
    ) -> None:
        super().__init__(game, name, seed, budget, transcripts)
        self._model = model
        self._prompter = Prompter(game)
        self._rules = self._prompter.rules()
        self._question = -1  # the last of its own at which it could speak, and how often it has
        self._said = 0
        self._meant: Action | None = None  # its answer to that, if it has heard nothing since
        self._speechless = False  # it had none that would do
        self._considered: set[int] = set()  # offers

    def hear(self, put: Put, refused: str | None) -> Reply:
        self._prompter.tell(put.seat, self.news())
        prompt = self._prompter.situation(put)
        if refused is not None:
            prompt += f"\n\nYour last answer was refused: {refused}"
        began = perf_counter()
        heard = self._model.say(self._rules, prompt, self._spent.seconds_left, self._budget.letters)
        self.timed(began, prompt.encode(), heard)
        return read(heard.decode("utf-8", "replace"), len(put.options) if put.may_pass else None)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        meant, self._meant = self._meant, None
        if self._speechless and imagine().question == self._question:
            return self.default(ask)
        if meant is not None and not self._news and meant in ask.options and imagine().question == self._question:
            return Choice(meant)
        return super().choose(seat, view, knowledge, ask, imagine)

    def propose(
        self, seat: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        world: State = imagine()
        ask = world.ask
        if ask is None or not self._may_speak(ask, world.question, seat):
            return None
        options = ask.options(seat)
        put = Put(seat, (*options, *beside()), self._asked(ask, options), (), view, knowledge, imagine, free=True)
        said = self.word(put)
        if said is None or said in options:
            self._meant, self._said, self._speechless = said, WORDS, said is None
            return None
        return said

    def answer(
        self,
        seat: int,
        offer: int,
        view: Look[Any],
        knowledge: Look[Any],
        imagine: Imagine[Any],
        beside: Beside,
    ) -> Action | None:
        """Once for every offer: what it does not answer then lies there."""
        if offer in self._considered:
            return None
        self._considered.add(offer)
        return super().answer(seat, offer, view, knowledge, imagine, beside)

    # --- inside

    def _may_speak(self, ask: Ask, question: int, seat: int) -> bool:
        if ask.mode != ONE or len(ask.options(seat)) < 2:
            return False
        if question != self._question:
            self._question, self._said, self._meant, self._speechless = question, 0, None, False
        self._said += 1
        return self._said <= WORDS

    def _asked(self, ask: Ask, options: tuple[Action, ...]) -> Asked:
        return Asked("one", options, None, False, None)
