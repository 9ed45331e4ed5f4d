"""Somebody who plays on by clicking whatever glows, until the game is over."""

from __future__ import annotations

import json
from random import Random
from typing import Final

from playwright.sync_api import ElementHandle, Error, JSHandle, Locator, Page

from tests.browser.cosa_nostra.boss import Boss

ASIDE: Final = ("take-your-time", "pick-never", "option-Reconsider", "back")  # beside the question, no answers to it
QUICKLY: Final = 5000  # milliseconds until a finger gives up
STEPS: Final = 600  # clicks in a game of three rounds: far more than it takes
MISSES: Final = 5  # in a row: what he wanted was gone before his finger was there

# What can be picked glows; if that is on another screen of a phone, the list has it.
CHOICES: Final = """(words) => {
  const seen = (button) => button.checkVisibility() && !button.disabled;
  const named = (button) => button.ariaLabel ?? button.textContent.trim();
  if ([...document.querySelectorAll("dialog")].some((sheet) => sheet.textContent.includes(words.final))) return [];
  const sure = document.querySelector("dialog[role=alertdialog]");
  if (sure) return [...sure.querySelectorAll("button")];
  const offers = [...document.querySelectorAll("article button")].filter((each) => named(each) === words.refuse);
  if (offers.length > 0) return offers;
  const ask = [...document.querySelectorAll("section")].find((each) => each.ariaLabel === words.asked);
  const beside = [...(ask?.querySelectorAll("button:not([data-picks])") ?? [])].filter(seen);
  const said = beside.filter((each) => !words.aside.some((other) => named(each).startsWith(other)));
  if (said.length === 0) return null;
  const answers = said.filter((each) => named(each) !== words.list);
  const found = [...answers, ...[...document.querySelectorAll("[data-picks].live")].filter(seen)];
  return found.length > 0 ? found : said;
}"""


class Player:
    """He has no plan, but what he clicks is his own choice among what can be clicked."""

    def __init__(self, boss: Boss, seed: int = 1) -> None:
        self.boss = boss
        self._lot = Random(seed)
        self._words = {
            "final": boss.says("final-title"),
            "refuse": boss.says("offer-refuse"),
            "asked": boss.says("what-is-asked"),
            "list": boss.says("list-choices"),
            "aside": [boss.says(key) for key in ASIDE],
        }

    @property
    def final(self) -> Locator:
        return self.boss.page.get_by_role("dialog", name=self.boss.says("final-title"), exact=True)

    def plays_to_the_end(self) -> int:
        """How many clicks it took."""
        misses = 0
        for clicks in range(STEPS):
            choices = self._choices()
            if not choices:
                return clicks
            try:
                self._press(self._lot.choice(choices))
                misses = 0
            except Error:
                misses += 1
                if misses == MISSES:
                    raise
                self.boss.page.keyboard.press("Escape")  # what no longer glows explains itself, over all the rest
        raise AssertionError(f"not over after {STEPS} clicks")

    def answers(self, sent: list[str]) -> None:
        """The open question, with anything; it may take some clicks."""
        before = sent.count("Answer")
        while True:
            choices = self._found(self.boss.page.evaluate_handle(CHOICES, self._words))
            if sent.count("Answer") > before:
                return
            self._press(self._lot.choice(choices))

    def _press(self, what: ElementHandle) -> None:
        if self.boss.person.touch:
            what.tap(timeout=QUICKLY)
        else:
            what.click(timeout=QUICKLY)

    def _choices(self) -> list[ElementHandle]:
        """Waits until he can do something, or there is nothing more to do."""
        return self._found(self.boss.page.wait_for_function(CHOICES, arg=self._words))

    def _found(self, things: JSHandle) -> list[ElementHandle]:
        handles = [each.as_element() for each in things.get_properties().values()]
        return [each for each in handles if each is not None]


def sent_by(page: Page) -> list[str]:
    """What kinds of messages it sends, from its next line on."""
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(json.loads(frame)["type"])))
    return sent
