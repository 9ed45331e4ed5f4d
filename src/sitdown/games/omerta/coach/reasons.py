"""What speaks for one option of Omerta against another, in a sentence: what comes of both by the end of the turn, in worlds that the player could be in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sitdown.coach.records import Reason
from sitdown.core.chance import Quick
from sitdown.core.hidden.slots import FACE, eye
from sitdown.core.records import Action
from sitdown.games.omerta.bots.turns.instinct import play_turn
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.game import Omerta
from sitdown.games.omerta.records import events as ev
from sitdown.games.omerta.steps.turn import Draw

CODES: Final = ("call", "no-call", "wrong-card", "lighter", "knows", "heavier")  # and how often it is ahead
POINT: Final = 0.75  # of difference that is worth a word
LIKELY: Final = 40  # percent, that a call stands or fails
OFTEN: Final = 0.2  # of the worlds, in which a card has to be wrong


@dataclass(frozen=True, slots=True)
class Effect:
    """What an option leads to in a world."""

    points: int  # in his stock
    others: int  # in those of all others
    unseen: int  # slots of his own that he has not seen
    penalty: bool  # he turned up a wrong card
    called: bool | None  # whether his call stood


def spoken_for(stock: Sequence[Omerta], lots: Sequence[int], seat: int, worse: Action, better: Action) -> Reason | None:
    """The plainest thing there is to say; `None`: it is a matter of what comes later."""
    bad = [_effect(world, seat, worse, lot) for world, lot in zip(stock, lots, strict=True)]
    good = [_effect(world, seat, better, lot) for world, lot in zip(stock, lots, strict=True)]
    number = len(stock)

    def more(what: Callable[[Effect], int]) -> float:
        return sum([what(one) - what(other) for one, other in zip(good, bad, strict=True)]) / number

    points, unseen, others = more(_points), more(_unseen), more(_others)
    stands = _percent([effect.called is True for effect in good])
    fails = _percent([effect.called is False for effect in bad])
    if stands >= LIKELY:
        return Reason("call", {"percent": stands})
    if fails >= LIKELY:
        return Reason("no-call", {"percent": fails})
    wrong = [effect.penalty for effect in bad]
    if sum(wrong) >= OFTEN * number and not any([effect.penalty for effect in good]):
        return Reason("wrong-card", {"percent": _percent(wrong)})
    if -points >= POINT:
        return Reason("lighter", {"points": round(-points)})
    if -unseen >= 0.5:
        return Reason("knows", {"cards": max(1, round(-unseen))})
    if others >= POINT:
        return Reason("heavier", {"points": round(others)})
    return None


def _effect(world: Omerta, seat: int, option: Action, lot: int) -> Effect:
    g = world.clone()
    g.listening = True
    chance = Quick(lot)
    told = g.apply(seat, option, chance)
    penalty = any([isinstance(event, ev.Mistaken) and event.seat == seat for event in told])
    ended = next((event for event in told if isinstance(event, ev.RoundEnded)), None)
    g.listening = False
    if g.ask is not None and type(g.agenda[-1]) is not Draw:
        play_turn(g, chance)
    points = [sum([POINTS[slot & FACE] for slot in row]) for row in g.stocks]
    mine = eye(seat)
    unseen = sum([not slot & mine for slot in g.stocks[seat]])
    called = None if ended is None or ended.caller != seat else ended.succeeded
    return Effect(points[seat], sum(points) - points[seat], unseen, penalty, called)


def _points(effect: Effect) -> int:
    return effect.points


def _unseen(effect: Effect) -> int:
    return effect.unseen


def _others(effect: Effect) -> int:
    return effect.others


def _percent(times: Sequence[bool]) -> int:
    return round(100 * sum(times) / len(times))
