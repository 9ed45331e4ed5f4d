"""What a player goes by, in numbers: money, and parts of one. Another level is another row."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

ByRound = tuple[float, float, float, float, float]  # from 1 on


@dataclass(frozen=True, slots=True)
class Temper:
    """A player's judgement. What it says by default is the regular's."""

    # --- others
    spite: tuple[float, float, float] = (0.5, 0.3, 0.2)  # a dollar less for the strongest opponent, the next, any other
    distrust: float = 0.4  # that he believes less for every word that was broken
    # --- what things are worth
    monopoly_lasts: float = 0.8
    skills: tuple[float, float, float] = (1500, 1200, 400)  # a round: a Politician, a Cop, a Lawyer
    lending: float = 5.0  # how often a business is lent in a round, times the share of jobs that need it
    good_jobs: float = 0.6  # of what a gangster could earn, so much: not every hand has a job for him
    head: float = 2000  # one more in the count of gangsters; 0: what it does for the bonus is reckoned up
    tough: float = 1500  # a strength more than one: he strikes better, and is harder to strike at
    caught: float = 0.6  # the task of another, unseen: what it would have brought, of an average one
    # --- tasks
    foresight: int = 1  # with how many first steps he thinks the whole round through
    asked_for: float = 0.8  # how likely it is to get the use of another's business for a fee
    on_sale: float = 0.35  # and one in the market, if he can pay
    wage: float = (
        0.5  # a purchase needs no strength: of what the strong one would earn beyond a weak one, so much is lost
    )
    wanted: float = 0.4  # of what a planned job would bring that lacks the business he could buy
    sets_aside: int = 0  # while he plans, for every job of his that buys something
    reserve: float = 8000  # cash that he does not launder before the last round
    robbed: float = 0.7  # a cash job worth robbing will succeed, and nobody else rob it
    trapped: ByRound = (0, 0, 1500, 4000, 6000)  # what a Trap that works saves
    beaten_off: float = 0.9  # Traps and Docs: so much is left of what an attack would do
    # --- cards and answers
    worth_a_card: float = 400  # before the last round an influence card may still serve better
    worth_a_doc: float = 4000
    worth_robbing: float = 0.5  # of an average profit of the round
    a_hurry: float = 0.6  # of an average profit of the round: so much is not left lying there for others to spoil
    # --- deals
    share: float = 0.45  # of what a job brings, all helpers together may cost so much
    first_price: float = 0.2  # of what a business would bring to a job, what he offers at first
    cash_down: float = 0.55  # how often he pays at once, if he can
    promised_more: float = 1.5  # what is paid later, perhaps, has to be more
    leader_more: int = 1000  # that the strongest pays for a marker
    peace: ByRound = (0, 500, 1500, 3000, 4000)  # that somebody does not attack him; if he reckons: each attack
    venturous: float = 0.35  # how often he brings something up at all, a turn
    ventures: int = 1  # that he brings up at most, a turn
    markup: float = 1.0  # what he asks for, of what he is offered; if that is refused he settles for the offer
    pacts: int = 0  # with how many he seeks peace for peace, a round
    racket: ByRound = (0, 0, 0, 0, 0)  # and what he asks for on top of it
    slips: float = 0.0  # how often he takes one thing for another of its kind
    watchful: bool = False  # he sees who has promised whom peace, and whom that leaves to be struck at
    wary: bool = False  # he weighs a deal by all that it changes, and remembers what was said
    # --- what sort of man he is
    styles: tuple[str, ...] = ()  # those that players of his level have, by lot (`talk/honour.py`)
    style: str = ""  # his own
    grudge: float = (
        0.0  # a dollar less for whoever has struck at him, or broken his word to him, beside what it is worth
    )
    # --- honour
    honours: tuple[str, ...] = ("keeps",)  # those that players of his level have, by lot
    word: float = 20_000  # what his own word is worth to him
    last_word: float = 20_000  # the same in the last round, when nobody will remember
    last_trust: float = 1.0  # what he believes of words that only the last round will tell

    @property
    def reckons(self) -> bool:
        """Whether he works out what others go by a rule of thumb for."""
        return not self.head


NOVICE: Final = Temper(
    spite=(0.2, 0.2, 0.2),
    distrust=0.0,
    asked_for=0.4,
    on_sale=0.1,
    trapped=(0, 0, 0, 0, 0),
    worth_a_card=3000,
    share=0.6,
    first_price=0.35,
    cash_down=0.9,
    leader_more=0,
    venturous=0.1,
    slips=0.5,
)
REGULAR: Final = Temper()
SHARP: Final = Temper(
    foresight=3,
    sets_aside=4000,
    distrust=0.5,
    head=0,
    first_price=0.1,
    peace=(0, 500, 2500, 6000, 6500),
    venturous=0.7,
    ventures=3,
    markup=1.5,
    pacts=1,
    honours=("keeps", "businesslike"),
    last_trust=0.5,
    wary=True,
)
BOSS_1: Final = replace(  # as he was before he learned what a word is worth
    SHARP,
    foresight=6,
    wage=0.2,
    cash_down=0.9,
    first_price=0.0,
    venturous=1.0,
    ventures=6,
    markup=2.0,
    pacts=3,
    racket=(0, 0, 0, 1000, 2000),
    honours=("keeps", "businesslike", "opportunist"),
    last_trust=0.4,
    wary=False,
)
BOSS: Final = replace(
    BOSS_1,
    good_jobs=0.8,
    first_price=0.1,
    markup=1.5,
    styles=("cautious", "greedy", "vengeful", "honourable"),
    wary=True,
    watchful=True,
)
