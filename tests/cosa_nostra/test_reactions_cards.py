"""Reactions that meet, two by two: Doc, Alexei, Schemer, Bernardo.

docs/rules/cosa-nostra.md ("Reactions") says which can meet and which cannot, and why.
"""

import pytest

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import Gangster, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import Foiled, Healed, TurnBegan
from tests.cosa_nostra.harness import Seat
from tests.cosa_nostra.reacting import (
    BERNARDO,
    CALMUTI,
    DOC,
    WITH_ALEXEI,
    WITH_LONO,
    WITH_WILLY,
    acting,
    bernardo,
    blundetto,
    dimaggio,
)
from tests.rules import rule

# --- Trap, and a Doc for who went into it


@rule("C-71", "C-82", "M-28")
@pytest.mark.parametrize("trapper", ["franco_luciano", "jimmy_the_tramp"])
def test_a_doc_saves_the_attacker_but_not_his_attack(trapper: str) -> None:
    job = "trap_iii" if trapper == "franco_luciano" else "scam"
    t = acting(blundetto("theft_iii", cards=DOC), dimaggio(f"{trapper}: {job}", crew=trapper))
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    t.springs_trap(trapper, dice=(4, 4, 4))
    assert (t.about, t.asked) == ("doc", (0,))
    t.docs(0)
    assert t.crew(0) == "little_joey jimmy_bananas big_joey*"
    assert (t.g.cash, t.trophies(1)) == ([2000, 2000, 2000], "")


# --- Alexei


@rule("C-82", "M-32")
def test_a_foiled_doc_heals_nobody_and_another_may_come() -> None:
    t = acting(blundetto("car_bomb_iii"), Seat("dimaggio", owns="", cards=f"{DOC} {DOC}"), WITH_ALEXEI)
    t.attacks("big_joey", "franco_luciano", dice=(4, 4, 4))
    t.docs(1)
    assert (t.about, t.asked, t.cards(1)) == ("alexei", (2,), DOC)
    t.foils()
    assert t.happened(Foiled) == [Foiled(2, Influence.EMERGENCY_DOC)]
    assert (t.about, t.asked, t.happened(Healed)) == ("doc", (1,), [])
    t.docs(1)
    t.declines(2)
    assert t.happened(Healed) == [Healed(1, Gangster.FRANCO_LUCIANO, None)]
    assert t.crew(1) == "phil_malony lenny_dimaggio franco_luciano*"


@rule("C-82", "M-32")
def test_alexei_foils_two_docs_and_no_third_card() -> None:
    tasks = "phil_malony: buy pimp_4"
    t = acting(blundetto("car_bomb_iii"), dimaggio(tasks, cards=f"{DOC} {DOC} snitch"), WITH_ALEXEI)
    t.attacks("big_joey", "franco_luciano", dice=(4, 4, 4))
    t.docs(1)
    t.foils()
    t.docs(1)
    t.foils()
    t.declines(1)  # with a Snitch in hand he could have a Doc
    assert t.trophies(0) == "franco_luciano"
    t.exchanges_market()
    assert t.about == "acting"


@rule("C-82", "M-32")
def test_nobody_foils_his_own_doc() -> None:
    second = Seat("dimaggio", owns="", crew="franco_luciano alexei_walenko", cards=DOC)
    t = acting(blundetto("car_bomb_iii"), second)
    t.attacks("big_joey", "franco_luciano", dice=(4, 1, 1))
    t.docs(1)
    assert t.happened(Healed) == [Healed(1, Gangster.FRANCO_LUCIANO, None)]


@rule("C-82", "M-32")
def test_alexei_foils_a_doc_for_his_own_life() -> None:
    second = Seat("dimaggio", owns="", crew="alexei_walenko")
    t = acting(blundetto("car_bomb_iii", cards=DOC), second)
    t.attacks("big_joey", "alexei_walenko", dice=(4, 4, 1))
    t.docs(0)
    assert (t.about, t.asked) == ("alexei", (1,))
    t.foils()
    assert t.trophies(0) == "alexei_walenko"


@rule("C-83", "M-32")
def test_a_foiled_schemer_brings_no_extra_turn() -> None:
    t = acting(blundetto("scam"), dimaggio("franco_luciano: buy pimp_4", cards="schemer"), WITH_ALEXEI)
    t.schemes(1)
    assert (t.about, t.asked) == ("alexei", (2,))
    t.foils()
    assert t.happened(TurnBegan) == [TurnBegan(0)]
    assert t.cards(1) == ""


@rule("C-83", "M-32")
def test_of_two_schemers_each_is_foiled_or_not_when_its_turn_comes() -> None:
    t = acting(
        blundetto("scam", crew="big_joey alexei_walenko"),
        dimaggio("franco_luciano: buy pimp_4", cards="schemer"),
        CALMUTI._replace(cards="schemer"),
    )
    t.schemes(1)
    t.schemes(2)
    assert (t.about, t.asked) == ("alexei", (0,))
    t.declines(0)
    assert t.happened(TurnBegan) == [TurnBegan(1, True)]
    t.calls_off("franco_luciano")
    assert (t.about, t.asked) == ("alexei", (0,))
    t.foils()
    assert t.happened(TurnBegan) == [TurnBegan(0)]


@rule("C-83", "M-32")
def test_who_is_foiled_lying_low_must_act() -> None:
    t = acting(blundetto("scam", cards="schemer"), third=WITH_ALEXEI)
    t.lies_low()
    t.foils()
    assert (t.about, t.asked, t.cards(0)) == ("acting", (0,), "")
    assert act.LIE_LOW not in t.options(0)


@rule("C-80", "C-81", "M-32")
@pytest.mark.parametrize(
    ("card", "play"),
    [
        ("snitch", act.Snitch(Place.FRANCO_LUCIANO)),
        ("snitch", act.EXCHANGE_MARKET),
        ("spy", act.Spy((Place.FRANCO_LUCIANO,))),
        *[
            (card, act.Attach(Influence(card), Gangster.FRANCO_LUCIANO))
            for card in ("henchman", "machine_pistol", "saboteur", "distraction")
        ],
    ],
)
def test_any_card_of_an_opponent_is_foiled_as_it_is_played(card: str, play: Action) -> None:
    t = acting(
        Seat("blundetto", owns="", jobs="scam", cards=card),
        dimaggio("franco_luciano: threats"),
        WITH_ALEXEI,
        phase="planning",
        market="pimp_1 cop_1 lawyer_1 casino_1",
    )
    t.act(0, play)
    assert (t.about, t.asked) == ("alexei", (2,))
    t.foils()
    assert (t.market, t.attached("franco_luciano")) == ("pimp_1 cop_1 lawyer_1 casino_1", "")
    assert t.g.view(0).players[1].crew[2].tasks[0].job is None
    assert t.g.view(1).influence_up == (Influence(card),)
    assert (t.asked, t.cards(0)) == ((0,), "")


@rule("C-84", "M-32")
def test_a_lawyer_is_no_card() -> None:
    t = acting(blundetto("scam", owns="lawyer"), dimaggio("franco_luciano: threats"), WITH_ALEXEI)
    t.asks_lawyer("franco_luciano")
    assert t.about == "acting"


# --- Bernardo


@rule("M-21", "M-29")
def test_lono_at_both_of_bernardos_attacks() -> None:
    t = acting(bernardo("car_bomb_iii"), third=WITH_LONO)
    t.attacks(BERNARDO, "franco_luciano", dice=(4, 4))
    t.rerolls(0, 1)
    t.declines(2)
    assert (t.about, t.crew(1)) == ("attack_again", "phil_malony lenny_dimaggio franco_luciano*")
    t.attacks(BERNARDO, "franco_luciano", dice=(4, 4))
    t.rerolls(0, 5)
    assert t.trophies(0) == "franco_luciano"


@rule("M-21", "M-26")
def test_willys_die_helps_at_both() -> None:
    third = Seat("calmuti", owns="", crew="willy_svenson", tasks="willy_svenson: buy pimp_5")
    t = acting(bernardo("car_bomb_iii"), third=third)
    t.attacks(BERNARDO, "franco_luciano")
    t.lends_die()
    t.takes_die((1, 1, 4))
    t.attacks(BERNARDO, "phil_malony", dice=(1, 4, 4))  # Willy is not asked again
    assert t.crew(1) == "lenny_dimaggio franco_luciano*"


@rule("M-21", "C-71")
def test_bernardo_repelled_attacks_again_and_may_be_trapped_again() -> None:
    t = acting(bernardo("car_bomb_iii"), dimaggio("franco_luciano: trap_iii, phil_malony: trap_iv"))
    t.attacks(BERNARDO, "lenny_dimaggio", dice=(4, 4))
    t.springs_trap("franco_luciano", dice=(4, 1, 1))
    assert (t.about, t.asked) == ("attack_again", (0,))
    t.attacks(BERNARDO, "lenny_dimaggio", dice=(4, 4))
    assert (t.about, t.asked) == ("trap", (1,))
    t.springs_trap("phil_malony", dice=(4,))
    assert t.crew(1) == "phil_malony lenny_dimaggio franco_luciano"
    assert (t.about, t.asked) == ("acting", (2,))


@rule("M-21", "C-71", "C-82")
@pytest.mark.parametrize(
    ("cards", "crew", "again"),
    [("", "", False), (DOC, f"{BERNARDO}*", False), (f"{DOC} {DOC}", BERNARDO, True)],
)
def test_bernardo_in_a_trap_attacks_again_if_docs_keep_him_active(cards: str, crew: str, again: bool) -> None:
    t = acting(bernardo("car_bomb_iii", cards), dimaggio("franco_luciano: trap_iii"))
    t.attacks(BERNARDO, "lenny_dimaggio", dice=(4, 4))
    t.springs_trap("franco_luciano", dice=(4, 4, 1))
    for _ in cards.split():
        t.docs(0)
    assert (t.crew(0), t.about == "attack_again") == (crew, again)


@rule("M-21", "C-82")
def test_bernardo_goes_for_whom_a_doc_has_saved() -> None:
    t = acting(bernardo("car_bomb_iii"), Seat("dimaggio", owns="", cards=f"{DOC} {DOC}"))
    t.attacks(BERNARDO, "franco_luciano", dice=(4, 4))
    t.docs(1)
    t.declines(1)
    assert (t.about, t.active("franco_luciano")) == ("attack_again", False)
    t.attacks(BERNARDO, "franco_luciano", dice=(4, 4))
    t.docs(1)
    assert t.crew(1) == "phil_malony lenny_dimaggio franco_luciano*"  # killed became what he was already


@rule("M-21", "C-56")
@pytest.mark.parametrize(("dice", "alive"), [((1, 1, 1), True), ((1, 1, 2), False)])
def test_bernardo_attacks_again_if_he_survives_return_fire(dice: tuple[int, ...], alive: bool) -> None:
    t = acting(bernardo("drive_by_shooting"))
    t.attacks(BERNARDO, "franco_luciano", dice=(1, 1))
    t.shoots_back(dice)
    assert (t.about == "attack_again") is alive
    if alive:
        t.attacks(BERNARDO, "franco_luciano", dice=(1, 1))
        assert (t.about, t.asked) == ("return_fire", (1,))
        t.declines(1)
        assert t.about == "acting"


# --- silence


@rule("C-43", "M-29", "option reaction_seconds")
def test_silence_is_no_re_roll() -> None:
    t = acting(blundetto("credit_card_fraud", owns="cop"), third=WITH_LONO, reaction_seconds=5)
    t.carries_out("big_joey", dice=(3, 1, 1))
    assert (t.about, t.asked) == ("reroll", (0,))
    t.time_up()
    assert (t.about, t.asked) == ("reroll", (2,))
    t.time_up()
    assert t.g.cash[0] == 4000


@rule("M-26", "option reaction_seconds")
def test_silence_lends_no_die_and_takes_none() -> None:
    for lent in (False, True):
        t = acting(blundetto("theft_iii"), third=WITH_WILLY, reaction_seconds=5)
        t.attacks("big_joey", 1)
        if lent:
            t.lends_die()
        assert t.about == ("willys_die" if lent else "willy")
        t.time_up(dice=(1, 1, 1))


@rule("C-56", "M-32", "option reaction_seconds")
def test_silence_returns_no_fire_and_foils_no_card() -> None:
    t = acting(blundetto("drive_by_shooting", cards=DOC), third=WITH_ALEXEI, reaction_seconds=5)
    t.attacks("big_joey", "franco_luciano", dice=(1, 1, 1))
    t.time_up()
    assert t.about == "finishing"
    t = acting(blundetto("drive_by_shooting", cards=DOC), third=WITH_ALEXEI, reaction_seconds=5)
    t.attacks("big_joey", "franco_luciano", dice=(1, 1, 1))
    t.shoots_back((3, 3, 3))
    t.docs(0)
    assert t.about == "alexei"
    t.time_up()
    assert t.happened(Healed) == [Healed(0, Gangster.BIG_JOEY, None)]
