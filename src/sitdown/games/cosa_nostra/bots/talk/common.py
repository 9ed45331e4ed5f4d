"""What any price goes by: whose use a business is, who is at peace with whom, and whom he can spare."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosa_nostra.bots.worth.card_facts import KIND_OF
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, fee
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records import promises as word

NEVER: Final = 1e9
POOR: Final = 3000
FEWEST: Final = 3  # gangsters that he keeps
A_MAN: Final = 2000  # for less nobody is let go, whatever he is good for


def has_peace(o: Outlook, seat: int) -> bool:
    """Whether that seat has promised not to attack him."""
    return any(
        [
            entry.seat == seat
            and entry.verdict == "open"
            and (isinstance(entry.word, word.NoAttackOnAnybody) or entry.to == o.seat)
            for entry in o.view.ledger
            if isinstance(entry.word, word.NoAttackOnYou | word.NoAttackOnAnybody)
        ]
    )


def can_spare(p: Plans) -> bool:
    """Whether he could do without one of his gangsters: he has no job for him, or nothing to spend on anything else."""
    return len(p.o.view.jobs) < len(p.o.idle()) or p.purse < POOR


def marker_cost(o: Outlook, host: int, taker: int, card: BusinessCard) -> int:
    """What the use of a business should cost; nothing, if it was promised this round, more for the strongest."""
    if has_promised_use(o, host, taker, card, o.view.round):
        return 0
    strongest = max([seat for seat in range(len(o.standing)) if seat != host], key=lambda seat: o.standing[seat])
    return fee(o.view.round, KIND_OF[card]) + (o.temper.leader_more if taker == strongest else 0)


def has_use(o: Outlook, seat: int, kind: int) -> bool:
    """Of a business of this kind: his own, or one that his marker lies on."""
    return any(
        [
            owner == seat or any([marker.seat == seat for marker in each.markers])
            for owner, player in enumerate(o.view.players)
            for each in player.businesses
            if KIND_OF[each.business] == kind
        ]
    )


def has_promised_use(o: Outlook, host: int, to: int, card: BusinessCard, number: int | None = None) -> bool:
    """In this round, or at any time."""
    return any(
        [
            entry.seat == host and entry.to == to and entry.verdict == "open" and number in (None, entry.word.round)
            for entry in o.view.ledger
            if isinstance(entry.word, word.LetUse) and entry.word.business == card
        ]
    )
