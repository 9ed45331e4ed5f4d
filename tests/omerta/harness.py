"""A table for tests that read as play. Cards are stated, not mocked; everything goes through the engine's own door.

    t = table("7 3 Mo Ki", "1 2 3 4", "5 5 6 La", pile="4", deck="10 2")
    t.draws()            # the active player draws: the 10
    t.swaps(2)           # into his slot 2; the Mole acts
    t.looks(0)
    assert t.stock(0) == "7 3 10 Ki" and t.pile == "4 Mo"

Cards are written as in the notation of positions: `7`, `Mo`, `Ki`. A card that has to be drawn is the next stated one, or the lowest in the
deck when none is stated any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from sitdown.core.chance import Scripted
from sitdown.core.errors import ChanceError, Illegal, Late
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN, TIME_UP, Action, Clocked
from sitdown.games.omerta import NOTATION, OMERTA, Omerta
from sitdown.games.omerta.cards.cards import CARDS, Card
from sitdown.games.omerta.cards.deck import full_deck
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import RoundBegan
from sitdown.games.omerta.text.notation import read_cards, write_cards
from tests.omerta.watching import Watched


class Play(Watched):
    """A game and what the deck will give. Verbs without a seat are the active player's."""

    def __init__(self, g: Omerta, coming: str) -> None:
        super().__init__(g)
        self.coming = read_cards(coming)  # the faces to be drawn, next first
        self.cards = g.all_cards()

    def comes(self, cards: str) -> None:
        """State what is drawn next, before what was stated already."""
        faces = read_cards(cards)
        for face in faces:
            if face in self.coming:
                self.coming.remove(face)
        self.coming = faces + self.coming

    # --- what a player does

    def act(self, actor: int, action: Action, first: Iterable[int] = (), lots: Iterable[int] = ()) -> None:
        """One act through the door. `first` and `lots` are what chance draws before and after cards of the deck."""
        draws = self._written(actor, action, list(first), list(lots))
        self.events = self.g.apply(actor, action, Scripted(draws), self.g.question)
        if any(isinstance(event, RoundBegan) for event in self.events):
            self.cards = sorted(self.g.cards)  # those in the box come back
        assert self.g.all_cards() == self.cards, "cards were lost or made"

    def draws(self, card: str = "") -> None:
        """From the deck: this card, if one is stated, else the next that was."""
        if card:
            self.comes(card)
        self.act(self.turn, act.DRAW_DECK)

    def takes(self) -> None:
        """From the pile."""
        self.act(self.turn, act.TAKE_PILE)

    def swaps(self, slot: int) -> None:
        self.act(self.turn, act.Swap(slot))

    def discards(self) -> None:
        self.act(self.turn, act.DISCARD)

    def plays(self, card: str) -> None:
        """He draws this card and discards it."""
        self.draws(card)
        self.discards()

    def idles(self, bottle: str) -> None:
        """A turn on which nothing comes of the bottle he discards."""
        self.plays(bottle)
        self.all_decline()

    def calls(self) -> None:
        self.act(self.turn, act.CALL_OMERTA)

    def tries(self, seat: int, slot: int) -> None:
        self.act(seat, act.Try(slot))

    def reveals(self, seat: int, slot: int, lots: Iterable[int] = ()) -> None:
        self.act(seat, act.Reveal(slot), lots=lots)

    def declines(self, *seats: int, lots: Iterable[int] = ()) -> None:
        for seat in seats[:-1]:
            self.act(seat, act.DECLINE)
        self.act(seats[-1], act.DECLINE, lots=lots)

    def all_decline(self) -> None:
        """Whoever is asked, if anybody is."""
        number = self.g.question
        while self.g.question == number and any(act.DECLINE in self.options(seat) for seat in self.asked):
            self.declines(self.asked[0])

    def peeks(self, seat: int, first: int = 0, second: int = 1) -> None:
        self.act(seat, act.Peek(first, second))

    def all_peek(self) -> None:
        for seat in range(self.g.players):
            self.peeks(seat)

    def exchanges(self, seat: int, slot: int, other: int, other_slot: int) -> None:
        self.act(self.turn, act.Exchange(seat, slot, other, other_slot))

    def shuffles(self, seat: int) -> None:
        self.act(self.turn, act.Shuffle(seat))

    def looks(self, slot: int) -> None:
        self.act(self.turn, act.Look(slot))

    def gives(self, first: int, second: int) -> None:
        self.act(self.turn, act.Give(first, second))

    def drives(self, *slots: int) -> None:
        self.act(self.turn, act.Drive(slots))

    def cracks(self, place: int, slot: int) -> None:
        self.act(self.turn, act.Crack(place, slot))

    def sends_mamma(self, seat: int) -> None:
        self.act(self.turn, act.SendMamma(seat))

    def lays_patrol(self, seat: int, slot: int) -> None:
        self.act(self.turn, act.LayPatrol(seat, slot))

    def mamma(self, seat: int) -> None:
        """He draws Mamma, sends her to this opponent, and no Killer answers."""
        self.plays("Ma")
        self.sends_mamma(seat)
        self.all_decline()

    def patrol(self, seat: int, slot: int) -> None:
        """He draws the Patrol, lays it, and no Killer answers."""
        self.plays("Pa")
        self.lays_patrol(seat, slot)
        self.all_decline()

    # --- what the clock does

    def time_up(self, *lots: int) -> None:
        self.act(CLOCK, TIME_UP, first=lots)

    def clocked(self, seat: int, milliseconds: int) -> None:
        self.act(CLOCK, Clocked(seat, milliseconds))

    # --- what must not be possible

    def refuses(self, actor: int, action: Action, question: int | None = None) -> str:
        """It is illegal and nothing changes. Returns why."""
        with pytest.raises(Illegal) as error:
            self._try(actor, action, question)
        return str(error.value)

    def is_late(self, actor: int, action: Action, question: int) -> None:
        """It answers a question that is gone, and nothing changes."""
        with pytest.raises(Late):
            self._try(actor, action, question)

    def _try(self, actor: int, action: Action, question: int | None) -> None:
        before = dump(self.g)
        try:
            self.g.apply(actor, action, Scripted(()), question)
        finally:
            assert dump(self.g) == before, "what was refused changed the state"

    # --- inside

    def _written(self, actor: int, action: Action, first: list[int], lots: list[int]) -> list[int]:
        """What chance must draw, found by trial: a draw that is not stated is that of the next card."""
        cards: list[int] = []
        while True:
            script = Scripted([*first, *cards, *lots])
            try:
                self.g.clone().apply(actor, action, script)
                script.finish()
                del self.coming[: len(cards)]
                return [*first, *cards, *lots]
            except ChanceError:
                cards.append(self._index(actor, action, [*first, *cards], len(cards)))

    def _index(self, actor: int, action: Action, draws: list[int], number: int) -> int:
        """Where in the deck the card lies that is to be drawn next."""
        trial = self.g.clone()
        with pytest.raises(ChanceError) as stopped:  # at the draw in question
            trial.apply(actor, action, Scripted(draws))
        assert f"another of {len(trial.deck)} is needed" in str(stopped.value), "a draw that is no card must be stated"
        face = self.coming[number] if number < len(self.coming) else min(trial.deck)
        assert face in trial.deck, f"{write_cards([face])} is stated to be drawn, but not in the deck"
        return trial.deck.index(face)


def table(
    *stocks: str,
    safe: str = "",
    deck: str = "",
    pile: str = "",
    starter: int = 0,
    seen: Mapping[int, tuple[int, ...]] | None = None,
    box: bool = False,
    **options: Any,
) -> Play:
    """Round 1, all have looked at slots 0 and 1 (or at those `seen`), the starter is to move.

    The cards that are not stated are in the deck behind those that are; with `box` they are out of the round.
    """
    g = dealt(len(stocks), starter, **options)
    left = Counter(full_deck(g.options.characters))
    rows = [read_cards(stock) for stock in stocks]
    stated = [*(face for row in rows for face in row), *read_cards(safe + " " + deck + " " + pile)]
    left.subtract(stated)
    assert min(left.values()) >= 0, "more copies are stated than there are"
    rest = list(left.elements())
    strongbox = read_cards(safe) or [rest.pop(0) for _ in range(4)]
    looks = dict.fromkeys(range(len(stocks)), (0, 1)) | dict(seen or {})
    parts = dict(part.partition(" ")[::2] for part in NOTATION.write(g).split("; "))
    parts |= {
        "stocks": " | ".join(_marked(row, seat, looks[seat]) for seat, row in enumerate(rows)),
        "safe": write_cards(strongbox),
        "deck": write_cards([*read_cards(deck), *rest]),
        "pile": pile,
    }
    position = NOTATION.read("; ".join(f"{key} {text}" for key, text in parts.items()))
    if box:
        position.deck = read_cards(deck)
    return Play(position, deck)


def begun(players: int, starter: int, **options: Any) -> Omerta:
    """A game that was dealt from a deck in order; nobody has looked."""
    g = OMERTA.new(players, options)
    assert isinstance(g, Omerta)
    personas = [0 if seat >= starter else 1 for seat in range(players)]
    g.apply(CLOCK, BEGIN, Scripted([*personas, *[0] * 4 * (players + 1)]))
    return g


def dealt(players: int, starter: int = 0, **options: Any) -> Omerta:
    """The same at its first turn."""
    g = begun(players, starter, **options)
    for seat in range(players):
        g.apply(seat, act.Peek(0, 1), Scripted(()))
    return g


def cast(characters: str) -> dict[Card, int]:
    """A distribution of 20 with exactly these characters, filled up with Moles."""
    copies = Counter(CARDS[face] for face in read_cards(characters))
    copies[Card.MOLE] += 20 - copies.total()
    return dict(copies)


def dump(g: Omerta) -> tuple[object, ...]:
    """All there is of a state, to compare."""
    ask = g.ask
    asked = [(seat, ask.options(seat)) for seat in ask.seats] if ask else None
    return NOTATION.write(g), asked, ask and (ask.mode, ask.clock, ask.stopwatch)


def _marked(row: list[int], seat: int, looks: tuple[int, ...]) -> str:
    return " ".join(write_cards([face]) + (f":{seat}" if at in looks else "") for at, face in enumerate(row))
