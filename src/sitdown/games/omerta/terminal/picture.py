"""The table as a picture: the others above, deck, pile and safe in the middle, one's own stock below, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records.view import View
from sitdown.games.omerta.terminal.cards import Face, count_of, counted, large_row, small_row
from sitdown.games.omerta.terminal.menu import Pick, number_key
from sitdown.games.omerta.words import Teller
from sitdown.terminal.blocks import Block, apart, beside, boxed, centred, flowed, indented, wrapped
from sitdown.terminal.menu import Item
from sitdown.terminal.palette import BONE, BONE_BOLD, BOTTLE_BOLD, BRASS, BRASS_BOLD, OXBLOOD, SMOKE
from sitdown.terminal.scenery import last_lines, running

LEAST: Final = (72, 20)
LOG: Final = 9  # lines of the log at most: what is further back is for the memory
Row = Callable[[Teller, list[Face], int], Block]  # how a stock is laid out
Sights = Mapping[tuple[int, int], Card]  # (seat, slot): cards that lie open for the moment


@dataclass(frozen=True)
class Scene:
    """Everything there is to be shown."""

    view: View
    log: Sequence[str] = ()
    sights: Sights = field(default_factory=dict)
    question: str = ""
    note: str = ""
    items: Sequence[Item[Pick]] = ()
    half: bool = False  # part of an answer has been given
    left: tuple[float, float] | None = None  # seconds left, of how many
    alarm: bool = False  # a race is on
    hints: str = ""  # keys that always mean something


class Picture:
    """Draws scenes for one reader."""

    def __init__(self, teller: Teller, seats: Sequence[str]) -> None:
        self.teller = teller
        self.say = teller.texts.say
        self.widest = max(len(teller.card(card)) for card in Card)
        self.seats = seats  # who sits where: a name, or a bot's

    def draw(self, scene: Scene, cells: int, rows: int) -> Block:
        """The scene, to fill a terminal of this size."""
        if cells < LEAST[0] or rows < LEAST[1]:
            return [Text(self.say("too-small", width=LEAST[0], height=LEAST[1]))]
        cells = min(cells, 110)
        top = [self.heading(scene, cells), *self.others(scene, cells), *self.middle(scene.view, cells)]
        asked = self.asked(scene, cells)
        own = self.own(scene, cells, large_row)
        if len(top) + len(own) + len(asked) + 2 > rows:
            own = self.own(scene, cells, small_row)
        room = max(1, rows - len(top) - len(own) - len(asked))
        log = last_lines(scene.log, cells, min(LOG, room), fresh=2)
        above = [Text()] * ((room - len(log)) // 2)
        below = [Text()] * (room - len(log) - len(above))
        return [*top, *above, *log, *below, *own, *asked][-rows:]  # whatever happens, the question is to be seen

    # --- parts, from top to bottom

    def heading(self, scene: Scene, cells: int) -> Text:
        view = scene.view
        place = Text.assemble(
            (f" {self.say('omerta').upper()} ", BRASS_BOLD),
            (f" {self.say('table-round', number=view.round, rounds=len(view.stocks))}", BONE),
        )
        return apart(place, Text(scene.hints, SMOKE), cells)

    def others(self, scene: Scene, cells: int) -> Block:
        view = scene.view
        seat = view.seat
        start = -1 if seat is None else seat
        players = len(view.stocks)
        order = [(start + step) % players for step in range(1, players + 1)]
        order = [other for other in order if other != seat]
        wide = (cells - len(order) + 1) // len(order)
        return beside([self.player(scene, other, wide) for other in order])

    def player(self, scene: Scene, seat: int, cells: int) -> Block:
        stock = small_row(self.teller, self.faces(scene, seat), cells - 2)
        below = [*(stock or [Text(), Text(self.say("table-out"), SMOKE), Text()]), self.state(scene.view, seat)]
        return boxed([self.title(scene.view, seat, cells), *indented(below, 2)], cells)

    def title(self, view: View, seat: int, cells: int) -> Text:
        """Who it is, and what he has on the books; an arrow if it is his turn."""
        mark = "▶ " if to_move(view) == seat else "  "
        name = self.teller.persona(seat) if cells > 24 else self.teller.name(seat)
        if cells <= 34:
            return Text.assemble((mark, BRASS_BOLD), (name, BONE_BOLD), (f"  {total(view, seat)}", BRASS))
        points = self.say("points", points=total(view, seat))
        return Text.assemble(
            (mark, BRASS_BOLD), (name, BONE_BOLD), (f"  {points}", BRASS), (f"  {self.seats[seat]}", SMOKE)
        )

    def state(self, view: View, seat: int) -> Text:
        """What lies on him, or that he holds a card."""
        parts = []
        for lain in view.lain:
            if lain.victim == seat and lain.slot is None:
                parts.append(Text(self.say("table-mamma"), OXBLOOD))
            elif lain.victim == seat and lain.slot is not None:
                parts.append(Text(self.say("table-patrol", slot=lain.slot + 1), OXBLOOD))
        if view.holds and view.turn == seat and seat != view.seat:
            held = (
                self.say("table-holds-seen", card=self.teller.card(view.hand)) if view.hand else self.say("table-holds")
            )
            parts.append(Text(held, BRASS))
        return Text(" · ").join(parts)

    def faces(self, scene: Scene, seat: int) -> list[Face]:
        stock = scene.view.stocks[seat]
        shown = [scene.sights.get((seat, at)) or slot.card for at, slot in enumerate(stock)]
        number = number_key if seat == scene.view.seat else lambda at: str(at + 1)  # one's own answer to a key
        return [Face(number(at), shown[at], slot.patrol) for at, slot in enumerate(stock)]

    def middle(self, view: View, cells: int) -> Block:
        deck = [Text(), Text(self.say("table-deck"), BRASS), Text()]
        pile = [Text(), Text(self.say("table-pile"), BRASS), Text()]
        safe = [Text(), Text(self.say("table-safe"), BRASS), Text()]
        places = [Face(number_key(at), card) for at, card in enumerate(view.safe)]
        blocks = [
            deck,
            counted(view.deck),
            [Text("  ")],
            pile,
            self.pile(view),
            [Text("  ")],
            safe,
            small_row(self.teller, places, 4 * len(places)),
        ]
        return centred(beside(blocks), cells)

    def pile(self, view: View) -> Block:
        """Its top card, by its whole name."""
        name = f" {self.teller.card(view.pile_top) if view.pile_top else '·':^{self.widest}} "
        count = count_of(view.pile_top)
        ink = BOTTLE_BOLD if view.pile_top and view.pile_top.isdigit() else BONE_BOLD
        return [
            Text(f"╭{count:─>{len(name)}}╮", BRASS),
            Text.assemble(("│", BRASS), (name, ink), ("│", BRASS)),
            Text(f"╰{'─' * len(name)}╯", BRASS),
        ]

    def own(self, scene: Scene, cells: int, row: Row = large_row) -> Block:
        seat = scene.view.seat
        if seat is None:
            return []
        mark = "▶ " if to_move(scene.view) == seat else "  "
        title = Text.assemble(
            (mark, BRASS_BOLD),
            (self.say("table-you", persona=self.teller.persona(seat)), BONE_BOLD),
            (f"  {self.say('points', points=total(scene.view, seat))}", BRASS),
        )
        state = self.state(scene.view, seat)
        hand = scene.view.hand
        if hand and scene.view.turn == seat:
            name = " ".join([self.teller.card(hand), *([f"({count_of(hand)})"] if count_of(hand) else [])])
            held = Text(self.say("table-hand", card=name), BRASS_BOLD)
            state = Text("   ").join([part for part in (state, held) if part])
        stock = row(self.teller, self.faces(scene, seat), cells)
        return [apart(title, state, cells), *(centred(stock, cells) or [Text(self.say("table-out"), SMOKE)])]

    def asked(self, scene: Scene, cells: int) -> Block:
        """The question, the time it leaves, and the keys that answer it. Never fewer than three lines, so that nothing jumps."""
        question = wrapped(Text(scene.question, OXBLOOD if scene.alarm else BRASS_BOLD), cells - 2)
        note = wrapped(Text(scene.note, SMOKE), cells - 2) if scene.note else []
        pieces = [Text.assemble((f"[{item.key}]", BRASS_BOLD), " ", (item.words, BONE)) for item in scene.items]
        if scene.half:
            pieces.append(Text.assemble(("[⌫]", BRASS_BOLD), " ", (self.say("back"), SMOKE)))
        items = flowed(pieces, cells - 2)
        block = [*question, *([self.clock(*scene.left)] if scene.left else []), *note, *items]
        block += [Text()] * (3 - len(block))
        return indented(block, 1)

    def clock(self, left: float, whole: float) -> Text:
        return running(left, whole, self.say("time-left", seconds=max(0, round(left))))


def to_move(view: View) -> int | None:
    """Whose turn it is: nobody's before the first and after the last."""
    return view.turn if view.turns and view.question is not None else None


def total(view: View, seat: int) -> int:
    return sum(row[seat] for row in view.sheet)
