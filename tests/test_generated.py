"""What is made from something else is as it would be made today."""

import pytest
from scripts.generate import COMMAND, THINGS, stale


@pytest.mark.parametrize("thing", THINGS)
def test_nothing_generated_is_stale(thing: str) -> None:
    assert stale(thing) == [], f"make it anew: {COMMAND}"
