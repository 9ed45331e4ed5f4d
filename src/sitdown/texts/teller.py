"""Tells records in words, by the sentences that their game states. The page does the same (`web/src/texts/sentences.ts`)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from sitdown.core.errors import Illegal
from sitdown.core.records import Action, Caution, Event
from sitdown.texts import Texts
from sitdown.texts import sentences as of
from sitdown.texts.sentences import Sentences, Term

Args = dict[str, str | int]
Scope = Mapping[str, Any]  # what paths lead to

EMPTY = "nothing"
NONE_OF_IT = "–"  # a list in a list that has nothing in it
_HOLE = re.compile(r"\{([^}]*)\}")
_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class Teller:
    """Speaks to one seat (`None`: to a spectator). Texts must be those of the game."""

    def __init__(
        self, texts: Texts, sentences: Sentences, viewer: int | None, names: Sequence[str] = (), **known: Any
    ) -> None:
        self.texts = texts
        self.sentences = sentences
        self.viewer = viewer
        self.names = names
        self._known = known

    # --- what is told

    def event(self, event: Event) -> str:
        name = type(event).__name__
        key = f"event-{_CAPITAL.sub('-', name).lower()}"
        return self._told(self.sentences.events.get(name), key, event)

    def option(self, action: Action, view: object = None) -> str:
        """An answer, at the table where it can be given."""
        name = type(action).__name__
        return self._told(self.sentences.options.get(name), f"option-{name}", action, view=msgspec.to_builtins(view))

    def question(self, view: object, **more: Any) -> str:
        """What is asked now: by the game's sentence; else by the name of what `question` of the view, or `about`, says."""
        table = msgspec.to_builtins(view)
        if self.sentences.question is not None:
            return _words(self._value(self.sentences.question, self._scope(table, more)))
        asked = _step(table, ["question"]) or {}
        about = _words(asked.get("step") or asked.get("about") or more.get("about"))
        return self._told(None, f"question-{about}", asked) if self.texts.knows(f"question-{about}") else about

    def refusal(self, refused: Illegal) -> str:
        """Why nothing came of it."""
        return self.texts.say(
            f"refused-{refused.code}", **self._plain(self._scope(msgspec.to_builtins(refused.params)))
        )

    def caution(self, caution: Caution) -> str:
        """What would go wrong, or cost dear."""
        return self._told(self.sentences.cautions.get(caution.code), f"caution-{caution.code}", caution.params)

    # --- parts of sentences

    def name(self, seat: int) -> str:
        return self.by("name", seat)

    def you(self, seat: int) -> str:
        return "yes" if seat == self.viewer else "no"

    def who(self, seats: Sequence[int]) -> str:
        return self.listed(self.by("who", seat) for seat in seats)

    def by(self, phrase: str, value: object) -> str:
        """A value by one of the game's phrases."""
        return _words(self._value(of.By(phrase, "it"), self._scope(msgspec.to_builtins(value))))

    def listed(self, words: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b and c`; of none, whatever the game says then."""
        given = tuple(words)
        if not given:
            return self.texts.say(EMPTY) if self.texts.knows(EMPTY) else ""
        return self.texts.listed(given)

    def _told(self, term: Term, key: str, record: object, **more: Any) -> str:
        """By its own sentence; else by its key and fields; else as it is."""
        plain = msgspec.to_builtins(record)
        if term is None and not self.texts.knows(key):
            return _bare(plain, key)
        return _words(self._value(of.Say(key, plain=True) if term is None else term, self._scope(plain, more)))

    # --- terms

    def _scope(self, it: Any, more: Scope | None = None) -> Scope:
        fields = it if isinstance(it, dict) else {}
        return {**fields, **(more or {}), **self._known, "me": self.viewer, "names": self.names, "it": it}

    def _value(self, term: Term, scope: Scope) -> Any:
        match term:
            case None | int():
                return term
            case str():
                return self._at(term, scope)
            case of.Text(text):
                return text
            case of.Item(several, at):
                return _step(self._value(several, scope), [str(self._value(at, scope))])
            case of.Say(key, args, plain):
                given = {name: _argument(self._value(each, scope)) for name, each in args.items()}
                filled = _HOLE.sub(lambda hole: _words(self._at(hole[1], scope)), key)
                return self.texts.say(filled, **{**(self._plain(scope) if plain else {}), **given})
            case of.By(phrase, value):
                it = self._value(value, scope)
                return None if it is None else self._value(self.sentences.phrases[phrase], {**scope, "it": it})
            case of.Each(several, each, name):
                items = self._value(several, scope) or ()
                return _flat([self._value(each, {**scope, name: it, "index": at}) for at, it in enumerate(items)])
            case of.Joined(several, by):
                words = map(_words, _flat(self._value(several, scope)))
                return self.listed(words) if by is None else by.join(words)
            case of.Parts(terms):
                return _flat([self._value(each, scope) for each in terms])
            case of.If(test, then, otherwise):
                return self._value(then if self._value(test, scope) else otherwise, scope)
            case of.Same(one, other):
                return self._value(one, scope) == self._value(other, scope)
            case of.Has(several, value):
                return self._value(value, scope) in (self._value(several, scope) or ())
            case of.First(terms):
                values = (self._value(each, scope) for each in terms)
                return next((value for value in values if value is not None), None)
            case of.Find(several, test, is_index):
                for index, item in enumerate(self._value(several, scope) or ()):
                    if self._value(test, {**scope, "it": item}):
                        return index if is_index else item
                return None
            case of.Count(several, value):
                items = self._value(several, scope) or ()
                return len(items) if value is None else list(items).count(self._value(value, scope))
            case of.Add(number, plus, minus):
                return self._value(number, scope) + self._value(plus, scope) - self._value(minus, scope)
            case of.Least(several):
                return min(self._value(several, scope))
            case of.Tally(several, table):
                counted = Counter(self.sentences.tables[table][each] for each in self._value(several, scope))
                return [{"value": value, "count": count} for value, count in counted.items()]
            case of.Split(letters, by):
                return self._value(letters, scope).split(by)
            case of.Amount(number):
                return self._value(number, scope)  # all languages have their thousands apart here
            case of.Capital(words):
                begun = _words(self._value(words, scope))
                return begun[:1].upper() + begun[1:]

    def _at(self, path: str, scope: Scope) -> Any:
        way, _, table = path.partition("|")
        value = _step(scope, way.split("."))
        return self.sentences.tables[table].get(str(value)) if table else value

    def _plain(self, scope: Scope) -> Args:
        """The fields of `it` as arguments."""
        args: Args = {"you": "other"}
        for name, value in scope["it"].items():
            said = self._part(name, value, scope)
            if said is not None:
                args[name] = said
            if value is not None and value == self.viewer and self.sentences.fields.get(name) == "name":
                args["you"] = name
        return args

    def _part(self, name: str, value: Any, scope: Scope) -> str | int | None:
        """A field as it is said."""
        if value is None or isinstance(value, bool | dict):
            return None
        if isinstance(value, list | tuple):
            words = [NONE_OF_IT if each in ([], ()) else self._part(name, each, scope) for each in value]
            return None if None in words or not words else self.listed(map(str, words))
        phrase = self.sentences.fields.get(name) or self.sentences.words.get(str(value))
        return value if phrase is None else _argument(self._value(of.By(phrase, "it"), {**scope, "it": value}))


def _bare(fields: Mapping[str, Any], key: str) -> str:
    """A record that there are no words for."""
    told = [f"{name} {msgspec.json.encode(value).decode()}" for name, value in fields.items() if name != "type"]
    return f"{fields.get('type', key)}: {', '.join(told)}"


def _step(value: Any, way: Sequence[str]) -> Any:
    """What a path leads to."""
    if not way or value is None:
        return value
    first, *rest = way
    if isinstance(value, Mapping):
        return _step(value.get(first), rest)
    if not isinstance(value, list | tuple):
        return None
    if first == "*":
        return _flat([_step(each, rest) for each in value])
    at = int(first) if first.lstrip("-").isdecimal() else len(value)
    return _step(value[at], rest) if -len(value) <= at < len(value) else None


def _flat(values: Any) -> list[Any]:
    """In one list, without what is nothing."""
    found: list[Any] = []
    for value in values or ():
        found += value if isinstance(value, list | tuple) else [] if value is None else [value]
    return found


def _words(value: Any) -> str:
    """In one line."""
    if isinstance(value, list):
        return " · ".join(map(_words, value))
    return "" if value is None else str(value)


def _argument(value: Any) -> str | int:
    return value if isinstance(value, int) else _words(value)
