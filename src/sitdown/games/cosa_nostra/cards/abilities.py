"""What mercenaries can do. "He" is the mercenary, "you" the player he works for. An engine goes by the kind of record."""

from typing import Literal

import msgspec

from sitdown.games.cosa_nostra.cards.cards import Business
from sitdown.games.cosa_nostra.cards.facts import Count, Money, verb
from sitdown.games.cosa_nostra.cards.names import Job


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag=verb):
    """One thing that others cannot do. `a_round`: how often in a round."""


class AttackDice(Ability, frozen=True):
    """He rolls more dice in his own attacks."""

    dice: Count


class NoTrap(Ability, frozen=True):
    """His attacks cannot be answered with a Trap."""


class AttackAgain(Ability, frozen=True):
    """He may make his attack once more, but for these jobs."""

    but_for: tuple[Job, ...]


class Instead(Ability, frozen=True):
    """On his turn he may drop his job and do this instead."""

    job: Job


class PlayAs(Ability, frozen=True):
    """His planned job, whatever it is, may be played as this one."""

    job: Job


class Income(Ability, frozen=True):
    """You earn more at payday."""

    money: Money


class LendDice(Ability, frozen=True):
    """While he has a task, more dice for a job of yours or of a friend."""

    dice: Count
    a_round: Count


class DrawWhenHired(Ability, frozen=True):
    """You draw cards, each from one of these decks as you like."""

    cards: Count
    decks: tuple[Literal["job", "influence"], ...]


class Reroll(Ability, frozen=True):
    """An opponent rolls one die again."""

    a_round: Count


class Train(Ability, frozen=True):
    """At the end of a round you may pay for his getting stronger, for good."""

    price: Money
    strength: Count
    a_round: Count


class CancelInfluence(Ability, frozen=True):
    """An opponent's influence card has no effect."""

    a_round: Count


class SecondJob(Ability, frozen=True):
    """He may be given two jobs, and rolls so many dice for each."""

    dice: Count


class PurchaseBeside(Ability, frozen=True):
    """He may make a purchase beside his task."""


class Discount(Ability, frozen=True):
    """Your businesses cost this part of their price and so much less; taken before or after what a job takes off, or last."""

    taken: Literal["before_job", "after_job", "last"]
    percent: Count = 100
    less: Money = 0


class BuyFromStack(Ability, frozen=True):
    """Your purchases may be chosen from the stack."""


class CountsAs(Ability, frozen=True):
    """One business of yours counts as another, for monopolies."""

    business: Business
    other: Business


class SeveralPay(Ability, frozen=True):
    """Businesses of which you have several pay so many times their income."""

    times: Count


AnyAbility = (
    AttackDice
    | NoTrap
    | AttackAgain
    | Instead
    | PlayAs
    | Income
    | LendDice
    | DrawWhenHired
    | Reroll
    | Train
    | CancelInfluence
    | SecondJob
    | PurchaseBeside
    | Discount
    | BuyFromStack
    | CountsAs
    | SeveralPay
)
