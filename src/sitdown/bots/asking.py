"""The open question as it is put to a bot."""

from __future__ import annotations

from sitdown.bots.base import Asked
from sitdown.core.kernel import MODES, RACE, Ask, State


def asked(state: State, ask: Ask, seat: int) -> Asked:
    return Asked(
        MODES[ask.mode],
        ask.options(seat),
        state.seconds(ask.clock),
        ask.mode == RACE or ask.stopwatch,
        state.agenda[-1].default(state, seat),
    )
