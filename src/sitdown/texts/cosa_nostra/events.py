"""What happens in La Cosa Nostra, from a record to its key and what that is filled with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sitdown.core.records import Event
from sitdown.games.cosa_nostra import events as ev
from sitdown.games.cosa_nostra.lines import read_line
from sitdown.texts.cosa_nostra.cards import NUMERALS, Cards
from sitdown.texts.cosa_nostra.deals import Deals
from sitdown.texts.teller import Line

Row = Callable[[Deals, Any], Line]


def row(key: str) -> Row:
    """A record whose fields say it all."""
    return lambda teller, record: (key, teller.plain(record))


# --- the frame


def _families_chosen(t: Deals, e: ev.FamiliesChosen) -> Line:
    dealt = Cards(t.texts, t.viewer, e.families)
    others = t.texts.listed(dealt.boss(seat) for seat in range(len(e.families)) if seat != t.viewer)
    if t.viewer is None:
        return "event-families-chosen", {"you": "other", "boss": "", "others": others}
    return "event-families-chosen", {"you": "seat", "boss": dealt.boss(t.viewer), "others": others}


def _market_opened(t: Deals, e: ev.MarketOpened) -> Line:
    return "event-market-opened", {"market": t.listed(map(t.business, e.market))}


def _market_filled(t: Deals, e: ev.MarketFilled) -> Line:
    return "event-market-filled", {"business": t.business(e.business)}


def _jobs_dealt(t: Deals, e: ev.JobsDealt) -> Line:
    if jobs := [t.quoted(job) for job in e.jobs if job is not None]:
        return "event-jobs-dealt-seen", {**t.plain(e), "jobs": t.listed(jobs)}
    return "event-jobs-dealt", {**t.plain(e), "count": len(e.jobs)}


def _influence_drawn(t: Deals, e: ev.InfluenceDrawn) -> Line:
    return "event-influence-drawn" if e.card is None else "event-influence-drawn-seen", t.plain(e)


def _start_set_given(t: Deals, e: ev.StartSetGiven) -> Line:
    return "event-start-set-given", {"cards": t.listed(map(t.one, e.cards))}


def _hands_refused(t: Deals, e: ev.HandsRefused) -> Line:
    return "event-hands-refused", {"names": t.who(e.seats)}


def _turn_began(t: Deals, e: ev.TurnBegan) -> Line:
    return "event-turn-cut-in" if e.extra else "event-turn-began", t.plain(e)


# --- recruiting and planning


def _mercenaries_laid_out(t: Deals, e: ev.MercenariesLaidOut) -> Line:
    return "event-mercenaries-laid-out", {"count": len(e.mercenaries)}


def _job_drawn(t: Deals, e: ev.JobDrawn) -> Line:
    return "event-job-drawn" if e.job is None else "event-job-drawn-seen", t.plain(e)


def _job_planned(t: Deals, e: ev.JobPlanned) -> Line:
    return "event-job-planned" if e.job is None else "event-job-planned-seen", t.plain(e)


def _purchase_planned(t: Deals, e: ev.PurchasePlanned) -> Line:
    return "event-purchase-planned", {**t.plain(e), "business": t.one(e.business)}


def _looked(t: Deals, e: ev.Looked) -> Line:
    return "event-looked" if e.job is None else "event-looked-seen", t.plain(e)


def _foiled(t: Deals, e: ev.Foiled) -> Line:
    return "event-foiled", {**t.plain(e), "card": t.the(e.card)}


def _detached(t: Deals, e: ev.Detached) -> Line:
    return "event-detached", {**t.plain(e), "card": t.the(e.card)}


# --- acting


def _bought(t: Deals, e: ev.Bought) -> Line:
    return "event-bought", {**t.plain(e), "business": t.one(e.business)}


def _target_named(t: Deals, e: ev.TargetNamed) -> Line:
    if e.gangster is not None:
        return "event-target-named", {**t.plain(e), "target": t.gangster(e.gangster)}
    if e.business is None:
        return "event-target-named-player", t.plain(e)
    return "event-target-named", {**t.plain(e), "target": t.whose(e.business, e.player)}


def _markers_used(t: Deals, e: ev.MarkersUsed) -> Line:
    businesses = t.listed(map(t.the, e.businesses))
    return "event-markers-used", {**t.plain(e), "count": len(e.businesses), "businesses": businesses}


def _rolled(t: Deals, e: ev.Rolled) -> Line:
    return "event-rolled", {**t.plain(e), "dice": dice(e.dice)}


def _rerolled(t: Deals, e: ev.Rerolled) -> Line:
    return "event-rerolled-cop" if e.by == e.seat else "event-rerolled-lono", {**t.plain(e), "dice": dice(e.dice)}


def _paid(t: Deals, e: ev.Paid) -> Line:
    if e.giver is None:
        return "event-paid-by-bank", t.plain(e)
    return "event-paid-to-bank" if e.taker is None else "event-paid", t.plain(e)


def _healed(t: Deals, e: ev.Healed) -> Line:
    return "event-healed", {"patient": t.part("patient", e.gangster or e.business) or ""}


def _monopoly_changed(t: Deals, e: ev.MonopolyChanged) -> Line:
    return "event-monopoly-lost" if e.seat is None else "event-monopoly-won", t.plain(e)


# --- deals


def _offer_made(t: Deals, e: ev.OfferMade) -> Line:
    return "event-offer-made", {"offer": e.offer + 1, "deal": t.deal(e.seat, e.to, e.give, e.take)}


def _offer_closed(t: Deals, e: ev.OfferClosed) -> Line:
    return f"event-offer-{e.how}", t.plain(e)


def _goods_given(t: Deals, e: ev.GoodsGiven) -> Line:
    return "event-goods-given", {**t.plain(e), "goods": t.goods(e.goods)}


def _promise_made(t: Deals, e: ev.PromiseMade) -> Line:
    return "event-promise-made", {"promise": e.promise + 1, "said": t.promise(e.seat, e.to, e.word)}


def _intended(t: Deals, e: ev.Intended) -> Line:
    return "event-intended", {**t.plain(e), "meant": t.meant(e.intent)}


def _promise_judged(t: Deals, e: ev.PromiseJudged) -> Line:
    return f"event-promise-{e.verdict}", t.plain(e)


def _said(t: Deals, e: ev.Said) -> Line:
    return "event-said" if e.to is None else "event-said-aside", {**t.plain(e), "text": _spoken(t, e.text)}


def _spoken(t: Deals, text: str) -> str:
    """A line in the reader's language; somebody's own words as they are."""
    spoken = read_line(text)
    if spoken is None:
        return text
    name, about = spoken
    return t.texts.say(f"line-{name}", about=t.part("round", about) or "")


# --- payday and the end


def _bonus_paid(t: Deals, e: ev.BonusPaid) -> Line:
    return f"event-bonus-{e.bonus}", t.plain(e)


def _jobs_dropped(t: Deals, e: ev.JobsDropped) -> Line:
    if jobs := [t.quoted(job) for job in e.jobs if job is not None]:
        return "event-jobs-dropped-seen", {**t.plain(e), "jobs": t.listed(jobs)}
    rounds = ", ".join(NUMERALS[number] for number in e.rounds)
    return "event-jobs-dropped", {**t.plain(e), "count": len(e.rounds), "rounds": rounds}


def _influence_dropped(t: Deals, e: ev.InfluenceDropped) -> Line:
    if cards := [t.one(card) for card in e.cards if card is not None]:
        return "event-influence-dropped-seen", {**t.plain(e), "cards": t.listed(cards)}
    return "event-influence-dropped", {**t.plain(e), "count": len(e.cards)}


def _arm_wrestled(t: Deals, e: ev.ArmWrestled) -> Line:
    throws = (f"{t.who([seat])} {die}" for seat, die in zip(e.seats, e.dice, strict=True))
    return "event-arm-wrestled", {"throws": ", ".join(throws)}


def _confessed(t: Deals, e: ev.Confessed) -> Line:
    return "event-confessed", {
        "faith": e.meant.count("keep"),
        "suited": e.meant.count("unless_it_pays"),
        "show": e.meant.count("break"),
    }


def _game_ended(t: Deals, e: ev.GameEnded) -> Line:
    return "event-game-ended", {**t.plain(e), "cash": t.money(e.cash[e.winner])}


def dice(dice: tuple[int, ...]) -> str:
    return ", ".join(map(str, dice))


EVENTS: dict[type[Event], Row] = {
    ev.FamiliesChosen: _families_chosen,
    ev.RoundBegan: row("event-round-began"),
    ev.MarketOpened: _market_opened,
    ev.MarketFilled: _market_filled,
    ev.JobsDealt: _jobs_dealt,
    ev.InfluenceDrawn: _influence_drawn,
    ev.StartSetGiven: _start_set_given,
    ev.InfluenceRemade: row("event-influence-remade"),
    ev.HandsRefused: _hands_refused,
    ev.PlanningBegan: row("event-planning-began"),
    ev.ActionBegan: row("event-action-began"),
    ev.TurnBegan: _turn_began,
    ev.TurnEnded: row("event-turn-ended"),
    ev.MercenariesLaidOut: _mercenaries_laid_out,
    ev.Hired: row("event-hired"),
    ev.Exchanged: row("event-exchanged"),
    ev.JobDrawn: _job_drawn,
    ev.Trained: row("event-trained"),
    ev.JobPlanned: _job_planned,
    ev.PurchasePlanned: _purchase_planned,
    ev.InfluencePlayed: row("event-influence-played"),
    ev.Foiled: _foiled,
    ev.Looked: _looked,
    ev.LawyerAsked: row("event-lawyer-asked"),
    ev.Attached: row("event-attached"),
    ev.Detached: _detached,
    ev.Bought: _bought,
    ev.JobLost: row("event-job-lost"),
    ev.PurchaseLost: row("event-purchase-lost"),
    ev.TargetNamed: _target_named,
    ev.DieLent: row("event-die-lent"),
    ev.TurnedUp: row("event-turned-up"),
    ev.NeedsMissing: row("event-needs-missing"),
    ev.MarkersUsed: _markers_used,
    ev.Staked: row("event-staked"),
    ev.Rolled: _rolled,
    ev.Rerolled: _rerolled,
    ev.Paid: _paid,
    ev.Laundered: row("event-laundered"),
    ev.Repelled: row("event-repelled"),
    ev.Healed: _healed,
    ev.GangsterDeactivated: row("event-gangster-deactivated"),
    ev.GangsterKilled: row("event-gangster-killed"),
    ev.BusinessDeactivated: row("event-business-deactivated"),
    ev.BusinessDestroyed: row("event-business-destroyed"),
    ev.TakenOver: row("event-taken-over"),
    ev.ShotBack: row("event-shot-back"),
    ev.JobResolved: row("event-job-resolved"),
    ev.MonopolyChanged: _monopoly_changed,
    ev.OfferMade: _offer_made,
    ev.OfferClosed: _offer_closed,
    ev.GoodsGiven: _goods_given,
    ev.PromiseMade: _promise_made,
    ev.Intended: _intended,
    ev.PromiseDue: row("event-promise-due"),
    ev.PromiseJudged: _promise_judged,
    ev.MarkersReturned: row("event-markers-returned"),
    ev.Said: _said,
    ev.IncomePaid: row("event-income-paid"),
    ev.BonusPaid: _bonus_paid,
    ev.JobsDropped: _jobs_dropped,
    ev.InfluenceDropped: _influence_dropped,
    ev.TrophiesCounted: row("event-trophies-counted"),
    ev.LaunderedCounted: row("event-laundered-counted"),
    ev.ArmWrestled: _arm_wrestled,
    ev.Confessed: _confessed,
    ev.GameEnded: _game_ended,
}
