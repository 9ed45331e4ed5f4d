"""La Cosa Nostra as a whole: the table with the questions one can put to it, and how a game is opened."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.chance import Chance
from sitdown.core.game import BadTable, table_for
from sitdown.core.kernel import Opening, Step
from sitdown.core.records import Action, Caution
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.eyes.cautions import cautions
from sitdown.games.cosa_nostra.eyes.imagine import imagine
from sitdown.games.cosa_nostra.eyes.recall import recall
from sitdown.games.cosa_nostra.eyes.showing import view, view_with
from sitdown.games.cosa_nostra.records.knowledge import Knowledge
from sitdown.games.cosa_nostra.records.moves import write_move
from sitdown.games.cosa_nostra.records.options import CosaNostraOptions
from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.steps.reactions import MOMENTS
from sitdown.games.cosa_nostra.steps.rounds import SetUp
from sitdown.games.cosa_nostra.trade.deals import lapse
from sitdown.games.cosa_nostra.trade.talking import talk

NAME: Final = "cosa-nostra"
PLAYERS: Final = range(3, 6)


class CosaNostra(Table):
    """A game of La Cosa Nostra."""

    def talk(self, actor: int, action: Action) -> bool:
        """Deals, and what else may be done beside the agenda. The open question stays, or is put again if there is more to happen first."""
        waiting = len(self.agenda)
        if not talk(self, actor, action):
            return False
        ask = self.agenda[-1].ask(self)
        if len(self.agenda) == waiting and ask is not None:
            self.ask = ask
            if self.offers:
                lapse(self)
        else:
            self.question += 1
            self.advance()
        return True

    def advance(self) -> None:
        super().advance()
        if self.offers:
            lapse(self)

    def written(self, action: Action) -> str:
        return write_move(action)

    def view(self, viewer: int | None) -> View:
        self.check_viewer(viewer)
        return view(self, viewer)

    def view_with(self, viewer: int | None, public: Any) -> View:
        self.check_viewer(viewer)
        return view_with(self, viewer, public)

    def knowledge(self, viewer: int | None) -> Knowledge:
        self.check_viewer(viewer)
        return recall(self, viewer)

    def guess(self, viewer: int | None, chance: Chance) -> CosaNostra:
        self.check_viewer(viewer)
        twin = self.clone()
        imagine(twin, viewer, chance)
        twin.advance()
        return twin

    def cautions(self, seat: int, action: Action) -> tuple[Caution, ...]:
        return cautions(self, seat, action)

    def clone(self) -> CosaNostra:
        twin = CosaNostra(self.options, self.players, self.agenda.copy(), self.question, self.moments, self)
        twin.ask = self.ask
        return twin


def new_cosa_nostra(seats: object, options: object = None) -> CosaNostra:
    """A game about to begin: the clock's `Begin` deals."""
    players, chosen = table_for(NAME, PLAYERS, CosaNostraOptions, seats, options)
    if chosen.families is not None and len(chosen.families) != players:
        raise BadTable(f"options of {NAME}: {players} players, but {len(chosen.families)} families")
    agenda: list[Step[Any]] = [Opening(SetUp())]
    g = CosaNostra(chosen, players, agenda, 1, MOMENTS, None)
    g.advance()
    return g
