"""Chance is handed in: seeded, scripted, recorded, or somebody's own."""

from collections import Counter
from itertools import permutations

import pytest

from sitdown.core.chance import Chance, Quick, Recording, Scripted, Seeded, shuffled
from sitdown.core.errors import ChanceError


def draws(chance: Chance, sides: int, number: int) -> list[int]:
    return [chance.draw(sides) for _ in range(number)]


@pytest.mark.parametrize("kind", [Seeded, Quick])
def test_the_same_seed_draws_the_same(kind: type[Seeded] | type[Quick]) -> None:
    assert draws(kind(7), 60, 50) == draws(kind(7), 60, 50)
    assert draws(kind(7), 60, 50) != draws(kind(8), 60, 50)


@pytest.mark.parametrize("kind", [Seeded, Quick])
def test_all_sides_come_up_alike(kind: type[Seeded] | type[Quick]) -> None:
    counts = Counter(draws(kind(3), 6, 60_000))
    assert set(counts) == set(range(6))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, p = 0.001


def test_quick_draws_the_same_compiled_or_not() -> None:
    quick = Quick(12345)
    assert draws(quick, 60, 10) == [13, 9, 28, 2, 26, 40, 14, 59, 16, 39]
    assert all(0 <= drawn < 1 << 31 for drawn in draws(quick, 1 << 31, 1000))


def test_quick_takes_any_seed() -> None:
    assert all(0 <= Quick(seed).draw(6) < 6 for seed in (0, -1, 2147483562, 10**30))


def test_a_script_is_followed_to_its_end_and_no_further() -> None:
    script = Scripted([5, 0])
    assert draws(script, 6, 2) == [5, 0]
    script.finish()
    with pytest.raises(ChanceError, match="ends after 2 draws"):
        script.draw(6)


def test_a_script_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ChanceError, match="draw 1 is 6, but must be from 0 to 5"):
        Scripted([6]).draw(6)
    with pytest.raises(ChanceError, match="draw 1 is -1"):
        Scripted([-1]).draw(6)
    with pytest.raises(ChanceError, match="3 draws were given, 0 were needed"):
        Scripted([1, 2, 3]).finish()


def test_a_recording_can_be_played_back() -> None:
    recording = Recording(Seeded(1))
    heard = draws(recording, 20, 5)
    assert recording.draws == heard == draws(Scripted(heard), 20, 5)


def test_a_shuffle_can_give_every_order_and_each_once() -> None:
    orders = [tuple(shuffled([1, 2, 3], Scripted([first, second]))) for first in range(3) for second in range(2)]
    assert sorted(orders) == sorted(permutations([1, 2, 3]))


def test_anybody_may_write_another_chance() -> None:
    class Lowest(Chance):
        def draw(self, sides: int) -> int:
            return 0

    assert shuffled([1, 2, 3], Lowest()) == [2, 3, 1]
