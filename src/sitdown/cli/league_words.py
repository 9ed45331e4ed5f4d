"""`sitdown arena --league`: who stands where by all games that were ever played in it."""

from __future__ import annotations

from sitdown.arena.league import Table
from sitdown.cli.arena_words import Sheet, percent
from sitdown.texts import Texts


def title(league: Table, texts: Texts) -> str:
    return texts.say("league-title", game=league.game, players=league.players, games=league.games, deals=league.deals)


def sheet(league: Table, texts: Texts) -> Sheet:
    headings = [texts.say(head) for head in ("sim-bot", "league-rating", "league-games", "arena-share", "arena-even")]
    rows = []
    for name, each in league.standings.items():
        low, high = [100 * end for end in each.share_interval]
        rows.append(
            [
                name,
                f"{each.elo:.0f}"
                if each.interval is None
                else f"{each.elo:.0f} ({each.interval[0]:.0f}–{each.interval[1]:.0f})",
                str(each.games),
                f"{100 * each.win_share:.1f} ({low:.1f}–{high:.1f}) %",
                percent(each.even),
            ]
        )
    return Sheet(headings, rows)
