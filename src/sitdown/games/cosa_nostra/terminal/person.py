"""A person at the table: what he is shown, what he answers, and what he says beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from sitdown.core.errors import Illegal
from sitdown.core.log import Header
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.terminal.answers import NO, Answers
from sitdown.games.cosa_nostra.terminal.books import Books
from sitdown.games.cosa_nostra.terminal.deals import TradeDesk
from sitdown.games.cosa_nostra.terminal.families import families
from sitdown.games.cosa_nostra.terminal.picture import Picture, Scene
from sitdown.games.cosa_nostra.terminal.prompt import Prompt, TimeOver
from sitdown.games.cosa_nostra.terminal.telling import worth_telling
from sitdown.games.cosa_nostra.words import Teller
from sitdown.terminal.blocks import Block, wrapped
from sitdown.terminal.desk import Clock, Desk
from sitdown.terminal.keyboard import BACK, ENTER
from sitdown.terminal.menu import Item
from sitdown.terminal.palette import BONE, OXBLOOD, SMOKE
from sitdown.terminal.seated import Seated
from sitdown.texts import Texts

HISTORY: Final = 400  # lines of the log that can be read again
SLOWEST: Final = 4  # lines that are waited for
THOUSAND: Final = 1000
ASKED_OFTEN: Final = ("schemer", "robbery", "trap", "doc", "willy", "reroll", "alexei")  # no can be a standing order
TRADE, LOG, WHO, NEVER = "t", "l", "h", "n"


class Person(Seated):
    """One seat of a game of La Cosa Nostra, with eyes, fingers and a mouth."""

    def __init__(self, texts: Texts, seat: int, header: Header, desk: Desk) -> None:
        super().__init__(texts, seat, desk)
        self._teller = Teller(texts, seat)
        self._picture = Picture(self._teller, header.seats)
        self._books = Books(self._teller)
        self._prompt = Prompt(desk, self._picture, self._log, self._aside)
        self._view: View | None = None
        self._put_off: set[int] = set()  # offers that were left open
        self._never: set[str] = set()  # questions that are answered with no for the rest of the round
        self._has_a_word = False
        self._asked = -1  # the last question that was put on paper
        self._count: list[Event] = []  # the final count

    # --- what happens

    def take_seat(self, view: View) -> None:
        """The families are dealt, now or when the game was begun."""
        self._teller.meet(families(view))
        self._view = view

    def told(self, events: Sequence[Event], view: View) -> None:
        """Something happened. There is time to read it, unless this seat is asked something now."""
        self.take_seat(view)
        if any(isinstance(event, ev.GameEnded) for event in events):
            self._count = list(events)
        if any(isinstance(event, ev.RoundBegan) for event in events):
            self._never.clear()
        seen = [sight for event in events if (sight := event.seen_by(self.seat)) is not None]
        lines = [self._teller.event(event) for event in worth_telling(seen, self.seat)]
        self._log += lines
        del self._log[:-HISTORY]
        self._desk.output.write([Text(line, BONE) for line in lines])
        if lines and not (view.question is not None and self.seat in view.question.seats):
            if self._desk.pace:  # else there is no time to look
                self._prompt.draw(Scene(view, self._log, self._waiting(view)))
            self._aside(self._desk.pause(self._desk.pace * min(len(lines), SLOWEST)))

    def farewell(self, view: View, styles: Sequence[str], /) -> Block:
        return [*self._books.final(view, self._count, self._width), *self._books.styles(styles, self._width)]

    # --- what is asked

    def expect(self, rivals: Mapping[int, int]) -> None:
        """There are no races."""

    def worth_asking(self, options: Sequence[Action]) -> bool:
        """Whose only way is to give up may still find one in a deal."""
        return len(options) > 1 or isinstance(options[0], act.CallOff)

    def show(self, view: View, options: Sequence[Action], clock: Clock) -> None:
        """Keys pressed from now on are answers."""
        self._desk.keyboard.flush()
        self._put_on_paper(view)

    def choose(self, view: View, options: Sequence[Action], clock: Clock, until: float | None = None) -> Action | None:
        assert view.question is not None
        if view.question.about in self._never:
            return act.DECLINE
        self._prompt.turn_to(view, clock)
        try:
            if isinstance(options[0], act.Stake | act.Launder):
                return self._sum(view, options)
            return self._answer(view, options, view.question.about)
        except TimeOver:
            return None

    def _answer(self, view: View, options: Sequence[Action], about: str) -> Action:
        menu = Answers(view, options, self._teller)
        while True:
            items: list[Item[Any]] = [*menu.items]
            if about in ASKED_OFTEN and not menu.picked:
                items.append(Item(NEVER, self._say("pick-never"), act.DECLINE))
            body = wrapped(Text(menu.about, SMOKE), self._width - 2) if menu.about else []
            key = self._prompt.key(menu.question, items, body, bool(menu.picked))
            item = menu.item(NO if key == ENTER else key)
            if item is not None:
                if (action := menu.pick(item)) is not None:
                    if self._sure(action):
                        return action
                    menu = Answers(view, options, self._teller)
            elif key == BACK:
                menu.back()
            elif key == NEVER and about in ASKED_OFTEN:
                self._never.add(about)
                return act.DECLINE
            elif key == TRADE and view.trade:
                if (action := self._trade_desk(view).visit()) is not None and self._sure(action):
                    return action
            else:
                self._aside(key)

    def _sure(self, action: Action) -> bool:
        """What would cost him dear is asked about once; a handshake has been."""
        warned = [] if isinstance(action, act.AcceptOffer) else self._cautions(action)
        if not warned:
            return True
        body = [
            row for each in warned for row in wrapped(Text(f"⚠ {self._teller.caution(each)}", OXBLOOD), self._width - 4)
        ]
        words = self._teller.option(action, self._prompt.view)
        items = [Item("1", self._say("sure"), True), Item(NO, self._say("sure.not"), False)]
        return self._prompt.pick(words, items, body) is True

    def _sum(self, view: View, options: Sequence[Action]) -> Action:
        """So many thousands."""
        by_money = {option.money: option for option in options if isinstance(option, act.Stake | act.Launder)}
        question = f"{self._teller.question(view)} {self._say('deal-thousands')}"
        least, most = min(by_money) // THOUSAND, max(by_money) // THOUSAND
        while (thousands := self._prompt.number(question, least, most, half=False)) is None:
            pass
        return by_money[thousands * THOUSAND]

    # --- what is said beside it

    def speak(self, view: View) -> Action | None:
        """An offer is put before him once; the desk is his for the asking."""
        if not view.trade:
            return None
        self._prompt.turn_to(view, Clock.started(None))
        for offer in view.offers:
            if offer.to == self.seat and offer.number not in self._put_off:
                self._put_off.add(offer.number)
                self._desk.keyboard.flush()
                if (action := self._trade_desk(view).answer(offer)) is not None and self._sure(action):
                    return action
        if self._has_a_word:
            self._has_a_word = False
            if (action := self._trade_desk(view).visit()) is not None and self._sure(action):
                return action
        return None

    def refused(self, why: Illegal) -> None:
        self.remark(self._teller.refusal(why))

    def _trade_desk(self, view: View) -> TradeDesk:
        return TradeDesk(self._prompt, self._teller, view, self._beside(), self._prospect, self._cautions)

    # --- inside

    def _waiting(self, view: View) -> str:
        waited_for = [seat for seat in view.question.seats if seat != self.seat] if view.question else []
        return self._say("waiting", names=self._teller.who(waited_for)) if waited_for and view.players else ""

    def _put_on_paper(self, view: View) -> None:
        """On paper the table is drawn once a question."""
        assert view.question is not None
        if view.question.number != self._asked:
            self._asked = view.question.number
            self._desk.output.write(self._picture.paper(view, self._desk.output.width))

    def _aside(self, key: str | None) -> None:
        if key == LOG:
            lines = [row for line in self._log for row in wrapped(Text(line, BONE), self._width)]
            self._page(lines[-(self._desk.output.height - 3) :])
        elif key == WHO and self._view is not None:
            self._page(self._books.who_is_who(self._view, self._width))
        elif key == TRADE:
            self._has_a_word = True
            if self._view is not None and not self._view.trade:
                self.remark(self._say("refused-trade-closed"))
        else:
            super()._aside(key)

    def _help(self) -> Iterable[Block]:
        return [self._books.help(self._width)]
