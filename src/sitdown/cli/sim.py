"""`sitdown sim`: many games between bots, and what they came to."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sitdown.arena.report import Report
from sitdown.arena.simulate import simulate
from sitdown.cli.progress import progress
from sitdown.cli.table import check_least, check_table, known_company, known_game, read_options, texts_in
from sitdown.core.codec import encode
from sitdown.terminal.refusal import Refusal
from sitdown.texts import Texts


def sim(
    game: str,
    /,
    *,
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 1000,
    bots: str = "random",
    option: Annotated[tuple[str, ...], Parameter(name=["--option", "-o"], negative=(), show_default=False)] = (),
    budget: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    transcripts: Path | None = None,
    seed: str | None = None,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"])] = 1,
    log: Path | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
    lang: str | None = None,
) -> None:
    """Play many games between bots. The same seed gives the same result, whatever the number of jobs.

    Parameters
    ----------
    game
        The game, by its name.
    players
        How many sit at the table. [default: as many as bots, but no fewer than the game needs]
    games
        How many games.
    bots
        Bots by seat, separated by commas; repeated if there are fewer than seats.
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
    log
        A folder to write every game to.
    json
        One JSON object on standard output, for programs.
    lang
        en, fr, it or ru; else the language of your environment.
    """
    known = known_game(game)
    texts = texts_in(lang, known.name)
    names, company = known_company(known, bots, budget, transcripts)
    seats = players if players is not None else max(len(names), known.players[0])
    options = read_options(option)
    check_table(known, seats, options)
    if len(names) > seats:
        raise Refusal("error-bots", seats=seats, bots=len(names))
    check_least("--games", games, 1)
    check_least("--jobs", jobs, 1)
    with progress(games, texts.say("sim-progress")) as done:
        try:
            report = simulate(
                known,
                names,
                games,
                seed,
                players=seats,
                jobs=jobs,
                options=options,
                log_dir=log,
                company=company,
                progress=done,
            )
        except OSError as error:
            raise Refusal("error-folder", folder=str(log), why=error.strerror or str(error)) from error
    if json:
        sys.stdout.buffer.write(encode(report) + b"\n")
    else:
        _print(report, log, texts)


def _print(report: Report, log: Path | None, texts: Texts) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from sitdown.terminal.palette import BONE_BOLD, BRASS, SMOKE

    say = texts.say
    console = Console(highlight=False)
    console.print(say("sim-title", games=report.games, game=report.game, players=report.players), style=BONE_BOLD)
    table = Table(box=SIMPLE_HEAD, header_style=BRASS, border_style=SMOKE)
    for heading in ("sim-seat", "sim-bot"):
        table.add_column(say(heading))
    for heading in ("sim-wins", "sim-share", "sim-score", "sim-interval"):
        table.add_column(say(heading), justify="right")
    rows = [(str(seat), report.bots[seat], standing) for seat, standing in enumerate(report.by_seat)]
    groups = [("", name, standing) for name, standing in report.by_bot.items() if len(standing.seats) > 1]
    for at, (seat, bot, standing) in enumerate([*rows, *groups]):
        low, high = standing.interval
        share = f"{100 * standing.wins / report.games:.1f} %"
        numbers = (f"{standing.wins:.1f}", share, f"{standing.mean_score:.2f}", f"{low:.2f} – {high:.2f}")
        table.add_row(seat, bot, *numbers, end_section=at == len(rows) - 1)
    console.print(table)
    micros = f"{report.us_per_decision:.1f}"
    console.print(say("sim-decisions", decisions=report.decisions, micros=micros), style=SMOKE)
    for name, found in report.troubles.items():
        for why, games in found.items():
            console.print(say("arena-trouble", bot=name, games=games, why=why), style=SMOKE, markup=False)
    console.print(say("sim-seconds", seconds=f"{report.seconds:.2f}"), style=SMOKE)
    console.print(say("sim-seed", seed=str(report.seed)), style=SMOKE)
    if log is not None:
        console.print(say("sim-logs", folder=str(log)), style=SMOKE)
