"""What players do beside the agenda, whenever trade is allowed: deals, Alexei's stripping, spying with the option for it."""

from __future__ import annotations

from sitdown.core.kernel import Illegal
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra import deals
from sitdown.games.cosa_nostra.attachments import ATTACHABLE, attached_by, detach, has_attached
from sitdown.games.cosa_nostra.events import Foiled
from sitdown.games.cosa_nostra.material import CARD, GANGSTER_ID
from sitdown.games.cosa_nostra.reactions import FOILERS, helper, use
from sitdown.games.cosa_nostra.spying import looks, play_on_turn
from sitdown.games.cosa_nostra.table import Table
from sitdown.games.cosa_nostra.trade import trade_open


def talk(g: Table, actor: int, action: Action) -> bool:
    """`False` if this is no such thing; `Illegal`, with nothing changed, if it may not be done now."""
    if deals.talk(g, actor, action):
        return True
    if not 0 <= actor < g.players:
        return False
    if type(action) is act.Strip:
        _strip(g, actor, action)
        return True
    return _spy(g, actor, action)


def _strip(g: Table, seat: int, action: act.Strip) -> None:
    """Alexei cancels an opponent's card that lies on a gangster (M-32)."""
    alexei = helper(g, seat, FOILERS)
    if alexei < 0 or not trade_open(g):
        raise Illegal("only Alexei's boss can strip a card, twice a round, while trade is allowed")
    card = CARD.index(action.card)
    who = GANGSTER_ID[action.gangster]
    if card not in ATTACHABLE or not has_attached(g, card, who) or attached_by(g, card, who) == seat:
        raise Illegal(f"no opponent's {action.card} lies on {action.gangster}")
    use(g, alexei)
    if g.listening:
        g.tell(Foiled(seat, action.card))
    detach(g, card, who)


def _spy(g: Table, seat: int, action: Action) -> bool:
    """With `spying_anytime` one may look, but not exchange the market, on others' turns too (C-80)."""
    if not g.options.spying_anytime or not trade_open(g) or type(action) is act.ExchangeMarket:
        return False
    return action in looks(g, seat) and play_on_turn(g, seat, action)
