"""The Killer as a reaction (O-38)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK, MODES
from sitdown.core.records import TIME_UP, Action
from sitdown.games.omerta.cards.cards import CARDS, Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import (
    Aimed,
    Exchanged,
    Given,
    Killed,
    MammaSent,
    Mistaken,
    Mixed,
    PatrolLaid,
    SnapOpened,
    TurnBegan,
)
from sitdown.games.omerta.text.notation import read_card
from tests.omerta.harness import Play, cast, table
from tests.rules import rule

EFFECTS = (Exchanged, Mixed, Given, MammaSent, PatrolLaid)
AGAINST_1: dict[str, Action] = {
    "Sn": act.Give(1, 1),
    "La": act.Shuffle(1),
    "Ga": act.Exchange(0, 0, 1, 1),
    "Ma": act.SendMamma(1),
    "Pa": act.LayPatrol(1, 1),
}


def used(card: str, *stocks: str, use: Action | None = None, **stated: Any) -> Play:
    """Seat 0 has used this card, against seat 1 if nothing else is said."""
    t = table(*(stocks or ("7 3 5 6", "1 2 Ki 4", "5 5 6 8")), pile="9", **stated)
    t.plays(card)
    t.act(0, use or AGAINST_1[card])
    return t


def effects(t: Play) -> list[object]:
    return [event for event in t.events if isinstance(event, EFFECTS)]


# --- what it does


@rule("O-38", "O-28", "O-13")
@pytest.mark.parametrize("card", AGAINST_1)
def test_a_killer_cancels_the_card_and_both_are_discarded(card: str) -> None:
    t = used(card)
    t.reveals(1, 2)
    assert effects(t) == []
    assert t.pile == f"9 {card} Ki"
    assert [t.stock(seat) for seat in range(3)] == ["7 3 5 6", "1 2 4", "5 5 6 8"]
    assert (t.lain, t.blocked(1), t.in_play) == ([], [], "")
    for viewer in (0, 1, 2, None):
        assert t.heard(Killed, viewer) == [Killed(1, 2, CARDS[read_card(card)])]
    assert t.told(TurnBegan) == [TurnBegan(1)]
    assert t.asked == (1,)


@rule("O-38")
@pytest.mark.parametrize("card", AGAINST_1)
def test_the_card_takes_effect_if_he_declines(card: str) -> None:
    t = used(card)
    assert effects(t) == []
    t.declines(1, lots=(0, 0, 0) if card == "La" else ())
    assert effects(t) != []
    assert t.told(Killed) == []
    assert t.stock(1).split().count("Ki") == 1


@rule("O-38", "O-39")
def test_a_killer_revealed_opens_nothing_and_does_not_act() -> None:
    t = used("Sn")
    t.reveals(1, 2)
    assert t.told(SnapOpened) == []
    assert (t.step, t.turn) == ("Draw", 1)


@rule("O-38")
def test_the_killer_can_be_taken_from_the_pile_afterwards() -> None:
    t = used("La")
    t.reveals(1, 2)
    t.takes()
    assert t.hand == "Ki"


@rule("O-38", "O-28")
def test_a_killed_mamma_grounds_nobody() -> None:
    t = used("Ma")
    t.reveals(1, 2)
    assert t.options(1) == {act.DRAW_DECK, act.TAKE_PILE, act.CALL_OMERTA}


# --- who is asked


@rule("O-38")
@pytest.mark.parametrize("card", AGAINST_1)
def test_the_target_is_asked_whether_he_has_the_killer_or_not(card: str) -> None:
    for stock in ("1 2 Ki 4", "1 2 3 4"):
        t = used(card, "7 3 5 6", stock, "5 5 6 8")
        assert t.g.ask is not None
        assert (MODES[t.g.ask.mode], t.asked, t.step) == ("sealed", (1,), "KillerWindow")
        assert t.options(1) == {*(act.Reveal(slot) for slot in range(4)), act.DECLINE}
        t.refuses(0, act.DECLINE)
        t.refuses(2, act.DECLINE)


@rule("O-38")
@pytest.mark.parametrize(
    ("card", "use", "asked"),
    [
        ("Ga", act.Exchange(0, 0, 2, 0), (2,)),
        ("Ga", act.Exchange(1, 0, 2, 0), (1, 2)),
        ("Ga", act.Exchange(1, 0, 3, 0), (1, 3)),
        ("Sn", act.Give(3, 1), (1, 3)),
        ("Sn", act.Give(2, 2), (2,)),
        ("La", act.Shuffle(3), (3,)),
        ("Ma", act.SendMamma(2), (2,)),
        ("Pa", act.LayPatrol(3, 0), (3,)),
    ],
)
def test_every_opponent_who_is_affected_is_asked_clockwise(card: str, use: Action, asked: tuple[int, ...]) -> None:
    t = used(card, "7 Ki", "1 2", "5 6", "8 9", use=use)
    assert t.asked == asked


@rule("O-38")
def test_the_order_is_clockwise_from_the_active_player() -> None:
    t = table("7 3", "1 2", "5 6", "8 9", starter=2)
    t.plays("Sn")
    t.gives(1, 3)
    assert t.asked == (3, 1)


@rule("O-38")
def test_the_active_player_never_answers_his_own_gangster() -> None:
    t = used("Ga", "Ki 3 5 6", "1 2 3 4", "5 5 6 8", use=act.Exchange(0, 0, 1, 0))
    assert t.asked == (1,)
    t.refuses(0, act.Reveal(0))


@rule("O-38", "O-33")
def test_who_has_no_slot_is_asked_and_can_only_decline() -> None:
    t = used("Sn", "7 3", "", "5 6", use=act.Give(1, 2))
    assert set(t.asked) == {1, 2}
    assert t.options(1) == {act.DECLINE}


@rule("O-38", "O-50", "O-26")
@pytest.mark.parametrize(("card", "use"), [("Ga", act.Exchange(1, 0, 2, 0)), ("Pa", act.LayPatrol(1, 0))])
def test_who_is_under_mamma_is_not_asked(card: str, use: Action) -> None:
    t = table("7 3 5 6", "1 2 Ki 4", "5 5 6 8")
    t.mamma(1)
    t.plays(card)  # seat 2
    t.act(2, use)
    assert effects(t) != []
    assert (t.step, t.turn) == ("Draw", 0)


@rule("O-38", "O-50")
def test_the_other_target_of_the_gangster_is_asked_all_the_same() -> None:
    t = table("7 3 5 6", "1 2 Ki 4", "5 5 6 8")
    t.mamma(1)
    t.plays("Ga")  # seat 2
    t.exchanges(0, 0, 1, 0)
    assert t.asked == (0,)


@rule("O-38", "O-32", "O-34", "O-35")
@pytest.mark.parametrize(
    ("card", "use"), [("Mo", act.Look(0)), ("Dr", act.Drive((0,))), ("Sa", act.Crack(0, 0)), ("Sa", act.DECLINE)]
)
def test_nothing_else_can_be_answered(card: str, use: Action) -> None:
    t = used(card, use=use)
    assert t.told(Aimed) == []
    assert t.step in {"Draw", "Snap"}


# --- secrecy


@rule("O-38")
def test_answers_are_secret_until_all_are_in() -> None:
    t = used("Sn", use=act.Give(1, 2))
    number = t.g.question
    before = [(t.view(viewer), t.knowledge(viewer)) for viewer in (0, 2, None)]
    t.reveals(1, 2)
    assert t.events == []
    assert t.g.question == number
    assert [(t.view(viewer), t.knowledge(viewer)) for viewer in (0, 2, None)] == before
    t.refuses(1, act.DECLINE)
    t.declines(2)
    assert t.told(Killed) == [Killed(1, 2, Card.SNITCH)]


@rule("O-38")
@pytest.mark.parametrize("first", [1, 2])
def test_answers_are_resolved_clockwise_whoever_answered_first(first: int) -> None:
    """Seat 1 is wrong and pays, then seat 2 cancels."""
    t = used("Sn", "7 3 5 6", "1 2 3 4", "5 Ki 6 8", use=act.Give(2, 1))
    t.comes("10")
    answers = {1: 0, 2: 1}
    for seat in (first, 3 - first):
        t.reveals(seat, answers[seat])
    assert t.told(Mistaken) == [Mistaken(1, 0, Card.BOTTLE_1)]
    assert t.told(Given) == [Given(1)]  # the penalty; no gift
    assert (t.stock(1), t.stock(2)) == ("1 2 3 4 10", "5 6 8")
    assert t.pile == "9 Sn Ki"


@rule("O-38")
@pytest.mark.parametrize("first", [1, 2])
def test_after_a_killer_later_answers_are_not_shown_and_cost_nothing(first: int) -> None:
    t = used("Sn", "7 3 5 6", "1 Ki 3 4", "5 5 6 8", use=act.Give(2, 1))
    answers = {1: 1, 2: 0}
    for seat in (first, 3 - first):
        t.reveals(seat, answers[seat])
    assert t.told(Mistaken) == []
    assert t.told(Given) == []
    assert (t.stock(1), t.stock(2)) == ("1 3 4", "5 5 6 8")
    assert t.knows(0, 2) == "? ? ? ?"


@rule("O-38")
def test_a_second_killer_is_kept() -> None:
    t = used("Sn", "7 3", "1 Ki", "Ki 5", use=act.Give(2, 1), characters=cast("Ki Ki Sn"))
    t.reveals(2, 0)
    t.reveals(1, 1)
    assert (t.stock(1), t.stock(2), t.pile) == ("1", "Ki 5", "9 Sn Ki")
    assert t.knows(0, 2) == "? ?"


@rule("O-38")
@pytest.mark.parametrize("killer", [1, 2])
def test_one_of_two_targets_cancels_it_for_both(killer: int) -> None:
    for card, use in (("Sn", act.Give(1, 2)), ("Ga", act.Exchange(1, 0, 2, 1))):
        stocks = ["7 3", "1 2", "5 6"]
        stocks[killer] += " Ki"
        t = used(card, *stocks, use=use)
        t.declines(3 - killer)
        t.reveals(killer, 2)
        assert effects(t) == []
        assert [t.stock(seat) for seat in range(3)] == ["7 3", "1 2", "5 6"]


# --- a wrong slot


@rule("O-38", "O-22")
@pytest.mark.parametrize("card", ["Sn", "Ga", "Ma", "Pa"])
def test_a_wrong_slot_goes_back_costs_a_card_and_the_effect_goes_ahead(card: str) -> None:
    t = used(card)
    t.comes("10")
    t.reveals(1, 0)
    for viewer in (0, 1, 2, None):
        assert t.heard(Mistaken, viewer) == [Mistaken(1, 0, Card.BOTTLE_1)]
    given = t.told(Given)
    assert given[0] == Given(1)
    assert len(given) == (3 if card == "Sn" else 1)
    assert t.stock(1).split()[4] == "10"  # the penalty comes before the gifts
    assert len(effects(t)) == (3 if card == "Sn" else 2)
    assert t.told(Killed) == []
    for viewer in (0, 2, None):
        assert t.knows(viewer, 1).split()[0] == "1"
        assert t.knows(viewer, 1).split()[4] == "?"


@rule("O-38", "O-31")
def test_the_lady_shuffles_the_penalty_card_too() -> None:
    t = used("La", "7 3 5 6", "1 2 Ki 4", "5 5 6 8")
    t.comes("10")
    t.reveals(1, 0, lots=[0, 0, 0, 0])
    assert t.stock(1) == "2 Ki 4 10 1"
    assert t.knows(0, 1) == "? ? ? ? ?"
    assert t.among(0, 1) == [("1", (0, 1, 2, 3, 4))]  # all saw the 1 before she came


@rule("O-38", "O-30")
def test_a_wrong_slot_that_is_being_exchanged_is_known_where_it_goes() -> None:
    t = used("Ga", use=act.Exchange(0, 3, 1, 1))
    t.reveals(1, 1)
    assert t.stock(0) == "7 3 5 2"
    assert t.knows(2, 0) == "? ? ? 2"


# --- blocked slots


@rule("O-38", "O-51", "O-55")
def test_a_blocked_slot_cannot_be_revealed() -> None:
    t = table("7 3 5 6", "1 2 Ki 4", "5 5 6 8")
    t.patrol(1, 2)
    t.idles("9")
    t.plays("Sn")  # seat 2
    t.gives(1, 1)
    assert t.options(1) == {act.Reveal(0), act.Reveal(1), act.Reveal(3), act.DECLINE}
    t.refuses(1, act.Reveal(2))


@rule("O-38", "O-51")
def test_whose_slots_are_all_blocked_is_asked_and_can_only_decline() -> None:
    t = table("7 3 5 6", "Ki", "5 5 6 8")
    t.patrol(1, 0)
    t.idles("9")
    t.plays("Sn")  # seat 2
    t.gives(1, 1)
    assert t.options(1) == {act.DECLINE}


@rule("O-38", "O-51")
def test_the_slot_a_patrol_is_being_laid_on_can_still_be_revealed() -> None:
    t = used("Pa", use=act.LayPatrol(1, 2))
    t.reveals(1, 2)
    assert (t.stock(1), t.lain, t.pile) == ("1 2 4", [], "9 Pa Ki")


@rule("O-38", "O-51")
def test_a_wrong_slot_under_the_coming_patrol_is_blocked_afterwards() -> None:
    t = used("Pa", use=act.LayPatrol(1, 1))
    t.reveals(1, 1)
    assert t.blocked(1) == [1]
    assert t.knows(2, 1).split()[1] == "2"


# --- what all see of it


@rule("O-38", "O-16")
@pytest.mark.parametrize(
    ("card", "targets", "slots"),
    [("Sn", (1,), ()), ("La", (1,), ()), ("Ga", (0, 1), (0, 1)), ("Ma", (1,), ()), ("Pa", (1,), (1,))],
)
def test_all_see_what_is_used_on_whom(card: str, targets: tuple[int, ...], slots: tuple[int, ...]) -> None:
    t = used(card)
    for viewer in (0, 1, 2, None):
        assert t.heard(Aimed, viewer) == [Aimed(0, CARDS[read_card(card)], targets, slots)]


# --- its clock


@rule("O-38", "option reaction_seconds")
def test_when_its_time_is_over_who_has_not_answered_declines() -> None:
    t = used("Sn", use=act.Give(1, 2), reaction_seconds=3)
    t.reveals(1, 2)
    t.time_up()
    assert t.told(Killed) == [Killed(1, 2, Card.SNITCH)]
    t = used("Sn", use=act.Give(1, 2), reaction_seconds=3)
    t.time_up()
    assert t.told(Given) == [Given(1, "snitch"), Given(2, "snitch")]
    t = used("Sn", use=act.Give(1, 2), reaction_seconds=None)
    t.refuses(CLOCK, TIME_UP)
