"""The ledger of promises. None is enforced; each is judged as soon as it can be (C-87)."""

from __future__ import annotations

from msgspec.structs import replace

from sitdown.games.cosa_nostra.board.markers import hosts
from sitdown.games.cosa_nostra.board.material import BUSINESS, PLACE
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.records.events import Intended, PromiseDue, PromiseJudged, PromiseMade
from sitdown.games.cosa_nostra.records.ledger import Entry, Verdict
from sitdown.games.cosa_nostra.records.promises import (
    AnyPromise,
    Intent,
    LetUse,
    NoAttackOnAnybody,
    NoAttackOnYou,
    PayByPayday,
    PayIfJobSucceeds,
    ShareProfit,
)


def give_word(g: Table, seat: int, to: int, word: AnyPromise) -> None:
    g.tell(PromiseMade(len(g.ledger), seat, to, word))
    g.ledger += (Entry(seat, to, word, g.round),)


def note_intent(g: Table, number: int, intent: Intent) -> None:
    entry = g.ledger[number]
    g.tell(Intended(entry.seat, number, intent))
    _change(g, number, replace(entry, meant=intent))


def judge(g: Table, number: int, verdict: Verdict) -> None:
    _judge_all(g, {number: verdict})


def _judge_all(g: Table, verdicts: dict[int, Verdict]) -> None:
    """By their numbers, in one go: a ledger may be long."""
    if verdicts:
        ledger = list(g.ledger)
        for number, verdict in verdicts.items():
            ledger[number] = replace(ledger[number], due=0, verdict=verdict)
            g.tell(PromiseJudged(number, verdict))
        g.ledger = tuple(ledger)


def _change(g: Table, number: int, entry: Entry) -> None:
    g.ledger = (*g.ledger[:number], entry, *g.ledger[number + 1 :])


def _open(g: Table) -> list[tuple[int, Entry]]:
    """The promises that are not judged yet, with their numbers."""
    return [(number, entry) for number, entry in enumerate(g.ledger) if entry.verdict == "open"]


# --- jobs


def job_succeeded(g: Table, place: int, profit: int) -> None:
    """The job that lay there has had its effect, and brought its owner so much."""
    for number, entry in _about_job(g, place):
        word = entry.word
        if type(word) is ShareProfit:
            due = word.percent * profit // 100_000 * 1000
        else:
            assert type(word) is PayIfJobSucceeds
            due = word.money
        if due != entry.due:
            _change(g, number, replace(entry, due=due))
            g.tell(PromiseDue(number, due))


def job_over(g: Table, place: int) -> None:
    """Whatever lay there is done or lost."""
    trade_is_over = g.last_round and not any(g.tasks)
    for number, entry in _about_job(g, place):
        if entry.due and not trade_is_over:
            _change(g, number, replace(entry, since=g.question))
        else:
            judge(g, number, "void")


def _about_job(g: Table, place: int) -> list[tuple[int, Entry]]:
    """Promises that hang on the job that lies there."""
    job = PLACE[place]
    found: list[tuple[int, Entry]] = []
    for number, entry in _open(g):
        word = entry.word
        if (type(word) is PayIfJobSucceeds or type(word) is ShareProfit) and word.job is job and entry.since is None:
            found.append((number, entry))
    return found


def attacked(g: Table, attacker: int, victim: int) -> None:
    """An attack was turned up, or a Robbery. That it fails mends nothing."""
    verdicts: dict[int, Verdict] = {}
    for number in peace_broken(g, attacker, victim):
        verdicts[number] = "broken"
    _judge_all(g, verdicts)


def peace_broken(g: Table, attacker: int, victim: int) -> list[int]:
    """The promises that an attack on this player breaks."""
    found: list[int] = []
    for number, entry in _open(g):
        kind = type(entry.word)
        if entry.seat == attacker and (kind is NoAttackOnAnybody or (kind is NoAttackOnYou and entry.to == victim)):
            found.append(number)
    return found


# --- the use of a business


def marker_used(g: Table, seat: int, card: int) -> None:
    """He used a marker there, or could put one there: either is what was promised."""
    verdicts: dict[int, Verdict] = {}
    for number, entry in _about_use(g, card):
        if entry.to == seat and _round(entry) == g.round:
            verdicts[number] = "kept"
    _judge_all(g, verdicts)


def use_asked(g: Table, seat: int, card: int) -> None:
    """He asked for a marker there, for nothing."""
    for number, entry in _about_use(g, card):
        if entry.to == seat and _round(entry) == g.round:
            _change(g, number, replace(entry, asked=True))


def business_gone(g: Table, card: int) -> None:
    """Destroyed, taken over or deactivated, or a purchase came to nothing: the table shows which."""
    verdicts: dict[int, Verdict] = {}
    for number, entry in _about_use(g, card):
        if not hosts(g, entry.seat, card) or (g.shut >> card & 1 and _round(entry) == g.round):
            verdicts[number] = "void"
    _judge_all(g, verdicts)


def business_traded(g: Table, to: int, card: int) -> None:
    """Its owner gave it away, and with it what he had promised; but whose it is now needs no leave."""
    verdicts: dict[int, Verdict] = {}
    for number, entry in _about_use(g, card):
        verdicts[number] = "void" if entry.to == to else "broken"
    _judge_all(g, verdicts)


def _about_use(g: Table, card: int) -> list[tuple[int, Entry]]:
    business = BUSINESS[card]
    found: list[tuple[int, Entry]] = []
    for number, entry in _open(g):
        word = entry.word
        if type(word) is LetUse and word.business is business:
            found.append((number, entry))
    return found


# --- time


def sum_owed(entry: Entry) -> int:
    """What he would have to pay to keep his word, now or until a payday; 0: nothing, or nothing yet."""
    word = entry.word
    return word.money if type(word) is PayByPayday else entry.due


def round_over(g: Table) -> None:
    """After payday, or at the final count."""
    verdicts: dict[int, Verdict] = {}
    for number, entry in _open(g):
        kind = type(entry.word)
        if entry.due:
            if entry.since != g.question:  # else nobody has been asked anything since, so nobody could pay
                verdicts[number] = "broken"
        elif _round(entry) == g.round:
            if kind is NoAttackOnYou or kind is NoAttackOnAnybody:
                verdicts[number] = "kept"
            elif kind is LetUse and not entry.asked:
                verdicts[number] = "void"
            else:
                verdicts[number] = "broken"
    _judge_all(g, verdicts)


def _round(entry: Entry) -> int:
    """In which round it ends; 0: with a job."""
    word = entry.word
    return 0 if isinstance(word, PayIfJobSucceeds | ShareProfit) else word.round
