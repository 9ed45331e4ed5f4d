"""The table as it would lie after one side of a deal: what a player weighs when he weighs an offer."""

from __future__ import annotations

from msgspec.structs import replace

from sitdown.games.cosa_nostra.board.income import MONOPOLY, earned, monopolists
from sitdown.games.cosa_nostra.board.material import BUSINESS_ID
from sitdown.games.cosa_nostra.bots.worth.card_facts import MAN_NUMBER
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import LetUse
from sitdown.games.cosa_nostra.records.view import BusinessView, PlayerView, PromiseView, View


def handed(view: View, giver: int, taker: int, goods: Goods) -> View:
    """What changes hands, the words too; somebody's cash may fall below nothing: that is the engine's affair."""
    players = list(view.players)
    players[giver] = _poorer(players[giver], goods)
    players[taker] = _richer(view.players[giver], players[taker], taker, goods)
    if goods.businesses or goods.gangsters:
        players = _recounted(players)
    made = len(view.ledger)
    words = [
        PromiseView(made + at, giver, taker, said, view.round, 0, "open", None)
        for at, said in enumerate(goods.promises)
    ]
    ledger = [_done(entry, view.round, giver, taker, goods) for entry in view.ledger] if goods.markers else view.ledger
    return replace(view, players=tuple(players), ledger=(*ledger, *words))


def _poorer(giver: PlayerView, goods: Goods) -> PlayerView:
    return replace(
        giver,
        cash=giver.cash - goods.cash,
        businesses=tuple([each for each in giver.businesses if each.business not in goods.businesses]),
        crew=tuple([man for man in giver.crew if man.gangster not in goods.gangsters]),
        usable=tuple([card for card in giver.usable if card not in goods.businesses]),
    )


def _richer(giver: PlayerView, taker: PlayerView, seat: int, goods: Goods) -> PlayerView:
    there = [each for each in giver.businesses if each.business in goods.businesses]
    home = sum([marker.markers for each in there for marker in each.markers if marker.seat == seat])
    usable = {*taker.usable, *goods.markers, *[each.business for each in there if each.active]}
    return replace(
        taker,
        cash=taker.cash + goods.cash,
        businesses=(*taker.businesses, *[_without(each, seat) for each in there]),
        crew=(*taker.crew, *[man for man in giver.crew if man.gangster in goods.gangsters]),
        usable=tuple(sorted(usable)),
        markers=taker.markers + home - len(goods.markers),
    )


def _without(business: BusinessView, seat: int) -> BusinessView:
    """Whoever comes to own it has his markers back."""
    return replace(business, markers=tuple([marker for marker in business.markers if marker.seat != seat]))


def _recounted(players: list[PlayerView]) -> list[PlayerView]:
    """Incomes and monopolies."""
    open_ = [sum([1 << BUSINESS_ID[each.business] for each in player.businesses if each.active]) for player in players]
    men = [sum([1 << MAN_NUMBER[man.gangster] for man in player.crew if man.active]) for player in players]
    monopolies = monopolists(open_, men)
    return [
        replace(player, income=earned(open_[seat], men[seat]) + MONOPOLY * monopolies.count(seat))
        for seat, player in enumerate(players)
    ]


def _done(entry: PromiseView, number: int, giver: int, taker: int, goods: Goods) -> PromiseView:
    """The use of a business that was promised for this round, and is given."""
    said = entry.word
    kept = (
        isinstance(said, LetUse)
        and said.business in goods.markers
        and said.round == number
        and (entry.seat, entry.to, entry.verdict) == (giver, taker, "open")
    )
    return replace(entry, verdict="kept") if kept else entry
