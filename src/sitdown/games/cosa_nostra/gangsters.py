"""All gangsters by their ints: those of the families, then the mercenaries."""

from typing import Final

from sitdown.games.cosa_nostra.families import FAMILY_GANGSTERS, FamilyGangster
from sitdown.games.cosa_nostra.mercenaries import MERCENARIES, MercenaryFacts

GANGSTERS: Final[tuple[FamilyGangster | MercenaryFacts, ...]] = (*FAMILY_GANGSTERS, *MERCENARIES)
STRENGTH: Final[tuple[int, ...]] = tuple(each.strength for each in GANGSTERS)
PRICE: Final[tuple[int, ...]] = tuple(each.price for each in GANGSTERS)
