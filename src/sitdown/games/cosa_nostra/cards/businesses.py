"""The businesses, from `data/businesses.toml`: `BUSINESSES[CASINO].price`."""

from typing import Final

import msgspec

from sitdown.games.cosa_nostra.cards.cards import Business, Monopoly
from sitdown.games.cosa_nostra.cards.facts import Count, Facts, Money, shipped


class BusinessFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A businessman or a company."""

    business: Business
    company: bool
    copies: Count
    price: Money
    income: Money
    monopoly: Monopoly | None = None


def read_businesses(text: str) -> tuple[BusinessFacts, ...]:
    """Read a file of businesses; refuse one that does not add up."""
    facts = Facts("businesses", text)
    rows = facts.rows("businesses", BusinessFacts)
    facts.complete("businesses", [row.business for row in rows], Business)
    facts.complete("monopolies", [row.monopoly for row in rows if row.monopoly is not None], Monopoly)
    facts.total("businesses", {row.business: row.copies for row in rows})
    found = {row.business: row for row in rows}
    return tuple(found[business] for business in Business)


BUSINESSES: Final = read_businesses(shipped("businesses"))
