"""The one door, for every game: an actor is checked as an action's fields are, and a chance that fails breaks no promise."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sitdown
from sitdown.core.chance import Chance, Recording, Scripted, Seeded
from sitdown.core.codec import Malformed
from sitdown.core.errors import Broken, ChanceError, Illegal, Late
from sitdown.core.game import AnyGame
from sitdown.core.kernel import CLOCK, State
from sitdown.core.log import Session, resume
from sitdown.core.records import BEGIN, RECONSIDER, Action, Clocked
from sitdown.core.registry import all_games, game_named
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as cosa_nostra
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import PayByPayday, ShareProfit
from sitdown.games.omerta.records.actions import DRAW_DECK, Peek
from tests.omerta import positions as omerta

GAMES = all_games()
NOBODIES: list[Any] = [1.0, 0.0, True, False, "0", "1", None, (0,), float("nan"), -1.0, 10**40, 10**5000]


class Small(int):
    """A number that is not quite one: it cannot be written down."""


def named(thing: object) -> str:
    """Python does not write down numbers of thousands of digits, and of an object it writes where it is."""
    if type(thing) is object:
        return "object"
    return "huge" if isinstance(thing, int) and abs(thing) > 10**50 else repr(thing)


def begun(game: AnyGame, **options: Any) -> Session:
    session = Session(game, ("Ada", "Bruno", "Carla"), options)
    session.apply(CLOCK, BEGIN, Seeded(4))
    return session


def one_by_one(game: AnyGame) -> Session:
    """A game at a question to one seat."""
    session = begun(game)
    chance = Seeded(4)
    while session.state.ask is None or len(session.state.ask.seats) != 1:
        assert session.state.ask is not None
        seat = session.state.ask.seats[0]
        session.apply(seat, session.state.ask.options(seat)[0], chance)
    return session


def refused(session: Session, actor: Any, action: Any, question: Any = None) -> None:
    """By the state and by the session; nothing changes, and nothing is written."""
    game, state = session.game, session.state
    before, lines, ask = game.write(state), session.lines(), state.ask
    for apply in (state.apply, session.apply):
        with pytest.raises(Illegal):
            apply(actor, action, Scripted(()), question)
    assert (game.write(state), session.lines(), state.ask) == (before, lines, ask)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("actor", [*NOBODIES, Small(0)], ids=named)
def test_an_actor_that_is_no_seat_is_refused(game: AnyGame, actor: Any) -> None:
    """`1.0` and `True` are no seat 1, nor is `-1.0` the clock."""
    for session in (begun(game), one_by_one(game)):
        ask = session.state.ask
        assert ask is not None
        for seat in ask.seats:
            refused(session, actor, ask.options(seat)[0])
        refused(session, actor, RECONSIDER)
        assert not ask.allows(actor, ask.options(ask.seats[0])[0])
        assert session.state.reopened(actor) is None
        resume(session.lines())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_opened_by_the_clock_and_by_nothing_like_it(game: AnyGame) -> None:
    for actor in (*NOBODIES, -1.0, Small(-1)):
        refused(Session(game, ("Ada", "Bruno", "Carla")), actor, BEGIN)


@pytest.mark.parametrize("actor", [1.0, True, "1"])
def test_an_answer_is_taken_back_by_nobody_else(actor: Any) -> None:
    session = begun(game_named("cosa-nostra"))
    chance = Seeded(1)
    while session.state.reopened(1) is None:
        assert session.state.ask is not None
        seat = max(session.state.ask.seats, key=lambda seat: seat == 1)
        session.apply(seat, session.state.ask.options(seat)[0], chance)
    assert session.state.reopened(actor) is None
    refused(session, actor, RECONSIDER)


@pytest.mark.parametrize("question", [True, 1.0, "1", (1,), 10**40, 10**5000, float("nan")], ids=named)
def test_what_is_no_number_of_a_question_is_late(question: Any) -> None:
    session = Session(game_named("omerta"), ("Ada", "Bruno", "Carla"))
    assert session.state.question == 1
    with pytest.raises(Late):
        session.apply(CLOCK, BEGIN, Seeded(1), question)
    session.apply(CLOCK, BEGIN, Seeded(1), 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("thing", [None, "draw", 7, Illegal("x", "x"), Action, [BEGIN], object()], ids=named)
def test_what_is_no_action_is_refused(game: AnyGame, thing: Any) -> None:
    for actor in (CLOCK, 0, 1, 2):
        refused(begun(game), actor, thing)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("viewer", [*NOBODIES[:4], "0", b"0", (0,), -1, -2, 3, 4, 5, 6, 10**40], ids=named)
def test_whoever_looks_has_a_seat_or_is_a_spectator(game: AnyGame, viewer: Any) -> None:
    """A seat that is not there sees nothing: counted from the end of a row it would be somebody's, and bits of a face would be its eye."""
    state = begun(game).state
    for look in (state.view, state.knowledge, lambda viewer: state.guess(viewer, Seeded(1))):
        with pytest.raises((Illegal, TypeError)):  # of another type: compiled code says so itself
            look(viewer)
    for seat in (None, 0, 1, 2):
        state.view(seat), state.knowledge(seat), state.guess(seat, Seeded(1))


# --- fields


@pytest.mark.parametrize("number", [1.0, True, "1", None, [1], float("nan"), 1.5, object(), 10**5000], ids=named)
def test_a_field_of_the_wrong_kind_is_refused_in_every_question_of_omerta(number: Any) -> None:
    for name in omerta.QUESTIONS:
        state = omerta.asking(name).g
        for action in omerta.ACTIONS:
            for field in action.__struct_fields__:
                fields = {each: getattr(action, each) for each in action.__struct_fields__}
                wrong = type(action)(**fields | {field: (number,) if field == "slots" else number})
                before = game_named("omerta").write(state)
                for actor in (CLOCK, 0, 1, 2):
                    with pytest.raises(Illegal):
                        state.apply(actor, wrong, Scripted(()))
                assert game_named("omerta").write(state) == before


@pytest.mark.parametrize("milliseconds", [1.5, 100.0, True, float("nan"), float("inf"), -1, "9", None, 10**40])
@pytest.mark.parametrize("seat", [0, 0.0, False, "0"])
def test_a_stopwatch_says_whole_milliseconds_of_a_seat(seat: Any, milliseconds: Any) -> None:
    g = omerta.asking("SealedSnap").g.clone()
    before = game_named("omerta").write(g)
    with pytest.raises(Illegal):
        g.apply(CLOCK, Clocked(seat, milliseconds), Scripted(()))
    assert game_named("omerta").write(g) == before


def test_a_stopwatch_that_says_so_is_heard() -> None:
    g = omerta.asking("SealedSnap").g.clone()
    g.apply(CLOCK, Clocked(0, 100), Scripted(()))
    assert "100" in game_named("omerta").write(g)


WRONG: list[Any] = [1000.0, True, "1000", None, [1000], float("nan"), object()]


@pytest.mark.parametrize("wrong", WRONG, ids=named)
def test_a_field_of_the_wrong_kind_is_refused_in_talk(wrong: Any) -> None:
    """Also deep inside of what is offered."""
    session = begun(game_named("cosa-nostra"))
    for action in (
        cosa_nostra.MakeOffer(wrong, Goods(cash=1000), Goods()),
        cosa_nostra.MakeOffer(1, Goods(cash=wrong), Goods()),
        cosa_nostra.MakeOffer(1, Goods(), Goods(cash=wrong)),
        cosa_nostra.MakeOffer(1, Goods(businesses=wrong), Goods()),
        cosa_nostra.MakeOffer(1, Goods(promises=(PayByPayday(wrong, 2),)), Goods()),
        cosa_nostra.MakeOffer(1, Goods(promises=(PayByPayday(1000, wrong),)), Goods()),
        cosa_nostra.MakeOffer(1, Goods(promises=(ShareProfit(wrong, Place.BIG_JOEY),)), Goods()),
        cosa_nostra.MakeOffer(1, wrong, Goods(cash=1000)),
        cosa_nostra.AcceptOffer(wrong),
        cosa_nostra.CounterOffer(wrong, Goods(cash=1000), Goods()),
        cosa_nostra.Settle(wrong),
        cosa_nostra.Intend(wrong, "keep"),
        cosa_nostra.Say("psst", wrong if wrong is not None else "all"),  # type: ignore[arg-type]
        cosa_nostra.Say(wrong if not isinstance(wrong, str) else ""),
        cosa_nostra.Strip(wrong, wrong),
        cosa_nostra.TakeBack(wrong),
    ):
        refused(session, 0, action)


# --- chance


class Failing(Chance):
    """Draws fairly so many times, and then does something else."""

    def __init__(self, good: int, bad: Callable[[int], Any]) -> None:
        self._left = good
        self._bad = bad
        self._fair = Seeded(3)

    def draw(self, sides: int) -> int:
        self._left -= 1
        lot: int = self._fair.draw(sides) if self._left >= 0 else self._bad(sides)
        return lot


def fails(sides: int) -> int:
    raise OSError("no entropy")


def refuses(sides: int) -> int:
    raise Illegal("no", "I draw nothing for you")


BAD: dict[str, Callable[[int], Any]] = {
    "raises": fails,
    "refuses": refuses,
    "too much": lambda sides: sides,
    "less than nothing": lambda sides: -1,
    "no whole number": lambda sides: 0.5,
    "no number": lambda sides: "0",
    "nothing": lambda sides: None,
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("good", [0, 1, 7])
def test_a_game_whose_chance_failed_says_so_and_its_log_goes_on(game: AnyGame, bad: str, good: int) -> None:
    session = Session(game, ("Ada", "Bruno", "Carla"))
    with pytest.raises((OSError, ChanceError, TypeError, Illegal)):
        session.apply(CLOCK, BEGIN, Failing(good, BAD[bad]))
    for action in (BEGIN, RECONSIDER):
        with pytest.raises(Broken):
            session.apply(CLOCK, action, Seeded(1))
    state: State = session.state
    for twin in (state, state.clone()):
        with pytest.raises(Broken):
            twin.apply(0, BEGIN, Seeded(1))
        with pytest.raises(Broken):
            twin.guess(0, Seeded(1))
        with pytest.raises(Malformed):
            game.write(twin)
        assert not twin.over
    again = resume(session.lines())  # what was done before is on paper
    again.apply(CLOCK, BEGIN, Seeded(1))


def test_chance_fails_in_the_middle_of_play() -> None:
    """A card is to be drawn, and the deck gives none: this state plays no more, but its log does."""
    session = begun(game_named("omerta"))
    for seat in range(3):
        session.apply(seat, Peek(0, 1), Seeded(1))
    written, seat = session.lines(), session.state.ask.seats[0] if session.state.ask else -1
    with pytest.raises(ChanceError):
        session.apply(seat, DRAW_DECK, Scripted([99]))
    with pytest.raises(Broken):
        session.apply(seat, DRAW_DECK, Seeded(1))
    assert session.lines() == written
    resume(written).apply(seat, DRAW_DECK, Seeded(1))


def test_what_is_recorded_is_what_was_drawn() -> None:
    for bad in ("too much", "less than nothing"):
        recording = Recording(Failing(0, BAD[bad]))
        with pytest.raises(ChanceError):
            recording.draw(6)
        assert recording.draws == []


def test_the_engine_believes_no_chance_unchecked() -> None:
    """Cards are taken and dice read through `drawn`, which checks; nowhere by `draw` itself."""
    home = Path(sitdown.__file__).parent
    engine = [path for room in ("board", "steps", "trade", "eyes") for path in (home / "games").glob(f"*/{room}/*.py")]
    assert len(engine) > 50
    for path in [*(home / "core").rglob("*.py"), *engine]:
        if path.name != "chance.py":
            assert not re.search(r"chance\.draw\(", path.read_text("utf-8")), path
