"""One's own hand: jobs, with what they need and whether that is there, and influence cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rich.text import Text

from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import JobCard
from sitdown.games.cosa_nostra.records.view import OpenView, View
from sitdown.games.cosa_nostra.terminal.families import times
from sitdown.games.cosa_nostra.terminal.needs import Cards, missing, needs_some
from sitdown.games.cosa_nostra.words import Teller
from sitdown.terminal.blocks import Block, cut, flowed
from sitdown.terminal.palette import BONE, BOTTLE_BOLD, BRASS, OXBLOOD, SMOKE


class Hand:
    """What only its owner sees."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.say = teller.texts.say

    def lines(self, view: View, cells: int, at_length: bool) -> Block:
        assert view.seat is not None
        cards = view.players[view.seat].usable if view.players else ()
        held = Counter(view.jobs)
        jobs = {job: times(self.job(job, cards), count) for job, count in held.items()}
        if at_length and jobs:
            rows = [Text(self.say("table-jobs"), BRASS), *self.at_length(jobs, cells)]
        else:
            rows = self.labelled("table-jobs", list(jobs.values()), cells)
        return [*rows, *self.labelled("table-influence", self.influence(view.influence), cells)]

    def at_length(self, jobs: Mapping[JobCard, Text], cells: int) -> Block:
        """What they do, beside them."""
        wide = max(text.cell_len for text in jobs.values())
        return [
            cut(Text.assemble("  ", text, " " * (wide - text.cell_len + 2), (self.teller.does(job), SMOKE)), cells)
            for job, text in jobs.items()
        ]

    def labelled(self, label: str, cards: list[Text], cells: int) -> Block:
        return flowed([Text(self.say(label), BRASS), *cards], cells, 2) if cards else []

    def shown(self, view: View, seat: int) -> list[Text]:
        """A hand that lies open in a replay."""
        if not isinstance(view, OpenView):
            return []
        cards = view.players[seat].usable
        jobs = [self.job(job, cards) for job in view.job_hands[seat]]
        return [*jobs, *self.influence(view.influence_hands[seat])]

    def job(self, job: JobCard, cards: Cards) -> Text:
        """With a mark if it needs businesses, and the missing ones by name."""
        names = ", ".join(self.teller.some(business, count) for business, count in missing(job, cards))
        return Text.assemble(self.marked(job, cards), (f" ({names})" if names else "", SMOKE))

    def marked(self, job: JobCard, cards: Cards) -> Text:
        text = Text(self.teller.job(job), BONE)
        if not needs_some(job):
            return text
        return Text.assemble(("✗ ", OXBLOOD) if missing(job, cards) else ("✓ ", BOTTLE_BOLD), text)

    def influence(self, cards: Iterable[Influence]) -> list[Text]:
        return [times(Text(self.teller.influence(card), BONE), count) for card, count in Counter(cards).items()]
