"""Moments of real games of Omerta as a seat's page is sent them: `python -m tests.web.omerta_scenes FOLDER`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from sitdown.arena.play import moves, tell
from sitdown.bots import bot_named
from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.core.records import Action, Event
from sitdown.games.omerta import OMERTA, Omerta, OmertaOptions
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import events as ev
from sitdown.games.omerta.records.view import QUESTIONS
from sitdown.server.protocol import PROTOCOL, Chair, Presence, Update, Welcome, written
from sitdown.server.table.updates import FORESEEN

SEAT: Final = 0
PLAYERS: Final = 4
BEFORE: Final = 4  # updates that lead up to a moment

Moment = Callable[[Omerta, list[Event], tuple[Action, ...]], bool]


def asked(step: str) -> Moment:
    def found(g: Omerta, events: list[Event], options: tuple[Action, ...]) -> bool:
        question = g.view(SEAT).question
        return question is not None and question.step == step and len(options) > 1

    return found


def happened(*kinds: type[Event]) -> Moment:
    return lambda g, events, options: any(isinstance(event, kinds) for event in events)


def looked(g: Omerta, events: list[Event], options: tuple[Action, ...]) -> bool:
    return any(isinstance(event, ev.Peeked) and event.seat == SEAT for event in events)


def lain(g: Omerta, events: list[Event], options: tuple[Action, ...]) -> bool:
    return len({each.card for each in g.view(SEAT).lain}) > 1


MOMENTS: Final[dict[str, Moment]] = {
    **{step: asked(step) for step in QUESTIONS},
    "waiting": lambda g, events, options: not options and not g.over and g.turns > 2,
    "looked": looked,
    "lain": lain,
    "mistaken": happened(ev.Mistaken),
    "snapped": happened(ev.Snapped),
    "killed": happened(ev.Killed),
    "exchanged": happened(ev.Exchanged),
    "drove": happened(ev.Drove),
    "crowded": lambda g, events, options: max(map(len, g.stocks)) > 7 and len(g.stocks[SEAT]) > 5,
    "five": lambda g, events, options: g.players == 5 and g.turns > 4 and len(options) > 1,
    "called": lambda g, events, options: any(isinstance(e, ev.RoundEnded) and e.caller is not None for e in events),
    "end": happened(ev.GameEnded),
}


def update(g: Omerta, seq: int, events: list[Event]) -> Update:
    ask = g.ask
    seconds = None if ask is None else g.seconds(ask.clock)
    question = g.view(SEAT).question
    return Update(
        seq,
        None if g.over else g.question,
        msgspec.Raw(encode(g.view(SEAT))),
        msgspec.Raw(encode(() if ask is None else ask.options(SEAT))),
        msgspec.Raw(encode(())),
        msgspec.Raw(encode(events)),
        None if seconds is None else seconds * 1000,
        tuple(type(step).__name__ for step in g.agenda[: -FORESEEN - 1 : -1]),
        (),
        None if question is None else question.step,
        ask is not None and ask.clock == "reaction",
        g.reopened(SEAT) is not None,
    )


def play(seed: int, found: dict[str, Any], players: int, bot: str, options: OmertaOptions) -> None:
    """A game; its first new moments are noted."""
    g = OMERTA.new(players, options)
    assert isinstance(g, Omerta)
    chance, imaginations = Seeded(seed), [Seeded(f"imagined {seed}")] * players
    bots = [bot_named(OMERTA, bot, f"{seed} {seat}") for seat in range(players)]
    updates: list[Update] = []
    told: list[Event] = []

    def apply(actor: int, action: Action) -> None:
        events = g.apply(actor, action, chance)
        tell(bots, events)
        seen = [sight for event in events if (sight := event.seen_by(SEAT)) is not None]
        told.extend(seen)
        updates.append(update(g, len(told), seen))
        mine = () if g.ask is None else g.ask.options(SEAT)
        for name, moment in MOMENTS.items():
            if name not in found and moment(g, seen, mine):
                found[name] = scene(updates[-BEFORE:], players, bot, options)

    while not g.over:
        ask, number = g.ask, g.question
        assert ask is not None
        for actor, action in moves(g, ask, bots, imaginations):
            apply(actor, action)
            if g.question != number:
                break
    found.setdefault("whole", scene(updates, players, bot, options))


def scene(updates: list[Update], players: int, bot: str, options: OmertaOptions) -> dict[str, Any]:
    names = ("Lucky", *[bot] * (players - 1))
    welcome = Welcome(PROTOCOL, "ABCDEF", "omerta", OMERTA.rules, SEAT, names, msgspec.Raw(encode(options)), ())
    chairs = (Chair("Lucky", "here"), *[Chair(name, "bot") for name in names[1:]])
    return {
        "welcome": json.loads(written(welcome)),
        "presence": json.loads(written(Presence(chairs, 0))),
        "updates": [json.loads(written(each)) for each in updates],
    }


def scenes() -> dict[str, Any]:
    found: dict[str, Any] = {}
    play(1, found, PLAYERS, "sharp", OmertaOptions())
    play(2, found, 3, "sharp", OmertaOptions(snap="sealed"))
    crowd = OmertaOptions(characters={Card.SNITCH: 6, Card.PATROL: 2, Card.MAMMA: 2, Card.KILLER: 10}, turn_limit=40)
    for seed in range(3, 13):
        play(seed, found, 5, "random", crowd if seed % 2 else OmertaOptions(turn_limit=40))
    return found


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    made = scenes()
    for name, each in made.items():
        (folder / f"{name}.json").write_text(json.dumps(each, ensure_ascii=False), "utf-8")
    missing = [name for name in MOMENTS if name not in made]
    sys.stdout.write(f"not found: {missing}\n")
