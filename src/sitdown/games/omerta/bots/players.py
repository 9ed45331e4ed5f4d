"""The players of Omerta: one judgement, and a memory each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from sitdown.bots.base import Asked, Bot, Choice, Imagine, Look
from sitdown.bots.reflexes import Reflexes
from sitdown.core.records import Action, Event
from sitdown.games.omerta.bots.memory import reveals
from sitdown.games.omerta.bots.memory.fading import Fading, Memory
from sitdown.games.omerta.bots.memory.picture import Moment, Picture, Worth
from sitdown.games.omerta.bots.memory.recalling import recall, remember, whole_deck
from sitdown.games.omerta.bots.temper import Temper
from sitdown.games.omerta.bots.turns import targets, turns
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.game import Omerta
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import RoundBegan, SnapOpened, TurnBegan
from sitdown.games.omerta.records.knowledge import Knowledge
from sitdown.games.omerta.records.view import View

JUDGEMENT: Final[dict[type[Action], Callable[[Picture], Worth]]] = {  # by the kind of the first option
    act.Peek: targets.first_look,
    act.DrawDeck: turns.begin_turn,
    act.Swap: turns.place,
    act.Try: reveals.snap,
    act.Reveal: reveals.answer_with_killer,
    act.Drive: reveals.drive,
    act.Exchange: targets.exchange,
    act.Shuffle: targets.shuffle,
    act.Look: targets.look,
    act.Give: targets.give,
    act.Crack: targets.crack,
    act.SendMamma: targets.send_mamma,
    act.LayPatrol: targets.lay_patrol,
}


def judge(picture: Picture, options: Sequence[Action]) -> Action:
    """The best of the options; of equals the last, which declines if one may."""
    return max(reversed(options), key=JUDGEMENT[type(options[0])](picture))


class Player(Bot[View, Knowledge, Omerta]):
    """Judges the table as he pictures it, by his temper."""

    def __init__(self, seed: int | str, temper: Temper) -> None:
        self._reflexes = Reflexes(seed)
        self._temper = temper
        self._moment = Moment()

    def see(self, seat: int, event: Event) -> None:
        if isinstance(event, SnapOpened):
            self._moment = replace(self._moment, snap=event.card)
        elif isinstance(event, TurnBegan) and event.seat == seat:
            self._moment = Moment(self._moment.turns + 1)
        elif isinstance(event, RoundBegan):
            self._moment = Moment()

    def choose(
        self, seat: int, view: Look[View], knowledge: Look[Knowledge], ask: Asked, imagine: Imagine[Omerta]
    ) -> Choice:
        return self._reflexes.answer(judge(self.picture(seat, view, knowledge), ask.options), ask)

    def picture(self, seat: int, view: Look[View], knowledge: Look[Knowledge]) -> Picture:
        raise NotImplementedError


class Careful(Player):
    """Forgets nothing."""

    def picture(self, seat: int, view: Look[View], knowledge: Look[Knowledge]) -> Picture:
        return recall(knowledge(), seat, self._temper, self._moment)


class Forgetful(Player):
    """Has only what is left in his memory. The one thing he knows besides is what is in the box."""

    def __init__(self, seed: int | str, temper: Temper, fading: Fading) -> None:
        super().__init__(seed, temper)
        self._memory = Memory(seed, fading)
        self._box: Counter[Card] = Counter()

    def see(self, seat: int, event: Event) -> None:
        super().see(seat, event)
        self._memory.see(seat, event)

    def picture(self, seat: int, view: Look[View], knowledge: Look[Knowledge]) -> Picture:
        if not self._box:
            self._box = whole_deck(knowledge())
        return remember(self._memory, view(), self._box, seat, self._temper, self._moment)
