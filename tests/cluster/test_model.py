"""Ownership, gone through state by state; and every one of its rules is needed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .model import RIGHT, Broken, Rules, explore


def test_nobody_is_told_what_is_not_so_in_any_state() -> None:
    found = explore(RIGHT)
    assert found.states > 1000
    assert found.told > 100
    assert found.taken_over > 100


@pytest.mark.parametrize(
    "wrong",
    [
        replace(RIGHT, lease_checked=False),
        replace(RIGHT, asked_counts=False),
        replace(RIGHT, lapse_required=False),
        replace(RIGHT, looked_up=False),
        replace(RIGHT, epoch_checked=False),
    ],
    ids=["lease not looked at", "lease counted from the answer", "taken from who lives", "not looked up", "no epoch"],
)
def test_without_any_of_its_rules_somebody_is(wrong: Rules) -> None:
    with pytest.raises(Broken, match=r"told|written"):
        explore(wrong)
