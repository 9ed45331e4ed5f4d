"""Somebody who learns a game: reads what the narrator says, and touches what glows, with whatever he has."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Literal

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as Slow

from sitdown.core.game import AnyGame
from sitdown.learn import Lesson, Run

from .looking import UNSAID
from .person import Person

How = Literal["pointer", "touch", "keys"]
MOST_TABS: Final = 150
MOST_PRESSES: Final = 12  # that a move is made of
MOST_TRIES: Final = 5  # until something wrong is done
SHORT: Final = 1000  # milliseconds to touch something wrong
PATIENCE: Final = 2.0  # seconds until he touches it once more
SOON: Final = 0.3  # seconds in which a wrong move has its reason
PRESSABLE: Final = (
    "xpath=descendant-or-self::button[not(@aria-disabled='true') and not(@disabled) and not(contains(@class, 'about'))]"
)
# Where the narrator's light is (what has just been laid somewhere has an outline, too, but not his); and what else could be touched.
LIT: Final = """() => document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].slice(0, 1))
  .flatMap((rule) => [...document.querySelectorAll(rule.selectorText)])
  .filter((thing) => getComputedStyle(thing).outlineStyle === "solid" && thing.checkVisibility())
  .map((thing) => thing.dataset.thing)"""
DARK: Final = """(lit) => [...document.querySelectorAll("main [data-thing]")]
  .filter((thing) => !lit.includes(thing.dataset.thing) && thing.checkVisibility())
  .filter((thing) => !("picks" in thing.dataset) || thing.matches(".live")) // what cannot be picked explains itself
  .filter((thing) => [thing, ...thing.querySelectorAll("button")].at(-1)
    .matches("button:not([aria-disabled=true], [disabled], [tabindex='-1'], .about)"))
  .map((thing) => thing.dataset.thing)"""
FOCUSED: Final = "(thing) => thing === document.activeElement"


class Pupil:
    """`thorough`: does something wrong wherever he can; else once a lesson."""

    def __init__(self, person: Person, game: AnyGame, how: How, thorough: bool = False) -> None:
        self.person = person
        self.game = game
        self.how = how
        self.thorough = thorough
        person.game = game.name
        self._strip = person.page.get_by_role("complementary", name=person.says("learn-narrator"))

    def follows(
        self, lesson: Lesson, at: int = 0, until: int | None = None, look: Callable[[], None] | None = None
    ) -> int:
        """Step by step. How often he did something wrong, and was told why."""
        wrong = 0
        for step in range(at, len(lesson.steps) if until is None else until):
            run = Run(self.game, lesson, step)
            self.hears(run)
            if look is not None:
                look()
            if run.step.right:
                wrong += self._errs(run) if self.thorough or not wrong else 0
                self._does(run)
            elif not run.over:
                self.presses(self._strip.get_by_role("button", name=self.person.says("learn-next-step")))
        return wrong

    def hears(self, run: Run) -> None:
        """What is said, and how far he is; then something glows, if there is something to do."""
        expect(self._strip.get_by_role("status")).to_have_text(self.person.says(run.step.say))
        expect(self._strip.get_by_text(self._counted(run), exact=True)).to_be_visible()
        if not run.over:
            self._puts_away()
        missing = self.person.page.evaluate(UNSAID)
        assert not missing, f"{self.person.language}, {run.step.say}: {missing}"
        if run.step.glow:
            self.person.page.wait_for_function(f"({LIT})().length > 0")

    def thing(self, name: str) -> Locator:
        return self.person.page.locator(f'[data-thing="{name}"]').locator(PRESSABLE).last

    def presses(self, what: Locator, patience: float | None = None) -> None:
        if self.how == "keys":
            self._reaches(what)
            self.person.page.keyboard.press("Enter")
        else:
            self.person.presses(what, patience)

    def goes_on(self) -> None:
        """To the next lesson; from the books of the game, if they lie over the table."""
        over = self.person.page.locator("dialog[open]")
        on = over.get_by_role("button", name=self.person.says("learn-next"))
        if over.count() and not on.count():
            self.person.page.keyboard.press("Escape")  # it was something to read
        self.presses(on if on.count() else self._strip.get_by_role("button", name=self.person.says("learn-next")))

    def chooses(self, name: re.Pattern[str]) -> None:
        self.presses(self.person.named(name).first)

    # --- a move

    def _does(self, run: Run) -> None:
        """Touches what glows, until the narrator goes on."""
        wanted = dict(each.split("=") for way in run.step.glow for each in way.split(" > ") if "=" in each)
        for _ in range(MOST_PRESSES):
            before = self._now()
            if before[0] != self._counted(run):
                return
            self._puts_away()
            for thing in before[1:2]:  # nothing, while others move
                if thing in wanted:
                    self._writes(thing, wanted[thing])
                else:
                    self._touches(thing)
            self._waits(before)
        raise AssertionError(f"nothing comes of it: {run.step.say}")

    def _errs(self, run: Run) -> int:
        """Does something else, as far as there is anything else that can be touched."""
        page = self.person.page
        alert = self._strip.get_by_role("alert").locator("p")
        tried = [each.partition("=")[0] for way in run.step.glow for each in way.split(" > ")]
        for _ in range(MOST_TRIES):
            dark = self._dark(run, tried)
            if dark is None:
                break
            tried.append(dark)
            try:
                self._touches(dark, SHORT)
                alert.wait_for(timeout=SOON * 1000)
            except (Slow, AssertionError):  # out of reach, or no move
                continue
            known = [self.person.says(run.why_not(option)) for option in run.options() if not run.is_right(option)]
            assert alert.inner_text() in known
            return 1
        page.keyboard.press("Escape")  # what is half picked
        return 0

    def _touches(self, thing: str, patience: float | None = None) -> None:
        """After he has put away what lies over it, which was something to read."""
        over = self.person.page.locator("dialog[open]")
        if over.count() and not over.locator(f'[data-thing="{thing}"]').count():
            self.person.page.keyboard.press("Escape")
            expect(over).to_have_count(0)
        self.presses(self.thing(thing), patience)

    def _dark(self, run: Run, tried: list[str]) -> str | None:
        """Something else that can be touched: the like of what glows first, and of that what comes last."""
        kinds = [each.split()[0] for way in run.step.glow for each in way.split(" > ")]
        dark: list[str] = self.person.page.evaluate(DARK, tried)
        dark.sort(key=lambda thing: kinds[::-1].index(thing.split()[0]) if thing.split()[0] in kinds else len(kinds))
        return next((thing for thing in dark if self.thing(thing).is_visible()), None)

    def _writes(self, thing: str, value: str) -> None:
        field = self.person.page.locator(f'[data-thing="{thing}"] input[type="number"]')
        if self.how == "keys":
            self._reaches(field)
        else:
            self.person.presses(field)
        field.press("ControlOrMeta+a")
        self.person.page.keyboard.type(value)  # key by key, as people do

    def _reaches(self, what: Locator) -> None:
        """By Tab, from wherever he is."""
        expect(what).to_be_visible()
        for _ in range(MOST_TABS):
            if what.evaluate(FOCUSED):
                return
            self.person.page.keyboard.press("Tab")
        raise AssertionError(f"{what} cannot be reached by keys")

    # --- what he sees

    def _counted(self, run: Run) -> str:
        return self.person.says("learn-step", step=run.at + 1, steps=len(run.lesson.steps))

    def _now(self) -> list[str]:
        """How far he is, and what glows, at one moment."""
        now: list[str] = self._strip.evaluate(f"(strip) => [strip.querySelector('p').textContent, ...({LIT})()]")
        return now

    def _waits(self, before: list[str]) -> None:
        """Until something has come of it, or nothing does."""
        end = time.monotonic() + PATIENCE
        while self._now() == before and time.monotonic() < end:
            self.person.page.wait_for_timeout(20)

    def _puts_away(self) -> None:
        """What lies over the table, is read before one goes on, and does not glow: the books of a round."""
        over = self.person.page.locator("dialog[open]")
        while over.count() and not over.locator("[data-thing]").count():
            last = over.get_by_role("button").last
            if last.is_enabled():
                self.presses(last)
            else:  # a sheet to write in
                self.person.page.keyboard.press("Escape")
            with suppress(AssertionError):  # there may be another thing to press
                expect(over).to_have_count(0, timeout=SOON * 1000)
