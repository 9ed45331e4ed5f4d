"""Whose time runs, and when it is up: a clock on turns with a reserve, or so many days a move. What the game's own options time is the game's."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Final

from sitdown.core.kernel import ONE
from sitdown.server.store.records import Standing
from sitdown.server.table.question import OpenQuestion
from sitdown.server.timing import DAY, HOUR, Clock, Timing

IDLE: Final = 10.0  # seconds that somebody has whose time was up, until he shows himself
WINDOW_PARTS: Final = 8  # by post a window is open for this part of a move …
LONGEST_WINDOW: Final = 12 * HOUR  # … and no longer
FUZZ: Final = 0.01  # milliseconds that seconds since 1970 are not exact to
STEADY: Final = 0.5  # seconds that the house's clock and the world's may drift apart before it is noticed


Holidays = dict[int, tuple[tuple[int, int], ...]]  # by seat, milliseconds since 1970


class Clocks:
    """`stood`: how it stood when it was last put away."""

    def __init__(self, timing: Timing, kept: Clock, stood: Standing) -> None:
        self.timing = timing
        self.offset = 0.0  # seconds from the table's time to the world's
        self.holidays: Holidays = {}
        self.covered: set[int] = set()  # whose time is up: a caretaker answers this one question
        self.since = stood.since or 0  # in the world: when the question was first put, whoever has looked in meanwhile
        self._number = -1 if stood.asked is None or stood.since is None else stood.asked.question
        self._shift = 0 if stood.due is None or kept.due is None else stood.due - kept.due
        self._kept = kept
        self._reserve = {seat: left / 1000 for seat, left in kept.reserve.items()}
        self._spent = set(kept.spent)
        self._moving = set(kept.moving)
        self._question: OpenQuestion | None = None
        self._asked: tuple[int, ...] = ()
        self._stood = kept.stood  # in the world's time

    @property
    def by_post(self) -> bool:
        return self.timing.kind == "post"

    @property
    def paused(self) -> bool:
        return self._stood is not None

    # --- the world's time

    def tune(self, offset: float) -> None:
        if abs(offset - self.offset) > STEADY:
            self.offset = offset

    def world(self, now: float) -> int:
        return round((now + self.offset) * 1000)

    def not_before(self, moment: float) -> int:
        """In the world: a table that is woken a moment too early has nothing to do, and is woken again."""
        return ceil((moment + self.offset) * 1000 - FUZZ)

    def table(self, moment: int) -> float:
        return moment / 1000 - self.offset

    # --- a question

    def put(self, question: OpenQuestion, asked: Iterable[int]) -> None:
        """It was opened, for these people; or it was open before the table was last put away."""
        self._question, self._asked = question, tuple(asked)
        self.covered.clear()
        if self._number != question.number:
            self._number, self.since = question.number, self.world(question.opened)
        kept, self._kept = self._kept, Clock()
        if kept.question == question.number and (self.by_post or kept.stood is not None):
            question.opened = self.table(kept.opened + self._shift)
            question.seen = {seat: self.table(at + self._shift) for seat, at in kept.seen.items()}
            question.drawn = {seat: self.table(at + self._shift) for seat, at in kept.ready.items()}
        elif question.mode == ONE and not question.window:
            self._moving &= set(self._asked)

    def limit(self, seat: int) -> float | None:
        """How long this seat has for the open question; `None`: as long as it likes, or as the game itself says."""
        question = self._question
        if question is None or question.seconds is not None or seat not in self._asked or self.timing.kind == "relaxed":
            return None
        if self.by_post:
            move = self.timing.days * DAY
            if question.orderable or question.stopwatch:
                return min(move / WINDOW_PARTS, LONGEST_WINDOW)
            return 0.0 if seat in self._moving else move
        if seat in self._spent:
            return IDLE
        return self.timing.turn + (self.reserve(seat) if self._draws_on(question) else 0.0)

    def up_at(self, seat: int) -> float | None:
        """When its time is up."""
        limit = self.limit(seat)
        if limit is None or self._question is None:
            return None
        opened = self._question.opened
        return self._after_holidays(seat, opened, opened + limit) if self.by_post else opened + limit

    def ups(self, seats: Sequence[int]) -> tuple[int, ...]:
        """The same of several, in the world's time; nothing where no time of theirs runs."""
        found = [self.up_at(seat) for seat in seats]
        return tuple([self.world(up) for up in found if up is not None]) if None not in found else ()

    def _after_holidays(self, seat: int, began: float, up: float) -> float:
        for first, last in sorted(self.holidays.get(seat, ())):
            begin, end = max(self.table(first), began), self.table(last)
            if begin < up and end > begin:
                up += end - begin
        return up

    def holiday(self, seat: int, now: float) -> int | None:
        """Until when this seat has one, if it has one now."""
        today = self.world(now)
        return max([last for first, last in self.holidays.get(seat, ()) if first <= today < last], default=None)

    def due(self, waiting: Sequence[int]) -> list[float]:
        """Of those of them who have yet to answer."""
        if self.paused:
            return []
        return [up for seat in waiting if seat not in self.covered and (up := self.up_at(seat)) is not None]

    def up(self, waiting: Sequence[int], now: float) -> int | None:
        """Whose time is up, of those who have yet to answer."""
        for seat in waiting:
            at = None if seat in self.covered else self.up_at(seat)
            if at is not None and at <= now and not self.paused:
                return seat
        return None

    def ran_out(self, seat: int, now: float) -> None:
        """To what is asked in secret, or of who may have no choice, the house may have answered for him: that he was silent is nobody's business."""
        self._charge(seat, now)
        if self._question is not None and self._draws_on(self._question):
            self._spent.add(seat)
            self._moving.add(seat)

    def is_spent(self, seat: int) -> bool:
        """Whether he let his time run out, and has not been heard of since."""
        return seat in self._spent

    def answered(self, seat: int, now: float) -> None:
        """By himself."""
        self._charge(seat, now)

    def heard(self, seat: int) -> None:
        """He is there after all; told where it is no secret that he had something to say."""
        if self._question is None or self._draws_on(self._question):
            self._spent.discard(seat)
            self._moving.discard(seat)

    # --- the reserve

    def reserve(self, seat: int) -> float:
        return self._reserve.get(seat, float(self.timing.reserve))

    def _draws_on(self, question: OpenQuestion) -> bool:
        """What is asked in secret, or of who may have no choice, does not: how long somebody took would tell."""
        return question.mode == ONE and not question.window

    def _charge(self, seat: int, now: float) -> None:
        question = self._question
        if question is None or self.timing.kind != "live" or self.limit(seat) is None or not self._draws_on(question):
            return
        over = now - question.opened - self.timing.turn
        if over > 0 and seat not in self._spent:
            self._reserve[seat] = max(0.0, self.reserve(seat) - over)

    # --- standing still

    def stopped_at(self, now: float) -> float:
        """The moment at which the clocks stand."""
        return now if self._stood is None else self.table(self._stood)

    def pause(self, now: float) -> None:
        if self._stood is None:
            self._stood = self.world(now)

    def resume(self, now: float) -> None:
        """As if no time had passed."""
        if self._stood is not None and self._question is not None:
            self._question.put_off(now - self.table(self._stood))
        self._stood = None

    # --- as it is kept

    def kept(self, due: int | None) -> Clock:
        """Of a live table what is left of the reserves, by post everything."""
        question = self._question
        reserve = {seat: round(left * 1000) for seat, left in sorted(self._reserve.items())}
        spent, moving = tuple(sorted(self._spent)), tuple(sorted(self._moving))
        if question is None or not (self.by_post or self.paused):
            return Clock(reserve=reserve, spent=spent, moving=moving, stood=self._stood)
        ready = {seat: self.world(each.due) for seat, each in sorted(question.ready.items()) if not each.said}
        seen = {seat: self.world(at) for seat, at in sorted(question.seen.items())}
        return Clock(
            question.number, self.world(question.opened), seen, ready, reserve, spent, moving, self._stood, due
        )
