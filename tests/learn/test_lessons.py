"""Every lesson of every game, replayed: none can rot. What the page makes of them is in tests/browser/test_lessons.py."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sitdown.core.errors import Illegal
from sitdown.core.game import AnyGame
from sitdown.core.kernel import ONE
from sitdown.core.registry import all_games
from sitdown.learn import Lesson, Run, Wrong, lesson_texts, lesson_words, lessons_of
from sitdown.texts import LANGUAGES

LONGEST = 15  # words
WAIT = "learn-wait"
SUM = re.compile(r"\d+(?:[\s.,]\d{3})+")  # one word, however a language writes its thousands
WORD = re.compile(r"\w+")
ONE_SENTENCE = re.compile(r"[^.!?…]*[.!?…]?[»”]?")

TAUGHT = [game for game in all_games() if lessons_of(game)]
EVERY = [pytest.param(game, lesson, id=f"{game.name}-{lesson.name}") for game in TAUGHT for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize(("game", "lesson"), EVERY)
every_game = pytest.mark.parametrize("game", TAUGHT, ids=[game.name for game in TAUGHT])


def steps(game: AnyGame, lesson: Lesson) -> Iterator[Run]:
    """At every step, before anything is done there."""
    for at in range(len(lesson.steps)):
        yield Run(game, lesson, at)


def keys(lang: str, game: AnyGame) -> set[str]:
    """Of all messages and attributes."""
    found: set[str] = set()
    for entry in FluentParser().parse(lesson_words(lang, game)).body:
        assert not isinstance(entry, ftl.Junk), f"{lang}: {entry.content}"
        if isinstance(entry, ftl.Message):
            found |= {entry.id.name, *[f"{entry.id.name}.{each.id.name}" for each in entry.attributes]}
    return found


@every_lesson
def test_it_is_played_to_its_end_whichever_right_move_is_made(game: AnyGame, lesson: Lesson) -> None:
    for run in steps(game, lesson):
        right = [option for option in run.options() if run.is_right(option)]
        for option in [*right, *([run.own_move()] if run.step.right else [])]:
            other = Run(game, lesson, run.at)
            other.does(option)
            while other.coming:
                other.next_deed()
            while not other.over:
                other.skip()
        assert game.write(game.read(game.write(run.state))) == game.write(run.state)


@every_lesson
def test_each_step_has_something_to_do_or_is_read(game: AnyGame, lesson: Lesson) -> None:
    for run in steps(game, lesson):
        if run.step.right:
            assert run.is_right(run.own_move()), run.step.say
            continue
        for option in run.options():
            with pytest.raises(Wrong, match=WAIT):
                run.does(option)


@every_lesson
def test_what_is_not_right_is_refused_with_a_reason_and_changes_nothing(game: AnyGame, lesson: Lesson) -> None:
    known = [keys(lang, game) for lang in LANGUAGES]
    for run in steps(game, lesson):
        if not run.step.right:
            continue
        assert all(f"{run.step.say}.wrong" in each for each in known), f"{run.step.say} has no reason"
        before = game.write(run.state)
        for option in run.options():
            if run.is_right(option):
                continue
            with pytest.raises((Wrong, Illegal)) as refused:
                run.does(option)
            if isinstance(refused.value, Wrong):
                assert all(refused.value.reason in each for each in known), refused.value.reason
            assert game.write(run.state) == before
            assert run.at == Run(game, lesson, run.at).at


@every_lesson
def test_what_glows_is_there(game: AnyGame, lesson: Lesson) -> None:
    for run in steps(game, lesson):
        assert run.step.glow or not run.step.right, f"{run.step.say}: nothing glows"
        named = {thing.partition("=")[0] for way in run.step.glow for thing in way.split(" > ")}
        assert named <= run.things, f"{run.step.say}: {named - run.things} is not there"


@every_lesson
def test_whose_clock_runs_out_is_told_so(game: AnyGame, lesson: Lesson) -> None:
    for run in steps(game, lesson):
        ask = run.state.ask
        if run.step.right and ask is not None and lesson.seat in ask.seats and run.state.seconds(ask.clock) is not None:
            assert run.late() == f"{run.step.say}.late", f"{run.step.say} has a clock"


@every_lesson
def test_the_learner_is_not_left_waiting(game: AnyGame, lesson: Lesson) -> None:
    """When nobody else has anything to do, the question is the learner's, or something is to be read."""
    for run in steps(game, lesson):
        ask = run.state.ask
        if run.step.right and ask is not None and ask.mode == ONE and ask.options(lesson.seat) == ():
            assert game.trade is not None, run.step.say  # something is to be done beside somebody else's question


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_sentence_is_one_and_short(game: AnyGame, lang: str) -> None:
    texts = lesson_texts(lang, game)
    for key in keys(lang, game):
        said = SUM.sub("0", texts.say(key))
        assert len(WORD.findall(said.replace("’", "").replace("'", ""))) <= LONGEST, f"{lang}: {key}: {said}"
        if any(step.say == key for lesson in lessons_of(game) for step in lesson.steps):
            assert ONE_SENTENCE.fullmatch(said), f"{lang}: {key}: {said}"


@every_game
def test_the_catalogues_say_the_same_things_and_nothing_that_is_not_said(game: AnyGame) -> None:
    english = keys("en", game)
    for lang in LANGUAGES:
        assert keys(lang, game) == english, f"{lang}: {keys(lang, game) ^ english}"
    said = {step.say for lesson in lessons_of(game) for step in lesson.steps}
    titles = {f"lesson-{lesson.name}" for lesson in lessons_of(game)}
    assert {key for key in english if "." not in key} == said | titles
    assert {f"{title}.about" for title in titles} <= english
    reasons = {key for key in english if "." in key} - {f"{title}.about" for title in titles}
    assert reasons == _given(game)


def _given(game: AnyGame) -> set[str]:
    """Every reason that some wrong move is given, and the one that covers the rest."""
    given: set[str] = set()
    for lesson in lessons_of(game):
        for run in steps(game, lesson):
            if run.step.right:
                wrong = [option for option in run.options() if not run.is_right(option)]
                given |= {f"{run.step.say}.wrong", *[run.why_not(option) for option in wrong]}
                ask = run.state.ask
                if ask is not None and run.state.seconds(ask.clock) is not None:
                    given.add(run.late())
    return given
