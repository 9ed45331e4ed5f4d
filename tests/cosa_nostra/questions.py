"""One action of every kind, and one position for every question; no clock runs."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from sitdown.core.records import BEGIN, RECONSIDER, TIME_UP, Action
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou, ShareProfit
from tests.cosa_nostra.harness import Play, Seat, table

ACTIONS: Final[tuple[Action, ...]] = (
    BEGIN,
    TIME_UP,
    RECONSIDER,
    act.KEEP_HAND,
    act.REFUSE_HAND,
    act.Hire(Gangster.MICKY_DOGS),
    act.Exchange(Gangster.BIG_JOEY, Gangster.PACO_SANTIAGO),
    act.DRAW_JOB,
    act.DRAW_INFLUENCE,
    act.TRAIN,
    act.DropJobs((JobCard.SCAM, JobCard.THREATS)),
    act.DropInfluence((Influence.SPY,)),
    act.PlanJob(Place.BIG_JOEY, JobCard.SCAM),
    act.PlanPurchase(Place.BOGGY_GLOVES_2, BusinessCard.PIMP_2),
    act.END_TURN,
    act.Snitch(Place.FRANCO_LUCIANO),
    act.EXCHANGE_MARKET,
    act.Spy((Place.FRANCO_LUCIANO, Place.VITO_BARITONO)),
    act.AskLawyer((Place.FRANCO_LUCIANO,)),
    act.Attach(Influence.HENCHMAN, Gangster.BIG_JOEY),
    act.SCHEME,
    act.LIE_LOW,
    act.CALL_DOC,
    act.FOIL,
    act.Strip(Influence.SABOTEUR, Gangster.BIG_JOEY),
    act.Buy(Place.LITTLE_JOEY),
    act.CallOff(Place.BIG_JOEY),
    act.CarryOut(Place.BIG_JOEY),
    act.AttackPlayer(Place.BIG_JOEY, 1),
    act.AttackBusiness(Place.BIG_JOEY, BusinessCard.PIMP_1),
    act.AttackGangster(Place.BIG_JOEY, Gangster.FRANCO_LUCIANO),
    act.DealInstead(Place.LIL_OMAR),
    act.StrikeInstead(Place.IZZY_ORDOVA, Gangster.FRANCO_LUCIANO),
    act.LEND_DIE,
    act.TAKE_DIE,
    act.UseMarkers((BusinessCard.LAWYER_1,)),
    act.Stake(3000),
    act.Reroll(1),
    act.Rob(Place.FRANCO_LUCIANO),
    act.SpringTrap(Place.FRANCO_LUCIANO),
    act.SHOOT_BACK,
    act.BuyNow(BusinessCard.COP_1),
    act.Launder(8000),
    act.DECLINE,
    act.MakeOffer(1, Goods(cash=2000), Goods(gangsters=(Gangster.PHIL_MALONY,), promises=(NoAttackOnYou(2),))),
    act.AcceptOffer(0),
    act.RefuseOffer(0),
    act.CounterOffer(0, Goods(promises=(ShareProfit(50, Place.BIG_JOEY),)), Goods(cash=1000)),
    act.WithdrawOffer(0),
    act.LapseOffer(0),
    act.Settle(0),
    act.Intend(0, "unless_it_pays"),
    act.TakeBack(BusinessCard.LAWYER_1),
    act.Say("I am only a poor waste collector; ask anybody."),
    act.Say("Between you and me…", 2),
)

VITO: Final = "vito_baritono: buy pimp"


def _seated(tasks: tuple[str, str, str], **stated: Any) -> Play:
    """Blundetto, DiMaggio and Calmuti in the action phase with these tasks."""
    families = ("blundetto", "dimaggio", "calmuti")
    seats = [Seat(family, cash=10_000, owns="", tasks=planned) for family, planned in zip(families, tasks, strict=True)]
    return _action(*seats, **stated)


def _action(*seats: Seat, number: int = 3, phase: str = "action", **stated: Any) -> Play:
    return table(*seats, number=number, phase=phase, mercenaries=True, reaction_seconds=None, **stated)


def _drawn(mercenary: str, number: int) -> Play:
    """Hands are kept, and this mercenary lies there; seat 0 can pay for him."""
    seats = [Seat("blundetto", cash=20_000, owns=""), Seat("dimaggio", cash=0), Seat("calmuti", cash=0)]
    t = _action(*seats, number=number, phase="draw")
    t.comes(mercenaries=mercenary)
    t.keeps_hand(0, 1, 2)
    return t


def _stas() -> Play:
    t = _drawn("stas_valigura", 2)
    t.hires("stas_valigura")
    return t


def _planning(cards: str = "snitch henchman") -> Play:
    return table(
        Seat("blundetto", cards=cards, jobs="threats scam"),
        Seat("dimaggio", crew="alexei_walenko franco_luciano", tasks="franco_luciano: car_theft"),
        Seat("calmuti"),
        mercenaries=True,
        reaction_seconds=None,
    )


def _alexei() -> Play:
    t = _planning()
    t.snitches("franco_luciano")
    return t


def _schemer() -> Play:
    return table(
        Seat("blundetto", tasks="big_joey: threats"),
        Seat("dimaggio", cards="schemer", tasks="franco_luciano: scam"),
        Seat("calmuti", cards="spy", tasks=VITO),
        phase="action",
        reaction_seconds=None,
    )


def _two_to_plan() -> Play:
    t = table(
        Seat("blundetto", crew="kenzo_isosaki", jobs="threats"),
        Seat("dimaggio", owns="", crew="franco_luciano phil_malony", tasks="franco_luciano: car_theft", jobs="scam"),
        Seat("calmuti", owns="", crew=""),
        mercenaries=True,
        reaction_seconds=None,
    )
    t.plans("kenzo_isosaki", "threats")
    return t


def _plan_beside() -> Play:
    t = _two_to_plan()
    t.ends_turn()
    t.plans("phil_malony", "scam")
    return t


def _second_task() -> Play:
    t = _action(
        Seat(
            "blundetto", owns="", crew="boggy_gloves", tasks="boggy_gloves: credit_card_fraud, boggy_gloves_2: threats"
        ),
        Seat("dimaggio"),
        Seat("calmuti", tasks=VITO),
    )
    t.carries_out("boggy_gloves", (1, 1))
    return t


def _finishing() -> Play:
    t = table(
        Seat("blundetto", cards="snitch", tasks="big_joey: threats"),
        Seat("dimaggio"),
        Seat("calmuti", tasks="vito_baritono: scam"),
        phase="action",
        reaction_seconds=None,
    )
    t.calls_off("big_joey")
    return t


def _willy() -> Play:
    t = _action(
        Seat("blundetto", tasks="big_joey: credit_card_fraud"),
        Seat("dimaggio", crew="willy_svenson", tasks="willy_svenson: scam"),
        Seat("calmuti", tasks=VITO),
    )
    t.carries_out("big_joey")
    return t


def _willys_die() -> Play:
    t = _willy()
    t.lends_die()
    return t


def _markers() -> Play:
    t = _action(
        Seat("blundetto", owns="", tasks="big_joey: threats"),
        Seat("dimaggio", owns="lawyer_1"),
        Seat("calmuti", owns="lawyer_2", tasks=VITO),
        markers="0 lawyer_1, 0 lawyer_2",
    )
    t.carries_out("big_joey")
    return t


def _carried_out(job: str, dice: tuple[int, ...], owns: str = "", other: str = "") -> Play:
    t = _action(
        Seat("blundetto", cash=10_000, owns=owns, tasks=f"big_joey: {job}"),
        Seat("dimaggio", owns="", tasks=other),
        Seat("calmuti", owns="", tasks=VITO),
        number=4 if job == "horse_racing" else 3,
    )
    t.carries_out("big_joey", dice)
    return t


def _attacked(job: str, target: int | str, dice: tuple[int, ...], other: str = "", cards: str = "") -> Play:
    t = _action(
        Seat("blundetto", cash=10_000, owns="", tasks=f"big_joey: {job}"),
        Seat("dimaggio", cash=10_000, owns="", tasks=other, cards=cards),
        Seat("calmuti", owns="", tasks=VITO),
        number=4,
    )
    t.attacks("big_joey", target, dice)
    return t


def _attack_again() -> Play:
    crew = "bernardo_farmacista"
    t = _action(
        Seat("blundetto", crew=crew, tasks=f"{crew}: property_damage"), Seat("dimaggio"), Seat("calmuti", tasks=VITO)
    )
    t.attacks(crew, 1, (3, 3))
    return t


def _payday(**stated: Any) -> Play:
    first = Seat("blundetto", cash=20_000, owns="")._replace(**stated)
    return table(first, Seat("dimaggio"), Seat("calmuti"), phase="payday", mercenaries="crew" in stated)


_ASKING: Final[Mapping[str, Callable[[], Play]]] = {
    "hands": lambda: table(Seat("blundetto"), Seat("dimaggio"), Seat("calmuti"), phase="draw"),
    "exchanging": lambda: _drawn("paco_santiago", 1),
    "hiring": _payday,
    "stas": _stas,
    "planning": _planning,
    "second_plan": _two_to_plan,
    "plan_beside": _plan_beside,
    "alexei": _alexei,
    "schemer": _schemer,
    "acting": lambda: _seated(("big_joey: theft_iii, little_joey: buy cop", "franco_luciano: scam", VITO)),
    "second_task": _second_task,
    "finishing": _finishing,
    "willy": _willy,
    "willys_die": _willys_die,
    "markers": _markers,
    "stake": lambda: _carried_out("horse_racing", ()),
    "reroll": lambda: _carried_out("credit_card_fraud", (3, 1, 1), owns="cop"),
    "robbery": lambda: _carried_out("credit_card_fraud", (3, 1, 1), other="franco_luciano: robbery_iii"),
    "buying": lambda: _carried_out("exceptional_offer_iii", (3, 3, 3)),
    "laundering": lambda: _carried_out("money_laundering_iii", (3, 3, 3)),
    "trap": lambda: _attacked("theft_iv_3", 1, (3, 3, 3), "franco_luciano: trap_iv"),
    "doc": lambda: _attacked("car_bomb_iv", "franco_luciano", (4, 4, 4), cards="emergency_doc"),
    "return_fire": lambda: _attacked("drive_by_shooting", "franco_luciano", (1, 1, 1)),
    "attack_again": _attack_again,
    "adriano": lambda: _payday(crew="adriano_simion"),
    "drop_jobs": lambda: _payday(cash=0, jobs="threats scam insolvency arms_deal car_theft"),
    "drop_influence": lambda: _payday(cash=0, cards="spy spy snitch henchman"),
}
QUESTIONS: Final = tuple(_ASKING)


@cache
def asking(question: str) -> Play:
    """A table at which this is asked. Look at it, or clone its game: it is made once."""
    return _ASKING[question]()
