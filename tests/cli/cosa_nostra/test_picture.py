"""The table fits the terminal, in every language, and the question is always to be seen."""

from itertools import islice

import pytest

from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.eyes.opened import opened
from sitdown.games.cosa_nostra.terminal.answers import Answers
from sitdown.games.cosa_nostra.terminal.books import Books
from sitdown.games.cosa_nostra.terminal.picture import LEAST, Picture, Scene
from sitdown.games.cosa_nostra.words import Teller
from sitdown.texts import LANGUAGES, Texts
from tests.cli.cosa_nostra.positions import asked, positions
from tests.cosa_nostra.harness import Seat, table

ALL = {lang: Texts(lang, "cosa-nostra") for lang in LANGUAGES}
SIZES = [LEAST, (100, 34), (120, 40)]
TABLE = (
    Seat("blundetto", jobs="car_theft scam gas_station_robbery", cards="snitch snitch spy", owns="pimp pimp cop"),
    Seat("dimaggio", owns="casino* lawyer building_firm", tasks="phil_malony: threats, lenny_dimaggio: buy garage"),
    Seat("calmuti", laundered=8000, crew="vito_baritono frankie_calmuti*", trophies="fat_tony"),
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", COSA_NOSTRA.players)
def test_every_picture_fits_and_asks(players: int, size: tuple[int, int]) -> None:
    cells, rows = size
    for at, g in enumerate(islice(positions(players, f"picture/{players}"), 0, None, 9)):
        view, options = asked(g)
        teller = Teller(ALL[LANGUAGES[at % 4]], view.seat, [player.family for player in view.players])
        menu = Answers(view, options, teller)
        scene = Scene(view, ["A line of the log."] * 30, menu.question, (), menu.items, True, (3.0, 4.0))
        picture = [line.plain for line in Picture(teller, ["random"] * players).draw(scene, cells, rows)]
        assert len(picture) == rows
        assert max(map(len, picture)) <= cells
        shown = "\n".join(picture)
        assert all(f"[{item.key}]" in shown for item in menu.items)
        assert "3 " in shown, "the clock"


def drawn(seat: int | None = 0, size: tuple[int, int] = (120, 40)) -> str:
    g = table(*TABLE, markers="0 lawyer_1, 2 lawyer_1", attached="2 saboteur phil_malony").g
    view = g.view(seat) if seat is not None else opened(g)
    teller = Teller(ALL["en"], seat, [player.family for player in view.players])
    return "\n".join(line.plain for line in Picture(teller, ["a", "b", "c"]).draw(Scene(view), *size))


def test_it_shows_what_all_may_know_of_the_others() -> None:
    picture = drawn()
    assert "♣ DiMaggio  b   $2,000   earns $5,000   0 jobs + 0 cards   5 markers" in picture
    assert "Phil Malony 1 +Saboteur♥ [I]   Lenny DiMaggio 2 →Garage $8,000   Franco Luciano 3" in picture
    assert "Lawyer♦♥  Building Firm  (Casino)" in picture
    assert "$2,000   $8,000 laundered" in picture
    assert "Vito Baritono 1   (Frankie Calmuti 2)" in picture
    assert "1 trophy" in picture


def test_it_shows_ones_own_jobs_with_what_they_need() -> None:
    picture = drawn()
    assert "✗ Car Theft (Garage)" in picture
    assert "✗ Scam (Building Firm)" in picture
    assert "  Gas Station Robbery" in picture
    assert "needs Building Firm" in picture
    assert "Influence:  Snitch ×2  Spy" in picture
    assert "Pimp ×2  Cop" in picture


def test_others_do_not_see_a_job_but_its_owner_and_a_replay_do() -> None:
    assert "Threats" not in drawn(0)
    assert "[I Threats]" in drawn(1)
    assert "[I Threats]" in drawn(None)


def test_a_replay_shows_every_hand() -> None:
    assert "✗ Scam (Building Firm)" in drawn(None)
    assert "Snitch ×2  Spy" in drawn(None)


def test_it_shows_the_dice_and_who_is_in_danger() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: assassination_iii"),
        Seat("dimaggio", cards="emergency_doc"),
        Seat("calmuti"),
        phase="action",
        number=3,
    )
    t.attacks("big_joey", "vito_baritono", dice=(6, 1, 5))
    view = t.g.view(1)
    teller = Teller(ALL["en"], 1, [player.family for player in view.players])
    picture = [line.plain for line in Picture(teller, ["a", "b", "c"]).draw(Scene(view), 80, 24)]
    assert " ◆ Big Joey “Assassination” → Vito Baritono" in picture
    assert " ✚ ♥ Calmuti: Vito Baritono, killed" in picture


def test_less_room_less_detail() -> None:
    small = drawn(size=LEAST)
    assert "needs Building Firm" not in small
    assert "Phil Malony" in small
    assert "too small" in drawn(size=(79, 24))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_have_room(lang: str) -> None:
    *_, g = positions(4, "pages")
    view = g.view(0)
    books = Books(Teller(ALL[lang], 0, [player.family for player in view.players]))
    for page in (books.help(80), books.who_is_who(view, 80)):
        assert max(line.cell_len for line in page) <= 80
