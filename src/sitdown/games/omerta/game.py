"""Omerta as a whole: the table with the questions one can put to it, and how a game is opened."""

from __future__ import annotations

from typing import Any

from sitdown.core.chance import Chance
from sitdown.core.kernel import Opening, Step
from sitdown.core.records import Action
from sitdown.games.omerta.deck import full_deck
from sitdown.games.omerta.imagine import imagine
from sitdown.games.omerta.knowledge import Knowledge
from sitdown.games.omerta.moves import write_move
from sitdown.games.omerta.options import OmertaOptions
from sitdown.games.omerta.recall import recall
from sitdown.games.omerta.rounds import Game
from sitdown.games.omerta.table import Table
from sitdown.games.omerta.view import View, view


class Omerta(Table):
    """A game of Omerta."""

    def clone(self) -> Omerta:
        twin = Omerta(
            self.options,
            self.players,
            self.cards,
            self.agenda.copy(),
            self.question,
            self.famous,
            self.sheet,
            self.starter,
            self.turn,
            self.turns,
            self.dry,
            self.deck.copy(),
            self.pile.copy(),
            self.stocks.copy(),
            self.safe,
            self.hand,
            self.in_play,
            self.lain,
            self.pools,
            self.urn,
            self.mixes,
        )
        twin.ask = self.ask
        return twin

    def written(self, action: Action) -> str:
        return write_move(action)

    def view(self, viewer: int | None) -> View:
        return view(self, viewer)

    def knowledge(self, viewer: int | None) -> Knowledge:
        return recall(self, viewer)

    def guess(self, viewer: int | None, chance: Chance) -> Omerta:
        twin = self.clone()
        imagine(twin, viewer, chance)
        if twin.agenda:
            twin.agenda[-1] = twin.agenda[-1].imagined(twin, viewer)
            twin.advance()
        return twin


def new_omerta(players: int, options: OmertaOptions, cards: tuple[int, ...] | None = None) -> Omerta:
    """A game about to begin: the clock's `Begin` deals. Other cards than the deck of the options are for experiments."""
    deck = full_deck(options.characters) if cards is None else cards
    agenda: list[Step[Any]] = [Opening(Game())]
    g = Omerta(options, players, deck, agenda, 1, (), (), 0, 0, 0, 0, [], [], [()] * players, (), 0, 0, (), 0, 0, ())
    g.advance()
    return g
