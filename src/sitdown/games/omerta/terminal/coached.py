"""The coach on a player of Omerta."""

from __future__ import annotations

from sitdown.coach import Mistake
from sitdown.games.omerta.records.view import View
from sitdown.games.omerta.words import Teller
from sitdown.terminal.fronts import Told
from sitdown.texts import Texts


def coached(texts: Texts, seat: int, view: View, mistake: Mistake) -> Told:
    teller = Teller(texts, seat, view.famous)
    return Told(
        texts.say("table-round", number=mistake.round, rounds=len(view.stocks)),
        teller.question(view),
        teller.option(mistake.played),
        teller.option(mistake.better),
        texts.say("coach-win", percent=round(100 * mistake.cost)),
        texts.listed([teller.slot_of(*slot) for slot in mistake.seen]) if mistake.seen else "",
        texts.say(f"reason-{mistake.reason.code}", **mistake.reason.facts) if mistake.reason.code else "",
    )
