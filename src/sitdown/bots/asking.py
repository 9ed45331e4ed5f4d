"""How a bot is asked. What it may look at belongs to a world that its seat could be in, never to the true one: whatever it reaches for, there is
nothing to be found that a person could not know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn

from sitdown.bots.base import AnyBot, Asked, Choice
from sitdown.core.chance import Chance
from sitdown.core.kernel import MODES, RACE, Ask, State
from sitdown.core.records import Action
from sitdown.core.registry import game_of


def choose(state: State, ask: Ask, seat: int, bot: AnyBot, imagination: Chance) -> Choice:
    """A bot's answer to the open question. One with one possible answer is not worth asking."""
    options = ask.options(seat)
    if len(options) == 1:
        return Choice(options[0])
    if bot.blind:
        return bot.choose(seat, _nothing, _nothing, asked(state, ask, seat), _nothing)
    world = state.guess(seat, imagination)
    return bot.choose(
        seat,
        partial(world.view, seat),
        partial(world.knowledge, seat),
        asked(state, ask, seat),
        partial(world.guess, seat, imagination),
    )


def speak(state: State, seat: int, offers: Sequence[int], bot: AnyBot, imagination: Chance) -> Action | None:
    """What it says to these offers, the first that it says anything to; else what it has to say by itself."""
    if not bot.has_word():
        return None
    world = state.guess(seat, imagination)
    given: tuple[Any, ...] = (
        partial(world.view, seat),
        partial(world.knowledge, seat),
        partial(world.guess, seat, imagination),
        partial(beside, world, seat),
    )
    for offer in offers:
        said = bot.answer(seat, offer, *given)
        if said is not None:
            return said
    return bot.propose(seat, *given)


def beside(state: State, seat: int) -> Sequence[Action]:
    """What a seat may do beside the open question, as far as it can be listed."""
    game = game_of(state)
    return () if game is None or game.trade is None else game.trade.beside(state, seat)


def asked(state: State, ask: Ask, seat: int) -> Asked:
    """The open question as it is put to a seat."""
    return Asked(
        MODES[ask.mode],
        ask.options(seat),
        state.seconds(ask.clock),
        ask.mode == RACE or ask.stopwatch,
        state.agenda[-1].default(state, seat),
    )


def _nothing() -> NoReturn:
    raise LookupError("a blind bot has nothing to look at")
