"""Data that does not add up is refused, with the reason; an owner of the box can correct what does."""

from collections.abc import Callable
from tomllib import loads

import pytest

from sitdown.games.cosa_nostra.cards.businesses import read_businesses
from sitdown.games.cosa_nostra.cards.cards import CASINO, PIMP, SNITCH
from sitdown.games.cosa_nostra.cards.facts import DataError, shipped
from sitdown.games.cosa_nostra.cards.families import read_families
from sitdown.games.cosa_nostra.cards.influence import read_influence
from sitdown.games.cosa_nostra.cards.jobs import POKER, read_jobs
from sitdown.games.cosa_nostra.cards.mercenaries import read_mercenaries

READERS: dict[str, Callable[[str], object]] = {
    "families": read_families,
    "businesses": read_businesses,
    "influence": read_influence,
    "jobs": read_jobs,
    "mercenaries": read_mercenaries,
}
LITTLE_JOEY = '{gangster = "little_joey", name = "Little Joey", family = "blundetto", strength = 1, price = 5000},'
TOTAL = '[total.origin]\ncards = "R"\n\n[total]\nrows = [{cards = 34}]\n'
CASINO_ROW = '[[businesses.rows]]\nbusiness = "casino"\ncompany = true\ncopies = 2\nprice = 14000\nincome = 7000\n'


def changed(file: str, *changes: tuple[str, str]) -> str:
    """The file with the first of each old text replaced by a new one."""
    text = shipped(file)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def after(file: str, mark: str, old: str, new: str) -> tuple[str, str]:
    """The change of the first old text after a mark."""
    text = shipped(file)
    start = text.index(mark)
    end = text.index(old, start) + len(old)
    return text[start:end], text[start : end - len(old)] + new


@pytest.mark.parametrize(
    ("file", "change", "why"),
    [
        # prices, and values of a wrong kind
        ("businesses", ("price = 4000", "price = 4500"), "multiple of 1000"),
        ("businesses", ("price = 4000", "price = -4000"), r"row 1 \(pimp\): .*>= 0"),
        ("businesses", ("income = 2000", 'income = "2000"'), "int"),
        ("families", ("price = 10000", "price = 10001"), "multiple of 1000"),
        ("families", ("strength = 1", "strength = 0"), ">= 1"),
        ("jobs", ("two = 2000", "two = 2500"), r"cash, row 1 \(gas_station_robbery\): .*multiple of 1000"),
        ("jobs", ("money = 5000", "money = 5500"), "multiple of 1000"),
        ("mercenaries", ("price = 18000", "price = 18"), "multiple of 1000"),
        ("jobs", ("difficulty = 2", "difficulty = 7"), "<= 6"),
        ("jobs", ('difficulty = "target"', 'difficulty = "hard"'), "hard"),
        # counts
        ("businesses", ("copies = 5", "copies = 6"), "34 businesses are needed, these are 35: pimp 6, drug_dealer 5"),
        ("businesses", ("cards = 34", "cards = 33"), "33 businesses are needed, these are 34"),
        ("influence", ("copies = 8", "copies = 7"), "33 influence cards are needed, these are 32: snitch 7"),
        ("influence", ("start = 1", "start = 2"), "8 copies, but every player begins with 2"),
        ("influence", ("start = 1", "start = -1"), "begins with -1"),
        ("influence", ('uses = [{does = "heal"}]', "uses = []"), "emergency_doc: of no use"),
        ("jobs", ("copies = [2, 1, 0, 0]", "copies = [3, 1, 0, 0]"), "20 jobs in round 1 are needed, these are 21"),
        ("jobs", ("copies = [2, 1, 0, 0]", "copies = [2, 2, 0, 0]"), "20 jobs in round 2 are needed, these are 21"),
        ("jobs", ("copies = [0, 0, 3, 2]", "copies = [0, 0, 2, 2]"), "25 jobs in round 3 are needed, these are 24"),
        ("jobs", ("copies = [0, 0, 3, 2]", "copies = [0, 0, 3, 1]"), "25 jobs in round 4 are needed, these are 24"),
        ("jobs", ("copies = [2, 1, 0, 0]", "copies = [2, 1, 0]"), "length 4"),
        (
            "jobs",
            ("copies = [0, 1, 0, 0]\ndifficulty = 2", "copies = [0, 0, 0, 0]\ndifficulty = 2"),
            "birthday_party: no copies",
        ),
        ("jobs", (", {round = 4, cards = 25}", ""), "stacks: no round 4"),
        (
            "jobs",
            after("jobs", 'job = "poker"', "[0, 0, 1, 0]", "[0, 0, 1, 1]"),
            "1 copies of Poker are needed, these are 2",
        ),
        ("families", (LITTLE_JOEY, ""), "gangsters: no little_joey"),
        ("families", (LITTLE_JOEY, LITTLE_JOEY * 2), "more than one little_joey"),
        (
            "families",
            (LITTLE_JOEY, LITTLE_JOEY + LITTLE_JOEY.replace("little_joey", "lil_omar")),
            "30 gangsters are needed",
        ),
        ("families", (LITTLE_JOEY, LITTLE_JOEY.replace("blundetto", "caruso")), "3 gangsters of blundetto in start"),
        ("families", ('boss = "Silvio", colour = "yellow"', 'boss = "Silvio", colour = "red"'), "more than one red"),
        ("families", ('"night_club"', '"casino", "casino"'), "start with 3 casino cards, there are 2"),
        ("businesses", (CASINO_ROW, ""), "no casino"),
        ("businesses", (CASINO_ROW, CASINO_ROW * 2), "more than one casino"),
        ("businesses", ('monopoly = "drugs"', 'monopoly = "credit"'), "monopolies: no drugs"),
        ("mercenaries", ('gangster = "boggy_gloves"', 'gangster = "big_joey"'), "no boggy_gloves"),
        ("mercenaries", ('gangster = "boggy_gloves"', 'gangster = "lil_omar"'), "no boggy_gloves"),
        ("mercenaries", ('[{does = "second_job", dice = 2}]', "[]"), "boggy_gloves: no ability"),
        # names nobody knows
        ("jobs", ("needs = {lawyer = 1}", "needs = {laundry = 1}"), "laundry"),
        ("jobs", ("needs = {lawyer = 1}", "needs = {lawyer = 0}"), ">= 1"),
        ("jobs", ('"threats"', '"treats"'), "treats"),
        ("jobs", ('"threats"', '"insolvency"'), "jobs: no threats"),
        ("jobs", ('job = "threats"', 'job = "arson"'), "jobs: no threats"),
        ("jobs", after("jobs", 'job = "poker"', '"poker"', '"trap"'), "jobs: no poker"),
        ("families", ('"loan_shark"', '"laundry"'), "laundry"),
        ("mercenaries", ('gang = "crips"', 'gang = "bloods"'), "bloods"),
        ("mercenaries", ('job = "assassination"', 'job = "murder"'), "murder"),
        ("mercenaries", ('does = "reroll"', 'does = "re_roll"'), "re_roll"),
        ("mercenaries", ("dice = 1", "die = 1"), "die"),
        ("influence", ('does = "heal"', 'does = "resurrect"'), "resurrect"),
        ("businesses", ("company = true\n", "company = true\nowner = 'me'\norigin = {owner = 'H'}\n"), "owner"),
        # effects that do not fit the job
        ("jobs", ('two = {does = "destroy"}', 'two = {does = "kill"}'), "arson: Kill is not done to company"),
        (
            "jobs",
            ('two = {does = "destroy"}', 'two = {does = "rob", percent = 50}'),
            "arson: Rob is not done to company",
        ),
        ("jobs", ('two = {does = "destroy"}', 'two = {does = "burn"}'), "burn"),
        ("jobs", ('one = {does = "repel"}', 'one = {does = "rob", percent = 50}'), "trap: Rob does not answer attack"),
        ("jobs", ('two = {does = "take_over"}', ""), "persuasion: a success brings nothing"),
        ("jobs", ('aim = "businessman"\n', ""), "bash_a_businessman: an attack, and nothing else"),
        ("jobs", ('sort = "response"', 'sort = "neither"'), "trap: a response, and nothing else"),
        ("jobs", ('before = {does = "stake", limit = 20000}', ""), "horse_racing: LoseStake does not go with no ante"),
        (
            "jobs",
            ('{does = "pot", each = 4000}', '{does = "stake", limit = 4000}'),
            "poker: .*Pot does not go with Stake",
        ),
        ("jobs", after("jobs", 'job = "arson"', "difficulty = 4", 'difficulty = "target"'), "arson: only a gangster"),
        # files that are none
        ("businesses", ("[businesses.origin]", "[businesses.origin"), "line"),
        ("businesses", ("[total]", "[totals]"), "missing required field"),
        ("businesses", (TOTAL, ""), "no table total"),
        ("influence", ("[total.origin]\n", "[totals.origin]\n"), "missing required field"),
        ("jobs", ("[stacks]", "[stack]"), "missing required field"),
    ],
)
def test_data_that_does_not_add_up_is_refused(file: str, change: tuple[str, str], why: str) -> None:
    with pytest.raises(DataError, match=rf"^{file}\.toml: .*{why}"):
        READERS[file](changed(file, change))


@pytest.mark.parametrize("file", READERS)
def test_every_value_names_its_origin(file: str) -> None:
    data = loads(shipped(file))
    for table, content in data.items():
        used = {field for row in content["rows"] for field in set(row) - set(row.get("origin", {})) - {"origin"}}
        for field in used:
            with pytest.raises(DataError, match=f"{table}, row .*: no origin of {field}$"):
                READERS[file](changed(file, after(file, f"[{table}.origin]", f"\n{field} = ", "\nlost = ")))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (('origin = {copies = "R"}', 'origin = {copies = "?"}'), r"businesses, row 4 \(lawyer\): .*regex"),
        (('origin = {copies = "R"}', 'origin = {copies = "Really"}'), "regex"),
        (('origin = {copies = "R"}', 'origin = {coppies = "R"}'), "an origin of coppies, which the row does not have"),
        (('copies = "X"', 'copies = "A"'), "regex"),
    ],
)
def test_an_origin_is_one_of_three(change: tuple[str, str], why: str) -> None:
    with pytest.raises(DataError, match=why):
        read_businesses(changed("businesses", change))


def test_an_owner_of_the_box_can_correct_a_house_value() -> None:
    poker = after("jobs", "[poker.origin]", 'difficulty = "H"', 'difficulty = "R: the card"')
    card = after("jobs", "[[poker.rows]]", "difficulty = 3", "difficulty = 4")
    assert read_jobs(changed("jobs", poker, card)).jobs[POKER].difficulty == 4


def test_an_owner_of_35_influence_cards_can_say_so() -> None:
    cards = read_influence(changed("influence", ("cards = 33", "cards = 35"), ("copies = 8", "copies = 10")))
    assert cards[SNITCH].copies == 10


def test_rows_may_stand_in_any_order() -> None:
    moved = changed("businesses", (CASINO_ROW, ""), ("[[businesses.rows]]", f"{CASINO_ROW}\n[[businesses.rows]]"))
    assert read_businesses(moved)[CASINO].price == 14000
    assert read_businesses(moved)[PIMP].price == 4000
