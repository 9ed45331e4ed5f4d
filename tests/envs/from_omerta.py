"""Omerta's observation made anew of what a bot gets: its view and its knowledge, and nothing else."""

from __future__ import annotations

import numpy as np

from sitdown.envs.layout import Vector
from sitdown.games.omerta.cards.cards import FACES, Card
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.learning import LAYOUT
from sitdown.games.omerta.learning.sight import BLOCKED, KNOWN_TO, SHOWN, THERE, UNKNOWN, WANTED
from sitdown.games.omerta.records.knowledge import Knowledge
from sitdown.games.omerta.records.view import QUESTIONS, View


def observe(view: View, knowledge: Knowledge, vector: Vector) -> None:
    assert view.seat is not None
    me, players = view.seat, len(view.stocks)
    tell = LAYOUT.split(vector)

    def relative(seat: int) -> int:
        return (seat - me) % players

    tell["players"][:players] = 1
    question = view.question
    about = 0
    if question is not None:
        tell["question"][QUESTIONS.index(question.step)] = 1
        tell["asked"][[relative(seat) for seat in question.seats]] = 1
        about = FACES[question.card] if question.card is not None else 0
        _mark(tell["about"], question.card)
    tell["turn"][relative(view.turn)] = 1
    tell["starter"][relative(view.starter)] = 1
    tell["progress"][:] = view.round / players, min(view.turns / 50, 1), view.deck / 60
    for row in view.sheet:
        for seat, score in enumerate(row):
            tell["totals"][relative(seat)] += score / 100
    for seat, stock in enumerate(knowledge.stocks):
        rows = tell["stocks"][relative(seat)]
        for slot, card in enumerate(stock):
            told = rows[min(slot, SHOWN)]
            told[THERE] += 1
            if card is None:
                told[UNKNOWN] += 1
                tell["unknown"][relative(seat)] += 0.25
            else:
                face = FACES[card]
                told[face - 1] += 1
                told[WANTED] += face == about
                tell["points"][relative(seat)] += POINTS[face] / 20
            told[BLOCKED] += view.stocks[seat][slot].patrol
            for knower in knowledge.seen[seat][slot]:
                told[KNOWN_TO + relative(knower)] += 1
    for place, card in enumerate(knowledge.safe):
        _mark(tell["safe"][place], card)
    _mark(tell["hand"], knowledge.hand)
    tell["hand"][len(Card)] = view.holds and knowledge.hand is None
    _mark(tell["in_play"], view.in_play)
    _mark(tell["pile_top"], view.pile_top)
    for card in knowledge.pile:
        tell["pile"][FACES[card] - 1] += 0.25
    for card, copies in knowledge.unseen.items():
        tell["unseen"][FACES[card] - 1] = copies / 4
    for lain in view.lain:
        tell["lain"][relative(lain.victim), int(lain.card is Card.PATROL)] = lain.turns / 2


def _mark(row: np.ndarray, card: Card | None) -> None:
    if card is not None:
        row[FACES[card] - 1] = 1
