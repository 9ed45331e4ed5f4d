"""What the suites must be told of Omerta."""

from __future__ import annotations

from random import Random
from typing import Any

from sitdown.core.hidden.slots import FACE
from sitdown.core.kernel import Ask
from sitdown.core.records import Action, Clocked
from sitdown.games.omerta import Omerta
from sitdown.games.omerta.cards.cards import CHARACTERS, KILLER, LAST_BOTTLE
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Discarded, Killed, RoundEnded, Swapped, TurnBegan, TurnMissed

from .play import COMMON, Part, Temper

TWENTY = 20  # characters in a deck (O-2)


def sample_options(random: Random, players: int) -> dict[str, Any]:
    """Every option at every kind of value; most decks are odd ones."""
    return {
        "snap": random.choice(["race", "sealed"]),
        "snap_seconds": random.choice([None, 1, 4, 30]),
        "reflexes": random.choice(["quick", "human", "slow", "drowsy"]),
        "reaction_seconds": random.choice([None, 3, 10, 60]),
        "turn_seconds": random.choice([None, 10, 300]),
        "turn_limit": random.choice([None, None, 1, 5, 20, 60]),
        "memory_aid": random.choice([False, True]),
        "characters": random.choice([_default, _any_twenty, _twenty_of_a_few])(random),
    }


def _default(_: Random) -> None:
    return None


def _any_twenty(random: Random) -> dict[str, int]:
    drawn = random.choices(CHARACTERS, k=TWENTY)
    return {card.value: drawn.count(card) for card in CHARACTERS}


def _twenty_of_a_few(random: Random) -> dict[str, int]:
    """Decks full of Ladies, Gangsters, Killers, Mammas, Patrols …: what seldom meets meets often."""
    drawn = random.choices(random.sample(CHARACTERS, k=random.randint(1, 3)), k=TWENTY)
    return {card.value: drawn.count(card) for card in CHARACTERS if card in drawn}


def sample_temper(random: Random) -> Temper:
    """From cautious tables, with long rounds, to rash ones, with long rows and an empty deck."""
    rashness = random.choice([0.02, 0.1, 0.5])
    return Temper(
        {
            act.CallOmerta: random.choice([0.9, 0.97, 0.99]),
            act.Try: 1 - rashness,
            act.Reveal: 1 - rashness,
            act.TakePile: random.choice([0.0, 0.6, 0.95]),
            act.Drive: 0.5,
        },
        cunning=random.choice([0.0, 0.1, 0.6]),
        impatience=random.choice([0.0, 0.02, 0.2]),
    )


def hint(g: Omerta, ask: Ask, seat: int) -> Action | None:
    """A right snap, a Killer where there is one, the Driver's bottles."""
    stock = [slot & FACE for slot in g.stocks[seat]]
    wanted = getattr(g.agenda[-1], "face", 0)
    for action in ask.options(seat):
        match action:
            case act.Try(slot) if stock[slot] == wanted:
                return action
            case act.Reveal(slot) if stock[slot] == KILLER:
                return action
            case act.Drive(slots) if len(slots) == 2 and all(stock[slot] <= LAST_BOTTLE for slot in slots):
                return action
            case _:
                pass
    return None


def cards(g: Omerta) -> tuple[list[int], list[int]]:
    """Before the deal and after it: nothing is on the table, or everything is."""
    return g.all_cards(), sorted(g.cards) if g.famous else []


FOREIGN: tuple[Action, ...] = (
    *COMMON,
    act.Peek(0, 0),
    act.Peek(1, 0),
    act.Peek(0, 3),
    act.CALL_OMERTA,
    act.DRAW_DECK,
    act.TAKE_PILE,
    act.DISCARD,
    act.DECLINE,
    act.Swap(0),
    act.Swap(-1),
    act.Swap(30),
    act.Try(1),
    act.Try(30),
    act.Reveal(0),
    act.Reveal(-1),
    act.Exchange(0, 0, 0, 1),
    act.Exchange(1, 0, 0, 0),
    act.Exchange(0, 0, 1, 30),
    act.Shuffle(0),
    act.Shuffle(9),
    act.Look(0),
    act.Look(30),
    act.Give(0, 1),
    act.Give(1, 9),
    act.Drive(()),
    act.Drive((0, 0)),
    act.Drive((0, 1, 2)),
    act.Crack(0, 0),
    act.Crack(4, 0),
    act.SendMamma(1),
    act.SendMamma(-1),
    act.LayPatrol(2, 0),
    act.LayPatrol(2, 30),
)

# What these do to a card is public, the card is not (O-8, O-10, O-16).
SILENT: frozenset[type[Action]] = frozenset(
    [
        act.Peek,
        act.DrawDeck,
        act.TakePile,
        act.Look,
        act.Exchange,
        act.Shuffle,
        act.Give,
        act.Crack,
        act.SendMamma,
        act.LayPatrol,
        Clocked,
    ]
)

OMERTA = Part(
    name="omerta",
    options=sample_options,
    brief=lambda random: {"turn_limit": random.randint(1, 12)},
    temper=sample_temper,
    hint=hint,
    cards=cards,
    foreign=FOREIGN,
    silent=SILENT,
    showdown=frozenset([RoundEnded]),
    turns=frozenset([TurnBegan, TurnMissed]),
    uses={
        Discarded: lambda event: event.card,
        Swapped: lambda event: event.discarded,
        Killed: lambda _: "killer's answer",
    },
)
