"""The businesses."""

from sitdown.games.cosa_nostra.cards import cards
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import BUSINESS_KINDS, Business, Monopoly
from tests.cosa_nostra.tables import columns, slug

TABLE = """
Pimp | 5 | 4000 / 2000 | businessman
Drug Dealer | 5 | 4000 / 2000 | businessman
Loan Shark | 5 | 4000 / 2000 | businessman
Lawyer | 3 | 2000 / 1000 | businessman
Politician | 3 | 2000 / 1000 | businessman
Cop | 3 | 2000 / 1000 | businessman
Building Firm | 2 | 8000 / 4000 | company
Garage | 2 | 8000 / 4000 | company
Waste Company | 2 | 8000 / 4000 | company
Night Club | 2 | 12000 / 6000 | company
Casino | 2 | 14000 / 7000 | company
"""


def test_price_income_and_copies() -> None:
    shown = [
        [
            each.business,
            str(each.copies),
            f"{each.price} / {each.income}",
            "company" if each.company else "businessman",
        ]
        for each in BUSINESSES
    ]
    assert shown == [[slug(name), *rest] for name, *rest in columns(TABLE)]
    assert sum(each.copies for each in BUSINESSES) == 34


def test_a_business_has_the_int_of_its_place() -> None:
    businessmen = cards.PIMP, cards.DRUG_DEALER, cards.LOAN_SHARK, cards.LAWYER, cards.POLITICIAN, cards.COP
    companies = cards.BUILDING_FIRM, cards.GARAGE, cards.WASTE_COMPANY, cards.NIGHT_CLUB, cards.CASINO
    assert (*businessmen, *companies) == tuple(range(11)) == tuple(BUSINESS_KINDS.values())
    assert list(BUSINESS_KINDS) == [each.business for each in BUSINESSES] == list(Business)
    assert BUSINESSES[cards.CASINO].business is Business.CASINO


def test_three_kinds_make_monopolies() -> None:
    assert {kind: each.monopoly for kind, each in enumerate(BUSINESSES) if each.monopoly} == {
        cards.PIMP: Monopoly.PROSTITUTION,
        cards.DRUG_DEALER: Monopoly.DRUGS,
        cards.LOAN_SHARK: Monopoly.CREDIT,
    }
