"""What the keys mean at a table of Omerta: slots, players, cards of the safe, and words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from sitdown.core.records import Action
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.view import View
from sitdown.games.omerta.words import Teller
from sitdown.terminal.menu import Item, Menu

NUMBERED: Final = "123456789abcdefgijkmnoprtuvwxyz"  # without the keys that ask for help and leave


@dataclass(frozen=True, slots=True)
class SlotPick:
    """A slot of whoever is spoken of."""

    slot: int


@dataclass(frozen=True, slots=True)
class SeatPick:
    seat: int


@dataclass(frozen=True, slots=True)
class SafePick:
    """A card of the safe."""

    place: int


@dataclass(frozen=True, slots=True)
class Word:
    """An answer that names nothing."""

    key: str
    text: str


Pick = SlotPick | SeatPick | SafePick | Word
Path = tuple[Pick, ...]

NO: Final = Word("0", "option-Decline")
DECK: Final = Word("1", "option-DrawDeck")
PILE: Final = Word("2", "option-TakePile")
CALL: Final = Word("3", "option-CallOmerta")
SURE: Final = Word("1", "option-CallOmerta.sure")
DISCARD: Final = Word("0", "option-Discard")
NO_DRIVE: Final = Word("0", "option-Drive-none")
ENOUGH: Final = Word("0", "option-Drive-none.enough")


def _either(first: Path, second: Path) -> tuple[Path, ...]:
    """The order of the two does not matter."""
    return first + second, second + first


def _drive(a: act.Drive) -> tuple[Path, ...]:
    slots = tuple(map(SlotPick, a.slots))
    return ((*slots, ENOUGH) if len(slots) == 1 else slots or (NO_DRIVE,),)


PATHS: Final[dict[type[Action], Callable[[Any], tuple[Path, ...]]]] = {
    act.Peek: lambda a: _either((SlotPick(a.first),), (SlotPick(a.second),)),
    act.CallOmerta: lambda a: ((CALL, SURE),),
    act.DrawDeck: lambda a: ((DECK,),),
    act.TakePile: lambda a: ((PILE,),),
    act.Swap: lambda a: ((SlotPick(a.slot),),),
    act.Discard: lambda a: ((DISCARD,),),
    act.Try: lambda a: ((SlotPick(a.slot),),),
    act.Reveal: lambda a: ((SlotPick(a.slot),),),
    act.Decline: lambda a: ((NO,),),
    act.Exchange: lambda a: _either((SeatPick(a.seat), SlotPick(a.slot)), (SeatPick(a.other), SlotPick(a.other_slot))),
    act.Shuffle: lambda a: ((SeatPick(a.seat),),),
    act.Look: lambda a: ((SlotPick(a.slot),),),
    act.Give: lambda a: ((SeatPick(a.first), SeatPick(a.second)),),
    act.Drive: _drive,
    act.Crack: lambda a: ((SafePick(a.place), SlotPick(a.slot)),),
    act.SendMamma: lambda a: ((SeatPick(a.seat),),),
    act.LayPatrol: lambda a: ((SeatPick(a.seat), SlotPick(a.slot)),),
}


class Answers(Menu[Pick]):
    """The open question, and the keys that answer it."""

    def __init__(self, view: View, options: Iterable[Action], teller: Teller) -> None:
        super().__init__({path: action for action in options for path in PATHS[type(action)](action)})
        self._view = view
        self._teller = teller

    @property
    def items(self) -> list[Item[Pick]]:
        following = self.following
        seats = sorted(pick.seat for pick in following if isinstance(pick, SeatPick))
        items = [Item(_key(pick, seats), self._words(pick), pick) for pick in following]
        return sorted(items, key=lambda item: ("0" if item.key != "0" else "1") + item.key)

    @property
    def question(self) -> str:
        if not self.picked:
            return self._teller.question(self._view)
        last = self.picked[-1]
        if isinstance(last, SeatPick) and isinstance(self.items[0].pick, SlotPick):
            you, name = self._teller.you(last.seat), self._teller.name(last.seat)
            return self._teller.texts.say("question-slot", you=you, name=name)
        return self._teller.question(self._view, stage=".then")

    def _words(self, pick: Pick) -> str:
        say = self._teller.texts.say
        if isinstance(pick, SlotPick):
            return say("slot", slot=pick.slot + 1)
        if isinstance(pick, SeatPick):
            return self._teller.who([pick.seat])
        if isinstance(pick, SafePick):
            card = self._view.safe[pick.place]
            return self._teller.card(card) if card else say("pick-place", place=pick.place + 1)
        if pick is PILE and self._view.pile_top:
            return say("option-TakePile-seen", card=self._teller.one(self._view.pile_top))
        return say(pick.text)


def _key(pick: Pick, seats: list[int]) -> str:
    """A slot answers to its own number, whatever else is on the list."""
    if isinstance(pick, Word):
        return pick.key
    if isinstance(pick, SeatPick):
        return number_key(seats.index(pick.seat))
    return number_key(pick.slot if isinstance(pick, SlotPick) else pick.place)


def number_key(at: int) -> str:
    """The key for the first, second, third ... of a row."""
    return NUMBERED[at] if at < len(NUMBERED) else str(at + 1)
