"""What the rest of the project needs to know of a game, in one record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pkgutil import resolve_name
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from sitdown.core.codec import Codec
from sitdown.core.errors import SitdownError
from sitdown.core.kernel import State
from sitdown.core.records import Action

Options = TypeVar("Options", bound=msgspec.Struct)
World = TypeVar("World", bound=State)
View = TypeVar("View")
World_contra = TypeVar("World_contra", bound=State, contravariant=True)  # what takes any table takes this one
LONGEST_REASON: Final = 400  # letters: what is wrong may be as long as whoever gave it liked
Part = Callable[[], Any]  # what a game brings to another package, whose own records say what it has to be


class BadTable(SitdownError, ValueError):
    """A table that cannot be opened: wrong number of players, or options that do not fit."""


def later(where: str) -> Part:
    """`package.module:NAME`, imported when it is wanted: most of it takes more than the engine needs."""
    return partial(resolve_name, where)


def nothing() -> None:
    """A part that a game does without."""


@dataclass(frozen=True, slots=True)
class Trade(Generic[World_contra]):
    """What players may do beside the questions, in games where they do."""

    is_open: Callable[[World_contra], bool]
    beside: Callable[
        [World_contra, int], Sequence[Action]
    ]  # all that a seat may do beside the open question and can be listed
    prospect: Callable[
        [World_contra, int, Action], Any
    ]  # what a deal or a purchase would change for a seat; or `Illegal`
    offers_to: Callable[[World_contra, int], Sequence[int]]  # that lie before a seat
    pleas_of: Callable[
        [World_contra, int], Sequence[tuple[int, int]]
    ]  # of its own, that its tasks hang on; before whom
    refuse: Callable[[int], Action]
    lapse: Callable[[int], Action]  # the clock's word
    lapsing: Callable[
        [World_contra], tuple[Sequence[int], int] | None
    ]  # open offers and their seconds; `None`: they stay
    remarks: tuple[
        type[Action], ...
    ] = ()  # talk, where it is part of the game: what was said is its `text`, and nothing hangs on it
    composed: tuple[type[Action], ...] = ()  # what a player puts together himself, so that it cannot be listed


@dataclass(frozen=True, slots=True)
class Usual(Generic[World_contra]):
    """The table of somebody who asks for nothing else, and what holds for bots at any."""

    players: int
    bots: tuple[str, ...]  # against one person at the terminal; repeated if there are fewer than seats
    caretaker: str = "random"  # by whose judgement the seat of somebody who is away is looked after
    sparring: str = "random"  # whose games the benchmark takes positions from
    options: Mapping[str, Any] = field(default_factory=dict)  # at the terminal
    gentle: Mapping[str, Any] = field(default_factory=dict)  # what makes it easier for a first-timer
    post: Mapping[str, Any] = field(
        default_factory=dict
    )  # options that play by post has to have: no race, no clock of the game's own
    # seconds by which bots hold back where answers are timed
    head_start: Callable[[World_contra], float] = lambda state: 0.0


@dataclass(frozen=True, kw_only=True)
class Game(Generic[World, View]):
    """A game is one package; an entry point of the group `sitdown.games` names this record (docs/adding-a-game.md)."""

    name: str
    rules: int  # the version of its rules; a saved game carries it
    players: range
    options: type[msgspec.Struct]
    state: type[World]
    open: Callable[[int, Any], World]  # checks what it is given (`table_for`)
    codec: Codec
    write: Callable[[World], str]  # a position in the game's notation
    read: Callable[[str], World]
    write_move: Callable[[Any], str]
    read_move: Callable[[str], Action]
    opened: Callable[[World], View]  # a spectator's view with every card face up: for games that are over
    usual: Usual[World]
    words: str  # the package with its Fluent catalogues; `en.ftl` at least
    sentences: Part = nothing  # `sitdown.texts.sentences.Sentences`: by which messages records are told
    trade: Trade[World] | None = None
    # what a seat may know of a thing, by its name, beyond its view: made when somebody asks; raises `Illegal`
    inspect: Callable[[World, int | None, str], Any] | None = None
    bots: Part = nothing  # by name, the weakest first: `sitdown.bots.Maker`
    caretaker: Part = nothing  # what he does in this game: `sitdown.bots.caretaker.Policy`
    instructions: Part = nothing  # by what a question is about: `sitdown.core.instructions.Instructable`
    judge: Part = nothing  # `sitdown.coach.judging.Judge`
    encodings: Part = nothing  # `sitdown.envs.course.Encoding`, several
    front: Part = nothing  # `sitdown.terminal.fronts.Front`
    marks: Part = nothing  # `sitdown.arena.tally.Marks`
    lessons: Part = nothing  # `sitdown.learn.Lessons`
    briefing: Part = nothing  # `sitdown.guests.text.briefing.Briefing`: for players who can only read

    def new(self, players: int, options: msgspec.Struct | dict[str, Any] | None = None) -> World:
        """A game about to begin. Options may be given as plain data; what is not given has its default."""
        return self.open(players, options)


AnyGame: TypeAlias = Game[Any, Any]


def seats_near(game: AnyGame, wanted: int) -> int:
    """So many players, or as near to it as the game can be played."""
    return min(max(wanted, game.players[0]), game.players[-1])


def check_players(name: str, seats: range, players: object) -> int:
    """So many players, if the game is for so many."""
    if type(players) is not int or players not in seats:
        raise BadTable(f"{name} is for {seats[0]} to {seats[-1]} players, not {_told(players)}")
    return players


def table_for(name: str, seats: range, kind: type[Options], players: object, options: object) -> tuple[int, Options]:
    """What a game is opened with, checked, whoever opens it and in whatever form the options come."""
    number = check_players(name, seats, players)
    if options is None:
        return number, kind()
    plain: Any = None
    try:
        plain = msgspec.to_builtins(options)
        return number, msgspec.convert(plain, kind)
    except (ValueError, TypeError, RecursionError) as error:  # msgspec's errors are ValueErrors
        why = _not_among(choices(kind), plain) or str(error)
        raise BadTable(f"options of {name}: {why[:LONGEST_REASON]}") from error


def choices(options: type[msgspec.Struct]) -> dict[str, tuple[Any, ...]]:
    """The options that are one of a few, by name, in the order they are written down."""
    return {name: get_args(kind) for name, kind in get_type_hints(options).items() if get_origin(kind) is Literal}


def _not_among(few: dict[str, tuple[Any, ...]], given: Any) -> str:
    """What is wrong with a choice, and what there is; nothing if that is not it."""
    for name, known in few.items():
        if isinstance(given, dict) and name in given and given[name] not in known:
            return f"{name} is one of {', '.join(map(str, known))}, not {_told(given[name])}"
    return ""


def _told(given: object) -> str:
    """What was given, if it is short: anything may be given."""
    small = isinstance(given, int) and abs(given) < 10**9
    return str(given)[:40] if small or isinstance(given, str | float) else type(given).__name__
