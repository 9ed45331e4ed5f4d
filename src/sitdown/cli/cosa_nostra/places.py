"""Where things are on the table."""

from __future__ import annotations

from sitdown.games.cosa_nostra.names import BusinessCard, Gangster, Place
from sitdown.games.cosa_nostra.view import GangsterView, TaskView, View


def owner(view: View, card: BusinessCard | Gangster) -> int:
    return next(
        seat
        for seat, player in enumerate(view.players)
        if any(card == each.business for each in player.businesses) or any(card == man.gangster for man in player.crew)
    )


def gangster(view: View, who: Gangster | Place) -> GangsterView:
    """By his name, or by a place of his."""
    name = who.removesuffix("_2")
    return next(man for player in view.players for man in player.crew if man.gangster == name)


def task(view: View, place: Place) -> TaskView | None:
    """What is to be done there; nothing, if nothing is planned."""
    everybody = [man for player in view.players for man in player.crew]
    return next((task for man in everybody for task in man.tasks if task.place == place), None)
