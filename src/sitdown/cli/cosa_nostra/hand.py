"""One's own hand: jobs, with what they need and whether that is there, and influence cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from sitdown.cli.blocks import Block, flowed
from sitdown.cli.cosa_nostra.needs import Cards, facts, missing, usable
from sitdown.cli.cosa_nostra.opened import OpenView
from sitdown.cli.palette import BONE, BOTTLE_BOLD, BRASS, OXBLOOD, SMOKE
from sitdown.games.cosa_nostra.cards import Influence
from sitdown.games.cosa_nostra.names import JobCard
from sitdown.games.cosa_nostra.view import View
from sitdown.texts.cosa_nostra import Teller


class Hand:
    """What only its owner sees."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.say = teller.texts.say

    def lines(self, view: View, cells: int, at_length: bool) -> Block:
        assert view.seat is not None
        cards = usable(view, view.seat)
        held = Counter(view.jobs)
        jobs = [times(self.job(job, cards), count) for job, count in held.items()]
        label = Text(self.say("table-jobs"), BRASS)
        if at_length and jobs:
            wide = max(job.cell_len for job in jobs)
            rows: Block = [label]
            for job, text in zip(held, jobs, strict=True):
                line = Text.assemble("  ", text, " " * (wide - text.cell_len + 2), (self.teller.does(job), SMOKE))
                line.truncate(cells, overflow="ellipsis")
                rows.append(line)
        else:
            rows = flowed([label, *jobs], cells, 2)
        return [*rows, *flowed([Text(self.say("table-influence"), BRASS), *self.influence(view.influence)], cells, 2)]

    def shown(self, view: View, seat: int) -> list[Text]:
        """A hand that lies open in a replay."""
        if not isinstance(view, OpenView):
            return []
        cards = usable(view, seat)
        jobs = [self.job(job, cards) for job in view.job_hands[seat]]
        return [*jobs, *self.influence(view.influence_hands[seat])]

    def job(self, job: JobCard, cards: Cards) -> Text:
        """With a mark if it needs businesses, and the missing ones by name."""
        text = Text(self.teller.job(job), BONE)
        if not facts(job).needs:
            return text
        lacking = missing(job, cards)
        if not lacking:
            return Text.assemble(("✓ ", BOTTLE_BOLD), text)
        names = ", ".join(self.teller.some(business, count) for business, count in lacking)
        return Text.assemble(("✗ ", OXBLOOD), text, (f" ({names})", SMOKE))

    def influence(self, cards: Iterable[Influence]) -> list[Text]:
        return [times(Text(self.teller.influence(card), BONE), count) for card, count in Counter(cards).items()]


def times(card: Text, count: int) -> Text:
    return Text.assemble(card, (f" ×{count}", BRASS)) if count > 1 else card
