"""Whole pages: the books after a round, the end, and the house rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from sitdown.games.omerta.cards.cards import CHARACTERS, FACES, LAST_BOTTLE
from sitdown.games.omerta.cards.deck import POINTS, facts
from sitdown.games.omerta.records.events import RoundEnded
from sitdown.games.omerta.terminal.cards import ink
from sitdown.games.omerta.words import Teller, capital
from sitdown.games.omerta.words.rules import GUIDE
from sitdown.terminal.blocks import Block, beside, wrapped
from sitdown.terminal.guide import printed
from sitdown.terminal.palette import BONE, BONE_BOLD, BRASS_BOLD, OXBLOOD, SMOKE
from sitdown.terminal.scenery import ruled
from sitdown.texts.guide import arguments, chapters

Sheet = Sequence[Sequence[int]]


class Books:
    """Pages for one reader."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.say = teller.texts.say

    def round(self, ended: RoundEnded, sheet: Sheet, cells: int) -> Block:
        """What everybody held, what it cost him, and where that leaves all."""
        return [
            self.title("sheet-title", cells),
            *wrapped(Text(self.teller.event(ended), BONE_BOLD), cells - 2),
            Text(),
            *self.stocks(ended, cells),
            Text(),
            *self.sheet(sheet),
        ]

    def final(self, sheet: Sheet, words: str, cells: int) -> Block:
        line = wrapped(Text(words, BONE_BOLD), cells - 2)
        return [self.title("final-title", cells), *line, Text(), *self.sheet(sheet)]

    def rules(self, cells: int) -> Block:
        """The keys, and the rules from end to end."""
        keys = wrapped(Text(self.say("help-keys"), SMOKE), cells - 2)
        told = chapters(GUIDE, self.teller.texts)
        return [
            self.title("help-title", cells),
            *keys,
            Text(),
            *printed(told, {"characters": self.characters()}, cells),
        ]

    def characters(self) -> list[tuple[str, str]]:
        """The bottles, and everybody with his points and copies, and what he does in full."""
        self.teller.texts.open("rules")
        copies, args = facts().characters, arguments(GUIDE)
        return [
            (f"{self.say('help-bottles')} · 1–{LAST_BOTTLE}", self.say("help-bottles.does")),
            *[
                (
                    f"{self.teller.card(card)} · {self.say('points', points=POINTS[FACES[card]])} · ×{copies[card]}",
                    self.say(f"rules-card-{card}", **args),
                )
                for card in CHARACTERS
            ],
        ]

    # --- parts

    def title(self, key: str, cells: int) -> Text:
        return ruled(self.say(key), cells)

    def stocks(self, ended: RoundEnded, cells: int) -> Block:
        seats = range(len(ended.stocks))
        names = column((self.name(seat) for seat in seats), left=True)
        counts = column((str(count) for count in ended.counts), self.say("sheet-count"))
        scores = column((str(score) for score in ended.scores), self.say("sheet-score"))
        called = self.say("sheet-called")
        wide = cells - sum(map(len, (names[0], counts[0], scores[0], called))) - 12
        lines: Block = []
        for row in range(len(ended.stocks) + 1):
            style = SMOKE if row == 0 else BONE_BOLD
            name = " " * len(names[0]) if row == 0 else names[row - 1]
            numbers = [Text.assemble((counts[row], style), "   ", (scores[row], SMOKE if row == 0 else BRASS_BOLD))]
            cards = wrapped(self.held(ended, row - 1), wide) if row else [Text(self.say("sheet-stock"), SMOKE)]
            cards[0].pad_right(wide - cards[0].cell_len)
            mark = Text(called if row > 0 and row - 1 == ended.caller else "", OXBLOOD)
            lines += beside([[Text(f"  {name}", style)], cards, numbers, [mark]], gap=2)
        return lines

    def held(self, ended: RoundEnded, seat: int) -> Text:
        parts = [
            Text(self.teller.card(card).replace(" ", "\N{NO-BREAK SPACE}"), ink(card)) for card in ended.stocks[seat]
        ]
        return Text(" ").join(parts) if parts else Text(self.say("table-out"), SMOKE)

    def sheet(self, sheet: Sheet) -> Block:
        """A row a round, a column a player."""
        totals = [sum(row[seat] for row in sheet) for seat in range(len(sheet[0]))]
        numbers = [str(number) for number in range(1, len(sheet) + 1)]
        columns = [column([*numbers, self.say("sheet-total")], self.say("sheet-round"), left=True)]
        for seat, total in enumerate(totals):
            columns.append(column([*(str(row[seat]) for row in sheet), str(total)], self.name(seat)))
        lines = [Text("  " + "   ".join(cells)) for cells in zip(*columns, strict=True)]
        for line, style in zip(lines, [SMOKE, *[BONE] * len(sheet), BRASS_BOLD], strict=True):
            line.stylize(style)
        return lines

    def name(self, seat: int) -> str:
        return self.say("you") if seat == self.teller.viewer else capital(self.teller.name(seat))


def column(words: Iterable[str], heading: str | None = None, left: bool = False) -> list[str]:
    """Words made equally long, to the right unless told otherwise."""
    rows = list(words) if heading is None else [heading, *words]
    wide = max(map(len, rows))
    return [row.ljust(wide) if left else row.rjust(wide) for row in rows]
