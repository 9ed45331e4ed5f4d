"""What is said in La Cosa Nostra, word for word: to whom, about whom, and in the manner of the language."""

import pytest
from msgspec.structs import replace

from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra.cards.cards import Business, Family, Influence
from sitdown.games.cosa_nostra.cards.families import FAMILIES as FAMILY_FACTS
from sitdown.games.cosa_nostra.cards.mercenaries import GANGSTERS
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.view import DangerView
from sitdown.games.cosa_nostra.words import Teller
from sitdown.texts import LANGUAGES, Texts
from tests.texts.cosa_nostra_samples import EVERYTHING, FAMILIES, LEDGER, PROMISES, VIEW, asked

ALL = {lang: Texts(lang, "cosa-nostra") for lang in LANGUAGES}


def english(viewer: int | None = 0) -> Teller:
    return Teller(ALL["en"], viewer, FAMILIES)


ENGLISH: dict[Event, tuple[str, str]] = {
    ev.FamiliesChosen(FAMILIES, 0): (
        "You are Carlo Calmuti. At the table: Maria LaServa and John Caruso.",
        "You are Maria LaServa. At the table: Carlo Calmuti and John Caruso.",
    ),
    ev.JobsDealt(0, (JobCard.SCAM, JobCard.THEFT_I_3)): (
        "You are dealt “Scam” and “Theft”.",
        "Calmuti is dealt 2 jobs.",
    ),
    ev.JobPlanned(0, Place.BOGGY_GLOVES_2, 4, JobCard.CAR_BOMB_IV): (
        "You have a job for Boggy Gloves (round\xa0IV): “Car Bomb”.",
        "Calmuti has a job for Boggy Gloves (round\xa0IV).",
    ),
    ev.TargetNamed(0, Place.BOBBY_RUTHLESS, 1, business=BusinessCard.NIGHT_CLUB_2): (
        "Bobby Ruthless goes after LaServa’s Night Club.",
        "Bobby Ruthless goes after your Night Club.",
    ),
    ev.Rolled(0, Gangster.BOBBY_RUTHLESS, 3, (1, 3, 6), 2): (
        "Bobby Ruthless rolls 1, 3, 6 against 3: 2 successes.",
        "Bobby Ruthless rolls 1, 3, 6 against 3: 2 successes.",
    ),
    ev.Paid(0, 1, 12000): ("You pay LaServa $12,000.", "Calmuti pays you $12,000."),
    ev.GangsterKilled(0, Gangster.BOBBY_RUTHLESS, 1): (
        "You bury Bobby Ruthless. A trophy for LaServa.",
        "Calmuti buries Bobby Ruthless. A trophy for you.",
    ),
    ev.OfferMade(4, 0, 1, Goods(3000, markers=(BusinessCard.PIMP_1,)), Goods(businesses=(BusinessCard.LAWYER_2,))): (
        "Offer 5: you offer LaServa $3,000 and a marker on the Pimp for the Lawyer.",
        "Offer 5: Calmuti offers you $3,000 and a marker on the Pimp for the Lawyer.",
    ),
    ev.OfferMade(0, 0, 1, Goods(), Goods(businesses=(BusinessCard.COP_1, BusinessCard.COP_2))): (
        "Offer 1: you ask LaServa for 2 Cops.",
        "Offer 1: Calmuti asks you for 2 Cops.",
    ),
    ev.GoodsGiven(0, 1, Goods(promises=(PROMISES[3],))): (
        "You give LaServa a promise of peace to the end of round III.",
        "Calmuti gives you a promise of peace to the end of round III.",
    ),
    ev.PromiseMade(1, 0, 1, PROMISES[0]): (
        "Promise 2. You promise LaServa $3,000 if Rusty LaServa succeeds.",
        "Promise 2. Calmuti promises you $3,000 if Rusty LaServa succeeds.",
    ),
}


@pytest.mark.parametrize("event", ENGLISH)
def test_english_from_both_sides(event: Event) -> None:
    for viewer, words in enumerate(ENGLISH[event]):
        seen = event.seen_by(viewer)
        assert seen is not None
        assert english(viewer).event(seen) == words


OPTIONS: dict[Action, str] = {
    act.Hire(Gangster.SALIE_CANALLI): "Salie Canalli, strength 3, for $15,000",
    act.Exchange(Gangster.VITO_BARITONO, Gangster.ADRIANO_SIMION): "Vito Baritono for Adriano Simion, and $3,000",
    act.Train(): "Pay $2,000 for a stronger Adriano",
    act.PlanPurchase(Place.BOBBY_RUTHLESS, BusinessCard.COP_1): "Bobby Ruthless: buy a Cop for $1,000",
    act.PlanPurchase(Place.BOBBY_RUTHLESS, BusinessCard.COP_2): "Bobby Ruthless: buy a Cop from the stack",
    act.Buy(Place.VITO_BARITONO): "Vito Baritono pays $4,000 for the Pimp",
    act.CarryOut(Place.RUSTY_LASERVA): "Rusty LaServa: the job",
    act.AttackBusiness(Place.BOBBY_RUTHLESS, BusinessCard.LAWYER_1): "Bobby Ruthless: “Persuasion”, on Caruso’s Lawyer",
    act.AttackPlayer(Place.BERNARDO_FARMACISTA, 2): "Bernardo Farmacista: “Drive-by Shooting”, on Caruso",
    act.Reroll(1): "The 2 again",
    act.BuyNow(BusinessCard.LOAN_SHARK_1): "Buy a Loan Shark for $3,000",
    act.UseMarkers((BusinessCard.NIGHT_CLUB_1, BusinessCard.LAWYER_1)): "LaServa’s Night Club and Caruso’s Lawyer",
    act.Settle(1): "Keep promise 2: $2,000 by payday of round II",
}


@pytest.mark.parametrize("action", OPTIONS)
def test_an_option_names_what_lies_on_the_table(action: Action) -> None:
    assert english().option(action, VIEW) == OPTIONS[action]


def test_a_question_names_the_job_it_is_about() -> None:
    assert english().question(asked("robbery")) == "LaServa is about to cash in $9,000. Rob it?"
    assert english().question(asked("trap")) == "“Drive-by Shooting” has found you. Spring a trap?"
    assert english().question(asked("return_fire")) == "They missed Bobby Ruthless. Shoot back?"
    doctored = replace(VIEW, danger=DangerView(Gangster.BIG_JOEY, None, killed=True, by=0))
    assert english().question(asked("doc", doctored)) == "Call the doctor for Big Joey?"
    assert english().question(asked("reroll")) == "The dice say 5, 2. One of them again?"
    assert english().question(asked("schemer", replace(VIEW, in_progress=(), turn=2))) == (
        "Caruso is about to act. Cut in?"
    )


DOES: dict[JobCard | Influence | Business | Gangster, str] = {
    JobCard.BOXING_MATCH: "3+ · 1: $15,000 · 2: $20,000 · needs 3 Loan Sharks, Pimp",
    JobCard.VANDALISM_I: "3+ · on a company · 1: out this round",
    JobCard.ASSASSINATION_III: "target’s strength · on a gangster · 2: killed",
    JobCard.ROBBERY_III: "4+ · when others cash in · 1: 50% of it · 2: 100% of it",
    JobCard.HORSE_RACING: "4+ · up to $20,000 staked · 1: stake ×2 · 0: stake lost",
    JobCard.EXCEPTIONAL_OFFER_II: "3+ · 1: market, $1,000 off · 2: market, at 50%",
    JobCard.CONNECTIONS_II: "3+ · 1: market or stack, full price · 2: $2,000 off",
    Business.CASINO: "$14,000, pays $7,000",
    Business.PIMP: "$4,000, pays $2,000 · Prostitution",
    Business.POLITICIAN: "$2,000, pays $1,000 · one more influence card every round",
    Gangster.BOBBY_RUTHLESS: "",
    Gangster.PACO_SANTIAGO: "One more die in attacks · no Trap stops them",
    Gangster.BERNARDO_FARMACISTA: "Attacks twice, but not with “Theft” and “Robbery”",
    Gangster.LIL_OMAR: "Instead of the job: “Omar’s Deal” (3+ · 1: $6,000 · 2: $10,000)",
    Gangster.DAVE_POPPEL: "Brings 2 influence cards along",
    Gangster.STAS_VALIGURA: "Brings 2 cards along, jobs or influence",
    Gangster.FUMIYO_GOTO: "Businesses cost you $2,000 less",
    Gangster.YUMIKO_ISHI: "Businesses cost you 50% · Can buy beside the task",
}


@pytest.mark.parametrize("card", DOES)
def test_what_a_card_does_comes_from_its_facts(card: JobCard | Influence | Business | Gangster) -> None:
    assert english().does(card) == DOES[card]


def test_the_ledger_says_who_owes_what() -> None:
    assert [english().entry(promise) for promise in LEDGER] == [
        "1. You promise LaServa $3,000 if Rusty LaServa succeeds. (open)",
        "2. LaServa promises you $2,000 by payday of round II. ($2,000 due)",
        "3. LaServa promises Caruso 40% of what Bobby Ruthless makes. (given in good faith, kept)",
        "4. You promise LaServa peace to the end of round III. (given for show, broken)",
        "5. You promise LaServa peace for all to the end of round IV. (given while it suited, void)",
    ]


def test_every_piece_of_a_deal_is_named() -> None:
    assert english().goods(replace(EVERYTHING, promises=PROMISES[5:])) == (
        "$5,000, the Lawyer, 2 Pimps, Mr. Hong, a marker on the Casino"
        " and a promise of the use of the Garage, once in round I"
    )


ENDINGS = {
    "finishing": "End the turn",
    "planning": "End the turn",
    "second_plan": "End the turn, the other order comes later",
    "plan_beside": "No more orders this round",
    "second_task": "End the turn, the other task waits for the next",
}


@pytest.mark.parametrize("about", ENDINGS)
def test_to_end_the_turn_says_what_is_not_done_on_it(about: str) -> None:
    assert english().option(act.END_TURN, asked(about)) == ENDINGS[about]
    for texts in ALL.values():
        teller = Teller(texts, 0, FAMILIES)
        same = teller.option(act.END_TURN, asked(about)) == teller.option(act.END_TURN, asked("finishing"))
        assert same == (about in ("finishing", "planning"))


def test_bosses_and_gangs_have_their_names() -> None:
    for facts in FAMILY_FACTS:
        teller = Teller(ALL["en"], None, (facts.family,))
        assert teller.boss(0) == f"{facts.boss} {teller.name(0)}"
    assert english().gang(Gangster.LONO_SLIFER) == "Russians"
    assert [english().phase(phase) for phase in ("planning", "payday")] == ["Planning", "Payday"]


@pytest.mark.parametrize(
    ("lang", "sums"),
    [
        ("en", "$3,000 $15,000"),
        ("fr", "3\u202f000\u00a0$ 15\u202f000\u00a0$"),
        ("it", "3.000\u00a0$ 15.000\u00a0$"),
        ("ru", "3\u00a0000\u00a0$ 15\u00a0000\u00a0$"),
    ],
)
def test_money_is_written_as_in_the_language(lang: str, sums: str) -> None:
    teller = Teller(ALL[lang], None, FAMILIES)
    assert f"{teller.money(3000)} {teller.money(15000)}" == sums


def test_russian_counts_and_declines() -> None:
    teller = Teller(ALL["ru"], 1, FAMILIES)
    counts = [teller.event(ev.InfluenceRemade(cards)).rpartition(" ")[2] for cards in (1, 3, 11, 21)]
    assert counts == ["карта.", "карты.", "карт.", "карта."]
    dealt = [teller.event(ev.JobsDealt(0, (None,) * jobs)) for jobs in (1, 4, 5)]
    assert dealt == ["Кальмути получает 1 дело.", "Кальмути получает 4 дела.", "Кальмути получает 5 дел."]
    assert teller.does(JobCard.DRUG_GANG).endswith("нужны: 3 Наркодилера, Ночной клуб, Коп")
    assert teller.event(ev.Bought(0, BusinessCard.BUILDING_FIRM_1, 8000)) == (
        "Кальмути покупает Стройфирму за 8\u00a0000\u00a0$."
    )
    assert teller.event(ev.TakenOver(1, BusinessCard.PIMP_1, 0)) == "Кальмути переманивает у вас Сутенёра."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gangsters_go_by_the_names_on_their_cards(lang: str) -> None:
    teller = Teller(ALL[lang], None, FAMILIES)
    assert [teller.gangster(each) for each in Gangster] == [each.name for each in GANGSTERS]
    assert teller.gangster(Place.LIL_OMAR_2) == teller.gangster(Gangster.LIL_OMAR)
    assert len({teller.name(seat) for seat in range(3)}) == len(FAMILIES) < len(Family)
