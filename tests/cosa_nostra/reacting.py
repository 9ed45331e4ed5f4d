"""Tables for tests of reactions: three families with nothing but gangsters, and mercenaries where one says so."""

from typing import Any, Final

from sitdown.games.cosa_nostra.records import actions as act
from tests.cosa_nostra.harness import Play, Seat, table

DOC: Final = "emergency_doc"
BERNARDO: Final = "bernardo_farmacista"
WAITING: Final = "vito_baritono: buy pimp_5"  # the phase goes on
DIMAGGIO: Final = Seat("dimaggio", owns="")
CALMUTI: Final = Seat("calmuti", owns="", tasks=WAITING)
WITH_ALEXEI: Final = CALMUTI._replace(crew="vito_baritono alexei_walenko")
WITH_LONO: Final = CALMUTI._replace(crew="vito_baritono lono_slifer")
WITH_WILLY: Final = CALMUTI._replace(crew="willy_svenson", tasks="willy_svenson: buy pimp_5")


def acting(first: Seat, second: Seat = DIMAGGIO, third: Seat = CALMUTI, **stated: Any) -> Play:
    """It is the first player's turn, unless somebody has a Schemer to play before it."""
    t = table(first, second, third, **{"number": 4, "phase": "action", "mercenaries": True, **stated})
    if t.about == "schemer" and not any(act.SCHEME in t.options(seat) for seat in t.asked):
        t.all_decline()
    return t


def blundetto(task: str, more: str = "", **has: Any) -> Seat:
    """Big Joey's task, and those of others."""
    return Seat("blundetto", **{"owns": "", "tasks": f"big_joey: {task}, {more}", **has})


def dimaggio(tasks: str, **has: Any) -> Seat:
    return Seat("dimaggio", **{"owns": "", "tasks": tasks, **has})


def bernardo(job: str, cards: str = "", crew: str = BERNARDO) -> Seat:
    return Seat("blundetto", owns="", crew=crew, tasks=f"{BERNARDO}: {job}", cards=cards)
