"""A bot that knows how seeds are made, and takes everything it is given for a key to the cards.

It may not look into the process that it shares with the runner (frames, `gc`, other modules' variables): no bot in one process could be kept from that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from gc import get_referents
from types import FunctionType, ModuleType
from typing import Any, ClassVar, Final, TypeGuard

from sitdown.bots.base import AnyBot, Asked, Choice, Imagine, Look
from sitdown.bots.seeds import Seed, derived, open_house
from sitdown.core.chance import Chance, Seeded
from sitdown.core.hidden.slots import FACE
from sitdown.core.kernel import CLOCK, State
from sitdown.core.records import BEGIN
from sitdown.games.omerta import OMERTA, Omerta
from sitdown.games.omerta.cards.cards import CARDS, Card
from sitdown.games.omerta.records.actions import DRAW_DECK

Deal = list[list[Card]]  # by seat
GAMES: Final = 4  # it does not think of more games of a run than these, nor of more turns of a deal
TURNS: Final = 2
HUNCHES: Final = range(3)  # seeds that people like
WORDS: Final = ("", "game", "chance", "lots", "course", "imagination", "guesses", "bot", "deal")


class Seer(AnyBot):
    """Deals the game by every chance that it can think of. One that agrees with all it sees it takes for the game's; if there is none, any world that
    its seat could be in."""

    given: ClassVar[list[Seed]] = []  # to all of its kind, in this process
    seated: ClassVar[list[Seer]] = []

    def __init__(self, seed: Seed) -> None:
        self.seed = seed
        self.known: dict[int, Card] = {}  # its own slots that it has looked at
        self.guess: Deal = []
        self.chances: list[Chance] = []  # that it got hold of
        self._visions: list[Deal] | None = None
        Seer.given.append(seed)
        Seer.seated.append(self)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        self.chances += [found for found in reached(view, knowledge, ask, imagine) if is_live(found)]
        if self._visions is None:
            self._visions = [stocks(g) for g in self._dealt(view().stocks) if g.view(seat) == view()]
        cards = {slot: card for slot, card in enumerate(knowledge().stocks[seat]) if card is not None}
        if cards and not self.known:
            self.known = cards
            fitting = [each for each in self._visions if cards.items() <= dict(enumerate(each[seat])).items()]
            self.guess = fitting[0] if fitting else stocks(imagine())
        return Choice(DRAW_DECK if DRAW_DECK in ask.options else ask.default or ask.options[-1])

    def _dealt(self, row: tuple[object, ...]) -> Iterator[State]:
        seeds = dict.fromkeys([*HUNCHES, *Seer.given[: len(row)], *Seer.given[-2 * len(row) :], self.seed])
        for chance in (*thought_of(seeds, len(row)), *map(deepcopy, self.chances)):
            g = OMERTA.new(len(row))
            g.apply(CLOCK, BEGIN, chance)
            yield g


def seeds_thought_of(given: Seed, players: int) -> Iterator[Seed]:
    """All seeds that one who has read the source can make of one."""
    text = str(given)
    roots: list[Seed] = [text, text.rpartition("/")[0], text.partition("/")[0]]
    if all(digit in "0123456789abcdef" for digit in text):
        roots.append(int(text, 16))
    for root in dict.fromkeys(roots):
        yield root
        yield from [f"{root}/{word}" for word in WORDS]
        yield from [derived(root, word) for word in WORDS]
        for game in range(GAMES):
            yield f"{root}/{game}"
            yield from [f"{root}/{game}/{seat}" for seat in range(players)]
            yield from [derived(root, word, game) for word in WORDS]
            yield derived(derived(root, "course", game), "chance")
            yield from [seed for turn in range(TURNS) for seed in open_house(root, players, game, turn).seeds]


def thought_of(seeds: Iterable[Seed], players: int) -> Iterator[Chance]:
    for seed in seeds:
        yield from map(Seeded, seeds_thought_of(seed, players))


def stocks(g: Any) -> Deal:
    assert isinstance(g, Omerta)
    return [[CARDS[slot & FACE] for slot in stock] for stock in g.stocks]


def is_live(thing: object) -> TypeGuard[Chance]:
    """A chance that draws: a game at rest has one that does not."""
    if not isinstance(thing, Chance):
        return False
    try:
        deepcopy(thing).draw(2)
    except NotImplementedError:
        return False
    return True


def reached(*things: object) -> Iterator[object]:
    """All that hangs on these: attributes, elements, what functions are bound to or closed over."""
    found: dict[int, object] = {}
    waiting = list(things)
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type | ModuleType):
            continue
        found[id(thing)] = thing
        yield thing
        waiting += thing.__closure__ or () if isinstance(thing, FunctionType) else get_referents(thing)
