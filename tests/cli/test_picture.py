"""The table fits the terminal, in every language, and the question is always to be seen."""

import pytest

from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.cards.cards import FACES, Card, Famous
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.records.events import RoundEnded
from sitdown.games.omerta.terminal.books import Books
from sitdown.games.omerta.terminal.cards import Face, large, small
from sitdown.games.omerta.terminal.menu import Answers
from sitdown.games.omerta.terminal.picture import LEAST, Picture, Scene
from sitdown.games.omerta.words import Teller
from sitdown.texts import LANGUAGES, Texts
from tests.cli.positions import positions

ALL = {lang: Texts(lang, "omerta") for lang in LANGUAGES}
SIZES = [LEAST, (80, 24), (120, 40)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", OMERTA.players)
def test_every_picture_fits_and_asks(players: int, size: tuple[int, int]) -> None:
    cells, rows = size
    for at, g in enumerate(positions(players, f"picture/{players}", turns=60)):
        if at % 7:
            continue
        assert g.ask is not None
        seat = g.ask.seats[0]
        teller = Teller(ALL[LANGUAGES[at // 7 % 4]], seat, g.famous)
        view = g.view(seat)
        menu = Answers(view, g.ask.options(seat), teller)
        log = [teller.option(option) for option in g.ask.options(seat)] * 3
        scene = Scene(view, log, {}, menu.question, "", menu.items, True, (3.0, 4.0), True)
        lines = Picture(teller, ["guest"] * players).draw(scene, cells, rows)
        assert len(lines) <= rows
        assert max(line.cell_len for line in lines) <= cells
        words = " ".join(line.plain for line in lines)
        assert " ".join(menu.question.split()) in " ".join(words.split())
        for item in menu.items:
            assert f"[{item.key}] {item.words}" in words


def test_a_window_that_is_too_small_is_told_so() -> None:
    g = next(positions(3, "small"))
    teller = Teller(ALL["en"], 0, g.famous)
    (line,) = Picture(teller, ["guest"] * 3).draw(Scene(g.view(0)), 60, 24)
    assert line.plain == "The window is too small: 72×20 is the least."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_backs_are_alike_and_faces_are_told_apart(lang: str) -> None:
    teller = Teller(ALL[lang], 0)
    assert len({teller.card(card)[:2] for card in Card}) == len(Card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_fit(lang: str) -> None:
    books = Books(Teller(ALL[lang], 0, tuple(Famous)))
    held = ((Card.SAFECRACKER,) * 3 + (Card.GANGSTER,) * 3,) * 5
    ended = RoundEnded(5, 4, False, held, (90,) * 5, (90, 90, 90, 0, 110))
    sheet = [(100, 100, 100, 100, 100)] * 5
    assert len(books.final(sheet, "…", 80)) + 2 <= 24
    for page in (books.rules(80), books.final(sheet, "…", 80), books.round(ended, sheet, 80)):
        assert max(line.cell_len for line in page) <= 80
    text = "\n".join(line.plain for line in books.round(ended, sheet, 80))
    assert ALL[lang].say("sheet-called") in text
    assert "110" in text


@pytest.mark.parametrize("card", [Card.MOLE, Card.ALIBI, Card.SNITCH])
def test_points_are_on_the_cards(card: Card) -> None:
    teller = Teller(ALL["en"], 0)
    count = str(POINTS[FACES[card]])
    assert small(teller, Face("1", card))[0].plain == f"╭{count:─>2}╮"
    assert large(teller, Face("1", card), 14)[0].plain.endswith(f"{count}╮")
    assert small(teller, Face("1", Card.BOTTLE_7))[0].plain == "╭──╮", "a bottle says it by its name"
    assert small(teller, Face("1", None))[0].plain == "╭──╮", "a back says nothing"
