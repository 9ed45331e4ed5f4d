"""The five families, their gangsters and what they start with."""

from sitdown.games.cosa_nostra.cards import cards
from sitdown.games.cosa_nostra.cards.cards import FAMILY_KINDS, FIRST_MERCENARY, Business, Family
from sitdown.games.cosa_nostra.cards.families import FAMILIES, FAMILY_GANGSTERS
from sitdown.games.cosa_nostra.cards.names import GANGSTER_KINDS, Gangster
from tests.cosa_nostra.tables import columns, slug
from tests.rules import rule

TABLE = """
Blundetto | Silvio | yellow | Little Joey / Jimmy Bananas / Big Joey | Stevie Blundetto / Micky Dogs / Knocky Fivepoints
DiMaggio | Frank | green | Phil Malony / Lenny DiMaggio / Franco Luciano | Mia LaVecchia / Mr. Hong / Tommy The Cat
Calmuti | Carlo | red | Vito Baritono / Frankie Calmuti / Bobby Ruthless | Carmine Lucatoni / Salie Canalli / Rocky Santiago
LaServa | Maria | purple | Rusty LaServa / Sunny Bonasera / Jacky Two-Finger | Harry Diamonds / Donny Brasi / Eddy Riso
Caruso | John | blue | Paulie Pennino / Babyface Tony / Rocco Caruso | Fat Tony / Larry Caruso / Massimo Valente
"""

START = """
Blundetto | Loan Shark, Cop, Waste Company
DiMaggio | Drug Dealer, Lawyer, Building Firm
Calmuti | Pimp, Politician, Garage
LaServa | Pimp, Night Club
Caruso | Lawyer, Casino
"""


def names(gangsters: tuple[int, ...]) -> str:
    return " / ".join(FAMILY_GANGSTERS[gangster].name for gangster in gangsters)


@rule("C-1")
def test_five_families() -> None:
    ints = cards.BLUNDETTO, cards.DIMAGGIO, cards.CALMUTI, cards.LASERVA, cards.CARUSO
    assert ints == tuple(range(5)) == tuple(FAMILY_KINDS.values())
    assert list(FAMILY_KINDS) == [each.family for each in FAMILIES] == list(Family)
    shown = [[each.family, each.boss, each.colour, names(each.start), names(each.recruits)] for each in FAMILIES]
    assert shown == [[family.lower(), *rest] for family, *rest in columns(TABLE)]


@rule("C-2")
def test_each_has_three_gangsters_at_the_start_and_three_to_recruit() -> None:
    for each in FAMILIES:
        assert [FAMILY_GANGSTERS[gangster].strength for gangster in each.start] == [1, 2, 3]
        recruits = [FAMILY_GANGSTERS[gangster] for gangster in each.recruits]
        assert [(recruit.strength, recruit.price) for recruit in recruits] == [(2, 10000), (3, 15000), (4, 20000)]


@rule("C-2")
def test_a_gangster_has_the_int_of_his_place() -> None:
    assert len(FAMILY_GANGSTERS) == FIRST_MERCENARY == 30
    assert [each.gangster for each in FAMILY_GANGSTERS] == list(Gangster)[:30]
    assert GANGSTER_KINDS[Gangster.BIG_JOEY] == 2
    for kind, family in enumerate(FAMILIES):
        assert (*family.start, *family.recruits) == tuple(range(kind * 6, kind * 6 + 6))
        assert {FAMILY_GANGSTERS[gangster].family for gangster in family.start + family.recruits} == {kind}


def test_a_start_gangster_counts_five_thousand_a_strength() -> None:
    for family in FAMILIES:
        assert [FAMILY_GANGSTERS[gangster].price for gangster in family.start] == [5000, 10000, 15000]


@rule("C-3")
def test_start_businesses() -> None:
    kinds = list(Business)
    for each, (family, businesses) in zip(FAMILIES, columns(START), strict=True):
        assert each.family == family.lower()
        assert [kinds[kind] for kind in each.businesses] == [slug(name) for name in businesses.split(", ")]
