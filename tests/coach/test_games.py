"""The coach over whole games: what was decided in them, a blunder that was planted, and silence where there is nothing to say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.bots.base import AnyBot, Asked, Choice, Imagine, Look
from sitdown.coach import review
from sitdown.coach.decisions import decisions
from sitdown.core.chance import Scripted, Seeded
from sitdown.core.game import AnyGame
from sitdown.core.hidden.slots import FACE
from sitdown.core.kernel import CLOCK
from sitdown.core.log import Session
from sitdown.core.records import BEGIN, TIME_UP, Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.records import actions as cosa_nostra
from sitdown.games.omerta import OMERTA, Omerta
from sitdown.games.omerta.cards.cards import LAST_BOTTLE
from sitdown.games.omerta.records import actions as act

FIRST_ROUND = 90  # lines of the log
RECORDED = Path(__file__).parent / "games"
GOLDEN = Path(__file__).parents[1] / "golden" / "games" / "omerta"


class Fool(AnyBot):
    """Plays like another, but for one blunder, the first time that he can commit it."""

    def __init__(self, bot: AnyBot, tempted: Callable[[object, Asked], Action | None]) -> None:
        self._bot = bot
        self._tempted = tempted
        self.blunder: Action | None = None

    def see(self, seat: int, event: Event) -> None:
        self._bot.see(seat, event)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        if self.blunder is None:
            self.blunder = self._tempted(knowledge(), ask)
            if self.blunder is not None:
                return Choice(self.blunder)
        return self._bot.choose(seat, view, knowledge, ask, imagine)


def with_a_fool(
    game: AnyGame, bots: str, seed: int, tempted: Callable[[object, Asked], Action | None]
) -> tuple[list[bytes], Fool]:
    """A game of three in which seat 0 is the fool."""
    session = Session(game, (bots,) * 3)
    fool = Fool(bot_named(game, bots, f"{seed}/0"), tempted)
    others = [bot_named(game, bots, f"{seed}/{seat}") for seat in (1, 2)]
    play_out(session.state, session.apply, [fool, *others], Seeded(seed), [Seeded(f"{seed}/imagined")] * 3)
    return session.lines(), fool


def test_a_call_out_of_the_blue_is_the_first_thing_he_mentions() -> None:
    def calls(knowledge: object, ask: Asked) -> Action | None:
        return act.CALL_OMERTA if act.CALL_OMERTA in ask.options else None

    lines, fool = with_a_fool(OMERTA, "sharp", 3, calls)
    worst, *_ = review(lines, 0)
    assert (worst.played, worst.round, worst.why) == (fool.blunder, 1, "penalty")
    assert worst.reason.code == "no-call"
    assert worst.reason.facts["percent"] > 50


def test_a_crew_that_stays_at_home_is_the_first_thing_he_mentions() -> None:
    def calls_off(knowledge: object, ask: Asked) -> Action | None:
        off = [option for option in ask.options if isinstance(option, cosa_nostra.CallOff)]
        ready = [option for option in ask.options if isinstance(option, cosa_nostra.CarryOut)]
        return next((each for each in off if cosa_nostra.CarryOut(each.place) in ready), None)

    lines, fool = with_a_fool(COSA_NOSTRA, "regular", 1, calls_off)
    worst, *_ = review(lines[:FIRST_ROUND], 0)
    assert isinstance(fool.blunder, cosa_nostra.CallOff)
    assert (worst.played, worst.better) == (fool.blunder, cosa_nostra.CarryOut(fool.blunder.place))


# --- good play


def test_a_game_of_bosses_leaves_him_little_to_say() -> None:
    """Four of them, as they played it. Hands slip, and races are lost: nobody is blamed for what he thought."""
    lines = (RECORDED / "omerta-boss.jsonl").read_bytes().splitlines()
    said = [mistake for seat in range(4) for mistake in review(lines, seat)]
    assert [mistake for mistake in said if mistake.why == "odds"] == []
    assert [mistake for mistake in said if not isinstance(mistake.better, act.Try)] == []


def test_the_first_round_of_a_regular_leaves_him_nothing_to_say() -> None:
    lines, _ = with_a_fool(COSA_NOSTRA, "regular", 2, lambda knowledge, ask: None)
    assert review(lines[:FIRST_ROUND], 0) == []


# --- what was decided


def snap_opened() -> tuple[Session, int, int, int]:
    """The starter has discarded a bottle that the next one has too: the game, his seat and slot, and the third one's seat."""
    session = Session(OMERTA, ("one", "two", "three"), {"turn_seconds": 30})
    g = session.state
    assert isinstance(g, Omerta)
    session.apply(CLOCK, BEGIN, Seeded(1))
    for seat in range(3):
        session.apply(seat, act.Peek(0, 1), Seeded(0))
    quick = (g.starter + 1) % 3
    faces = [slot & FACE for slot in g.stocks[quick]]
    bottle = next(at for at, face in enumerate(g.deck) if face <= LAST_BOTTLE and face in faces)
    slot = faces.index(g.deck[bottle])
    session.apply(g.turn, act.DRAW_DECK, Scripted([bottle]))
    session.apply(g.turn, act.DISCARD, Seeded(0))
    return session, quick, slot, (g.starter + 2) % 3


def decided(session: Session, seat: int) -> list[tuple[Action, bool]]:
    """What, and whether by keeping still. The first look does not count."""
    return [(each.played, each.slow) for each in decisions(session.lines(), seat)[1:]]


def test_what_he_did_is_decided_and_so_is_what_he_let_pass() -> None:
    session, quick, _, still = snap_opened()
    session.apply(quick, act.DECLINE, Seeded(0))
    session.apply(CLOCK, TIME_UP, Seeded(0))
    session.apply(CLOCK, TIME_UP, Seeded(0))
    assert decided(session, quick) == [(act.DECLINE, False), (act.DRAW_DECK, True)]
    assert decided(session, still) == [(act.DECLINE, True)]


def test_who_sees_another_win_the_race_has_let_it_pass() -> None:
    session, quick, slot, still = snap_opened()
    session.apply(quick, act.Try(slot), Seeded(0))
    assert decided(session, quick) == [(act.Try(slot), False)]
    assert decided(session, still) == [(act.DECLINE, True)]


def test_who_takes_an_answer_back_has_not_decided() -> None:
    lines = (GOLDEN / "an-answer-taken-back.jsonl").read_bytes().splitlines()
    back = next(at for at, line in enumerate(lines) if b"Reconsider" in line)
    seat = msgspec.json.decode(lines[back])["actor"]
    before, after = decisions(lines[:back], seat), decisions(lines[: back + 1], seat)
    assert [each.line for each in after] == [each.line for each in before][:-1]
    assert before[-1].played == act.DECLINE
