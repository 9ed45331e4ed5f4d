"""What one side of a deal could give, with what is on the table already in a draft."""

from __future__ import annotations

from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, Place
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.view import View


def businesses(view: View, giver: int, goods: Goods) -> list[BusinessCard]:
    return [card for card in view.players[giver].to_give.businesses if card not in goods.businesses]


def gangsters(view: View, giver: int, goods: Goods) -> list[Gangster]:
    return [man for man in view.players[giver].to_give.gangsters if man not in goods.gangsters]


def hosts(view: View, giver: int, goods: Goods, back: Goods) -> list[BusinessCard]:
    """Where the other may put a marker, what the giver gets by this very deal included."""
    return [*[card for card in view.players[giver].to_give.markers if card not in goods.businesses], *back.businesses]


def jobs(view: View, seat: int) -> list[Place]:
    """Where a seat's planned jobs lie."""
    return [task.place for man in view.players[seat].crew for task in man.tasks if task.business is None]
