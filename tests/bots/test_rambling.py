"""The random player of La Cosa Nostra talks at random: of everything, and never out of turn."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.bots.cosa_nostra.rambling import Rambler
from sitdown.core.chance import Chance, Seeded
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.actions import Goods
from sitdown.games.cosa_nostra.promises import AnyPromise

GAMES = 25


@pytest.fixture(scope="module", name="said")
def _said() -> Counter[Action]:
    """All actions of some games between random players. A word that is illegal would stop the game."""
    actions: Counter[Action] = Counter()
    for number in range(GAMES):
        g = COSA_NOSTRA.new(3 + number % 3, {"mercenaries": number % 2 == 0, "rounds": 3})
        bots = [bot_named(COSA_NOSTRA, "random", f"{number}/{seat}") for seat in range(g.players)]
        assert all(isinstance(bot, Rambler) for bot in bots)

        def apply(actor: int, action: Action, chance: Chance, g: object = g) -> list[Event]:
            actions[action] += 1
            return g.apply(actor, action, chance)  # type: ignore[attr-defined, no-any-return]

        play_out(g, apply, bots, Seeded(number), Seeded(number))
    return actions


def test_it_says_everything_there_is_to_say(said: Counter[Action]) -> None:
    kinds = {type(action) for action in said}
    answers = (act.AcceptOffer, act.RefuseOffer, act.CounterOffer, act.WithdrawOffer, act.Settle, act.TakeBack)
    assert kinds.issuperset(answers)
    goods = [side for action in said if isinstance(action, act.MakeOffer) for side in (action.give, action.take)]
    for sort in Goods.__struct_fields__:
        assert any(getattr(each, sort) for each in goods), sort
    promises = {type(word) for each in goods for word in each.promises}
    assert promises == set(get_args(AnyPromise))


def test_it_plays_more_than_it_talks(said: Counter[Action]) -> None:
    offers = sum(times for action, times in said.items() if isinstance(action, act.MakeOffer))
    assert offers < 0.25 * said.total()
