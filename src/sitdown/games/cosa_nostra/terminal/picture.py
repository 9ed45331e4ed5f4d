"""The table as a picture: the other families, the market, the job in progress, the log, one's own family and hand, and what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.terminal.families import Families
from sitdown.games.cosa_nostra.terminal.hand import Hand
from sitdown.games.cosa_nostra.terminal.middle import Middle
from sitdown.games.cosa_nostra.terminal.places import others, to_move
from sitdown.games.cosa_nostra.words import Teller
from sitdown.games.cosa_nostra.words.cards import NUMERALS
from sitdown.terminal.blocks import Block, apart, beside, boxed, cut, flowed, indented, wrapped
from sitdown.terminal.menu import Item
from sitdown.terminal.palette import BONE, BRASS, BRASS_BOLD, SMOKE
from sitdown.terminal.scenery import last_lines, running

LEAST: Final = (80, 22)  # with the two lines of a replay, 24
WIDEST: Final = 140


@dataclass(frozen=True)
class Scene:
    """Everything there is to be shown."""

    view: View
    log: Sequence[str] = ()
    question: str = ""
    body: Sequence[Text] = ()  # what the question is about
    items: Sequence[Item[Any]] = ()
    half: bool = False  # there is a way back
    left: tuple[float, float] | None = None  # seconds left, of how many
    hints: str = ""  # keys that always mean something


@dataclass(frozen=True)
class Detail:
    """How much is drawn of everything; what does not fit is drawn with less."""

    log: int  # lines of the log that there must be room for
    roomy: bool = False  # what one's jobs do, and what is on the trade desk
    spaced: bool = False  # a blank line between families
    others: int = 3  # of another family: 3 in rows of its own, 2 in one, 1 its title only; 0 nothing, and of one's own only the title
    notes: int = 2  # what there is to know about the answers: 2 all of it, 1 a line each, 0 nothing


DETAILS: Final = (
    Detail(log=8, roomy=True, spaced=True),
    Detail(log=6, roomy=True),
    Detail(log=5, spaced=True),
    Detail(log=3),
    Detail(log=1, others=2),
    Detail(log=0, others=1),
    Detail(log=0, others=0),
    Detail(log=0, others=0, notes=1),
    Detail(log=0, others=0, notes=0),
)
PAPER: Final = Detail(log=0, others=2)


@dataclass(frozen=True)
class Sat:
    """A family at the table, in pieces that can be laid out with more room or less."""

    title: Text
    crew: list[Text]
    businesses: list[Text]
    hand: list[Text]  # if it lies open


class Picture:
    """Draws scenes for one reader."""

    def __init__(self, teller: Teller, seats: Sequence[str]) -> None:
        self.teller = teller
        self.say = teller.texts.say
        self.families = Families(teller)
        self.hand = Hand(teller)
        self.middle = Middle(teller)
        self.seats = seats  # who sits where: a name, or a bot's

    def draw(self, scene: Scene, cells: int, rows: int) -> Block:
        """The scene, to fill a terminal of this size."""
        if cells < LEAST[0] or rows < LEAST[1]:
            return [Text(self.say("too-small", width=LEAST[0], height=LEAST[1]))]
        cells = min(cells, WIDEST)
        if not scene.view.players:
            return [self.heading(scene, cells), Text(), *last_lines(scene.log, cells, rows - 2, fresh=3)]
        top, bottom = self.halves(scene, cells, rows)
        room = max(0, rows - len(top) - len(bottom))
        log = last_lines(scene.log, cells, room, fresh=3)
        picture = [*top, *[Text()] * (room - len(log)), *log, *bottom]
        return [cut(line, cells) for line in picture[-rows:]]  # whatever happens, the question is to be seen

    def halves(self, scene: Scene, cells: int, rows: int) -> tuple[Block, Block]:
        """What is above the log and what is below, in as much detail as there is room for."""
        view = scene.view
        sat = {seat: self.sat(view, seat, cells) for seat in range(len(view.players))}
        heading = self.heading(scene, cells)
        top: Block = []
        bottom: Block = []
        for detail in DETAILS:
            top = [heading, *self.table(view, sat, cells, detail)]
            bottom = [*self.own(view, sat, cells, detail), *self.asked(scene, cells, detail)]
            if len(top) + len(bottom) + detail.log <= rows:
                break
        return top, bottom

    def paper(self, view: View, cells: int) -> Block:
        """The table where nothing is drawn over."""
        sat = {seat: self.sat(view, seat, cells) for seat in range(len(view.players))}
        return [*self.table(view, sat, cells, PAPER), *self.own(view, sat, cells, PAPER)]

    def hints(self, view: View) -> str:
        """The keys that always mean something; the desk's stands out when there is something on it."""
        mine = [each for each in view.offers if each.to == view.seat]
        trade = self.say("keys-trade", trade="t", offers=len(mine)) if view.trade else ""
        rest = self.say("keys-table", who="h", log="l", help="?", quit="q")
        return f"{trade} · {rest}" if trade else rest

    # --- parts, from top to bottom

    def heading(self, scene: Scene, cells: int) -> Text:
        view = scene.view
        title = Text(f" {self.say('cosa-nostra').upper()} ", BRASS_BOLD)
        place = Text()
        if view.round:
            numbers = {"number": NUMERALS[view.round], "rounds": NUMERALS[view.rounds]}
            place = Text(f" {self.say('table-round', **numbers)} · {self.teller.phase(view.phase)}", BONE)
        room = title.cell_len + place.cell_len + len(scene.hints) < cells
        return apart(Text.assemble(title, place) if room else place, Text(scene.hints, SMOKE), cells)

    def table(self, view: View, sat: Mapping[int, Sat], cells: int, detail: Detail) -> Block:
        """Everything but one's own."""
        lines: Block = []
        for seat in others(view):
            lines += [*self.family(sat[seat], cells - 4, detail), *[Text()] * detail.spaced]
        return [*lines, *self.middle.lines(view, cells, detail.roomy)]

    def sat(self, view: View, seat: int, cells: int) -> Sat:
        return Sat(
            self.title(view, seat, cells),
            self.families.crew(view, seat),
            self.families.businesses(view, seat),
            self.hand.shown(view, seat),
        )

    def family(self, sat: Sat, cells: int, detail: Detail) -> Block:
        if detail.others <= 1:
            return [sat.title] * detail.others
        if detail.others == 2:
            return [sat.title, *indented(flowed([*sat.crew, *sat.businesses], cells, 2), 4)]
        rows = [flowed(sat.crew, cells), flowed(sat.businesses, cells, 2), flowed(sat.hand, cells, 2)]
        return [sat.title, *[line for block in rows for line in indented(block, 4)]]

    def title(self, view: View, seat: int, cells: int) -> Text:
        """Who it is and what he has; an arrow if it is his turn. What is less important gives way."""
        mark = Text("▶ " if to_move(view) == seat else "  ", BRASS_BOLD)
        first = Text(" *" if seat == view.starter else "", SMOKE)
        line = Text.assemble(mark, self.families.name(view, seat), first)
        if cells >= 100:
            line.append(f"  {self.seats[seat]}", SMOKE)
        for part in self.families.wealth(view, seat):
            if line.cell_len + 3 + part.cell_len > cells:
                break
            line = Text.assemble(line, "   ", part)
        return line

    def own(self, view: View, sat: Mapping[int, Sat], cells: int, detail: Detail) -> Block:
        if view.seat is None:
            return []
        mine = sat[view.seat]
        rule = Text("─" * cells, BRASS)
        if not detail.others:
            return [rule, mine.title]
        lines = [*flowed(mine.crew, cells - 4), *flowed(mine.businesses, cells - 4, 2)]
        lines += self.hand.lines(view, cells - 4, detail.roomy)
        return [rule, mine.title, *indented(lines, 4)]

    def asked(self, scene: Scene, cells: int, detail: Detail) -> Block:
        """The question, the time it leaves, and the keys that answer it. Never fewer than three lines, so that nothing jumps."""
        block = wrapped(Text(scene.question, BRASS_BOLD), cells - 2)
        block += [self.clock(*scene.left)] if scene.left else []
        block += scene.body
        block += self.items(scene, cells - 2, detail)
        return indented([*block, *[Text()] * (3 - len(block))], 1)

    def items(self, scene: Scene, cells: int, detail: Detail) -> Block:
        """One below the other if there is something to know about them, else in rows."""
        pieces = [Text.assemble((f"[{item.key}]", BRASS_BOLD), " ", (item.words, BONE)) for item in scene.items]
        back = [Text.assemble(("[⌫]", BRASS_BOLD), " ", (self.say("back"), SMOKE))] if scene.half else []
        if not detail.notes or not any(item.note for item in scene.items):
            return flowed([*pieces, *back], cells)
        noted = [piece for piece, item in zip(pieces, scene.items, strict=True) if item.note]
        wide = max(piece.cell_len for piece in noted)
        lines: Block = []
        for piece, item in zip(pieces, scene.items, strict=True):
            if item.note:
                note = wrapped(Text(item.note, SMOKE), cells - wide - 2)
                lines += beside([boxed([piece], wide), note if detail.notes > 1 else [Text(item.note, SMOKE)]], gap=2)
        plain = [piece for piece, item in zip(pieces, scene.items, strict=True) if not item.note]
        return [*lines, *flowed([*plain, *back], cells)]

    def clock(self, left: float, whole: float) -> Text:
        return running(left, whole, self.say("time-left", seconds=max(0, round(left))))
