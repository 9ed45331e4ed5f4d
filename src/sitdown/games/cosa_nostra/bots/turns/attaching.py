"""Influence cards on one's turn: what to lay on whom, and whose jobs to look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.bots.worth.card_facts import ATTACHABLE, FACTS, MAN_AT, odds
from sitdown.games.cosa_nostra.bots.worth.dice import cash_takings, jobs_of
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, prospects
from sitdown.games.cosa_nostra.bots.worth.tasks import other_value
from sitdown.games.cosa_nostra.bots.worth.values import task_worth
from sitdown.games.cosa_nostra.cards.cards import Influence, Sort
from sitdown.games.cosa_nostra.cards.influence import Attach
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.view import AttachedView, GangsterView

USUAL: Final = 3  # the difficulty of most jobs


def best_attachment(p: Plans, options: Sequence[Action]) -> Action | None:
    """The card that helps most, on whom it does; `None`: none helps enough."""
    bar = 0.0 if p.o.last_round or len(p.o.view.influence) > 3 else p.o.temper.worth_a_card
    cards = [option for option in options if isinstance(option, act.Attach)]
    best = max(cards, key=lambda option: attachment_value(p, option), default=None)
    return best if best is not None and attachment_value(p, best) > bar else None


def attachment_value(p: Plans, option: act.Attach) -> float:
    seat, man = p.o.bosses[option.gangster]
    use = ATTACHABLE[option.card]
    helps = use.strength - use.difficulty > 0
    if seat == p.o.seat:
        return _help(p, man, option.card) if helps else 0.0
    return 0.0 if helps else p.o.spite[seat] * _hinder(p, man, use)


def with_card(man: GangsterView, seat: int, card: Influence) -> GangsterView:
    more = ATTACHABLE[card].strength
    return replace(
        man,
        strength=max(1, man.strength + more),
        dice=max(1, man.dice + more),
        attached=(*man.attached, AttachedView(card, seat)),
    )


def _help(p: Plans, man: GangsterView, card: Influence) -> float:
    """What his own jobs bring more."""
    stronger = with_card(man, p.o.seat, card)
    more = 0.0
    for task in man.tasks:
        if task.job is not None:
            facts = FACTS[task.job]
            if facts.sort is Sort.CASH:
                gap = p.gap(task.place)
                assert gap is not None
                likely, _ = prospects(p.o, gap.missing)
                more += likely * (cash_takings(stronger, facts, jobs_of(man)) - gap.takings)
            else:
                jobs = jobs_of(man)
                more += other_value(p, stronger, facts, jobs) - other_value(p, man, facts, jobs)
    return more


def _hinder(p: Plans, man: GangsterView, use: Attach) -> float:
    """What another's jobs would bring less, as far as one can see."""
    before = 1 - odds(man.dice, USUAL)[0]
    after = 1 - odds(max(1, man.dice + use.strength), USUAL + use.difficulty)[0]
    jobs = sum([task_worth(p.o, man, task) for task in man.tasks if task.round is not None])
    return jobs * (before - after) / before


# --- looking


def best_look(p: Plans, options: Sequence[Action]) -> Action | None:
    """A Lawyer is asked when there is something to see; a card is played for it when what is seen can be used, or there is no later."""
    curious = p.o.last_round or len(p.o.view.influence) > 2 or Influence.SCHEMER in p.o.view.influence
    looks: list[tuple[float, Action]] = []
    for option in options:
        if isinstance(option, act.AskLawyer) or (curious and isinstance(option, act.Spy)):
            looks.append((sum([_unseen(p, place) for place in option.jobs]), option))
        elif curious and isinstance(option, act.Snitch):
            looks.append((_unseen(p, option.job), option))
    worth, best = max(looks, key=lambda each: each[0], default=(0.0, act.END_TURN))
    return best if worth > 0 else None


def _unseen(p: Plans, place: Place) -> float:
    """How much it would be to know this job."""
    seat, man = p.o.bosses[MAN_AT[place]]
    return sum(
        [p.o.spite[seat] * task_worth(p.o, man, task) for task in man.tasks if task.place == place and not task.job]
    )
