"""A world that a player imagines: secret answers are asked for again, and a job that was announced fits what was said (C-33, C-72)."""

from collections.abc import Iterator
from typing import Any

from sitdown.core.chance import Seeded
from sitdown.games.cosa_nostra.board.hands import job_kind
from sitdown.games.cosa_nostra.board.material import IS_ATTACK, IS_RESPONSE, JOB
from sitdown.games.cosa_nostra.cards.names import PLACE_IDS, Place
from sitdown.games.cosa_nostra.game import CosaNostra
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import TurnBegan
from sitdown.games.cosa_nostra.steps.carrying import Start
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

VITO = "vito_baritono: buy pimp"  # the phase goes on


def asked(g: CosaNostra) -> set[int]:
    return set(g.ask.seats) if g.ask else set()


# --- secret answers


def before_a_turn(**options: Any) -> Play:
    """Seats 1 and 2 may play a Schemer before Blundetto's turn."""
    return table(
        Seat("blundetto", tasks="big_joey: threats, alexei_walenko: scam", crew="big_joey alexei_walenko"),
        Seat("dimaggio", cards="schemer snitch", tasks="franco_luciano: buy pimp"),
        Seat("calmuti", cards="spy", tasks=VITO),
        phase="action",
        mercenaries=True,
        **options,
    )


@rule("C-72", "C-83")
def test_nobody_else_knows_who_has_answered_a_secret_question() -> None:
    t = before_a_turn()
    assert t.about == "schemer"
    t.declines(2)
    assert [asked(t.g.guess(viewer, Seeded(1))) for viewer in (0, 1, 2, None)] == [{1, 2}, {1, 2}, {1}, {1, 2}]


@rule("C-72", "C-83")
def test_a_player_imagines_his_own_answer_as_it_was() -> None:
    t = before_a_turn()
    t.schemes(1)
    world = t.g.guess(1, Seeded(1))
    world.apply(2, act.DECLINE, Seeded(1))
    events = world.apply(0, act.DECLINE, Seeded(1))  # Alexei does not mind
    assert TurnBegan(1, extra=True) in events


@rule("option spying_anytime", "C-72", "M-32")
def test_a_secret_question_that_waits_beneath_another_is_asked_again_too() -> None:
    t = before_a_turn(spying_anytime=True)
    t.declines(2)
    t.act(1, act.Snitch(Place.BIG_JOEY))
    assert t.about == "alexei"
    for viewer, left in ((0, {1, 2}), (1, {1, 2}), (2, {1}), (None, {1, 2})):
        world = t.g.guess(viewer, Seeded(1))
        assert asked(world) == {0}
        world.apply(0, act.DECLINE, Seeded(1))
        assert asked(world) == left


# --- a job that is announced, while Willy thinks


def announced(*tasks: str, zero: str = "big_joey little_joey", number: int = 3, **stated: Any) -> Play:
    """Calmuti has Willy, with a task."""
    willy = "vito_baritono: buy pimp, willy_svenson: scam"
    return table(
        Seat("blundetto", crew=zero, tasks=tasks[0], owns="loan_shark cop"),
        Seat("dimaggio", crew="franco_luciano jimmy_the_tramp", tasks=tasks[1]),
        Seat("calmuti", crew="vito_baritono willy_svenson", tasks=willy),
        number=number,
        phase="action",
        mercenaries=True,
        **stated,
    )


def guessed(t: Play, viewer: int | None, place: str) -> Iterator[tuple[str, str, bool]]:
    """In many guesses: the card that lies there, the job that is about to happen, and whether that is the card."""
    for seed in range(300):
        world = t.g.guess(viewer, Seeded(seed))
        (start,) = [step for step in world.agenda if type(step) is Start]
        yield JOB[job_kind(world.tasks[PLACE_IDS[Place(place)]])], JOB[start.deed.kind], start.shown


@rule("C-33", "M-26")
def test_a_job_whose_target_is_a_gangster_is_one_that_has_such_a_target() -> None:
    t = announced("big_joey: assassination_iii", "franco_luciano: buy pimp")
    t.attacks("big_joey", "franco_luciano")
    assert t.about == "willy"
    for viewer in (1, 2, None):
        found = set(guessed(t, viewer, "big_joey"))
        assert found == {(job, job, True) for job in ("assassination_iii", "car_bomb_iii")}
    assert set(guessed(t, 0, "big_joey")) == {("assassination_iii", "assassination_iii", True)}


@rule("C-33", "M-26")
def test_a_job_without_a_target_is_no_attack_and_no_response() -> None:
    t = announced("big_joey: usury", "franco_luciano: buy pimp")
    t.carries_out("big_joey")
    found = [JOB.index(card) for card, _, _ in guessed(t, 1, "big_joey")]  # type: ignore[arg-type]
    assert len(set(found)) > 9
    assert not any(IS_ATTACK[kind] or IS_RESPONSE[kind] for kind in found)


@rule("M-22", "M-26")
def test_whether_izzy_carries_out_his_job_or_drops_it_is_not_known() -> None:
    for job in ("usury", "car_bomb_iii"):
        t = announced(f"izzy_ordova: {job}", "franco_luciano: buy pimp", zero="big_joey izzy_ordova")
        t.strikes_instead("izzy_ordova", "franco_luciano")
        found = set(guessed(t, 1, "izzy_ordova"))
        assert {card for card, _, shown in found if shown} == {"assassination_iii", "car_bomb_iii"}
        assert len({card for card, _, shown in found if not shown}) > 15
        assert {done for _, done, shown in found if not shown} == {"assassination_iii"}


@rule("C-70", "M-26")
def test_what_answers_a_cash_job_is_a_robbery() -> None:
    t = announced("big_joey: usury", "franco_luciano: robbery_iii")
    t.carries_out("big_joey")
    t.declines(2, dice=(6, 6, 6))
    t.declines(0)  # his Cop
    t.robs("franco_luciano")
    t.declines(2)
    assert t.about == "willy"
    assert set(guessed(t, 0, "franco_luciano")) == {("robbery_iii", "robbery_iii", True)}


@rule("M-28", "M-26")
def test_what_lies_on_jimmy_can_be_anything() -> None:
    t = announced("big_joey: theft_iii", "jimmy_the_tramp: usury")
    t.attacks("big_joey", 1)
    t.declines(2, dice=(6, 6, 6))
    t.springs_trap("jimmy_the_tramp")
    assert t.about == "willy"
    found = set(guessed(t, 0, "jimmy_the_tramp"))
    assert {(card, shown) for card, _, shown in found if card == "trap_iii" or shown} == {("trap_iii", True)}
    assert len(found) > 15
    assert {done for _, done, _ in found} == {"trap_iii"}
