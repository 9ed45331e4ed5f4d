"""The order of one job: what is asked of whom, and what happens, one after the other (C-74)."""

import pytest

from sitdown.games.cosa_nostra.records import events as told
from sitdown.games.cosa_nostra.records.actions import DECLINE, Goods, MakeOffer
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule


class Story:
    """The questions of a job and its events, as they came."""

    def __init__(self, t: Play) -> None:
        self.t = t
        self.lines: list[str] = []

    def goes_on(self) -> None:
        self.lines += [type(event).__name__ for event in self.t.events]
        if self.t.about not in ("acting", "schemer", "finishing"):
            assert not self.t.g.view(None).trade, "there is no trade before the job is resolved"
            self.lines.append(f"{self.t.about} {' '.join(map(str, self.t.asked))}")

    def check(self, expected: str) -> None:
        """To the resolution of the job, the last of them."""
        end = len(self.lines) - self.lines[::-1].index("JobResolved")
        assert self.lines[:end] == [line.strip() for line in expected.strip().splitlines()]


@rule("C-74", "C-33", "C-43", "C-70", "C-71", "C-82")
def test_a_cash_job_with_everything_that_can_be_said_to_it() -> None:
    t = table(
        Seat(
            "blundetto",
            owns="cop cop",
            crew="big_joey jimmy_bananas",
            tasks="big_joey: threats, jimmy_bananas: trap_iii",
        ),
        Seat("dimaggio", owns="lawyer_1", tasks="franco_luciano: robbery_iii", cards="emergency_doc"),
        Seat("calmuti", owns="lawyer_2", crew="vito_baritono lono_slifer", tasks="vito_baritono: buy garage_2"),
        Seat("laserva", crew="alexei_walenko"),
        number=3,
        phase="action",
        markers="0 lawyer_1, 0 lawyer_2",
        mercenaries=True,
    )
    t.all_decline()  # a Schemer
    story = Story(t)
    t.carries_out("big_joey")
    story.goes_on()
    t.uses_markers("lawyer_2", dice=(1, 1, 1))
    story.goes_on()
    t.rerolls(0, 2)  # a Cop
    story.goes_on()
    t.declines(0)  # the other Cop, so far
    story.goes_on()
    t.rerolls(0, 1)  # Lono
    story.goes_on()
    t.rerolls(1, 2)  # the other Cop
    story.goes_on()
    t.declines(2)
    story.goes_on()
    t.robs("franco_luciano", dice=(4, 4, 1))
    story.goes_on()
    t.declines(2)
    story.goes_on()
    t.springs_trap("jimmy_bananas", dice=(4, 4))
    story.goes_on()
    t.declines(2)
    story.goes_on()
    t.docs(1)
    story.goes_on()
    t.declines(3)
    story.goes_on()
    story.check(
        """
        TurnedUp
        markers 0
        MarkersUsed
        Rolled
        reroll 0
        Rerolled
        reroll 0
        reroll 2
        Rerolled
        reroll 0
        Rerolled
        reroll 2
        robbery 1
        TurnedUp
        Rolled
        reroll 2
        trap 0
        TurnedUp
        Rolled
        reroll 2
        Repelled
        doc 1
        InfluencePlayed
        alexei 3
        Healed
        GangsterDeactivated
        JobResolved
        JobResolved
        Paid
        JobResolved
        """
    )
    assert t.g.view(None).trade


@rule("C-74", "C-33", "C-56", "C-82")
def test_a_drive_by_that_is_returned_has_rolls_and_docs_of_its_own() -> None:
    t = table(
        Seat("blundetto", crew="big_joey lono_slifer", tasks="big_joey: drive_by_shooting", cards="emergency_doc"),
        Seat("dimaggio"),
        Seat("calmuti", crew="vito_baritono", tasks="vito_baritono: buy garage_2", cards="snitch"),
        number=4,
        phase="action",
        mercenaries=True,
    )
    t.all_decline()  # a Schemer
    story = Story(t)
    t.attacks("big_joey", "lenny_dimaggio", dice=(1, 1, 1))
    story.goes_on()
    t.shoots_back((3, 1))
    story.goes_on()
    t.rerolls(1, 4)  # Lono, in vain
    story.goes_on()
    t.declines(0)
    story.goes_on()
    t.declines(0, 2)
    story.goes_on()
    story.check(
        """
        TargetNamed
        TurnedUp
        Rolled
        return_fire 1
        ShotBack
        Rolled
        reroll 0
        Rerolled
        reroll 0
        doc 0 2
        GangsterKilled
        JobResolved
        """
    )


@rule("C-74", "C-71", "C-82")
def test_an_attack_trap_first_then_the_doc_then_the_effect() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: kill_a_businessman_iii"),
        Seat("dimaggio", owns="pimp pimp", tasks="franco_luciano: scam", cards="emergency_doc"),
        Seat("calmuti", owns="", tasks="vito_baritono: buy garage_2"),
        number=3,
        phase="action",
    )
    t.all_decline()  # a Schemer
    story = Story(t)
    t.attacks("big_joey", "pimp_1", dice=(3, 3, 1))
    story.goes_on()
    t.declines(1)
    story.goes_on()
    t.declines(1)
    story.goes_on()
    story.check(
        """
        TargetNamed
        TurnedUp
        Rolled
        trap 1
        doc 1
        BusinessDestroyed
        MonopolyChanged
        JobResolved
        """
    )


@rule("C-74", "C-63")
def test_the_stake_is_laid_before_the_roll_and_needs_are_checked_before_it() -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: scam"),
        Seat("dimaggio", tasks="franco_luciano: horse_racing"),
        Seat("calmuti", tasks="vito_baritono: buy garage_2"),
        number=4,
        phase="action",
    )
    t.carries_out("big_joey")
    assert [type(event) for event in t.events][:3] == [told.TurnedUp, told.NeedsMissing, told.JobResolved]
    story = Story(t)
    t.carries_out("franco_luciano")
    story.goes_on()
    t.stakes(2000, dice=(4, 1, 1))
    story.goes_on()
    story.check(
        """
        TurnedUp
        stake 1
        Staked
        Rolled
        Paid
        JobResolved
        """
    )


@rule("C-74", "C-33", "C-85")
@pytest.mark.parametrize("at", ["willy", "reroll", "robbery", "resolved"])
def test_trade_opens_again_when_the_job_is_resolved(at: str) -> None:
    t = table(
        Seat("blundetto", owns="cop", tasks="big_joey: credit_card_fraud"),
        Seat("dimaggio", tasks="franco_luciano: robbery_iii"),
        Seat("calmuti", crew="willy_svenson", tasks="willy_svenson: buy pimp_5"),
        number=3,
        phase="action",
        mercenaries=True,
    )
    t.carries_out("big_joey")
    while t.about not in (at, "acting"):
        t.all_decline(dice=(3, 3, 3) if t.about == "willy" else ())
    offer = MakeOffer(0, Goods(cash=1000), Goods())
    if at == "resolved":
        t.act(2, offer)
    else:
        assert DECLINE in t.options(t.asked[0])
        t.refuses(2, offer)
