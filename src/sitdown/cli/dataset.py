"""`sitdown dataset`: thousands of games as a Parquet file."""

from __future__ import annotations

import sys
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sitdown.cli.progress import progress
from sitdown.cli.table import check_least, check_table, known_company, known_game, read_options, texts_in
from sitdown.core.codec import encode
from sitdown.terminal.refusal import Refusal


def dataset(
    game: str,
    file: Path,
    /,
    *,
    bots: str = "regular",
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 1000,
    option: Annotated[tuple[str, ...], Parameter(name=["--option", "-o"], negative=(), show_default=False)] = (),
    seed: str | None = None,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"])] = 1,
    json: Annotated[bool, Parameter(negative=())] = False,
    lang: str | None = None,
) -> None:
    """Write what bots in many games were given, and what they did: a row for every decision, with nothing that the seat may not know.

    Parameters
    ----------
    game
        The game, by its name.
    file
        The file to be written.
    bots
        Bots by seat, separated by commas; repeated if there are fewer than seats. Programs and models, too: stdio:COMMAND, text:COMMAND.
    players
        How many sit at the table. [default: as many as bots, but no fewer than the game needs]
    games
        How many games.
    option
        An option of the table as key=value, say turn_limit=200. May be given more than once.
    seed
        The same seed, the same file. [default: one that nobody can guess, told with the result]
    jobs
        Processes that share the work.
    json
        One JSON object on standard output, for programs.
    lang
        en, fr, it or ru; else the language of your environment.
    """
    known = known_game(game)
    texts = texts_in(lang, known.name)
    names, company = known_company(known, bots)
    seats = max(len(names), known.players[0]) if players is None else players
    options = read_options(option)
    check_table(known, seats, options)
    if len(names) > seats:
        raise Refusal("error-bots", seats=seats, bots=len(names))
    check_least("--games", games, 1)
    check_least("--jobs", jobs, 1)
    try:
        from sitdown.arena.dataset import write_dataset
    except ImportError as error:
        raise Refusal("error-dataset") from error
    row = list(islice(cycle(names), seats))
    with progress(games, texts.say("sim-progress")) as done:
        try:
            made = write_dataset(
                file, known, row, games, seed, jobs=jobs, options=options, company=company, progress=done
            )
        except OSError as error:
            raise Refusal("error-page", file=str(file), why=error.strerror or str(error)) from error
    if json:
        sys.stdout.buffer.write(encode(made) + b"\n")
    else:
        sys.stdout.write(texts.say("dataset-done", rows=made.rows, games=made.games, file=made.file) + "\n")
        for why, times in made.troubles.items():
            sys.stdout.write(f"{why} ({times})\n")
        sys.stdout.write(texts.say("sim-seed", seed=str(made.seed)) + "\n")
