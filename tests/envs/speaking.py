"""Players who speak: by the names of words, or at random, in a way that goes to places."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sitdown.envs.course import Course
from sitdown.envs.words import Prompt

RARE = frozenset({"verb omerta", "verb snap", "verb offer"})  # at random, these would end or fill every game
RARELY = 0.1


def says(course: Course, seat: int, *words: str) -> None:
    """A seat says these words; a verb goes by its name alone. What goes without saying is left out."""
    names = course.encoding.words.names
    for word in words:
        assert course.prompt is not None
        assert course.prompt.seat == seat
        course.say(names.index(word if " " in word else f"verb {word}"))


def may_say(course: Course) -> list[str]:
    """The words that are awaited."""
    assert course.prompt is not None
    return [course.encoding.words.names[word].removeprefix("verb ") for word in course.prompt.words]


def wander(course: Course, seed: int) -> Iterator[Prompt]:
    """Every prompt of a game in which anything is said. Look before you go on."""
    random = Random(seed)
    names = course.encoding.words.names
    while course.prompt is not None:
        yield course.prompt
        word = random.choice(course.prompt.words)
        while names[word] in RARE and random.random() > RARELY:
            word = random.choice(course.prompt.words)
        course.say(word)
