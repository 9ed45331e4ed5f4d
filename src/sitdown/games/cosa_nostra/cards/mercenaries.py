"""The mercenaries of the expansion, from `data/mercenaries.toml`: `MERCENARIES[gangster - FIRST_MERCENARY].abilities`."""

from typing import Final

import msgspec

from sitdown.games.cosa_nostra.cards.abilities import AnyAbility
from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY
from sitdown.games.cosa_nostra.cards.facts import Count, Facts, Money, shipped
from sitdown.games.cosa_nostra.cards.families import FAMILY_GANGSTERS, FamilyGangster
from sitdown.games.cosa_nostra.cards.names import Gang, Gangster


class MercenaryFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gangster for hire, and what he can do that others cannot."""

    gangster: Gangster
    name: str
    gang: Gang
    strength: Count
    price: Money
    abilities: tuple[AnyAbility, ...]


def read_mercenaries(text: str) -> tuple[MercenaryFacts, ...]:
    """Read a file of mercenaries; refuse one that does not add up."""
    facts = Facts("mercenaries", text)
    rows = facts.rows("mercenaries", MercenaryFacts)
    wanted = tuple(Gangster)[FIRST_MERCENARY:]
    facts.complete("mercenaries", [row.gangster for row in rows], wanted)
    facts.add_up("mercenaries", len(rows), len(wanted))
    for row in rows:
        if not row.abilities:
            raise facts.error(f"{row.gangster}: no ability")
    found = {row.gangster: row for row in rows}
    return tuple(found[gangster] for gangster in wanted)


MERCENARIES: Final = read_mercenaries(shipped("mercenaries"))

# All gangsters by their ints: those of the families, then the mercenaries.
GANGSTERS: Final[tuple[FamilyGangster | MercenaryFacts, ...]] = (*FAMILY_GANGSTERS, *MERCENARIES)
STRENGTH: Final[tuple[int, ...]] = tuple(each.strength for each in GANGSTERS)
PRICE: Final[tuple[int, ...]] = tuple(each.price for each in GANGSTERS)
