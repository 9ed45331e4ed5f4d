"""Ownership as a specification, small enough to go through every state that it can get into.

Two servers, a table, and a database whose clock is the only true one. A server does one thing at a time and may be suspended before any of them, for as long as
it likes: it is then as if it took no step. What is under way to the database arrives at any later moment, or never. What the database does in one transaction
is one step. The lease is the real one (`sitdown.server.cluster.lease`); all times are counted from now, so that there is no end of time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from sitdown.server.cluster.lease import Lease

TERM: Final = 2  # ticks
MARGIN: Final = 1
LINES: Final = 1  # that the log may have


@dataclass(frozen=True)
class Rules:
    """What is to be tried out: without any of them somebody is told what is not so."""

    epoch_checked: bool = True  # by every append
    lease_checked: bool = True  # before every telling
    asked_counts: bool = True  # a lease begins when it was asked for, not when the answer came
    lapse_required: bool = True  # of the owner, to take a table from him
    looked_up: bool = True  # what is still its own, by who was not sure for a while and is again


RIGHT: Final = Rules()


class Server(NamedTuple):
    left: int = 0  # of its lease, by its own reckoning
    asked: int | None = None  # so many ticks ago it asked for another …
    heard: bool = False  # … and the database has heard it
    epoch: int | None = None  # of its ownership, as it believes: 0 is the present one, 1 any before it
    knows: int = 0  # lines of the log that it has in memory
    writing: int | None = None  # the epoch of an append that is under way, of the line after those it knows
    owes: bool = False  # it knows that the last line is on disk, and has yet to tell it


class World(NamedTuple):
    lives: tuple[int, ...] = (0, 0)  # for how much longer, by the database's clock
    owner: int | None = None
    log: tuple[int, ...] = ()  # who wrote each line
    servers: tuple[Server, ...] = (Server(), Server())


class Broken(AssertionError):
    """What must not be."""


Step = tuple[str, World]


def steps(world: World, rules: Rules) -> Iterator[Step]:
    """All that can happen next. Raises `Broken`."""
    yield "a tick", _later(world)
    for me, server in enumerate(world.servers):
        for said, after in (*_in_the_books(world, me, server, rules), *_at(world, me, server, rules)):
            yield f"{me} {said}", after


def _later(world: World) -> World:
    lives = tuple([max(0, left - 1) for left in world.lives])
    asked = [each.asked if each.asked is None else min(TERM, each.asked + 1) for each in world.servers]
    servers = [
        each._replace(left=max(0, each.left - 1), asked=since) for each, since in zip(world.servers, asked, strict=True)
    ]
    return world._replace(lives=lives, servers=tuple(servers))


def _in_the_books(world: World, me: int, server: Server, rules: Rules) -> Iterator[Step]:
    """What arrives at the database."""
    if server.asked is not None and not server.heard:
        lives = tuple([TERM if at == me else left for at, left in enumerate(world.lives)])
        yield "is heard", _with(world, me, heard=True)._replace(lives=lives)
    if server.writing is not None:
        ours = world.owner == me and server.writing == 0 and world.lives[me] > 0
        next_line = server.knows == len(world.log)
        if (ours or not rules.epoch_checked) and next_line:
            if not ours:
                raise Broken("written by who has the table no longer")
            done = _with(world, me, writing=None, knows=server.knows + 1, owes=True)
            yield "writes", done._replace(log=(*world.log, me))
        else:
            yield "is refused", _with(world, me, writing=None, epoch=None)


def _at(world: World, me: int, server: Server, rules: Rules) -> Iterator[Step]:
    """What a server does."""
    sure = lease_left(server.left) > 0
    if server.asked is None:
        yield "asks for its lease", _with(world, me, asked=0)
    else:
        if server.heard:
            left = lease_left(server.left, server.asked if rules.asked_counts else -MARGIN)
            still = sure or not rules.looked_up or (server.epoch == 0 and world.owner == me)
            epoch, owes = (server.epoch, server.owes) if still else (None, False)
            yield "has its lease", _with(world, me, left=max(0, left), asked=None, heard=False, epoch=epoch, owes=owes)
        yield "hears nothing of it", _with(world, me, asked=None, heard=False)
    if server.epoch is None:
        if sure and world.lives[me] > 0 and _is_free(world, me, rules):
            yield "takes it", _taken(world, me)
        return
    if not sure and rules.lease_checked:
        yield "drops it", _with(world, me, epoch=None, writing=None, owes=False)
        return
    if server.owes:
        _check(world, me, server)
        yield "tells", _with(world, me, owes=False)
    elif server.writing is None:
        if server.knows < LINES:
            yield "sends a line", _with(world, me, writing=server.epoch)
        free = world if server.epoch or world.owner != me else world._replace(owner=None)
        yield "lets it go", _with(free, me, epoch=None)


def _is_free(world: World, me: int, rules: Rules) -> bool:
    return world.owner in (None, me) or world.lives[1 - me] == 0 or not rules.lapse_required


def _taken(world: World, me: int) -> World:
    """A new epoch: whatever was one is one before it."""
    old = [
        each._replace(epoch=None if each.epoch is None else 1, writing=None if each.writing is None else 1)
        for each in world.servers
    ]
    after = world._replace(owner=me, servers=tuple(old))
    return _with(after, me, epoch=0, knows=len(world.log), writing=None, owes=False)


def _check(world: World, me: int, server: Server) -> None:
    """The law: what is told is in the log, where the teller wrote it and as its last line, and nobody else has the table."""
    if world.log[server.knows - 1 : server.knows] != (me,):
        raise Broken("told what is not in the log")
    if len(world.log) != server.knows:
        raise Broken("told of a table that has gone on elsewhere")
    if world.owner not in (None, me) or server.epoch != 0:
        raise Broken("told of a table that somebody else has")


@lru_cache
def lease_left(left: int, asked: int | None = None) -> int:
    """Of the real lease, that had so much left, and perhaps was renewed by an answer to what was asked so long ago."""
    lease = Lease(lambda: 0, TERM, MARGIN)
    lease.renewed(left - (TERM - MARGIN))
    if asked is not None:
        lease.renewed(-asked)
    return round(lease.left)


def _with(world: World, me: int, **changes: int | bool | None) -> World:
    servers = list(world.servers)
    servers[me] = servers[me]._replace(**changes)  # type: ignore[arg-type]
    return world._replace(servers=tuple(servers))


@dataclass(frozen=True)
class Found:
    states: int
    told: int  # ways in which somebody is told something
    taken_over: int  # and in which a table goes on elsewhere


def explore(rules: Rules) -> Found:
    """Every state there is. Raises `Broken`, with the shortest way there."""
    begin = World()
    came: dict[World, tuple[World, str] | None] = {begin: None}
    queue = deque([begin])
    told = taken_over = 0
    while queue:
        world = queue.popleft()
        try:
            for said, after in steps(world, rules):
                told += said.endswith("tells")
                taken_over += said.endswith("takes it") and bool(world.log) and world.log[-1] != after.owner
                if after not in came:
                    came[after] = (world, said)
                    queue.append(after)
        except Broken as broken:
            raise Broken(f"{broken}: {', '.join(_way(came, world))}") from None
    return Found(len(came), told, taken_over)


def _way(came: dict[World, tuple[World, str] | None], world: World) -> list[str]:
    way: list[str] = []
    while (before := came[world]) is not None:
        world, said = before
        way.append(said)
    return way[::-1]
