"""Reactions three deep and deeper (C-74)."""

import pytest

from tests.cosa_nostra.harness import Seat
from tests.cosa_nostra.reacting import (
    BERNARDO,
    CALMUTI,
    DOC,
    WAITING,
    WITH_ALEXEI,
    acting,
    bernardo,
    blundetto,
    dimaggio,
)
from tests.rules import rule


@rule("C-74", "C-70", "C-71", "C-82", "M-32")
@pytest.mark.parametrize(
    ("foiled", "crew", "trophies"),
    [(True, "phil_malony", "franco_luciano"), (False, "phil_malony franco_luciano*", "")],
)
def test_robbery_trap_doc_alexei(foiled: bool, crew: str, trophies: str) -> None:
    t = acting(
        blundetto("credit_card_fraud", "jimmy_bananas: trap_iii"),
        dimaggio("franco_luciano: robbery_iii", crew="phil_malony franco_luciano", cards=DOC),
        WITH_ALEXEI,
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.robs("franco_luciano", dice=(4, 4, 4))
    t.springs_trap("jimmy_bananas", dice=(4, 4))
    t.docs(1)
    assert [job.job for job in t.g.view(None).in_progress] == ["credit_card_fraud", "robbery_iii", "trap_iii"]
    if foiled:
        t.foils()
    else:
        t.declines(2)
    assert (t.crew(1), t.trophies(0), t.g.cash) == (crew, trophies, [5000, 2000, 2000])
    assert (t.about, t.asked) == ("acting", (2,))


@rule("C-74", "M-28", "M-29", "C-71", "C-82")
@pytest.mark.parametrize(("new", "docs", "crew"), [(1, 0, "big_joey lono_slifer"), (4, 1, "big_joey* lono_slifer")])
def test_jimmys_trap_lono_doc(new: int, docs: int, crew: str) -> None:
    t = acting(
        blundetto("theft_iii", crew="big_joey lono_slifer", cards=DOC),
        dimaggio("jimmy_the_tramp: scam", crew="jimmy_the_tramp"),
    )
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    t.springs_trap("jimmy_the_tramp", dice=(4, 4, 1))
    t.rerolls(1, new)
    t.declines(0)
    if docs:
        t.docs(0)
    assert (t.crew(0), t.trophies(1), t.g.cash) == (crew, "", [2000, 2000, 2000])
    assert t.cards(0) == ("" if docs else DOC)


@rule("C-74", "C-70", "C-71", "C-82", "option rob_robbers")
@pytest.mark.parametrize(
    ("trap", "cash", "bobby"),
    [
        ((3, 3), [9000, 2000, 9000], "bobby_ruthless"),
        ((4, 3), [9000, 9000, 2000], "bobby_ruthless"),
        ((4, 4), [9000, 9000, 2000], "bobby_ruthless*"),
    ],
)
def test_robbery_robbery_trap_doc(trap: tuple[int, ...], cash: list[int], bobby: str) -> None:
    """An Illegal Lab brings $14,000; half of it is robbed, and that is robbed again."""
    t = acting(
        blundetto("illegal_lab", owns="garage drug_dealer"),
        dimaggio("franco_luciano: robbery_iii, lenny_dimaggio: trap_iii"),
        CALMUTI._replace(tasks=f"bobby_ruthless: robbery_iv, {WAITING}", cards=DOC),
        rob_robbers=True,
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.declines(2)
    t.robs("franco_luciano", dice=(4, 1, 1))
    t.robs("bobby_ruthless", dice=(4, 4, 4))
    assert (t.about, t.asked) == ("trap", (1,))
    t.springs_trap("lenny_dimaggio", dice=trap)
    assert (t.about == "doc") is (trap == (4, 4))
    if t.about == "doc":
        t.docs(2)
    assert (t.g.cash, t.crew(2).split()[-1]) == (cash, bobby)


@rule("C-74", "C-56", "C-82", "M-32")
@pytest.mark.parametrize(
    ("foiled", "crew", "trophies"), [(True, "little_joey", "big_joey"), (False, "little_joey big_joey*", "")]
)
def test_drive_by_return_fire_doc_alexei(foiled: bool, crew: str, trophies: str) -> None:
    t = acting(blundetto("drive_by_shooting", crew="little_joey big_joey", cards=DOC), third=WITH_ALEXEI)
    t.attacks("big_joey", "lenny_dimaggio", dice=(1, 1, 1))
    t.shoots_back((3, 3))
    t.docs(0)
    if foiled:
        t.foils()
    else:
        t.declines(2)
    assert (t.crew(0), t.trophies(1)) == (crew, trophies)
    assert (t.about, t.asked) == ("acting", (2,))


@rule("C-74", "M-21", "C-71", "C-82", "M-32")
def test_bernardo_trap_doc_alexei_and_no_second_attack() -> None:
    t = acting(bernardo("theft_iii"), dimaggio("franco_luciano: trap_iii"))
    t.attacks(BERNARDO, 1, dice=(3, 3))
    t.springs_trap("franco_luciano", dice=(4, 1, 1))
    assert t.about == "acting"  # no second Theft
    t = acting(
        bernardo("car_bomb_iii", f"{DOC} {DOC}", f"{BERNARDO} little_joey"),
        dimaggio("franco_luciano: trap_iii"),
        WITH_ALEXEI,
    )
    t.attacks(BERNARDO, "lenny_dimaggio", dice=(4, 4))
    t.springs_trap("franco_luciano", dice=(4, 4, 1))
    t.docs(0)
    t.foils()
    t.docs(0)
    t.declines(2)
    assert (t.crew(0), t.about) == (f"little_joey {BERNARDO}*", "acting")


@rule("C-74", "C-70", "C-71", "M-26", "M-29")
def test_robbery_willy_lono_trap() -> None:
    third = Seat("calmuti", owns="", crew="willy_svenson lono_slifer", tasks="willy_svenson: buy pimp_5")
    t = acting(
        blundetto("credit_card_fraud", "jimmy_bananas: trap_iii"), dimaggio("franco_luciano: robbery_iii"), third
    )
    t.carries_out("big_joey")
    t.declines(2, dice=(3, 3, 3))
    t.declines(2)  # Lono
    t.robs("franco_luciano")
    t.lends_die()
    t.takes_die((4, 1, 1, 4))
    t.rerolls(0, 2)
    t.declines(2)
    t.springs_trap("jimmy_bananas", dice=(4, 1))  # Willy has lent his die
    t.rerolls(0, 3)
    assert t.g.cash == [4000, 3000, 2000]  # one success is left to the robber, none to the trapper


@rule("C-74", "C-71", "M-28", "M-29", "C-82", "M-32")
def test_trap_jimmys_trap_lono_doc_alexei_doc() -> None:
    """What two Traps do not repel and the first Doc does not heal, the second does."""
    t = acting(
        blundetto("car_bomb_iii", crew="big_joey lono_slifer"),
        dimaggio(
            "franco_luciano: trap_iii, jimmy_the_tramp: scam",
            crew="franco_luciano jimmy_the_tramp phil_malony",
            cards=f"{DOC} {DOC}",
        ),
        WITH_ALEXEI,
    )
    t.attacks("big_joey", "phil_malony", dice=(4, 1, 1))
    t.springs_trap("franco_luciano", dice=(1, 1, 4))
    t.rerolls(2, 3)
    t.declines(0)
    t.springs_trap("jimmy_the_tramp", dice=(4, 1, 1))
    t.rerolls(0, 1)
    assert t.about == "doc"
    t.docs(1)
    t.foils()
    t.docs(1)
    t.declines(2)
    assert t.crew(1) == "phil_malony franco_luciano jimmy_the_tramp"
    assert (t.tasks(), t.about, t.asked) == (["vito_baritono"], "acting", (2,))
