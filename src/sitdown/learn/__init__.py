"""Lessons: a game taught at its own table, step by step, by its own engine. They are data beside the game (docs/adding-a-game.md)."""

from sitdown.learn.lessons import BadLesson, Lesson, Lessons, NoLesson, Step, lesson_named, lessons_of
from sitdown.learn.run import Run, Wrong
from sitdown.learn.words import lesson_texts, lesson_words

__all__ = [
    "BadLesson",
    "Lesson",
    "Lessons",
    "NoLesson",
    "Run",
    "Step",
    "Wrong",
    "lesson_named",
    "lesson_texts",
    "lesson_words",
    "lessons_of",
]
