"""The coach on a player of La Cosa Nostra."""

from __future__ import annotations

from sitdown.cli.cosa_nostra.families import families
from sitdown.cli.fronts import Told
from sitdown.coach import Mistake
from sitdown.games.cosa_nostra.view import View
from sitdown.texts import Texts
from sitdown.texts.cosa_nostra import Teller
from sitdown.texts.cosa_nostra.cards import NUMERALS


def coached(texts: Texts, seat: int, view: View, mistake: Mistake) -> Told:
    teller = Teller(texts, seat, families(view))
    return Told(
        texts.say("table-round", number=NUMERALS[mistake.round], rounds=NUMERALS[view.rounds]),
        teller.question(view),
        teller.option(mistake.played, view),
        teller.option(mistake.better, view),
        teller.money(round(mistake.cost / 1000) * 1000),  # nobody knows it more exactly
        "",
    )
