"""Terminal and page tell everything in the same words: one table of sentences, and two interpreters that agree on every letter."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from sitdown.core.game import AnyGame
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import Business, Influence
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.mercenaries import GANGSTERS
from sitdown.games.cosa_nostra.records.events import Said
from sitdown.games.cosa_nostra.records.lines import LINES, line
from sitdown.games.cosa_nostra.records.view import QUESTIONS as COSA_NOSTRA_QUESTIONS
from sitdown.games.cosa_nostra.words import Teller as CosaNostraTeller
from sitdown.games.cosa_nostra.words.cards import job_facts
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records.view import QUESTIONS as OMERTA_QUESTIONS
from sitdown.games.omerta.records.view import Question
from sitdown.games.omerta.words import TWO_PART
from sitdown.games.omerta.words import Teller as OmertaTeller
from sitdown.page import node
from sitdown.texts import LANGUAGES, Texts, common_words, game_words
from sitdown.texts.sentences import Sentences
from sitdown.texts.teller import Teller
from tests.texts import cosa_nostra_samples as cosa_nostra
from tests.texts import samples as omerta

from .wire import WEB

VIEWERS = (0, 1, 2, None)
FACTS = {"job": list(map(job_facts, JOBS)), "business": BUSINESSES, "gangster": GANGSTERS, "influence": list(Influence)}


class Sample(NamedTuple):
    """What is to be told of a game."""

    events: Sequence[Event] = ()
    options: Sequence[tuple[Action, Any]] = ()  # and the view
    questions: Sequence[tuple[Any, dict[str, str]]] = ()  # of a view, and what else is known
    phrases: Sequence[tuple[str, Any]] = ()


def seen(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """Everything, and what of it the viewer may see."""
    return [each for event in events for each in (event, event.seen_by(viewer)) if each is not None]


def in_terminal(teller: Teller, sample: Sample) -> list[str]:
    return [
        *map(teller.event, seen(sample.events, teller.viewer)),
        *(teller.option(action, view) for action, view in sample.options),
        *(teller.question(view, **more) for view, more in sample.questions),
        *(teller.by(phrase, value) for phrase, value in sample.phrases),
    ]


def in_page(game: AnyGame, tellers: Sequence[Teller], sample: Sample) -> list[list[str]]:
    readers = [
        {
            "language": teller.texts.lang,
            "at": {"me": teller.viewer, "names": teller.names},
            **sample._asdict(),
            "events": seen(sample.events, teller.viewer),
        }
        for teller in tellers
    ]
    languages = {lang: [common_words(lang), game_words(lang, game)] for lang in LANGUAGES}
    asked = {"sentences": tellers[0].sentences, "languages": languages, "readers": readers}
    script = [node(), WEB / "scripts" / "tell.mjs"]
    told = subprocess.run(script, input=msgspec.json.encode(asked), capture_output=True, check=False)
    assert told.returncode == 0, told.stderr.decode()
    words: list[list[str]] = json.loads(told.stdout)
    return words


def check(game: AnyGame, tellers: Sequence[Teller], sample: Sample) -> None:
    for teller, words in zip(tellers, in_page(game, tellers, sample), strict=True):
        assert words == in_terminal(teller, sample), (teller.texts.lang, teller.viewer)


def test_omerta_is_told_in_one_way() -> None:
    view = OMERTA.new(3).view(0)
    shown = (
        replace(view, holds=True, hand=Card.MOLE),
        replace(view, pile_top=Card.BOTTLE_7),
        replace(view, question=Question(1, "", "one", (0,), None, Card.LADY)),
    )
    asked = [
        (
            replace(
                each,
                question=Question(1, step, "one", (0,), None, None if each.question is None else each.question.card),
            ),
            more,
        )
        for each in shown
        for step, more in [
            *((step, {}) for step in OMERTA_QUESTIONS),
            *((step, {"stage": ".then"}) for step in TWO_PART),
        ]
    ]
    sample = Sample(omerta.EVENTS, [(action, None) for action in omerta.ACTIONS], asked, [("slot_of", (1, 2))])
    every = [Texts(lang, "omerta") for lang in LANGUAGES]
    check(OMERTA, [OmertaTeller(texts, viewer, omerta.FAMOUS) for texts in every for viewer in VIEWERS], sample)
    check(OMERTA, [OmertaTeller(texts, 0) for texts in every], sample)  # before anybody has a name


def test_la_cosa_nostra_is_told_in_one_way() -> None:
    texts_of_lines = [line(name, about) for name in LINES for about in (None, 2, Business.GARAGE)]
    texts_of_lines += ["line:nothing", "line:need:9", "line:need:nobody", "line:need:garage:", "a line:pact", "::", ""]
    lines = [Said(seat, text, to) for text in texts_of_lines for seat, to in ((0, None), (1, 0))]
    between_jobs = replace(cosa_nostra.VIEW, in_progress=())
    sample = Sample(
        [*cosa_nostra.EVENTS, *lines],
        [(action, cosa_nostra.asked(about)) for about in ("acting", "second_plan") for action in cosa_nostra.ACTIONS],
        [
            (cosa_nostra.asked(each, view), {})
            for view in (cosa_nostra.VIEW, between_jobs)
            for each in COSA_NOSTRA_QUESTIONS
        ],
        [
            *(("entry", each) for each in cosa_nostra.LEDGER),
            *(("offer", each) for each in (cosa_nostra.OFFER,)),
            ("goods", cosa_nostra.EVERYTHING),
            *((f"{part}_does", each) for part, all_of in FACTS.items() for each in all_of),
        ],
    )
    every = [Texts(lang, "cosa-nostra") for lang in LANGUAGES]
    tellers = [CosaNostraTeller(texts, viewer, cosa_nostra.FAMILIES) for texts in every for viewer in VIEWERS]
    check(COSA_NOSTRA, tellers, sample)
    check(COSA_NOSTRA, [CosaNostraTeller(texts, 0) for texts in every], sample)


class BidMade(Event, frozen=True):
    seat: int
    count: int
    dice: tuple[int, ...]
    why: str | None = None


class TurnBegan(Event, frozen=True):
    seat: int


def test_a_game_without_sentences_is_told_by_names_and_fields() -> None:
    asked: list[tuple[Any, dict[str, str]]] = [
        ({"question": {"step": "Draw", "card": None}}, {}),
        ({"question": {"step": "Bidding"}}, {}),
        ({}, {"about": "Bidding"}),
        ({}, {}),
    ]
    sample = Sample([BidMade(1, 3, (2, 5)), TurnBegan(1), TurnBegan(0)], questions=asked)
    teller = Teller(Texts("en", "omerta"), Sentences(), 0, ("Ann", "Bob"))
    check(OMERTA, [teller], sample)
    told = in_terminal(teller, sample)
    assert told[:6:2] == ["BidMade: seat 1, count 3, dice [2,5], why null", "Bob’s turn.", "Your turn."]
    assert told[6:] == ["Your turn. What will it be?", "Bidding", "Bidding", ""]
