"""The eyes that look at every screen see what they are there for."""

import re

import pytest

from .conftest import Meet

GOOD = '<meta name="viewport" content="width=device-width"><p>Your turn</p><button style="width: 60px; height: 60px">Go</button>'


@pytest.mark.parametrize(
    ("page", "seen"),
    [
        ("<p>event-turn-began</p>", "unsaid: event-turn-began"),
        ('<button aria-label="card-7">7</button>', "unsaid: card-7"),
        ("<p>{ $name } snaps</p>", "unsaid: { $name } snaps"),
        (
            '<p style="width: 40px; overflow: hidden; white-space: nowrap">much too long a line</p>',
            "cut off at the side",
        ),
        ('<p style="height: 8px; overflow: clip">a line</p>', "cut off above or below"),
        ('<button style="width: 50px; white-space: nowrap">much too long a line</button>', "outside its button"),
        ('<p style="position: fixed; left: 380px; white-space: nowrap">much too long a line</p>', "beside the screen"),
        ('<p style="width: 800px">a line</p>', "the page is"),
    ],
)
def test_words(meet: Meet, page: str, seen: str) -> None:
    ada = meet(phone=True)
    ada.page.set_content(GOOD)
    ada.reads_all()
    ada.page.set_content(GOOD + page)
    with pytest.raises(AssertionError, match=re.escape(seen)):
        ada.reads_all()


@pytest.mark.parametrize(
    ("page", "seen"),
    [
        ('<button style="width: 30px; height: 60px">A</button>', 'small: "A" 30 x 60'),
        ('<p style="position: fixed; inset: 0">over it all</p>', 'covered: "Go" by <p'),
    ],
)
def test_reach(meet: Meet, page: str, seen: str) -> None:
    ada = meet(phone=True)
    ada.page.set_content(GOOD)
    ada.reaches_all()
    ada.page.set_content(GOOD + page)
    with pytest.raises(AssertionError, match=re.escape(seen)):
        ada.reaches_all()


def test_axe(meet: Meet) -> None:
    ada = meet()
    ada.opens()
    ada.sees(ada.says("house.says"))
    ada.page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    with pytest.raises(AssertionError, match="button-name"):
        ada.finds_nothing_wrong()


def test_a_word_that_is_missing_is_trouble(meet: Meet) -> None:
    ada = meet()
    ada.opens()
    ada.sees(ada.says("house.says"))
    ada.page.evaluate("reportError(new Error('en: house: no words'))")
    ada.page.evaluate("console.error('so much for that')")
    assert [trouble.splitlines()[0] for trouble in ada.troubles] == ["en: house: no words", "error: so much for that"]
    ada.troubles.clear()
