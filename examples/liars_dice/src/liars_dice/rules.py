"""The table and its two steps: a round is rolled, then players raise the bid in turn until one doubts it."""

from __future__ import annotations

from typing import Any, Final

from liars_dice import records as rec
from liars_dice.moves import MOVES
from sitdown.core.chance import Chance, drawn
from sitdown.core.game import table_for
from sitdown.core.kernel import MODES, ONE, Ask, Opening, State, Step
from sitdown.core.records import Action

NAME: Final = "liars-dice"
PLAYERS: Final = range(2, 7)
FACES: Final = range(1, 7)
DOUBT: Final = rec.Doubt()


class LiarsDice(State):
    def __init__(self, options: rec.Options, players: int) -> None:
        super().__init__(players, [Opening(Roll(0))], 1)
        self.options = options
        self.left = (options.dice,) * players
        self.dice: tuple[tuple[int, ...], ...] = ((),) * players
        self.bid: rec.Bid | None = None

    # --- what a table can be asked

    @property
    def round(self) -> int:
        return 1 + self.options.dice * self.players - sum(self.left)

    @property
    def totals(self) -> list[int]:
        return list(self.left)

    @property
    def winners(self) -> list[int]:
        return [seat for seat in range(self.players) if self.left[seat]] if self.over else []

    def seconds(self, clock: str) -> int | None:
        return self.options.turn_seconds if clock == "turn" else None

    def written(self, action: Action) -> str:
        return MOVES.write(action)

    def clone(self) -> LiarsDice:
        twin = LiarsDice(self.options, self.players)
        twin.agenda, twin.question, twin.ask = self.agenda.copy(), self.question, self.ask
        twin.left, twin.dice, twin.bid = self.left, self.dice, self.bid
        return twin

    # --- who may know what

    def view(self, viewer: int | None) -> rec.View:
        return self.seen(viewer, [viewer])

    def knowledge(self, viewer: int | None) -> rec.View:
        """There is nothing to remember: dice that were shown are rolled again."""
        return self.view(viewer)

    def guess(self, viewer: int | None, chance: Chance) -> LiarsDice:
        twin = self.clone()
        twin.dice = tuple([cup if seat == viewer else rolled(len(cup), chance) for seat, cup in enumerate(self.dice)])
        return twin

    def seen(self, viewer: int | None, lifted: list[int | None]) -> rec.View:
        """The table with these cups lifted."""
        dice = [cup if seat in lifted else (None,) * len(cup) for seat, cup in enumerate(self.dice)]
        turn = self.agenda[-1] if self.agenda else None
        ask = self.ask
        return rec.View(
            viewer,
            self.round,
            self.left,
            tuple(dice),
            self.bid,
            self.before(turn.seat) if self.bid and isinstance(turn, Turn) else None,
            None
            if ask is None
            else rec.Question(self.question, type(turn).__name__, MODES[ask.mode], ask.seats, self.seconds(ask.clock)),
            tuple(self.winners),
        )

    # --- for steps

    def after(self, seat: int) -> int:
        """The next who has dice."""
        return next(each % self.players for each in range(seat + 1, seat + 9) if self.left[each % self.players])

    def before(self, seat: int) -> int:
        return next(each % self.players for each in range(seat - 1, seat - 9, -1) if self.left[each % self.players])

    def raises(self) -> list[Action]:
        """Every bid above the last: more dice, or as many of a higher face."""
        least = (self.bid.count, self.bid.face) if self.bid else (0, 0)
        counts = range(max(1, least[0]), sum(self.left) + 1)
        return [rec.Bid(count, face) for count in counts for face in FACES if (count, face) > least]


class Roll(Step[LiarsDice]):
    """A round begins."""

    def __init__(self, starter: int) -> None:
        self.starter = starter

    def fields(self) -> tuple[Any, ...]:
        return (self.starter,)

    def run(self, g: LiarsDice, actor: int, action: Action | None) -> None:
        g.tell(rec.RoundBegan(g.round, self.starter))
        g.dice = tuple([rolled(left, g.chance) for left in g.left])
        for seat, cup in enumerate(g.dice):
            if cup:
                g.tell(rec.Rolled(seat, cup))
        g.then(Turn(self.starter))


class Turn(Step[LiarsDice]):
    """A bid, or a doubt of the last one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def ask(self, g: LiarsDice) -> Ask:
        options = ([DOUBT] if g.bid else []) + g.raises()
        return Ask(ONE, (self.seat,), (tuple(options),), "turn")

    def default(self, g: LiarsDice, seat: int) -> Action:
        return DOUBT if g.bid else rec.Bid(1, FACES[0])

    def run(self, g: LiarsDice, actor: int, action: Action | None) -> None:
        if isinstance(action, rec.Bid):
            g.bid = action
            g.tell(rec.BidMade(self.seat, action.count, action.face))
            g.then(Turn(g.after(self.seat)))
        else:
            self._lift(g)

    def _lift(self, g: LiarsDice) -> None:
        bid, bidder = g.bid, g.before(self.seat)
        assert bid is not None
        found = matching(g.dice, bid.face, g.options.wild_ones)
        loser = self.seat if found >= bid.count else bidder
        g.tell(rec.Doubted(self.seat, bidder, bid.count, bid.face, found, g.dice))
        g.left = tuple([left - (seat == loser) for seat, left in enumerate(g.left)])
        g.tell(rec.DieLost(loser, g.left[loser]))
        g.dice, g.bid = ((),) * g.players, None
        players = [seat for seat in range(g.players) if g.left[seat]]
        if len(players) == 1:
            g.tell(rec.GameEnded(players[0]))
        else:
            g.then(Roll(loser if g.left[loser] else g.after(loser)))


def matching(dice: tuple[tuple[int, ...], ...], face: int, wild_ones: bool) -> int:
    wanted = {face, 1} if wild_ones else {face}
    return sum([die in wanted for cup in dice for die in cup])


def rolled(dice: int, chance: Chance) -> tuple[int, ...]:
    return tuple(sorted([1 + drawn(chance, len(FACES)) for _ in range(dice)]))


def new_liars_dice(players: object, options: object = None) -> LiarsDice:
    seats, chosen = table_for(NAME, PLAYERS, rec.Options, players, options)
    g = LiarsDice(chosen, seats)
    g.advance()
    return g


def opened(g: State) -> rec.View:
    """Every cup lifted: for a game that is over."""
    assert isinstance(g, LiarsDice)
    return g.seen(None, list(range(g.players)))
