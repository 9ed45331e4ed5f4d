"""The jobs, from `data/jobs.toml`. The back of a job shows its round, so a kind is one job of one round: `JOBS[kind].difficulty`."""

from collections import Counter
from typing import Annotated, Final, Literal

import msgspec

from sitdown.games.cosa_nostra.cards.cards import BUSINESS_KINDS, ROUNDS, TARGETS_STRENGTH, Aim, Business, Sort
from sitdown.games.cosa_nostra.cards.effects import AnyAnte, AnyEffect, Earn
from sitdown.games.cosa_nostra.cards.facts import Count, Die, Facts, Money, Round, shipped
from sitdown.games.cosa_nostra.cards.fitting import misfit
from sitdown.games.cosa_nostra.cards.names import Job

Copies = Annotated[int, msgspec.Meta(ge=0)]


class _Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    round: Round
    cards: int


class _CashJob(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    round: Round
    job: Job
    difficulty: Die
    two: Money
    one: Money
    needs: dict[Business, Count]
    copies: Count = 1


class _Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    job: Job
    sort: Sort
    difficulty: Die | Literal["target"]
    aim: Aim | None = None
    answers: Sort | None = None
    before: AnyAnte | None = None
    two: AnyEffect | None = None
    one: AnyEffect | None = None
    fail: AnyEffect | None = None


class _OtherJob(_Deed, frozen=True, kw_only=True):
    copies: tuple[Copies, Copies, Copies, Copies]  # by round


class JobFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of job card; or with round 0, what a mercenary does instead of a job."""

    job: Job
    round: int
    copies: int
    sort: Sort
    difficulty: int  # what a die must reach, or TARGETS_STRENGTH
    aim: Aim | None = None
    answers: Sort | None = None  # a response: which successful job of another player it answers
    needs: tuple[tuple[int, int], ...] = ()  # kinds of business, and how many of each
    before: AnyAnte | None = None
    outcomes: tuple[AnyEffect | None, AnyEffect | None, AnyEffect | None]  # at no success, at one, at two or more


class Jobs(msgspec.Struct, frozen=True):
    """What `jobs.toml` says, checked. The kinds of a round come one after the other, those that are no cards last."""

    jobs: tuple[JobFacts, ...]  # by kind
    stacks: tuple[tuple[int, ...], ...]  # by round; no card has round 0


def read_jobs(text: str) -> Jobs:
    """Read a file of jobs; refuse one that does not add up."""
    facts = Facts("jobs", text)
    cash = facts.rows("cash", _CashJob)
    others = facts.rows("others", _OtherJob)
    poker = facts.rows("poker", _OtherJob)
    special = facts.rows("special", _Deed)
    deeds: list[_Deed] = [*others, *poker, *special]
    once = [row.job for row in cash] + [row.job for row in (*poker, *special)]
    facts.complete("jobs", once + list({row.job for row in others}), Job)  # of the others there can be variants
    facts.complete("poker", [row.job for row in poker], [Job.POKER])
    facts.add_up("copies of Poker", sum(sum(row.copies) for row in poker), 1)
    for row in deeds:
        if wrong := misfit(row.sort, row.aim, row.answers, row.before, (row.fail, row.one, row.two)):
            raise facts.error(f"{row.job}: {wrong}")
        if row.difficulty == "target" and row.aim is not Aim.GANGSTER:
            raise facts.error(f"{row.job}: only a gangster has a strength to reach")
    cards = [_cash_card(row) for row in cash] + [card for row in (*others, *poker) for card in _cards(facts, row)]
    cards.sort(key=lambda card: card.round)  # stable
    _check_stacks(facts, cards)
    return Jobs((*cards, *(_deed(row, 0, 0) for row in special)), tuple(_stack(cards, r) for r in range(ROUNDS + 1)))


def _cash_card(row: _CashJob) -> JobFacts:
    return JobFacts(
        job=row.job,
        round=row.round,
        copies=row.copies,
        sort=Sort.CASH,
        difficulty=row.difficulty,
        needs=tuple((BUSINESS_KINDS[business], count) for business, count in row.needs.items()),
        outcomes=(None, Earn(row.one), Earn(row.two)),
    )


def _cards(facts: Facts, row: _OtherJob) -> list[JobFacts]:
    if not any(row.copies):
        raise facts.error(f"{row.job}: no copies in any round")
    return [_deed(row, number, copies) for number, copies in enumerate(row.copies, start=1) if copies]


def _deed(row: _Deed, number: int, copies: int) -> JobFacts:
    return JobFacts(
        job=row.job,
        round=number,
        copies=copies,
        sort=row.sort,
        difficulty=TARGETS_STRENGTH if row.difficulty == "target" else row.difficulty,
        aim=row.aim,
        answers=row.answers,
        before=row.before,
        outcomes=(row.fail, row.one, row.two or row.one),  # with one line only, one success or more
    )


def _stack(cards: list[JobFacts], number: int) -> tuple[int, ...]:
    """The cards of a round, without Poker."""
    kinds = [kind for kind, card in enumerate(cards) if card.round == number and card.job is not Job.POKER]
    return tuple(kind for kind in kinds for _ in range(cards[kind].copies))


def _check_stacks(facts: Facts, cards: list[JobFacts]) -> None:
    wanted = {row.round: row.cards for row in facts.rows("stacks", _Stack)}
    for number in range(1, ROUNDS + 1):
        if number not in wanted:
            raise facts.error(f"stacks: no round {number}")
        stack = _stack(cards, number)
        copies = Counter(cards[kind].job for kind in stack)
        facts.add_up(f"jobs in round {number}", len(stack), wanted[number], copies)


_SHIPPED: Final = read_jobs(shipped("jobs"))
JOBS: Final = _SHIPPED.jobs
STACKS: Final = _SHIPPED.stacks
JOB_KINDS: Final[dict[Job, tuple[int, ...]]] = {
    job: tuple(kind for kind, each in enumerate(JOBS) if each.job is job) for job in Job
}
POKER: Final = JOB_KINDS[Job.POKER][0]  # goes into its round's stack by option
