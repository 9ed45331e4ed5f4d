"""The influence cards and what they are for, from `data/influence.toml`: `INFLUENCE[SPY].uses`."""

from typing import Final, Literal

import msgspec

from sitdown.games.cosa_nostra.cards.cards import Family, Influence
from sitdown.games.cosa_nostra.cards.facts import Count, Facts, shipped, verb


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag=verb):
    """What a card can be played for."""


class Look(Use, frozen=True):
    """See planned jobs of other players."""

    jobs: Count


class ExchangeMarket(Use, frozen=True):
    """Four new cards in the market."""


class ExtraTurn(Use, frozen=True):
    """Act before another's turn; or let one's own turn pass."""


class Attach(Use, frozen=True):
    """Lie on a gangster and change his dice, until his task or the round ends."""

    to: Literal["anyone", "opponent"]
    until: Literal["task", "round"]
    strength: int = 0
    difficulty: int = 0


class Heal(Use, frozen=True):
    """Killed becomes deactivated, deactivated nothing."""


class InfluenceFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of influence card. It is played for one of its uses."""

    influence: Influence
    copies: Count
    uses: tuple[Look | ExchangeMarket | ExtraTurn | Attach | Heal, ...]
    start: int = 0  # how many of it every player begins with


def read_influence(text: str) -> tuple[InfluenceFacts, ...]:
    """Read a file of influence cards; refuse one that does not add up."""
    facts = Facts("influence", text)
    rows = facts.rows("influence", InfluenceFacts)
    facts.complete("influence", [row.influence for row in rows], Influence)
    facts.total("influence cards", {row.influence: row.copies for row in rows})
    for row in rows:
        if not row.uses:
            raise facts.error(f"{row.influence}: of no use")
        if not 0 <= row.start * len(Family) <= row.copies:
            raise facts.error(f"{row.influence}: {row.copies} copies, but every player begins with {row.start}")
    found = {row.influence: row for row in rows}
    return tuple(found[influence] for influence in Influence)


INFLUENCE: Final = read_influence(shipped("influence"))
