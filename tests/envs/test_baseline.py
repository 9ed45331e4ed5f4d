"""The baseline learns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sitdown.envs import rollouts
from sitdown.envs.baseline import Net, Resolute, agreement, imitate, share


def test_it_comes_to_say_what_its_teacher_says() -> None:
    played = rollouts("omerta", ["regular", "random", "random"], 6, seed=1, record=[0])
    net = Net.new("omerta", 0)
    before = agreement(net, played)
    imitate(net, played, 6, np.random.default_rng(0))
    assert agreement(net, played) > before + 0.2


def test_its_gradient_leads_up() -> None:
    """A small step along it makes what was said likelier, by as much as it promises."""
    played = rollouts("omerta", ["random"] * 3, 2, seed=1)
    rows = np.arange(len(played["actions"]))
    net = Net.new("omerta", 0)
    net.weights = [each.astype(np.float64) for each in net.weights]

    def likelihood() -> float:
        _, odds = net.odds(played["observations"], played["masks"])
        return float(np.log(odds[rows, played["actions"]]).mean())

    slopes = net.gradient(played, rows)
    before, small = likelihood(), 1e-4
    for weight, slope in zip(net.weights, slopes, strict=True):
        weight += small * slope
    promised = small * sum(float((slope**2).sum()) for slope in slopes)
    assert likelihood() - before == pytest.approx(promised, rel=0.02)


def test_it_is_the_same_from_its_file(tmp_path: Path) -> None:
    net = Net.new("omerta", 3)
    net.save(tmp_path / "net.npz")
    again = Net.load(tmp_path / "net.npz")
    one, other = [rollouts("omerta", [Resolute(each), each, "random"], 2, seed=4)["actions"] for each in (net, again)]
    assert np.array_equal(one, other)


def test_a_share_is_of_the_win() -> None:
    won, low, high = share("omerta", "regular", "random", 8, seed=1)
    assert won > 0.8
    assert 0.4 < low < won <= high + 1e-9
    assert high == pytest.approx(1, abs=0.05)
