"""When the cards that lie on a gangster go (C-36)."""

import pytest

from sitdown.games.cosa_nostra.records.events import (
    Detached,
    GangsterDeactivated,
    GangsterKilled,
    NeedsMissing,
    RoundBegan,
)
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

BOTH = "0 henchman big_joey, 1 saboteur big_joey, 0 machine_pistol big_joey, 1 distraction big_joey"


def action(tasks: str, attached: str = BOTH) -> Play:
    """Blundetto's, who has no Cop."""
    return table(
        Seat("blundetto", cash=20_000, owns="loan_shark", tasks=tasks),
        Seat("dimaggio"),
        Seat("calmuti", tasks="vito_baritono: arms_deal"),
        phase="action",
        attached=attached,
    )


def gone(t: Play) -> set[str]:
    return {event.card for event in t.happened(Detached) if event.gangster == "big_joey"}


@rule("C-36")
@pytest.mark.parametrize("dice", [(1, 1, 1), (6, 6, 6)])
def test_henchman_and_saboteur_go_when_a_job_is_done(dice: tuple[int, ...]) -> None:
    t = action("big_joey: credit_card_fraud")
    t.carries_out("big_joey", dice=dice)
    assert gone(t) == {"henchman", "saboteur"}
    assert t.attached("big_joey") == "machine_pistol distraction"
    assert sorted(t.g.view(None).influence_up) == ["henchman", "saboteur"]


@rule("C-36")
@pytest.mark.parametrize("task", ["threats", "buy cop"])
def test_when_a_task_is_called_off(task: str) -> None:
    t = action(f"big_joey: {task}")
    t.calls_off("big_joey")
    assert t.attached("big_joey") == "machine_pistol distraction"


@rule("C-36", "C-81")
def test_when_a_purchase_is_paid() -> None:
    t = action("big_joey: buy cop")
    t.buys("big_joey")
    assert t.g.cash[0] == 18_000, "on a purchase they do nothing"
    assert t.attached("big_joey") == "machine_pistol distraction"


@rule("C-36", "C-41")
def test_when_needs_are_missing() -> None:
    t = action("big_joey: drug_delivery")
    t.carries_out("big_joey")
    assert t.happened(NeedsMissing)
    assert t.attached("big_joey") == "machine_pistol distraction"


@rule("C-36", "C-73")
def test_when_he_has_responded() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: robbery_iii"),
        Seat("dimaggio", owns="drug_dealer garage", tasks="phil_malony: illegal_lab"),
        Seat("calmuti"),
        number=3,
        phase="action",
        starter=1,
        attached=BOTH,
    )
    t.carries_out("phil_malony", dice=(3,))
    t.robs("big_joey", dice=(1, 1, 1))
    assert t.attached("big_joey") == "machine_pistol distraction"


def bombed(*dice: int, task: str = "big_joey: threats") -> Play:
    """A Car Bomb under Big Joey."""
    t = table(
        Seat("blundetto", tasks=task),
        Seat("dimaggio", tasks="franco_luciano: car_bomb_iii"),
        Seat("calmuti", tasks="vito_baritono: arms_deal"),
        number=3,
        phase="action",
        starter=1,
        attached=BOTH,
    )
    t.attacks("franco_luciano", "big_joey", dice=dice)
    t.all_decline()
    return t


@rule("C-36", "C-51")
@pytest.mark.parametrize("task", ["big_joey: threats", "big_joey: buy cop"])
def test_who_is_deactivated_loses_his_task_and_what_went_with_it(task: str) -> None:
    t = bombed(1, 1, 4, task=task)
    assert t.happened(GangsterDeactivated)
    assert gone(t) == {"henchman", "saboteur"}
    assert t.attached("big_joey") == "machine_pistol distraction"


@rule("C-36", "C-81")
def test_with_no_task_to_lose_he_keeps_them_all() -> None:
    t = bombed(1, 1, 4, task="")
    assert t.happened(GangsterDeactivated)
    assert t.attached("big_joey") == "henchman machine_pistol distraction saboteur"


@rule("C-36", "C-52")
def test_who_is_killed_takes_all_with_him() -> None:
    t = bombed(1, 4, 4)
    assert t.happened(GangsterKilled)
    assert gone(t) == {"henchman", "saboteur", "machine_pistol", "distraction"}
    assert sorted(t.g.view(None).influence_up) == ["distraction", "henchman", "machine_pistol", "saboteur"]


@rule("C-36", "C-81")
def test_machine_pistol_and_distraction_stay_to_the_end_of_the_round() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: threats, little_joey: insolvency"),
        Seat("dimaggio"),
        Seat("calmuti", crew="vito_baritono*"),
        phase="action",
        attached=BOTH + ", 0 distraction vito_baritono, 0 henchman lenny_dimaggio",
    )
    t.calls_off("big_joey")
    assert t.attached("big_joey") == "machine_pistol distraction"
    assert t.attached("lenny_dimaggio") == "henchman", "he has no task that could end"
    t.calls_off("little_joey")
    assert t.happened(RoundBegan)
    assert [t.attached(who) for who in ("big_joey", "vito_baritono", "lenny_dimaggio")] == ["", "", ""]
    assert len(t.g.view(None).influence_up) == 6


@rule("C-36")
def test_another_gangsters_cards_stay() -> None:
    t = action("big_joey: threats, little_joey: insolvency", attached="0 henchman little_joey")
    t.calls_off("big_joey")
    assert t.attached("little_joey") == "henchman"
