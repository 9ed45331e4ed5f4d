"""What players do beside the agenda, whenever trade is allowed: deals, Alexei's stripping, spying with the option for it.

What may be done (`beside`) and what is accepted (`talk`) go by the same functions."""

from __future__ import annotations

from sitdown.core.errors import Illegal
from sitdown.core.kernel import Menu
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.attachments import attached_by, detach
from sitdown.games.cosa_nostra.board.material import CARD, GANGSTER, GANGSTER_ID, MEN
from sitdown.games.cosa_nostra.board.table import Table, lying_on
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import Foiled
from sitdown.games.cosa_nostra.steps.reactions import FOILERS, helper, use
from sitdown.games.cosa_nostra.steps.spying import cards_in_hand, looks, play_on_turn
from sitdown.games.cosa_nostra.trade import deals
from sitdown.games.cosa_nostra.trade.openness import trade_open


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


def beside(g: Table, seat: int) -> list[Action]:
    """All that he may do now beside the open question, but for what he puts together himself: offers and words."""
    if g.over:
        return []
    found = deals.listed(g, seat)
    if trade_open(g):
        if helper(g, seat, FOILERS) >= 0:
            found += [act.Strip(CARD[card], GANGSTER[who]) for who, card in _strippable(g, seat)]
        asked = g.ask.options(seat) if g.ask is not None else ()
        found += [look for look in _looks(g, seat) if look not in asked]
    return found


def _strip(g: Table, seat: int, action: act.Strip) -> None:
    """Alexei cancels an opponent's card that lies on a gangster (M-32)."""
    alexei = helper(g, seat, FOILERS)
    if alexei < 0 or not trade_open(g):
        raise Illegal("no-strip", "only Alexei's boss can strip a card, twice a round, while trade is allowed")
    card = CARD.index(action.card)
    who = GANGSTER_ID[action.gangster]
    if (who, card) not in _strippable(g, seat):
        raise Illegal(
            "nothing-to-strip",
            f"no opponent's {action.card} lies on {action.gangster}",
            {"card": action.card, "gangster": action.gangster},
        )
    use(g, alexei)
    if g.listening:
        g.tell(Foiled(seat, action.card))
    detach(g, card, who)


def _strippable(g: Table, seat: int) -> list[tuple[int, int]]:
    """Gangsters, and opponents' cards on them."""
    lying = [(who, card) for who in range(MEN) if g.attached[who] for card in lying_on(g.attached[who])]
    return [(who, card) for who, card in lying if attached_by(g, card, who) != seat]


def _spy(g: Table, seat: int, action: Action) -> bool:
    return trade_open(g) and action in _looks(g, seat) and play_on_turn(g, seat, action)


def _looks(g: Table, seat: int) -> list[Action]:
    """With `spying_anytime` one may look, but not exchange the market, on others' turns too (C-80)."""
    if not g.options.spying_anytime:
        return []
    menu = Menu(seat, "")
    looks(g, seat, cards_in_hand(g, seat), menu)
    return [look for look in menu.options(seat) if type(look) is not act.ExchangeMarket]
