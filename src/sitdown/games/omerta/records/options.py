"""The options an Omerta table can be opened with."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.cards.deck import check_characters, facts

SnapSeconds = Annotated[int, Meta(ge=1, le=30)]
ReactionSeconds = Annotated[int, Meta(ge=3, le=60)]
TurnSeconds = Annotated[int, Meta(ge=10, le=300)]
TurnLimit = Annotated[int, Meta(ge=1, le=10_000)]
Reflexes = Literal["quick", "human", "slow", "drowsy"]

# Seconds by which bots hold back in a snap: a person at a screen has to find the card first.
HEAD_STARTS: Final[dict[Reflexes, float]] = {"quick": 0.0, "human": 0.4, "slow": 1.0, "drowsy": 2.0}


class OmertaOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults are the rulebook's game on a live table, with no clock on a turn."""

    snap: Literal["race", "sealed"] = "race"
    snap_seconds: SnapSeconds | None = 4
    reflexes: Reflexes = "human"  # of bots, beside people
    reaction_seconds: ReactionSeconds | None = 10
    turn_seconds: TurnSeconds | None = None
    turn_limit: TurnLimit | None = None
    memory_aid: bool = False
    characters: dict[Card, int] | None = None  # copies of each; `None`: as in deck.toml

    def __post_init__(self) -> None:
        if self.characters is not None:
            check_characters(self.characters, facts().character_total)
