"""The families and their gangsters, from `data/families.toml`: `FAMILIES[CARUSO].start`, `FAMILY_GANGSTERS[0].strength`."""

from typing import Final

import msgspec

from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import BUSINESS_KINDS, FAMILY_KINDS, FIRST_MERCENARY, Business, Family
from sitdown.games.cosa_nostra.cards.facts import Count, Facts, Money, shipped
from sitdown.games.cosa_nostra.cards.names import GANGSTER_KINDS, Gangster


class _Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    family: Family
    boss: str
    colour: str
    businesses: list[Business]


class _Gangster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gangster: Gangster
    name: str
    family: Family
    strength: Count
    price: Money


class FamilyFacts(msgspec.Struct, frozen=True):
    """A family: who its gangsters are, and what it starts with."""

    family: Family
    boss: str
    colour: str
    start: tuple[int, ...]  # the gangsters on the table at the start
    recruits: tuple[int, ...]  # those to be had later, at their price
    businesses: tuple[int, ...]


class FamilyGangster(msgspec.Struct, frozen=True):
    """A gangster of a family. A start gangster's price is what he counts for in an exchange or a tie."""

    gangster: Gangster
    name: str
    family: int
    strength: int
    price: int


class Families(msgspec.Struct, frozen=True):
    """What `families.toml` says, checked."""

    families: tuple[FamilyFacts, ...]
    gangsters: tuple[FamilyGangster, ...]


def read_families(text: str) -> Families:
    """Read a file of families; refuse one that does not add up."""
    facts = Facts("families", text)
    families = facts.rows("families", _Family)
    facts.complete("families", [row.family for row in families], Family)
    facts.complete("colours", [row.colour for row in families], ())
    _check_businesses(facts, families)
    start = facts.rows("start", _Gangster)
    recruits = facts.rows("recruits", _Gangster)
    found = {row.gangster: row for row in start + recruits}
    wanted = tuple(Gangster)[:FIRST_MERCENARY]
    facts.complete("gangsters", [row.gangster for row in start + recruits], wanted)
    facts.add_up("gangsters", len(found), len(wanted))
    by_family = {row.family: row for row in families}
    return Families(
        tuple(_family(facts, by_family[family], start, recruits) for family in Family),
        tuple(_gangster(found[gangster]) for gangster in wanted),
    )


def _family(facts: Facts, row: _Family, start: list[_Gangster], recruits: list[_Gangster]) -> FamilyFacts:
    businesses = tuple(BUSINESS_KINDS[business] for business in row.businesses)
    return FamilyFacts(
        row.family,
        row.boss,
        row.colour,
        _of(facts, row.family, "start", start),
        _of(facts, row.family, "recruits", recruits),
        businesses,
    )


def _of(facts: Facts, family: Family, table: str, gangsters: list[_Gangster]) -> tuple[int, ...]:
    found = sorted(GANGSTER_KINDS[row.gangster] for row in gangsters if row.family is family)
    facts.add_up(f"gangsters of {family} in {table}", len(found), 3)
    return tuple(found)


def _gangster(row: _Gangster) -> FamilyGangster:
    return FamilyGangster(row.gangster, row.name, FAMILY_KINDS[row.family], row.strength, row.price)


def _check_businesses(facts: Facts, families: list[_Family]) -> None:
    handed_out = [business for row in families for business in row.businesses]
    for each in BUSINESSES:
        if (found := handed_out.count(each.business)) > each.copies:
            raise facts.error(f"the families start with {found} {each.business} cards, there are {each.copies}")


_SHIPPED: Final = read_families(shipped("families"))
FAMILIES: Final = _SHIPPED.families
FAMILY_GANGSTERS: Final = _SHIPPED.gangsters
