"""A person at the table: what he is shown, and what he answers. What he has peeked at is shown once, and then gone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from sitdown.core.log import Header
from sitdown.core.records import Action, Event
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records import events as ev
from sitdown.games.omerta.records.view import View
from sitdown.games.omerta.terminal.books import Books
from sitdown.games.omerta.terminal.menu import Answers
from sitdown.games.omerta.terminal.picture import LOG, Picture, Scene
from sitdown.games.omerta.words import Teller
from sitdown.terminal.blocks import Block
from sitdown.terminal.desk import IDLE, TICK, Clock, Desk
from sitdown.terminal.keyboard import BACK
from sitdown.terminal.palette import BONE, BRASS_BOLD
from sitdown.terminal.seated import Seated
from sitdown.texts import Texts

BEAT: Final = 0.4  # how long "snap!" stands alone; a key in that time was meant for the race


class Person(Seated):
    """One seat of a game of Omerta, with eyes and fingers."""

    def __init__(self, texts: Texts, seat: int, header: Header, desk: Desk) -> None:
        super().__init__(texts, seat, desk)
        self._teller = Teller(texts, seat)
        self._picture = Picture(self._teller, header.seats)
        self._books = Books(self._teller)
        self._memory_aid: bool = header.options.get("memory_aid", False)
        self._clock = Clock.started(None)  # of the last question
        self._tries: dict[int, int] = {}  # in a race: who tries, and after how many milliseconds
        self._wrong: set[int] = set()
        self._asked = -1  # the last question that was put on paper

    # --- what happens

    def take_seat(self, view: View) -> None:
        """The famous gangsters are dealt, now or when the game was begun."""
        self._teller.meet(view.famous)

    def told(self, events: Sequence[Event], view: View) -> None:
        """Something happened. There is time to read it, unless this seat is asked something now."""
        asked = view.question is not None and self.seat in view.question.seats
        sights: dict[tuple[int, int], Card] = {}
        secret: Event | None = None
        for event in events:
            seen = event.seen_by(self.seat)
            if seen is None:
                continue
            self._notice(event, view)
            self._write_down(event, seen)
            sights |= _turned_up(seen)
            if isinstance(seen, ev.Peeked | ev.SafeOpened) and seen.seat == self.seat:
                secret = seen
        if secret is not None and (sights or not asked):
            self._desk.keyboard.flush()
            self._draw(Scene(view, self._log, sights, self._teller.event(secret), self._say("key-continue")))
            self._wait()
        elif events and not asked:
            self._draw(Scene(view, self._log, sights, self._waiting(view)))
            self._aside(self._desk.pause(self._desk.pace))

    def _notice(self, event: Event, view: View) -> None:
        """What more there is to an event than a line in the log."""
        if isinstance(event, ev.Named):
            self.take_seat(view)
        elif isinstance(event, ev.SnapOpened):
            self._tries.clear()
            self._wrong.clear()
        elif isinstance(event, ev.Mistaken):
            self._wrong.add(event.seat)
        elif isinstance(event, ev.Snapped):
            self._snapped(view)
        elif isinstance(event, ev.RoundEnded):
            self._log.clear()
            self._page(self._books.round(event, view.sheet, self._width))

    def _write_down(self, event: Event, seen: Event) -> None:
        """The log keeps what everybody saw; the rest is for the memory, unless the table aids it."""
        if isinstance(event, ev.SnapOpened | ev.RoundEnded):
            return
        if isinstance(event, ev.SnapClosed) and self._tries:
            self._receipt(event.winner)
            return
        public = event.seen_by(None)
        self._desk.output.write([Text(self._teller.event(seen), BONE)])
        self._log.append(self._teller.event(seen if self._memory_aid or public is None else public))
        del self._log[: -2 * LOG]

    def farewell(self, view: View, _styles: Sequence[str], /) -> Block:
        """The last page, when the game is over."""
        totals = tuple(sum(row[seat] for row in view.sheet) for seat in range(len(view.stocks)))
        return self._books.final(view.sheet, self._teller.event(ev.GameEnded(totals, view.winners)), self._width)

    # --- what is asked

    def expect(self, rivals: Mapping[int, int]) -> None:
        """In the snap that is open: who else will try, and after how many milliseconds."""
        self._tries = dict(rivals)

    def show(self, view: View, options: Sequence[Action], clock: Clock) -> None:
        """A question comes up; keys pressed from now on are answers to it."""
        self._desk.keyboard.flush()
        self._draw(self._asking(Answers(view, options, self._teller), view, clock))

    def choose(self, view: View, options: Sequence[Action], clock: Clock, until: float | None = None) -> Action | None:
        """An answer; `None` if there was none before the clock, or another moment, came."""
        menu = Answers(view, options, self._teller)
        limits = [limit for limit in (clock.seconds, until) if limit is not None]
        self._clock = clock
        self._put_on_paper(view, menu)
        while not limits or clock.gone < min(limits):
            self._draw(self._asking(menu, view, clock))
            key = self._desk.keyboard.read(min(TICK, max(0.0, min(limits) - clock.gone)) if limits else IDLE)
            item = None if key is None else menu.item(key)
            if item is None:
                menu.back() if key == BACK else self._aside(key)
            elif (action := menu.pick(item)) is not None:
                if isinstance(action, act.Try):
                    self._tries[self.seat] = clock.milliseconds
                return action
            else:
                self._write_question(menu)
        return None

    def _asking(self, menu: Answers, view: View, clock: Clock) -> Scene:
        assert view.question is not None
        alarm = view.question.mode == "race"
        words = f"{self._say('snap-now')} {menu.question}" if alarm else menu.question
        left = None if clock.seconds is None else (clock.seconds - clock.gone, clock.seconds)
        return Scene(view, self._log, {}, words, "", menu.items, bool(menu.picked), left, alarm)

    def _put_on_paper(self, view: View, menu: Answers) -> None:
        """On paper a question is written once, with the table as it lies."""
        assert view.question is not None
        if view.question.number != self._asked:
            self._asked = view.question.number
            scene = Scene(view)
            table = [*self._picture.others(scene, 78), *self._picture.middle(view, 78), *self._picture.own(scene, 78)]
            self._desk.output.write(table)
            self._write_question(menu)

    def _write_question(self, menu: Answers) -> None:
        items = "   ".join(f"[{item.key}] {item.words}" for item in menu.items)
        self._desk.output.write([Text(menu.question, BRASS_BOLD), Text(items, BONE)])

    # --- the race

    def _snapped(self, view: View) -> None:
        """Somebody had it: that is shown at once, and who was how fast a moment later."""
        self._draw(Scene(view, self._log, {}, self._say("snap-now"), alarm=True))
        key = self._desk.pause(min(BEAT, self._desk.pace))
        if key is not None and key.isalnum() and len(key) == 1:
            self._tries.setdefault(self.seat, self._clock.milliseconds)

    def _receipt(self, winner: int | None) -> None:
        """The times that counted, the fastest first; a late try is shown to nobody but who made it (O-23)."""
        times = []
        counted = [seat for seat in self._tries if seat in self._wrong or seat in (winner, self.seat)]
        for seat in sorted(counted, key=lambda seat: self._tries[seat]):
            name = self._say("you") if seat == self.seat else self._teller.name(seat)
            words = self._say("snap-time", name=name, milliseconds=str(self._tries[seat]))
            if seat != winner:
                words += f" ({self._say('snap-wrong' if seat in self._wrong else 'snap-late')})"
            times.append(words)
        if not times:
            return
        self.remark(" · ".join(times))

    # --- inside

    def _waiting(self, view: View) -> str:
        others = [seat for seat in view.question.seats if seat != self.seat] if view.question else []
        return self._say("waiting", names=self._teller.who(others)) if others else ""

    def _draw(self, scene: Scene) -> None:
        output = self._desk.output
        scene = replace(scene, hints=self._say("keys", help="?", quit="q"))
        output.draw(self._picture.draw(scene, output.width, output.height))

    def _help(self) -> Iterable[Block]:
        return [self._books.rules(self._width)]


def _turned_up(event: Event) -> dict[tuple[int, int], Card]:
    """Cards that lie open for the moment."""
    if isinstance(event, ev.Mistaken):
        return {(event.seat, event.slot): event.card}
    if isinstance(event, ev.Peeked) or (isinstance(event, ev.Drove) and not event.away):
        return {(event.seat, slot): card for slot, card in zip(event.slots, event.cards, strict=True) if card}
    return {}
