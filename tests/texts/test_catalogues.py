"""The catalogues agree with each other and with the code: nothing missing, nothing left over."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sitdown
from sitdown.core.errors import CODES
from sitdown.core.game import AnyGame
from sitdown.core.registry import game_named
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.bots.talk.honour import STYLES
from sitdown.games.cosa_nostra.cards import abilities, effects
from sitdown.games.cosa_nostra.cards.cards import Aim, Business, Family, Influence, Monopoly, Sort
from sitdown.games.cosa_nostra.cards.facts import verb
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.names import Gang, Job
from sitdown.games.cosa_nostra.coach import reasons as cosa_nostra_reasons
from sitdown.games.cosa_nostra.records import promises
from sitdown.games.cosa_nostra.records.actions import CosaNostraAction
from sitdown.games.cosa_nostra.records.cautions import CAUTIONS
from sitdown.games.cosa_nostra.records.events import BonusPaid, CosaNostraEvent, Intended, OfferClosed, PromiseJudged
from sitdown.games.cosa_nostra.records.lines import LINES
from sitdown.games.cosa_nostra.records.refusals import REFUSALS
from sitdown.games.cosa_nostra.records.view import QUESTIONS as COSA_NOSTRA_QUESTIONS
from sitdown.games.cosa_nostra.records.view import PromiseView, View
from sitdown.games.cosa_nostra.words.cards import SKILLED
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.cards.cards import CHARACTERS, Card, Famous
from sitdown.games.omerta.coach import reasons as omerta_reasons
from sitdown.games.omerta.records.actions import OmertaAction
from sitdown.games.omerta.records.events import Given, OmertaEvent
from sitdown.games.omerta.records.view import QUESTIONS
from sitdown.games.omerta.words import AIMED, TWO_PART
from sitdown.texts import LANGUAGES, Texts, common_words, game_words, language

SOURCE = Path(sitdown.__file__).parent
LOOKING_UP = {"say", "_say", "Refusal", "row", "title"}
GAMES = ("omerta", "cosa-nostra")
CATALOGUES = ("common", *GAMES, *(f"{game}/rules" for game in GAMES))


def read_catalogue(lang: str, name: str) -> str:
    game, _, part = name.partition("/")
    return common_words(lang) if name == "common" else game_words(lang, game_named(game), part)


def entries(lang: str, name: str) -> Iterator[ftl.Message]:
    for entry in FluentParser().parse(read_catalogue(lang, name)).body:
        assert not isinstance(entry, ftl.Junk), f"{lang}/{name}.ftl: {entry.content}"
        if isinstance(entry, ftl.Message):
            yield entry


def patterns(lang: str, name: str) -> dict[str, ftl.Pattern]:
    """Every key, attributes included, and its pattern."""
    found: dict[str, ftl.Pattern] = {}
    for message in entries(lang, name):
        pairs = [(message.id.name, message.value)]
        pairs += [(f"{message.id.name}.{attribute.id.name}", attribute.value) for attribute in message.attributes]
        for key, pattern in pairs:
            assert pattern is not None, f"{lang}: {key} has no words"
            assert key not in found, f"{lang}: {key} is there twice"
            found[key] = pattern
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if isinstance(node, ftl.BaseNode):
        return set().union(*map(variables, vars(node).values()))
    return set()


def code(name: str) -> Iterator[ast.AST]:
    """The code that speaks of a game; `common`: of none in particular."""
    own = SOURCE / "games" / name.replace("-", "_")
    folders = (
        [SOURCE / "cli", SOURCE / "terminal", SOURCE / "texts", SOURCE / "server/calling"]
        if name == "common"
        else [own / "terminal", own / "words"]
    )
    for file in [file for folder in folders for file in folder.rglob("*.py")]:
        yield from ast.walk(ast.parse(file.read_text("utf-8")))


def literals(name: str) -> set[str]:
    """Every string in it."""
    return {node.value for node in code(name) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def looked_up(name: str) -> set[str]:
    """Every string in it that is looked up as a key."""
    found = set()
    for node in code(name):
        if isinstance(node, ast.Call):
            called = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
            keys = node.args[1:2] if called == "Word" else node.args[:1] if called in LOOKING_UP else []
            found |= {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return {key for key in found if "{" not in key}  # the rest is put together


def kinds(records: object) -> list[str]:
    """What the records of a union are called in data files."""
    return [verb(record.__name__) for record in get_args(records)]


def words(record: type, field: str) -> tuple[str, ...]:
    """What a field of a record can say."""
    return get_args(get_type_hints(record)[field])


def by_name(game: AnyGame, all_actions: object, all_events: object) -> set[str]:
    """Records that have no sentence of their own are told by their names."""
    told = game.sentences()
    events = {event.__name__ for event in get_args(all_events)} - set(told.events)
    options = {action.__name__ for action in get_args(all_actions)} - set(told.options)
    kebab = {re.sub("([A-Z])", r"-\1", name).lower() for name in events}
    return {*(f"event{name}" for name in kebab), *(f"option-{name}" for name in options)}


# Keys that the code puts together.
MADE = {
    "common": {*(f"refused-{code}" for code in CODES), "reason-habit", "reason-ahead", "reason-close"},
    "omerta": {
        *by_name(OMERTA, OmertaAction, OmertaEvent),
        *(f"card-{card}{part}" for card in Card for part in ("", ".one")),
        *(f"card-{card}{part}" for card in CHARACTERS for part in (".does", ".discard")),
        *(f"event-given-{why}" for why in words(Given, "why")),
        *(f"card-{card}.the" for card in AIMED),
        *(f"card-{card}.aimed" for card in OMERTA.sentences().tables["aimed"]),
        *(f"famous-{famous}{part}" for famous in Famous for part in ("", ".full")),
        *(f"question-{step}" for step in QUESTIONS),
        *(f"question-{step}.then" for step in TWO_PART),
        *(f"reason-{code}" for code in omerta_reasons.CODES),
        "share-snap_accuracy",
    },
    "cosa-nostra": {
        "cosa-nostra",
        *by_name(COSA_NOSTRA, CosaNostraAction, CosaNostraEvent),
        "nothing",
        *(f"option-EndTurn{ending}" for ending in ("", *COSA_NOSTRA.sentences().tables["ending"].values())),
        "share-promises_kept",
        *(f"family-{family}{part}" for family in Family for part in ("", ".boss")),
        *(f"gang-{gang}" for gang in Gang),
        *(f"business-{business}{part}" for business in Business for part in ("", ".one", ".the", ".of", ".some")),
        *(f"business-{business}.does" for business in SKILLED),
        *(f"monopoly-{monopoly}" for monopoly in Monopoly),
        *(f"influence-{card}{part}" for card in Influence for part in ("", ".one", ".the", ".does", ".when")),
        *(f"job-{job}" for job in Job),
        *(f"job-{job.job}.does" for job in JOBS if job.sort is not Sort.CASH),
        "job-omars_deal.does",
        *(f"aim-{aim}" for aim in Aim),
        *(f"answers-{job.answers}" for job in JOBS if job.answers is not None),
        *(f"effect-{kind}" for kind in kinds(effects.AnyEffect)),
        *(f"ante-{kind}" for kind in kinds(effects.AnyAnte)),
        *(f"ability-{kind}" for kind in kinds(abilities.AnyAbility)),
        *(f"promise-{kind}" for kind in kinds(promises.AnyPromise)),
        *(f"question-{about}" for about in COSA_NOSTRA_QUESTIONS),
        *(f"line-{name}" for name in LINES),
        *(f"event-offer-{how}" for how in words(OfferClosed, "how")),
        *(f"event-promise-{verdict}" for verdict in words(PromiseJudged, "verdict")),
        *(f"event-bonus-{bonus}" for bonus in words(BonusPaid, "bonus")),
        *(f"verdict-{verdict}" for verdict in words(PromiseView, "verdict")),
        *(f"meant-{intent}" for intent in words(Intended, "intent")),
        *(f"style-{style}" for style in STYLES),
        *(f"phase-{phase}" for phase in words(View, "phase")),
        *(f"refused-{code}" for code in REFUSALS),
        *(f"caution-{code}" for code in CAUTIONS),
        "option-CallOff-purchase",
        *(f"reason-{code}" for code in cosa_nostra_reasons.CODES),
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_game_is_used_and_every_key_used_is_there(game: str) -> None:
    own, common = set(patterns("en", game)), set(patterns("en", "common"))
    assert not own & common
    assert MADE[game] <= own
    assert len(looked_up(game)) > 60
    assert looked_up(game) <= own | common
    assert own - MADE[game] - literals(game) == set()


def test_every_key_of_no_game_is_used_and_every_key_used_is_there() -> None:
    common = set(patterns("en", "common"))
    assert len(looked_up("common")) > 10
    assert looked_up("common") <= common
    assert MADE["common"] <= common
    assert common - MADE["common"] - set().union(*map(literals, CATALOGUES)) == set()


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_all_languages_have_the_same_keys_and_variables(lang: str, name: str) -> None:
    english, other = patterns("en", name), patterns(lang, name)
    assert {key: variables(pattern) for key, pattern in other.items()} == {
        key: variables(pattern) for key, pattern in english.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_typographic(lang: str) -> None:
    for name in CATALOGUES:
        for line in read_catalogue(lang, name).splitlines():
            assert line.startswith("#") or not {"'", '"'} & set(line), line


def test_the_language_is_the_one_asked_for_else_the_environments_else_english() -> None:
    assert language("it", {"LANG": "fr_FR.UTF-8"}) == "it"
    assert language(None, {"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language(None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "ru_RU.UTF-8"}) == "ru"
    assert language(None, {"LANG": "de_DE.UTF-8"}) == "en"
    assert language(None, {}) == "en"


def test_an_unknown_language_key_or_variable_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no texts in 'de'"):
        Texts("de")
    with pytest.raises(LookupError):
        Texts("en").say("no-such-key")
    with pytest.raises(KeyError):
        Texts("en").say("error-file", file="x")


@pytest.mark.parametrize(
    ("lang", "counts"),
    [
        ("en", {1: "1 point", 2: "2 points", 5: "5 points"}),
        ("fr", {0: "0 point", 1: "1 point", 2: "2 points"}),
        ("it", {1: "1 punto", 2: "2 punti"}),
        ("ru", {1: "1 очко", 3: "3 очка", 15: "15 очков", 21: "21 очко"}),
    ],
)
def test_plurals_follow_the_language(lang: str, counts: dict[int, str]) -> None:
    texts = Texts(lang, "omerta")
    assert {number: texts.say("points", points=number) for number in counts} == counts
