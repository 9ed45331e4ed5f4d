"""Whether a position that somebody wrote down adds up: every card in one place, and nothing where it cannot be."""

from __future__ import annotations

from typing import Final

from sitdown.core.hidden.pools import sound
from sitdown.core.hidden.slots import EVERYBODY, FACE, POOL_BIT, SEAT_BIT, SPECTATOR
from sitdown.games.cosa_nostra.board.attachments import ATTACHABLE
from sitdown.games.cosa_nostra.board.material import BUSINESS, INFLUENCE_FACE, MEN, NOBODY, PLACES, ROUND, WHO, able
from sitdown.games.cosa_nostra.board.table import FIRST_INFLUENCE_POOL, Table, lying_on
from sitdown.games.cosa_nostra.cards.abilities import PurchaseBeside, SecondJob
from sitdown.games.cosa_nostra.cards.cards import FAMILY_KINDS, FIRST_MERCENARY
from sitdown.games.cosa_nostra.cards.influence import INFLUENCE
from sitdown.games.cosa_nostra.cards.jobs import POKER, STACKS
from sitdown.games.cosa_nostra.records.promises import MOST_MONEY
from sitdown.games.cosa_nostra.steps.draw import influence_deck
from sitdown.games.cosa_nostra.steps.window import Window
from sitdown.games.cosa_nostra.text.course import leads_on

MOST_POOLS: Final = 10_000  # no game takes so many shuffles; all of them are gone through for every look at the table
MOST_TRAINED: Final = 4  # strength, bought once a round
MOST_USES: Final = 100


def flaw(g: Table) -> str:
    """What is wrong with it, as far as one can see; "" if nothing is. The later checks rely on the earlier ones."""
    checks = _BEGUN if g.families else _NOT_BEGUN
    for name, check in checks:
        if not check(g):
            return name
    return ""


def _nothing_yet(g: Table) -> bool:
    counts = (*g.cash, *g.laundered, *g.stakes, *g.crews, *g.holdings, *g.tasks, *g.attached, *g.markers, *g.trained)
    cards = (*g.all_jobs(), *g.all_influence(), *g.all_businesses(), *g.guild, *g.laid_out, *g.aside, *g.mixes)
    rest = (g.round, g.starter, g.turn, *g.recruits, *g.trophies, *g.used, g.men_down, g.doubled, g.shut, g.spent)
    no_deals = not g.ledger and not g.offers and not g.offered
    no_shuffle = g.urn == g.pools == FIRST_INFLUENCE_POOL
    return not any(counts) and not cards and not any(rest) and no_deals and no_shuffle and g.winner == NOBODY


def _families(g: Table) -> bool:
    chosen = g.options.families
    as_chosen = chosen is None or g.families == tuple([FAMILY_KINDS[family] for family in chosen])
    return as_chosen and len(set(g.families)) == g.players


def _seats(g: Table) -> bool:
    there = range(g.players)
    return (
        g.starter in there and g.turn in there and g.winner in range(-1, g.players) and 1 <= g.round <= g.options.rounds
    )


def _money(g: Table) -> bool:
    money = (*g.cash, *g.laundered, *g.stakes)
    return min(money) >= 0 and sum(money) <= MOST_MONEY and not any([each % 1000 for each in money])


def _jobs(g: Table) -> bool:
    """Those of rounds to come are all in their stacks, and while hands can be refused those of this round can be dealt anew."""
    poker = [POKER] if g.options.poker else []
    every = [kind + 1 for stack in (*STACKS, poker) for kind in stack]
    if g.all_jobs() != sorted(every):
        return False
    dropped = [[slot & FACE for slot in slots] for slots in g.dropped]
    backs = [
        ROUND[face - 1] == number for rows in (g.stacks, dropped) for number, row in enumerate(rows) for face in row
    ]
    to_come = [face for face in every if ROUND[face - 1] > g.round]
    if not all(backs) or sorted(face for stack in g.stacks[g.round + 1 :] for face in stack) != sorted(to_come):
        return False
    if not any([type(step) is Window and step.moment == "hands" for step in g.agenda]):
        return True
    in_hand = [slot for hand in g.jobs for slot in hand if ROUND[(slot & FACE) - 1] == g.round]
    return len(in_hand) + len(g.stacks[g.round]) == len([face for face in every if ROUND[face - 1] == g.round])


def _influence(g: Table) -> bool:
    given = g.players if g.round >= g.options.influence_from else 0
    start = [INFLUENCE_FACE + card for card, facts in enumerate(INFLUENCE) for _ in range(given * facts.start)]
    attachable = all([card in ATTACHABLE for held in g.attached for card in lying_on(held)])
    return attachable and g.all_influence() == sorted([*influence_deck(g.players), *start])


def _hidden(g: Table) -> bool:
    """Nobody who is not there knows anything; and out of a pool come only cards with one back, a round's or that of influence cards."""
    here = g.hidden()
    if not FIRST_INFLUENCE_POOL <= g.urn <= g.pools <= MOST_POOLS or not sound(here):
        return False
    strangers = sum([1 << SEAT_BIT + seat for seat in range(g.players, SPECTATOR)])
    slots = [slot for row in (*here.rows, *[mix.before for mix in g.mixes]) for slot in row]
    if not all([not slot & strangers or slot & EVERYBODY == EVERYBODY for slot in slots]):
        return False
    backs = dict.fromkeys(range(len(g.stacks)), -1) | {number: number for number in range(1, len(g.stacks))}
    backs[g.urn] = 0
    for mix in g.mixes:
        backs.setdefault(mix.pool, _back(mix.before[0]) if mix.before else -1)
        if not all([_back(slot) == backs[mix.pool] for slot in mix.before]):
            return False
    return all([_back(slot) == backs.setdefault(slot >> POOL_BIT, _back(slot)) for slot in slots])


def _back(slot: int) -> int:
    """What the back of a card shows: a job's round; 0: it is an influence card."""
    face = slot & FACE
    return 0 if face >= INFLUENCE_FACE else ROUND[face - 1]


def _businesses(g: Table) -> bool:
    return g.all_businesses() == list(range(len(BUSINESS))) and not g.shut & ~sum(g.holdings)


def _gangsters(g: Table) -> bool:
    """Nobody is in two places; some have left the game."""
    held = [who for mask in (*g.crews, *g.recruits, *g.trophies) for who in range(MEN) if mask >> who & 1]
    men = [*held, *g.guild, *g.laid_out, *g.aside]
    mercenaries = g.options.mercenaries or max(men, default=0) < FIRST_MERCENARY
    counts = max(g.used) <= MOST_USES and max(g.trained) <= MOST_TRAINED
    crews = sum(g.crews)
    attached = all([crews >> who & 1 for who in range(MEN) if g.attached[who]])
    return len(men) == len(set(men)) and mercenaries and counts and attached and not g.men_down & ~crews


def _tasks(g: Table) -> bool:
    """Only an active gangster has one. A second is the other job of one who was given two, or a purchase of one who can make it beside his task."""
    working = sum(g.crews) & ~g.men_down

    def can(place: int) -> int:
        if place < MEN:
            return working >> place & 1
        return working & (g.doubled if g.tasks[place] > 0 else able(PurchaseBeside)) & 1 << WHO[place]

    return not g.doubled & ~able(SecondJob) and all([can(place) for place in range(PLACES) if g.tasks[place]])


def _markers(g: Table) -> bool:
    planned = sum([1 << -1 - task for task in g.tasks if task < 0])
    hosts = sum(g.holdings) & ~g.shut | planned
    lying = all([hosts >> card & 1 for card in range(len(BUSINESS)) if g.markers[card]])
    return lying and min([g.free_markers(seat) for seat in range(g.players)]) >= 0


def _deals(g: Table) -> bool:
    """Offers between players who are there, numbered in order; promises of the past or of now."""
    there = range(g.players)
    pairs = [(offer.seat, offer.to) for offer in g.offers] + [(entry.seat, entry.to) for entry in g.ledger]
    between = [seat in there and to in there and seat != to for seat, to in pairs]
    numbers = [offer.number for offer in g.offers]
    promised = [
        1 <= entry.made <= g.round and 0 <= entry.due <= MOST_MONEY and (entry.since or 0) <= g.question
        for entry in g.ledger
    ]
    in_order = numbers == sorted(set(numbers)) and all([0 <= number < g.offered for number in numbers])
    return all(between) and all(promised) and in_order


_NOT_BEGUN: Final = (("a game that has not begun", _nothing_yet), ("what is still to happen", leads_on))
_BEGUN: Final = (
    ("the families", _families),
    ("the seats", _seats),
    ("the money", _money),
    ("the jobs", _jobs),
    ("the influence cards", _influence),
    ("the hidden cards", _hidden),
    ("the businesses", _businesses),
    ("the gangsters", _gangsters),
    ("the tasks", _tasks),
    ("the markers", _markers),
    ("the deals", _deals),
    ("what is still to happen", leads_on),
)
