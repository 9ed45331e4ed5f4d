"""Which test proves which rule. A test names its rules with `@rule("O-22")`; `python -m scripts.generate` writes the tables into docs/rules."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

rule = pytest.mark.rule

ROOT: Final = Path(__file__).parent.parent
BEGIN: Final = "<!-- written by python -m scripts.generate -->\n"
END: Final = "<!-- end -->\n"

RULES: Final[Mapping[str, Mapping[str, str]]] = {
    "omerta": {
        "O-1": "Bottles",
        "O-2": "Characters, their points and copies",
        "O-3": "Famous gangsters",
        "O-4": "Three to five players",
        "O-5": "Al Capone starts",
        "O-6": "Who starts later",
        "O-7": "The deal",
        "O-8": "The first look",
        "O-9": "Calling comes before drawing",
        "O-10": "Drawing",
        "O-11": "Swapping",
        "O-12": "Discarding what was drawn",
        "O-13": "What a discard brings about",
        "O-14": "An empty deck",
        "O-15": "Nothing to swap",
        "O-16": "What is public",
        "O-20": "Who may snap",
        "O-21": "One card a discard",
        "O-22": "A wrong try",
        "O-23": "A late try",
        "O-24": "One try each, and ties",
        "O-25": "When a snap closes",
        "O-26": "Who may not snap",
        "O-27": "Two snaps for the Driver",
        "O-28": "A slot disappears",
        "O-30": "Gangster",
        "O-31": "Lady",
        "O-32": "Mole",
        "O-33": "Snitch",
        "O-34": "Driver",
        "O-35": "Safecracker",
        "O-36": "Killer, discarded",
        "O-37": "Witness and Alibi",
        "O-38": "Killer, in reaction",
        "O-39": "When a character acts",
        "O-40": "When to call",
        "O-41": "The count",
        "O-42": "A call that succeeds",
        "O-43": "A call that fails",
        "O-44": "The end of the game",
        "O-50": "Mamma",
        "O-51": "Police Patrol",
        "O-52": "The only slot is blocked",
        "O-53": "When they are lifted",
        "O-54": "They score nothing, and where they go",
        "O-55": "One Patrol a slot",
        "option snap": "Race, or sealed tries",
        "option snap_seconds": "How long a snap stays open",
        "option reflexes": "How long bots hold back in a snap",
        "option reaction_seconds": "How long the Killer has",
        "option characters": "Another distribution of 20",
        "option memory_aid": "Keep showing what was seen",
        "option turn_seconds": "A clock on the turn",
        "option turn_limit": "The longest round",
    },
    "cosa_nostra": {
        "C-1": "Three to five players, a family each",
        "C-2": "Six gangsters a family",
        "C-3": "Start businesses",
        "C-4": "Start cash, markers and influence cards",
        "C-5": "The market",
        "C-6": "Four stacks of jobs",
        "C-7": "The start player",
        "C-8": "What is open and what is hidden",
        "C-10": "Deactivated cards come back",
        "C-11": "The draw",
        "C-12": "Attacks only",
        "C-20": "Planning in turn",
        "C-21": "Planning a job",
        "C-22": "Planning a purchase",
        "C-23": "Jobs kept in hand",
        "C-24": "Two gangsters a turn, and a clock",
        "C-30": "Acting in turn",
        "C-31": "A purchase",
        "C-32": "Where jobs go",
        "C-33": "Naming the target, turning up the card",
        "C-34": "Dice, difficulty, successes",
        "C-35": "Strength, and what lies on a gangster",
        "C-36": "When it goes",
        "C-37": "Response cards on one's own turn",
        "C-40": "Needs and markers",
        "C-41": "Needs that are missing",
        "C-42": "The bank pays",
        "C-43": "Cop",
        "C-50": "Targets",
        "C-51": "Deactivated",
        "C-52": "Killed or destroyed",
        "C-53": "Paying more than one has",
        "C-54": "A target with a task",
        "C-55": "Assassination",
        "C-56": "Drive-by Shooting",
        "C-57": "Persuasion",
        "C-58": "Whom an attack is aimed at",
        "C-60": "Money Laundering",
        "C-61": "Exceptional Offer, Connections, discounts",
        "C-62": "Birthday Party",
        "C-63": "Horse Racing",
        "C-64": "Poker",
        "C-70": "Robbery",
        "C-71": "Trap",
        "C-72": "Secrecy of responses",
        "C-73": "A response is a task done",
        "C-74": "The order of one job",
        "C-80": "Snitch and Spy",
        "C-81": "Cards laid on gangsters",
        "C-82": "Emergency Doc",
        "C-83": "Schemer",
        "C-84": "Lawyer",
        "C-85": "What can be traded, and when",
        "C-86": "Markers bind",
        "C-87": "Promises",
        "C-88": "Offers",
        "C-90": "Income",
        "C-91": "Monopolies",
        "C-92": "The order of payday",
        "C-93": "The final count",
        "C-94": "Who wins",
        "M-1": "Mercenaries: set-up",
        "M-2": "Hiring after the draw",
        "M-3": "The exchange in round I",
        "M-4": "The stack of mercenaries",
        "M-5": "When abilities are off",
        "M-6": "Every mercenary's ability is data",
        "M-20": "Paco Santiago",
        "M-21": "Bernardo Farmacista",
        "M-22": "Izzy Ordova",
        "M-23": "Tuco Quintero",
        "M-24": "Laverne Ontario",
        "M-25": "Lil’ Omar",
        "M-26": "Willy Svenson",
        "M-27": "Dave “Death” Poppel",
        "M-28": "Jimmy “The Tramp”",
        "M-29": "Lono Slifer",
        "M-30": "Adriano Simion",
        "M-31": "Stas Valigura",
        "M-32": "Alexei Walenko",
        "M-33": "Boggy Gloves",
        "M-34": "Fumiyo Goto",
        "M-35": "Kenzo Isosaki",
        "M-36": "Ryu Yamamoto",
        "M-37": "Saito Botan",
        "M-38": "Takeshi Ando",
        "M-39": "Yumiko Ishi",
        "option rounds": "Four rounds, or three",
        "option families": "Chosen, or drawn",
        "option spying_anytime": "Looking on others' turns",
        "option business_bonus": "$5,000 for the highest income",
        "option double_planning": "Two gangsters a turn from round II",
        "option influence_from": "Influence cards later",
        "option rob_robbers": "A robber can be robbed",
        "option task_bonus": "The Car Bomb too",
        "option poker": "A 91st job",
        "option mercenaries": "The expansion",
        "option planning_seconds": "A clock on planning",
        "option turn_seconds": "A clock on the turn",
        "option reaction_seconds": "A clock on answers",
        "option offer_seconds": "A clock on offers",
    },
}


def proofs(game: str) -> dict[str, dict[str, list[str]]]:
    """For every rule that a test of this game names: the files, and the tests in them."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in sorted((ROOT / "tests" / game).glob("test_*.py")):
        module = import_module(f"tests.{game}.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                for mark in getattr(test, "pytestmark", []):
                    for named in mark.args if mark.name == "rule" else ():
                        found.setdefault(named, {}).setdefault(path.stem, []).append(name)
    return found


def written(game: str) -> str:
    """The table of rules and their tests, as Markdown."""
    found = proofs(game)
    lines = ["| rule | | tests |", "|---|---|---|"]
    for name, title in RULES[game].items():
        files = [
            f"[{file}](../../tests/{game}/{file}.py): {', '.join(test.removeprefix('test_') for test in tests)}"
            for file, tests in found.get(name, {}).items()
        ]
        lines.append(f"| {name} | {title} | {'; '.join(files)} |")
    return "\n".join(lines) + "\n"


def page(game: str) -> Path:
    return ROOT / "docs" / "rules" / f"{game.replace('_', '-')}.md"


def with_table(text: str, table: str) -> str:
    """A page with its table replaced."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table + END + after
