"""The pictures of the README, taken of the page itself: `python -m tests.browser.pictures`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.core.chance import Chance, Seeded
from sitdown.core.kernel import State
from sitdown.core.records import Action, Event
from sitdown.core.registry import game_named

from .chromium import executable
from .conftest import DESK, PHONE
from .house import House, opened
from .past import Past

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
SETTLED: Final = 2_500  # milliseconds until everything lies where it flew to


class FarEnough(Exception):
    """What is to be seen lies on the table."""


def played(past: Past, bot: str, seed: int, until: Callable[[State], bool]) -> Past:
    """Bots have played it this far."""
    game, state = game_named(past.game), past.state

    def apply(actor: int, action: Action, chance: Chance) -> list[Event]:
        if until(state):
            raise FarEnough
        return past.does(actor, action, chance)

    bots = [bot_named(game, bot, f"{seed}/{seat}") for seat in range(past.players)]
    try:
        play_out(state, apply, bots, Seeded(seed), [Seeded(f"{seed}/imagination")] * past.players)
    except FarEnough:
        return past
    raise AssertionError("it never came to that")


def asked(state: State, step: str) -> bool:
    """Whether the first seat is asked this, with something to choose."""
    ask = state.ask
    return ask is not None and len(ask.options(0)) > 1 and type(state.agenda[-1]).__name__ == step


def in_omerta(state: Any) -> bool:
    return state.turns >= 9 and asked(state, "PlaceDrawn") and bool(state.pile)


def in_a_snap(state: Any) -> bool:
    return state.turns >= 3 and asked(state, "Snap")


def in_cosa_nostra(state: Any) -> bool:
    mine = state.view(0).players[0] if state.round == 3 else None
    return mine is not None and asked(state, "PlanTurn") and sum(len(man.tasks) for man in mine.crew) > 1


def acting(state: Any) -> bool:
    return state.round == 2 and asked(state, "Act")


PEOPLE: Final = ["Ada"]
OMERTA: Final = ["sharp", "novice", "sharp", "novice"]
FAMILIES: Final = ["regular", "regular", "regular"]


def taken(browser: Browser, house: House, name: str, past: Past, bots: Iterable[str], how: dict[str, Any]) -> None:
    table = house.lays(past.game, PEOPLE, [*bots], past)
    page = browser.new_context(base_url=house.address, locale="en-US", **how).new_page()
    page.goto(table.chair(0))
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=85)
    page.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    omerta: dict[str, Any] = {"reaction_seconds": None, "turn_seconds": None, "snap_seconds": 30}
    with TemporaryDirectory() as folder, opened(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=["--no-sandbox"])
        for name, past, bots, how in (
            ("omerta", played(Past("omerta", 5, **omerta), "sharp", 3, in_omerta), OMERTA, DESK),
            ("phone-omerta", played(Past("omerta", 4, **omerta), "sharp", 5, in_a_snap), OMERTA[1:], PHONE),
            ("cosa-nostra", played(Past("cosa-nostra", 4), "regular", 7, in_cosa_nostra), FAMILIES, DESK),
            ("phone-cosa-nostra", played(Past("cosa-nostra", 4), "regular", 8, acting), FAMILIES, PHONE),
        ):
            taken(browser, house, name, past, bots, how)
        browser.close()


if __name__ == "__main__":
    main()
