"""What can be said in advance: to which questions, by which rules. A game brings a table of them (`Game.instructions`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, get_args

from msgspec import Struct

from sitdown.core.kernel import State
from sitdown.core.records import Action


class Rule(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """One thing that can be said. It is tagged with the name of its class."""


class Never(Rule, frozen=True):
    """Silence: whatever that means there."""


class Always(Rule, frozen=True):
    """Yes, if it can be done."""


@dataclass(frozen=True)
class Instructable:
    """Questions about something: the rules there are (a union of them), and what is answered by one."""

    rules: Any
    answer: Callable[[Any, int, Any], Action | None]  # the state, the seat, the rule; `None`: silence


def rule_names(kind: Instructable) -> list[str]:
    """What the rules there are called."""
    return [rule.__name__ for rule in get_args(kind.rules) or (kind.rules,)]


def affirmed(state: State, seat: int, rule: Rule) -> Action | None:
    """To a question of yes or no: the first way of saying yes."""
    if isinstance(rule, Never) or state.ask is None:
        return None
    no = state.agenda[-1].default(state, seat)
    return next((option for option in state.ask.options(seat) if option != no), None)
