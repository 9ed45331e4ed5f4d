"""In La Cosa Nostra: he carries out what was planned, keeps the word that was given, gives none, and spends nothing that can wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.bots.caretaker import Policy
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.promises import LetUse
from sitdown.games.cosa_nostra.records.view import View


def owed(view: View, seat: int, beside: Sequence[Action]) -> Action | None:
    """A sum that is due, or the use of a business for who was promised it and asks for nothing else."""
    for action in beside:
        if isinstance(action, act.Settle) or (isinstance(action, act.AcceptOffer) and _promised(view, seat, action)):
            return action
    return None


def _promised(view: View, seat: int, action: act.AcceptOffer) -> bool:
    offer = next(each for each in view.offers if each.number == action.offer)
    asked = offer.take.markers
    return (
        len(asked) == 1
        and offer.give == act.Goods()
        and offer.take == act.Goods(markers=asked)
        and any(
            entry.seat == seat
            and entry.to == offer.seat
            and entry.verdict == "open"
            and entry.word == LetUse(asked[0], view.round)
            for entry in view.ledger
        )
    )


POLICY: Final = Policy(
    spends=(act.Hire, act.Exchange, act.Train, act.BuyNow, act.Stake, act.Launder),
    weighed=(
        act.AttackPlayer,
        act.AttackBusiness,
        act.AttackGangster,
        act.StrikeInstead,
        act.Rob,
        act.Attach,
    ),
    wrong=frozenset({"breaks-peace", "breaks-peace-all", "helps-rival"}),
    owed=owed,
)
