"""The kernel: a game is plain data plus an agenda of steps that are still to happen.

A step runs by itself, or it asks. `Step.ask` only looks; `Step.run` acts. One door leads in: `State.apply`.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from sitdown.core.chance import Chance
from sitdown.core.records import BEGIN, RECONSIDER, TIME_UP, Action, Event, Reconsider

CLOCK = -1  # the clock is an actor like any other

ONE = 0  # one seat decides
SEALED = 1  # every seat answers once, in secret, in any order
RACE = 2  # whoever answers first, until the clock closes it
MODES = ("one", "sealed", "race")


class Illegal(Exception):
    """An action that the rules do not allow now. Nothing has changed."""


class Late(Illegal):
    """An answer to a question that is gone."""


class Ask:
    """An open question: who may answer (`seats`, in the order ties are broken), and with what."""

    def __init__(
        self,
        mode: int,
        seats: tuple[int, ...],
        options: tuple[tuple[Action, ...], ...],
        clock: str,
        stopwatch: bool = False,
    ) -> None:
        self.mode = mode
        self.seats = seats
        self.clock = clock  # the table option that times this question
        self.stopwatch = stopwatch  # answers count by each seat's own time, which the clock says before (`Clocked`)
        self._options = options
        self._without: dict[int, Ask] | None = None  # by seat, made when wanted

    def options(self, seat: int) -> tuple[Action, ...]:
        """What this seat may answer; nothing if it is not asked."""
        seats = self.seats
        for at in range(len(seats)):
            if seats[at] == seat:
                return self._options[at]
        return ()

    def without(self, seat: int) -> Ask:
        """The same question when this seat has answered."""
        made = self._without
        if made is None:
            made = self._without = {}
        rest = made.get(seat)
        if rest is None:
            at = self.seats.index(seat)
            seats = self.seats[:at] + self.seats[at + 1 :]
            options = self._options[:at] + self._options[at + 1 :]
            rest = Ask(self.mode, seats, options, self.clock, self.stopwatch)
            made[seat] = rest
        return rest

    def allows(self, seat: int, action: Action) -> bool:
        options = self.options(seat)
        for option in options:  # most actions are the listed one itself
            if option is action:
                return True
        for option in options:  # equal and written alike: 1.0 or True is no slot 1
            if option == action and repr(option) == repr(action):
                return True
        return False


G = TypeVar("G", bound="State")


class Step(Generic[G]):
    """Something still to happen: an immutable record on the agenda."""

    cause = 0  # what brought it about; cancelling that drops the step

    def ask(self, g: G) -> Ask | None:
        """The question, if it cannot go on by itself. Only looks."""
        return None

    def asked(self, g: G) -> tuple[int, ...]:
        """Who the question was put to, as all may know: of a secret one also those who have answered."""
        ask = self.ask(g)
        return ask.seats if ask else ()

    def run(self, g: G, actor: int, action: Action | None) -> Step[Any] | None:
        """Do it, with the answer if one was asked for. Returns what is left of the question, if it stays open for the other seats."""
        raise NotImplementedError

    def default(self, g: G, seat: int) -> Action | None:
        """What a seat answers whose time is up; `None`: one of the `lots`. Only looks."""
        return None

    def lots(self, g: G, seat: int) -> tuple[Action, ...]:
        """What the lot decides among for a seat whose time is up; nothing: among all its options."""
        return ()

    def hear(self, g: G, actor: int, action: Action) -> Step[Any] | None:
        """This open question after something said beside it; `None` if it is nothing to this step."""
        return None

    def reconsidered(self, g: G, seat: int) -> Step[Any] | None:
        """This open question with a seat's answer taken back; `None` if it has not answered, or what it said was shown, rolled or timed. Only looks."""
        return None

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments, for saving and printing."""
        return ()

    def imagined(self, g: G, seat: int | None) -> Step[Any]:
        """This step in a world imagined by a seat: answers that it cannot know of are asked for again."""
        return self

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.fields()))})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Step) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))


class Opening(Step[Any]):
    """Nothing is dealt until the clock says so, with chance in its hand."""

    def __init__(self, first: Step[Any]) -> None:
        self.first = first

    def ask(self, g: State) -> Ask | None:
        return _BEGIN

    def run(self, g: State, actor: int, action: Action | None) -> Step[Any] | None:
        g.then(self.first)
        return None

    def fields(self) -> tuple[Any, ...]:
        return (self.first,)


_BEGIN = Ask(ONE, (CLOCK,), ((BEGIN,),), "")


class State:
    """What every game has: players, an agenda, the open question. Games add their tables."""

    def __init__(self, players: int, agenda: list[Step[Any]], question: int) -> None:
        self.players = players
        self.agenda = agenda
        self.question = question  # the number of the open question: the same as long as it is the same question
        self.ask: Ask | None = None
        self.chance: Chance = _NOTHING
        self.events: list[Event] = []
        self.listening = True  # playouts do not want to be told; frequent events are then not even made

    # --- the door

    def apply(self, actor: int, action: Action, chance: Chance, question: int | None = None) -> list[Event]:
        """Let an actor do something. Returns what happened, or raises `Illegal` and changes nothing."""
        if question is not None and question != self.question:
            raise Late(f"question {question} is gone; {self.question} is open")
        ask = self.ask
        self.chance = chance
        if self.listening:
            self.events = []
        if ask is not None and ask.allows(actor, action):
            self._answer(ask, actor, action)
        elif ask is not None and actor == CLOCK and action == TIME_UP and self.seconds(ask.clock) is not None:
            self._time_up()
        elif type(action) is Reconsider:
            self._reconsider(actor)
        elif not self.talk(actor, action):
            raise Illegal(self._why_not(actor, action))
        return self.events

    def talk(self, actor: int, action: Action) -> bool:
        """Carry out what is done beside the agenda and is not listed as an option; `False` if this is no such thing now."""
        if not self.agenda:
            return False
        heard = self.agenda[-1].hear(self, actor, action)
        if heard is None:
            return False
        self.agenda[-1] = heard
        return True

    def reopened(self, seat: int) -> Ask | None:
        """The open question if this seat took its secret answer back (`RECONSIDER`); `None` if it cannot."""
        step = self._reconsidered(seat)
        return None if step is None else step.ask(self)

    def seconds(self, clock: str) -> int | None:
        """How long a question of this kind stays open on a live table; `None`: for ever."""
        return None

    @property
    def head_start(self) -> float:
        """By how many seconds bots hold back, at a table with people, where answers are timed. Nothing to the rules."""
        return 0.0

    @property
    def over(self) -> bool:
        return not self.agenda

    # --- questions; every game answers them in its own types

    @property
    def totals(self) -> list[int]:
        """What each seat has so far, in what the game counts."""
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, ready to go on."""
        raise NotImplementedError

    def view(self, viewer: int | None) -> Any:
        """What lies on the table as a seat (`None`: a spectator) may see it now."""
        raise NotImplementedError

    def knowledge(self, viewer: int | None) -> Any:
        """What a seat with a perfect memory could know."""
        raise NotImplementedError

    def guess(self, viewer: int | None, chance: Chance) -> State:
        """Another world that the seat could be in, drawn fairly from all that agree with what it has seen."""
        raise NotImplementedError

    def written(self, action: Action) -> str:
        """An action in the game's notation."""
        return repr(action)

    # --- for steps

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, written in the order they happen."""
        self.agenda.extend(reversed(steps))

    def cancel(self, cause: int) -> None:
        """Drop every step that this cause brought about."""
        self.agenda = [step for step in self.agenda if step.cause != cause]

    def tell(self, event: Event) -> None:
        if self.listening:
            self.events.append(event)

    def advance(self) -> None:
        """Run on to the next question, or to the end."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            self.ask = step.ask(self)
            if self.ask is not None:
                return
            agenda.pop()
            step.run(self, CLOCK, None)
            agenda = self.agenda
        self.ask = None

    # --- inside

    def _answer(self, ask: Ask, actor: int, action: Action) -> None:
        rest = self.agenda.pop().run(self, actor, action)
        if rest is None:
            self.question += 1
            self.advance()
        else:
            self.agenda.append(rest)
            self.ask = ask.without(actor)

    def _time_up(self) -> None:
        number = self.question
        while self.question == number:
            ask = self.ask
            assert ask is not None
            seat = ask.seats[0]
            action = self.agenda[-1].default(self, seat)
            if action is None:
                options = self.agenda[-1].lots(self, seat) or ask.options(seat)
                action = options[self.chance.draw(len(options))]
            self._answer(ask, seat, action)

    def _reconsidered(self, seat: int) -> Step[Any] | None:
        return self.agenda[-1].reconsidered(self, seat) if self.agenda and 0 <= seat < self.players else None

    def _reconsider(self, seat: int) -> None:
        step = self._reconsidered(seat)
        if step is None:
            raise Illegal(self._why_not(seat, RECONSIDER))
        self.agenda[-1] = step
        self.ask = step.ask(self)

    def _why_not(self, actor: int, action: Action) -> str:
        ask = self.ask
        if ask is None:
            return f"{self.written(action)}: the game is over"
        if type(action) is Reconsider:
            return f"{self.written(action)}: there is no answer to take back"
        if actor not in ask.seats:
            who = "the clock" if actor == CLOCK else f"seat {actor}"
            return f"{self.written(action)}: {who} is not asked anything now"
        options = [self.written(option) for option in ask.options(actor)]
        listed = ", ".join(options[:12]) + (", …" if len(options) > 12 else "")
        return f"{self.written(action)} is not among seat {actor}'s options: {listed}"


class _Nothing(Chance):
    """Before the first action there is no chance to draw from."""


_NOTHING = _Nothing()
