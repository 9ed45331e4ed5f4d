"""The frame: set-up, rounds, payday (C-1 to C-12, C-90, C-92)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.chance import drawn, taken
from sitdown.core.kernel import ONE, Ask, Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.attachments import strip_all
from sitdown.games.cosa_nostra.board.income import recount
from sitdown.games.cosa_nostra.board.judging import round_over
from sitdown.games.cosa_nostra.board.market import open_market
from sitdown.games.cosa_nostra.board.material import GANGSTER, KIND, MAN_STRENGTH, MEN, NOBODY, ROUND, ability, able
from sitdown.games.cosa_nostra.board.table import Table, put
from sitdown.games.cosa_nostra.cards.abilities import Train
from sitdown.games.cosa_nostra.cards.cards import FAMILY_KINDS, FIRST_MERCENARY, Family
from sitdown.games.cosa_nostra.cards.families import FAMILIES
from sitdown.games.cosa_nostra.cards.jobs import POKER, STACKS
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import FamiliesChosen, RoundBegan, Trained
from sitdown.games.cosa_nostra.steps.acting import BeginAction
from sitdown.games.cosa_nostra.steps.draw import deal_influence, deal_jobs, influence_deck
from sitdown.games.cosa_nostra.steps.final import FinalCount
from sitdown.games.cosa_nostra.steps.hiring import MERCENARIES, STRONG, recruit
from sitdown.games.cosa_nostra.steps.paying import pay_business_bonus, pay_income
from sitdown.games.cosa_nostra.steps.planning import BeginPlanning
from sitdown.games.cosa_nostra.steps.strength import full_strength
from sitdown.games.cosa_nostra.steps.window import AskAbout
from sitdown.games.cosa_nostra.trade.deals import lapse_all

START_CASH: Final = 2000
START_CASH_WITH_MERCENARIES: Final = 5000
_TRAINEES: Final = able(Train)
_FAMILY: Final = list(Family)


class SetUp(Step[Table]):
    def run(self, g: Table, actor: int, action: Action | None) -> None:
        g.families = _families(g)
        g.starter = g.turn = drawn(g.chance, g.players)
        if g.listening:
            g.tell(FamiliesChosen(tuple([_FAMILY[kind] for kind in g.families]), g.starter))
        start = START_CASH_WITH_MERCENARIES if g.options.mercenaries else START_CASH
        cards = list(range(len(KIND)))
        recruits: list[int] = []
        for seat in range(g.players):
            family = FAMILIES[g.families[seat]]
            g.move(NOBODY, seat, start)
            g.crews[seat] = sum([1 << who for who in family.start])
            recruits.append(sum([1 << who for who in family.recruits]))
            for kind in family.businesses:
                card = next(card for card in cards if KIND[card] == kind)
                cards.remove(card)
                g.holdings[seat] |= 1 << card
        g.recruits = tuple(recruits)
        g.stack = tuple(cards)
        g.deck = influence_deck(g.players)
        g.stacks = tuple([tuple([kind + 1 for kind in _stack(g, number)]) for number in range(len(STACKS))])
        if g.options.mercenaries:
            g.guild = tuple([who for who in MERCENARIES if MAN_STRENGTH[who] < STRONG])
            g.aside = tuple([who for who in MERCENARIES if MAN_STRENGTH[who] >= STRONG])
        open_market(g)
        recount(g)
        g.agenda.append(BeginRound())


def _families(g: Table) -> tuple[int, ...]:
    chosen = g.options.families
    if chosen is not None:
        return tuple([FAMILY_KINDS[family] for family in chosen])
    left = list(range(len(_FAMILY)))
    return tuple([taken(left, g.chance) for _ in range(g.players)])


def _stack(g: Table, number: int) -> tuple[int, ...]:
    """A round's jobs, by kind."""
    return (*STACKS[number], POKER) if g.options.poker and ROUND[POKER] == number else STACKS[number]


class BeginRound(Step[Table]):
    """What was deactivated is turned back before anything else (C-10); then the draw."""

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        g.round += 1
        g.men_down = g.shut = g.spent = g.doubled = 0
        g.used = (0,) * MEN
        if g.listening:
            g.tell(RoundBegan(g.round, g.starter))
        recount(g)
        hire: list[Step[Any]] = recruit(g) if g.options.mercenaries else []
        end: Step[Any] = FinalCount() if g.last_round else Payday()
        g.then(AskAbout("hands", 0), *hire, BeginPlanning(), BeginAction(), end)
        deal_jobs(g)
        deal_influence(g)


class Payday(Step[Table]):
    def run(self, g: Table, actor: int, action: Action | None) -> None:
        for seat in g.clockwise(g.starter):
            pay_income(g, seat, 1)
        if g.options.business_bonus:
            pay_business_bonus(g)
        hire: list[Step[Any]] = [] if g.options.mercenaries else recruit(g)
        training: list[Step[Any]] = [Training(seat) for seat in g.clockwise(g.starter)]
        g.then(*hire, *training, AskAbout("drop_jobs", 0), AskAbout("drop_influence", 0), EndRound())


class Training(Step[Table]):
    """Adriano, if he is there and active (M-30)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def ask(self, g: Table) -> Ask | None:
        trainee = self._trainee(g)
        if trainee == NOBODY or _training(trainee).price > g.cash[self.seat]:
            return None
        return Ask(ONE, (self.seat,), ((act.TRAIN, act.DECLINE),), "turn")

    def _trainee(self, g: Table) -> int:
        men = g.working(self.seat) & _TRAINEES
        return next((who for who in range(FIRST_MERCENARY, MEN) if men >> who & 1), NOBODY)

    def default(self, g: Table, seat: int) -> Action:
        return act.DECLINE

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if type(action) is act.Train:
            who = self._trainee(g)
            training = _training(who)
            g.move(self.seat, NOBODY, training.price)
            g.trained = put(g.trained, who, g.trained[who] + training.strength)
            if g.listening:
                g.tell(Trained(self.seat, GANGSTER[who], full_strength(g, who)))


def _training(who: int) -> Train:
    training = ability(who, Train)
    assert type(training) is Train
    return training


class EndRound(Step[Table]):
    """Attached cards go, and the start card goes clockwise."""

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        strip_all(g)
        lapse_all(g)
        round_over(g)
        g.starter = (g.starter + 1) % g.players
        g.agenda.append(BeginRound())
