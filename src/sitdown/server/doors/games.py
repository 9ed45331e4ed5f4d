"""About the server, and the games that it has: their options, bots, words and lessons."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sitdown.bots import bot_names, levels
from sitdown.coach import has_coach
from sitdown.core.codec import encode
from sitdown.core.instructions import rule_names
from sitdown.core.registry import UnknownGame, all_games, game_named
from sitdown.learn import lesson_words, lessons_of
from sitdown.server.doors.asking import Gate, answer
from sitdown.server.protocol import PROTOCOL
from sitdown.server.refusal import Refusal
from sitdown.server.store.store import Store
from sitdown.texts import LANGUAGES, game_words
from sitdown.texts.sentences import Sentences, sentences_of

HOUR: Final = 3600


class Words(Struct, frozen=True):
    """A game's catalogue in a language, and by which message each record is told."""

    catalogue: str
    sentences: Sentences


class ToldLesson(Struct, frozen=True):
    name: str
    minutes: int
    steps: int


class ToldLessons(Struct, frozen=True):
    """Their catalogue in a language, and which there are, in their order."""

    catalogue: str
    lessons: tuple[ToldLesson, ...]


class GameDesk:
    """Answers requests."""

    def __init__(self, store: Store, gate: Gate) -> None:
        self._store = store
        self._gate = gate

    def routes(self) -> list[Route]:
        route = self._gate.route
        return [
            route("/healthz", self.health),
            route("/api/games", self.games),
            route("/api/games/{game:str}/words/{language:str}", self.words),
            route("/api/games/{game:str}/lessons/{language:str}", self.lessons),
        ]

    async def health(self, request: Request) -> Response:
        """Well, if the database can be read and written."""
        why = await self._store.health()
        if why is not None:
            return answer({"ok": False, "protocol": PROTOCOL, "why": why}, 503)
        return answer({"ok": True, "protocol": PROTOCOL})

    async def games(self, request: Request) -> Response:
        return answer(
            [
                {
                    "game": game.name,
                    "rules": game.rules,
                    "players": list(game.players),
                    "bots": bot_names(game),
                    "levels": levels(game),
                    "gentle": dict(game.usual.gentle),
                    "coach": has_coach(game),
                    "options": msgspec.json.schema(game.options),
                    "defaults": msgspec.to_builtins(game.options()),
                    "lessons": [lesson.name for lesson in lessons_of(game)],
                    "post": game.usual.post,
                    "instructions": {about: rule_names(kind) for about, kind in (game.instructions() or {}).items()},
                }
                for game in all_games()
            ]
        )

    async def words(self, request: Request) -> Response:
        """How a game is told, in a language."""
        return _of_a_game(request, words_of)

    async def lessons(self, request: Request) -> Response:
        """Which lessons a game has, and what they say, in a language."""
        return _of_a_game(request, lessons_in)


def _of_a_game(request: Request, made: Callable[[str, str], bytes]) -> Response:
    try:
        words = made(request.path_params["game"], request.path_params["language"])
    except UnknownGame as error:
        raise Refusal("no-game", status=404) from error
    return Response(words, media_type="application/json", headers={"Cache-Control": f"max-age={HOUR}"})


def words_of(game: str, language: str) -> bytes:
    """As JSON. What is not spoken here is read in English. Raises `UnknownGame`."""
    return _words(game_named(game).name, _spoken(language))


def lessons_in(game: str, language: str) -> bytes:
    """The same."""
    return _lessons(game_named(game).name, _spoken(language))


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else "en"


@lru_cache(maxsize=64)
def _words(name: str, language: str) -> bytes:
    game = game_named(name)
    return encode(Words(game_words(language, game), sentences_of(game)))


@lru_cache(maxsize=64)
def _lessons(name: str, language: str) -> bytes:
    game = game_named(name)
    told = tuple(ToldLesson(each.name, each.minutes, len(each.steps)) for each in lessons_of(game))
    return encode(ToldLessons(lesson_words(language, game), told))
