"""Somebody at a browser of his own."""

from __future__ import annotations

import gzip
import re
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, expect

from .looking import CUT_OFF, UNSAID
from .words import Words, words

DOWN: Final = re.compile(r"ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed")


class Person:
    """Finds things as people do: by what they are and what they are called, in the language that he speaks."""

    def __init__(self, context: BrowserContext, language: str, touch: bool) -> None:
        self.context = context
        self.language = language
        self.touch = touch
        self.game = "omerta"
        self.troubles: list[str] = []  # whatever the browser complained of
        self.scripts: dict[str, Response] = {}
        self._offline = False
        self.page = self._new_page()

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("response", self._loaded)
        return page

    def _said(self, message: ConsoleMessage) -> None:
        """Anything louder than a note is trouble; but a browser that is cut off may say so."""
        if message.type in ("error", "warning") and not (self._offline and DOWN.search(message.text)):
            self.troubles.append(f"{message.type}: {message.text}")

    def _loaded(self, response: Response) -> None:
        if response.request.resource_type == "script":
            self.scripts[response.url] = response

    # --- where he is

    def opens(self, path: str = "/") -> None:
        self.page.goto(path)

    def comes_back(self) -> None:
        """He closed the page, and opens it again."""
        address = self.page.url
        self.page.close()
        self.page = self._new_page()
        self.page.goto(address)

    def loses_the_line(self) -> None:
        self._offline = True
        self.context.set_offline(True)

    def finds_the_line(self) -> None:
        """It may complain of the time before for a moment still, so what it says of the line is not held against it any more."""
        self.context.set_offline(False)

    # --- what he sees and does

    @property
    def says(self) -> Words:
        return words(self.language, self.game)

    def button(self, key: str, **args: Any) -> Locator:
        """A button, or what looks like one, by the key of its words."""
        return self.named(re.compile(f"^{re.escape(self.says(key, **args))}$"))

    def named(self, name: re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name))

    def presses(self, what: Locator) -> None:
        """With a finger, if that is what he has."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def does_not_see(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).filter(visible=True)).to_have_count(0)

    # --- whether it is as it should be

    def finds_nothing_wrong(self) -> None:
        """With this screen: axe, words that are missing, text that is cut off."""
        wrong = self.page.evaluate(UNSAID) + self.page.evaluate(CUT_OFF)
        assert not wrong, f"{self.language}, {self.page.url}: {wrong}"
        found = Axe().run(self.page).response["violations"]
        assert not found, [(each["id"], [node["html"][:200] for node in each["nodes"]]) for each in found]

    def kilobytes_of_script(self) -> float:
        """All that this browser has loaded, as it is sent."""
        return sum(len(gzip.compress(response.body(), 9)) for response in self.scripts.values()) / 1000
