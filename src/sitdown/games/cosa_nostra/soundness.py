"""Whether a position that somebody wrote down adds up: every card in one place, and nothing where it cannot be."""

from __future__ import annotations

from sitdown.games.cosa_nostra.attachments import ATTACHABLE
from sitdown.games.cosa_nostra.cards import FAMILY_KINDS, FIRST_MERCENARY
from sitdown.games.cosa_nostra.dealing import influence_deck
from sitdown.games.cosa_nostra.influence import INFLUENCE
from sitdown.games.cosa_nostra.jobs import POKER, STACKS
from sitdown.games.cosa_nostra.material import BUSINESS, INFLUENCE_FACE, MEN, PLACES, ROUND, WHO
from sitdown.games.cosa_nostra.table import Table, lying_on


def flaw(g: Table) -> str:
    """What is wrong with it, as far as one can see; "" if nothing is."""
    checks = (
        ("the families", _families),
        ("the seats", _seats),
        ("the money", _money),
        ("the jobs", _jobs),
        ("the influence cards", _influence),
        ("the businesses", _businesses),
        ("the gangsters", _gangsters),
        ("the tasks", _tasks),
        ("the markers", _markers),
    )
    return ", ".join([name for name, check in checks if not check(g)])


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
    return min(*g.cash, *g.laundered, *g.stakes) >= 0


def _jobs(g: Table) -> bool:
    poker = [POKER] if g.options.poker else []
    return g.all_jobs() == sorted([kind + 1 for stack in (*STACKS, poker) for kind in stack]) and all(
        [ROUND[face - 1] == number for number, stack in enumerate(g.stacks) for face in stack]
    )


def _influence(g: Table) -> bool:
    given = g.players if g.round >= g.options.influence_from else 0
    start = [INFLUENCE_FACE + card for card, facts in enumerate(INFLUENCE) for _ in range(given * facts.start)]
    attachable = all([card in ATTACHABLE for held in g.attached for card in lying_on(held)])
    return attachable and g.all_influence() == sorted([*influence_deck(g.players), *start])


def _businesses(g: Table) -> bool:
    return g.all_businesses() == list(range(len(BUSINESS))) and not g.shut & ~sum(g.holdings)


def _gangsters(g: Table) -> bool:
    """Nobody is in two places; some have left the game."""
    held = [who for mask in (*g.crews, *g.recruits, *g.trophies) for who in range(MEN) if mask >> who & 1]
    men = [*held, *g.guild, *g.laid_out, *g.aside]
    mercenaries = g.options.mercenaries or max(men) < FIRST_MERCENARY
    crews = sum(g.crews)
    attached = all([crews >> who & 1 for who in range(MEN) if g.attached[who]])
    return len(men) == len(set(men)) and mercenaries and attached and not g.men_down & ~crews


def _tasks(g: Table) -> bool:
    working = sum(g.crews) & ~g.men_down
    return all([working >> WHO[place] & 1 for place in range(PLACES) if g.tasks[place]])


def _markers(g: Table) -> bool:
    planned = sum([1 << -1 - task for task in g.tasks if task < 0])
    hosts = sum(g.holdings) & ~g.shut | planned
    lying = all([hosts >> card & 1 for card in range(len(BUSINESS)) if g.markers[card]])
    return lying and min([g.free_markers(seat) for seat in range(g.players)]) >= 0
