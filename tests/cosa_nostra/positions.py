"""A position stated plainly: every family's money, cards and tasks; all that is not stated lies in its stack.

A word with a star is deactivated: `owns="pimp pimp casino*"`. Where cards are alike, a word takes the first that is left: the second "pimp" that is
written down anywhere is the card `pimp_2`, if no word names that card itself.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sitdown.core.chance import Chance, Seeded
from sitdown.core.hidden.slots import EVERYBODY, eye, new_slot
from sitdown.core.kernel import CLOCK, Step
from sitdown.core.records import BEGIN
from sitdown.games.cosa_nostra.board.attachments import attach
from sitdown.games.cosa_nostra.board.income import recount
from sitdown.games.cosa_nostra.board.markers import add_marker
from sitdown.games.cosa_nostra.board.material import BUSINESS, CARD, GANGSTER, INFLUENCE_FACE, KIND, MEN, ROUND, WHO
from sitdown.games.cosa_nostra.cards.cards import FAMILY_KINDS, Family, Influence
from sitdown.games.cosa_nostra.cards.families import FAMILIES
from sitdown.games.cosa_nostra.cards.influence import INFLUENCE
from sitdown.games.cosa_nostra.cards.names import (
    BUSINESS_CARD_IDS,
    GANGSTER_KINDS,
    JOB_CARD_KINDS,
    PLACE_IDS,
    BusinessCard,
    Gangster,
    JobCard,
    Place,
)
from sitdown.games.cosa_nostra.game import CosaNostra, new_cosa_nostra
from sitdown.games.cosa_nostra.records.options import CosaNostraOptions
from sitdown.games.cosa_nostra.steps.acting import BeginAction
from sitdown.games.cosa_nostra.steps.draw import influence_deck
from sitdown.games.cosa_nostra.steps.final import FinalCount
from sitdown.games.cosa_nostra.steps.planning import BeginPlanning
from sitdown.games.cosa_nostra.steps.rounds import BeginRound, Payday


class Seat(NamedTuple):
    """What a player has. `owns` and `crew` are all he has; not stated: what his family starts with."""

    family: str
    cash: int = 2000
    laundered: int = 0
    owns: str | None = None
    crew: str | None = None
    jobs: str = ""  # in hand
    cards: str = ""  # influence cards in hand
    tasks: str = ""  # "big_joey: theft_i_3, little_joey: buy pimp"
    trophies: str = ""


def placed(
    seats: tuple[Seat, ...],
    number: int,
    phase: str,
    starter: int,
    market: str | None,
    attached: str,
    markers: str,
    options: dict[str, Any],
) -> CosaNostra:
    """A real game, with everything put where it is stated to be; the phase is about to begin."""
    families = tuple([Family(seat.family) for seat in seats])
    g = new_cosa_nostra(len(seats), CosaNostraOptions(families=families, **options))
    g.apply(CLOCK, BEGIN, Seeded(0))
    g.round = number - 1 if phase == "draw" else number
    g.starter = g.turn = starter
    g.cash = [seat.cash for seat in seats]
    g.laundered = tuple([seat.laundered for seat in seats])
    g.bank = -sum(g.cash) - sum(g.laundered)
    g.men_down = g.shut = 0
    _place_crews(g, seats)
    _place_jobs(g, seats)
    _place_influence(g, seats, attached)
    _place_businesses(g, seats, market)
    for words in _listed(markers):
        seat, card = words.split()
        add_marker(g, int(seat), BUSINESS_CARD_IDS[BusinessCard(card)])
    g.agenda = _steps(g, phase)
    recount(g)
    g.events = []
    return g


def _steps(g: CosaNostra, phase: str) -> list[Step[Any]]:
    """What is still to happen, the next at the end."""
    end: Step[Any] = FinalCount() if g.last_round else Payday()
    steps: dict[str, list[Step[Any]]] = {
        "draw": [BeginRound()],
        "planning": [end, BeginAction(), BeginPlanning()],
        "action": [end, BeginAction()],
        "payday": [end],
    }
    return steps[phase]


def _place_crews(g: CosaNostra, seats: tuple[Seat, ...]) -> None:
    recruits: list[int] = []
    trophies: list[int] = []
    for at, seat in enumerate(seats):
        family = FAMILIES[FAMILY_KINDS[Family(seat.family)]]
        start = " ".join([GANGSTER[who] for who in family.start])
        crew, down = men(start if seat.crew is None else seat.crew)
        g.crews[at] = crew
        g.men_down |= down
        recruits.append(sum([1 << who for who in family.recruits]))
        trophies.append(men(seat.trophies)[0])
    gone = sum(g.crews) | sum(trophies)
    assert gone.bit_count() == sum([mask.bit_count() for mask in [*g.crews, *trophies]]), "a gangster is stated twice"
    g.recruits = tuple([mask & ~gone for mask in recruits])
    g.trophies = tuple(trophies)
    g.guild, g.aside = [
        tuple([who for who in row if not gone >> who & 1]) for row in ((*g.guild, *g.laid_out), g.aside)
    ]
    g.laid_out = ()


def men(words: str) -> tuple[int, int]:
    """All of them, and those deactivated, as masks."""
    named = [(GANGSTER_KINDS[Gangster(word.rstrip("*"))], word.endswith("*")) for word in words.split()]
    return sum([1 << who for who, _ in named]), sum([1 << who for who, down in named if down])


def _place_jobs(g: CosaNostra, seats: tuple[Seat, ...]) -> None:
    left = g.all_jobs()
    g.tasks = [0] * len(g.tasks)

    def slot(seat: int, job: str) -> int:
        kind = JOB_CARD_KINDS[JobCard(job)]
        left.remove(kind + 1)
        return new_slot(kind + 1, ROUND[kind]) | eye(seat)

    for at, seat in enumerate(seats):
        g.jobs[at] = tuple([slot(at, job) for job in seat.jobs.split()])
        for place, task in _tasks(seat):
            if not task.startswith("buy "):
                number = PLACE_IDS[Place(place)]
                g.tasks[number] = slot(at, task)
                if number >= MEN:
                    g.doubled |= 1 << WHO[number]
    rounds = range(len(g.stacks))
    g.stacks = tuple([tuple([face for face in left if ROUND[face - 1] == number]) for number in rounds])


def _tasks(seat: Seat) -> list[tuple[str, str]]:
    parts = [words.partition(": ") for words in _listed(seat.tasks)]
    return [(place, task) for place, _, task in parts]


def _place_influence(g: CosaNostra, seats: tuple[Seat, ...], attached: str) -> None:
    left = [*influence_deck(g.players), *(start_sets(g) if g.round >= g.options.influence_from else [])]
    g.pile = ()

    def face(card: str) -> int:
        left.remove(INFLUENCE_FACE + CARD.index(Influence(card)))
        return INFLUENCE_FACE + CARD.index(Influence(card))

    for at, seat in enumerate(seats):
        g.influence[at] = tuple([new_slot(face(card), g.urn) | eye(at) for card in seat.cards.split()])
    for words in _listed(attached):
        by, card, gangster = words.split()
        attach(g, int(by), face(card) - INFLUENCE_FACE, GANGSTER_KINDS[Gangster(gangster)])
    g.deck = tuple(left)


def start_sets(g: CosaNostra) -> list[int]:
    """Of all players, as faces."""
    return [INFLUENCE_FACE + card for card, facts in enumerate(INFLUENCE) for _ in range(g.players * facts.start)]


def _place_businesses(g: CosaNostra, seats: tuple[Seat, ...], market: str | None) -> None:
    rows = [_owned(seat).split() for seat in seats]
    purchases = [(place, task[4:]) for seat in seats for place, task in _tasks(seat) if task.startswith("buy ")]
    laid_out = [] if market is None else market.split()
    words = [word for row in [*rows, [card for _, card in purchases], laid_out] for word in row]
    left = [card for card in BUSINESS if card not in {word.rstrip("*") for word in words}]

    def card_of(word: str) -> int:
        name = word.rstrip("*")
        card = BusinessCard(name) if name in _CARDS else next(card for card in left if card.rpartition("_")[0] == name)
        if card in left:
            left.remove(card)
        return BUSINESS_CARD_IDS[card]

    for at, row in enumerate(rows):
        cards = [(card_of(word), word.endswith("*")) for word in row]
        g.holdings[at] = sum([1 << card for card, _ in cards])
        g.shut |= sum([1 << card for card, shut in cards if shut])
    for place, word in purchases:
        g.tasks[PLACE_IDS[Place(place)]] = -1 - card_of(word)
    g.market = tuple([card_of(word) for word in laid_out])
    rest = [BUSINESS_CARD_IDS[card] for card in left]
    if market is None:
        g.market = tuple([min([card for card in rest if KIND[card] == kind]) for kind in _kinds(rest)[:4]])
    g.stack = tuple([card for card in rest if card not in g.market])
    g.under = ()
    assert g.all_businesses() == list(range(len(BUSINESS))), "a business is stated twice"


_CARDS: Final = {str(card) for card in BUSINESS}


def _owned(seat: Seat) -> str:
    if seat.owns is not None:
        return seat.owns
    return " ".join([_kind_of(kind) for kind in FAMILIES[FAMILY_KINDS[Family(seat.family)]].businesses])


def _kind_of(kind: int) -> str:
    return BUSINESS[KIND.index(kind)].rpartition("_")[0]


def _kinds(cards: list[int]) -> list[int]:
    return sorted({KIND[card] for card in cards})


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def arranged(first: list[int], bag: list[int]) -> tuple[int, ...]:
    """The bag so that chance, always taking the first card, gives these."""
    for card in first:
        bag.remove(card)
    return (*first[:1], *bag, *reversed(first[1:]))


def play_deck(g: CosaNostra, kept: int) -> None:
    """All but the influence cards that come next go onto the pile, face up."""
    coming = (*g.deck[:1], *reversed(g.deck[1:]))[:kept]
    played = list(g.deck)
    for face in coming:
        played.remove(face)
    g.deck = arranged(list(coming), list(coming))
    g.pile = tuple([new_slot(face, g.urn) | EVERYBODY for face in played])


class Stated(Chance):
    """Dice and lots as they were stated; every other draw takes the first there is."""

    def __init__(self, dice: tuple[int, ...], lots: tuple[int, ...]) -> None:
        self.dice = list(dice)
        self.lots = list(lots)
        self.drawn = 0

    def draw(self, sides: int) -> int:
        self.drawn += 1
        assert self.drawn < 1000, "the first card never fits: state a lot"
        if sides == 6 and self.dice:
            return self.dice.pop(0) - 1
        return self.lots.pop(0) if self.lots else 0
