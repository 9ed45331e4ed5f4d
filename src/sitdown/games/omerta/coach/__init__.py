"""Omerta's judge: plays the worlds a player could have been in a little further, and sees how likely he wins the game from there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from sitdown.coach.decisions import Decision
from sitdown.coach.judging import Judge, Values, luck
from sitdown.coach.reasons import ahead
from sitdown.coach.records import Reason, Why
from sitdown.core.chance import Chance, Quick
from sitdown.core.hidden.slots import FACE, eye
from sitdown.core.kernel import State
from sitdown.core.records import Action
from sitdown.games.omerta.bots import PLAIN
from sitdown.games.omerta.bots.memory.picture import Moment, Picture
from sitdown.games.omerta.bots.memory.recalling import recall
from sitdown.games.omerta.bots.players import judge
from sitdown.games.omerta.bots.search.boss import considered, outcome
from sitdown.games.omerta.bots.search.worlds import worlds
from sitdown.games.omerta.bots.turns.instinct import known_slot
from sitdown.games.omerta.cards.cards import CARDS
from sitdown.games.omerta.coach.reasons import spoken_for
from sitdown.games.omerta.game import Omerta
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records import events as ev
from sitdown.games.omerta.steps.snap import SealedSnap, Snap

Slots = tuple[tuple[int, int], ...]  # (seat, slot)

ENOUGH: Final = 0.015  # of a win: against good players no single decision costs much
GLANCED: Final = 48  # worlds
SCRUTINISED: Final = 100
PATIENCE: Final = 4
EXPLAINED: Final = 120
EXCUSED: Final = 0.35  # of the cost: if no more is left of it for one who had not looked, he forgot


def omerta(decision: Decision) -> Omerta:
    assert isinstance(decision.before, Omerta)
    return decision.before


def candidates(decision: Decision, seat: int) -> Sequence[Action]:
    g = omerta(decision)
    assert g.ask is not None
    return considered(_picture(g, seat), g.ask.options(seat))


def habit(g: State, seat: int) -> Action:
    """What everybody does who remembers what he has seen."""
    assert isinstance(g, Omerta)
    assert g.ask is not None
    return judge(_picture(g, seat), g.ask.options(seat))


def _picture(g: Omerta, seat: int) -> Picture:
    step = g.agenda[-1]
    card = CARDS[step.face] if isinstance(step, Snap | SealedSnap) else None
    return recall(g.knowledge(seat), seat, PLAIN, Moment(g.turns // g.players + 1, card))


def glance(decision: Decision, seat: int, options: Sequence[Action], seed: int) -> Values:
    return _values(_stock(decision, seat, GLANCED, seed), decision, seat, options, 0, seed)


def scrutiny(decision: Decision, seat: int, options: Sequence[Action], seed: int) -> Sequence[Values]:
    """The verdict at once, and when it has been once round the table."""
    stock = _stock(decision, seat, SCRUTINISED, seed)
    return [_values(stock, decision, seat, options, turns, seed) for turns in (0, omerta(decision).players)]


def why(decision: Decision, seat: int, better: Action, cost: float, seed: int) -> tuple[Why, Slots]:
    g = omerta(decision)
    step = g.agenda[-1]
    if decision.slow and not (isinstance(step, Snap | SealedSnap) and known_slot(g, seat, step.face) < 0):
        return "slow", ()  # unless he only could have guessed
    seen = _seen(g, seat, decision.played, better)
    if not seen or g.options.memory_aid:  # nothing slips his mind that lies open before him
        return "odds", ()
    stock = _stock(decision, seat, EXPLAINED, seed)
    chance = Quick(*luck(seed, 1))
    forgotten = [_forgotten(world, seat, seen, chance) for world in stock]
    played, right = _values(forgotten, decision, seat, (decision.played, better), g.players, seed)
    return ("forgot", seen) if sum(right) - sum(played) < EXCUSED * cost * len(stock) else ("odds", ())


def reason(decision: Decision, seat: int, worse: Action, better: Action, seed: int) -> Reason:
    stock = _stock(decision, seat, EXPLAINED, seed)
    found = spoken_for(stock, luck(seed, len(stock)), seat, worse, better)
    return found or ahead(*_values(stock, decision, seat, (worse, better), omerta(decision).players, seed))


def penalised(decision: Decision, seat: int) -> bool:
    """He turned up a wrong card, or called and had too much."""
    return any(
        (isinstance(event, ev.Mistaken) and event.seat == seat)
        or (isinstance(event, ev.RoundEnded) and event.caller == seat and not event.succeeded)
        for event in decision.events
    )


def _stock(decision: Decision, seat: int, number: int, seed: int) -> list[Omerta]:
    chance = Quick(seed)
    return worlds(partial(omerta(decision).guess, seat, chance), seat, number, PLAIN.choosy, chance)


def _values(
    stock: Sequence[Omerta], decision: Decision, seat: int, options: Sequence[Action], horizon: int, seed: int
) -> Values:
    totals = omerta(decision).totals
    lots = luck(seed, len(stock))
    return [
        [outcome(world, totals, seat, option, Quick(lot), horizon) for lot, world in zip(lots, stock, strict=True)]
        for option in options
    ]


# --- what he had seen


def _seen(g: Omerta, seat: int, *options: Action) -> Slots:
    """The slots that these are about, of those that he had seen."""
    about: set[tuple[int, int]] = set()
    for option in options:
        about |= _about(g, seat, option)
    known = eye(seat)
    return tuple(sorted([(owner, at) for owner, at in about if g.stocks[owner][at] & known]))


def _about(g: Omerta, seat: int, option: Action) -> set[tuple[int, int]]:
    if isinstance(option, act.Swap | act.Try | act.Reveal | act.Look | act.Crack):
        return {(seat, option.slot)}
    if isinstance(option, act.Drive):
        return {(seat, at) for at in option.slots}
    if isinstance(option, act.Exchange):
        return {(option.seat, option.slot), (option.other, option.other_slot)}
    if isinstance(option, act.LayPatrol):
        return {(option.seat, option.slot)}
    if isinstance(option, act.CallOmerta):
        return {(seat, at) for at in range(len(g.stocks[seat]))}
    return set()


def _forgotten(world: Omerta, seat: int, seen: Slots, chance: Chance) -> Omerta:
    """The same world for one who has not looked: any card of the deck may lie there."""
    g = world.clone()
    for owner, at in seen:
        slot = g.stocks[owner][at]
        if g.deck:
            drawn = chance.draw(len(g.deck))
            face, g.deck[drawn] = g.deck[drawn], slot & FACE
            slot = slot & ~FACE | face
        g.put(owner, at, slot & ~eye(seat))
    return g


JUDGE: Final = Judge(
    ENOUGH,
    candidates,
    glance,
    scrutiny,
    PATIENCE,
    why,
    reason,
    lambda decision: omerta(decision).round,
    habit,
    penalised,
)
