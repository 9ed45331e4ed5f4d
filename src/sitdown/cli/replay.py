"""`sitdown replay`: a game that was written down, step by step, with all cards open or as one seat saw it."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, cast

from cyclopts import Parameter

from sitdown.cli.refusal import Refusal
from sitdown.cli.table import texts_in
from sitdown.core.codec import encode
from sitdown.core.log import BadLog, Header, Played, read_header
from sitdown.core.log import replay as play_again
from sitdown.core.records import Action, Event
from sitdown.games.omerta.table import Table
from sitdown.texts import Texts

Flag = Annotated[bool, Parameter(negative=())]


@dataclass(frozen=True)
class Page:
    """One entry of a log as it may be shown: who did what, as far as the reader may know, and what came of it."""

    actor: int | None
    action: Action | None
    events: tuple[Event, ...]
    view: Any


def replay(file: Path, /, *, seat: int | None = None, json: Flag = False, lang: str | None = None) -> None:
    """Look at a game that was written down.

    Parameters
    ----------
    file
        The log of a game.
    seat
        Show what this seat saw, counted from 0; else all cards lie open.
    json
        One JSON object a line, for programs.
    lang
        en, fr, it or ru; else the language of your environment.
    """
    texts = texts_in(lang)
    header, pages = read_pages(file, seat)
    if json:
        for number, page in enumerate(pages, start=1):
            sys.stdout.buffer.write(encode({"step": number, **_plain(page)}) + b"\n")
        sys.stdout.buffer.flush()
    else:
        _show(header, pages, seat, texts)


def read_pages(file: Path, seat: int | None) -> tuple[Header, list[Page]]:
    """The whole game, so that one can go back in it; a log with a mistake in it is refused as a whole."""
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        raise Refusal("error-file", file=str(file), why=error.strerror or str(error)) from error
    try:
        header, _ = read_header(lines[0] if lines else b"")
        players = len(header.seats)
        if seat is not None and not 0 <= seat < players:
            raise Refusal("error-seat", seat=seat, last=players - 1)
        pages = [_page(played, seat) for played in play_again(lines)]
    except BadLog as error:
        raise Refusal("error-log", file=str(file), why=str(error)) from error
    return header, [page for page in pages if page.action is not None or page.events]


def _page(played: Played, seat: int | None) -> Page:
    """A seat is told of its own actions; those of others show in their events, or are nobody's business."""
    from sitdown.cli.omerta.opened import opened

    if seat is None:
        view = opened(cast(Table, played.state))
        return Page(played.actor, played.action, tuple(played.events), view)
    seen = tuple([sight for event in played.events if (sight := event.seen_by(seat)) is not None])
    mine = played.actor == seat
    view = played.state.view(seat)
    return Page(seat if mine else None, played.action if mine else None, seen, view)


def _plain(page: Page) -> dict[str, Any]:
    done = {} if page.action is None else {"actor": page.actor, "action": page.action}
    return {**done, "events": page.events, "view": page.view}


def _show(header: Header, pages: list[Page], seat: int | None, texts: Texts) -> None:
    from rich.console import Console

    from sitdown.cli.keyboard import Gone, Keyboard
    from sitdown.cli.omerta.projector import Projector
    from sitdown.cli.screen import Screen, at_terminal

    console = Console(highlight=False)
    projector = Projector(texts, seat, header.seats, pages)
    if not at_terminal(console):
        for line in projector.transcript():
            console.print(line, soft_wrap=True)
        return
    with (
        Keyboard(sys.stdin.fileno(), single=True) as keyboard,
        Screen(console) as screen,
        suppress(Gone, KeyboardInterrupt),
    ):
        projector.run(keyboard, screen)
