"""The jobs: 39 for cash, 51 others, and Poker by option."""

from collections import Counter

from sitdown.games.cosa_nostra.cards.cards import TARGETS_STRENGTH, Aim, Business, Sort
from sitdown.games.cosa_nostra.cards.effects import (
    AnyEffect,
    BuyFromAnywhere,
    BuyFromMarket,
    Collect,
    Deactivate,
    Destroy,
    Earn,
    Fine,
    Kill,
    Launder,
    LoseStake,
    Pot,
    Repel,
    RepelAndKill,
    ReturnFire,
    Rob,
    SharePot,
    Stake,
    Steal,
    TakeOver,
    TakePot,
    WinStake,
)
from sitdown.games.cosa_nostra.cards.jobs import JOB_KINDS, JOBS, POKER, STACKS, JobFacts
from sitdown.games.cosa_nostra.cards.names import Job
from tests.cosa_nostra.tables import columns, slug
from tests.rules import rule

ROMAN = ("", "I", "II", "III", "IV")

# round, job, difficulty, $1,000 at two / one, needs
CASH = """
I | Gas Station Robbery | 2 | 2 / 1 | nothing
I | Credit Card Fraud | 3 | 3 / 2 | nothing
I | Threats | 2 | 4 / 3 | Lawyer
I | Escort Service | 2 | 5 / 4 | Pimp
I | Arms Deal | 3 | 6 / 4 | Politician
I | Cigarette Smuggling | 3 | 6 / 4 | Cop
I | Insolvency | 3 | 7 / 5 | Loan Shark
I | Scam | 2 | 7 / 5 | Building Firm
I | Price Rigging | 2 | 7 / 5 | Waste Company
I | Drug Delivery | 4 | 9 / 6 | Drug Dealer
I | Car Theft | 3 | 9 / 7 | Garage
I | Investment Fraud | 3 | 9 / 7 | Lawyer, Loan Shark
I | Red Light District | 3 | 9 / 7 | Pimp, Cop
II | Counterfeiting | 2 | 10 / 8 | Night Club
II | Blackmail | 3 | 10 / 7 | Pimp, Lawyer
II | Bankruptcy | 3 | 11 / 8 | Pimp, Loan Shark
II | Cheating | 2 | 11 / 9 | Casino
II | Car Theft Ring | 3 | 12 / 9 | Garage, Cop
II | Pyramid Scheme | 3 | 12 / 9 | Building Firm, Loan Shark
II | Public Contracts | 3 | 12 / 9 | Waste Company, Politician
II | Drug Dealing | 4 | 14 / 9 | 2 Drug Dealers
III | Usury | 3 | 11 / 7 | Loan Shark, Cop
III | Hazardous Waste | 3 | 13 / 9 | Waste Company, Cop
III | Drug Smuggling | 3 | 14 / 10 | 2 Drug Dealers, Lawyer
III | Illegal Lab | 3 | 14 / 10 | Garage, Drug Dealer
III | Illegal Subsidies | 4 | 15 / 10 | Building Firm, Politician
III | Wild Party | 3 | 15 / 11 | Loan Shark, Drug Dealer, Pimp
III | Vote Rigging | 2 | 16 / 13 | Politician, Pimp, Night Club
III | High Rollers | 3 | 17 / 13 | Casino, Pimp
IV | Film Production | 3 | 20 / 14 | 2 Pimps, Lawyer, Drug Dealer
IV | Debt Trap | 3 | 20 / 14 | Loan Shark, Casino
IV | Boxing Match | 3 | 20 / 15 | 3 Loan Sharks, Pimp
IV | Toxic Waste Dump | 3 | 21 / 15 | Waste Company, Building Firm, Politician
IV | Car Smuggling | 3 | 21 / 15 | Garage, Politician, Waste Company
IV | Insurance Fraud | 4 | 21 / 13 | Garage, Cop, Lawyer
IV | Real Estate Fraud | 4 | 24 / 16 | Building Firm, Politician, Lawyer, Loan Shark
IV | Rigged Gambling | 4 | 24 / 16 | Casino, Cop, Lawyer
IV | Senator's Party | 3 | 24 / 18 | Politician, Night Club, Pimp, Drug Dealer
IV | Drug Gang | 4 | 30 / 22 | 3 Drug Dealers, Night Club, Cop
"""

# job, copies by round, difficulty, at two / one / none, sort: aim
OTHERS = """
Bash a Businessman | 2/1/0/0 | 2 | deactivated / deactivated / – | attack: businessman
Property Damage | 2/0/0/0 | 3 | 5000 to the bank / 2000 to the bank / – | attack: player
Vandalism | 1/1/0/0 | 3 | deactivated / deactivated / – | attack: company
Exceptional Offer | 0/1/1/0 | 3 | market: 50 %, -0 / market: 100 %, -1000 / – | neither
Connections | 0/1/1/0 | 3 | anywhere: -2000 / anywhere: -0 / – | neither
Money Laundering | 0/2/2/0 | 3 | 15000 laundered / 8000 laundered / – | neither
Birthday Party | 0/1/0/0 | 2 | 3000 from each / 1000 from each / – | neither
Arson | 0/0/1/1 | 4 | destroyed / deactivated / – | attack: company
Kill a Businessman | 0/1/2/1 | 3 | killed / deactivated / – | attack: businessman
Assassination | 0/0/3/2 | target | killed / – / – | attack: gangster
Persuasion | 0/2/2/2 | 4 | taken over / – / – | attack: businessman
Robbery | 0/0/2/1 | 4 | 100 % robbed / 50 % robbed / – | attack answering cash
Trap | 0/0/1/2 | 4 | repelled and attacker killed / repelled / – | response answering attack
Horse Racing | 0/0/0/1 | 4 | stake times 2 / stake times 2 / stake lost | neither
Drive-by Shooting | 0/0/0/2 | target | killed / killed / return fire | attack: gangster
Car Bomb | 0/0/1/1 | 4 | killed / deactivated / – | attack: gangster
Poker | 0/0/1/0 | 3 | the pot / the pot / each 2 times his stake | neither
"""

THEFT = "I 3: 3/2 · I 4: 5/3 · II 3: 6/4 · II 4: 8/5 · III 3: 8/6 · IV 3: 9/7 · IV 4: 12/8"

PLAIN: dict[type[AnyEffect], str] = {
    Deactivate: "deactivated",
    Kill: "killed",
    Destroy: "destroyed",
    TakeOver: "taken over",
    ReturnFire: "return fire",
    Repel: "repelled",
    RepelAndKill: "repelled and attacker killed",
    LoseStake: "stake lost",
    TakePot: "the pot",
}

# What mercenaries do instead of their job
SPECIAL = """
Omar's Deal | 3 | 10000 earned / 6000 earned / – | cash
Tuco's Warning | 3 | deactivated / deactivated / – | attack: gangster
"""


def told(effect: AnyEffect | None) -> str:
    match effect:
        case None:
            return "–"
        case Earn(money=money):
            return f"{money} earned"
        case Fine(money=money):
            return f"{money} to the bank"
        case Steal(money=money):
            return f"{money} stolen"
        case Collect(money=money):
            return f"{money} from each"
        case Rob(percent=percent):
            return f"{percent} % robbed"
        case BuyFromMarket(percent=percent, less=less):
            return f"market: {percent} %, -{less}"
        case BuyFromAnywhere(less=less):
            return f"anywhere: -{less}"
        case Launder(limit=limit):
            return f"{limit} laundered"
        case WinStake(times=times):
            return f"stake times {times}"
        case SharePot(times=times):
            return f"each {times} times his stake"
        case _:
            return PLAIN[type(effect)]


def need(kind: int, count: int) -> str:
    name = list(Business)[kind].replace("_", " ").title()
    return name if count == 1 else f"{count} {name}s"


def lines(job: JobFacts) -> str:
    return " / ".join(told(effect) for effect in reversed(job.outcomes))


def purpose(job: JobFacts) -> str:
    aim = f": {job.aim}" if job.aim else ""
    return f"{job.sort}{aim}" + (f" answering {job.answers}" if job.answers else "")


def difficulty(job: JobFacts) -> str:
    return "target" if job.difficulty == TARGETS_STRENGTH else str(job.difficulty)


def test_cash_jobs() -> None:
    shown = []
    for job in JOBS:
        if job.sort is Sort.CASH and job.round:
            needs = ", ".join(need(*each) for each in job.needs) or "nothing"
            shown.append([ROMAN[job.round], job.job, difficulty(job), lines(job), needs])
            assert job.copies == 1
    written = []
    for number, name, die, pay, needs in columns(CASH):
        two, one = pay.split(" / ")
        written.append([number, slug(name), die, f"{two}000 earned / {one}000 earned / –", needs])
    assert shown == written
    assert list(Counter(row[0] for row in shown).values()) == [13, 8, 8, 10]


def test_other_jobs() -> None:
    for name, copies, *rest in columns(OTHERS):
        kinds = JOB_KINDS[Job(slug(name))]
        by_round = {JOBS[kind].round: JOBS[kind].copies for kind in kinds}
        assert "/".join(str(by_round.get(number, 0)) for number in range(1, 5)) == copies
        for kind in kinds:
            assert [difficulty(JOBS[kind]), lines(JOBS[kind]), purpose(JOBS[kind])] == rest
            assert JOBS[kind].needs == ()


def test_thefts() -> None:
    shown = []
    for job in (JOBS[kind] for kind in JOB_KINDS[Job.THEFT]):
        assert (job.sort, job.aim, job.copies) == (Sort.ATTACK, Aim.PLAYER, 1)
        shown.append(f"{ROMAN[job.round]} {job.difficulty}: {lines(job)}")
    assert " · ".join(shown).replace("000 stolen / –", "").replace("000 stolen / ", "/") == THEFT


def test_jobs_that_are_neither_cash_nor_attack_nor_response() -> None:
    assert len({job.job for job in JOBS if job.sort is Sort.NEITHER}) == 6


def test_what_mercenaries_do_instead() -> None:
    for name, *rest in columns(SPECIAL):
        [kind] = JOB_KINDS[Job(slug(name))]
        assert [difficulty(JOBS[kind]), lines(JOBS[kind]), purpose(JOBS[kind])] == rest
        assert (JOBS[kind].round, JOBS[kind].copies) == (0, 0)
        assert all(kind not in stack for stack in STACKS)


def test_no_job_is_left_out_here() -> None:
    named = [slug(row[1]) for row in columns(CASH)] + [slug(row[0]) for row in columns(OTHERS) + columns(SPECIAL)]
    assert sorted([*named, "theft"]) == sorted(Job)


def test_what_is_laid_before_the_roll() -> None:
    assert {job.job: job.before for job in JOBS if job.before} == {
        Job.HORSE_RACING: Stake(limit=20000),
        Job.POKER: Pot(each=4000),
    }


@rule("C-6")
def test_ninety_jobs_in_four_stacks() -> None:
    assert [len(stack) for stack in STACKS] == [0, 20, 20, 25, 25]
    for number, stack in enumerate(STACKS):
        for kind, copies in Counter(stack).items():
            assert (JOBS[kind].round, JOBS[kind].copies) == (number, copies)
    assert {kind for stack in STACKS for kind in stack} == {
        kind for kind, job in enumerate(JOBS) if job.round and job.job is not Job.POKER
    }


def test_poker_is_the_ninety_first() -> None:
    assert JOBS[POKER].job is Job.POKER
    assert JOBS[POKER].round == 3
    assert all(POKER not in stack for stack in STACKS)


def test_the_kinds_of_a_round_follow_each_other() -> None:
    assert [job.round for job in JOBS] == sorted(job.round for job in JOBS if job.round) + [0, 0]
