"""La Cosa Nostra as a whole: the table with the questions one can put to it, and how a game is opened."""

from __future__ import annotations

from typing import Any

from sitdown.core.chance import Chance
from sitdown.core.kernel import Opening, Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.deals import lapse
from sitdown.games.cosa_nostra.hands import FIRST_INFLUENCE_POOL
from sitdown.games.cosa_nostra.imagine import imagine
from sitdown.games.cosa_nostra.knowledge import Knowledge
from sitdown.games.cosa_nostra.material import BUSINESS, MEN, NOBODY, PLACES
from sitdown.games.cosa_nostra.moves import write_move
from sitdown.games.cosa_nostra.options import CosaNostraOptions
from sitdown.games.cosa_nostra.recall import recall
from sitdown.games.cosa_nostra.rounds import SetUp
from sitdown.games.cosa_nostra.showing import view
from sitdown.games.cosa_nostra.table import Table
from sitdown.games.cosa_nostra.talking import talk
from sitdown.games.cosa_nostra.view import View


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
        return view(self, viewer)

    def knowledge(self, viewer: int | None) -> Knowledge:
        return recall(self, viewer)

    def guess(self, viewer: int | None, chance: Chance) -> CosaNostra:
        twin = self.clone()
        imagine(twin, viewer, chance)
        twin.advance()
        return twin

    def clone(self) -> CosaNostra:
        twin = CosaNostra(
            self.options,
            self.players,
            self.agenda.copy(),
            self.question,
            self.families,
            self.round,
            self.starter,
            self.turn,
            self.cash.copy(),
            self.bank,
            self.laundered,
            self.stakes,
            self.jobs.copy(),
            self.stacks,
            self.dropped,
            self.influence.copy(),
            self.deck,
            self.pile,
            self.urn,
            self.pools,
            self.mixes,
            self.crews.copy(),
            self.recruits,
            self.trophies,
            self.men_down,
            self.tasks.copy(),
            self.attached.copy(),
            self.used,
            self.trained,
            self.doubled,
            self.holdings.copy(),
            self.shut,
            self.spent,
            self.markers.copy(),
            self.market,
            self.stack,
            self.under,
            self.guild,
            self.laid_out,
            self.aside,
            self.monopolies,
            self.causes,
            self.offers,
            self.offered,
            self.ledger,
            self.winner,
        )
        twin.ask = self.ask
        return twin


def new_cosa_nostra(players: int, options: CosaNostraOptions) -> CosaNostra:
    """A game about to begin: the clock's `Begin` deals."""
    if options.families is not None and len(options.families) != players:
        raise ValueError(f"{players} players, but {len(options.families)} families")
    nothing = (0,) * players
    agenda: list[Step[Any]] = [Opening(SetUp())]
    g = CosaNostra(
        options=options,
        players=players,
        agenda=agenda,
        question=1,
        families=(),
        number=0,
        starter=0,
        turn=0,
        cash=[0] * players,
        bank=0,
        laundered=nothing,
        stakes=nothing,
        jobs=[()] * players,
        stacks=((),) * 5,
        dropped=((),) * 5,
        influence=[()] * players,
        deck=(),
        pile=(),
        urn=FIRST_INFLUENCE_POOL,
        pools=FIRST_INFLUENCE_POOL,
        mixes=(),
        crews=[0] * players,
        recruits=nothing,
        trophies=nothing,
        men_down=0,
        tasks=[0] * PLACES,
        attached=[0] * MEN,
        used=(0,) * MEN,
        trained=(0,) * MEN,
        doubled=0,
        holdings=[0] * players,
        shut=0,
        spent=0,
        markers=[0] * len(BUSINESS),
        market=(),
        stack=(),
        under=(),
        guild=(),
        laid_out=(),
        aside=(),
        monopolies=(NOBODY,) * 3,
        causes=0,
        offers=(),
        offered=0,
        ledger=(),
        winner=NOBODY,
    )
    g.advance()
    return g
