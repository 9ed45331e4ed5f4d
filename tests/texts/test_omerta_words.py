"""Everything that happens, is asked or can be answered in Omerta has words, for whoever reads them."""

import re
from typing import get_args

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.records import BEGIN, Event
from sitdown.games.omerta import OMERTA, Omerta
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import events as ev
from sitdown.games.omerta.records.actions import CALL_OMERTA, OmertaAction
from sitdown.games.omerta.records.events import OmertaEvent
from sitdown.games.omerta.records.view import QUESTIONS
from sitdown.games.omerta.words import Teller
from sitdown.texts import LANGUAGES, Texts
from tests.texts.samples import ACTIONS, EVENTS, FAMOUS

ALL = {lang: Texts(lang, "omerta") for lang in LANGUAGES}
VIEWERS = {"own": 0, "other": 1, "spectator": None}
BROKEN = re.compile(r"[{}$]|None|\?\?\?|  |  ")


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return ALL[request.param]


@pytest.fixture(params=VIEWERS)
def teller(request: pytest.FixtureRequest, texts: Texts) -> Teller:
    return Teller(texts, VIEWERS[request.param], FAMOUS)


def test_there_is_a_sample_of_every_kind() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(OmertaEvent))
    assert {type(action) for action in ACTIONS} == set(get_args(OmertaAction))


def test_every_event_has_words(teller: Teller) -> None:
    for event in EVENTS:
        for shown in (event, event.seen_by(teller.viewer)):
            assert shown is not None
            words = teller.event(shown)
            assert words.endswith((".", "?", "!")), words
            assert not BROKEN.search(words), words


def test_every_action_has_words(teller: Teller) -> None:
    for action in ACTIONS:
        words = teller.option(action)
        assert words
        assert not BROKEN.search(words), words


def test_nobody_hears_of_himself_by_name(texts: Texts) -> None:
    own, other = Teller(texts, 0, FAMOUS), Teller(texts, 1, FAMOUS)
    for event in EVENTS[1:]:  # but for the first: there he learns it
        assert own.name(0) not in own.event(event), event
    assert own.name(0) in other.event(ev.TurnBegan(0))


def test_what_a_viewer_may_not_see_is_not_said(texts: Texts) -> None:
    spectator = Teller(texts, None, FAMOUS)
    secrets = [event for event in EVENTS if isinstance(event, ev.Peeked | ev.Drew | ev.SafeOpened)]
    for event in secrets:
        words = spectator.event(event.seen_by(None))
        for card in Card:
            assert spectator.one(card) not in words


def test_before_the_personas_are_dealt_seats_have_numbers(texts: Texts) -> None:
    assert "2" in Teller(texts, 0).event(ev.TurnBegan(2))


@pytest.mark.parametrize("players", OMERTA.players)
def test_every_question_and_option_met_in_play_has_words(players: int) -> None:
    met: set[str] = set()
    for number in range(8):
        chance = Seeded(f"words/{players}/{number}")
        g = OMERTA.new(players, {"turn_limit": 40, "snap": "sealed" if number % 4 == 0 else "race"})
        assert isinstance(g, Omerta)
        g.apply(-1, BEGIN, chance)
        while (ask := g.ask) is not None:
            texts = ALL[LANGUAGES[number % len(LANGUAGES)]]
            for seat in ask.seats:
                teller = Teller(texts, seat, g.famous)
                view = g.view(seat)
                assert view.question is not None
                met.add(view.question.step)
                assert not BROKEN.search(teller.question(view))
                assert not any(BROKEN.search(teller.option(option)) for option in ask.options(seat)[:20])
            seat = ask.seats[chance.draw(len(ask.seats))]
            options = [option for option in ask.options(seat) if option != CALL_OMERTA]
            for event in g.apply(seat, options[chance.draw(len(options))], chance):
                for viewer in (*range(players), None):
                    seen = event.seen_by(viewer)
                    assert seen is None or not BROKEN.search(Teller(texts, viewer, g.famous).event(seen))
    assert met == set(QUESTIONS)


ENGLISH: dict[Event, tuple[str, str]] = {
    ev.Drew(0, Card.BOTTLE_7): ("You draw a 7.", "Capone draws a card."),
    ev.Peeked(0, (0, 2), (Card.BOTTLE_8, Card.MOLE)): (
        "You see an 8 (slot 1) and a Mole (slot 3).",
        "Capone looks at slots 1 and 3.",
    ),
    ev.Aimed(0, Card.GANGSTER, (0, 1), (2, 3)): (
        "You set the Gangster on your slot 3 and Luciano’s slot 4.",
        "Capone sets the Gangster on Capone’s slot 3 and your slot 4.",
    ),
    ev.MammaSent(0, 1): ("Mamma drops in on Luciano.", "Mamma drops in on you. You miss your next turn."),
    ev.GameEnded((12, 30, 12), (0, 2)): (
        "A shared win with 12: you and Hill.",
        "A shared win with 12: Capone and Hill.",
    ),
}


@pytest.mark.parametrize("event", ENGLISH)
def test_english_from_both_sides(event: Event) -> None:
    for viewer, words in enumerate(ENGLISH[event]):
        seen = event.seen_by(viewer)
        assert seen is not None
        assert Teller(ALL["en"], viewer, FAMOUS).event(seen) == words
