"""The table as it would lie after one side of a deal: what a player weighs when he weighs an offer."""

from __future__ import annotations

from msgspec.structs import replace

from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.view import PlayerView, PromiseView, View


def handed(view: View, giver: int, taker: int, goods: Goods) -> View:
    """What changes hands, the words too; each side's cash may fall below nothing: that is the engine's affair."""
    players = list(view.players)
    players[giver], players[taker] = _given(players[giver], players[taker], goods)
    made = len(view.ledger)
    words = [
        PromiseView(made + at, giver, taker, said, view.round, 0, "open", None)
        for at, said in enumerate(goods.promises)
    ]
    return replace(view, players=tuple(players), ledger=(*view.ledger, *words))


def _given(giver: PlayerView, taker: PlayerView, goods: Goods) -> tuple[PlayerView, PlayerView]:
    sold, gone = frozenset(goods.businesses), frozenset(goods.gangsters)
    there = [each for each in giver.businesses if each.business in sold]
    men = [man for man in giver.crew if man.gangster in gone]
    usable = {*taker.usable, *goods.markers, *[each.business for each in there if each.active]}
    return (
        replace(
            giver,
            cash=giver.cash - goods.cash,
            businesses=tuple([each for each in giver.businesses if each.business not in sold]),
            crew=tuple([man for man in giver.crew if man.gangster not in gone]),
            usable=tuple([card for card in giver.usable if card not in sold]),
        ),
        replace(
            taker,
            cash=taker.cash + goods.cash,
            businesses=(*taker.businesses, *there),
            crew=(*taker.crew, *men),
            usable=tuple(sorted(usable)),
            markers=taker.markers - len(goods.markers),
        ),
    )
