"""The kernel: a game is plain data plus an agenda of steps that are still to happen.

A step runs by itself, or it asks. `Step.ask` only looks; `Step.run` acts. One door leads in: `State.apply`.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sitdown.core.chance import Chance, drawn
from sitdown.core.errors import Broken, Illegal, Late
from sitdown.core.records import BEGIN, RECONSIDER, TIME_UP, Action, Caution, Event, Reconsider, as_read, is_readable

CLOCK: Final = -1  # the clock is an actor like any other

ONE: Final = 0  # one seat decides
SEALED: Final = 1  # every seat answers once, in secret, in any order
RACE: Final = 2  # whoever answers first, until the clock closes it
MODES: Final = ("one", "sealed", "race")


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
        self._drawn: Action | None = None  # an option for certain: it was drawn from them

    def options(self, seat: int) -> tuple[Action, ...]:
        """What this seat may answer; nothing if it is not asked."""
        for at, other in enumerate(self.seats):
            if other == seat:
                return self._options[at]
        return ()

    def any_option(self, seat: int, chance: Chance) -> Action:
        """One of the seat's options, by lot; they need not be listed for that."""
        options = self.options(seat)
        option = options[drawn(chance, len(options))]
        if seat == self.seats[0]:
            self._drawn = option
        return option

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

    def allows(self, seat: object, action: object) -> bool:
        """Whether this is one of the seat's options. Of other types it is none, compiled or not: hence `object`."""
        return type(seat) is int and self.listed(seat, action) is not None

    def listed(self, seat: int, action: object) -> Action | None:
        """The option that this action is; `None` if it is none."""
        if action is self._drawn and seat == self.seats[0]:
            return self._drawn
        options = self.options(seat)
        for option in options:  # most actions are the listed one itself
            if option is action:
                return option
        if isinstance(action, Action):
            for option in options:
                if type(option) is type(action) and option == action:
                    return option if is_readable(action) else None  # 1.0 or True equals slot 1, and is none
        return None


class Menu(Ask):
    """A question to one seat whose options are listed only if somebody wants the list: actions of rows, at these places of each."""

    def __init__(self, seat: int, clock: str) -> None:
        super().__init__(ONE, (seat,), (), clock)
        self._rows: list[list[Action]] = []
        self._places: list[tuple[int, ...]] = []
        self.length = 0

    def add(self, row: list[Action], places: tuple[int, ...]) -> None:
        """These options, too. They must not be put on the menu after somebody has read it."""
        if places:
            self._rows.append(row)
            self._places.append(places)
            self.length += len(places)

    def add_pairs(self, rows: list[list[Action]], places: tuple[int, ...]) -> None:
        """Of a table of actions by two places: one for any two of these."""
        many = len(places)
        for at in range(many - 1):
            self._rows.append(rows[places[at]])
            self._places.append(places[at + 1 :])
        self.length += many * (many - 1) // 2

    def options(self, seat: int) -> tuple[Action, ...]:
        if seat != self.seats[0]:
            return ()
        if not self._options:
            found: list[Action] = []
            for at in range(len(self._rows)):
                row = self._rows[at]
                for place in self._places[at]:
                    found.append(row[place])
            self._options = (tuple(found),)
        return self._options[0]

    def any_option(self, seat: int, chance: Chance) -> Action:
        lot = drawn(chance, self.length)
        for at in range(len(self._rows)):
            places = self._places[at]
            if lot < len(places):
                self._drawn = self._rows[at][places[lot]]
                break
            lot -= len(places)
        assert self._drawn is not None
        return self._drawn


G = TypeVar("G", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package is not compiled
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


class Wreck(Step[Any]):
    """All that is left to happen after something failed in the middle of an action. It goes wherever the agenda goes: into clones, not into notations."""

    def ask(self, g: State) -> Ask | None:
        raise Broken(
            "something failed in the middle of an action of this game; it cannot go on, but its log can be resumed"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def apply(self, actor: object, action: object, chance: Chance, question: object = None) -> list[Event]:
        """Let an actor (an `int`) do something (an `Action`). Returns what happened, or raises `Illegal` and changes nothing.

        Whatever else is raised comes from the chance handed in, or from a fault in the game. Nothing is lost on paper, but this state is half
        done, and `Broken` to whoever wants to go on with it. (`object`: what is of another type is `Illegal` too, compiled or not.)
        """
        if question is not None and (type(question) is not int or question != self.question):
            raise Late("late", f"that question is gone; {self.question} is open")
        if type(actor) is not int:
            raise self._no_seat()
        ask = self.ask
        option = None if ask is None else ask.listed(actor, action)
        self.chance = chance
        if self.listening:
            self.events = []
        try:
            if ask is not None and option is not None:
                self._answer(ask, actor, option)
            elif ask is not None and actor == CLOCK and action == TIME_UP and self.seconds(ask.clock) is not None:
                self._time_up()
            else:
                self._beside(actor, action)
        except BaseException as error:
            if option is not None or not isinstance(
                error, Illegal
            ):  # what is refused, is refused before anything happens
                self.agenda = [Wreck()]
                self.ask = None
            raise
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

    def reopened(self, seat: object) -> Ask | None:
        """The open question if this seat took its secret answer back (`RECONSIDER`); `None` if it cannot."""
        step = self._reconsidered(seat) if type(seat) is int else None
        return None if step is None else step.ask(self)

    def seconds(self, clock: str) -> int | None:
        """How long a question of this kind stays open on a live table; `None`: for ever."""
        return None

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

    def view_with(self, viewer: int | None, public: Any) -> Any:
        """The same, by what a spectator sees at this moment (`view(None)`): what looks alike to everybody need not be worked out for each."""
        return self.view(viewer)

    def knowledge(self, viewer: int | None) -> Any:
        """What a seat with a perfect memory could know."""
        raise NotImplementedError

    def guess(self, viewer: int | None, chance: Chance) -> State:
        """Another world that the seat could be in, drawn fairly from all that agree with what it has seen."""
        raise NotImplementedError

    def cautions(self, seat: int, action: Action) -> tuple[Caution, ...]:
        """What a seat that is about to do this should be asked first; nothing where a mistake is cheap. Only looks."""
        return ()

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

    def _beside(self, actor: int, action: object) -> None:
        """No answer to the question. It is among no options, so it is looked at as if it came over the wire."""
        if self.ask is None and self.agenda:
            self.agenda[-1].ask(self)  # a wreck says so
        if not CLOCK <= actor < self.players:
            raise self._no_seat()
        if not isinstance(action, Action):
            raise Illegal("no-action", f"{type(action).__name__} is no action")
        if type(action) is Reconsider:
            self._reconsider(actor)
            return
        try:
            read = as_read(action)
        except ValueError as error:
            raise Illegal("wrong-field", str(error)) from error
        if not self.talk(actor, read):
            raise self._why_not(actor, action)

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
                action = options[drawn(self.chance, len(options))]
            self._answer(ask, seat, action)

    def _reconsidered(self, seat: int) -> Step[Any] | None:
        return self.agenda[-1].reconsidered(self, seat) if self.agenda and 0 <= seat < self.players else None

    def _reconsider(self, seat: int) -> None:
        step = self._reconsidered(seat)
        if step is None:
            raise self._why_not(seat, RECONSIDER)
        self.agenda[-1] = step
        self.ask = step.ask(self)

    def check_viewer(self, viewer: object) -> None:
        """Whoever looks has a seat at this table, or is a spectator (`None`); `Illegal` if he is neither."""
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < self.players):
            raise self._no_seat()

    def _no_seat(self) -> Illegal:
        return Illegal("no-seat", f"there is no such seat: they count from 0 to {self.players - 1}")

    def _why_not(self, actor: int, action: Action) -> Illegal:
        ask = self.ask
        said = self.written(action)
        if ask is None:
            return Illegal("over", f"{said}: the game is over")
        if type(action) is Reconsider:
            return Illegal("nothing-to-take-back", f"{said}: there is no answer to take back")
        if actor not in ask.seats:
            who = "the clock" if actor == CLOCK else f"seat {actor}"
            return Illegal("not-asked", f"{said}: {who} is not asked anything now")
        options = [self.written(option) for option in ask.options(actor)]
        listed = ", ".join(options[:12]) + (", …" if len(options) > 12 else "")
        return Illegal("not-an-option", f"{said} is not among seat {actor}'s options: {listed}")


class _Nothing(Chance):
    """Before the first action there is no chance to draw from."""


_NOTHING = _Nothing()
