"""`sitdown coach`: the mistakes that cost a seat most, in a game that was written down."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from sitdown.cli.progress import progress
from sitdown.cli.table import texts_in
from sitdown.coach import Mistake, has_coach, review
from sitdown.core.codec import encode
from sitdown.core.log import BadLog, Header, read_header
from sitdown.core.log import replay as play_again
from sitdown.core.registry import game_named
from sitdown.terminal.fronts import Told, front_of
from sitdown.terminal.pages import read_lines
from sitdown.terminal.refusal import Refusal
from sitdown.texts import Texts

DONE: Final = 100  # steps of the bar
WHY: Final = {
    "forgot": "coach-forgot",
    "odds": "coach-odds",
    "slow": "coach-slow",
    "penalty": "coach-penalty",
    "deal": "coach-deal",
}


def coach(
    file: Path, /, *, seat: int, json: Annotated[bool, Parameter(negative=())] = False, lang: str | None = None
) -> None:
    """The three decisions that cost a seat most, judged by what it could know, and what would have been better.

    Parameters
    ----------
    file
        The log of a game.
    seat
        Whose decisions, counted from 0.
    json
        One JSON object on standard output, for programs.
    lang
        en, fr, it or ru; else the language of your environment.
    """
    lines = read_lines(file)
    try:
        header, game = read_header(lines[0] if lines else b"")
        texts = texts_in(lang, game.name)
        if not 0 <= seat < len(header.seats):
            raise Refusal("error-seat", seat=seat, last=len(header.seats) - 1)
        if not has_coach(game):
            raise Refusal("error-no-coach", game=game.name)
        with progress(DONE, texts.say("coach-progress")) as done:
            found = review(lines, seat, None if done is None else lambda share: done(round(DONE * share)))
    except BadLog as error:
        raise Refusal("error-log", file=str(file), why=str(error)) from error
    if json:
        sys.stdout.buffer.write(encode({"game": game.name, "seat": seat, "mistakes": found}) + b"\n")
    else:
        _print(header, lines, seat, found, texts)


def _print(header: Header, lines: list[bytes], seat: int, found: list[Mistake], texts: Texts) -> None:
    from rich.console import Console
    from rich.text import Text

    from sitdown.terminal.palette import BONE, BONE_BOLD, BRASS, SMOKE

    console = Console(highlight=False)
    console.print(texts.say("coach-title", seat=seat, name=header.seats[seat]), style=BONE_BOLD)
    if not found:
        console.print(texts.say("coach-clean"), style=BONE)
    views = _views_before(lines, seat, [mistake.line for mistake in found])
    told = front_of(game_named(header.game)).coached
    for mistake in found:
        words = in_words(told(texts, seat, views[mistake.line], mistake), mistake, texts)
        console.print()
        for line, style in zip(words, (BRASS, BONE, BONE, SMOKE), strict=True):
            console.print(Text(line, style), soft_wrap=True)


def _views_before(lines: list[bytes], seat: int, wanted: list[int]) -> dict[int, Any]:
    """What the seat saw when it decided."""
    after = enumerate(play_again(lines), start=1)
    return {line: played.state.view(seat) for line, played in after if line in wanted}


def in_words(told: Told, mistake: Mistake, texts: Texts) -> list[str]:
    return [
        f"{told.round} · {told.asked}",
        texts.say("coach-played", action=told.played),
        texts.say("coach-better", action=told.better, cost=told.cost),
        _because(told, mistake, texts),
    ]


def _because(told: Told, mistake: Mistake, texts: Texts) -> str:
    """That it could have been reckoned out is said if there is nothing better to say."""
    why = "" if mistake.why == "odds" and told.reason else texts.say(WHY[mistake.why], slots=told.seen)
    return " ".join([part for part in (told.reason, why) if part])
