"""What the keys mean at a table of La Cosa Nostra: dozens of options, in two or three short steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.cards.names import Gangster
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.terminal import picks, places
from sitdown.games.cosa_nostra.terminal.families import Families
from sitdown.games.cosa_nostra.terminal.hand import Hand
from sitdown.games.cosa_nostra.terminal.picks import Pick, paths
from sitdown.games.cosa_nostra.words import Teller
from sitdown.games.cosa_nostra.words.cards import business_of
from sitdown.terminal.menu import Item, Menu

NO: Final = "0"
KEYS: Final = "123456789abcdefgijkmoprsuvwxyz"  # without those that always mean something
QUIET: Final = (act.Decline, act.EndTurn, act.KeepHand)  # what Enter says


def number_key(at: int) -> str:
    """The key for the first, second, third ... of a row."""
    return KEYS[at]


class Answers(Menu[Pick]):
    """The open question, and the keys that answer it. A step with one way only is not asked for."""

    def __init__(self, view: View, options: Iterable[Action], teller: Teller) -> None:
        super().__init__({path: action for action in options for path in paths(action, view)})
        self._view = view
        self._teller = teller
        self._families = Families(teller)
        self._hand = Hand(teller)
        self._branches: list[int] = []  # how much had been picked where there was a choice

    @property
    def items(self) -> list[Item[Pick]]:
        following = self.following
        quiet = [pick for pick in following if isinstance(pick, picks.Whole) and isinstance(pick.action, QUIET)]
        numbered = [pick for pick in following if pick not in quiet]
        keys = [*map(number_key, range(len(numbered))), *[NO] * len(quiet)]
        return [
            Item(key, self._words(pick), pick, self._note(pick))
            for key, pick in zip(keys, [*numbered, *quiet], strict=True)
        ]

    @property
    def question(self) -> str:
        if not self.picked:
            return self._teller.question(self._view)
        return " › ".join([*map(self._words, self.picked), "?"])

    @property
    def about(self) -> str:
        """What there is to know about what has been picked."""
        first = self.picked[0] if self.picked else None
        if isinstance(first, picks.Card):
            return self._teller.does(first.card)
        if isinstance(first, picks.Skill):
            return self._teller.does(first.business)
        if isinstance(first, picks.Man) and (task := places.task(self._view, first.place)):
            does = [self._teller.does(task.job)] if task.job is not None else []
            return " ".join([*does, *[f"✗ {self._teller.caution(flaw)}" for flaw in task.flaws]])
        return ""

    def pick(self, item: Item[Pick]) -> Action | None:
        self._branches.append(len(self.picked))
        action = super().pick(item)
        while action is None and len(only := self.following) == 1 and (*self.picked, *only) not in self._actions:
            self.picked += (only[0],)
        return action

    def back(self) -> None:
        if self._branches:
            self.picked = self.picked[: self._branches.pop()]

    # --- words

    def _words(self, pick: Pick) -> str:
        return WORDS[type(pick)](self, pick)

    def _note(self, pick: Pick) -> str:
        """For what is chosen by what it does."""
        if isinstance(pick, picks.Job):
            return self._teller.does(pick.job)
        if isinstance(pick, picks.Purchase):
            return self._teller.does(business_of(pick.business))
        if isinstance(pick, picks.Whole):
            if isinstance(pick.action, act.Hire):
                return self._teller.does(pick.action.gangster)
            if isinstance(pick.action, act.Exchange):
                return self._teller.does(pick.action.mercenary)
            if isinstance(pick.action, act.BuyNow):
                return self._teller.does(business_of(pick.action.business))
        return ""

    def _job(self, pick: picks.Job) -> str:
        assert self._view.seat is not None
        return self._hand.marked(pick.job, self._view.players[self._view.seat].usable).plain

    def _purchase(self, pick: picks.Purchase) -> str:
        name = self._teller.business(pick.business)
        assert self._view.seat is not None
        cash = self._view.players[self._view.seat].cash
        prices = [each.price for each in self._view.market if each.business == pick.business]
        return " ".join(["→", name, *[self._families.price(price, cash).plain for price in prices]])

    def _man(self, pick: picks.Man) -> str:
        man, task = places.gangster(self._view, pick.place), places.task(self._view, pick.place)
        words = f"{self._teller.gangster(pick.place)} {man.strength}"
        return words if task is None else f"{words} {self._families.task(self._view, task).plain}"

    def _go_out(self, pick: picks.GoOut) -> str:
        task = places.task(self._view, pick.place)
        assert task is not None
        assert task.job is not None, "one knows one's own jobs"
        return self._teller.quoted(task.job)

    def _target(self, pick: picks.Target) -> str:
        if isinstance(pick.card, Gangster):
            return self._families.gangster(self._view, places.gangster(self._view, pick.card)).plain
        owner = self._view.players[places.owner(self._view, pick.card)]
        return next(
            self._families.business(self._view, each).plain for each in owner.businesses if each.business == pick.card
        )


WORDS: Final[dict[type[Any], Callable[[Answers, Any], str]]] = {
    picks.Man: Answers._man,
    picks.Job: Answers._job,
    picks.Purchase: Answers._purchase,
    picks.Card: lambda menu, pick: menu._teller.influence(pick.card),
    picks.Skill: lambda menu, pick: menu._teller.business(pick.business),
    picks.GoOut: Answers._go_out,
    picks.Instead: lambda menu, pick: menu._teller.texts.say("pick-instead"),
    picks.Whom: lambda menu, pick: menu._families.name(menu._view, pick.seat).plain,
    picks.Target: Answers._target,
    picks.Look: lambda menu, pick: menu._families.whose_job(menu._view, pick.place),
    picks.Whole: lambda menu, pick: menu._teller.option(pick.action, menu._view),
}
