"""La Cosa Nostra's judge: plays the worlds a player could have been in to the end of the round, all as sensible players would, and counts the money."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NoReturn

from sitdown.bots.asking import asked
from sitdown.bots.cosa_nostra.lore import KIND_OF
from sitdown.bots.cosa_nostra.outlook import Outlook, look
from sitdown.bots.cosa_nostra.player import Player
from sitdown.bots.cosa_nostra.temper import BOSS, REGULAR, Temper
from sitdown.bots.cosa_nostra.values import business_worth, gangster_worth
from sitdown.coach.decisions import Decision
from sitdown.coach.judging import Judge, Values, luck
from sitdown.coach.records import Why
from sitdown.core.chance import Chance, Quick
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.businesses import BUSINESSES
from sitdown.games.cosa_nostra.trade import offers_to, trade_open

ENOUGH: Final = 4000.0
GLANCED: Final = 6  # worlds
SCRUTINISED: Final = 12
PATIENCE: Final = 4
TALK: Final = 3  # words of everybody between two answers, at most
QUIET: Final = replace(REGULAR, venturous=0.0)  # deals for the markers that a job needs, and nothing else
PLANNER: Final = replace(QUIET, foresight=BOSS.foresight)  # the same, but he thinks the whole round through
SPITE: Final = (0.5, 0.3, 0.2)  # how much of what the others have, the richest first, is against him
# What is not judged by what the round brings: hands for later rounds, and what a bot has to have seen coming.
LOOKS: Final = (act.Snitch, act.Spy, act.AskLawyer)  # which nobody loses by
BESIDE: Final = (act.AcceptOffer,)
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


def _refusal(g: CosaNostra, seat: int, deal: act.AcceptOffer) -> Sequence[Action]:
    """If a regular player would not have taken it. What words are worth only later rounds will tell: promises are left alone."""
    offer = next(offer for offer in g.offers if offer.number == deal.offer)
    view = partial(g.view, seat)
    fair = Player(0, REGULAR).answer(seat, deal.offer, view, view, _none) == deal
    return () if fair or offer.give.promises or offer.take.promises else (act.RefuseOffer(deal.offer),)


def glance(decision: Decision, seat: int, options: Sequence[Action], seed: int) -> Values:
    return _values(decision, seat, options, GLANCED, seed, PLANNER)


def scrutiny(decision: Decision, seat: int, options: Sequence[Action], seed: int) -> Sequence[Values]:
    """Whoever goes on as he began must have lost by it, and whoever takes things as they come."""
    return [_values(decision, seat, options, SCRUTINISED, seed, temper) for temper in (PLANNER, QUIET)]


def why(
    decision: Decision, seat: int, better: Action, cost: float, seed: int
) -> tuple[Why, tuple[tuple[int, int], ...]]:
    return ("slow" if decision.slow else "odds"), ()


def _values(decision: Decision, seat: int, options: Sequence[Action], number: int, seed: int, temper: Temper) -> Values:
    chance = Quick(seed)
    stock = [(lot, cosa_nostra(decision).guess(seat, chance)) for lot in luck(seed, number)]
    return [[outcome(world, seat, option, lot, temper) for lot, world in stock] for option in options]


def outcome(world: CosaNostra, seat: int, option: Action, seed: int, temper: Temper) -> float:
    """How a seat stands against the others at the end of the round in which it has done this, and gone on like this."""
    g = world.clone()
    chance = Quick(seed)
    bots = [Player(f"{seed}/{each}", temper if each == seat else QUIET) for each in range(g.players)]
    _tell(bots, g.apply(seat, option, chance))
    play_round(g, world.round, bots, chance)
    worth = [standing(g, each) for each in range(g.players)]
    others = sorted([worth[each] for each in g.opponents(seat)], reverse=True)
    shares = [SPITE[min(place, len(SPITE) - 1)] for place in range(len(others))]
    against = sum([share * other for share, other in zip(shares, others, strict=True)]) / sum(shares)
    return worth[seat] - against


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
    return bot.choose(seat, view, view, replace(asked(g, g.ask, seat), options=options), _none).action


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
        word = bot.answer(seat, offer, view, view, _none)
        if word is not None:
            return word
    return bot.propose(seat, view, view, _none)


def _none() -> NoReturn:
    raise LookupError("nobody imagines anything in an imagined world")


def standing(g: CosaNostra, seat: int) -> float:
    """What he has, and what it will bring him."""
    if g.over:
        return g.cash[seat]
    o = look(g.view(seat), seat)
    crew = sum([gangster_worth(o, man.gangster, man.strength) for man in o.me.crew])
    return o.standing[seat] + crew + _good_for(o) + REGULAR.worth_a_card * len(g.influence[seat])


def _good_for(o: Outlook) -> float:
    """What his businesses are good for beside their income: to be lent, and what some of them can do."""
    kinds = [KIND_OF[each.business] for each in o.me.businesses]
    return sum([business_worth(o, kind, o.seat, 0) - o.paydays * BUSINESSES[kind].income for kind in kinds])


def _tell(bots: list[Player], events: list[Event]) -> None:
    for event in events:
        for seat, bot in enumerate(bots):
            seen = event.seen_by(seat)
            if seen is not None:
                bot.see(seat, seen)


JUDGE: Final = Judge(
    ENOUGH, candidates, glance, scrutiny, PATIENCE, why, lambda decision: cosa_nostra(decision).round, BESIDE
)
