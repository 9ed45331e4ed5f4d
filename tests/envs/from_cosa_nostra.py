"""La Cosa Nostra's observation made anew of what a bot gets: its view and its knowledge, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from numpy.typing import NDArray

from sitdown.envs.layout import Blocks, Vector
from sitdown.games.cosa_nostra.board.material import (
    BUSINESS_ID,
    DIFFICULTY,
    GANGSTER_ID,
    IS_ATTACK,
    IS_CASH,
    JOB_KIND,
    PLACE_ID,
)
from sitdown.games.cosa_nostra.cards.cards import ROUNDS
from sitdown.games.cosa_nostra.learning.seen import CARDS, JOBS, LAYOUT, MONEY, PHASES
from sitdown.games.cosa_nostra.learning.sight import WORD_AT
from sitdown.games.cosa_nostra.learning.words import DICE, SEATS
from sitdown.games.cosa_nostra.records import promises as promise
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.knowledge import Knowledge
from sitdown.games.cosa_nostra.records.view import (
    QUESTIONS,
    DangerView,
    GangsterView,
    JobView,
    PlayerView,
    PromiseView,
    TaskView,
    View,
)

Row: TypeAlias = NDArray[Any]
Relative: TypeAlias = Callable[[int], int]


def observe(view: View, knowledge: Knowledge, vector: Vector) -> None:
    assert view.seat is not None
    me, players = view.seat, len(view.players)
    tell = LAYOUT.split(vector)

    def relative(seat: int) -> int:
        return (seat - me) % players

    tell["round"][: view.round] = 1
    tell["phase"][PHASES.index(view.phase)] = 1
    if view.question is not None:
        tell["question"][QUESTIONS.index(view.question.about)] = 1
        tell["asked"][[relative(seat) for seat in view.question.seats]] = 1
    if view.turn is not None:
        tell["turn"][relative(view.turn)] = 1
    tell["starter"][relative(view.starter)] = 1
    tell["trade"][0] = view.trade
    for seat, player in enumerate(view.players):
        _player(tell, player, relative(seat), relative)
    for entry in view.ledger:
        _promise(tell["players"], entry, me, relative)
    _cards(tell, view, knowledge)
    for number, owner in enumerate(view.monopolies):
        if owner is not None:
            tell["monopolies"][number, relative(owner)] = 1
    if view.in_progress:
        _job(tell, view.in_progress[-1], relative)
    if view.danger is not None:
        _danger(tell, view.danger)
    for offer in view.offers:
        if offer.to == me:
            tell["bidder"][relative(offer.seat)] = 1
            _goods(tell, 0, offer.give)
            _goods(tell, 1, offer.take)


# --- players, their men and businesses


def _player(tell: Blocks, player: PlayerView, at: int, relative: Relative) -> None:
    tell["players"][at, :8] = (
        1,
        player.cash / MONEY,
        player.laundered / MONEY,
        player.markers / 5,
        player.influence / 5,
        player.income / MONEY,
        len(player.trophies) / 5,
        player.to_plan / 5,
    )
    for number in player.jobs:
        tell["backs"][at, number - 1] += 0.2
    for man in player.crew:
        _man(tell, man, at, relative)
    for gangster in player.recruits:
        tell["recruits"][GANGSTER_ID[gangster], at] = 1
    for each in player.businesses:
        card = BUSINESS_ID[each.business]
        tell["owners"][card, at] = 1
        tell["businesses"][card, 3:5] = each.active, each.used
        for marks in each.markers:
            tell["markers"][card, relative(marks.seat)] = marks.markers / 5


def _man(tell: Blocks, man: GangsterView, at: int, relative: Relative) -> None:
    who = GANGSTER_ID[man.gangster]
    tell["bosses"][who, at] = 1
    tell["men"][who, 1:] = man.active, man.strength / 10, man.dice / 10, man.used / 2
    for each in man.attached:
        tell["attached"][who, CARDS[each.card]] = 1 if relative(each.by) == 0 else 0.5
    for task in man.tasks:
        _task(tell, task, at, relative)


def _task(tell: Blocks, task: TaskView, at: int, relative: Relative) -> None:
    row = tell["places"][PLACE_ID[task.place]]
    if task.business is not None:
        row[0] = 1
        tell["purchases"][BUSINESS_ID[task.business], at] = 1
        for marks in task.markers:
            tell["markers"][BUSINESS_ID[task.business], relative(marks.seat)] = marks.markers / 5
        return
    row[1:4] = 1, (task.round or 0) / ROUNDS, len(task.seen_by) / SEATS
    if task.job is not None:
        kind = JOB_KIND[task.job]
        row[4:] = 1, DIFFICULTY[kind] / 10, IS_CASH[kind], IS_ATTACK[kind], (kind + 1) / JOBS
        tell["plans"][kind, int(at > 0)] += 1


def _promise(players: Row, entry: PromiseView, me: int, relative: Relative) -> None:
    if entry.verdict == "kept":
        players[relative(entry.seat), 8] += 0.2
    elif entry.verdict == "broken":
        players[relative(entry.seat), 9] += 0.2
    elif entry.verdict == "open" and entry.to == me:
        players[relative(entry.seat), 10] += 0.2
    elif entry.verdict == "open" and entry.seat == me:
        players[relative(entry.to), 11] += 0.2


# --- hands, stacks and the market


def _cards(tell: Blocks, view: View, knowledge: Knowledge) -> None:
    for job in view.jobs:
        tell["hand"][JOB_KIND[job]] += 1
    for stack in knowledge.rounds:
        for job, copies in stack.unseen.items():
            tell["unseen"][JOB_KIND[job]] += copies
    for pile in view.job_stacks:
        for job in pile.face_up:
            tell["dropped"][JOB_KIND[job]] += 1
    for at, cards in enumerate((view.influence, view.influence_up)):
        for card in cards:
            tell["influence"][CARDS[card], at] += 0.25
    for card, copies in knowledge.unseen_influence.items():
        tell["influence"][CARDS[card], 2] += copies / 4
    for gangster in view.mercenaries:
        tell["men"][GANGSTER_ID[gangster], 0] = 1
    for business in knowledge.stack:
        tell["businesses"][BUSINESS_ID[business], 2] = 1
    for column, on_sale in ((0, view.market), (5, view.buying)):
        for each in on_sale:
            row = tell["businesses"][BUSINESS_ID[each.business]]
            row[column] = 1
            row[1] = each.price / MONEY


# --- what is going on


def _job(tell: Blocks, job: JobView, relative: Relative) -> None:
    tell["doing"][:] = 1, (job.difficulty or 0) / 10, job.money / MONEY, job.job is not None
    tell["doer"][relative(job.seat)] = 1
    if job.job is not None:
        tell["job"][JOB_KIND[job.job]] = 1
    for at, die in enumerate(job.dice[:DICE]):
        tell["dice"][at] = die / 6
    if job.player is not None:
        tell["target_seat"][relative(job.player)] = 1
    if job.business is not None:
        tell["target_business"][BUSINESS_ID[job.business]] = 1
    if job.victim is not None:
        tell["target_man"][GANGSTER_ID[job.victim]] = 1


def _danger(tell: Blocks, danger: DangerView) -> None:
    tell["danger"][int(danger.killed)] = 1
    if danger.gangster is not None:
        tell["target_man"][GANGSTER_ID[danger.gangster]] = 1
    if danger.business is not None:
        tell["target_business"][BUSINESS_ID[danger.business]] = 1


def _goods(tell: Blocks, side: int, goods: Goods) -> None:
    tell["cash"][side] = goods.cash / MONEY
    for business in goods.businesses:
        tell["goods"][side, BUSINESS_ID[business]] = 1
    for gangster in goods.gangsters:
        tell["people"][side, GANGSTER_ID[gangster]] = 1
    for business in goods.markers:
        tell["rights"][side, BUSINESS_ID[business]] += 1
    for word in goods.promises:
        row = tell["promises"][side, WORD_AT[type(word)]]
        row[0] += 1
        if isinstance(word, promise.PayIfJobSucceeds | promise.PayByPayday):
            row[1] += word.money / MONEY
        if isinstance(word, promise.ShareProfit):
            row[1] += word.percent / 100
        if isinstance(word, promise.PayIfJobSucceeds | promise.ShareProfit):
            tell["promised_jobs"][side, PLACE_ID[word.job]] = 1
        else:
            row[2] = word.round / ROUNDS
        if isinstance(word, promise.LetUse):
            tell["rights"][side, BUSINESS_ID[word.business]] += 0.5
