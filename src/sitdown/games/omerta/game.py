"""Omerta as a whole: the table with the questions one can put to it, and how a game is opened."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.chance import Chance
from sitdown.core.game import BadTable, table_for
from sitdown.core.kernel import Opening, Step
from sitdown.core.records import Action
from sitdown.games.omerta.board.table import Table
from sitdown.games.omerta.cards.deck import faces_of, full_deck, needed
from sitdown.games.omerta.eyes.imagine import imagine
from sitdown.games.omerta.eyes.recall import recall
from sitdown.games.omerta.eyes.showing import view
from sitdown.games.omerta.records.knowledge import Knowledge
from sitdown.games.omerta.records.moves import write_move
from sitdown.games.omerta.records.options import OmertaOptions
from sitdown.games.omerta.records.view import View
from sitdown.games.omerta.steps.rounds import Game

NAME: Final = "omerta"
PLAYERS: Final = range(3, 6)


class Omerta(Table):
    """A game of Omerta."""

    def clone(self) -> Omerta:
        twin = Omerta(self.options, self.players, self.cards, self.agenda.copy(), self.question, self)
        twin.ask = self.ask
        return twin

    def written(self, action: Action) -> str:
        return write_move(action)

    def view(self, viewer: int | None) -> View:
        self.check_viewer(viewer)
        return view(self, viewer)

    def knowledge(self, viewer: int | None) -> Knowledge:
        self.check_viewer(viewer)
        return recall(self, viewer)

    def guess(self, viewer: int | None, chance: Chance) -> Omerta:
        self.check_viewer(viewer)
        twin = self.clone()
        imagine(twin, viewer, chance)
        if twin.agenda:
            twin.agenda[-1] = twin.agenda[-1].imagined(twin, viewer)
            twin.advance()
        return twin


def new_omerta(players: object, options: object = None, cards: object = None) -> Omerta:
    """A game about to begin: the clock's `Begin` deals. Other cards than the deck of the options, a tuple of faces, are for experiments."""
    seats, chosen = table_for(NAME, PLAYERS, OmertaOptions, players, options)
    deck = full_deck(chosen.characters) if cards is None else faces_of(cards)
    if len(deck) < needed(seats):
        raise BadTable(f"{NAME}: a deck for {seats} players has {needed(seats)} cards or more, of those there are")
    agenda: list[Step[Any]] = [Opening(Game())]
    g = Omerta(chosen, seats, deck, agenda, 1, None)
    g.advance()
    return g
