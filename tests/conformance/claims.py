"""What a viewer of La Cosa Nostra is said to know, held against a world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.board.hands import influence_kind, job_kind
from sitdown.games.cosa_nostra.board.material import CARD, INFLUENCE_FACE, JOB, PLACE, ROUND
from sitdown.games.cosa_nostra.records.knowledge import AmongInfluence, AmongJobs, Knowledge

Where = tuple[str, object, int]


def hold(known: Knowledge, g: CosaNostra) -> None:
    """All that is known is so in this world."""
    cards = dict(lying(g))
    placed = {where: card for where, card in claims(known) if card is not None}
    assert placed == {where: cards[where] for where in placed}
    rest = Counter(card for where, card in cards.items() if where not in placed)
    unseen = Counter(known.unseen_influence) + sum((Counter(jobs.unseen) for jobs in known.rounds), Counter())
    assert rest == unseen
    among: list[AmongJobs | AmongInfluence] = [*known.among_jobs, *known.among_influence]
    groups = [(Counter(said_of(group)), set(places(group, g))) for group in among]
    for _, within in groups:
        # Groups speak of different cards: those that lie within this one's places count together.
        said = sum((cards for cards, where in groups if where <= within), Counter[str]())
        assert said <= Counter(card for where, card in cards.items() if where in within)


def lying(g: CosaNostra) -> Iterator[tuple[Where, str]]:
    """Every hidden card, and where it lies."""
    for seat in range(g.players):
        yield from ((("jobs", seat, at), JOB[job_kind(slot)]) for at, slot in enumerate(g.jobs[seat]))
        yield from ((("influence", seat, at), CARD[influence_kind(slot)]) for at, slot in enumerate(g.influence[seat]))
    for place, task in enumerate(g.tasks):
        if task > 0:
            yield ("planned", PLACE[place], 0), JOB[job_kind(task)]
    for number in range(len(g.stacks)):
        yield from ((("dropped", number, at), JOB[job_kind(slot)]) for at, slot in enumerate(g.dropped[number]))
        yield from ((("stack", number, at), JOB[face - 1]) for at, face in enumerate(g.stacks[number]))
    yield from ((("pile", 0, at), CARD[influence_kind(slot)]) for at, slot in enumerate(g.pile))
    yield from ((("deck", 0, at), CARD[face - INFLUENCE_FACE]) for at, face in enumerate(g.deck))


def claims(known: Knowledge) -> Iterator[tuple[Where, str | None]]:
    for seat, hand in enumerate(known.hands):
        yield from ((("jobs", seat, at), held.job) for at, held in enumerate(hand))
    for seat, cards in enumerate(known.influence):
        yield from ((("influence", seat, at), card) for at, card in enumerate(cards))
    yield from ((("planned", place, 0), task.job) for place, task in known.planned.items())
    for jobs in known.rounds:
        yield from ((("dropped", jobs.round, at), lies.job) for at, lies in enumerate(jobs.dropped))
    yield from ((("pile", 0, at), card) for at, card in enumerate(known.pile))


def said_of(group: AmongJobs | AmongInfluence) -> tuple[str, ...]:
    return group.jobs if isinstance(group, AmongJobs) else group.cards


def places(group: AmongJobs | AmongInfluence, g: CosaNostra) -> Iterator[Where]:
    if isinstance(group, AmongJobs):
        number = ROUND[JOB.index(group.jobs[0])]
        yield from (("jobs", seat, at) for seat, at in group.hands)
        yield from (("planned", place, 0) for place in group.planned)
        yield from (("dropped", number, at) for number, at in group.dropped)
        yield from (("stack", number, at) for at in range(len(g.stacks[number])) if group.stack)
    else:
        yield from (("influence", seat, at) for seat, at in group.hands)
        yield from (("pile", 0, at) for at in group.pile)
        yield from (("deck", 0, at) for at in range(len(g.deck)) if group.deck)
