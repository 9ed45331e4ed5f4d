"""The random bot: any option, but it keeps out of most races."""

from collections import Counter

from sitdown.bots.base import Asked
from sitdown.bots.random import RandomBot
from sitdown.core.kernel import State
from sitdown.core.records import Action
from sitdown.games.omerta.records import actions as act

DRAWS = (act.DRAW_DECK, act.TAKE_PILE, act.CALL_OMERTA)
TRIES = (act.Try(0), act.Try(1), act.Try(2), act.DECLINE)


def blind() -> State:
    raise AssertionError("it looks at nothing")


def answers(ask: Asked, *seldom: type[Action]) -> Counter[Action]:
    bot = RandomBot("die", seldom)
    return Counter([bot.choose(0, blind, blind, ask, blind).action for _ in range(6000)])


def test_every_option_is_as_likely_as_the_next() -> None:
    found = answers(Asked("one", DRAWS, None, False, act.DRAW_DECK))
    assert set(found) == set(DRAWS)
    assert all(1850 < number < 2150 for number in found.values())


def test_what_is_done_seldom_it_does_seldom() -> None:
    found = answers(Asked("one", DRAWS, None, False, act.DRAW_DECK), act.CallOmerta)
    assert set(found) == set(DRAWS)
    assert found[act.CALL_OMERTA] < 0.03 * found.total()
    assert all(2800 < found[draw] < 3150 for draw in (act.DRAW_DECK, act.TAKE_PILE))


def test_what_is_done_seldom_is_done_if_there_is_nothing_else() -> None:
    found = answers(Asked("one", (act.CALL_OMERTA,), None, False, None), act.CallOmerta)
    assert set(found) == {act.CALL_OMERTA}


def test_it_joins_few_races_and_then_with_any_slot() -> None:
    found = answers(Asked("race", TRIES, 4, True, act.DECLINE))
    assert set(found) == set(TRIES)
    assert found[act.DECLINE] > 0.9 * found.total()


def test_where_silence_means_nothing_it_answers_with_anything() -> None:
    assert set(answers(Asked("race", TRIES, None, True, None))) == set(TRIES)
