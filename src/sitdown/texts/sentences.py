"""The vocabulary in which a game states, as data, which record is told by which message with which arguments.

A term is worked out for a record and a reader, here (`teller.py`) and in the page (`web/src/texts/sentences.ts`). A number is itself, and a
string is a path to a value: `it` is what is being told, its fields have their names, `me` is the reader's seat, `names` are the players'.
`cards.0` is the first of several, `cards.-1` the last, `players.*.crew` all of them; `card|price` looks the value up in the table `price`.
What is not there is nothing.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from sitdown.core.game import AnyGame

Table = dict[str, str | int | dict[str, Any]]  # what there is to know of a value


class Form(Struct, frozen=True, tag=True):
    """What is more than a value."""


class Text(Form, frozen=True):
    """These letters."""

    text: str


class Item(Form, frozen=True):
    """One of several, by its number or name."""

    of: Term
    at: Term


class Say(Form, frozen=True):
    """A message, `{path}` filled in; `plain`: the fields of `it` are arguments besides, and `you` is the part that the reader plays in it."""

    key: str
    args: dict[str, Term] = {}
    plain: bool = False


class By(Form, frozen=True):
    """A value by one of the game's phrases, for which it is `it`. Nothing stays nothing."""

    phrase: str
    of: Term


class Each(Form, frozen=True):
    """The term for every one of several, under a name, with its `index`. Nothing is left out."""

    of: Term
    term: Term
    name: str = "it"


class Joined(Form, frozen=True):
    """Several in a row: `a, b and c`, or with something else between them."""

    of: Term
    by: str | None = None


class Parts(Form, frozen=True):
    """Several terms as one list. Nothing is left out."""

    of: tuple[Term, ...]


class If(Form, frozen=True):
    """Zero, an empty list and no letters are as good as nothing."""

    test: Term
    then: Term
    otherwise: Term = None


class Same(Form, frozen=True):
    one: Term
    other: Term


class Has(Form, frozen=True):
    of: Term
    value: Term


class First(Form, frozen=True):
    """The first that is something."""

    of: tuple[Term, ...]


class Find(Form, frozen=True):
    """The first of several that the test holds for, as `it`; or, with `index`, which one it is."""

    of: Term
    test: Term
    index: bool = False


class Count(Form, frozen=True):
    """How many there are: all, or those that are this one."""

    of: Term
    value: Term = None


class Add(Form, frozen=True):
    of: Term
    plus: Term = 1
    minus: Term = 0


class Least(Form, frozen=True):
    of: Term


class Tally(Form, frozen=True):
    """Of several, what each is by the table, and how many there are: `value` and `count`."""

    of: Term
    table: str


class Split(Form, frozen=True):
    of: Term
    by: str


class Amount(Form, frozen=True):
    """A number with its thousands apart."""

    of: Term


class Capital(Form, frozen=True):
    """A sentence that begins with part of one."""

    of: Term


Node = (
    Text
    | Item
    | Say
    | By
    | Each
    | Joined
    | Parts
    | If
    | Same
    | Has
    | First
    | Find
    | Count
    | Add
    | Least
    | Tally
    | Split
    | Amount
    | Capital
)
Term = None | int | str | Node


def you(seat: Term) -> If:
    return If(Same(seat, "me"), Text("yes"), Text("no"))


def row(key: str, **args: Term) -> Say:
    """A record whose fields say it, but for some."""
    return Say(key, args, plain=True)


def say(key: str, **args: Term) -> Say:
    return Say(key, args)


def every(*tests: Term, then: Term) -> Term:
    """If all of it holds."""
    for test in reversed(tests):
        then = If(test, then)
    return then


def listed(of: Term, phrase: str) -> Joined:
    return Joined(Each(of, By(phrase, "it")))


# Seats, whatever record they are in.
PEOPLE = (
    "seat",
    "to",
    "on",
    "by",
    "victim",
    "starter",
    "caller",
    "winner",
    "giver",
    "taker",
    "player",
    "killer",
    "attacker",
)

NAME = First((Item("names", "it"), say("nobody-yet", seat="it")))
WHO = say("who", you=you("it"), name=By("name", "it"))


class Sentences(Struct, frozen=True, kw_only=True):
    """Of a game. What has no sentence of its own is told by `event-job-lost`, `option-CallOff` and `question-Snap`, and its fields."""

    events: dict[str, Term] = {}
    page: dict[str, Term] = {}  # events that the page tells otherwise, unless nothing comes of it
    options: dict[str, Term] = {}  # `view` is the table where it can be done
    question: Term = None  # of a view
    cautions: dict[str, Term] = {}  # by code; the parameters are the fields
    phrases: dict[str, Term] = field(default_factory=lambda: {"name": NAME, "who": WHO})
    fields: dict[str, str] = field(
        default_factory=lambda: dict.fromkeys(PEOPLE, "name")
    )  # by which phrase they are told
    words: dict[str, str] = {}  # by which phrase a value is told if its field does not say
    tables: dict[str, Table] = {}


def sentences_of(game: AnyGame) -> Sentences:
    """Its own; or none, and everything is told by its name."""
    own: Sentences | None = game.sentences()
    return Sentences() if own is None else own
