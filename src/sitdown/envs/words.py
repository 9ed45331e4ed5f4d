"""An action is said word by word: its verb, then what it names. So a few hundred words, of which a mask allows some, say all that a game allows."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import astuple

from sitdown.core.asks import MEMO_LIMIT
from sitdown.core.records import Action

Sentence: TypeAlias = tuple[int, ...]

SEAT: Final = "seat"  # the group of seats: counted from the one who speaks, clockwise
SEVERAL: Final = "*"  # after a group: any number of these, then DONE
DONE: Final = "done"


class Fork:
    """A place in all that can be said: how it may go on from here. What follows is found when somebody goes there, and kept."""

    def __init__(self, left: Sequence[Sentence], at: int = 0) -> None:
        while len(left) > 1 and all([sentence[at] == left[0][at] for sentence in left]):  # goes without saying
            at += 1
        self.sentence = left[0] if len(left) == 1 else None  # there is only this left to say, and it is said
        self.said = left[0][:at]
        self.words = () if self.sentence is not None else tuple(sorted({sentence[at] for sentence in left}))
        self._left = left
        self._after: dict[int, Fork] = {}
        self._mask: bytes | None = None

    def mask(self, many: int) -> bytes:
        """Of so many words, a 1 for every one that may be said."""
        if self._mask is None:
            mask = bytearray(many)
            for word in self.words:
                mask[word] = 1
            self._mask = bytes(mask)
        return self._mask

    def after(self, word: int) -> Fork:
        """Where one is when this has been said."""
        fork = self._after.get(word)
        if fork is None:
            at = len(self.said)
            fork = self._after[word] = Fork([sentence for sentence in self._left if sentence[at] == word], at + 1)
        return fork


class Prompt(NamedTuple):
    """A seat is to say a word: what it has said of this sentence, and where in all that it can say it is."""

    seat: int
    spoken: Sentence
    fork: Fork

    @property
    def words(self) -> tuple[int, ...]:
        """How it may go on."""
        return self.fork.words


Telling: TypeAlias = Generator[Prompt, int, Sentence]  # a sentence being said


class Told:
    """What can be said to a question, in whole sentences, and what they mean."""

    def __init__(self, options: tuple[Action, ...], meaning: dict[Sentence, Action]) -> None:
        self.options = options  # as long as they are kept, no others have their identity
        self.meaning = meaning
        self.fork = Fork(list(meaning))


class Vocabulary:
    """All words of a game, by number, and how its actions are said."""

    def __init__(
        self,
        groups: Mapping[str, Sequence[str]],
        grammar: Mapping[type[Action], tuple[str, ...]],
        numbers: Mapping[str, Callable[[Any], int]],
    ) -> None:
        """`grammar`: an action's verb, then the group of each of its fields. `numbers`: where in its group a field's value stands, if it is no number."""
        self.names = tuple([f"{group} {word}" for group, words in groups.items() for word in words])
        self._first: dict[str, int] = {}
        for group in groups:
            self._first[group] = sum([len(groups[before]) for before in self._first])
        self._verbs = {verb: at for at, verb in enumerate(groups["verb"])}
        self._grammar = grammar
        self._numbers = numbers
        self._said: dict[tuple[Action, int, int], Sentence] = {}
        self._forks: dict[tuple[int, int, int], Told] = {}  # by the identity of options, which are kept with them

    def __len__(self) -> int:
        return len(self.names)

    def verb(self, name: str) -> int:
        return self._first["verb"] + self._verbs[name]

    def told(self, options: tuple[Action, ...], seat: int, players: int) -> Told:
        """All that this seat can say, and what it would mean."""
        key = (id(options), seat, players)
        told = self._forks.get(key)
        if told is None:
            if len(self._forks) >= MEMO_LIMIT // 10:
                self._forks.clear()
            told = self._forks[key] = Told(
                options, {self.sentence(action, seat, players): action for action in options}
            )
        return told

    def sentence(self, action: Action, seat: int, players: int) -> Sentence:
        """How this seat says it."""
        key = (action, seat, players)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MEMO_LIMIT:
                self._said.clear()
            said = self._said[key] = self._sentence(action, seat, players)
        return said

    def _sentence(self, action: Action, seat: int, players: int) -> Sentence:
        verb, *groups = self._grammar[type(action)]
        words = [self.verb(verb)]
        for group, value in zip(groups, astuple(action), strict=True):
            if group.endswith(SEVERAL):
                words += [self.of(group[: -len(SEVERAL)], each, seat, players) for each in value]
                words.append(self.verb(DONE))
            else:
                words.append(self.of(group, value, seat, players))
        return tuple(words)

    def of(self, group: str, value: Any, seat: int = 0, players: int = 1) -> int:
        """The word for a thing, as this seat says it."""
        number: int = self._numbers[group](value) if group in self._numbers else value
        if group == SEAT:
            number = (number - seat) % players
        return self._first[group] + number


def tell(seat: int, fork: Fork, before: Sentence = ()) -> Telling:
    """A sentence said word by word after what was said `before`. A word that goes without saying is not asked for."""
    while fork.sentence is None:
        fork = fork.after((yield Prompt(seat, before + fork.said, fork)))
    return fork.sentence
