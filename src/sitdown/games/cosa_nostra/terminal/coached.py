"""The coach on a player of La Cosa Nostra."""

from __future__ import annotations

from sitdown.coach import Mistake, Reason
from sitdown.games.cosa_nostra.records.actions import AcceptOffer
from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.terminal.families import families
from sitdown.games.cosa_nostra.words import Teller
from sitdown.games.cosa_nostra.words.cards import NUMERALS
from sitdown.terminal.fronts import Told
from sitdown.texts import Texts


def coached(texts: Texts, seat: int, view: View, mistake: Mistake) -> Told:
    teller = Teller(texts, seat, families(view))
    return Told(
        texts.say("table-round", number=NUMERALS[mistake.round], rounds=NUMERALS[view.rounds]),
        teller.question(view),
        *_done(teller, view, mistake),
        teller.money(round(mistake.cost / 1000) * 1000),  # nobody knows it more exactly
        "",
        _reason(teller, mistake.reason),
    )


def _done(teller: Teller, view: View, mistake: Mistake) -> tuple[str, str]:
    """What was done, and what would have been better; of a deal, what it was about, whoever had the last word."""
    played = mistake.played
    if isinstance(played, AcceptOffer):
        offer = next(offer for offer in view.offers if offer.number == played.offer)
        deal = teller.deal(offer.seat, offer.to, offer.give, offer.take)
        return teller.texts.say("coach-deal.taken", deal=deal), teller.texts.say("coach-deal.none")
    return teller.option(played, view), teller.option(mistake.better, view)


def _reason(teller: Teller, reason: Reason) -> str:
    facts = {name: teller.money(fact) if name == "money" else fact for name, fact in reason.facts.items()}
    return teller.texts.say(f"reason-{reason.code}", **facts) if reason.code else ""
