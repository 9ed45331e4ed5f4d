"""The options a table of La Cosa Nostra can be opened with."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sitdown.games.cosa_nostra.cards.cards import Family

PlanningSeconds = Annotated[int, Meta(ge=10, le=600)]
TurnSeconds = Annotated[int, Meta(ge=10, le=600)]
ReactionSeconds = Annotated[int, Meta(ge=3, le=60)]
OfferSeconds = Annotated[int, Meta(ge=5, le=600)]


class CosaNostraOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults are the rulebook's game on a live table, with no clock on a turn."""

    rounds: Literal[3, 4] = 4
    families: tuple[Family, ...] | None = None  # by seat; `None`: dealt at random
    spying_anytime: bool = False
    business_bonus: bool = False
    double_planning: bool | None = None  # `None`: with five players
    influence_from: Literal[1, 2, 3] = 1
    rob_robbers: bool = False
    task_bonus: Literal["strength", "all"] = "strength"
    poker: bool = False
    mercenaries: bool = False
    planning_seconds: PlanningSeconds | None = None
    turn_seconds: TurnSeconds | None = None
    reaction_seconds: ReactionSeconds | None = 10
    offer_seconds: OfferSeconds | None = None

    def __post_init__(self) -> None:
        if self.families is not None and len(set(self.families)) != len(self.families):
            raise ValueError("every player has a family of his own")
