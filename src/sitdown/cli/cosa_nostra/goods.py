"""What one side of a deal could give, as the table lies."""

from __future__ import annotations

from sitdown.games.cosa_nostra.actions import Goods
from sitdown.games.cosa_nostra.names import BusinessCard, Gangster, Place
from sitdown.games.cosa_nostra.view import View


def businesses(view: View, giver: int, goods: Goods) -> list[BusinessCard]:
    return [each.business for each in view.players[giver].businesses if each.business not in goods.businesses]


def gangsters(view: View, giver: int, goods: Goods) -> list[Gangster]:
    """Those without a task."""
    crew = view.players[giver].crew
    return [man.gangster for man in crew if not man.tasks and man.gangster not in goods.gangsters]


def hosts(view: View, giver: int, goods: Goods, back: Goods) -> list[BusinessCard]:
    """Where the other may put a marker: active businesses, planned purchases, and what the giver gets by this very deal."""
    player = view.players[giver]
    own = [each.business for each in player.businesses if each.active and each.business not in goods.businesses]
    planned = [task.business for man in player.crew for task in man.tasks if task.business is not None]
    return [*own, *planned, *back.businesses]


def jobs(view: View, seat: int) -> list[Place]:
    """Where a seat's planned jobs lie."""
    return [task.place for man in view.players[seat].crew for task in man.tasks if task.business is None]
