"""Somebody at a table of La Cosa Nostra. He finds things by what they are called at his seat, in his language."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

from playwright.sync_api import Locator, Page, expect

from sitdown.games.cosa_nostra.cards.cards import Family, Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard
from sitdown.games.cosa_nostra.words import Teller
from sitdown.texts import Texts
from tests.browser.house import Laid
from tests.browser.person import Person

FAMILIES: Final = (Family.BLUNDETTO, Family.DIMAGGIO, Family.CALMUTI)  # of every stated table, by seat


class Boss:
    """`seat`: where he sits; `None`: he only looks on."""

    def __init__(self, person: Person, laid: Laid | None, seat: int | None) -> None:
        """Comes to the table; without one he is there already."""
        self.person = person
        self.seat = seat
        self.teller = Teller(Texts(person.language, "cosa-nostra"), seat, FAMILIES)
        person.game = "cosa-nostra"
        if laid is not None:
            person.opens(laid.link if seat is None else laid.chair(seat))
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    @property
    def page(self) -> Page:
        return self.person.page

    def says(self, key: str, **args: Any) -> str:
        return self.person.says(key, **args)

    # --- what is asked

    @property
    def ask(self) -> Locator:
        return self.page.get_by_role("region", name=self.says("what-is-asked"))

    def is_asked(self, about: str, **args: Any) -> None:
        expect(self.ask.get_by_role("heading")).to_have_text(self.says(f"question-{about}", **args))

    def is_not_asked(self) -> None:
        expect(self.ask.get_by_role("button")).to_have_count(0)

    def answer(self, key: str, **args: Any) -> Locator:
        """A button under the question, with its key or without."""
        return self.ask.get_by_role("button", name=re.compile(f"^{re.escape(self.says(key, **args))}( \\w)?$"))

    def answers(self, key: str, **args: Any) -> None:
        self.person.presses(self.answer(key, **args))

    # --- what lies on the table

    def thing(self, name: str) -> Locator:
        """Called so; what it does, or what lies on it, may follow."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}(?=[:,]| ·|$)"))

    def job(self, card: str) -> Locator:
        """In his hand."""
        hand = self.page.get_by_role("region", name=self.says("my-hand"))
        return hand.get_by_role("button", name=re.compile(f"^{re.escape(self.teller.job(JobCard(card)))}:"))

    def influence(self, card: str) -> Locator:
        hand = self.page.get_by_role("region", name=self.says("my-hand"))
        return hand.get_by_role("button", name=re.compile(f"^{re.escape(self.teller.influence(Influence(card)))}:"))

    def man(self, gangster: str) -> Locator:
        return self.page.get_by_role(
            "button", name=re.compile(f"^{re.escape(self.teller.gangster(Gangster(gangster)))}, ")
        )

    def business(self, card: str, owner: int) -> Locator:
        """By its sign at its owner's."""
        return self.page.get_by_role("button", name=self.teller.whose(BusinessCard(card), owner), exact=True)

    def family(self, seat: int) -> Locator:
        return self.page.get_by_role("region", name=self.teller.name(seat), exact=True)

    def header(self, seat: int) -> Locator:
        """Another family's name, which is what one attacks."""
        return self.family(seat).get_by_role("button", name=re.compile(f"^{re.escape(self.teller.name(seat))}: "))

    def picks(self, *things: Locator) -> None:
        for thing in things:
            self.person.presses(thing)

    def plans(self, job: str, gangster: str) -> None:
        self.picks(self.job(job), self.man(gangster))
        self.goes_ahead()
        self.has_a_task(gangster, self.teller.job(JobCard(job)))

    def drags(self, job: str, gangster: str) -> None:
        self.job(job).drag_to(self.man(gangster))
        self.goes_ahead()
        self.has_a_task(gangster, self.teller.job(JobCard(job)))

    def calls_off(self, gangster: str) -> None:
        """Instead of acting."""
        self.is_asked("acting")
        self.picks(self.man(gangster))
        stays = self.says("option-CallOff", place=self.teller.gangster(Gangster(gangster)), job="").strip()
        self.picks(self.ask.get_by_role("button", name=re.compile(f"^{re.escape(stays.partition(':')[0])}")))

    @property
    def doubt(self) -> Locator:
        """What he is asked about first."""
        return self.page.get_by_role("alertdialog")

    def goes_ahead(self) -> None:
        """If he is asked whether he is sure."""
        if self.doubt.count():
            self.person.presses(self.doubt.get_by_role("button", name=self.says("sure")))
            expect(self.doubt).to_have_count(0)

    def has_a_task(self, gangster: str, words: str) -> None:
        expect(self.man(gangster)).to_have_accessible_name(re.compile(f" · {re.escape(words)}$"))

    # --- what lies at the edge of it

    def turns_to(self, page: str) -> Locator:
        """Deals, chat, ledger, log or rules; the sheet with it, or the part of the rail where it always is."""
        if self.docked(page):
            return self.sheet(page)
        edge = self.page.get_by_role("navigation", name=self.says("at-the-edge"))
        self.person.presses(edge.get_by_role("button", name=re.compile(f"^{re.escape(self.says(f'tool-{page}'))}")))
        return self.sheet(page)

    def sheet(self, page: str) -> Locator:
        role: Literal["region", "dialog"] = "region" if self.docked(page) else "dialog"
        return self.page.get_by_role(role, name=self.says(f"tool-{page}"), exact=True)

    def docked(self, page: str) -> bool:
        """At a desk some of it stands beside the table."""
        return not self.person.touch and page in ("deals", "chat", "log")

    def closes(self, sheet: Locator) -> None:
        close = sheet.get_by_role("button", name=self.says("close"), exact=True)
        if close.count():
            self.person.presses(close)
        self.sees_all_of_the_table()

    def sees_all_of_the_table(self) -> None:
        """No sheet lies over it, nor is one still being put away."""
        expect(self.page.get_by_role("dialog", include_hidden=True)).to_have_count(0)

    def log(self) -> list[str]:
        """From the first line to the last."""
        sheet = self.turns_to("log")
        lines = sheet.get_by_role("listitem").all_inner_texts()
        self.closes(sheet)
        return lines if self.docked("log") else lines[::-1]

    def has_cash(self, seat: int, money: int) -> None:
        expect(self.family(seat).get_by_text(self.teller.money(money), exact=True)).to_be_visible()
