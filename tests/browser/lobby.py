"""The way to a table."""

from __future__ import annotations

from playwright.sync_api import Locator

from .person import Person


class Lobby:
    def __init__(self, person: Person) -> None:
        self._person = person

    def board(self, game: str) -> Locator:
        self._person.game = game
        return self._person.page.get_by_role("article").filter(has_text=self._person.says(f"game-{game}"))

    def is_called(self, name: str) -> None:
        self._person.opens()
        self._person.page.get_by_label(self._person.says("your-name")).fill(name)

    def plays_now(self, game: str, company: str | None = None) -> None:
        """For the first time: he is asked how strong the company shall be, and takes what he is offered, or these."""
        self._person.opens()
        self.asks_to_play(game)
        if company is not None:
            self.chooses(self._person.says("how-strong"), self._person.says(f"bot-{company}"))
        self._person.presses(self._person.button("deal-the-cards"))

    def asks_to_play(self, game: str) -> None:
        self._person.presses(self.board(game).get_by_role("button", name=self._person.says("play-now")))

    def joins(self, code: str) -> None:
        self._person.opens()
        self._person.page.get_by_label(self._person.says("table-code")).fill(code)
        self._person.presses(self._person.button("join"))

    def sets_up(self, game: str) -> None:
        self._person.opens()
        self._person.presses(self.board(game).get_by_role("link", name=self._person.says("invite-friends")))

    def seats(self, *others: str) -> None:
        """Bots by their names, or friends."""
        says = self._person.says
        self.chooses(says("how-many"), str(len(others) + 1))
        for chair, who in enumerate(others, start=2):
            self.chooses(says("chair", number=chair), says("chair.friend" if who == "friend" else f"bot-{who}"))

    def chooses(self, label: str, option: str) -> None:
        group = self._person.page.get_by_role("group", name=label, exact=True)
        self._person.presses(group.get_by_role("radio", name=option, exact=True))

    def opens_the_table(self) -> None:
        self._person.presses(self._person.button("open-the-table").or_(self._person.button("play-now")))
