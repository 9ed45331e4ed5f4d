"""La Cosa Nostra's judge: plays the worlds a player could have been in to the end of the round, all as sensible players would, and counts the money."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NoReturn

from sitdown.bots.asking import asked
from sitdown.bots.seeds import derived
from sitdown.coach.decisions import Decision
from sitdown.coach.judging import Judge, Values, luck
from sitdown.coach.records import Reason, Why
from sitdown.core.chance import Chance, Quick
from sitdown.core.kernel import State
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.board.material import BUSINESS_ID
from sitdown.games.cosa_nostra.board.prices import price
from sitdown.games.cosa_nostra.bots.player import Player
from sitdown.games.cosa_nostra.bots.temper import BOSS, REGULAR, Temper
from sitdown.games.cosa_nostra.bots.worth.card_facts import KIND_OF
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook, look
from sitdown.games.cosa_nostra.bots.worth.values import gangster_worth, good_for
from sitdown.games.cosa_nostra.coach.reasons import Holdings, spoken_for
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.ledger import Offer
from sitdown.games.cosa_nostra.trade.openness import offers_to, trade_open
from sitdown.games.cosa_nostra.trade.talking import beside

ENOUGH: Final = 4000.0
GLANCED: Final = 6  # worlds
SCRUTINISED: Final = 12
PATIENCE: Final = 4
EXPLAINED: Final = 8
TALK: Final = 3  # words of everybody between two answers, at most
QUIET: Final = replace(REGULAR, venturous=0.0)  # deals for the markers that a job needs, and nothing else
PLANNER: Final = replace(QUIET, foresight=BOSS.foresight)  # the same, but he thinks the whole round through
SPITE: Final = (0.5, 0.3, 0.2)  # how much of what the others have, the richest first, is against him
# What is not judged by what the round brings: hands for later rounds, and what a bot has to have seen coming.
LOOKS: Final = (act.Snitch, act.Spy, act.AskLawyer)  # which nobody loses by
ASKED_ANYWAY: Final = frozenset({"hire", "exchange"})
LEFT_ALONE: Final = frozenset({"hands", "stas", "drop_jobs", "drop_influence", "alexei"})


def cosa_nostra(decision: Decision) -> CosaNostra:
    assert isinstance(decision.before, CosaNostra)
    return decision.before


def candidates(decision: Decision, seat: int) -> Sequence[Action]:
    """What a regular player would do, and one who plans, once they have looked at what they want to see."""
    g = cosa_nostra(decision)
    if isinstance(decision.played, act.AcceptOffer):
        return _refusal(g, seat, decision.played)
    question = g.view(seat).question
    assert g.ask is not None
    assert question is not None
    if isinstance(decision.played, LOOKS) or question.about in LEFT_ALONE:
        return ()
    options = tuple([option for option in g.ask.options(seat) if not isinstance(option, LOOKS)])
    return list(dict.fromkeys([_choice(g, seat, options, Player(0, temper)) for temper in (REGULAR, PLANNER)]))


def habit(g: State, seat: int) -> Action:
    assert isinstance(g, CosaNostra)
    assert g.ask is not None
    return _choice(g, seat, g.ask.options(seat), Player(0, PLANNER))


def sound(g: State, seat: int, action: Action) -> bool:
    """What helps a rival, comes to nothing, breaks one's word or cannot be paid is nobody's advice; that a man costs money is no reason against him."""
    assert isinstance(g, CosaNostra)
    if isinstance(action, act.PlanPurchase):
        return price(g, seat, BUSINESS_ID[action.business]) <= g.cash[seat]
    return all([caution.code in ASKED_ANYWAY for caution in g.cautions(seat, action)])


def deals(before: State, actor: int, action: Action, seat: int) -> bool:
    """Who takes an offer, and whose offer is taken, has made a deal."""
    if not isinstance(before, CosaNostra) or not isinstance(action, act.AcceptOffer):
        return False
    return actor == seat or _offer(before, action).seat == seat


def _offer(g: CosaNostra, deal: act.AcceptOffer) -> Offer:
    return next(offer for offer in g.offers if offer.number == deal.offer)


def _refusal(g: CosaNostra, seat: int, deal: act.AcceptOffer) -> Sequence[Action]:
    """If a regular player would not have taken it; of one's own offers, always. What words are worth only later rounds will tell: promises are left
    alone."""
    offer = _offer(g, deal)
    if offer.give.promises or offer.take.promises:
        return ()
    view = partial(g.view, seat)
    knowledge, aside = partial(g.knowledge, seat), partial(beside, g, seat)
    mine = offer.seat == seat
    fair = not mine and Player(0, REGULAR).answer(seat, deal.offer, view, knowledge, _none, aside) == deal
    return () if fair else (act.RefuseOffer(deal.offer),)


def glance(decision: Decision, seat: int, options: Sequence[Action], seed: int) -> Values:
    return _values(decision, seat, options, GLANCED, seed, PLANNER)


def scrutiny(decision: Decision, seat: int, options: Sequence[Action], seed: int) -> Sequence[Values]:
    """Whoever goes on as he began must have lost by it, and whoever takes things as they come."""
    return [_values(decision, seat, options, SCRUTINISED, seed, temper) for temper in (PLANNER, QUIET)]


def why(
    decision: Decision, seat: int, better: Action, cost: float, seed: int
) -> tuple[Why, tuple[tuple[int, int], ...]]:
    if isinstance(decision.played, act.AcceptOffer):
        return "deal", ()
    return ("slow" if decision.slow else "odds"), ()


def reason(decision: Decision, seat: int, worse: Action, better: Action, seed: int) -> Reason:
    chance = Quick(seed)
    stock = [(lot, cosa_nostra(decision).guess(seat, chance)) for lot in luck(seed, EXPLAINED)]
    actor = _actor(decision, seat)
    ends = [
        [holdings(after(world, seat, option, lot, PLANNER, actor), seat) for lot, world in stock]
        for option in (worse, better)
    ]
    return spoken_for(*ends)


def penalised(decision: Decision, seat: int) -> bool:
    """A job of his was called off, for want of what it needs."""
    return any(isinstance(event, ev.NeedsMissing) and event.seat == seat for event in decision.events)


def _actor(decision: Decision, seat: int) -> int:
    return seat if decision.actor is None else decision.actor


def _values(decision: Decision, seat: int, options: Sequence[Action], number: int, seed: int, temper: Temper) -> Values:
    chance = Quick(seed)
    stock = [(lot, cosa_nostra(decision).guess(seat, chance)) for lot in luck(seed, number)]
    actor = _actor(decision, seat)
    return [
        [holdings(after(world, seat, option, lot, temper, actor), seat).total for lot, world in stock]
        for option in options
    ]


def after(world: CosaNostra, seat: int, option: Action, seed: int, temper: Temper, actor: int) -> CosaNostra:
    """The end of the round in which this was done, and the seat has gone on like this."""
    g = world.clone()
    chance = Quick(seed)
    bots = [Player(derived(seed, each), temper if each == seat else QUIET) for each in range(g.players)]
    _tell(bots, g.apply(actor, option, chance))
    play_round(g, world.round, bots, chance)
    return g


def holdings(g: CosaNostra, seat: int) -> Holdings:
    """How a seat stands against the others."""
    worth = [standing(g, each) for each in range(g.players)]
    others = sorted([sum(worth[each]) for each in g.opponents(seat)], reverse=True)
    shares = [SPITE[min(place, len(SPITE) - 1)] for place in range(len(others))]
    against = sum([share * other for share, other in zip(shares, others, strict=True)]) / sum(shares)
    return Holdings(*worth[seat], against)


def play_round(g: CosaNostra, number: int, bots: list[Player], chance: Chance) -> None:
    """Play on until this round is over. The world is imagined already: everybody may look at it as it is."""
    while g.ask is not None and g.round == number:
        if trade_open(g):
            _haggle(g, bots, chance)
        ask = g.ask
        assert ask is not None
        seat = ask.seats[0]
        _tell(bots, g.apply(seat, _choice(g, seat, ask.options(seat), bots[seat]), chance))


def _choice(g: CosaNostra, seat: int, options: tuple[Action, ...], bot: Player) -> Action:
    if len(options) == 1:
        return options[0]
    assert g.ask is not None
    view = partial(g.view, seat)
    return bot.choose(
        seat, view, partial(g.knowledge, seat), replace(asked(g, g.ask, seat), options=options), _none
    ).action


def _haggle(g: CosaNostra, bots: list[Player], chance: Chance) -> None:
    """Until nobody has anything to say, or all have said enough."""
    waiting = list(range(g.players)) * TALK
    while waiting and trade_open(g):
        seat = waiting.pop(0)
        word = _word(g, seat, bots[seat]) if bots[seat].has_word() else None
        if word is not None:
            _tell(bots, g.apply(seat, word, chance))


def _word(g: CosaNostra, seat: int, bot: Player) -> Action | None:
    view = partial(g.view, seat)
    for offer in offers_to(g, seat):
        word = bot.answer(seat, offer, view, partial(g.knowledge, seat), _none, partial(beside, g, seat))
        if word is not None:
            return word
    return bot.propose(seat, view, partial(g.knowledge, seat), _none, partial(beside, g, seat))


def _none() -> NoReturn:
    raise LookupError("nobody imagines anything in an imagined world")


def standing(g: CosaNostra, seat: int) -> tuple[float, float, float]:
    """What he has; what that will bring him, and is good for; and his men."""
    cash = g.cash[seat]
    if g.over:
        return cash, 0.0, 0.0
    o = look(g.view(seat), seat)
    crew = sum([gangster_worth(o, man.gangster, man.strength) for man in o.me.crew])
    return cash, o.standing[seat] - cash + _good_for(o) + REGULAR.worth_a_card * len(g.influence[seat]), crew


def _good_for(o: Outlook) -> float:
    """What his businesses are good for beside their income: to be lent, and what some of them can do."""
    return sum([good_for(o, KIND_OF[each.business]) for each in o.me.businesses])


def _tell(bots: list[Player], events: list[Event]) -> None:
    for event in events:
        for seat, bot in enumerate(bots):
            seen = event.seen_by(seat)
            if seen is not None:
                bot.see(seat, seen)


JUDGE: Final = Judge(
    ENOUGH,
    candidates,
    glance,
    scrutiny,
    PATIENCE,
    why,
    reason,
    lambda decision: cosa_nostra(decision).round,
    habit,
    penalised,
    deals,
    sound,
)
