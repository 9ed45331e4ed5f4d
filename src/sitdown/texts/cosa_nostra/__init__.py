"""La Cosa Nostra in words, as one reader is spoken to: what happens, what is asked, what can be answered."""

from __future__ import annotations

from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.view import View
from sitdown.texts.cosa_nostra.deals import Deals
from sitdown.texts.cosa_nostra.events import EVENTS, dice
from sitdown.texts.cosa_nostra.options import OPTIONS, REFUSALS


class Teller(Deals):
    """Speaks to one seat (`None`: to a spectator). Texts must be those of this game."""

    def event(self, event: Event) -> str:
        key, args = EVENTS[type(event)](self, event)
        return self.texts.say(key, **args)

    def option(self, action: Action, view: View) -> str:
        """An answer, at the table where it can be given."""
        key, args = OPTIONS[type(action)](self, action, view)
        return self.texts.say(key, **args)

    def question(self, view: View) -> str:
        """What is asked now, about the innermost job if one is being carried out."""
        assert view.question is not None
        job = view.in_progress[-1] if view.in_progress else None
        acting = view.turn if job is None else job.seat
        return self.texts.say(
            f"question-{view.question.about}",
            name="" if acting is None else self.name(acting),
            job=self.texts.say("hidden-job") if job is None or job.job is None else self.quoted(job.job),
            victim="" if job is None or job.victim is None else self.gangster(job.victim),
            money=self.money(0 if job is None else job.money),
            dice="" if job is None else dice(job.dice),
        )

    def refusal(self, action: Action, view: View) -> str:
        """Why something tried at the table may have been refused."""
        key = REFUSALS.get(type(action), "refused")
        closed = not view.trade and type(action) in REFUSALS and not isinstance(action, act.TakeBack)
        return self.texts.say("refused-trade" if closed else key)
