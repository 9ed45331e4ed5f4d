"""What a roll can bring about. An engine goes through one table, from the kind of record to a function."""

import msgspec

from sitdown.games.cosa_nostra.cards.facts import Count, Money, verb


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag=verb):
    """One line of a job card."""


class Earn(Effect, frozen=True):
    """The bank pays."""

    money: Money


class Fine(Effect, frozen=True):
    """The target pays the bank."""

    money: Money


class Steal(Effect, frozen=True):
    """The target pays the attacker."""

    money: Money


class Collect(Effect, frozen=True):
    """Every other player pays."""

    money: Money


class Rob(Effect, frozen=True):
    """Part of the profit of the job it answers, rounded down to $1,000."""

    percent: Count


class Deactivate(Effect, frozen=True):
    """The target is turned face down until the next round."""


class Kill(Effect, frozen=True):
    """The target, a gangster or a businessman, is killed."""


class Destroy(Effect, frozen=True):
    """The target, a company, is destroyed."""


class TakeOver(Effect, frozen=True):
    """The target, a businessman, changes sides."""


class ReturnFire(Effect, frozen=True):
    """The target shoots back."""


class Repel(Effect, frozen=True):
    """The attack it answers has no effect."""


class RepelAndKill(Effect, frozen=True):
    """The attack it answers has no effect, and the attacking gangster is killed."""


class BuyFromMarket(Effect, frozen=True):
    """Buy one card of the market at once, at this part of its price and for so much less."""

    percent: Count = 100
    less: Money = 0


class BuyFromAnywhere(Effect, frozen=True):
    """See what is in the stack; buy one card of it or of the market at once, for so much less."""

    less: Money = 0


class Launder(Effect, frozen=True):
    """Put up to so much cash under the boss."""

    limit: Money


class WinStake(Effect, frozen=True):
    """The bank gives back so many times the stake."""

    times: Count


class LoseStake(Effect, frozen=True):
    """The bank keeps the stake."""


class TakePot(Effect, frozen=True):
    """The whole pot."""


class SharePot(Effect, frozen=True):
    """Every other player gets so many times his stake out of the pot."""

    times: Count


AnyEffect = (
    Earn
    | Fine
    | Steal
    | Collect
    | Rob
    | Deactivate
    | Kill
    | Destroy
    | TakeOver
    | ReturnFire
    | Repel
    | RepelAndKill
    | BuyFromMarket
    | BuyFromAnywhere
    | Launder
    | WinStake
    | LoseStake
    | TakePot
    | SharePot
)


class Ante(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag=verb):
    """What is laid on the table before the roll."""


class Stake(Ante, frozen=True):
    """Up to so much of one's own cash."""

    limit: Money


class Pot(Ante, frozen=True):
    """So much from every other player, and as much as all that from oneself."""

    each: Money


AnyAnte = Stake | Pot
