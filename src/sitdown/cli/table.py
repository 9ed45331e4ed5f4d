"""What a command needs to know of a table before anybody sits down: the game, its options, its bots. Bad input is refused here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import ValidationError, convert

from sitdown.bots import bot_names, plays
from sitdown.core.game import AnyGame, BadTable
from sitdown.core.registry import UnknownGame, all_games, game_named
from sitdown.guests.budget import Budget, Trouble
from sitdown.guests.invitations import Company, NotInvited, invited, listed
from sitdown.terminal.refusal import Refusal
from sitdown.texts import LANGUAGES, Texts, language

WORDS: dict[str, Any] = {"none": None, "on": True, "off": False}


def texts_in(lang: str | None, game: str) -> Texts:
    if lang is not None and lang not in LANGUAGES:
        raise Refusal("error-lang", lang=lang, langs=", ".join(LANGUAGES))
    return Texts(language(lang), game)


def known_game(name: str) -> AnyGame:
    try:
        return game_named(name)
    except UnknownGame as error:
        games = ", ".join(game.name for game in all_games())
        raise Refusal("error-game", game=name, games=games) from error


def known_bots(game: AnyGame, names: str) -> list[str]:
    """Names separated by commas."""
    bots = [name.strip() for name in names.split(",")]
    _check_names(game, bots)
    return bots


def known_company(
    game: AnyGame, words: str, budget: Sequence[str] = (), transcripts: Path | None = None
) -> tuple[list[str], Company]:
    """The same, with players from outside among them (`stdio:COMMAND`, `text:COMMAND`), and what they may use up."""
    try:
        names, guests = invited(listed(words))
    except NotInvited as error:
        raise Refusal("error-guest", why=str(error)) from error
    _check_names(game, [name for name in names if name not in guests])
    try:
        company = Company(guests, convert(read_options(budget), Budget), transcripts)
        company.check(game, guests)
    except ValidationError as error:
        raise Refusal("error-budget", why=str(error)) from error
    except Trouble as error:
        raise Refusal("error-guest", why=str(error)) from error
    return names, company


def _check_names(game: AnyGame, names: Sequence[str]) -> None:
    for name in names:
        if not plays(game, name):
            raise Refusal("error-bot", bot=name, bots=", ".join(bot_names(game)))


def check_players(game: AnyGame, players: int) -> None:
    if players not in game.players:
        least, most = game.players[0], game.players[-1]
        raise Refusal("error-players", game=game.name, least=least, most=most, players=players)


def check_least(name: str, number: float, least: int) -> None:
    if not number >= least:  # nor is it, if it is no number
        raise Refusal("error-number", name=name, number=number, least=least)


def read_options(given: Sequence[str]) -> dict[str, Any]:
    """`key=value` pairs; a value is JSON, or none, on, off, or a word."""
    options: dict[str, Any] = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise Refusal("error-option", given=pair)
        options[key.replace("-", "_")] = _value(value)
    return options


def check_table(game: AnyGame, players: int, options: dict[str, Any]) -> None:
    check_players(game, players)
    try:
        game.new(players, options)
    except BadTable as error:
        raise Refusal("error-table", why=str(error)) from error


def _value(words: str) -> Any:
    if words in WORDS:
        return WORDS[words]
    try:
        return json.loads(words)
    except (ValueError, RecursionError):
        return words
