"""La Cosa Nostra as words: everything that a player can be asked, and say beside."""

from __future__ import annotations

from typing import Final

from sitdown.core.records import Action
from sitdown.envs.words import DONE, SEAT, SEVERAL, Vocabulary
from sitdown.games.cosa_nostra.board.material import BUSINESS, BUSINESS_ID, CARD, JOB, JOB_KIND, PLACE, PLACE_ID
from sitdown.games.cosa_nostra.cards.cards import ROUNDS, Influence
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import promises as promise

SEATS: Final = 5
DICE: Final = 20
MOST_MONEY: Final = 20_000  # that one word can name
PERCENTS: Final = range(10, 101, 10)

GRAMMAR: Final[dict[type[Action], tuple[str, ...]]] = {
    act.KeepHand: ("keep",),
    act.RefuseHand: ("refuse",),
    act.Hire: ("hire", "man"),
    act.Exchange: ("exchange", "man", "man"),
    act.DrawJob: ("draw-job",),
    act.DrawInfluence: ("draw-influence",),
    act.Train: ("train",),
    act.DropJobs: ("drop-jobs", "job" + SEVERAL),
    act.DropInfluence: ("drop-influence", "influence" + SEVERAL),
    act.PlanJob: ("plan", "man", "job"),
    act.PlanPurchase: ("plan-purchase", "man", "business"),
    act.EndTurn: ("end",),
    act.Snitch: ("snitch", "man"),
    act.ExchangeMarket: ("new-market",),
    act.Spy: ("spy", "man" + SEVERAL),
    act.AskLawyer: ("lawyer", "man" + SEVERAL),
    act.Attach: ("attach", "influence", "man"),
    act.Scheme: ("scheme",),
    act.LieLow: ("lie-low",),
    act.CallDoc: ("doc",),
    act.Foil: ("foil",),
    act.Strip: ("strip", "influence", "man"),
    act.Buy: ("buy", "man"),
    act.CallOff: ("call-off", "man"),
    act.CarryOut: ("carry-out", "man"),
    act.AttackPlayer: ("attack", "man", SEAT),
    act.AttackBusiness: ("attack-business", "man", "business"),
    act.AttackGangster: ("attack-gangster", "man", "man"),
    act.DealInstead: ("deal-instead", "man"),
    act.StrikeInstead: ("strike-instead", "man", "man"),
    act.LendDie: ("lend",),
    act.TakeDie: ("take",),
    act.UseMarkers: ("markers", "business" + SEVERAL),
    act.Stake: ("stake", "money"),
    act.Reroll: ("reroll", "die"),
    act.Rob: ("rob", "man"),
    act.SpringTrap: ("trap", "man"),
    act.ShootBack: ("shoot-back",),
    act.BuyNow: ("buy-now", "business"),
    act.Launder: ("launder", "money"),
    act.Decline: ("no",),
    act.TakeBack: ("take-back", "business"),
}
# What an offer is made of, item by item.
CASH: Final = "cash"
CARDS: Final = {  # the goods that are cards, or lie on them: the verb, and the word for the card
    "businesses": ("business", "business"),
    "gangsters": ("gangster", "man"),
    "markers": ("marker", "business"),
}
PROMISES: Final[dict[type[promise.Promise], tuple[str, ...]]] = {  # the fields as they are said, an amount last
    promise.PayIfJobSucceeds: ("pay-if-job-succeeds", "job", "money"),
    promise.PayByPayday: ("pay-by-payday", "round", "money"),
    promise.ShareProfit: ("share-profit", "job", "percent"),
    promise.NoAttackOnYou: ("no-attack-on-you", "round"),
    promise.NoAttackOnAnybody: ("no-attack-on-anybody", "round"),
    promise.LetUse: ("let-use", "business", "round"),
}
PROMISED: Final = {"job": "man", "business": "business", "round": "round"}  # the words for a promise's fields
AMOUNTS: Final = {"money": range(1000, MOST_MONEY + 1, 1000), "percent": PERCENTS}
OFFER: Final = "offer"
COUNTER: Final = "counter"
ACCEPT: Final = "accept"
TURN_DOWN: Final = "turn-down"
SETTLE: Final = "settle"

WORDS: Final = Vocabulary(
    {
        "verb": [
            *[words[0] for words in GRAMMAR.values()],
            *(OFFER, COUNTER, ACCEPT, TURN_DOWN, SETTLE),
            *(CASH, *[verb for verb, _ in CARDS.values()]),
            *[words[0] for words in PROMISES.values()],
            DONE,
        ],
        SEAT: [str(seat) for seat in range(SEATS)],
        "man": PLACE,  # a gangster, or his place; the mercenaries have a second one
        "job": JOB,
        "business": BUSINESS,
        "influence": CARD,
        "money": [str(money) for money in range(0, MOST_MONEY + 1, 1000)],
        "percent": [str(percent) for percent in PERCENTS],
        "round": [str(number) for number in range(1, ROUNDS + 1)],
        "die": [str(die) for die in range(DICE)],
    },
    GRAMMAR,
    {
        "man": lambda man: PLACE_ID[Place(man)],
        "job": JOB_KIND.__getitem__,
        "business": BUSINESS_ID.__getitem__,
        "influence": list(Influence).index,
        "money": lambda money: money // 1000,
        "percent": PERCENTS.index,
        "round": lambda number: number - 1,
    },
)
