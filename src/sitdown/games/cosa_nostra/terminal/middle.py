"""The middle of the table: the market, the job that is being carried out, and what is being talked about."""

from __future__ import annotations

from rich.text import Text

from sitdown.games.cosa_nostra.cards.mercenaries import STRENGTH
from sitdown.games.cosa_nostra.cards.names import GANGSTER_KINDS
from sitdown.games.cosa_nostra.records.view import JobView, View
from sitdown.games.cosa_nostra.terminal.families import Families
from sitdown.games.cosa_nostra.terminal.places import owner
from sitdown.games.cosa_nostra.words import Teller
from sitdown.terminal.blocks import Block, flowed, indented, wrapped
from sitdown.terminal.palette import BONE, BONE_BOLD, BRASS, BRASS_BOLD, OXBLOOD, SMOKE


class Middle:
    """What belongs to no family."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.say = teller.texts.say
        self.families = Families(teller)

    def lines(self, view: View, cells: int, roomy: bool) -> Block:
        lines = [*self.market(view, cells), *[self.job(job) for job in view.in_progress], *self.danger(view)]
        return [*lines, *self.for_hire(view, cells), *self.deals(view, cells)] if roomy else lines

    def market(self, view: View, cells: int) -> Block:
        cash = None if view.seat is None else view.players[view.seat].cash
        pieces = [
            Text.assemble(
                (self.teller.business(each.business), BONE),
                " ",
                self.families.price(each.price, each.price if cash is None else cash),
            )
            for each in view.market
        ]
        label = Text(self.say("table-market"), BRASS)
        return indented(
            flowed([label, *pieces, Text(self.say("table-stack", cards=view.stack), SMOKE)], cells - 2, 2), 2
        )

    def for_hire(self, view: View, cells: int) -> Block:
        """The mercenaries laid out."""
        men = [
            Text.assemble((self.teller.gangster(man), BONE), (f" {STRENGTH[GANGSTER_KINDS[man]]}", BRASS_BOLD))
            for man in view.mercenaries
        ]
        return indented(flowed([Text(self.say("table-for-hire"), BRASS), *men], cells - 2, 2), 2) if men else []

    def job(self, job: JobView) -> Text:
        """A job being carried out: by whom, against what, and the dice as they lie."""
        line = Text.assemble((" ◆ ", OXBLOOD), (self.teller.gangster(job.gangster), BONE_BOLD))
        if job.job is not None:
            line.append(f" {self.teller.quoted(job.job)}", BONE_BOLD)
        if target := self.target(job):
            line.append(f" → {target}", BONE)
        if job.difficulty is not None:
            line.append(f"  {self.say('dice', difficulty=job.difficulty)}", BRASS)
        for die in job.dice:
            hit = job.difficulty is not None and die >= job.difficulty
            line.append(f" [{die}]", BRASS_BOLD if hit else SMOKE)
        if job.money:
            line.append(f"  {self.teller.money(job.money)}", BRASS_BOLD)
        return line

    def danger(self, view: View) -> Block:
        """Who is about to be hurt, and how badly."""
        if view.danger is None:
            return []
        gangster, business = view.danger.gangster, view.danger.business
        if gangster is not None:
            family, name, worst = owner(view, gangster), self.teller.gangster(gangster), self.say("effect-kill")
        else:
            assert business is not None
            family, name, worst = owner(view, business), self.teller.business(business), self.say("effect-destroy")
        harm = worst if view.danger.killed else self.say("effect-deactivate")
        return [Text.assemble((" ✚ ", OXBLOOD), self.families.name(view, family), (f": {name}, {harm}", BONE_BOLD))]

    def deals(self, view: View, cells: int) -> Block:
        """Open offers, and promises to or of the viewer that are still to be kept."""
        words = [self.teller.offered(each) for each in view.offers]
        for promise in view.ledger:
            if promise.verdict == "open" and view.seat in (promise.seat, promise.to):
                words.append(self.teller.entry(promise))
        return [line for each in words for line in indented(wrapped(Text(each, BRASS), cells - 4), 2)]

    def target(self, job: JobView) -> str:
        if job.victim is not None:
            return self.teller.gangster(job.victim)
        if job.business is not None:
            return self.teller.business(job.business)
        return "" if job.player is None else self.teller.who([job.player])
