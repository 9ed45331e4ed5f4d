"""Every lesson of every game, shared out among languages, pointer, finger and keys. With SITDOWN_DEPTH all of these with all."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from sitdown.core.game import AnyGame
from sitdown.core.registry import all_games, game_named
from sitdown.learn import Run, lessons_of
from tests.conformance.play import DEPTH

from .conftest import Meet
from .house import House
from .pupil import How, Pupil
from .words import LANGUAGES

HOWS: Final[tuple[How, ...]] = ("pointer", "touch", "keys")
FEW: Final[tuple[tuple[str, How], ...]] = (("en", "pointer"), ("fr", "touch"), ("it", "keys"), ("ru", "touch"))
WAYS: Final = FEW if DEPTH <= 1 else tuple((language, how) for language in LANGUAGES for how in HOWS)
TAUGHT: Final = [game for game in all_games() if lessons_of(game)]
CLASSES: Final = [
    pytest.param(game, language, how, id=f"{game.name}-{language}-{how}") for game in TAUGHT for language, how in WAYS
]


@pytest.mark.parametrize(("game", "language", "how"), CLASSES)
def test_all_lessons_are_played_to_their_end(meet: Meet, game: AnyGame, language: str, how: How) -> None:
    person = meet(language, phone=how == "touch")
    person.game = game.name
    pupil = Pupil(person, game, how, thorough=DEPTH > 1)
    lessons = lessons_of(game)
    own = lessons if DEPTH > 1 else lessons[WAYS.index((language, how)) :: len(WAYS)]
    for lesson in own:
        person.opens(f"/learn/{game.name}/{lesson.name}")
        assert pupil.follows(lesson) > 0
        if lesson is lessons[-1]:
            expect(person.button("learn-play")).to_be_visible()
        else:
            pupil.goes_on()


@pytest.mark.parametrize("game", TAUGHT, ids=[game.name for game in TAUGHT])
def test_from_the_poster_through_a_lesson_and_back_to_it(house: House, meet: Meet, game: AnyGame) -> None:
    ada = meet()
    pupil = Pupil(ada, game, "pointer")
    first, *_ = lessons_of(game)
    title = re.escape(ada.says(f"lesson-{first.name}"))
    ada.opens()
    poster = ada.page.get_by_role("article").filter(
        has=ada.page.get_by_role("heading", name=ada.says(f"game-{game.name}"))
    )
    ada.presses(poster.get_by_role("link", name=ada.says("learn"), exact=True))
    expect(ada.page.get_by_role("heading", name=ada.says(f"lesson-{first.name}"))).to_be_visible()
    ada.finds_nothing_wrong()
    pupil.chooses(re.compile(f"^{re.escape(ada.says('learn-begin'))}: {title}"))
    pupil.follows(first, until=2, look=ada.finds_nothing_wrong)
    ada.presses(ada.button("learn-all"))
    pupil.chooses(re.compile(f"^{re.escape(ada.says('learn-go-on'))}: {title}"))
    pupil.follows(first, at=2)
    ada.presses(ada.button("learn-next"))
    expect(ada.page.get_by_text(ada.says(lessons_of(game)[1].steps[0].say))).to_be_visible()
    ada.presses(ada.button("learn-all"))
    ada.sees(ada.says("learn-done"))
    ada.presses(ada.button("learn-play"))
    expect(ada.page).to_have_url(re.compile("/t/"))
    code = ada.page.url.partition("/t/")[2]
    assert house.get(f"/api/tables/{code}")["options"].items() >= game.usual.gentle.items()  # as in the lessons


def test_the_light_goes_round_a_card_and_the_table_stays_where_it_is(meet: Meet) -> None:
    game = game_named("omerta")
    first, *_ = lessons_of(game)
    ada = meet(phone=True)
    pupil = Pupil(ada, game, "touch")
    ada.opens(f"/learn/{game.name}/{first.name}")
    slot = ada.page.locator('[data-thing="slot 0 0"]')
    laid = []
    for step in range(3):
        pupil.hears(Run(game, first, step))
        laid.append(slot.bounding_box())
        pupil.follows(first, at=step, until=step + 1)
    assert laid == laid[:1] * 3
    card = slot.get_by_role("button").bounding_box()
    assert card == pytest.approx(slot.bounding_box(), abs=1)  # its number is below


def test_a_lesson_goes_on_when_the_line_is_back(meet: Meet) -> None:
    game = TAUGHT[0]
    first, *_ = lessons_of(game)
    ada = meet(fragile=True)
    pupil = Pupil(ada, game, "pointer")
    ada.opens(f"/learn/{game.name}/{first.name}")
    pupil.follows(first, until=2)
    pupil.hears(Run(game, first, 2))
    ada.loses_the_line()
    ada.finds_the_line()
    pupil.follows(first, at=2)


@pytest.mark.parametrize("path", ["/learn/omerta/waltz", "/learn/chess"])
def test_a_lesson_that_is_not_there_is_said_so(meet: Meet, path: str) -> None:
    ada = meet("ru", phone=True)
    ada.opens(path)
    ada.sees(ada.says("trouble-no-lesson"))
    ada.reads_all()
