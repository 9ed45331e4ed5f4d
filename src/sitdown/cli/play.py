"""`sitdown play`: a person at the terminal against bots."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from sitdown.arena.play import tell
from sitdown.bots import AnyBot, Bot, bot_names
from sitdown.bots.seeds import fresh, open_house
from sitdown.cli.table import check_table, known_company, known_game, read_options, texts_in
from sitdown.coach import has_coach
from sitdown.core.game import AnyGame
from sitdown.core.log import Session, replay
from sitdown.core.words import readable
from sitdown.guests.invitations import HOUSE, Company, is_guest
from sitdown.terminal.blocks import Block
from sitdown.terminal.desk import Desk
from sitdown.terminal.fronts import front_of
from sitdown.terminal.keyboard import Gone, Keyboard
from sitdown.terminal.plain_output import Roll
from sitdown.terminal.refusal import Refusal
from sitdown.terminal.saved import SavedGame, last_unfinished, read_game
from sitdown.terminal.screen import Screen, at_terminal
from sitdown.terminal.sitting import Sitting
from sitdown.texts import Texts

LONGEST_NAME = 20
LONGEST_PACE = 60  # seconds


def play(
    game: str,
    /,
    *,
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    bots: str | None = None,
    name: str | None = None,
    option: Annotated[tuple[str, ...], Parameter(name=["--option", "-o"], negative=(), show_default=False)] = (),
    budget: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    transcripts: Path | None = None,
    seed: str | None = None,
    lang: str | None = None,
    pace: float = 0.8,
    resume: Annotated[list[Path] | None, Parameter(consume_multiple=(0, 1), negative=())] = None,
) -> None:
    """Play at this terminal, against bots.

    Parameters
    ----------
    game
        The game, by its name.
    players
        How many sit at the table, you among them. [default: as the game likes it]
    bots
        Who plays against you, separated by commas; repeated if there are fewer than seats. Programs and language models can sit down, too:
        stdio:COMMAND, text:COMMAND, text:http://127.0.0.1:PORT/… [default: as the game likes it]
    name
        What you are called in the log of the game. [default: guest]
    option
        An option of the table as key=value, say snap_seconds=6, reflexes=slow or mercenaries=on. May be given more than once.
    budget
        What a program or model may use up, as key=value: seconds=20, tries=2 and so on. May be given more than once.
    transcripts
        A folder for all that is said to programs and models, and by them.
    seed
        The same seed deals the same cards.
    lang
        en, fr, it or ru; else the language of your environment.
    pace
        Seconds to read what a bot has done. 0 does not wait.
    resume
        Go on with the last unfinished game, or with the one in this file.
    """
    known = known_game(game)
    texts = texts_in(lang, known.name)
    if not 0 <= pace <= LONGEST_PACE:  # nan is not, either
        raise Refusal("error-pace", name="--pace", most=LONGEST_PACE, given=str(pace))
    if resume is None:
        words = ",".join(known.usual.bots) if bots is None else bots
        others, company = known_company(known, words, budget, transcripts)
        if bots is None:
            others = others[: (players or known.usual.players) - 1]
        opened = _new_game(known, players, others, "guest" if name is None else name, read_options(option), company)
    elif players is not None or bots is not None or name is not None or option or budget or transcripts is not None:
        raise Refusal("error-resume-options")
    else:
        opened = _old_game(known, resume[0] if resume else None, texts)
    _sit_down(opened, texts, Manner(seed or fresh(), pace))


@dataclass(frozen=True)
class Opened:
    """A game ready to go on, the log it is written to, and what there is to say about that."""

    session: Session
    saved: SavedGame
    remarks: tuple[str, ...] = ()
    company: Company = HOUSE


def _new_game(
    game: AnyGame, wanted: int | None, others: list[str], name: str, given: dict[str, Any], company: Company
) -> Opened:
    usual = game.usual
    players = usual.players if wanted is None else wanted
    options = {**usual.options, **given}
    check_table(game, players, options)
    if len(others) >= players:
        raise Refusal("error-bots", seats=players - 1, bots=len(others))
    if not 0 < len(name) <= LONGEST_NAME or not readable(name) or name in bot_names(game) or is_guest(name):
        raise Refusal("error-name", name=name)
    session = Session(game, (name, *islice(cycle(others), players - 1)), options)
    return Opened(session, SavedGame.begin(session), company=company)


def _old_game(game: AnyGame, path: Path | None, texts: Texts) -> Opened:
    """The game in this file, or the last one that is not over."""
    saved = SavedGame.reopen(path or last_unfinished(game.name))
    try:
        session = read_game(saved.path, saved.lines())
        if path is not None and session.state.over:
            raise Refusal("error-finished", file=str(path))
        if len(_persons(session)) != 1:
            raise Refusal("error-not-mine", file=str(saved.path))
    except Refusal:
        saved.close()
        raise
    if session.state.over:  # it was over when the crash came
        saved.finish()
        return _old_game(game, path, texts)
    remarks = (texts.say("repaired"),) if saved.repair() else ()
    return Opened(session, saved, (*remarks, texts.say("resumed")))


def _persons(session: Session) -> list[int]:
    """The seats of people: a person cannot have a bot's name."""
    bots = bot_names(session.game)
    return [seat for seat, name in enumerate(session.header.seats) if name not in bots and not is_guest(name)]


@dataclass(frozen=True)
class Manner:
    """How it is played; none of it is part of the game."""

    seed: str
    pace: float


def _sit_down(opened: Opened, texts: Texts, manner: Manner) -> None:
    session = opened.session
    seats = session.header.seats
    (me,) = _persons(session)
    house = open_house(manner.seed, len(seats))
    bots = [Bot(0) if seat == me else _seated(opened, name, house.seeds[seat]) for seat, name in enumerate(seats)]
    for played in replay(session.lines()):
        tell(bots, played.events)
    console = Console(highlight=False)
    last_page: Block = []
    with _desk(console, manner.pace) as desk:
        person = front_of(session.game).person(texts, me, session.header, desk)
        person.take_seat(session.state.view(me))
        for remark in opened.remarks:
            person.remark(remark)
        with suppress(Gone, KeyboardInterrupt):
            Sitting(session, opened.saved, person, bots, house).play()
        if session.state.over:
            last_page = person.farewell(session.state.view(me), [bot.style for bot in bots])
    for bot in bots:
        bot.close()
    _see_off(session, opened.saved, texts, [*last_page, *_troubles(seats, bots, texts)])


def _troubles(seats: Sequence[str], bots: Sequence[AnyBot], texts: Texts) -> Block:
    """What went wrong with players from outside."""
    return [
        Text(texts.say("arena-trouble", bot=name, games=1, why=why))
        for name, bot in zip(seats, bots, strict=True)
        for why in bot.troubles
    ]


def _seated(opened: Opened, name: str, seed: str) -> AnyBot:
    """A file never runs a program: in a game that goes on, the caretaker has its seat."""
    game = opened.session.game
    stranger = is_guest(name) and name not in opened.company.guests
    return opened.company(game, game.usual.caretaker if stranger else name, seed)


def _see_off(session: Session, saved: SavedGame, texts: Texts, last_page: Block) -> None:
    """What stays on the terminal afterwards."""
    console = Console(
        highlight=False
    )  # a new one: if the signal to leave came while the last one drew, it says nothing any more
    if session.state.over:
        saved.finish()
        (me,) = _persons(session)
        where: dict[str, str | int] = {"sitdown": _command(), "file": str(saved.path)}
        hints = [texts.say("replay-hint", **where)]
        if has_coach(session.game):
            hints.append(texts.say("coach-hint", **where, seat=me))
    else:
        hints = [texts.say("resume-hint", sitdown=_command(), game=session.game.name)]
        last_page = [*last_page, Text(texts.say("saved", file=str(saved.path)))]
    for line in [*last_page, *map(Text, hints)]:
        console.print(line, soft_wrap=True)


def _command() -> str:
    """How this program is called from here: `./play` leaves it off the path."""
    return "sitdown" if shutil.which("sitdown") else os.path.relpath(sys.argv[0])


@contextmanager
def _desk(console: Console, pace: float) -> Iterator[Desk]:
    """A screen with single keys if this is a terminal, else lines in and lines out. To be told to stop is to leave."""
    for stop in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(stop, signal.default_int_handler)
    stdin = sys.stdin.fileno()
    if at_terminal(console):
        with Keyboard(stdin, single=True) as keyboard, Screen(console) as screen:
            yield Desk(keyboard, screen, pace)
    else:
        with Keyboard(stdin, single=False) as keyboard:
            yield Desk(keyboard, Roll(console), pace)
