"""The bot in docs/bots.md plays."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def test_the_example_runs_and_beats_chance() -> None:
    """In a process of its own: it adds itself to the bots there are."""
    samples = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (sample,) = [sample for sample in samples if "class Tidy" in sample]
    done = subprocess.run([sys.executable, "-c", sample], capture_output=True, text=True, check=True)
    wins = {name: float(number) for name, number in re.findall(r"^(\w+): ([\d.]+) wins", done.stdout, re.MULTILINE)}
    assert wins.keys() == {"tidy", "random"}
    assert sum(wins.values()) == pytest.approx(40, abs=0.11)  # as printed
    assert wins["tidy"] > 2 * wins["random"]
