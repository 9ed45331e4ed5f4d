"""The random player of La Cosa Nostra talks at random: of everything, and never out of turn."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.bots.asking import beside
from sitdown.core.chance import Chance, Seeded
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.bots.rambling import Rambler
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.ledger import MOST_GIVEN
from sitdown.games.cosa_nostra.records.promises import AnyPromise
from tests.cosa_nostra.test_bounds import full_ledger

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

        play_out(g, apply, bots, Seeded(number), [Seeded(number)] * g.players)
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


def test_it_does_not_promise_what_nobody_may_promise_any_more() -> None:
    """All have given their word as often as they may: what it offers then is still legal."""
    g = full_ledger(MOST_GIVEN).g
    offered = 0
    for seed in range(400):
        said = Rambler(seed).propose(0, lambda: g.view(0), lambda: g.knowledge(0), lambda: g, lambda: beside(g, 0))
        if isinstance(said, act.MakeOffer):
            g.clone().apply(0, said, Seeded(1))
            offered += 1
    assert offered > 5
