"""What `pip install sitdown` brings: run with the Python of an environment that has nothing but the wheel."""

import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path

import sitdown

WANTED = {"msgspec", "mypy-extensions", "sitdown"}
MOST_MEGABYTES = 20


def main() -> None:
    there = {each.metadata["Name"].replace("_", "-") for each in distributions()}
    assert there == WANTED, there
    size = sum([file.stat().st_size for file in Path(sys.prefix).rglob("*") if file.is_file()]) / 1e6
    assert size < MOST_MEGABYTES, size

    game = sitdown.new("omerta", players=4, seed=1932, turn_limit=20)
    while not game.over:
        game.play_any()
    assert game.winners
    report = sitdown.simulate("cosa-nostra", bots=["regular", "random"], games=1, rounds=3)
    assert report.games == 1

    command = subprocess.run([Path(sys.prefix) / "bin" / "sitdown"], capture_output=True, text=True, check=False)
    assert (command.returncode, "sitdown[table]" in command.stderr) == (1, True), command
    sys.stdout.write(f"{len(there)} packages, {size:.0f} MB\n")


main()
