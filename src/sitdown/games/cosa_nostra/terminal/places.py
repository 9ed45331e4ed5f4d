"""Where things are on the table."""

from __future__ import annotations

from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, Place
from sitdown.games.cosa_nostra.records.view import GangsterView, TaskView, View


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


def own_place(place: Place) -> Place:
    """Of two places of one gangster the first: what is planned for him goes where it belongs."""
    return Place(place.removesuffix("_2"))


def task(view: View, place: Place) -> TaskView | None:
    """What is to be done there; nothing, if nothing is planned."""
    everybody = [man for player in view.players for man in player.crew]
    return next((task for man in everybody for task in man.tasks if task.place == place), None)


def others(view: View) -> list[int]:
    """The other seats, from the left of the viewer on."""
    start = -1 if view.seat is None else view.seat
    players = len(view.players)
    return [(start + 1 + at) % players for at in range(players - (view.seat is not None))]


def to_move(view: View) -> int | None:
    """Whose turn it is: nobody's before the first and after the last."""
    return view.turn if view.question is not None else None
