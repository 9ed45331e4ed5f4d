"""`sitdown replay`: a game that was written down, step by step, with all cards open or as one seat saw it."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from sitdown.cli.table import texts_in
from sitdown.core.codec import encode
from sitdown.core.log import BadLog, Header, read_header
from sitdown.terminal.fronts import Front, front_of
from sitdown.terminal.pages import Page, read_lines, read_pages
from sitdown.terminal.refusal import Refusal
from sitdown.texts import Texts

Flag = Annotated[bool, Parameter(negative=())]


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
    lines = read_lines(file)
    try:
        header, game = read_header(lines[0] if lines else b"")
    except BadLog as error:
        raise Refusal("error-log", file=str(file), why=str(error)) from error
    texts = texts_in(lang, game.name)
    if seat is not None and not 0 <= seat < len(header.seats):
        raise Refusal("error-seat", seat=seat, last=len(header.seats) - 1)
    front = front_of(game)
    pages = read_pages(file, lines, seat, game.opened)
    if json:
        for number, page in enumerate(pages, start=1):
            sys.stdout.buffer.write(encode({"step": number, **_plain(page)}) + b"\n")
        sys.stdout.buffer.flush()
    else:
        _show(front, header, pages, seat, texts)


def _plain(page: Page) -> dict[str, Any]:
    done = {} if page.action is None else {"actor": page.actor, "action": page.action}
    return {**done, "events": page.events, "view": page.view}


def _show(front: Front, header: Header, pages: list[Page], seat: int | None, texts: Texts) -> None:
    from rich.console import Console

    from sitdown.terminal.keyboard import Gone, Keyboard
    from sitdown.terminal.replay_screen import Projector
    from sitdown.terminal.screen import Screen, at_terminal

    console = Console(highlight=False)
    projector = Projector(texts, seat, front.reader(texts, seat, header.seats, pages), pages)
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
