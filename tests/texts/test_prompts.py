"""Prompts say what will happen, in every language, with the game's own numbers; and nobody is told of himself as of a stranger."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sitdown.core.records import Caution
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as happened
from sitdown.games.cosa_nostra.records.cautions import CAUTIONS
from sitdown.games.cosa_nostra.records.promises import PayByPayday
from sitdown.games.cosa_nostra.steps.reactions import HAND_LIMIT
from sitdown.games.cosa_nostra.terminal.telling import worth_telling
from sitdown.games.cosa_nostra.words import Teller as Families
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.cards.cards import CHARACTERS, Card
from sitdown.games.omerta.records import events as ev
from sitdown.games.omerta.records.view import Question, View
from sitdown.games.omerta.steps.scoring import LIMIT, PENALTY
from sitdown.games.omerta.words import AIMED, Teller
from sitdown.texts import LANGUAGES, Texts, common_words, game_words
from tests.cosa_nostra.harness import Seat, table
from tests.texts.cosa_nostra_samples import FAMILIES

FAMOUS = OMERTA.new(3).view(0)


def asked(lang: str, step: str, card: Card | None = None, stage: str = "", **view: object) -> str:
    shown: View = replace(FAMOUS, question=Question(1, step, "one", (0,), None, card), **view)
    return Teller(Texts(lang, "omerta"), 0).question(shown, stage=stage)


# --- Omerta


def test_what_a_drawn_card_is_good_for_is_said() -> None:
    mole = asked("en", "PlaceDrawn", holds=True, hand=Card.MOLE)
    assert mole == "You drew a Mole. Discard it and look at one of your cards, or keep it: into which slot?"
    five = asked("en", "PlaceDrawn", holds=True, hand=Card.BOTTLE_5)
    assert five == "You drew a 5. Discard it and all may snap, or keep it: into which slot?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_every_character_in_every_language(lang: str) -> None:
    said = {card: asked(lang, "PlaceDrawn", holds=True, hand=card) for card in CHARACTERS}
    texts = Texts(lang, "omerta")
    for card, words in said.items():
        assert texts.say(f"card-{card}.one") in words
        assert texts.say(f"card-{card}.discard") in words
        assert words.rstrip().endswith("?")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_killers_question_says_who_comes_what_he_will_do_and_what_a_wrong_card_costs(lang: str) -> None:
    words = {card: asked(lang, "KillerWindow", card) for card in AIMED}
    assert all(words[card].startswith(Texts(lang, "omerta").say(f"card-{card}.aimed")) for card in AIMED)
    if lang == "en":
        assert words[Card.LADY] == (
            "The Lady will shuffle your stock. Is the Killer among these? A wrong card costs you one more."
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_calling_omerta_says_what_it_takes_and_what_it_costs(lang: str) -> None:
    words = asked(lang, "Draw", stage=".then")
    assert f"{LIMIT}" in words
    assert f"{PENALTY}" in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_call_that_failed_has_its_reason(lang: str) -> None:
    teller = Teller(Texts(lang, "omerta"), 0, FAMOUS.famous)
    over = ev.RoundEnded(1, 0, False, ((), (), ()), (11, 19, 20), (31, 0, 20))
    beaten = ev.RoundEnded(1, 0, False, ((), (), ()), (6, 5, 20), (26, 0, 20))
    assert str(LIMIT) in teller.event(over)
    assert "5" in teller.event(beaten)
    if lang == "en":
        assert teller.event(over) == "You call Omerta with 11, more than 7. You score 31."
        assert teller.event(beaten) == "You call Omerta with 6, but somebody has 5. You score 26."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_comes_in_has_its_reason(lang: str) -> None:
    teller = Teller(Texts(lang, "omerta"), 0, FAMOUS.famous)
    reasons = {teller.event(ev.Given(0, why)) for why in ("mistake", "ride", "snitch")}
    assert len(reasons) == 3


# --- La Cosa Nostra


def test_to_end_the_turn_says_who_is_idle() -> None:
    t = table(Seat("blundetto", jobs="threats scam", cards="snitch"), Seat("dimaggio"), Seat("calmuti"))
    t.plans("big_joey", "threats")
    said = [Families(Texts(lang, "cosa-nostra"), 0, FAMILIES).option(act.END_TURN, t.g.view(0)) for lang in LANGUAGES]
    assert said == [
        "End the turn, 2 men idle so far",
        "Finir le tour, 2 hommes encore sans ordre",
        "Chiudi il turno, 2 uomini ancora senza incarico",
        "Закончить ход, 2 человека пока без дела",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_which_ones_go_says_how_many(lang: str) -> None:
    seat = Seat("blundetto", jobs="threats scam insolvency arms_deal car_theft")
    t = table(seat, Seat("dimaggio"), Seat("calmuti"), phase="payday")
    t.all_decline()
    while t.about == "hiring":
        t.declines(*t.asked)
    assert t.about == "drop_jobs"
    words = Families(Texts(lang, "cosa-nostra"), 0, FAMILIES).question(t.g.view(0))
    assert str(5 - HAND_LIMIT) in words


def test_a_task_that_is_called_off_is_named() -> None:
    """Kenzo stays at home with his job, or with what he was to buy."""
    t = table(
        Seat("blundetto", crew="kenzo_isosaki", tasks="kenzo_isosaki: threats, kenzo_isosaki_2: buy casino"),
        Seat("dimaggio"),
        Seat("calmuti"),
        phase="action",
        mercenaries=True,
    )
    teller = Families(Texts("en", "cosa-nostra"), 0, FAMILIES)
    job, purchase = [
        teller.option(act.CallOff(place), t.g.view(0)) for place in (Place.KENZO_ISOSAKI, Place.KENZO_ISOSAKI_2)
    ]
    assert job == "Kenzo Isosaki stays at home: “Threats” is off"
    assert purchase == "Kenzo Isosaki stays at home: the Casino is not bought"


def test_the_log_names_the_card_with_which_somebody_looked_and_what_a_schemer_does() -> None:
    looked = happened.Looked(1, Place.BIG_JOEY, None)
    for how in (
        happened.InfluencePlayed(1, "spy"),  # type: ignore[arg-type]
        happened.LawyerAsked(1, BusinessCard.LAWYER_1),
    ):
        assert worth_telling([how, looked], 0) == [how, looked]
    low = happened.LaidLow(1)
    assert low in worth_telling([happened.InfluencePlayed(1, "schemer"), low, happened.TurnEnded(1)], 0)  # type: ignore[arg-type]
    teller = Families(Texts("en", "cosa-nostra"), 0, FAMILIES)
    assert teller.event(low) == "LaServa lies low. The task waits."


PARAMS: dict[str, int | str] = {
    "job": JobCard.THREATS,
    "other": JobCard.SCAM,
    "count": 1,
    "money": 4000,
    "price": 9000,
    "cash": 1000,
    "to": 1,
    "seat": 2,
    "round": 2,
    "card": "henchman",
    "gangster": Gangster.VITO_BARITONO,
    "mercenary": Gangster.KENZO_ISOSAKI,
}
CARDS = {"breaks-use", "marker-back"}  # speak of a card, the others of a kind


def caution(code: str, **other: int | str) -> Caution:
    business = BusinessCard.LAWYER_1 if code in CARDS else "lawyer"
    given = {**PARAMS, "business": business, **other}
    return Caution(code, {name: given[name] for name in CAUTIONS[code]})


def test_what_is_asked_about_is_said_plainly() -> None:
    teller = Families(Texts("en", "cosa-nostra"), 0, FAMILIES)
    assert teller.caution(caution("job-lacks")) == "“Threats” needs a Lawyer. It will be called off."
    assert teller.caution(caution("job-lacks", count=2)) == "“Threats” needs 2 Lawyers. It will be called off."
    assert teller.caution(caution("helps-rival")) == "Henchman for Vito Baritono: that helps Caruso, not you."
    assert teller.caution(caution("breaks-peace")) == (
        "You promised LaServa peace to the end of round II. This breaks your word."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CAUTIONS)
def test_every_caution_has_words(lang: str, code: str) -> None:
    words = Families(Texts(lang, "cosa-nostra"), 0, FAMILIES).caution(caution(code))
    assert words.endswith((".", ")."))
    assert "{" not in words


# --- what a native would stumble over


def test_italians_say_omerta_with_its_accent() -> None:
    words = [*game_words("it", OMERTA).splitlines(), *common_words("it").splitlines()]
    said = [line for line in words if not line.startswith("#") and "CallOmerta" not in line and "=" in line]
    values = [line.partition("=")[2] for line in said]
    assert not [value for value in values if "Omerta" in value]
    assert any("Omertà" in value for value in values)


def test_many_are_waited_for() -> None:
    assert Texts("it").say("waiting", names="Torrio e Luciano") == "In attesa di Torrio e Luciano."


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_who_called_is_told_alike_of_you_and_others(lang: str) -> None:
    assert Texts(lang, "omerta").say("sheet-called").startswith("Omert")


def test_a_card_is_a_card_whatever_is_on_it() -> None:
    wrong = ev.Mistaken(1, 0, Card.BOTTLE_8)
    teller = Teller(Texts("fr", "omerta"), 0, FAMOUS.famous)
    assert "la carte retourne" in teller.event(wrong)


def test_a_payment_at_payday_is_in_time() -> None:
    teller = Families(Texts("ru", "cosa-nostra"), 0, FAMILIES)
    assert "не позже выплат" in teller.word(PayByPayday(3000, 2))


def test_russian_markers_come_back_in_number() -> None:
    teller = Families(Texts("ru", "cosa-nostra"), 0, FAMILIES)
    garage = BusinessCard.GARAGE_1
    assert "возвращается маркер" in teller.event(happened.MarkersReturned(0, garage, 1))
    assert "возвращаются 2 маркера" in teller.event(happened.MarkersReturned(0, garage, 2))
