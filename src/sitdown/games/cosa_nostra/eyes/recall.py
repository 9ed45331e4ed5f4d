"""What a viewer with a perfect memory could know: the fold of all he has seen, exactly."""

from __future__ import annotations

from typing import Final

from sitdown.core.hidden.certain import Certain, certain, unknown
from sitdown.core.hidden.pools import tally
from sitdown.core.hidden.slots import FACE, SEAT_BIT, eye
from sitdown.games.cosa_nostra.board.hands import influence_kind, job_kind
from sitdown.games.cosa_nostra.board.material import BUSINESS, CARD, GANGSTER, INFLUENCE_FACE, JOB, PLACE, PLACES, ROUND
from sitdown.games.cosa_nostra.board.table import Row, Table
from sitdown.games.cosa_nostra.cards.cards import ROUNDS, Influence
from sitdown.games.cosa_nostra.records.knowledge import AmongInfluence, AmongJobs, HiddenJob, Knowledge, RoundJobs

_INFLUENCE_FACES: Final = [INFLUENCE_FACE + card for card in range(len(CARD))]


def recall(g: Table, viewer: int | None) -> Knowledge:
    known = eye(viewer)
    unseen = tally_unseen(g, known)
    influence = {
        CARD[card]: unseen[INFLUENCE_FACE + card] for card in range(len(CARD)) if unseen[INFLUENCE_FACE + card]
    }
    groups = certain(g.hidden(), viewer)
    return Knowledge(
        seat=viewer,
        hands=tuple([tuple([_job(g, slot, known) for slot in hand]) for hand in g.jobs]),
        planned={PLACE[place]: _job(g, g.tasks[place], known) for place in range(PLACES) if g.tasks[place] > 0},
        rounds=tuple([_round(g, number, known, unseen) for number in range(1, ROUNDS + 1)]),
        influence=tuple([_cards(hand, known) for hand in g.influence]),
        pile=_cards(g.pile, known),
        unseen_influence=influence,
        among_jobs=tuple([_among_jobs(g, group, known) for group in groups if _tells(group, unseen, jobs=True)]),
        among_influence=tuple(
            [_among_influence(g, group, known) for group in groups if _tells(group, unseen, jobs=False)]
        ),
        stack=tuple([BUSINESS[card] for card in sorted(g.stack)]),
        under=tuple([BUSINESS[card] for card in g.under]),
        mercenaries=tuple([GANGSTER[who] for who in sorted(g.guild)]),
        aside=tuple([GANGSTER[who] for who in sorted(g.aside)]),
    )


def tally_unseen(g: Table, known: int) -> list[int]:
    """By face, how many the viewer cannot place."""
    here = g.hidden()
    faces = [face for _, deck in here.decks for face in deck]
    return tally(faces + [slot & FACE for row in here.rows for slot in row if not slot & known])


def _round(g: Table, number: int, known: int, unseen: list[int]) -> RoundJobs:
    dropped = tuple([_job(g, slot, known) for slot in g.dropped[number]])
    kinds = [kind for kind in range(len(JOB)) if ROUND[kind] == number and unseen[kind + 1]]
    return RoundJobs(number, dropped, {JOB[kind]: unseen[kind + 1] for kind in kinds})


def _job(g: Table, slot: int, known: int) -> HiddenJob:
    kind = job_kind(slot)
    knowers = tuple([seat for seat in range(g.players) if slot >> (SEAT_BIT + seat) & 1])
    return HiddenJob(ROUND[kind], JOB[kind] if slot & known else None, knowers)


def _cards(slots: Row, known: int) -> tuple[Influence | None, ...]:
    return tuple([CARD[influence_kind(slot)] if slot & known else None for slot in slots])


# --- what is certain to be among several cards


def _tells(group: Certain, unseen: list[int], jobs: bool) -> bool:
    """Whether it is about such cards, and says more than that they are unseen."""
    first = group.faces[0]
    if (first < INFLUENCE_FACE) != jobs:
        return False
    alike = (
        [face for face in range(1, len(JOB) + 1) if ROUND[face - 1] == ROUND[first - 1]] if jobs else _INFLUENCE_FACES
    )
    return len(group.faces) < sum([unseen[face] for face in alike])


def _among_jobs(g: Table, group: Certain, known: int) -> AmongJobs:
    number = ROUND[group.faces[0] - 1]
    return AmongJobs(
        tuple([JOB[face - 1] for face in group.faces]),
        tuple([(seat, at) for seat in range(g.players) for at in unknown(g.jobs[seat], known, group.pools)]),
        tuple(
            [
                PLACE[place]
                for place in range(PLACES)
                if g.tasks[place] > 0 and unknown((g.tasks[place],), known, group.pools)
            ]
        ),
        tuple([(number, at) for at in unknown(g.dropped[number], known, group.pools)]),
        number in group.pools and len(g.stacks[number]) > 0,
    )


def _among_influence(g: Table, group: Certain, known: int) -> AmongInfluence:
    return AmongInfluence(
        tuple([CARD[face - INFLUENCE_FACE] for face in group.faces]),
        tuple([(seat, at) for seat in range(g.players) for at in unknown(g.influence[seat], known, group.pools)]),
        tuple(unknown(g.pile, known, group.pools)),
        g.urn in group.pools and len(g.deck) > 0,
    )
