"""The snap in windows: who tries is in it by lot, who passes may see others fail, and nobody waits for ever."""

from __future__ import annotations

from sitdown.envs import encoding_of
from sitdown.envs.course import Course
from tests.envs.speaking import may_say, says
from tests.omerta.harness import Play, table

OMERTA = encoding_of("omerta")


def nine(seed: int = 0) -> tuple[Play, Course]:
    """Seat 0 has discarded a 9, and has one; so have seats 1 and 2."""
    t = table("7 9 5 6", "9 2 3 4", "5 5 6 9", pile="4")
    t.plays("9")
    return t, Course(OMERTA, t.g, seed)


def test_all_are_asked_before_anybody_is_heard() -> None:
    t, course = nine()
    seen = [course.observation(seat).tobytes() for seat in range(3)]
    says(course, 1, "snap", "slot 0")
    assert [course.observation(seat).tobytes() for seat in range(3)] == seen
    assert may_say(course) == ["snap", "no"]
    says(course, 2, "no")
    says(course, 0, "no")
    assert t.stock(1) == "2 3 4"


def test_of_two_who_are_right_a_lot_says_who_was_first() -> None:
    firsts = set()
    for seed in range(20):
        t, course = nine(seed)
        says(course, 1, "snap", "slot 0")
        says(course, 2, "snap", "slot 3")
        says(course, 0, "no")
        firsts.add((t.stock(1), t.stock(2)))
    assert firsts == {("2 3 4", "5 5 6 9"), ("9 2 3 4", "5 5 6")}, "one of them, and each of them at times"


def test_who_passed_has_seen_the_mistake_and_may_still_try() -> None:
    t, course = nine()
    says(course, 1, "snap", "slot 1")
    says(course, 2, "no")
    says(course, 0, "no")
    assert t.stock(1).startswith("9 2 3 4 "), "a mistake costs a card"
    assert t.knows(2, 1).split()[1] == "2"
    says(course, 2, "snap", "slot 3")
    says(course, 0, "no")
    assert t.stock(2) == "5 5 6"


def test_a_window_in_which_nobody_tries_is_the_last() -> None:
    t, course = nine()
    for seat in (1, 2, 0):
        says(course, seat, "no")
    assert (t.stock(0), t.stock(1), t.stock(2)) == ("7 9 5 6", "9 2 3 4", "5 5 6 9")
    says(course, 1, "draw")


def test_a_snap_by_post_is_timed_by_lot() -> None:
    firsts = set()
    for seed in range(20):
        t = table("7 9 5 6", "9 2 3 4", "5 5 6 9", pile="4", snap="sealed")
        t.plays("9")
        course = Course(OMERTA, t.g, seed)
        says(course, 1, "snap", "slot 0")
        says(course, 2, "snap", "slot 3")
        says(course, 0, "no")
        firsts.add((t.stock(1), t.stock(2)))
    assert firsts == {("2 3 4", "5 5 6 9"), ("9 2 3 4", "5 5 6")}
