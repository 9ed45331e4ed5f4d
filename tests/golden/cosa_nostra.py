"""The corners of La Cosa Nostra's rules."""

from __future__ import annotations

from random import Random
from typing import Any

from sitdown.core.records import Event, Reconsider, TimeUp
from sitdown.games.cosa_nostra.board.material import PLACE
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.names import JOB_CARD_KINDS, Gangster, Job, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.steps.acting import SecondTask

from .corners import Gallery, Moment, Shows, kinds


def happens(*wanted: type[Event]) -> Shows:
    """All of these, on one action."""
    return lambda moment: set(wanted) <= set(kinds(moment))


def does(kind: type) -> Shows:
    return lambda moment: isinstance(moment.action, kind)


def turned_up(job: Job) -> Shows:
    return lambda moment: any(
        isinstance(event, ev.TurnedUp) and JOBS[JOB_CARD_KINDS[event.job]].job is job for event in moment.events
    )


def judged(verdict: str) -> Shows:
    return lambda moment: any(
        isinstance(event, ev.PromiseJudged) and event.verdict == verdict for event in moment.events
    )


def hired(gangster: Gangster) -> Shows:
    return lambda moment: any(isinstance(event, ev.Hired) and event.gangster is gangster for event in moment.events)


def tasked(place: Place) -> Shows:
    return lambda moment: isinstance(moment.action, act.PlanJob | act.PlanPurchase) and moment.action.place is place


def lent_a_marker(moment: Moment) -> bool:
    return any(isinstance(event, ev.GoodsGiven) and event.goods.markers for event in moment.events)


def shot_back_and_hit(moment: Moment) -> bool:
    return isinstance(moment.action, act.ShootBack) and ev.Rolled in kinds(moment)


def jimmys_trap(moment: Moment) -> bool:
    return isinstance(moment.action, act.SpringTrap) and moment.action.place is Place.JIMMY_THE_TRAMP


def old_job(moment: Moment) -> bool:
    """Stas brought one from the discards of the round before."""
    return any(isinstance(event, ev.JobDrawn) and event.round < moment.state.round for event in moment.events)


def asks_boggy_for_the_other(moment: Moment) -> bool:
    """He has done one of his two jobs, and the turn is not over."""
    asking = moment.state.agenda[-1] if moment.state.agenda else None
    return isinstance(asking, SecondTask) and PLACE[asking.place] in (Place.BOGGY_GLOVES, Place.BOGGY_GLOVES_2)


def asks_for_more(moment: Moment) -> bool:
    """Nobody of his is without a task, and he has a turn."""
    question = moment.state.view(None).question
    return question is not None and question.about == "plan_beside"


CORNERS: dict[str, Shows] = {
    "robbery": turned_up(Job.ROBBERY),
    "robbery-trapped": lambda moment: (
        ev.Repelled in kinds(moment)
        and len([step for step in moment.state.agenda if type(step).__name__ == "Payout"]) == 0
        and ev.Paid in kinds(moment)
    ),
    "trap-repels": happens(ev.Repelled),
    "doc": happens(ev.Healed),
    "doc-foiled": lambda moment: (
        isinstance(moment.action, act.Foil)
        and any(isinstance(event, ev.Foiled) and event.card == "emergency_doc" for event in moment.events)
    ),
    "return-fire": shot_back_and_hit,
    "schemer": does(act.Scheme),
    "lying-low": does(act.LieLow),
    "willys-die": happens(ev.DieLent),
    "dice-again": does(act.Reroll),
    "attack-again": lambda moment: (
        isinstance(moment.action, act.AttackGangster | act.AttackBusiness)
        and ev.TurnedUp not in kinds(moment)
        and ev.Rolled in kinds(moment)
    ),
    "omars-deal": turned_up(Job.OMARS_DEAL),
    "tucos-warning": turned_up(Job.TUCOS_WARNING),
    "jimmys-trap": jimmys_trap,
    "boggys-second-job": tasked(Place.BOGGY_GLOVES_2),
    "kenzos-purchase": tasked(Place.KENZO_ISOSAKI_2),
    "dave-brings-cards": hired(Gangster.DAVE_POPPEL),
    "stas-brings-an-old-job": old_job,
    "adriano-trains": does(act.Train),
    "start-gangster-exchanged": does(act.Exchange),
    "card-stripped": does(act.Strip),
    "take-over": happens(ev.TakenOver),
    "destroyed": happens(ev.BusinessDestroyed),
    "laundering": lambda moment: isinstance(moment.action, act.Launder) and moment.action.money > 0,
    "horse-racing": turned_up(Job.HORSE_RACING),
    "car-smuggling": turned_up(Job.CAR_SMUGGLING),
    "poker": lambda moment: turned_up(Job.POKER)(moment) and ev.Staked in kinds(moment),
    "connections": lambda moment: isinstance(moment.action, act.BuyNow),
    "markers-chosen": does(act.UseMarkers),
    "marker-lent": lent_a_marker,
    "marker-used": happens(ev.MarkersUsed),
    "counter-offer": does(act.CounterOffer),
    "offer-lapses-with-its-time": does(act.LapseOffer),
    "promise-kept": lambda moment: isinstance(moment.action, act.Settle),
    "promise-broken": judged("broken"),
    "promise-void": judged("void"),
    "promise-confessed": happens(ev.Confessed),
    "hands-refused": happens(ev.HandsRefused),
    "influence-deck-remade": happens(ev.InfluenceRemade),
    "monopoly": happens(ev.MonopolyChanged),
    "clock-decides": lambda moment: isinstance(moment.action, TimeUp) and ev.JobPlanned in kinds(moment),
    "an-answer-taken-back": does(Reconsider),
    "boggys-other-job-on-one-turn": asks_boggy_for_the_other,
    "kenzos-turn-for-his-purchase": asks_for_more,
}


def brief(random: Random) -> dict[str, Any]:
    return {"rounds": random.choice([3, 3, 4]), "double_planning": True}


COSA_NOSTRA = Gallery(
    "cosa-nostra",
    {
        "plain-three": (3, {"rounds": 3}),
        "plain-four": (4, {}),
        "plain-five": (5, {"rounds": 3}),
        "mercenaries-three": (3, {"mercenaries": True}),
    },
    CORNERS,
    brief,
    330,
)
