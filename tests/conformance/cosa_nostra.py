"""What the suites must be told of La Cosa Nostra."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from sitdown.core.asks import bits
from sitdown.core.kernel import Ask
from sitdown.core.records import BEGIN, RECONSIDER, TIME_UP, Action, Clocked
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.board.hands import influence_kind, job_kind
from sitdown.games.cosa_nostra.board.material import (
    AT_GANGSTER,
    BUSINESS,
    CARD,
    INFLUENCE_FACE,
    IS_CASH,
    IS_RESPONSE,
    JOB,
    ROUND,
)
from sitdown.games.cosa_nostra.board.needs import ways_to_meet
from sitdown.games.cosa_nostra.cards.cards import Family, Influence
from sitdown.games.cosa_nostra.cards.families import FAMILIES
from sitdown.games.cosa_nostra.cards.influence import INFLUENCE
from sitdown.games.cosa_nostra.cards.jobs import POKER, STACKS
from sitdown.games.cosa_nostra.cards.names import JOB_CARD_KINDS, BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import (
    Confessed,
    Foiled,
    Hired,
    InfluencePlayed,
    RoundBegan,
    TurnBegan,
    TurnedUp,
)
from sitdown.games.cosa_nostra.steps.draw import influence_deck
from sitdown.games.cosa_nostra.steps.hiring import MERCENARIES

from .cosa_nostra_talk import talk
from .play import Part, Temper


def sample_options(random: Random, players: int) -> dict[str, Any]:
    """Every option at every kind of value."""
    return {
        "rounds": random.choice([3, 4, 4, 4]),
        "families": random.choice([None, random.sample(list(Family), players)]),
        "spying_anytime": random.choice([False, True]),
        "business_bonus": random.choice([False, True]),
        "double_planning": random.choice([None, False, True]),
        "influence_from": random.choice([1, 1, 1, 2, 3]),
        "rob_robbers": random.choice([False, True]),
        "task_bonus": random.choice(["strength", "all"]),
        "poker": random.choice([False, True]),
        "mercenaries": random.choice([False, True]),
        "planning_seconds": random.choice([None, 10, 60]),
        "turn_seconds": random.choice([None, 10, 600]),
        "reaction_seconds": random.choice([None, 3, 60]),
        "offer_seconds": random.choice([None, 5, 600]),
    }


def sample_temper(random: Random) -> Temper:
    """From plain random tables to busy ones, where what was planned is carried out and whatever can be answered is."""
    thrift = random.choice([0.5, 0.9, 0.998])  # cards that nobody plays are too many at payday
    return Temper(
        {
            act.CallOff: random.choice([0.5, 0.98, 0.98]),
            act.Decline: random.choice([0.0, 0.8, 0.95]),
            act.EndTurn: random.choice([0.0, 0.8]),
            act.PlanPurchase: random.choice([0.0, 0.7]),
            act.Snitch: thrift,
            act.Spy: thrift,
            act.Attach: thrift,
            act.ExchangeMarket: thrift,
            act.Scheme: thrift,
            act.LieLow: thrift,
            act.AskLawyer: 0.9,
        },
        cunning=random.choice([0.0, 0.5, 0.9]),
        impatience=random.choice([0.0, 0.02, 0.15]),
        gossip=random.choice([0.0, 0.15, 0.4]),
    )


EAGER = (
    act.RefuseHand,
    act.Exchange,
    act.Hire,
    act.DrawJob,
    act.Train,
    act.Scheme,
    act.LendDie,
    act.TakeDie,
    act.Reroll,
    act.Rob,
    act.SpringTrap,
    act.CallDoc,
    act.Foil,
    act.ShootBack,
    act.BuyNow,
    act.CarryOut,
    act.AttackGangster,
    act.StrikeInstead,
    act.DealInstead,
)


def hint(g: CosaNostra, ask: Ask, seat: int) -> Action | None:
    """Whoever can answer does; Robberies, Traps, attacks on gangsters and what is worth a Robbery are planned, and carried out."""
    eager = [action for action in ask.options(seat) if isinstance(action, EAGER) or _bold(g, seat, action)]
    return eager[g.question % len(eager)] if eager else None


def _bold(g: CosaNostra, seat: int, action: Action) -> bool:
    if not isinstance(action, act.PlanJob):
        return False
    kind = JOB_CARD_KINDS[action.job]
    return IS_RESPONSE[kind] or AT_GANGSTER[kind] or (IS_CASH[kind] and len(ways_to_meet(g, seat, kind)) > 0)


# --- counting up


def cards(g: CosaNostra) -> tuple[list[int], list[int]]:
    """Jobs, influence cards, businesses, gangsters and money: before the deal nothing, then everything."""
    if not g.families:
        return [*g.all_jobs(), *g.all_influence(), *g.all_businesses(), g.money()], [0]
    stacks = [*STACKS, (POKER,)] if g.options.poker else STACKS
    jobs = sorted([kind + 1 for stack in stacks for kind in stack])
    influence = list(influence_deck(g.players)) + (start_sets(g) if g.round >= g.options.influence_from else [])
    businesses = list(range(len(BUSINESS)))
    there_are = [*g.all_jobs(), *g.all_influence(), *g.all_businesses(), *men(g), g.money()]
    return there_are, [*jobs, *sorted(influence), *businesses, *all_men(g), 0]


def start_sets(g: CosaNostra) -> list[int]:
    return [INFLUENCE_FACE + card for card, facts in enumerate(INFLUENCE) for _ in range(facts.start * g.players)]


def men(g: CosaNostra) -> list[int]:
    """Every gangster, wherever he is, in order."""
    masks = [who for mask in (*g.crews, *g.recruits, *g.trophies) for who in bits(mask)]
    return sorted([*masks, *g.guild, *g.laid_out, *g.aside])


def all_men(g: CosaNostra) -> list[int]:
    """Those of the families, and the mercenaries. Every player may have exchanged a start gangster, who is gone for good (M-3)."""
    there = Counter(men(g))
    start = [who for kind in g.families for who in FAMILIES[kind].start]
    exchanged = [who for who in start if not there[who]] if g.options.mercenaries else []
    if len(exchanged) <= g.players:
        start = [who for who in start if who not in exchanged]
    recruits = [who for kind in g.families for who in FAMILIES[kind].recruits]
    return sorted([*start, *recruits, *(MERCENARIES if g.options.mercenaries else ())])


# --- other worlds


def elsewhere(g: CosaNostra, actor: int, action: Action) -> Action:
    """Where a player holds other cards, he plans another job with the same back, and puts away as many; or has nothing to answer with."""
    match action:
        case act.PlanJob(place, job):
            return act.PlanJob(place, _like(g, actor, (job,))[0])
        case act.DropJobs(jobs):
            return act.DropJobs(_like(g, actor, jobs))
        case act.DropInfluence(dropped):
            hand = sorted([influence_kind(slot) for slot in g.influence[actor]])
            return act.DropInfluence(tuple([CARD[card] for card in hand[: len(dropped)]]))
        case act.RefuseHand() | act.Scheme() | act.Rob() | act.CallDoc() if g.ask:
            options = g.ask.options(actor)
            return action if action in options else options[-1]
        case _:
            return action


def _like(g: CosaNostra, actor: int, jobs: tuple[JobCard, ...]) -> tuple[JobCard, ...]:
    """Jobs of his hand with these backs."""
    hand = sorted([job_kind(slot) for slot in g.jobs[actor]])
    found: list[int] = []
    for job in jobs:
        kind = next(kind for kind in hand if ROUND[kind] == ROUND[JOB_CARD_KINDS[job]])
        hand.remove(kind)
        found.append(kind)
    return tuple([JOB[kind] for kind in sorted(found)])


FOREIGN: tuple[Action, ...] = (
    BEGIN,
    TIME_UP,
    RECONSIDER,
    Clocked(0, 100),
    act.KEEP_HAND,
    act.REFUSE_HAND,
    act.Hire(Gangster.FAT_TONY),
    act.Exchange(Gangster.BIG_JOEY, Gangster.LONO_SLIFER),
    act.DRAW_JOB,
    act.DRAW_INFLUENCE,
    act.TRAIN,
    act.DropJobs(()),
    act.DropJobs((JobCard.SCAM,)),
    act.DropInfluence((Influence.SNITCH, Influence.SNITCH)),
    act.PlanJob(Place.BIG_JOEY, JobCard.THREATS),
    act.PlanJob(Place.BIG_JOEY, JobCard.OMARS_DEAL),
    act.PlanJob(Place.BOGGY_GLOVES_2, JobCard.THREATS),
    act.PlanPurchase(Place.BIG_JOEY, BusinessCard.PIMP_1),
    act.END_TURN,
    act.ExchangeMarket(),
    act.Spy(()),
    act.Spy((Place.BIG_JOEY, Place.BIG_JOEY)),
    act.Attach(Influence.HENCHMAN, Gangster.BIG_JOEY),
    act.Attach(Influence.SPY, Gangster.BIG_JOEY),
    act.SCHEME,
    act.LIE_LOW,
    act.CALL_DOC,
    act.FOIL,
    act.Strip(Influence.SNITCH, Gangster.BIG_JOEY),
    act.Buy(Place.FRANKIE_CALMUTI),
    act.CallOff(Place.FRANKIE_CALMUTI),
    act.CarryOut(Place.FRANKIE_CALMUTI),
    act.AttackPlayer(Place.FRANKIE_CALMUTI, 1),
    act.AttackPlayer(Place.FRANKIE_CALMUTI, 9),
    act.AttackBusiness(Place.FRANKIE_CALMUTI, BusinessCard.CASINO_1),
    act.AttackGangster(Place.FRANKIE_CALMUTI, Gangster.FRANKIE_CALMUTI),
    act.DealInstead(Place.FRANKIE_CALMUTI),
    act.StrikeInstead(Place.TUCO_QUINTERO, Gangster.BIG_JOEY),
    act.LEND_DIE,
    act.TAKE_DIE,
    act.UseMarkers(()),
    act.Stake(0),
    act.Stake(99_000),
    act.Reroll(0),
    act.Reroll(-1),
    act.Rob(Place.RUSTY_LASERVA),
    act.SpringTrap(Place.RUSTY_LASERVA),
    act.SHOOT_BACK,
    act.BuyNow(BusinessCard.COP_1),
    act.Launder(1000),
    act.DECLINE,
    act.MakeOffer(9, Goods(cash=1000), Goods()),
    act.MakeOffer(0, Goods(), Goods()),
    act.MakeOffer(0, Goods(businesses=(BusinessCard.PIMP_1, BusinessCard.PIMP_1)), Goods()),
    act.AcceptOffer(-1),
    act.RefuseOffer(100_000),
    act.CounterOffer(-1, Goods(), Goods()),
    act.WithdrawOffer(-1),
    act.LapseOffer(-1),
    act.Settle(-1),
    act.Settle(100_000),
    act.Say("", 0),
    act.Say("To whom?", 9),
)

# What these do is public, the cards they do it with are not (C-8).
SILENT: frozenset[type[Action]] = frozenset(
    [
        act.DrawJob,
        act.DrawInfluence,
        act.DropJobs,
        act.DropInfluence,
        act.PlanJob,
        act.CallOff,
        act.Snitch,
        act.Spy,
        act.AskLawyer,
    ]
)

COSA_NOSTRA = Part(
    name="cosa-nostra",
    options=sample_options,
    brief=lambda random: {},  # no game is long
    temper=sample_temper,
    hint=hint,
    cards=cards,
    foreign=FOREIGN,
    silent=SILENT,
    showdown=frozenset([RoundBegan, Confessed]),
    turns=frozenset([TurnBegan]),
    uses={
        TurnedUp: lambda event: event.job,
        InfluencePlayed: lambda event: event.card,
        Hired: lambda event: event.gangster,
        Foiled: lambda event: f"{event.card} foiled",
    },
    talk=talk,
    elsewhere=elsewhere,
)
