"""One of every event and every action of Omerta, and the seat that plays the main part in it."""

from typing import Final

from sitdown.core.records import BEGIN, RECONSIDER, TIME_UP, Action, Clocked, Event
from sitdown.games.omerta.cards.cards import Card, Famous
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records import events as ev

FAMOUS: Final = (Famous.AL_CAPONE, Famous.LUCKY_LUCIANO, Famous.VIRGINIA_HILL)
HELD: Final = ((Card.BOTTLE_2, Card.ALIBI), (Card.LADY,), ())

EVENTS: Final[tuple[Event, ...]] = (
    ev.Named(FAMOUS),
    ev.RoundBegan(1, 0),
    ev.Peeked(0, (0, 2), (Card.BOTTLE_8, Card.MOLE)),
    ev.Peeked(0, (3,), (Card.KILLER,)),
    ev.TurnBegan(0),
    ev.TurnMissed(0),
    ev.Drew(0, Card.BOTTLE_7),
    ev.DrewNothing(0),
    ev.Took(0, Card.ALIBI),
    ev.Swapped(0, 1, Card.BOTTLE_10),
    ev.Discarded(0, Card.SAFECRACKER),
    ev.Reshuffled(1),
    ev.Reshuffled(23),
    ev.SnapOpened(Card.BOTTLE_5),
    ev.Snapped(0, 2, Card.BOTTLE_5),
    ev.Mistaken(0, 2, Card.WITNESS),
    ev.SnapClosed(0),
    ev.SnapClosed(None),
    ev.Given(0),
    ev.Given(0, "ride"),
    ev.Given(0, "snitch"),
    ev.Aimed(0, Card.GANGSTER, (0, 1), (2, 3)),
    ev.Aimed(1, Card.GANGSTER, (0, 2), (2, 3)),
    ev.Aimed(1, Card.LADY, (0,), ()),
    ev.Aimed(1, Card.SNITCH, (0, 2), ()),
    ev.Aimed(1, Card.MAMMA, (0,), ()),
    ev.Aimed(1, Card.PATROL, (0,), (1,)),
    ev.Killed(0, 3, Card.SNITCH),
    ev.Exchanged(0, 1, 2, 3),
    ev.Mixed(0),
    ev.Drove(0, (0, 3), (Card.BOTTLE_1, Card.BOTTLE_9), away=True),
    ev.Drove(0, (1,), (Card.DRIVER,), away=False),
    ev.SafeOpened(0, (Card.BOTTLE_3, Card.GANGSTER, Card.PATROL, Card.MAMMA)),
    ev.Cracked(0, 3, 1),
    ev.MammaSent(0, 1),
    ev.MammaSent(1, 0),
    ev.PatrolLaid(0, 1, 2),
    ev.PatrolLaid(1, 0, 2),
    ev.Lifted(Card.MAMMA, 1, 0),
    ev.Lifted(Card.PATROL, 1, 0),
    ev.RoundEnded(1, 0, True, HELD, (2, 15, 0), (0, 15, 0)),
    ev.RoundEnded(2, 0, False, HELD, (2, 15, 0), (22, 15, 0)),
    ev.RoundEnded(3, None, False, HELD, (2, 15, 0), (2, 15, 0)),
    ev.GameEnded((12, 30, 41), (0,)),
    ev.GameEnded((12, 30, 12), (0, 2)),
)

ACTIONS: Final[tuple[Action, ...]] = (
    BEGIN,
    TIME_UP,
    RECONSIDER,
    Clocked(0, 431),
    act.Peek(0, 2),
    act.CallOmerta(),
    act.DrawDeck(),
    act.TakePile(),
    act.Swap(1),
    act.Discard(),
    act.Try(2),
    act.Reveal(3),
    act.Decline(),
    act.Exchange(0, 1, 2, 3),
    act.Shuffle(0),
    act.Look(2),
    act.Give(0, 0),
    act.Give(0, 1),
    act.Drive(()),
    act.Drive((1,)),
    act.Drive((1, 3)),
    act.Crack(0, 1),
    act.SendMamma(0),
    act.LayPatrol(0, 2),
)
