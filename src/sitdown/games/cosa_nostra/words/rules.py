"""La Cosa Nostra's rules for people."""

from typing import Final

from sitdown.games.cosa_nostra.board.income import MONOPOLY
from sitdown.games.cosa_nostra.board.market import MARKET
from sitdown.games.cosa_nostra.board.table import MARKERS
from sitdown.games.cosa_nostra.cards.cards import ROUNDS
from sitdown.games.cosa_nostra.game import PLAYERS
from sitdown.games.cosa_nostra.steps.draw import INFLUENCE_DEALT, JOBS_DEALT
from sitdown.games.cosa_nostra.steps.final import MOST_GANGSTERS, TIMES, TROPHIES
from sitdown.games.cosa_nostra.steps.hiring import LAID_OUT, STRONG
from sitdown.games.cosa_nostra.steps.reactions import HAND_LIMIT
from sitdown.games.cosa_nostra.steps.rounds import START_CASH, START_CASH_WITH_MERCENARIES
from sitdown.texts.guide import Chapter, Guide

GUIDE: Final = Guide(
    (
        Chapter("aim"),
        Chapter("table"),
        Chapter("draw"),
        Chapter("planning"),
        Chapter("action"),
        Chapter("dice"),
        Chapter("cash", "cash"),
        Chapter("attacks", "attack"),
        Chapter("others", "neither"),
        Chapter("responses", "response"),
        Chapter("influence", "influence"),
        Chapter("businesses", "businesses"),
        Chapter("monopolies"),
        Chapter("deals"),
        Chapter("promises"),
        Chapter("payday"),
        Chapter("end"),
        Chapter("gangsters", "gangsters"),
        Chapter("mercenaries", "mercenaries"),
    ),
    {
        "least": PLAYERS[0],
        "most": PLAYERS[-1],
        "rounds": ROUNDS,
        "early": JOBS_DEALT[1],
        "late": JOBS_DEALT[-1],
        "influence": INFLUENCE_DEALT[-1],
        "market": MARKET,
        "markers": MARKERS,
        "times": TIMES,
        "limit": HAND_LIMIT,
        "laid": LAID_OUT,
        "strong": STRONG,
    },
    {
        "start": START_CASH,
        "richer": START_CASH_WITH_MERCENARIES,
        "monopoly": MONOPOLY,
        "gang": MOST_GANGSTERS,
        "one": TROPHIES[1],
        "two": TROPHIES[2],
        "three": TROPHIES[3],
    },
)
