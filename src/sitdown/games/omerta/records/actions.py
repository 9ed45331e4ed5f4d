"""What a player of Omerta can do. Slots and safe places are counted from 0; actions are interned by their makers."""

from functools import cache

from sitdown.core.records import Action, Begin, Clocked, Reconsider, TimeUp


class Peek(Action, frozen=True):
    """Before the first turn: look at two of one's own slots."""

    first: int
    second: int


class CallOmerta(Action, frozen=True):
    """End the round, claiming the smallest count."""


class DrawDeck(Action, frozen=True):
    """Draw the top of the deck."""


class TakePile(Action, frozen=True):
    """Take the top of the discard pile."""


class Swap(Action, frozen=True):
    """Put the drawn card into a slot and discard what lay there."""

    slot: int


class Discard(Action, frozen=True):
    """Discard the drawn card."""


class Try(Action, frozen=True):
    """Snap: turn up a slot, believed to be the bottle just discarded."""

    slot: int


class Reveal(Action, frozen=True):
    """Answer a character with the Killer, believed to be in this slot."""

    slot: int


class Decline(Action, frozen=True):
    """No, thank you."""


class Exchange(Action, frozen=True):
    """Gangster: two slots of two players change places."""

    seat: int
    slot: int
    other: int
    other_slot: int


class Shuffle(Action, frozen=True):
    """Lady: mix an opponent's stock."""

    seat: int


class Look(Action, frozen=True):
    """Mole: look at one of one's own slots."""

    slot: int


class Give(Action, frozen=True):
    """Snitch: a card from the deck to the first, then to the second; they may be the same opponent."""

    first: int
    second: int


class Drive(Action, frozen=True):
    """Driver: turn up one or two of one's own slots, to be rid of them if they are bottles."""

    slots: tuple[int, ...]


class Crack(Action, frozen=True):
    """Safecracker: exchange a card of the safe for one of one's own slots."""

    place: int
    slot: int


class SendMamma(Action, frozen=True):
    """Mamma: to this opponent."""

    seat: int


class LayPatrol(Action, frozen=True):
    """Police Patrol: onto this slot of an opponent."""

    seat: int
    slot: int


OmertaAction = (
    Begin
    | TimeUp
    | Reconsider
    | Clocked
    | Peek
    | CallOmerta
    | DrawDeck
    | TakePile
    | Swap
    | Discard
    | Try
    | Reveal
    | Decline
    | Exchange
    | Shuffle
    | Look
    | Give
    | Drive
    | Crack
    | SendMamma
    | LayPatrol
)

CALL_OMERTA = CallOmerta()
DRAW_DECK = DrawDeck()
TAKE_PILE = TakePile()
DISCARD = Discard()
DECLINE = Decline()
NO_DRIVE = Drive(())

swap = cache(Swap)
peek = cache(Peek)
attempt = cache(Try)
reveal = cache(Reveal)
look = cache(Look)
exchange = cache(Exchange)
