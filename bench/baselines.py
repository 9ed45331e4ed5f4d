"""The tables and samples of docs/baselines.md, made anew: how strong the bots are beside each other, how much they can be exploited at the least, a league, a
game of somebody who reads, and a piece of a data set. Small by default; the seed is fixed, so whoever runs it gets the same.

    uv run python -m bench.baselines
    uv run python -m bench.baselines --games 400 --jobs 2
"""

from __future__ import annotations

import json
import shlex
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sitdown.arena.contest import contest
from sitdown.arena.dataset import write_dataset
from sitdown.arena.exploit import exploit
from sitdown.arena.league import play_league
from sitdown.arena.play import play_out
from sitdown.arena.runners import runner
from sitdown.arena.seeker import Search
from sitdown.bots.seeds import open_house
from sitdown.core.game import AnyGame
from sitdown.core.kernel import State
from sitdown.core.registry import game_named
from sitdown.guests.budget import Budget
from sitdown.guests.invitations import Company, invited

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
SAMPLES: Final = DOCS / "samples"
SEED: Final = 1932
GAMES: Final = ("omerta", "cosa-nostra")
PAIRS: Final = (("novice", "random"), ("regular", "novice"), ("sharp", "regular"))
PROBED: Final = ("random", "novice")
PROBE: Final = {
    "omerta": (Search(worlds=3, options=3, decisions=10), {"turn_limit": 20}),
    "cosa-nostra": (Search(worlds=2, options=2, decisions=10), {"rounds": 3}),
}
LEAGUE: Final = ["regular", "novice", "random"]
MOMENT: Final = 60  # decisions into a game
PATIENT: Final = Budget(seconds=600, game_seconds=3600)  # the machine may be busy
SHOWN: Final = 2  # exchanges of the sample transcript, of each game
READER: Final = f"text:{shlex.quote(sys.executable)} -S {ROOT / 'examples' / 'bots' / 'reader.py'}"


@dataclass(frozen=True, slots=True)
class Size:
    games: int
    jobs: int


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def rows(head: Sequence[str], body: Iterator[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *body]
    return "\n".join([f"| {' | '.join(line)} |" for line in lines])


def strengths(size: Size) -> Iterator[Sequence[str]]:
    """One against three, every deal from every seat."""
    for name in GAMES:
        for one, other in PAIRS:
            bots = [one, *[other] * 3]
            report = contest(game_named(name), bots, size.games, SEED, runner(size.jobs), players=4, to_the_end=True)
            low, high = report.bots[one].interval
            scores = " against ".join([f"{report.bots[bot].mean_score:,.0f}" for bot in (one, other)])
            share = f"{percent(report.bots[one].win_share)} ({percent(low)} to {percent(high)})"
            yield name, f"`{one}`", f"`{other}`", str(report.games), share, scores


def probes(size: Size) -> Iterator[Sequence[str]]:
    """One who searches against two of a kind."""
    for name in GAMES:
        search, options = PROBE[name]
        for bot in PROBED:
            games = max(3, size.games // 2)
            report = exploit(
                game_named(name), bot, games, SEED, runner(size.jobs), players=3, options=options, search=search
            )
            low, high = map(percent, report.interval)
            share = f"{percent(report.win_share)} ({low} to {high})"
            yield (
                name,
                f"`{bot}`",
                str(report.games),
                share,
                percent(report.exploitable) if report.exploitable else "not shown",
            )


def league(size: Size) -> Iterator[Sequence[str]]:
    file = SAMPLES / "league.jsonl"
    file.unlink(missing_ok=True)
    table = play_league(file, game_named("omerta"), LEAGUE, size.games, SEED, runner(size.jobs), players=3)
    for name, each in table.standings.items():
        ends = "" if each.interval is None else f" ({each.interval[0]:.0f} to {each.interval[1]:.0f})"
        low, high = map(percent, each.share_interval)
        yield f"`{name}`", f"{each.elo:.0f}{ends}", str(each.games), f"{percent(each.win_share)} ({low} to {high})"


def transcript() -> None:
    """Of the reader among our examples, who is no model: two exchanges out of the middle of a game of each."""
    parts = [
        "# A player who reads\n",
        "Out of two games that `examples/bots/reader.py` played, which is no language model but answers like one:",
        "what it was told before a question, and what it said. Before it comes, every time, what holds for the whole game: the rules,",
        "and how to answer.\n",
    ]
    for name in GAMES:
        parts += [f"## {name}\n", *[_fenced(text) for pair in _exchanges(name) for text in pair]]
    (SAMPLES / "transcript.md").write_text("\n".join(parts) + "\n", "utf-8")


def _exchanges(name: str) -> list[tuple[str, str]]:
    game = game_named(name)
    names, guests = invited([READER, "novice", "novice"])
    options: dict[str, Any] = {"turn_limit": 12} if name == GAMES[0] else {"rounds": 3}
    with TemporaryDirectory() as folder:
        _play(game, names, Company(guests, PATIENT, Path(folder)), options)
        (file,) = Path(folder).iterdir()
        lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
    said = [(line["said"], line["heard"].strip()) for line in lines if "said" in line]
    return said[-SHOWN:]


def _play(game: AnyGame, names: Sequence[str], company: Company, options: dict[str, Any]) -> None:
    house = open_house(SEED, len(names))
    bots = [company(game, name, seed) for name, seed in zip(names, house.seeds, strict=True)]
    g: State = game.new(len(names), options)
    play_out(g, g.apply, bots, house.chance, house.imaginations, lambda decisions: decisions >= MOMENT)
    for bot in bots:
        bot.close()
        if bot.troubles:
            raise RuntimeError(f"{game.name}: {bot.troubles[0]}")


def _fenced(text: str) -> str:
    return f"```text\n{text}\n```\n"


def dataset() -> str:
    """Two games; the columns of one row."""
    import pyarrow.parquet as pq

    file = SAMPLES / "omerta.parquet"
    write_dataset(file, game_named("omerta"), ["regular", "novice", "random"], 2, SEED, options={"turn_limit": 12})
    table = pq.read_table(file)
    row = table.slice(20, 1).to_pylist()[0]
    shown = {name: _short(value) for name, value in row.items()}
    return rows(
        ("column", f"row 20 of {table.num_rows}"), iter([(f"`{name}`", value) for name, value in shown.items()])
    )


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False) if isinstance(value, list) else str(value)
    return f"`{text[:90]}…`" if len(text) > 90 else f"`{text}`"


def page(size: Size) -> str:
    SAMPLES.mkdir(exist_ok=True)
    tell: Callable[[str], object] = sys.stderr.write
    tell("strengths …\n")
    strong = rows(("game", "one", "against three", "games", "wins, 95 %", "mean score"), strengths(size))
    tell("probes …\n")
    weak = rows(("game", "bot", "games", "one who searches wins, 95 %", "exploitable by at least"), probes(size))
    tell("league …\n")
    ranks = rows(("", "Elo, 95 %", "games", "wins, 95 %"), league(size))
    tell("samples …\n")
    transcript()
    data = dataset()
    return PAGE.format(games=size.games, strong=strong, weak=weak, ranks=ranks, data=data)


PAGE: Final = """\
# Baselines

Made by a command; nothing here is written by hand. It plays few games by default, and the intervals say so. [Bots](bots.md) has longer
contests, the [research page](research.md) says how to play your own.

```
uv run python -m bench.baselines                      # as here: {games} games a row
uv run python -m bench.baselines --games 400 --jobs 2
```

## How strong they are

One against three of a kind, every deal from every seat; 25 % would be even. In Omerta a low score is good.

{strong}

## How much they can be exploited, at the least

One who searches for an answer (`sitdown exploit`) against two of a kind; 33 % would be even. It looks only a little way, at few worlds: that it wins no
more than its share shows nothing, and one who searches better may win more.

{weak}

## A league

Omerta at three, with the games in [samples/league.jsonl](samples/league.jsonl). Elo by who finishes before whom, the mean being 1500.

{ranks}

## A player who reads

Two moments of a game of each: [samples/transcript.md](samples/transcript.md).

## A piece of a data set

[samples/omerta.parquet](samples/omerta.parquet) has two games, as `sitdown dataset` writes them.

{data}
"""


def main() -> None:
    parser = ArgumentParser("bench.baselines", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=8, help="of each row")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    (DOCS / "baselines.md").write_text(page(Size(given.games, given.jobs)), "utf-8")


if __name__ == "__main__":
    main()
