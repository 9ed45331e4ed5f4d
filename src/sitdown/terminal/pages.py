"""A game that was written down, as pages to be shown: with all cards open, or as one seat saw it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sitdown.core.log import BadLog, Played
from sitdown.core.log import replay as play_again
from sitdown.core.records import Action, Event
from sitdown.terminal.refusal import Refusal


@dataclass(frozen=True)
class Page:
    """One entry of a log as it may be shown: who did what, as far as the reader may know, and what came of it."""

    actor: int | None
    action: Action | None
    events: tuple[Event, ...]
    view: Any


def read_lines(file: Path) -> list[bytes]:
    try:
        return file.read_bytes().splitlines()
    except OSError as error:
        raise Refusal("error-file", file=str(file), why=error.strerror or str(error)) from error


def read_pages(file: Path, lines: list[bytes], seat: int | None, opened: Callable[[Any], Any]) -> list[Page]:
    """The whole game, so that one can go back in it; a log with a mistake in it is refused as a whole."""
    try:
        pages = [_page(played, seat, opened) for played in play_again(lines)]
    except BadLog as error:
        raise Refusal("error-log", file=str(file), why=str(error)) from error
    return [page for page in pages if page.action is not None or page.events]


def _page(played: Played, seat: int | None, opened: Callable[[Any], Any]) -> Page:
    """A seat is told of its own actions; those of others show in their events, or are nobody's business."""
    if seat is None:
        return Page(played.actor, played.action, tuple(played.events), opened(played.state))
    seen = tuple([sight for event in played.events if (sight := event.seen_by(seat)) is not None])
    mine = played.actor == seat
    return Page(seat if mine else None, played.action if mine else None, seen, played.state.view(seat))
