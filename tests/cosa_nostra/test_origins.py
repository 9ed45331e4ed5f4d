"""Where the values come from: what is printed, what another edition says, and what is ours."""

from tomllib import loads

import pytest

from sitdown.games.cosa_nostra.cards.facts import shipped


def origins(file: str, table: str, letter: str) -> set[str]:
    """The values of a table with this origin, as `card field`. A card is called by the first value of its row."""
    data = loads(shipped(file))[table]
    found = set()
    for row in data["rows"]:
        for field in set(row) - {"origin"}:
            if row.get("origin", {}).get(field, data["origin"].get(field)).startswith(letter):
                found.add(f"{next(iter(row.values()))} {field}")
    return found


@pytest.mark.parametrize("file", ["families", "businesses", "influence"])
def test_no_house_value_where_sources_tell_all(file: str) -> None:
    assert {value for table in loads(shipped(file)) for value in origins(file, table, "H")} == set()


def test_house_values_of_the_jobs() -> None:
    assert origins("jobs", "poker", "H") == {"poker difficulty"}
    assert origins("jobs", "others", "H") == set()
    ours = {"job", "sort", "aim", "difficulty", "one"}
    assert origins("jobs", "special", "H") == {
        "omars_deal job",
        "omars_deal one",
        *(f"tucos_warning {field}" for field in ours),
    }


def test_house_values_of_the_mercenaries() -> None:
    ours = origins("mercenaries", "mercenaries", "H")
    assert len([value for value in ours if value.endswith(" price")]) == 20
    printed = origins("mercenaries", "mercenaries", "R")
    assert {value for value in printed if value.endswith(" strength")} == {
        "paco_santiago strength",
        "lil_omar strength",
        "boggy_gloves strength",
    }
    assert {value for value in ours if value.endswith(" gang")} == {"jimmy_the_tramp gang", "lono_slifer gang"}


def test_what_is_ours_of_what_mercenaries_can_do() -> None:
    """Of two the page leaves open who of them it is; of three it leaves out a number, or a job."""
    assert {value for value in origins("mercenaries", "mercenaries", "H") if value.endswith(" abilities")} == {
        "izzy_ordova abilities",
        "tuco_quintero abilities",
    }
    assert origins("mercenaries", "mercenaries", "R: but H") == {
        "paco_santiago abilities",
        "bernardo_farmacista abilities",
        "willy_svenson abilities",
    }


def test_what_the_rulebook_prints_of_cash_jobs() -> None:
    rows = loads(shipped("jobs"))["cash"]["rows"]
    printed = {
        row["job"] for row in rows if row.get("origin", {}).get("two") == row.get("origin", {}).get("one") == "R"
    }
    assert printed == {"gas_station_robbery", "car_theft", "investment_fraud"}


def test_what_the_rulebook_prints_of_businesses() -> None:
    printed = origins("businesses", "businesses", "R")
    assert {value for value in printed if value.endswith(" copies")} == {
        "lawyer copies",
        "politician copies",
        "cop copies",
    }
    assert {"night_club price", "night_club income"} & printed == set()
