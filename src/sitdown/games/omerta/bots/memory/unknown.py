"""The odds of cards that a player who forgets nothing cannot place."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.games.omerta.bots.memory.picture import DECK, SAFE, Place
from sitdown.games.omerta.bots.turns.odds import Odds, odds
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records.knowledge import Among, Knowledge


def odds_of_unknown(knowledge: Knowledge) -> dict[Place, Odds]:
    """The odds of every card that cannot be placed. Cards known to be among few slots are laid out first, the rest fills up."""
    groups = sorted(knowledge.among, key=lambda among: (among.deck, len(among.slots) + len(among.safe)))
    kinds = _unknown_places(knowledge)
    for number, among in enumerate(groups):
        for place in _members(among):
            kinds[place] |= 1 << number
    sizes = dict.fromkeys(kinds.values(), 0)
    for kind in kinds.values():
        sizes[kind] += 1
    deck = sum(knowledge.unseen.values()) - len(kinds) + 1
    sizes[kinds[DECK]] += deck - 1
    spread = _Spread(sizes)
    rest = knowledge.unseen.copy()
    for number, among in enumerate(groups):
        cards = _counted(among.cards)
        spread.lay(1 << number, cards)
        for card, copies in cards.items():
            rest[card] -= copies
    shared = spread.odds(rest)
    found = {place: shared[kind] for place, kind in kinds.items()}
    if not deck:
        found[DECK] = odds(_counted(knowledge.pile))  # the next card comes when the pile has been shuffled in (O-14)
    return found


def _unknown_places(knowledge: Knowledge) -> dict[Place, int]:
    """The kind of a place is the set of groups it belongs to, as a bitmask: places of one kind have the same odds."""
    rows = [*enumerate(knowledge.stocks), (SAFE, knowledge.safe)]
    unknown = [(row, at) for row, cards in rows for at, card in enumerate(cards) if card is None]
    return dict.fromkeys([*unknown, DECK], 0)


def _members(among: Among) -> list[Place]:
    places = [*among.slots, *[(SAFE, at) for at in among.safe]]
    return [*places, DECK] if among.deck else places


def _counted(cards: Sequence[Card]) -> dict[Card, int]:
    counted: dict[Card, int] = {}
    for card in cards:
        counted[card] = counted.get(card, 0) + 1
    return counted


class _Spread:
    """Cards being laid out over kinds of places; a place is full when its chances add up to one."""

    def __init__(self, sizes: dict[int, int]) -> None:
        self._sizes = sizes
        self._room = dict.fromkeys(sizes, 1.0)
        self._weights: dict[int, dict[Card, float]] = {kind: {} for kind in sizes}

    def lay(self, group: int, cards: dict[Card, int]) -> None:
        """These cards lie in the places of this group, each place as likely as it has room."""
        self._lay([kind for kind in self._sizes if kind & group], cards)

    def odds(self, rest: dict[Card, int]) -> dict[int, Odds]:
        """The odds of each kind of place, when the rest has been laid out over what room is left."""
        self._lay(list(self._sizes), rest)
        return {kind: odds(weights) for kind, weights in self._weights.items()}

    def _lay(self, kinds: list[int], cards: dict[Card, int]) -> None:
        room = sum([self._sizes[kind] * self._room[kind] for kind in kinds])
        number = sum(cards.values())
        if not number or room < 1e-9:
            return
        filled = min(1.0, number / room)
        for kind in kinds:
            weights = self._weights[kind]
            share = self._room[kind] * filled / number
            for card, copies in cards.items():
                weights[card] = weights.get(card, 0.0) + share * copies
            self._room[kind] *= 1 - filled
