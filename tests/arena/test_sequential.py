"""The question that a contest answers, and how certain it is."""

from random import Random

import pytest

from sitdown.arena.intervals import wilson
from sitdown.arena.sequential import Question


def asked(mark: float, share: float, numbers: int, seed: int) -> tuple[str, int]:
    """The answer, and after how many numbers it was there."""
    random, question = Random(seed), Question(mark)
    for number in range(numbers):
        question.add(float(random.random() < share))
        if question.side != "open":
            return question.side, number + 1
    return "open", numbers


def test_what_is_true_is_left_open_although_one_looks_after_every_number() -> None:
    """In at least 95 of 100 runs of a thousand; a test that is made for one look would be wrong in about half of them."""
    answers = [asked(0.25, 0.25, 1000, seed)[0] for seed in range(200)]
    assert answers.count("open") >= 190


@pytest.mark.parametrize(("share", "side"), [(0.45, "above"), (0.1, "below")])
def test_a_clear_difference_is_found_soon(share: float, side: str) -> None:
    answers = [asked(0.25, share, 1000, seed) for seed in range(40)]
    assert {answer for answer, _ in answers} == {side}
    assert sorted(numbers for _, numbers in answers)[20] < 120


def test_shares_of_a_win_count_as_such() -> None:
    half, whole = Question(0.25), Question(0.25)
    for _ in range(40):
        half.add(0.25)
        whole.add(0.9)
    assert half.side == "open"
    assert whole.side == "above"


def test_the_interval_is_wilsons() -> None:
    assert wilson(45, 100) == pytest.approx((0.3561, 0.5476), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    low, high = wilson(20, 20)
    assert high == 1.0
    assert low == pytest.approx(0.8389, abs=1e-4)
