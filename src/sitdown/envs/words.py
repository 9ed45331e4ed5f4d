"""An action is said word by word: its verb, then what it names. So a few hundred words, of which a mask allows some, say all that a game allows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from msgspec.structs import astuple

from sitdown.core.asks import MEMO_LIMIT
from sitdown.core.records import Action

Sentence: TypeAlias = tuple[int, ...]

SEAT: Final = "seat"  # the group of seats: counted from the one who speaks, clockwise
SEVERAL: Final = "*"  # after a group: any number of these, then DONE
DONE: Final = "done"


@dataclass(frozen=True, slots=True)
class Prompt:
    """A seat is to say a word: what it has said of this sentence, and how it may go on."""

    seat: int
    spoken: Sentence
    words: tuple[int, ...]


Telling: TypeAlias = Generator[Prompt, int, Sentence]  # a sentence being said


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

    def __len__(self) -> int:
        return len(self.names)

    def verb(self, name: str) -> int:
        return self._first["verb"] + self._verbs[name]

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


def tell(seat: int, sentences: Collection[Sentence], before: Sentence = ()) -> Telling:
    """One of these sentences, said word by word after what was said `before`. A word that goes without saying is not asked for."""
    said: Sentence = ()
    left = list(sentences)
    while len(left) > 1:
        at = len(said)
        words = sorted({sentence[at] for sentence in left})
        word = words[0] if len(words) == 1 else (yield Prompt(seat, before + said, tuple(words)))
        said += (word,)
        left = [sentence for sentence in left if sentence[at] == word]
    return left[0]
