"""The front door: a game that is dealt and ready, with its chance in it, and what one does with many of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sitdown.core.chance import Chance, Seeded, drawn
from sitdown.core.game import AnyGame, check_players
from sitdown.core.kernel import CLOCK, Ask, State
from sitdown.core.log import Played, Session
from sitdown.core.log import replay as play_again
from sitdown.core.records import BEGIN, Action, Event
from sitdown.core.registry import game_named

if TYPE_CHECKING:
    from sitdown.arena.report import Report

Seed = int | str


class Playing:
    """A game being played and written down. Underneath are `state`, which knows no chance, and `chance`."""

    def __init__(self, session: Session, chance: Chance) -> None:
        self._session = session
        self.chance = chance
        self._imagination = Seeded(0)

    @property
    def game(self) -> AnyGame:
        return self._session.game

    @property
    def state(self) -> State:
        return self._session.state

    # --- what can be asked

    @property
    def ask(self) -> Ask | None:
        """The open question: who may answer, and how. `None`: the game is over."""
        return self.state.ask

    def options(self, seat: int) -> tuple[Action, ...]:
        """What this seat may answer; nothing if it is not asked."""
        return () if self.ask is None else self.ask.options(seat)

    def view(self, seat: int | None) -> Any:
        """What lies on the table, as a seat (`None`: a spectator) may see it."""
        return self.state.view(seat)

    def knowledge(self, seat: int | None) -> Any:
        """What it could know if it never forgot anything."""
        return self.state.knowledge(seat)

    def guess(self, seat: int | None) -> State:
        """Another world that it could be in, drawn by a chance of its own: whoever guesses does not change the game."""
        return self.state.guess(seat, self._imagination)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winners(self) -> list[int]:
        return self.state.winners

    @property
    def totals(self) -> list[int]:
        return self.state.totals

    # --- what can be done

    def play(self, seat: int, move: Action | str) -> list[Event]:
        """Let a seat (or the clock) do something: an action, or its text, as `swap 2`. Returns what happened; `Illegal` if it is not allowed now."""
        action = self.game.read_move(move) if isinstance(move, str) else move
        return self._session.apply(seat, action, self.chance)

    def play_any(self) -> list[Event]:
        """Whoever is asked first does anything that is allowed."""
        if self.ask is None:
            return []
        seat = self.ask.seats[0]
        options = self.ask.options(seat)
        return self.play(seat, options[drawn(self.chance, len(options))])

    # --- on paper

    def log(self) -> list[bytes]:
        """All that was done, with the draws of chance: the game can be played again from it."""
        return self._session.lines()

    def save(self, path: str | PathLike[str]) -> None:
        Path(path).write_bytes(b"".join([line + b"\n" for line in self.log()]))


def new(game: str, players: int | None = None, seed: Seed | None = None, **options: Any) -> Playing:
    """A game that is dealt and ready. The same seed deals the same cards; `options` are those of the table."""
    known = game_named(game)
    wanted = known.usual.players if players is None else check_players(known.name, known.players, players)
    seats = tuple([f"seat {seat}" for seat in range(wanted)])
    table = Playing(Session(known, seats, options or None), Seeded(seed))
    table.play(CLOCK, BEGIN)
    return table


def simulate(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    seed: Seed | None = None,
    *,
    players: int | None = None,
    jobs: int = 1,
    log_dir: Path | None = None,
    **options: Any,
) -> Report:
    """Many games between bots, and what they came to (`sitdown.arena.simulate`). With more players than bots their row is repeated."""
    from sitdown.arena.simulate import simulate as play_many

    known = game_named(game)
    seats = max(len(bots), known.players[0]) if players is None else players
    return play_many(known, bots, games, seed, players=seats, jobs=jobs, options=options or None, log_dir=log_dir)


def replay(log: str | PathLike[str] | Iterable[bytes]) -> Iterator[Played]:
    """A game that was written down, entry by entry: what was done, what happened, and the state after it (clone it to keep it)."""
    return play_again(Path(log).read_bytes().splitlines() if isinstance(log, str | PathLike) else log)
