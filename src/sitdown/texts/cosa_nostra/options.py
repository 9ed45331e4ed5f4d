"""What a player of La Cosa Nostra can do, from a record to its key and what that is filled with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sitdown.core import records
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.abilities import Train
from sitdown.games.cosa_nostra.gangsters import PRICE, STRENGTH
from sitdown.games.cosa_nostra.mercenaries import MERCENARIES
from sitdown.games.cosa_nostra.names import GANGSTER_KINDS, BusinessCard, Place
from sitdown.games.cosa_nostra.view import TaskView, View
from sitdown.texts.cosa_nostra.deals import Deals
from sitdown.texts.teller import Line

Row = Callable[[Deals, Any, View], Line]


def row(key: str) -> Row:
    """A record whose fields say it all."""
    return lambda teller, record, view: (key, teller.plain(record))


# --- on the table


def task(view: View, place: Place) -> TaskView | None:
    tasks = (task for player in view.players for man in player.crew for task in man.tasks)
    return next((task for task in tasks if task.place == place), None)


def job_at(t: Deals, place: Place, view: View) -> str:
    """The job that lies there; else, for an attack that is made once more, the one in progress."""
    job = (task(view, place) or view.in_progress[-1]).job
    return t.texts.say("hidden-job") if job is None else t.quoted(job)


def whose(t: Deals, business: BusinessCard, view: View) -> str:
    owner = next(
        seat for seat, player in enumerate(view.players) for each in player.businesses if each.business == business
    )
    return t.whose(business, owner)


def gangsters(t: Deals, places: Iterable[Place]) -> str:
    return t.listed(map(t.gangster, places))


# --- recruiting and payday


def _hire(t: Deals, a: act.Hire, view: View) -> Line:
    kind = GANGSTER_KINDS[a.gangster]
    return "option-Hire", {**t.plain(a), "strength": STRENGTH[kind], "price": t.money(PRICE[kind])}


def _exchange(t: Deals, a: act.Exchange, view: View) -> Line:
    price = PRICE[GANGSTER_KINDS[a.mercenary]] - PRICE[GANGSTER_KINDS[a.gangster]]
    return "option-Exchange", {**t.plain(a), "price": t.money(price)}


def _train(t: Deals, a: act.Train, view: View) -> Line:
    return "option-Train", {"price": t.money(TRAINING)}


def _drop_jobs(t: Deals, a: act.DropJobs, view: View) -> Line:
    return "option-DropJobs", {"cards": t.listed(map(t.quoted, a.jobs))}


def _drop_influence(t: Deals, a: act.DropInfluence, view: View) -> Line:
    return "option-DropInfluence", {"cards": t.listed(map(t.the, a.cards))}


# --- planning and influence


def _plan_purchase(t: Deals, a: act.PlanPurchase, view: View) -> Line:
    args = {**t.plain(a), "business": t.one(a.business)}
    for each in view.market:
        if each.business == a.business:
            return "option-PlanPurchase", {**args, "price": t.money(each.price)}
    return "option-PlanPurchase-stack", args


def _spy(t: Deals, a: act.Spy, view: View) -> Line:
    return "option-Spy", {"gangsters": gangsters(t, a.jobs)}


def _ask_lawyer(t: Deals, a: act.AskLawyer, view: View) -> Line:
    return "option-AskLawyer", {"gangsters": gangsters(t, a.jobs)}


def _attach(t: Deals, a: act.Attach, view: View) -> Line:
    return "option-Attach", {**t.plain(a), "card": t.influence(a.card)}


def _strip(t: Deals, a: act.Strip, view: View) -> Line:
    return "option-Strip", {**t.plain(a), "card": t.the(a.card)}


# --- acting


def _buy(t: Deals, a: act.Buy, view: View) -> Line:
    planned = task(view, a.place)
    assert planned is not None
    assert planned.business is not None
    assert planned.price is not None
    return "option-Buy", {**t.plain(a), "business": t.the(planned.business), "price": t.money(planned.price)}


def _carry_out(t: Deals, a: act.CarryOut, view: View) -> Line:
    return "option-CarryOut", {**t.plain(a), "job": job_at(t, a.place, view)}


def _attack_player(t: Deals, a: act.AttackPlayer, view: View) -> Line:
    return "option-AttackPlayer", {**t.plain(a), "job": job_at(t, a.place, view)}


def _attack_business(t: Deals, a: act.AttackBusiness, view: View) -> Line:
    return "option-Attack", {**t.plain(a), "job": job_at(t, a.place, view), "target": whose(t, a.business, view)}


def _attack_gangster(t: Deals, a: act.AttackGangster, view: View) -> Line:
    return "option-Attack", {**t.plain(a), "job": job_at(t, a.place, view), "target": t.gangster(a.gangster)}


def _use_markers(t: Deals, a: act.UseMarkers, view: View) -> Line:
    return "option-UseMarkers", {"businesses": t.listed(whose(t, each, view) for each in a.businesses)}


def _reroll(t: Deals, a: act.Reroll, view: View) -> Line:
    return "option-Reroll", {"die": view.in_progress[-1].dice[a.die]}


def _buy_now(t: Deals, a: act.BuyNow, view: View) -> Line:
    price = next(each.price for each in view.buying if each.business == a.business)
    return "option-BuyNow", {"business": t.one(a.business), "price": t.money(price)}


# --- deals


def _settle(t: Deals, a: act.Settle, view: View) -> Line:
    return "option-Settle", {**t.plain(a), "what": t.word(view.ledger[a.promise].word)}


def _intend(t: Deals, a: act.Intend, view: View) -> Line:
    return "option-Intend", {**t.plain(a), "meant": t.meant(a.intent)}


def _say(t: Deals, a: act.Say, view: View) -> Line:
    return "option-Say" if a.to is None else "option-Say-aside", {**t.plain(a), "text": a.text}


[TRAINING] = [each.price for man in MERCENARIES for each in man.abilities if isinstance(each, Train)]

OPTIONS: dict[type[Action], Row] = {
    records.Begin: row("option-Begin"),
    records.TimeUp: row("option-TimeUp"),
    records.Reconsider: row("option-Reconsider"),
    act.KeepHand: row("option-KeepHand"),
    act.RefuseHand: row("option-RefuseHand"),
    act.Hire: _hire,
    act.Exchange: _exchange,
    act.DrawJob: row("option-DrawJob"),
    act.DrawInfluence: row("option-DrawInfluence"),
    act.Train: _train,
    act.DropJobs: _drop_jobs,
    act.DropInfluence: _drop_influence,
    act.PlanJob: row("option-PlanJob"),
    act.PlanPurchase: _plan_purchase,
    act.EndTurn: row("option-EndTurn"),
    act.Snitch: row("option-Snitch"),
    act.ExchangeMarket: row("option-ExchangeMarket"),
    act.Spy: _spy,
    act.AskLawyer: _ask_lawyer,
    act.Attach: _attach,
    act.Scheme: row("option-Scheme"),
    act.LieLow: row("option-LieLow"),
    act.CallDoc: row("option-CallDoc"),
    act.Foil: row("option-Foil"),
    act.Strip: _strip,
    act.Buy: _buy,
    act.CallOff: row("option-CallOff"),
    act.CarryOut: _carry_out,
    act.AttackPlayer: _attack_player,
    act.AttackBusiness: _attack_business,
    act.AttackGangster: _attack_gangster,
    act.DealInstead: row("option-DealInstead"),
    act.StrikeInstead: row("option-StrikeInstead"),
    act.LendDie: row("option-LendDie"),
    act.TakeDie: row("option-TakeDie"),
    act.UseMarkers: _use_markers,
    act.Stake: row("option-Stake"),
    act.Reroll: _reroll,
    act.Rob: row("option-Rob"),
    act.SpringTrap: row("option-SpringTrap"),
    act.ShootBack: row("option-ShootBack"),
    act.BuyNow: _buy_now,
    act.Launder: row("option-Launder"),
    act.Decline: row("option-Decline"),
    act.MakeOffer: row("option-MakeOffer"),
    act.AcceptOffer: row("option-AcceptOffer"),
    act.RefuseOffer: row("option-RefuseOffer"),
    act.CounterOffer: row("option-CounterOffer"),
    act.WithdrawOffer: row("option-WithdrawOffer"),
    act.LapseOffer: row("option-LapseOffer"),
    act.Settle: _settle,
    act.Intend: _intend,
    act.TakeBack: row("option-TakeBack"),
    act.Say: _say,
}

# What a player tried that the table does not allow, and what it may be about.
REFUSALS: dict[type[Action], str] = {
    act.MakeOffer: "refused-offer",
    act.CounterOffer: "refused-offer",
    act.AcceptOffer: "refused-accept",
    act.RefuseOffer: "refused-gone",
    act.WithdrawOffer: "refused-gone",
    act.Settle: "refused-settle",
    act.TakeBack: "refused-marker",
    act.Strip: "refused-strip",
    act.Snitch: "refused-look",
    act.Spy: "refused-look",
    act.AskLawyer: "refused-look",
    act.Say: "refused",
}
