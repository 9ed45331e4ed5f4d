"""Moments of real games of La Cosa Nostra as a seat's page is sent them: `python -m tests.web.cosa_nostra_scenes FOLDER`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from sitdown.arena.play import moves, tell
from sitdown.bots import bot_named
from sitdown.bots.floor import words
from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.core.errors import Illegal
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA, CosaNostra, CosaNostraOptions
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.eyes.chances import chances
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.trade.prospects import prospect
from sitdown.games.cosa_nostra.trade.talking import beside
from sitdown.server.protocol import PROTOCOL, Chair, Presence, Update, Welcome, written
from sitdown.server.table.updates import FORESEEN
from tests.cosa_nostra.fullest import fullest

SEAT: Final = 0
NAMES: Final = ("Lucky", "regular", "regular", "random")
STEADILY: Final = 8  # so many games are played well; after that anything is tried
BEFORE: Final = 6  # updates that lead up to a moment

Moment = Callable[[CosaNostra, list[Event], tuple[Action, ...]], bool]


def asked(about: str, *, of_me: bool = True) -> Moment:
    def found(g: CosaNostra, events: list[Event], options: tuple[Action, ...]) -> bool:
        question = g.view(SEAT).question
        return question is not None and question.about == about and (len(options) > 1 or not of_me)

    return found


def happened(kind: type[Event]) -> Moment:
    return lambda g, events, options: any(isinstance(event, kind) for event in events)


def offered(g: CosaNostra, events: list[Event], options: tuple[Action, ...]) -> bool:
    return any(isinstance(event, ev.OfferMade) and event.to == SEAT for event in events)


def attack(g: CosaNostra, events: list[Event], options: tuple[Action, ...]) -> bool:
    return any(isinstance(option, act.AttackBusiness | act.AttackGangster) for option in options)


def strippable(g: CosaNostra) -> bool:
    """My Alexei could rid somebody of an opponent's card."""
    view = g.view(SEAT)
    lying = any(each.by != SEAT for player in view.players for man in player.crew for each in man.attached)
    mine = [man for man in view.players[SEAT].crew if man.gangster == "alexei_walenko"] if view.players else []
    return view.trade and lying and any(man.active and man.used < 2 for man in mine)


MOMENTS: Final[dict[str, Moment]] = {
    "hands": asked("hands"),
    "hiring": asked("hiring"),
    "planning": lambda g, events, options: asked("planning")(g, events, options) and g.view(SEAT).round == 2,
    "waiting": lambda g, events, options: asked("planning", of_me=False)(g, events, options) and not options,
    "acting": lambda g, events, options: asked("acting")(g, events, options) and not attack(g, events, options),
    "attack": attack,
    **{
        about: asked(about)
        for about in (
            "second_plan",
            "plan_beside",
            "second_task",
            "finishing",
            "stas",
            "willys_die",
            "attack_again",
            "schemer",
            "robbery",
            "trap",
            "doc",
            "reroll",
            "willy",
            "alexei",
            "return_fire",
            "markers",
            "stake",
            "laundering",
            "buying",
            "drop_jobs",
            "drop_influence",
            "exchanging",
            "adriano",
        )
    },
    "rolled": lambda g, events, options: (
        any(isinstance(event, ev.Rolled) and event.successes for event in events) and g.view(SEAT).round > 1
    ),
    "strip": lambda g, events, options: strippable(g),
    "killed": happened(ev.GangsterKilled),
    "offered": offered,
    "payday": happened(ev.IncomePaid),
    "end": happened(ev.GameEnded),
}


def update(g: CosaNostra, seq: int, events: list[Event]) -> Update:
    options = () if g.ask is None else g.ask.options(SEAT)
    seconds = None if g.ask is None else g.seconds(g.ask.clock)
    question = g.view(SEAT).question
    about = None if question is None else question.about
    return Update(
        seq,
        None if g.over else g.question,
        msgspec.Raw(encode(g.view(SEAT))),
        msgspec.Raw(encode(options)),
        msgspec.Raw(encode(beside(g, SEAT))),
        msgspec.Raw(encode(events)),
        None if seconds is None else seconds * 1000,
        tuple(type(step).__name__ for step in g.agenda[: -FORESEEN - 1 : -1]),
        (),
        about,
        g.ask is not None and g.ask.clock == "reaction",
        g.reopened(SEAT) is not None,
    )


def play(seed: int, found: dict[str, Any], options: CosaNostraOptions) -> None:
    """A game; its first new moments are noted."""
    g = COSA_NOSTRA.new(len(NAMES), options)
    assert isinstance(g, CosaNostra)
    chance, imaginations = Seeded(seed), [Seeded(f"imagined {seed}")] * len(NAMES)
    lucky = "regular" if seed < STEADILY else "random"
    bots = [bot_named(COSA_NOSTRA, name if name != "Lucky" else lucky, f"{seed} {at}") for at, name in enumerate(NAMES)]
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
                found[name] = scene(g, updates, told if name == "end" else None, options)

    while not g.over:
        for seat, word in words(g, dict(enumerate(bots)), [Seeded(seed)] * len(NAMES)):
            apply(seat, word)
        ask, number = g.ask, g.question
        assert ask is not None
        for actor, action in moves(g, ask, bots, imaginations):
            apply(actor, action)
            if g.question != number:
                break


def full() -> dict[str, Any]:
    """The fullest table there can be."""
    g = fullest().g
    return scene(g, [update(g, 1, [])], None, g.options, (NAMES[0], *["regular"] * 4))


def scene(
    g: CosaNostra,
    updates: list[Update],
    told: list[Event] | None,
    options: CosaNostraOptions,
    names: tuple[str, ...] = NAMES,
) -> dict[str, Any]:
    """The last updates, and for the end everything that was told before."""
    last = updates[-BEFORE:]
    if told is not None:
        last = [update(g, len(told), list(told))]
    welcome = Welcome(PROTOCOL, "ABCD", "cosa-nostra", COSA_NOSTRA.rules, SEAT, names, msgspec.Raw(encode(options)), ())
    chairs = (Chair(names[0], "here"), *[Chair(name, "bot") for name in names[1:]])
    return {
        "welcome": json.loads(written(welcome)),
        "presence": json.loads(written(Presence(chairs, 0))),
        "updates": [json.loads(written(each)) for each in last],
        "known": known(g),
    }


def known(g: CosaNostra) -> dict[str, Any]:
    """What the engine says of the things that the seat can look at closely, as the table lies at last."""
    view = g.view(SEAT)
    if not view.players:
        return {}
    places = [task.place for player in view.players for man in player.crew for task in man.tasks if task.job]
    answers: dict[str, Any] = {
        str(thing): json.loads(encode(chances(g, SEAT, thing))) for thing in (*view.jobs, *places)
    }
    for each in view.market:
        with suppress(Illegal):
            wanted = act.PlanPurchase(Place(view.players[SEAT].crew[0].gangster), each.business)
            answers[each.business] = json.loads(encode(prospect(g, SEAT, wanted)))
    return answers


def scenes(games: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for seed in range(games):
        if len(found) == len(MOMENTS):
            break
        play(seed, found, CosaNostraOptions(mercenaries=seed % 2 == 1, poker=seed % 2 == 1))
    return found


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, each in {"full": full(), **scenes(games=40)}.items():
        (folder / f"{name}.json").write_text(json.dumps(each, ensure_ascii=False), "utf-8")
