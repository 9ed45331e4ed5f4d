"""Everything that happens, is asked or can be answered in La Cosa Nostra has words, for whoever reads them."""

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from sitdown.core.chance import Seeded
from sitdown.core.records import BEGIN
from sitdown.games.cosa_nostra import COSA_NOSTRA, CosaNostra
from sitdown.games.cosa_nostra.cards.cards import Business, Influence
from sitdown.games.cosa_nostra.cards.names import Gangster, Job, JobCard
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.actions import CosaNostraAction
from sitdown.games.cosa_nostra.records.events import CosaNostraEvent
from sitdown.games.cosa_nostra.records.promises import AnyPromise
from sitdown.games.cosa_nostra.records.view import QUESTIONS
from sitdown.games.cosa_nostra.words import Teller
from sitdown.texts import LANGUAGES, Texts
from tests.texts.cosa_nostra_samples import ACTIONS, EVENTS, FAMILIES, LEDGER, OFFER, PROMISES, VIEW, asked

ALL = {lang: Texts(lang, "cosa-nostra") for lang in LANGUAGES}
VIEWERS = {"own": 0, "other": 1, "spectator": None}
BROKEN = re.compile(r"[{}]|\$[a-z]|None|\?\?\?|  |  ")
LISTS = ev.JobsDealt | ev.JobsDropped | ev.OfferMade | ev.GoodsGiven | ev.PromiseMade  # they may fill two lines

ABOUT_A_JOB = {"willy", "willys_die", "markers", "stake", "reroll", "robbery", "trap", "doc", "return_fire"}


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return ALL[request.param]


@pytest.fixture(params=VIEWERS)
def teller(request: pytest.FixtureRequest, texts: Texts) -> Teller:
    return Teller(texts, VIEWERS[request.param], FAMILIES)


def test_there_is_a_sample_of_every_kind() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(CosaNostraEvent))
    assert {type(action) for action in ACTIONS} == set(get_args(CosaNostraAction))
    assert {type(word) for word in PROMISES} == set(get_args(AnyPromise))


def test_every_event_has_words_that_fit_the_log(teller: Teller) -> None:
    for event in EVENTS:
        for shown in (event, event.seen_by(teller.viewer)):
            if shown is not None:
                words = teller.event(shown)
                assert words.endswith((".", "?", "!", "”", "»")), words
                assert not BROKEN.search(words), words
                assert len(words) <= 78 or isinstance(shown, LISTS), words


def test_every_action_has_words(teller: Teller) -> None:
    for action in ACTIONS:
        words = teller.option(action, VIEW)
        assert words
        assert not BROKEN.search(words), words


def test_every_question_has_words(teller: Teller) -> None:
    between_jobs = replace(VIEW, in_progress=())
    for about in QUESTIONS:
        words = teller.question(asked(about, VIEW if about in ABOUT_A_JOB else between_jobs))
        assert words.endswith("?"), words
        assert not BROKEN.search(words), words


def test_every_card_has_a_name_and_says_what_it_does(teller: Teller) -> None:
    assert len({teller.job(job) for job in Job}) == len(Job)
    assert len({teller.business(business) for business in Business}) == len(Business)
    assert len({teller.influence(card) for card in Influence}) == len(Influence)
    for card in (*JobCard, *Business, *Influence, *tuple(Gangster)[30:]):
        words = teller.does(card)
        assert words
        assert not BROKEN.search(words), words


def test_offers_and_promises_have_words(teller: Teller) -> None:
    for words in (teller.offered(OFFER), *map(teller.entry, LEDGER)):
        assert not BROKEN.search(words), words


def test_nobody_hears_of_himself_by_name(texts: Texts) -> None:
    own, other = Teller(texts, 0, FAMILIES), Teller(texts, 1, FAMILIES)
    for event in EVENTS[1:]:  # but for the first: there he learns it
        assert own.name(0) not in own.event(event), event
    assert own.name(0) in other.event(ev.TurnBegan(0))


def test_what_a_viewer_may_not_see_is_not_said(texts: Texts) -> None:
    spectator = Teller(texts, None, FAMILIES)
    for event in EVENTS:
        hidden = event.seen_by(None)
        if hidden is not None and hidden != event:
            words = spectator.event(hidden)
            assert words != spectator.event(event)
            assert not [job for job in JobCard if spectator.quoted(job) in words]
            assert not [card for card in Influence if spectator.by("one", card) in words]


def test_before_the_families_are_dealt_seats_have_numbers(texts: Texts) -> None:
    assert "2" in Teller(texts, 0).event(ev.TurnBegan(2))
    assert "2" in Teller(texts, 0).boss(2)


@pytest.mark.parametrize("mercenaries", [False, True])
def test_everything_met_in_play_has_words(mercenaries: bool) -> None:
    for number, lang in enumerate(LANGUAGES):
        chance = Seeded(f"words/{number}")
        options = {"mercenaries": mercenaries, "poker": True, "rob_robbers": True, "business_bonus": True}
        g = COSA_NOSTRA.new(3 + number % 3, options)
        assert isinstance(g, CosaNostra)
        events = g.apply(-1, BEGIN, chance)
        families = [player.family for player in g.view(None).players]
        while True:
            for event in events:
                for viewer in (0, None):
                    seen = event.seen_by(viewer)
                    assert seen is None or not BROKEN.search(Teller(ALL[lang], viewer, families).event(seen))
            if (ask := g.ask) is None:
                break
            seat = ask.seats[chance.draw(len(ask.seats))]
            view = g.view(seat)
            assert view.question is not None
            assert view.question.about in QUESTIONS
            teller = Teller(ALL[lang], seat, families)
            chosen = ask.options(seat)[chance.draw(len(ask.options(seat)))]
            assert not BROKEN.search(teller.question(view) + teller.option(chosen, view))
            events = g.apply(seat, chosen, chance)
