"""How a live table takes its time. None of it is part of the game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """Seconds."""

    window: float = 1.2  # a secret question or a reaction stays open at least so long, whoever could answer
    hesitation: float = 1.0  # of a bot, on average, on top of that
    move: float = 1.0  # a bot's move, so that people can follow
    word: float = 0.4  # between a bot's word and the next one's, so that people can read along
    reading: float = 1.5  # before a bot answers a person's word
    patience: float = 20.0  # that a bot whose job hangs on it waits for a person's answer, before it moves
    thought: tuple[float, ...] = (0.8, 1.2, 1.8, 2.5, 3.5, 5.0)  # of people over a choice, until these are known
    by_post: tuple[float, ...] = (300.0, 600.0, 1200.0, 2400.0, 3600.0)  # the same, where nobody need be at the table
    remembered: int = 20  # times that somebody took over a kind of question
    grace: float = 60.0  # a seat that is left is looked after by a bot after this time, where there is a clock on turns
    linger: float = 60.0  # for so long a table stays in memory when nobody is there


STEADY = Pace()
HURRIED = Pace(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, (0.0,), (300.0,), 0, 60.0)  # for bots among themselves, and for tests
