"""The draw of a round (C-10, C-11)."""

from __future__ import annotations

from typing import Final

from sitdown.core.chance import dealt
from sitdown.core.hidden.slots import EVERYBODY, eye, new_slot
from sitdown.games.cosa_nostra.board.hands import draw_influence, job_kind
from sitdown.games.cosa_nostra.board.material import CARD, INFLUENCE_FACE, JOB, NOBODY, OF_KIND, ROUND
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.cards import POLITICIAN
from sitdown.games.cosa_nostra.cards.influence import INFLUENCE
from sitdown.games.cosa_nostra.records.events import JobsDealt, StartSetGiven

JOBS_DEALT: Final = (0, 4, 4, 5, 5)  # by round
INFLUENCE_DEALT: Final = (0, 0, 2, 2, 2)


def deal_jobs(g: Table) -> None:
    number = g.round
    bag = list(g.stacks[number])
    for seat in g.clockwise(g.starter):
        faces = dealt(bag, JOBS_DEALT[number], g.chance)
        g.jobs[seat] += tuple([new_slot(face, number) | eye(seat) for face in faces])
        if g.listening:
            g.tell(JobsDealt(seat, tuple([JOB[face - 1] for face in faces])))
    g.stacks = (*g.stacks[:number], tuple(bag), *g.stacks[number + 1 :])


def put_back_jobs(g: Table) -> None:
    """All of this round's go back into the stack (C-12)."""
    number = g.round
    back = [slot for hand in g.jobs for slot in hand if ROUND[job_kind(slot)] == number]
    g.jobs = [tuple([slot for slot in hand if ROUND[job_kind(slot)] != number]) for hand in g.jobs]
    faces = tuple([job_kind(slot) + 1 for slot in back])
    g.stacks = (*g.stacks[:number], g.stacks[number] + faces, *g.stacks[number + 1 :])


def deal_influence(g: Table) -> None:
    """One at a time clockwise from the start player, Politicians' last."""
    if g.round == g.options.influence_from:
        give_start_set(g)
    if g.round < g.options.influence_from:
        return
    due = [INFLUENCE_DEALT[g.round]] * g.players
    _draw_in_turn(g, due)
    _draw_in_turn(g, [(g.open_businesses(seat) & OF_KIND[POLITICIAN]).bit_count() for seat in range(g.players)])


def _draw_in_turn(g: Table, due: list[int]) -> None:
    while any(due):
        for seat in g.clockwise(g.starter):
            if due[seat]:
                due[seat] -= 1
                if draw_influence(g, seat) == NOBODY:
                    return


def give_start_set(g: Table) -> None:
    """All know what everybody has (C-4)."""
    cards = [card for card, facts in enumerate(INFLUENCE) for _ in range(facts.start)]
    for seat in range(g.players):
        g.influence[seat] += tuple([new_slot(INFLUENCE_FACE + card, g.urn) | EVERYBODY for card in cards])
    if g.listening:
        g.tell(StartSetGiven(tuple([CARD[card] for card in cards])))


def influence_deck(players: int) -> tuple[int, ...]:
    """What is left to draw from when everybody has his start set."""
    return tuple(
        [
            INFLUENCE_FACE + card
            for card, facts in enumerate(INFLUENCE)
            for _ in range(facts.copies - players * facts.start)
        ]
    )
