"""Whatever Omerta can ask is asked in words, lies in reach, and axe has no complaint; in four languages, every other one on a phone."""

from playwright.sync_api import expect

from sitdown.games.omerta import Omerta
from sitdown.games.omerta.records.view import QUESTIONS
from sitdown.games.omerta.words import TWO_PART, Teller
from sitdown.texts import Texts

from .conftest import Meet
from .house import House
from .omerta import AtOmerta
from .questions import asking
from .words import LANGUAGES

NAMES = ["Ada", "Bob", "Cy", "Di", "Ed"]


def test_every_question(house: House, meet: Meet) -> None:
    players = [AtOmerta(meet(language, phone=number % 2 == 1)) for number, language in enumerate(LANGUAGES)]
    for number, question in enumerate(QUESTIONS):
        player, past = players[number % len(players)], asking(question)
        g = past.state
        assert isinstance(g, Omerta)
        assert g.ask is not None
        seat = g.ask.seats[0]
        player.person.opens(house.lays("omerta", NAMES, past=past).chair(seat))
        teller = Teller(Texts(player.person.language, "omerta"), seat)
        asked = player.page.get_by_text(teller.question(g.view(seat)), exact=True)
        expect(asked).to_be_visible()
        looks(player)
        if question in TWO_PART and question != "Draw":
            player.person.presses(player.page.get_by_role("button", name=player.glowing()[0], exact=True))
            expect(asked).to_have_count(0)
            looks(player)


def looks(player: AtOmerta) -> None:
    player.person.finds_nothing_wrong()
    player.person.reaches_all()
