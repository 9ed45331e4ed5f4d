"""The corners of Omerta's rules."""

from __future__ import annotations

from random import Random
from typing import Any

from sitdown.core.records import Clocked, Reconsider, TimeUp
from sitdown.games.omerta import Omerta
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records import events as ev

from .corners import Gallery, Moment, Shows, kinds


def killed(card: Card) -> Shows:
    return lambda moment: any(isinstance(event, ev.Killed) and event.cancelled == card for event in moment.events)


def drove(slots: int, away: bool) -> Shows:
    return lambda moment: any(
        isinstance(event, ev.Drove) and len(event.slots) == slots and event.away == away for event in moment.events
    )


def ended(moment: Moment) -> ev.RoundEnded | None:
    return next((event for event in moment.events if isinstance(event, ev.RoundEnded)), None)


def answered_in_vain(moment: Moment) -> bool:
    return isinstance(moment.action, act.Reveal) and ev.Mistaken in kinds(moment)


def called_well(moment: Moment) -> bool:
    event = ended(moment)
    return event is not None and event.succeeded


def called_badly(moment: Moment) -> bool:
    event = ended(moment)
    return event is not None and event.caller is not None and not event.succeeded


def without_slots(moment: Moment) -> bool:
    state: Omerta = moment.state
    return bool(state.safe) and any(not stock for stock in state.stocks)


CORNERS: dict[str, Shows] = {
    "killer-answers-gangster": killed(Card.GANGSTER),
    "killer-answers-lady": killed(Card.LADY),
    "killer-answers-snitch": killed(Card.SNITCH),
    "killer-answers-mamma": killed(Card.MAMMA),
    "killer-answers-patrol": killed(Card.PATROL),
    "killer-is-not-there": answered_in_vain,
    "driver-with-one-bottle": drove(1, away=True),
    "driver-with-two-bottles": drove(2, away=True),
    "driver-with-a-character": drove(1, away=False),
    "driver-with-two-and-a-character": drove(2, away=False),
    "safe-exchange": lambda moment: ev.Cracked in kinds(moment),
    "two-patrols": lambda moment: sum(lain.patrol > 0 for lain in moment.state.lain) > 1,
    "two-lifted-at-once": lambda moment: kinds(moment).count(ev.Lifted) > 1,
    "mamma-lifted-on-a-missed-turn": lambda moment: {ev.TurnMissed, ev.Lifted} <= set(kinds(moment)),
    "two-ladies": lambda moment: len(moment.state.mixes) > 1,
    "reshuffle": lambda moment: kinds(moment)[:2] == [ev.Reshuffled, ev.Drew],
    "reshuffle-for-a-penalty": lambda moment: {ev.Reshuffled, ev.Mistaken} <= set(kinds(moment)),
    "nothing-to-draw": lambda moment: ev.DrewNothing in kinds(moment),
    "no-slots-left": without_slots,
    "call-succeeds": called_well,
    "call-fails": called_badly,
    "shared-win": lambda moment: len(moment.state.winners) > 1,
    "sealed-snap-on-the-stopwatch": lambda moment: isinstance(moment.action, Clocked),
    "clock-decides": lambda moment: isinstance(moment.action, TimeUp) and ev.Aimed in kinds(moment),
    "an-answer-taken-back": lambda moment: isinstance(moment.action, Reconsider),
}


def brief(random: Random) -> dict[str, Any]:
    return {"turn_limit": random.choice([5, 6, 8, 10, 15, 25])}


OMERTA = Gallery(
    "omerta",
    {
        "plain-three": (3, {"turn_limit": 10}),
        "plain-four": (4, {"turn_limit": 8}),
        "plain-five": (5, {"turn_limit": 6}),
        "sealed-five": (5, {"turn_limit": 6, "snap": "sealed"}),
    },
    CORNERS,
    brief,
    330,
)
