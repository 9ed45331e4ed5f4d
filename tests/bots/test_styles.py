"""Bosses of several styles, by lot: what they play by, and that nobody is told before the game is over."""

from __future__ import annotations

from msgspec.structs import replace

from sitdown.arena.play import play_out
from sitdown.bots import bot_named, style_of
from sitdown.bots.seeds import open_house
from sitdown.core.log import Session
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.bots.temper import BOSS
from sitdown.games.cosa_nostra.bots.worth.outlook import look
from sitdown.games.cosa_nostra.bots.worth.threats import menace
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou
from sitdown.server.bots.company import Company
from tests.bots.made_men import answer, player, talks
from tests.cosa_nostra.harness import Seat, table

SEEDS = range(24)


def test_a_style_is_given_by_lot_and_to_bosses_only() -> None:
    assert {style_of(COSA_NOSTRA, "boss", seed) for seed in SEEDS} == {*BOSS.styles}
    assert {style_of(COSA_NOSTRA, name, seed) for name in ("boss-1", "sharp", "novice") for seed in SEEDS} == {""}
    assert style_of(COSA_NOSTRA, "somebody else’s", 1) == ""


def test_nobody_is_told_before_the_game_is_over() -> None:
    session = Session(COSA_NOSTRA, ("boss", "random", "random"), {"rounds": 3})
    company = Company(session, "nature")
    company.seat(0, "boss")
    assert company.style(0) == ""
    house = open_house(1, 3)
    bots = [bot_named(COSA_NOSTRA, "random", seed) for seed in house.seeds]
    play_out(session.state, session.state.apply, bots, house.chance, house.imaginations)
    assert company.style(0) in BOSS.styles


def test_a_vengeful_one_strikes_back() -> None:
    """Of two who are alike, the one who has struck at him."""
    me = Seat("blundetto", tasks="big_joey: persuasion_iv, little_joey: scam")
    t = table(me, Seat("dimaggio", owns="pimp"), Seat("calmuti", owns="pimp"), phase="action", number=4)
    seed = next(seed for seed in SEEDS if style_of(COSA_NOSTRA, "boss", seed) == "vengeful")
    for foe in (1, 2):
        t.events = [ev.TargetNamed(foe, Place.PHIL_MALONY, 0)]
        struck = answer(t, 0, "boss", seed)
        assert isinstance(struck, act.AttackBusiness)
        assert struck.business in [each.business for each in t.g.view(0).players[foe].businesses]


# --- peace, by who has it with whom


def armed(*, peace: bool) -> float:
    """What Blundetto has to fear of DiMaggio, who may have made peace with Calmuti."""
    t = table(Seat("blundetto"), Seat("dimaggio", jobs="usury wild_party"), Seat("calmuti"), number=3)
    if peace:
        t.deals(1, 2, Goods(promises=(NoAttackOnYou(3),)))
    return menace(look(t.g.view(0), 0, BOSS), 1)


def test_whoever_is_left_to_be_struck_at_has_more_to_fear() -> None:
    assert armed(peace=True) > armed(peace=False) > 0


def test_peace_is_not_asked_of_one_who_has_just_broken_it() -> None:
    t = table(
        Seat("blundetto", cash=20_000, owns="casino", tasks="big_joey: scam"),
        Seat("dimaggio", tasks="franco_luciano: persuasion_iii, phil_malony: usury"),
        Seat("calmuti"),
        phase="action",
        number=3,
    )
    t.deals(1, 0, Goods(promises=(NoAttackOnYou(3),)))
    before = player(t, 0, 0, "boss")
    assert before.style in BOSS.styles
    broken = replace(t.g.ledger[0], verdict="broken")
    t.g.ledger = (broken, *t.g.ledger[1:])
    asked = [said for said in talks(t, 0, 0, "boss") if isinstance(said, act.MakeOffer) and said.to == 1]
    assert not [offer for offer in asked if offer.take.promises]
