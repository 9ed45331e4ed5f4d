"""Games as a Parquet file: the same whoever writes it, as documented, and with nothing in a row that its seat may not know."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from sitdown.arena.dataset import SCHEMA, write_dataset
from sitdown.arena.simulate import Match, simulate
from sitdown.arena.watched import play_rows
from sitdown.core.codec import encode
from sitdown.core.game import AnyGame
from sitdown.core.log import replay
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.omerta import OMERTA

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
TABLES: list[tuple[AnyGame, list[str], dict[str, Any]]] = [
    (OMERTA, ["novice", "random", "regular"], {"turn_limit": 10}),
    (COSA_NOSTRA, ["regular", "random", "novice"], {"rounds": 3}),
]


def test_the_same_seed_writes_the_same_file_whatever_the_jobs(tmp_path: Path) -> None:
    game, bots, options = TABLES[0]
    one, other = tmp_path / "one.parquet", tmp_path / "other.parquet"
    made = write_dataset(one, game, bots, 3, 1, options=options)
    write_dataset(other, game, bots, 3, 1, options=options, jobs=2)
    assert one.read_bytes() == other.read_bytes()
    table = pq.read_table(one)
    assert table.num_rows == made.rows > 50
    about = json.loads(table.schema.metadata[b"sitdown"])
    assert about == {
        "version": 1,
        "game": game.name,
        "rules": game.rules,
        "bots": bots,
        "options": options,
        "seed": "1",
    }


@pytest.mark.parametrize(("game", "bots", "options"), TABLES)
def test_rows_are_the_games_that_are_simulated(
    game: AnyGame, bots: list[str], options: dict[str, Any], tmp_path: Path
) -> None:
    """To watch a bot changes nothing of what it does; and what is in a row is what the log of that game says, as its seat saw it."""
    simulate(game, bots, 1, 1, options=options, log_dir=tmp_path)
    rows, _ = play_rows(Match(game.name, tuple(bots), 1, options, None), 0)
    seen: list[list[str]] = [[] for _ in bots]
    done: list[list[str]] = [[] for _ in bots]
    totals: list[int] = []
    for played in replay((tmp_path / "000000.jsonl").read_bytes().splitlines()):
        if played.actor >= 0:
            done[played.actor].append(encode(played.action).decode())
        for seat in range(len(bots)):
            seen[seat] += [
                encode(each).decode() for event in played.events if (each := event.seen_by(seat)) is not None
            ]
        totals = list(played.state.totals)
    for seat in range(len(bots)):
        mine = [row for row in rows if row["seat"] == seat]
        told = [event for row in mine for event in row["events"]]
        assert told == seen[seat][: len(told)]
        assert [row["turn"] for row in mine] == list(range(len(mine)))
        assert {row["bot"] for row in mine} == {bots[seat]}
        assert {row["total"] for row in mine} == {totals[seat]}
        left = list(done[seat])
        for row in mine:
            view, knowledge = json.loads(row["view"]), json.loads(row["knowledge"])
            assert view["seat"] == knowledge["seat"] == seat
            if row["choice"] is not None:
                assert row["options"][row["choice"]] == row["action"]
            assert (row["kind"] == "answer") == ("mode" in row)
            if row["action"] in left:  # who was too slow in a race is not in the log
                left.remove(row["action"])
        assert len(left) <= len(done[seat]) - len([row for row in mine if row["kind"] == "word"])
    assert sum({(row["seat"], row["won"]): row["won"] for row in rows}.values()) == pytest.approx(1)


def test_a_row_hides_what_its_seat_does_not_see() -> None:
    rows, _ = play_rows(Match("cosa-nostra", ("novice", "random", "random"), 1, {"rounds": 3}, None), 0)
    for row in rows:
        view = json.loads(row["view"])
        others = [player for at, player in enumerate(view["players"]) if at != row["seat"]]
        tasks = [task for player in others for man in player["crew"] for task in man["tasks"]]
        planned = [task["job"] for task in tasks if not task["seen_by"]]
        assert set(planned) <= {None}
        dealt = [json.loads(event) for event in row["events"] if '"JobsDealt"' in event]
        assert all(set(event["jobs"]) == {None} for event in dealt if event["seat"] != row["seat"])


def test_the_schema_is_as_documented() -> None:
    """A word is a string of which there are few."""
    table = re.findall(r"^\| `(\w+)` \| ([\w<>]+) \|", PAGE.partition("## A data set")[2], re.MULTILINE)
    kinds = [re.sub(r"dictionary<.*>", "word", str(field.type)) for field in SCHEMA]
    kinds = [re.sub(r"list<\w+: string>", "list<string>", kind) for kind in kinds]
    assert table == list(zip(SCHEMA.names, kinds, strict=True))
