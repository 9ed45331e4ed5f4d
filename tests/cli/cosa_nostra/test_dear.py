"""At the terminal, too: what is dear is asked about, what cannot work is marked, what one is short of is said, and what looks alike is told apart."""

from __future__ import annotations

from functools import partial

import pytest

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.terminal.answers import Answers
from sitdown.games.cosa_nostra.terminal.books import Books
from sitdown.games.cosa_nostra.terminal.picture import LEAST, Picture, Scene
from sitdown.games.cosa_nostra.words import Teller
from sitdown.texts import LANGUAGES, Texts
from tests.cli.cosa_nostra.desks import Writer
from tests.cosa_nostra.harness import Play, Seat, table

LAST = "vito_baritono: buy garage"  # the phase goes on


def heeding(play: Play, **options: object) -> Writer:
    """Somebody who is asked what he should be asked."""
    writer = Writer(play.g, **options)  # type: ignore[arg-type]
    writer.person.heed(partial(play.g.cautions, 0))
    return writer


def planning(**stated: object) -> Play:
    me = Seat("blundetto", cash=1000, owns="casino", jobs="threats credit_card_fraud", cards="henchman")
    return table(me, Seat("dimaggio", owns="lawyer"), Seat("calmuti", owns=""), market="casino pimp cop", **stated)  # type: ignore[arg-type]


@pytest.mark.parametrize(("answer", "planned"), [("1", JobCard.THREATS), ("0 | 1 | 1", JobCard.CREDIT_CARD_FRAUD)])
def test_a_plan_that_lacks_something_is_asked_about_once(answer: str, planned: JobCard) -> None:
    """Whoever thinks again begins anew."""
    writer = heeding(planning())
    assert writer.answers(f"1 | 2 | {answer}") == act.PlanJob(Place.LITTLE_JOEY, planned)
    read = writer.read
    assert "⚠ “Threats” needs a Lawyer. Without it the job will be called off." in read
    assert "[1] Go ahead   [0] Better not" in read


def test_a_plan_that_lacks_nothing_is_not() -> None:
    writer = heeding(planning())
    assert isinstance(writer.answers("1 | 1"), act.PlanJob)
    assert "⚠" not in writer.read


def test_what_is_planned_and_cannot_work_is_marked_and_says_why() -> None:
    me = Seat("blundetto", cash=1000, owns="", tasks="big_joey: threats, little_joey: buy casino")
    play = table(me, Seat("dimaggio", owns="lawyer"), Seat("calmuti", tasks=LAST), phase="action")
    view = play.g.view(0)
    teller = Teller(Texts("en", "cosa-nostra"), 0, [player.family for player in view.players])
    picture = "\n".join(line.plain for line in Picture(teller, ["a", "b", "c"]).draw(Scene(view), 120, 40))
    assert "Big Joey 3 [I Threats ✗]" in picture
    assert "Little Joey 1 →Casino $14,000 ✗" in picture
    menu = Answers(view, play.options(0), teller)
    menu.pick(next(item for item in menu.items if "Big Joey" in item.words))
    assert "✗ “Threats” needs a Lawyer. It will be called off." in menu.about
    seen_by_others = play.g.view(1)
    other = "\n".join(line.plain for line in Picture(teller, ["a", "b", "c"]).draw(Scene(seen_by_others), 120, 40))
    assert "✗" not in other


def test_what_one_is_short_of_is_red_and_said() -> None:
    view = planning().g.view(0)
    teller = Teller(Texts("en", "cosa-nostra"), 0, [player.family for player in view.players])
    picture = "\n".join(line.plain for line in Picture(teller, ["a", "b", "c"]).draw(Scene(view), 120, 40))
    assert "Casino $14,000 (−$13,000)" in picture


def test_a_purchase_that_is_planned_is_told_apart_from_what_is_owned() -> None:
    me = Seat("blundetto", cash=9000, owns="casino", tasks="little_joey: buy casino")
    play = table(me, Seat("dimaggio"), Seat("calmuti", tasks=LAST), phase="action")
    writer = heeding(play)
    action = writer.answers("t | 1 | 1 | 4 | 2 | 2 | 1 | 1 | 4")
    assert isinstance(action, act.MakeOffer)
    assert "[1] Casino   [2] →Casino" in writer.read
    assert action.give == Goods(markers=(BusinessCard("casino_2"),))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_mercenary_can_do_wraps_and_is_read_to_its_end(lang: str) -> None:
    play = table(
        Seat("blundetto", cash=99_000, crew="lil_omar boggy_gloves", owns=""),
        Seat("dimaggio"),
        Seat("calmuti"),
        mercenaries=True,
    )
    teller = Teller(Texts(lang, "cosa-nostra"), 0, [player.family for player in play.g.view(0).players])
    pages = [line.plain for line in Books(teller).who_is_who(play.g.view(0), 80)]
    assert max(map(len, pages)) <= 80
    for man in (Gangster.LIL_OMAR, Gangster.BOGGY_GLOVES):
        assert " ".join(teller.does(man).split()[-2:]) in " ".join(" ".join(pages).split())


def test_so_it_does_in_a_menu() -> None:
    hires: list[Action] = [act.Hire(Gangster.LIL_OMAR), act.Hire(Gangster.IZZY_ORDOVA), act.DECLINE]
    view = planning().g.view(0)
    teller = Teller(Texts("en", "cosa-nostra"), 0, [player.family for player in view.players])
    menu = Answers(view, hires, teller)
    scene = Scene(view, (), menu.question, (), menu.items)
    picture = Picture(teller, ["a", "b", "c"]).draw(scene, LEAST[0], 40)
    words = " ".join(" ".join(line.plain for line in picture).split())
    for man in (Gangster.LIL_OMAR, Gangster.IZZY_ORDOVA):
        assert words.count(teller.does(man).split()[-1]) >= 1
    assert "…" not in words
