"""The names of cards, made from the rows of the data files: a card is stated once, in its row."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

GAMES: Final = Path(__file__).parents[1] / "src" / "sitdown" / "games"
BEGIN: Final = "# --- from the data, written by python -m scripts.generate\n"
END: Final = "# --- end\n"
NUMERALS: Final = ("I", "II", "III", "IV")
WIDTH: Final = 112


def names() -> dict[Path, str]:
    """Every file with names of cards in it, as it should be."""
    omerta = GAMES / "omerta" / "cards"
    cosa_nostra = GAMES / "cosa_nostra" / "cards"
    return {
        omerta / "cards.py": _with_section(omerta / "cards.py", _faces(_data(omerta, "deck"))),
        cosa_nostra / "cards.py": _with_section(cosa_nostra / "cards.py", _kinds(cosa_nostra)),
        cosa_nostra / "names.py": _dozens(cosa_nostra),
    }


def _data(cards: Path, name: str) -> dict[str, Any]:
    return tomllib.loads((cards / "data" / f"{name}.toml").read_text("utf-8"))


def _column(data: dict[str, Any], table: str, field: str) -> list[str]:
    """What the rows of a table say there, each once, in their order."""
    return list(dict.fromkeys(row[field] for row in data[table]["rows"] if field in row))


def _with_section(path: Path, section: str) -> str:
    before, _, rest = path.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{section.strip()}\n\n{END}{after}"


def _constants(members: Iterable[str], first: int = 0) -> str:
    return "".join(f"{name.upper()}: Final = {number}\n" for number, name in enumerate(members, first))


def _enum(name: str, members: dict[str, str], doc: str = "") -> str:
    rows = [f'    {member} = "{value}"\n' for member, value in members.items()]
    return f"\n\nclass {name}(StrEnum):\n" + (f'    """{doc}"""\n\n' if doc else "") + "".join(rows) + "\n\n"


def _plain(members: Iterable[str]) -> dict[str, str]:
    return {member.upper(): member for member in members}


# --- Omerta


def _faces(deck: dict[str, Any]) -> str:
    bottles = [str(value) for value in deck["bottles"]["values"]]
    characters = [name for name, row in deck["characters"].items() if isinstance(row, dict)]
    cards = {f"BOTTLE_{value}": value for value in bottles} | _plain(characters)
    return (
        _constants(characters, len(bottles) + 1)
        + _enum("Card", cards, "The name of a face. Bottles are called by their value.")
        + f"LAST_BOTTLE: Final = {len(bottles)}\n"
    )


# --- La Cosa Nostra


def _kinds(cards: Path) -> str:
    """What the rules call by name: each is a constant and a member of an enum."""
    families, businesses, influence = (_data(cards, name) for name in ("families", "businesses", "influence"))
    family = _column(families, "families", "family")
    business = _column(businesses, "businesses", "business")
    card = _column(influence, "influence", "influence")
    family_men = len(families["start"]["rows"]) + len(families["recruits"]["rows"])
    return (
        _constants(family)
        + _enum("Family", _plain(family))
        + _constants(business)
        + _enum("Business", _plain(business))
        + _enum("Monopoly", _plain(_column(businesses, "businesses", "monopoly"))).lstrip("\n")
        + _constants(card)
        + _enum("Influence", _plain(card))
        + f"FIRST_MERCENARY: Final = {family_men}  # gangsters below are family\n"
    )


def _dozens(cards: Path) -> str:
    families, mercenaries, businesses = (_data(cards, name) for name in ("families", "mercenaries", "businesses"))
    jobs = _data(cards, "jobs")
    men = [
        row["gangster"]
        for family in _column(families, "families", "family")
        for table in ("start", "recruits")
        for row in families[table]["rows"]
        if row["family"] == family
    ]
    hired = _column(mercenaries, "mercenaries", "gangster")
    copies = [
        f"{row['business']}_{number}"
        for row in businesses["businesses"]["rows"]
        for number in range(1, row["copies"] + 1)
    ]
    all_jobs = [job for table in ("cash", "others", "poker", "special") for job in _column(jobs, table, "job")]
    parts = {
        "Gangster": [*men, *hired],
        "Gang": _column(mercenaries, "mercenaries", "gang"),
        "Job": list(dict.fromkeys(all_jobs)),
        "JobCard": _job_cards(jobs),
        "BusinessCard": copies,
        "Place": [*men, *hired, *(f"{who}_2" for who in hired)],
    }
    return _FILE.format(**{name: _list(name, members) for name, members in parts.items()})


def _job_cards(jobs: dict[str, Any]) -> list[str]:
    """A job card is called by its job; by its round if others have it too, by its difficulty if others of its round do."""
    rows = [(row["round"], row["job"], row["difficulty"]) for row in jobs["cash"]["rows"]]
    rows += [
        (number, row["job"], row["difficulty"])
        for table in ("others", "poker")
        for row in jobs[table]["rows"]
        for number, copies in enumerate(row["copies"], start=1)
        if copies
    ]
    rows.sort(key=lambda row: row[0])  # stable, as in `jobs.py`
    found = []
    for number, job, difficulty in rows:
        alike = [row for row in rows if row[1] == job]
        name = job if len(alike) == 1 else f"{job}_{NUMERALS[number - 1].lower()}"
        found.append(name if len([row for row in alike if row[0] == number]) == 1 else f"{name}_{difficulty}")
    return [*found, *_column(jobs, "special", "job")]


def _list(name: str, members: list[str]) -> str:
    """The enum in one string, as it is formatted."""
    lines = [""]
    for member in members:
        if len(lines[-1]) + len(member) > WIDTH:
            lines.append("")
        lines[-1] += f"{member.upper()} "
    lines[-1] = lines[-1].rstrip()
    if len(lines) == 1:
        return f'{name} = StrEnum("{name}", "{lines[0]}")'
    rows = "\n".join(f'    "{line}"' for line in lines)
    return f'{name} = StrEnum(\n    "{name}",\n{rows},\n)'


_FILE: Final = '''"""Names by the dozen: gangsters, gangs and jobs, from `data/*.toml`. Written by python -m scripts.generate.

A gangster's place in the list is his int; a job's int depends on its round too (`jobs.py`).
Lists of words instead of classes of assignments. mypyc cannot compile them: keep this file out of its list.
"""

from enum import StrEnum
from typing import Final

{Gangster}
GANGSTER_KINDS: Final[dict[Gangster, int]] = {{gangster: kind for kind, gangster in enumerate(Gangster)}}

{Gang}  # where mercenaries come from

{Job}

# A job card: a job of one round. Its place in the list is its int, the index of JOBS. Those at the end are no cards.
{JobCard}
JOB_CARD_KINDS: Final[dict[JobCard, int]] = {{card: kind for kind, card in enumerate(JobCard)}}

# A business card. Cards of one business are alike, but each has its own markers. The place in the list is its int.
{BusinessCard}
BUSINESS_CARD_IDS: Final[dict[BusinessCard, int]] = {{card: number for number, card in enumerate(BusinessCard)}}

# Where a task lies: on a gangster; a mercenary who can have two has a second place.
{Place}
PLACE_IDS: Final[dict[Place, int]] = {{place: number for number, place in enumerate(Place)}}
'''
