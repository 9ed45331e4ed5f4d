"""What may be done beside the question: what is listed and what is accepted agree (C-80, C-85 to C-88, M-32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.errors import Illegal
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.board.material import BUSINESS, CARD, GANGSTER, MEN, PLACE
from sitdown.games.cosa_nostra.board.table import lying_on
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import INTENTS, PayByPayday
from sitdown.games.cosa_nostra.trade.talking import beside
from tests.conformance.parts import part_of
from tests.conformance.play import Walk
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

KINDS = (
    *(act.AcceptOffer, act.RefuseOffer, act.WithdrawOffer, act.Settle, act.Intend, act.TakeBack),
    *(act.Strip, act.Snitch, act.Spy, act.AskLawyer),
)


def three(**stated: object) -> Play:
    return table(
        Seat("blundetto", cash=3000, tasks="big_joey: scam", owns="pimp"),
        Seat("dimaggio", cash=3000, owns="casino"),
        Seat("calmuti", tasks="vito_baritono: threats"),
        phase="action",
        **stated,  # type: ignore[arg-type]
    )


@rule("C-88")
def test_an_offer_is_accepted_or_refused_by_one_and_withdrawn_by_the_other() -> None:
    t = three()
    t.act(0, act.MakeOffer(1, Goods(cash=2000), Goods(cash=1000)))
    assert beside(t.g, 0) == [act.WithdrawOffer(0)]
    assert beside(t.g, 1) == [act.AcceptOffer(0), act.RefuseOffer(0)]
    assert beside(t.g, 2) == []


@rule("C-85")
def test_nobody_accepts_what_cannot_be_paid_now() -> None:
    t = three()
    t.act(0, act.MakeOffer(1, Goods(), Goods(cash=4000)))
    assert beside(t.g, 1) == [act.RefuseOffer(0)]


@rule("C-87")
def test_what_was_promised_can_be_paid_while_there_is_cash() -> None:
    t = three()
    t.act(0, act.MakeOffer(1, Goods(promises=(PayByPayday(3000, 1), PayByPayday(4000, 1))), Goods(cash=0)))
    t.act(1, act.AcceptOffer(0))
    notes = [act.Intend(number, intent) for number in (0, 1) for intent in INTENTS]
    assert beside(t.g, 0) == [*notes, act.Settle(0)]


@rule("C-80")
@pytest.mark.parametrize("anytime", [False, True])
def test_spying_on_others_turns_is_an_option_of_the_table(anytime: bool) -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: scam", owns=""),
        Seat("dimaggio", owns="", cards="snitch"),
        Seat("calmuti", tasks="vito_baritono: threats", owns=""),
        phase="action",
        spying_anytime=anytime,
    )
    looks = [act.Snitch(PLACE[place]) for seat in (0, 2) for place in t.g.job_places(seat)]
    assert beside(t.g, 1) == (looks if anytime else [])


@rule("M-32")
@pytest.mark.parametrize(("alexei", "left"), [("alexei_walenko", 2), ("alexei_walenko*", 0), ("big_joey", 0)])
def test_alexei_rids_gangsters_of_opponents_cards(alexei: str, left: int) -> None:
    t = table(
        Seat("blundetto", crew=f"{alexei} little_joey", owns="", tasks="little_joey: scam"),
        Seat("dimaggio", owns=""),
        Seat("calmuti", owns=""),
        phase="action",
        mercenaries=True,
        attached="1 distraction little_joey, 2 saboteur little_joey, 0 henchman little_joey",
    )
    assert len([each for each in beside(t.g, 0) if isinstance(each, act.Strip)]) == left
    assert not [each for each in beside(t.g, 1) if isinstance(each, act.Strip)]


def test_when_the_game_is_over_nothing_is_left_to_do() -> None:
    walk = Walk(part_of("cosa-nostra"), 3, 1)
    for _ in walk.steps():
        pass
    assert walk.state.over
    assert isinstance(walk.state, CosaNostra)
    assert all(beside(walk.state, seat) == [] for seat in range(3))


# --- in any game


def imaginable(g: CosaNostra) -> Iterator[Action]:
    """Of the kinds that are listed, everything that could make sense to anybody, and some that could not."""
    for offer in range(max(0, g.offered - 12), g.offered + 1):
        yield from (act.AcceptOffer(offer), act.RefuseOffer(offer), act.WithdrawOffer(offer))
    for promise in range(min(12, len(g.ledger)) + 1):
        yield act.Settle(promise)
        yield act.Intend(promise, "break")
    yield from [act.TakeBack(business) for business in BUSINESS]
    lying = [(card, who) for who in range(MEN) for card in lying_on(g.attached[who])]
    yield from [act.Strip(CARD[card], GANGSTER[who]) for card, who in [*lying, (0, 0), (3, 1)]]
    places = [PLACE[place] for seat in range(g.players) for place in g.job_places(seat)][:5]
    for one in places:
        yield from (act.Snitch(one), act.Spy((one,)), act.AskLawyer((one,)))
    for pair in combinations(places, 2):
        yield from (act.Spy(pair), act.AskLawyer(pair))


def applies(g: CosaNostra, seat: int, action: Action) -> bool:
    try:
        g.clone().apply(seat, action, Seeded(1))
    except Illegal:
        return False
    return True


@pytest.mark.parametrize("seed", range(1, 12))
def test_all_that_is_listed_can_be_done_and_nothing_else(seed: int) -> None:
    walk = Walk(part_of("cosa-nostra"), 3 + seed % 3, seed, {"spying_anytime": True, "mercenaries": True})
    seen = Counter[type[Action]]()
    for g in walk.sample(0.03):
        assert isinstance(g, CosaNostra)
        for seat in range(g.players):
            listed = beside(g, seat)
            answers = g.ask.options(seat) if g.ask else ()
            assert len(set(listed)) == len(listed)
            assert not set(listed) & set(answers)
            assert {type(action) for action in listed} <= set(KINDS)
            for action in listed:
                assert applies(g, seat, action), f"{action} is listed for seat {seat}, but may not be done"
                seen[type(action)] += 1
            for action in imaginable(g):
                if action not in listed and action not in answers:
                    assert not applies(g, seat, action), f"seat {seat} may do {action}, but it is not listed"
    assert len(seen) > len(KINDS) / 2
