"""The twenty mercenaries, M-20 to M-39."""

from typing import assert_never

from sitdown.games.cosa_nostra.cards.abilities import (
    AnyAbility,
    AttackAgain,
    AttackDice,
    BuyFromStack,
    CancelInfluence,
    CountsAs,
    Discount,
    DrawWhenHired,
    Income,
    Instead,
    LendDice,
    NoTrap,
    PlayAs,
    PurchaseBeside,
    Reroll,
    SecondJob,
    SeveralPay,
    Train,
)
from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY
from sitdown.games.cosa_nostra.cards.families import FAMILY_GANGSTERS
from sitdown.games.cosa_nostra.cards.jobs import JOB_KINDS, JOBS
from sitdown.games.cosa_nostra.cards.mercenaries import GANGSTERS, MERCENARIES, PRICE, STRENGTH
from sitdown.games.cosa_nostra.cards.names import Gang, Gangster, Job
from tests.cosa_nostra.tables import columns
from tests.rules import rule

TABLE = """
M-20 | Paco Santiago (Latinos) | 3 / 18,000 | 1 dice more in attacks; no Trap
M-21 | Bernardo Farmacista (Latinos) | 2 / 13,000 | attacks again, not with theft, robbery
M-22 | Izzy Ordova (Latinos) | 3 / 17,000 | assassination instead
M-23 | Tuco Quintero (Latinos) | 4 / 24,000 | tucos_warning instead
M-24 | Laverne Ontario (Crips) | 2 / 14,000 | 4000 income
M-25 | Lil' Omar (Crips) | 2 / 12,000 | omars_deal instead
M-26 | Willy Svenson (Bikers) | 3 / 17,000 | lends 1 dice 1 times a round
M-27 | Dave "Death" Poppel (Bikers) | 2 / 12,000 | hired: draws 2 of influence
M-28 | Jimmy "The Tramp" (Bikers) | 3 / 18,000 | any job is a trap
M-29 | Lono Slifer (Russians) | 3 / 19,000 | an opponent's die again 2 times a round
M-30 | Adriano Simion (Russians) | 1 / 8,000 | 1 strength for 2000, 1 times a round
M-31 | Stas Valigura (Russians) | 2 / 12,000 | hired: draws 2 of job or influence
M-32 | Alexei Walenko (Russians) | 3 / 18,000 | cancels influence 2 times a round
M-33 | Boggy Gloves (Russians) | 4 / 25,000 | two jobs of 2 dice
M-34 | Fumiyo Goto (Yakuza) | 1 / 9,000 | before_job: 100 % and 2000 less
M-35 | Kenzo Isosaki (Yakuza) | 2 / 15,000 | a purchase beside
M-36 | Ryu Yamamoto (Yakuza) | 2 / 14,000 | from the stack; after_job: 100 % and 1000 less
M-37 | Saito Botan (Yakuza) | 3 / 18,000 | night_club is pimp; casino is drug_dealer; casino is loan_shark
M-38 | Takeshi Ando (Yakuza) | 3 / 20,000 | several pay 2 times
M-39 | Yumiko Ishi (Yakuza) | 4 / 26,000 | last: 50 % and 0 less; a purchase beside
"""


def told(ability: AnyAbility) -> str:
    match ability:
        case AttackDice(dice=dice):
            return f"{dice} dice more in attacks"
        case NoTrap():
            return "no Trap"
        case AttackAgain(but_for=jobs):
            return f"attacks again, not with {', '.join(jobs)}"
        case Instead(job=job):
            return f"{job} instead"
        case PlayAs(job=job):
            return f"any job is a {job}"
        case Income(money=money):
            return f"{money} income"
        case LendDice(dice=dice, a_round=times):
            return f"lends {dice} dice {times} times a round"
        case DrawWhenHired(cards=cards, decks=decks):
            return f"hired: draws {cards} of {' or '.join(decks)}"
        case Reroll(a_round=times):
            return f"an opponent's die again {times} times a round"
        case Train(price=price, strength=strength, a_round=times):
            return f"{strength} strength for {price}, {times} times a round"
        case CancelInfluence(a_round=times):
            return f"cancels influence {times} times a round"
        case SecondJob(dice=dice):
            return f"two jobs of {dice} dice"
        case PurchaseBeside():
            return "a purchase beside"
        case Discount(taken=taken, percent=percent, less=less):
            return f"{taken}: {percent} % and {less} less"
        case BuyFromStack():
            return "from the stack"
        case CountsAs(business=business, other=other):
            return f"{business} is {other}"
        case SeveralPay(times=times):
            return f"several pay {times} times"
    assert_never(ability)


@rule("M-6")
def test_the_table() -> None:
    shown = [
        [
            f"M-{number}",
            f"{each.name} ({each.gang.title()})",
            f"{each.strength} / {each.price:,}",
            "; ".join(told(ability) for ability in each.abilities),
        ]
        for number, each in enumerate(MERCENARIES, start=20)
    ]
    assert shown == columns(TABLE)
    assert {each.gang for each in MERCENARIES} == set(Gang)


def test_gangsters_are_numbered_through() -> None:
    assert [each.gangster for each in GANGSTERS] == list(Gangster)
    assert GANGSTERS[:FIRST_MERCENARY] == FAMILY_GANGSTERS
    assert GANGSTERS[FIRST_MERCENARY:] == MERCENARIES
    boggy = list(Gangster).index(Gangster.BOGGY_GLOVES)
    assert (len(GANGSTERS), STRENGTH[boggy], PRICE[boggy]) == (50, 4, 25000)
    assert (STRENGTH[0], PRICE[0]) == (1, 5000)


def test_jimmys_trap_and_izzys_assassination_are_the_jobs_of_that_name() -> None:
    assert {JOBS[kind].difficulty for kind in JOB_KINDS[Job.TRAP]} == {4}
    assert len({JOBS[kind].outcomes for kind in JOB_KINDS[Job.ASSASSINATION]}) == 1
