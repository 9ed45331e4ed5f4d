"""The boss: he plays the worlds he could be in to the end of the round, with every option worth a thought, and takes what wins most often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from sitdown.bots.base import Asked, Choice, Imagine, Look
from sitdown.core.chance import Chance, Quick
from sitdown.core.kernel import RACE
from sitdown.core.records import Action, Event
from sitdown.games.omerta.bots.memory.clues import Clues
from sitdown.games.omerta.bots.memory.picture import Picture
from sitdown.games.omerta.bots.players import JUDGEMENT, Careful, judge
from sitdown.games.omerta.bots.search.prospects import prospects
from sitdown.games.omerta.bots.search.verdict import verdict
from sitdown.games.omerta.bots.search.worlds import worlds
from sitdown.games.omerta.bots.temper import Temper
from sitdown.games.omerta.bots.turns.calling import chance_of_success, out_of_patience
from sitdown.games.omerta.bots.turns.instinct import play_turn, race
from sitdown.games.omerta.game import Omerta
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.knowledge import Knowledge
from sitdown.games.omerta.records.view import View
from sitdown.games.omerta.steps.turn import Draw

CLEAR: Final = 1.5  # standard errors that an option has to be behind to be dropped
WORTH_A_THOUGHT: Final = 5  # options of a question, at most
OUTSIDE: Final = 0.15  # the chance below which a call or a snap is not thought about


@dataclass(frozen=True, slots=True)
class Thought:
    """How long he thinks: in so many batches of worlds at most, each played on for so many turns before it is judged."""

    batch: int = 24
    batches: int = 12
    turns: int = 4
    clues: bool = True  # he goes by what the others have not done


class Boss(Careful):
    """Thinks in worlds."""

    def __init__(self, seed: int | str, temper: Temper, thought: Thought) -> None:
        super().__init__(seed, temper)
        self._random = Random(f"{seed}/boss")
        self._thought = thought
        self._clues = Clues(seed) if thought.clues else None

    def see(self, seat: int, event: Event) -> None:
        super().see(seat, event)
        if self._clues is not None:
            self._clues.see(seat, event)

    def choose(
        self, seat: int, view: Look[View], knowledge: Look[Knowledge], ask: Asked, imagine: Imagine[Omerta]
    ) -> Choice:
        picture = self.picture(seat, view, knowledge)
        options = considered(picture, ask.options)
        if len(options) > 1:
            options = [self.think(seat, options, imagine)]
        return self._reflexes.answer(options[0], ask)

    def think(self, seat: int, options: list[Action], imagine: Imagine[Omerta]) -> Action:
        """Try the options in some worlds, drop those that are clearly worse, and so on."""
        thought, chance = self._thought, Quick(self._random.getrandbits(60))
        won: dict[Action, list[float]] = {option: [] for option in options}
        for _ in range(thought.batches):
            for world in worlds(imagine, seat, thought.batch, self._temper.choosy, chance, self._clues):
                seed = self._random.getrandbits(60)
                totals = world.totals
                for option in options:
                    won[option].append(outcome(world, totals, seat, option, Quick(seed), thought.turns))
            options = contenders(won, options)
            if len(options) == 1:
                break
        return options[0]


def contenders(won: Mapping[Action, Sequence[float]], options: Sequence[Action]) -> list[Action]:
    """The best so far, and those that may yet turn out to be better, as they did in the same worlds."""
    best = max(options, key=lambda option: sum(won[option]))
    return [best, *[option for option in options if option != best and not clearly(won[best], won[option])]]


def clearly(better: Sequence[float], worse: Sequence[float]) -> bool:
    """Whether one did better by more than chance makes of nothing."""
    ahead = [first - second for first, second in zip(better, worse, strict=True)]
    mean = sum(ahead) / len(ahead)
    spread = sum([(each - mean) ** 2 for each in ahead]) / len(ahead) ** 2
    return mean >= CLEAR * sqrt(spread)


def considered(picture: Picture, options: Sequence[Action]) -> list[Action]:
    """The options that are worth a thought, the most promising first."""
    if isinstance(options[0], act.Peek | act.Reveal):
        return [judge(picture, options)]
    worth = JUDGEMENT[type(options[0])](picture)
    if isinstance(options[0], act.Try):
        card = picture.moment.snap
        likely = max(options[:-1], key=worth)
        assert isinstance(likely, act.Try)
        chance = picture.mine[likely.slot].chances.get(card, 0.0) if card else 0.0
        return [likely] if chance > 0.99 else [act.DECLINE, likely] if chance > OUTSIDE else [act.DECLINE]
    found = sorted(options, key=worth)[::-1]  # of equals the last comes first, as `judge` has it
    if act.CALL_OMERTA in found:
        if out_of_patience(picture):
            return [act.CALL_OMERTA]
        if chance_of_success(picture) < OUTSIDE:
            found.remove(act.CALL_OMERTA)
    return found[:WORTH_A_THOUGHT]


def outcome(world: Omerta, totals: list[int], seat: int, option: Action, chance: Chance, turns: int) -> float:
    """How the game stands for a seat some turns after it has done this."""
    g = world.clone()
    g.listening = False
    assert g.ask is not None
    if g.ask.mode == RACE:
        race(g, chance, seat, option)
    else:
        g.apply(seat, option, chance)
    if g.ask is not None and type(g.agenda[-1]) is not Draw:
        play_turn(g, chance)  # what is left of this one
    for _ in range(turns):
        if g.ask is not None:
            play_turn(g, chance)
    if g.ask is not None:
        step = g.agenda[-1]
        assert isinstance(step, Draw)
        return verdict(g, step.seat, totals, seat, g.players - len(g.sheet) - 1)
    scores = g.sheet[-1]
    return prospects([totals[other] + scores[other] for other in range(g.players)], seat, g.players - len(g.sheet))
