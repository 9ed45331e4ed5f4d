"""What a seat of La Cosa Nostra sees and could know, as numbers in a row. Compiled.

Nothing of it that its view and its knowledge do not say (`tests/envs/test_observations.py` makes it of these, and compares)."""

from __future__ import annotations

from array import array
from typing import Final, TypeAlias

from sitdown.core.hidden.slots import EVERYBODY, FACE, SEAT_BIT, eye
from sitdown.games.cosa_nostra.board.hands import influence_kind, job_kind
from sitdown.games.cosa_nostra.board.income import income
from sitdown.games.cosa_nostra.board.material import (
    BUSINESS_ID,
    DIFFICULTY,
    GANGSTER_ID,
    INFLUENCE_FACE,
    IS_ATTACK,
    IS_CASH,
    JOB_KIND,
    NOBODY,
    PLACE_ID,
    ROUND,
    SECOND,
    members,
)
from sitdown.games.cosa_nostra.board.prices import price
from sitdown.games.cosa_nostra.board.table import Table, lying_on
from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY, ROUNDS
from sitdown.games.cosa_nostra.eyes.recall import tally_unseen
from sitdown.games.cosa_nostra.eyes.showing import about, buying, danger, in_progress, phase
from sitdown.games.cosa_nostra.learning.seen import (
    BUSINESS,
    BUSINESSES,
    CARDS,
    JOBS,
    LAYOUT,
    MAN,
    MEN,
    MONEY,
    PHASES,
    PLACE,
    PLACES,
    PLAYER,
)
from sitdown.games.cosa_nostra.learning.words import DICE, PROMISES, SEATS
from sitdown.games.cosa_nostra.records import promises as promise
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.view import QUESTIONS
from sitdown.games.cosa_nostra.steps.planning import to_plan
from sitdown.games.cosa_nostra.steps.strength import own_dice, strength
from sitdown.games.cosa_nostra.trade.openness import trade_open

Told: TypeAlias = "array[float]"


def _first(block: str) -> int:
    """Where a block begins."""
    start: int = LAYOUT.where[block].start
    return start


WORD_AT: Final = {kind: at for at, kind in enumerate(PROMISES)}
_PHASE_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(PHASES)}
_QUESTION_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(QUESTIONS)}
_BLANK: Final = bytes(4 * LAYOUT.size)
_ROUND: Final[int] = _first("round")
_PHASE: Final[int] = _first("phase")
_QUESTION: Final[int] = _first("question")
_ASKED: Final[int] = _first("asked")
_TURN: Final[int] = _first("turn")
_STARTER: Final[int] = _first("starter")
_TRADE: Final[int] = _first("trade")
_PLAYERS: Final[int] = _first("players")
_BACKS: Final[int] = _first("backs")
_MEN: Final[int] = _first("men")
_BOSSES: Final[int] = _first("bosses")
_RECRUITS: Final[int] = _first("recruits")
_PLACES: Final[int] = _first("places")
_ATTACHED: Final[int] = _first("attached")
_HAND: Final[int] = _first("hand")
_PLANS: Final[int] = _first("plans")
_UNSEEN: Final[int] = _first("unseen")
_DROPPED: Final[int] = _first("dropped")
_INFLUENCE: Final[int] = _first("influence")
_BUSINESSES: Final[int] = _first("businesses")
_OWNERS: Final[int] = _first("owners")
_MARKERS: Final[int] = _first("markers")
_PURCHASES: Final[int] = _first("purchases")
_MONOPOLIES: Final[int] = _first("monopolies")
_JOB: Final[int] = _first("job")
_DOING: Final[int] = _first("doing")
_DICE: Final[int] = _first("dice")
_DOER: Final[int] = _first("doer")
_TARGET_SEAT: Final[int] = _first("target_seat")
_TARGET_MAN: Final[int] = _first("target_man")
_TARGET_BUSINESS: Final[int] = _first("target_business")
_DANGER: Final[int] = _first("danger")
_BIDDER: Final[int] = _first("bidder")
_CASH: Final[int] = _first("cash")
_GOODS: Final[int] = _first("goods")
_PEOPLE: Final[int] = _first("people")
_RIGHTS: Final[int] = _first("rights")
_PROMISES: Final[int] = _first("promises")
_PROMISED_JOBS: Final[int] = _first("promised_jobs")
_A_PLAYER: Final[int] = len(PLAYER)
_A_MAN: Final[int] = len(MAN)
_A_PLACE: Final[int] = len(PLACE)
_A_BUSINESS: Final[int] = len(BUSINESS)
_INFLUENCE_CARDS: Final[int] = len(CARDS)


def observation(g: Table, seat: int) -> bytes:
    """All blocks of the layout; what the seat has said is not ours."""
    told: Told = array("f", _BLANK)
    now = phase(g)
    for at in range(g.round):
        told[_ROUND + at] = 1.0
    told[_PHASE + _PHASE_AT[now]] = 1.0
    if g.ask is not None:
        step = g.agenda[-1]
        told[_QUESTION + _QUESTION_AT[about(g, step)]] = 1.0
        for other in step.asked(g):
            told[_ASKED + _from(g, seat, other)] = 1.0
    if now in ("planning", "action"):
        told[_TURN + _from(g, seat, g.turn)] = 1.0
    told[_STARTER + _from(g, seat, g.starter)] = 1.0
    told[_TRADE] = float(trade_open(g))
    for other in range(g.players):
        _player(told, g, seat, other)
    _ledger(told, g, seat)
    _hidden(told, g, seat)
    _market(told, g, seat)
    for at in range(len(g.monopolies)):
        if g.monopolies[at] != NOBODY:
            told[_MONOPOLIES + SEATS * at + _from(g, seat, g.monopolies[at])] = 1.0
    _doing(told, g, seat)
    for offer in g.offers:
        if offer.to == seat:
            told[_BIDDER + _from(g, seat, offer.seat)] = 1.0
            _goods(told, 0, offer.give)
            _goods(told, 1, offer.take)
    return told.tobytes()


def _from(g: Table, seat: int, other: int) -> int:
    """Seats count from the viewer."""
    return other - seat if other >= seat else other - seat + g.players


# --- players, their men and businesses


def _player(told: Told, g: Table, seat: int, other: int) -> None:
    at = _from(g, seat, other)
    row = _PLAYERS + _A_PLAYER * at
    told[row] = 1.0
    told[row + 1] = g.cash[other] / MONEY
    told[row + 2] = g.laundered[other] / MONEY
    told[row + 3] = g.free_markers(other) / 5
    told[row + 4] = len(g.influence[other]) / 5
    told[row + 5] = income(g, other) / MONEY
    told[row + 6] = g.trophies[other].bit_count() / 5
    told[row + 7] = to_plan(g, other) / 5
    backs = [0] * (ROUNDS + 1)
    for slot in g.jobs[other]:
        backs[ROUND[job_kind(slot)]] += 1
    for number in range(1, ROUNDS + 1):
        told[_BACKS + ROUNDS * at + number - 1] = backs[number] / 5
    known = eye(seat)
    for who in members(g.crews[other]):
        told[_BOSSES + SEATS * who + at] = 1.0
        man = _MEN + _A_MAN * who
        told[man + 1] = float(not g.men_down >> who & 1)
        told[man + 2] = strength(g, who) / 10
        told[man + 3] = own_dice(g, who) / 10
        told[man + 4] = g.used[who] / 2
        held = g.attached[who]
        if held:
            for card in lying_on(held):
                own = (held >> 3 * card & 7) - 1 == seat
                told[_ATTACHED + _INFLUENCE_CARDS * who + card] = 1.0 if own else 0.5
        if g.tasks[who]:
            _task(told, g, seat, other, who, known)
        if who >= FIRST_MERCENARY and g.tasks[who + SECOND]:
            _task(told, g, seat, other, who + SECOND, known)
    for who in members(g.recruits[other]):
        told[_RECRUITS + SEATS * who + at] = 1.0
    for card in members(g.holdings[other]):
        told[_OWNERS + SEATS * card + at] = 1.0
        told[_BUSINESSES + _A_BUSINESS * card + 3] = float(not g.shut >> card & 1)
        told[_BUSINESSES + _A_BUSINESS * card + 4] = float(g.spent >> card & 1)
        _markers(told, g, seat, card)


def _markers(told: Told, g: Table, seat: int, card: int) -> None:
    held = g.markers[card]
    if held:
        for other in range(g.players):
            told[_MARKERS + SEATS * card + _from(g, seat, other)] = (held >> 3 * other & 7) / 5


def _task(told: Told, g: Table, seat: int, other: int, place: int, known: int) -> None:
    task = g.tasks[place]
    row = _PLACES + _A_PLACE * place
    if task < 0:
        card = -1 - task
        told[row] = 1.0
        told[_PURCHASES + SEATS * card + _from(g, seat, other)] = 1.0
        _markers(told, g, seat, card)
        return
    kind = job_kind(task)
    seen_by = 0
    for viewer in range(g.players):
        if viewer != other and task >> SEAT_BIT + viewer & 1:
            seen_by += 1
    told[row + 1] = 1.0
    told[row + 2] = ROUND[kind] / ROUNDS
    told[row + 3] = seen_by / SEATS
    if task & known:
        told[row + 4] = 1.0
        told[row + 5] = DIFFICULTY[kind] / 10
        told[row + 6] = float(IS_CASH[kind])
        told[row + 7] = float(IS_ATTACK[kind])
        told[row + 8] = (kind + 1) / JOBS
        told[_PLANS + 2 * kind + (0 if other == seat else 1)] += 1.0


def _ledger(told: Told, g: Table, seat: int) -> None:
    for entry in g.ledger:
        giver, to, verdict = entry.seat, entry.to, entry.verdict
        if verdict == "kept":
            told[_PLAYERS + _A_PLAYER * _from(g, seat, giver) + 8] += 0.2
        elif verdict == "broken":
            told[_PLAYERS + _A_PLAYER * _from(g, seat, giver) + 9] += 0.2
        elif verdict == "open" and to == seat:
            told[_PLAYERS + _A_PLAYER * _from(g, seat, giver) + 10] += 0.2
        elif verdict == "open" and giver == seat:
            told[_PLAYERS + _A_PLAYER * _from(g, seat, to) + 11] += 0.2


# --- hands, stacks and the market


def _hidden(told: Told, g: Table, seat: int) -> None:
    for slot in g.jobs[seat]:
        told[_HAND + job_kind(slot)] += 1.0
    unseen = tally_unseen(g, eye(seat))
    for kind in range(JOBS):
        if unseen[kind + 1] and ROUND[kind] <= ROUNDS:
            told[_UNSEEN + kind] = float(unseen[kind + 1])
    for row in g.dropped:
        for slot in row:
            if slot & EVERYBODY == EVERYBODY:
                told[_DROPPED + job_kind(slot)] += 1.0
    for slot in g.influence[seat]:
        told[_INFLUENCE + 3 * influence_kind(slot)] += 0.25
    for slot in g.pile:
        if slot & EVERYBODY == EVERYBODY:
            told[_INFLUENCE + 3 * ((slot & FACE) - INFLUENCE_FACE) + 1] += 0.25
    for card in range(_INFLUENCE_CARDS):
        told[_INFLUENCE + 3 * card + 2] = unseen[INFLUENCE_FACE + card] / 4


def _market(told: Told, g: Table, seat: int) -> None:
    for who in g.laid_out:
        told[_MEN + _A_MAN * who] = 1.0
    for card in g.stack:
        told[_BUSINESSES + _A_BUSINESS * card + 2] = 1.0
    for card in g.market:
        told[_BUSINESSES + _A_BUSINESS * card] = 1.0
        told[_BUSINESSES + _A_BUSINESS * card + 1] = price(g, seat, card) / MONEY
    for each in buying(g, seat):
        row = _BUSINESSES + _A_BUSINESS * BUSINESS_ID[each.business]
        told[row + 5] = 1.0
        told[row + 1] = each.price / MONEY


# --- what is going on


def _doing(told: Told, g: Table, seat: int) -> None:
    jobs = in_progress(g)
    if jobs:
        job = jobs[-1]
        told[_DOING] = 1.0
        told[_DOING + 1] = (job.difficulty or 0) / 10
        told[_DOING + 2] = job.money / MONEY
        told[_DOER + _from(g, seat, job.seat)] = 1.0
        if job.job is not None:
            told[_DOING + 3] = 1.0
            told[_JOB + JOB_KIND[job.job]] = 1.0
        for at, die in enumerate(job.dice[:DICE]):
            told[_DICE + at] = die / 6
        if job.player is not None:
            told[_TARGET_SEAT + _from(g, seat, job.player)] = 1.0
        if job.business is not None:
            told[_TARGET_BUSINESS + BUSINESS_ID[job.business]] = 1.0
        if job.victim is not None:
            told[_TARGET_MAN + GANGSTER_ID[job.victim]] = 1.0
    threat = danger(g)
    if threat is not None:
        told[_DANGER + int(threat.killed)] = 1.0
        if threat.gangster is not None:
            told[_TARGET_MAN + GANGSTER_ID[threat.gangster]] = 1.0
        if threat.business is not None:
            told[_TARGET_BUSINESS + BUSINESS_ID[threat.business]] = 1.0


def _goods(told: Told, side: int, goods: Goods) -> None:
    told[_CASH + side] = goods.cash / MONEY
    for business in goods.businesses:
        told[_GOODS + BUSINESSES * side + BUSINESS_ID[business]] = 1.0
    for gangster in goods.gangsters:
        told[_PEOPLE + MEN * side + GANGSTER_ID[gangster]] = 1.0
    for business in goods.markers:
        told[_RIGHTS + BUSINESSES * side + BUSINESS_ID[business]] += 1.0
    for word in goods.promises:
        row = _PROMISES + 3 * (len(PROMISES) * side + WORD_AT[type(word)])
        told[row] += 1.0
        if isinstance(word, promise.PayIfJobSucceeds | promise.PayByPayday):
            told[row + 1] += word.money / MONEY
        if isinstance(word, promise.ShareProfit):
            told[row + 1] += word.percent / 100
        if isinstance(word, promise.PayIfJobSucceeds | promise.ShareProfit):
            told[_PROMISED_JOBS + PLACES * side + PLACE_ID[word.job]] = 1.0
        else:
            told[row + 2] = word.round / ROUNDS
        if isinstance(word, promise.LetUse):
            told[_RIGHTS + BUSINESSES * side + BUSINESS_ID[word.business]] += 0.5
