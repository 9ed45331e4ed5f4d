"""What others' words are worth to him: how far a man is believed, what he owes, and how much of it can be counted on."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosa_nostra.bots.worth.card_facts import DEMAND, EARNED, FACTS, KIND_OF, MAN_AT, STRONGEST, odds
from sitdown.games.cosa_nostra.bots.worth.dice import cash_takings, dice_for, harder, jobs_of
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, fee
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook
from sitdown.games.cosa_nostra.bots.worth.threats import menace
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.view import GangsterView, PromiseView, TaskView

# How much one player may owe to all the others together before nobody lends him more, by the rounds to come: with few he will care less.
MOST_OWED: Final = (2000, 4500, 6000, 6000)
KEPT_ADDS: Final = 0.25  # of what he has paid as he had promised
MOST_TRUSTED: Final = 9000
SURE: Final = 0.85  # that a debt is paid by one who has the money
LIKELY: Final = 0.6  # that a job which nobody has seen brings money
LEMON: Final = 0.5  # a share is sold by whoever knows what the job is
CAME_TO_NOTHING: Final = 0.7  # what a word on a job is worth to one who has heard such a word for nothing
HARMLESS: Final = 0.8  # peace is sold soonest by whoever could not strike
TONIGHT: Final = 0.3  # he could let him have the business at once, and promises it
LATER: Final = 0.15  # the use of a business in a round to come, of its fee
RIGHTS: Final = 2  # of those he could use in a round


def believed(o: Outlook, seat: int, until: int) -> float:
    """A word that only the last round will tell is worth less."""
    broken = len([entry for entry in o.view.ledger if entry.seat == seat and entry.verdict == "broken"])
    return max(0.0, 1 - o.temper.distrust * broken) * (o.temper.last_trust if until >= o.view.rounds else 1.0)


def words_held(p: Plans) -> float:
    """All that others have promised him."""
    o = p.o
    given = [entry for entry in o.view.ledger if entry.verdict == "open" and entry.seat != o.seat]
    value = sum([_debts(p, seat, given) for seat in o.opponents()])
    return value + sum([_peace(o, seat, given) for seat in o.opponents()]) + _rights(p, given)


def hollow(p: Plans, entry: PromiseView) -> str | None:
    """Why a promise can be worth nothing to him, whoever gives it: the line that says so."""
    said, o = entry.word, p.o
    if isinstance(said, word.ShareProfit):
        return "hollow-share" if not brings(p, said.job) else None
    if isinstance(said, word.NoAttackOnYou | word.NoAttackOnAnybody):
        return "bluff" if not menace(o, entry.seat) else None
    if isinstance(said, word.LetUse):
        return "hollow-use" if not _usable(o, [entry], said.round) else None
    return "credit" if _good_for(o, entry.seat) <= _owes(p, entry.seat) else None


# --- money


def _owes(p: Plans, seat: int) -> float:
    """To everybody."""
    own = [entry for entry in p.o.view.ledger if entry.seat == seat and entry.verdict == "open"]
    return sum([_expected(p, entry) for entry in own if isinstance(entry.word, _MONEY)])


def _debts(p: Plans, seat: int, given: list[PromiseView]) -> float:
    """Of one player to him: no more than he is good for, after what he owes the others."""
    own = [entry for entry in given if entry.seat == seat and isinstance(entry.word, _MONEY)]
    mine = sum([_expected(p, entry) for entry in own if entry.to == p.o.seat])
    if not mine:
        return 0.0
    others = sum([_expected(p, entry) for entry in own if entry.to != p.o.seat])
    return min(mine, max(0.0, _good_for(p.o, seat) - others))


def _good_for(o: Outlook, seat: int) -> float:
    player = o.view.players[seat]
    paid = [
        entry.word.money
        for entry in o.view.ledger
        if entry.seat == seat and entry.verdict == "kept" and isinstance(entry.word, word.PayByPayday)
    ]
    credit = min(MOST_TRUSTED, MOST_OWED[o.view.rounds - o.view.round] + KEPT_ADDS * sum(paid))
    return min(credit, max(0, player.cash) + player.income)


def _expected(p: Plans, entry: PromiseView) -> float:
    said, o = entry.word, p.o
    if isinstance(said, word.PayByPayday):
        return SURE * believed(o, entry.seat, said.round) * said.money
    if entry.due:
        return SURE * believed(o, entry.seat, o.view.round) * entry.due
    assert isinstance(said, word.PayIfJobSucceeds | word.ShareProfit)
    trust = SURE * believed(o, entry.seat, o.view.round) * CAME_TO_NOTHING ** _void(o, entry.seat)
    if isinstance(said, word.PayIfJobSucceeds):
        return trust * success(p, said.job) * said.money
    return trust * brings(p, said.job) * min(1.0, _shares_left(o, entry)) * said.percent / 100


def _void(o: Outlook, seat: int) -> int:
    """How often a word of his hung on a job that brought nothing."""
    return len(
        [
            entry
            for entry in o.view.ledger
            if entry.seat == seat
            and entry.verdict == "void"
            and isinstance(entry.word, word.PayIfJobSucceeds | word.ShareProfit)
        ]
    )


def _shares_left(o: Outlook, entry: PromiseView) -> float:
    """Nobody can give away more of a job than all: what was promised first is paid first."""
    assert isinstance(entry.word, word.ShareProfit)
    before = [
        other.word.percent
        for other in o.view.ledger[: entry.number]
        if isinstance(other.word, word.ShareProfit) and other.word.job == entry.word.job and other.verdict == "open"
    ]
    return max(0.0, 100 - sum(before)) / entry.word.percent


_MONEY: Final = word.PayByPayday | word.PayIfJobSucceeds | word.ShareProfit


def _lying_there(o: Outlook, place: Place) -> tuple[GangsterView, TaskView] | None:
    _, man = o.bosses.get(MAN_AT[place], (0, None))
    if man is None:
        return None
    return next(((man, task) for task in man.tasks if task.place == place and task.round is not None), None)


def success(p: Plans, place: Place) -> float:
    """That the job which lies there comes off."""
    found = _lying_there(p.o, place)
    if found is None:
        return 0.0
    man, task = found
    if task.job is None:
        return LIKELY
    facts = FACTS[task.job]
    gap = p.gap(place)
    if gap is not None and gap.missing:
        return LIKELY
    return 1 - odds(dice_for(man, facts, jobs_of(man)), facts.difficulty + harder(man))[0]


def brings(p: Plans, place: Place) -> float:
    """The money that the job which lies there makes: none, if it is known for another kind of job."""
    found = _lying_there(p.o, place)
    if found is None:
        return 0.0
    man, task = found
    if task.job is None:
        assert task.round is not None
        return LIKELY * LEMON * EARNED[task.round][min(STRONGEST, man.dice)]
    facts = FACTS[task.job]
    return cash_takings(man, facts, jobs_of(man)) if facts.sort is Sort.CASH else 0.0


# --- peace


def _peace(o: Outlook, seat: int, given: list[PromiseView]) -> float:
    """Once, however often he has said so; and what may come in later rounds nobody knows."""
    trust = [
        believed(o, seat, o.view.round)
        for entry in given
        if entry.seat == seat
        and (
            isinstance(entry.word, word.NoAttackOnAnybody)
            or (isinstance(entry.word, word.NoAttackOnYou) and entry.to == o.seat)
        )
    ]
    return o.temper.peace[o.view.round] * menace(o, seat, HARMLESS) * trust[0] if trust else 0.0


# --- the use of businesses


def _rights(p: Plans, given: list[PromiseView]) -> float:
    """What his jobs lack tonight as if it were there already; of the rounds to come, the best few, and little for each."""
    o = p.o
    promised = [entry for entry in given if entry.to == o.seat and isinstance(entry.word, word.LetUse)]
    return _tonight(p, promised) + sum(
        [_later(o, promised, number) for number in range(o.view.round + 1, o.view.rounds + 1)]
    )


def _tonight(p: Plans, promised: list[PromiseView]) -> float:
    value = 0.0
    left = [(kind, believed(p.o, entry.seat, p.o.view.round)) for entry, kind in _usable(p.o, promised, p.o.view.round)]
    for gap in p.jobs:
        missing = list(gap.missing)
        for kind, trust in list(left):
            if kind in missing:
                value += TONIGHT * trust * p.o.temper.share * gap.takings / len(missing)
                missing.remove(kind)
                left.remove((kind, trust))
    return value


def _usable(o: Outlook, promised: list[PromiseView], number: int) -> list[tuple[PromiseView, int]]:
    """Of what he is promised for a round what he could not use anyhow, once for each business."""
    found: dict[str, tuple[PromiseView, int]] = {}
    for entry in promised:
        assert isinstance(entry.word, word.LetUse)
        card = entry.word.business
        kind = KIND_OF[card]
        owner, business = o.owners.get(card, (None, None))
        hosted = owner == entry.seat and business is not None and (business.active or number > o.view.round)
        if entry.word.round == number and hosted and not o.own[kind] and not o.lent.get(kind):
            found.setdefault(card, (entry, kind))
    return list(found.values())


def _later(o: Outlook, promised: list[PromiseView], number: int) -> float:
    by_kind = {
        kind: believed(o, entry.seat, number) * LATER * fee(number, kind) * min(1.0, 5 * DEMAND[number][kind])
        for entry, kind in _usable(o, promised, number)
    }
    return sum(sorted(by_kind.values(), reverse=True)[:RIGHTS])
