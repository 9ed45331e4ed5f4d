"""`sitdown arena`: who is better, and how sure that is."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from sitdown.arena.contest import contest
from sitdown.arena.league import BadLeague, Table, play_league
from sitdown.arena.runners import Runner, ray_runner, runner
from sitdown.arena.standings import ContestReport
from sitdown.cli import league_words
from sitdown.cli.arena_words import Sheet, figures, matrix, title, verdict
from sitdown.cli.progress import progress
from sitdown.cli.table import check_least, check_table, known_company, known_game, read_options, texts_in
from sitdown.core.codec import encode
from sitdown.core.game import seats_near
from sitdown.terminal.refusal import Refusal
from sitdown.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console


def arena(
    game: str,
    /,
    *,
    bots: str,
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 1000,
    option: Annotated[tuple[str, ...], Parameter(name=["--option", "-o"], negative=(), show_default=False)] = (),
    budget: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    transcripts: Path | None = None,
    seed: str | None = None,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"])] = 1,
    ray: Annotated[bool, Parameter(negative=())] = False,
    share: float | None = None,
    to_the_end: Annotated[bool, Parameter(negative=())] = False,
    json: Annotated[bool, Parameter(negative=())] = False,
    html: Path | None = None,
    league: Path | None = None,
    lang: str | None = None,
) -> None:
    """Let bots play against each other. Every deal is played from every seat. Stops as soon as it is certain whether the first bot wins more or
    less than its share.

    Parameters
    ----------
    game
        The game, by its name.
    bots
        Bots, separated by commas; or programs and language models: stdio:COMMAND, text:COMMAND, text:http://127.0.0.1:PORT/…, each with NAME=
        before it or without. Fewer than seats: the row is repeated. More: all tables that can be made of them.
    players
        How many sit at the table. [default: as many as bots if the game allows it, else 4]
    games
        How many games at most, rounded up to whole deals.
    option
        An option of the table as key=value, say turn_limit=200. May be given more than once.
    budget
        What a player from outside may use up in a game, as key=value: seconds (for an answer), game_seconds, letters (of an answer), game_letters,
        tries (for a question), illegal (answers in all). May be given more than once.
    transcripts
        A folder for all that is said to players from outside, and by them.
    seed
        What all chance comes from: the same seed, the same games. [default: one that nobody can guess, told with the result]
    jobs
        Processes that share the work.
    ray
        Share the work among the machines of a Ray cluster instead.
    share
        The share of wins to hold the first bot against. [default: its seats, of all]
    to_the_end
        Play all games, decided or not.
    json
        One JSON object on standard output, for programs.
    html
        A file for a page with plots.
    league
        A file to which the games are added; who stands where is told by all games in it. Its seed is that of its first run.
    lang
        en, fr, it or ru; else the language of your environment.
    """
    known = known_game(game)
    texts = texts_in(lang, known.name)
    names, company = known_company(known, bots, budget, transcripts)
    seats = players if players is not None else len(names) if len(names) in known.players else seats_near(known, 4)
    options = read_options(option)
    check_table(known, seats, options)
    check_least("--games", games, 1)
    check_least("--jobs", jobs, 1)
    if share is not None and not 0 < share < 1:
        raise Refusal("error-share", share=share)
    run = _on_ray() if ray else runner(jobs)
    if league is not None:
        with progress(games, texts.say("sim-progress")) as done:
            table = _play_league(
                league, known, names, games, seed, run, players=seats, options=options, company=company, progress=done
            )
        if json:
            sys.stdout.buffer.write(encode(table) + b"\n")
        else:
            _print_league(table, league, texts)
        return
    with progress(games, texts.say("sim-progress")) as done:
        report = contest(
            known,
            names,
            games,
            seed,
            run,
            players=seats,
            options=options,
            share=share,
            to_the_end=to_the_end,
            company=company,
            progress=done,
        )
    if html is not None:
        _write_page(report, html, texts)
    if json:
        sys.stdout.buffer.write(encode(report) + b"\n")
    else:
        _print(report, games, html, texts)


def _play_league(file: Path, *given: Any, **more: Any) -> Table:
    try:
        return play_league(file, *given, **more)
    except BadLeague as error:
        raise Refusal("error-league", file=str(file), why=str(error)) from error
    except OSError as error:
        raise Refusal("error-page", file=str(file), why=error.strerror or str(error)) from error


def _on_ray() -> Runner:
    try:
        return ray_runner()
    except ImportError as error:
        raise Refusal("error-ray") from error


def _write_page(report: ContestReport, file: Path, texts: Texts) -> None:
    from sitdown.cli.arena_page import page

    try:
        file.write_text(page(report, texts), "utf-8")
    except OSError as error:
        raise Refusal("error-page", file=str(file), why=error.strerror or str(error)) from error


def _print(report: ContestReport, wanted: int, html: Path | None, texts: Texts) -> None:
    from rich.console import Console

    from sitdown.terminal.palette import BONE_BOLD, SMOKE

    say = texts.say
    console = Console(highlight=False)
    console.print(title(report, texts), style=BONE_BOLD)
    for sheet in (figures(report, texts), matrix(report, texts)):
        _print_sheet(console, sheet)
    console.print(verdict(report, texts), style=BONE_BOLD)
    for name, bot in report.bots.items():
        for why, games in bot.troubles.items():
            console.print(say("arena-trouble", bot=name, games=games, why=why), style=SMOKE, markup=False)
    if report.games < wanted:
        console.print(say("arena-stopped", wanted=wanted), style=SMOKE)
    console.print(say("sim-seed", seed=str(report.seed)), style=SMOKE)
    if html is not None:
        console.print(say("arena-page", file=str(html)), style=SMOKE)


def _print_league(league: Table, file: Path, texts: Texts) -> None:
    from rich.console import Console

    from sitdown.terminal.palette import BONE_BOLD, SMOKE

    console = Console(highlight=False)
    console.print(league_words.title(league, texts), style=BONE_BOLD)
    _print_sheet(console, league_words.sheet(league, texts))
    console.print(texts.say("league-file", file=str(file)), style=SMOKE)


def _print_sheet(console: Console, sheet: Sheet) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table as Columns

    from sitdown.terminal.palette import BRASS, SMOKE

    columns = Columns(box=SIMPLE_HEAD, header_style=BRASS, border_style=SMOKE, pad_edge=False, collapse_padding=True)
    for at, heading in enumerate(sheet.headings):
        # What finds no room goes on in the next line: no number is cut off.
        columns.add_column(heading, justify="right" if at else "left", no_wrap=at < 4, overflow="fold")
    for row in sheet.rows:
        columns.add_row(*row)
    console.print(columns)
