"""The player of La Cosa Nostra at a stated table: what he answers, and what he says beside the questions."""

from __future__ import annotations

from functools import partial

from sitdown.bots import bot_named
from sitdown.bots.asking import beside, choose, speak
from sitdown.bots.base import AnyBot
from sitdown.core.chance import Seeded
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import COSA_NOSTRA, CosaNostra
from sitdown.games.cosa_nostra.records.actions import Intend, MakeOffer, RefuseOffer, Say
from sitdown.games.cosa_nostra.records.events import TurnBegan
from sitdown.games.cosa_nostra.trade.openness import offers_to
from tests.bots.tables import seen
from tests.cosa_nostra.harness import Play


def player(t: Play, seat: int, seed: int | str = 0, level: str = "regular") -> AnyBot:
    """One who has seen the last thing that happened."""
    bot = bot_named(COSA_NOSTRA, level, seed)
    for event in seen(t.events, seat):
        bot.see(seat, event)
    return bot


def answer(t: Play, seat: int, level: str = "regular", seed: int | str = 0) -> Action:
    """What he says to the open question."""
    ask = t.g.ask
    assert ask is not None
    return choose(t.g, ask, seat, player(t, seat, seed, level), Seeded(0)).action


def word(t: Play, seat: int, seed: int | str = 0) -> Action | None:
    """What he says by himself, at the beginning of his turn; notes to himself nobody hears."""
    bot = player(t, seat, seed)
    bot.see(seat, TurnBegan(seat))
    g = t.g.clone()
    while isinstance(said := _said(g, seat, bot), Intend):
        g.apply(seat, said, Seeded(0))
    return said


def talks(t: Play, seat: int, seed: int | str, level: str = "regular") -> list[Action]:
    """All that he offers, pays and takes back at the beginning of his turn, none of it answered; his lines are not counted."""
    bot = player(t, seat, seed, level)
    bot.see(seat, TurnBegan(seat))
    g = t.g.clone()
    said = []
    while (word := _said(g, seat, bot)) is not None:
        if not isinstance(word, Say):
            said.append(word)
        for event in g.apply(seat, word, Seeded(0)):
            bot.see(seat, event)
    return said


def turned_down(t: Play, seat: int, seed: int | str, level: str) -> list[MakeOffer]:
    """All that he offers at the beginning of his turn when everything is refused."""
    bot = player(t, seat, seed, level)
    bot.see(seat, TurnBegan(seat))
    g = t.g.clone()
    offers = []
    while (word := _said(g, seat, bot)) is not None:
        events = g.apply(seat, word, Seeded(0))
        if isinstance(word, MakeOffer):
            offers.append(word)
            events += g.apply(word.to, RefuseOffer(g.offers[-1].number), Seeded(0))
        for event in events:
            bot.see(seat, event)
    return offers


def _said(g: CosaNostra, seat: int, bot: AnyBot) -> Action | None:
    return speak(g, seat, offers_to(g, seat), bot, Seeded(0))


def answers(t: Play, seat: int, level: str, bot: AnyBot | None = None) -> list[Action]:
    """What he says to the first offer before him, and what he has to say with it. The table stays as it is."""
    bot = bot or player(t, seat, level=level)
    g = t.g.clone()
    said = _said(g, seat, bot)
    assert said is not None
    for event in g.apply(seat, said, Seeded(0)):
        bot.see(seat, event)
    remark = bot.propose(
        seat,
        partial(g.view, seat),
        partial(g.knowledge, seat),
        partial(g.guess, seat, Seeded(0)),
        partial(beside, g, seat),
    )
    return [said, remark] if isinstance(remark, Say) else [said]
