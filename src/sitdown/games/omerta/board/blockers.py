"""Mamma and Patrol on the table: how they come, and when they go (O-50 to O-55)."""

from sitdown.games.omerta.board.table import PATROL_BIT, PATROLS, Lain, Table
from sitdown.games.omerta.cards.cards import CARDS, MAMMA, PATROL
from sitdown.games.omerta.records.events import Lifted, MammaSent, PatrolLaid


def lay_mamma(g: Table, victim: int) -> None:
    """She stays until the next turn of the player who sent her."""
    g.in_play = 0
    g.lain += (Lain(MAMMA, g.turn, victim, 0, 1),)
    g.tell(MammaSent(g.turn, victim))


def lay_patrol(g: Table, victim: int, slot: int) -> None:
    """It stays until the second next turn of the player who laid it."""
    numbers = [lain.patrol for lain in g.lain]
    number = next(number for number in range(1, len(numbers) + 2) if number not in numbers)
    g.in_play = 0
    g.put(victim, slot, g.stocks[victim][slot] | number << PATROL_BIT)
    g.lain += (Lain(PATROL, g.turn, victim, number, 2),)
    g.tell(PatrolLaid(g.turn, victim, slot))


def lift_due(g: Table, seat: int) -> None:
    """A turn of the player who laid them: what is due goes onto the pile, in the order it was laid."""
    left: list[Lain] = []
    for lain in g.lain:
        if lain.by != seat:
            left.append(lain)
        elif lain.turns > 1:
            left.append(Lain(lain.card, lain.by, lain.victim, lain.patrol, lain.turns - 1))
        else:
            if lain.patrol:
                _unblock(g, lain.victim, lain.patrol)
            g.pile.append(lain.card)
            g.tell(Lifted(CARDS[lain.card], seat, lain.victim))
    g.lain = tuple(left)


def _unblock(g: Table, victim: int, patrol: int) -> None:
    g.stocks[victim] = tuple(
        [slot & ~PATROLS if (slot & PATROLS) >> PATROL_BIT == patrol else slot for slot in g.stocks[victim]]
    )
