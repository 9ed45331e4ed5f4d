"""What the coach would do, before it is done."""

from __future__ import annotations

import pytest

from sitdown.coach import Hint, NoCoach, has_coach, hints
from sitdown.core.chance import Seeded
from sitdown.core.game import AnyGame
from sitdown.core.kernel import CLOCK, State
from sitdown.core.records import BEGIN
from sitdown.core.registry import all_games
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as cosa_nostra
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.records import actions as omerta
from sitdown.texts import LANGUAGES, Texts
from tests.coach.test_cosa_nostra import all_ready, choosing_a_job, robbing
from tests.coach.test_omerta import holding, snapping, turn
from tests.cosa_nostra.harness import Seat, table

POSITIONS: list[tuple[AnyGame, State]] = [
    (OMERTA, turn("2 1 1 2").g),
    (OMERTA, turn("5 5 3 2").g),
    (OMERTA, holding("1", "9 8 2 1").g),
    (OMERTA, snapping().g),
    (COSA_NOSTRA, choosing_a_job().g),
    (COSA_NOSTRA, all_ready().g),
    (COSA_NOSTRA, robbing().g),
]


def test_who_has_little_is_told_to_call_and_how_safe_that_is() -> None:
    best, second = hints(OMERTA, turn("1 1 1 2").g, 0)
    assert best.action == omerta.CALL_OMERTA
    assert best.worth is not None
    assert second.worth is not None
    assert best.worth > second.worth
    assert best.reason.code == "call"
    assert best.reason.facts["percent"] > 50


def test_who_holds_a_one_is_told_where_it_goes_and_why() -> None:
    best, _ = hints(OMERTA, holding("1", "9 3 2 1").g, 0)
    assert best.action == omerta.Swap(0)
    assert best.reason.code == "lighter"


def test_who_is_ready_is_told_to_go() -> None:
    best, _ = hints(COSA_NOSTRA, all_ready().g, 0)
    assert best.action == cosa_nostra.CarryOut(Place.BIG_JOEY)
    assert best.reason.code == "yours"


def test_nobody_is_advised_to_help_a_rival_or_to_buy_what_he_cannot_pay() -> None:
    """Nor are they named because there is nothing better to set against the best."""
    t = table(
        Seat("blundetto", cash=1000, jobs="scam", cards="henchman henchman", owns=""),
        Seat("dimaggio", tasks="phil_malony: threats, lenny_dimaggio: drug_delivery"),
        Seat("calmuti", tasks="vito_baritono: buy pimp"),
        market="casino night_club",
    )
    assert t.g.ask is not None
    bad = {"helps-rival", "card-idle", "plan-lacks"}
    options = t.g.ask.options(0)
    assert {each.code for option in options for each in t.g.cautions(0, option)} & bad
    for hint in hints(COSA_NOSTRA, t.g, 0):
        assert not isinstance(hint.action, cosa_nostra.PlanPurchase), "he has not got the money"
        assert not {each.code for each in t.g.cautions(0, hint.action)} & bad


@pytest.mark.parametrize(("game", "g"), POSITIONS)
def test_both_are_options_of_his_and_the_best_comes_first(game: AnyGame, g: State) -> None:
    found = hints(game, g, 0)
    assert g.ask is not None
    assert {hint.action for hint in found} <= set(g.ask.options(0))
    assert len({hint.action for hint in found}) == len(found)
    worth = [hint.worth for hint in found if hint.worth is not None]
    assert worth == sorted(worth, reverse=True)
    for hint in found:
        _check_words(game, hint)


def _check_words(game: AnyGame, hint: Hint) -> None:
    for language in LANGUAGES:
        facts = {name: f"${fact}" if name == "money" else fact for name, fact in hint.reason.facts.items()}
        assert Texts(language, game.name).say(f"reason-{hint.reason.code}", **facts)


@pytest.mark.parametrize(("game", "g"), POSITIONS)
def test_in_all_worlds_that_he_could_be_in_he_is_told_the_same(game: AnyGame, g: State) -> None:
    """To the last digit. So nothing that he may not know has a part in it."""
    worlds = [g.guess(0, Seeded(number)) for number in range(3)]
    first, *others = [hints(game, world, 0) for world in worlds]
    assert others == [first, first]


def test_what_he_does_not_judge_he_answers_by_habit() -> None:
    state = COSA_NOSTRA.new(3)
    state.apply(CLOCK, BEGIN, Seeded(1))
    ask = state.ask
    assert ask is not None
    [hint] = hints(COSA_NOSTRA, state, ask.seats[0])
    assert (hint.worth, hint.reason.code) == (None, "habit")


def test_a_game_without_a_coach_says_so() -> None:
    for game in [game for game in all_games() if not has_coach(game)]:
        with pytest.raises(NoCoach):
            hints(game, game.new(game.players[0]), 0)
