"""A worker process, in which bots think. What is brought there is plain data, and a world that the seat could be in: whatever a bot
reaches for, there is nothing to be found that a person could not know.

A line of JSON a matter on standard input, a line back on standard output (`pool.py` is the other end).
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Raw, Struct

from sitdown.bots import bot_named
from sitdown.bots.asking import choose, speak
from sitdown.bots.base import AnyBot
from sitdown.bots.floor import trade_in
from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.core.kernel import State
from sitdown.core.registry import game_named
from sitdown.server.errors import SourceLine, places

NEW: Final = -1  # a bot that is made now, and told everything
UNTOLD: Final = -2  # one that has yet to be told what its seat had seen before it sat down
KEPT: Final = 200  # bots; the least recently asked is forgotten first
PATIENCE: Final = 30  # seconds for one thought; then the process is ended, with whoever hangs in it
POLITENESS: Final = 10  # the table comes first: it runs in a process that thinks little and is waited for


class Matter(Struct, frozen=True):
    """Something for a bot to think about. A bot is known by its seed."""

    game: str
    bot: str
    seat: int
    seed: str
    since: int  # how many events it has seen since it sat down, `NEW`, or `UNTOLD`
    upto: int  # how many it is to have seen
    seen: tuple[Raw, ...]  # those in between, as its seat saw them
    world: str  # a position that its seat could be in
    speaks: bool  # whether it has something to say; else it is asked the open question


class Chosen(Struct, frozen=True, tag=True):
    action: Raw
    delay: float


class Spoken(Struct, frozen=True, tag=True):
    action: Raw


class Silent(Struct, frozen=True, tag=True):
    """It has nothing to say."""


class Stranger(Struct, frozen=True, tag=True):
    """No bot here has seen just that: it has to be told all its seat has seen, from the beginning."""


class BrokeDown(Struct, frozen=True, tag=True):
    errors: list[SourceLine]


Reply = Chosen | Spoken | Silent | Stranger | BrokeDown


class HostedBot:
    """A bot, and how much it has seen."""

    def __init__(self, bot: AnyBot, seed: str) -> None:
        self.bot = bot
        self.seen = NEW
        self.imagination = Seeded(f"{seed}/imagination")


class Worker:
    def __init__(self) -> None:
        self._guests: OrderedDict[str, HostedBot] = OrderedDict()  # by seed

    def think(self, matter: Matter) -> Reply:
        try:
            guest = self._guest(matter)
            if guest is None:
                return Stranger()
            codec = game_named(matter.game).codec
            for event in matter.seen:
                guest.bot.see(matter.seat, codec.event(bytes(event)))
            guest.seen = matter.upto
            world = game_named(matter.game).read(matter.world)
            return _spoken(guest, matter.seat, world) if matter.speaks else _chosen(guest, matter.seat, world)
        except Exception as error:  # noqa: BLE001  (it may be anybody's bot; the table is told)
            return BrokeDown(places(error))

    def _guest(self, matter: Matter) -> HostedBot | None:
        if matter.since == NEW:
            self._guests[matter.seed] = HostedBot(
                bot_named(game_named(matter.game), matter.bot, matter.seed), matter.seed
            )
        guest = self._guests.get(matter.seed)
        if guest is None or guest.seen != matter.since:
            return None
        self._guests.move_to_end(matter.seed)
        if len(self._guests) > KEPT:
            self._guests.popitem(last=False)
        return guest


def _chosen(guest: HostedBot, seat: int, world: State) -> Chosen:
    assert world.ask is not None
    choice = choose(world, world.ask, seat, guest.bot, guest.imagination)
    return Chosen(Raw(encode(choice.action)), choice.delay)


def _spoken(guest: HostedBot, seat: int, world: State) -> Spoken | Silent:
    trade = trade_in(world)
    offers = trade.offers_to(world, seat) if trade is not None else ()
    word = speak(world, seat, offers, guest.bot, guest.imagination)
    return Silent() if word is None else Spoken(Raw(encode(word)))


def main() -> None:
    os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-C is for the server, which then closes the room
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints something does not speak to the table
    room = Worker()
    while line := sys.stdin.buffer.readline():
        signal.alarm(PATIENCE)
        reply = room.think(msgspec.json.decode(line, type=Matter))
        signal.alarm(0)
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
