"""La Cosa Nostra for a player who can only read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.games.cosa_nostra.cards.cards import Business, Influence
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.names import JOB_CARD_KINDS, BusinessCard, Gangster, JobCard
from sitdown.games.cosa_nostra.words import Teller
from sitdown.games.cosa_nostra.words.cards import business_of
from sitdown.games.cosa_nostra.words.rules import GUIDE
from sitdown.guests.text.briefing import Briefing, Does
from sitdown.texts import Texts

Card = JobCard | Influence | Business | Gangster
CARDS: Final[dict[str, Card]] = {
    **{str(each): each for each in (*Gangster, *Influence, *JobCard)},
    **{str(each): business_of(each) for each in BusinessCard},
}


def _does(texts: Texts) -> Does:
    teller = Teller(texts, None)

    def does(name: str) -> str:
        card = CARDS.get(name)
        if card is None:
            return ""
        if not isinstance(card, JobCard):
            return teller.does(card)
        about = f"job-{JOBS[JOB_CARD_KINDS[card]].job}"
        does = teller.does(card)
        return f"{texts.say(f'{about}.does')} {does}" if texts.has(about, "does") else does

    return does


def _money(texts: Texts) -> Callable[[int], str]:
    return Teller(texts, None).money


BRIEFING: Final = Briefing(GUIDE, _does, _money)
