"""The README's samples run."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
SAMPLES = re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_there_are_samples() -> None:
    assert len(SAMPLES) >= 3


@pytest.mark.parametrize("sample", SAMPLES, ids=range(1, len(SAMPLES) + 1))
def test_a_sample_runs_and_prints(sample: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(sample, str(README), "exec"), {"__name__": "sample"})
    assert capsys.readouterr().out
