"""Standing instructions: what is answered for a seat to questions of a kind, until it says otherwise. They are its secret."""

from __future__ import annotations

from msgspec import Raw

from sitdown.core.codec import Malformed, decode, encode
from sitdown.core.game import AnyGame
from sitdown.core.instructions import Instructable, Rule
from sitdown.core.kernel import State
from sitdown.core.records import Action


class Instructions:
    """`given`: by seat, and by what a question is about."""

    def __init__(self, game: AnyGame, given: dict[int, dict[str, Raw]]) -> None:
        self._kinds: dict[str, Instructable] = game.instructions() or {}
        self._rules = {
            seat: {about: self._read(about, rule) for about, rule in mine.items() if about in self._kinds}
            for seat, mine in given.items()
        }

    def give(self, seat: int, about: str, rule: Raw) -> None:
        """Raises `Malformed`."""
        if about not in self._kinds:
            raise Malformed(f"nothing can be said in advance about {about}")
        mine = self._rules.setdefault(seat, {})
        if bytes(rule) == b"null":
            mine.pop(about, None)
        else:
            mine[about] = self._read(about, rule)

    def forget(self, seat: int) -> None:
        """Somebody else sits there now."""
        self._rules.pop(seat, None)

    def holds(self, seat: int, about: str) -> bool:
        return about in self._rules.get(seat, {})

    def of(self, seat: int) -> dict[str, Raw]:
        return {about: Raw(encode(rule)) for about, rule in sorted(self._rules.get(seat, {}).items())}

    @property
    def given(self) -> dict[int, dict[str, Raw]]:
        return {seat: self.of(seat) for seat, mine in sorted(self._rules.items()) if mine}

    def answer(self, state: State, seat: int, about: str) -> Action | None:
        """What the seat says by its instruction to the open question; `None`: it has given none."""
        rule = self._rules.get(seat, {}).get(about)
        if rule is None or state.ask is None:
            return None
        answer = self._kinds[about].answer(state, seat, rule)
        return answer if answer in state.ask.options(seat) else state.agenda[-1].default(state, seat)

    def _read(self, about: str, rule: Raw) -> Rule:
        read: Rule = decode(bytes(rule), self._kinds[about].rules)
        return read
