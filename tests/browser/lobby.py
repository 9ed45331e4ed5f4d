"""The way to a table."""

from __future__ import annotations

from playwright.sync_api import Locator

from .person import Person


class Lobby:
    def __init__(self, person: Person) -> None:
        self._person = person
        self._page = person.page
        self._says = person.says

    def board(self, game: str) -> Locator:
        self._person.game = game
        return self._page.get_by_role("article").filter(has_text=self._says(f"game-{game}"))

    def plays_now(self, game: str) -> None:
        self._person.opens()
        self._person.presses(self.board(game).get_by_role("button", name=self._says("play-now")))

    def sets_up(self, game: str) -> None:
        self._person.opens()
        self._person.presses(self.board(game).get_by_role("link", name=self._says("invite-friends")))

    def seats(self, *others: str) -> None:
        """Bots by their names, or friends."""
        self.chooses(self._says("how-many"), str(len(others) + 1))
        for chair, who in enumerate(others, start=2):
            self.chooses(
                self._says("chair", number=chair), self._says("chair.friend" if who == "friend" else f"bot-{who}")
            )

    def opens_the_table(self) -> None:
        ways = self._person.button("open-the-table").or_(self._person.button("play-now"))
        self._person.presses(ways)

    def chooses(self, label: str, option: str) -> None:
        group = self._page.get_by_role("group", name=label, exact=True)
        self._person.presses(group.get_by_role("radio", name=option, exact=True))
