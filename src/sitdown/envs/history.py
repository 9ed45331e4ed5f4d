"""A game as a row of whole numbers: words that are said, and draws of chance, one after the other. So it can be copied at any point, written down, and
gone on with from another world that a seat could be in.

A course cannot be copied, but a position can. Kept is the last one at which a question was put afresh, and what was said and drawn since; from that the
course is made anew whenever it is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sitdown.core.chance import Chance, drawn
from sitdown.core.codec import encode
from sitdown.core.errors import Illegal, SitdownError
from sitdown.core.kernel import RACE, State
from sitdown.core.records import Event
from sitdown.envs.course import Course, Encoding
from sitdown.envs.words import Prompt

LONGEST: Final = 1000  # words that are said anew
TRIES: Final = 200  # worlds that are drawn, until one fits what was seen since the last fresh question
Told = tuple[str, ...]


class NoSuchWorld(SitdownError):
    """None was found that looks the same to the seat."""


class _Wanted(SitdownError):
    """A draw that has yet to be made."""

    def __init__(self, sides: int) -> None:
        super().__init__()
        self.sides = sides


class _Draws(Chance):
    """Those that were made; then one is wanted. What has one outcome is no chance."""

    def __init__(self, made: Sequence[int]) -> None:
        self._left = list(reversed(made))

    def draw(self, sides: int) -> int:
        if sides == 1:
            return 0
        if not self._left:
            raise _Wanted(sides)
        return self._left.pop()


class History:
    """Of one game, from its beginning on."""

    def __init__(self, encoding: Encoding, players: int, options: dict[str, Any] | None = None) -> None:
        self.encoding = encoding
        self.players = players
        self.numbers: list[int] = []  # all of them
        self.spoken = 0  # how many of them are words
        self._options = options
        self._mark: State = encoding.game.new(players, options)  # never changed
        self._dealt = False  # whether it is one of a game that has begun
        self._before: tuple[Told, ...] = tuple(
            [() for _ in range(players)]
        )  # by seat, what it had seen and said until then
        self._words: list[int] = []  # since then
        self._speakers: list[int] = []  # of these words
        self._draws: list[int] = []
        self._said = 0  # of the words: those that the course has heard
        self._heard = 0  # and of them those that have come to something
        self._since: list[list[str]] = []
        self._course: Course | None = None
        self._sides = 0  # of the draw that is wanted
        self._stale = True  # the course, or the draw, has yet to be found out

    # --- how it stands

    @property
    def sides(self) -> int:
        """Of the draw that is wanted; 0: none is."""
        self._find()
        return self._sides

    @property
    def prompt(self) -> Prompt | None:
        self._find()
        return None if self._course is None else self._course.prompt

    @property
    def over(self) -> bool:
        return not self.sides and self.prompt is None

    @property
    def course(self) -> Course:
        """As it goes on; while a draw is wanted, as it stood before what it is wanted for."""
        self._find()
        return self._course or self.encoding.course(self.encoding, self._mark.clone(), _Draws(()))

    @property
    def begun(self) -> bool:
        """Whether there is anything to be seen: cards are dealt."""
        return self._dealt or not self.sides

    def text(self) -> str:
        """The position that is kept in the game's notation, all cards face up, and what was said and drawn since."""
        said = " · ".join([self.encoding.words.names[word] for word in self._words])
        return f"{self.encoding.game.write(self._mark)} | {said} | {' '.join(map(str, self._draws))}"

    def told(self, seat: int) -> Told:
        """All that a seat has seen and said, in its order."""
        self._find()
        return (*self._before[seat], *self._since[seat])

    # --- what is done

    def go_on(self, number: int) -> None:
        """A draw, if one is wanted; else the next word."""
        if self.sides:
            if not 0 <= number < self._sides:
                raise Illegal("wrong-field", f"a draw is from 0 to {self._sides - 1}, not {number}")
            self._draws.append(number)
            self._stale = True
        else:
            self._say(number)
            self.spoken += 1
        self.numbers.append(number)
        self._keep()

    def copy(self) -> History:
        """Independent; the position that is kept is nobody's to change."""
        made = History.__new__(History)
        made.__dict__ |= self.__dict__
        made.numbers, made._words, made._draws = [*self.numbers], [*self._words], [*self._draws]
        made._course, made._since, made._speakers, made._sides, made._stale = None, [], [], 0, True
        return made

    def resampled(self, seat: int, chance: Chance) -> History:
        """Another world that the seat could be in, drawn fairly, in which it has seen and said the same. What others have said in secret, and what has come to
        nothing yet, is said anew, by lot. Its numbers are those that were played here: in that world there are none."""
        self._find()
        for _ in range(TRIES):
            made = self.copy()
            made._mark = self._mark.guess(seat, chance)
            if self._looks_the_same(made, seat, chance):
                return made
        raise NoSuchWorld(f"no world was found in {TRIES} that looks to seat {seat} like this one")

    def __deepcopy__(self, memo: dict[int, Any]) -> History:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.encoding.name, self.players, self._options, tuple(self.numbers))

    # --- inside

    def _find(self) -> None:
        """The course from the position that is kept, up to now; or the draw that it cannot go on without."""
        if not self._stale:
            return
        self._stale, self._course, self._sides = False, None, 0
        self._since = [[] for _ in range(self.players)]
        self._speakers = []
        self._said = self._heard = 0
        try:
            course = self.encoding.course(self.encoding, self._mark.clone(), _Draws(self._draws), self._hear)
            for word in self._words:
                self._speak(course, word)
        except _Wanted as wanted:
            self._sides = wanted.sides
        else:
            self._course = course

    def _say(self, word: int) -> None:
        course = self.course
        if course.prompt is None or word not in course.prompt.words:
            course.say(word)  # it says why not
        self._words.append(word)
        try:
            self._speak(course, word)
        except _Wanted as wanted:
            self._course, self._sides = None, wanted.sides

    def _speak(self, course: Course, word: int) -> None:
        assert course.prompt is not None
        self._speakers.append(course.prompt.seat)
        self._since[course.prompt.seat].append(f"> {self.encoding.words.names[word]}")
        self._said += 1
        course.say(word)

    def _hear(self, events: list[Event]) -> None:
        """All that was said so far has come to this."""
        self._heard = self._said
        for seat, told in enumerate(self._since):
            told += [encode(seen).decode() for event in events if (seen := event.seen_by(seat)) is not None]

    def _keep(self) -> None:
        """The position, if a question was just put afresh: then nothing of what was said hangs in the air, and a course from there on is this one."""
        self._find()
        course = self._course
        if course is None or course.prompt is None or course.state.ask is None or self._said > self._heard:
            return
        ask = course.state.ask
        anew = course.state.question != self._mark.question or (ask.mode == RACE and self._heard > 0)
        if anew and course.prompt.seat == ask.seats[0]:
            self._mark, self._dealt = course.state.clone(), True
            self._before = tuple([(*before, *since) for before, since in zip(self._before, self._since, strict=True)])
            self._since = [[] for _ in range(self.players)]
            self._words, self._speakers, self._draws = [], [], []
            self._said = self._heard = 0

    def _looks_the_same(self, made: History, seat: int, chance: Chance) -> bool:
        """Say there what was said here, as far as the seat can know; the rest by lot. Whether it then looks the same."""
        made._words, made._draws, made._stale = [], [], True
        for word in self._words[: self._heard]:  # this has come to something
            made._draw_all(chance)
            if made.prompt is None or word not in made.prompt.words:
                return False
            made._say(word)
        mine = [word for word, speaker in zip(self._words, self._speakers, strict=True) if speaker == seat]
        mine = mine[len([speaker for speaker in self._speakers[: self._heard] if speaker == seat]) :]
        for _ in range(LONGEST):
            if not self.sides:
                made._draw_all(chance)
            if not mine and _alike(made, self, seat):
                break
            prompt = made.prompt
            if prompt is None or (prompt.seat == seat and (not mine or mine[0] not in prompt.words)):
                return False
            made._say(mine.pop(0) if prompt.seat == seat else prompt.words[drawn(chance, len(prompt.words))])
        return made._since[seat] == self._since[seat] and _alike(made, self, seat)

    def _draw_all(self, chance: Chance) -> None:
        while self.sides:
            self._draws.append(drawn(chance, self._sides))
            self._stale = True


def _alike(one: History, other: History, seat: int) -> bool:
    """Whether the same is asked of the seat; if it is another's turn, whether of that one; or whether both wait for a draw."""
    if one.sides or other.sides:
        return bool(one.sides) == bool(other.sides)
    here, there = one.prompt, other.prompt
    if here is None or there is None:
        return here is there
    return here.seat == there.seat and (here.seat != seat or (here.spoken, here.words) == (there.spoken, there.words))


def _replayed(encoding: str, players: int, options: dict[str, Any] | None, numbers: tuple[int, ...]) -> History:
    from sitdown.envs.rollouts import encoding_of

    made = History(encoding_of(encoding), players, options)
    for number in numbers:
        made.go_on(number)
    return made
