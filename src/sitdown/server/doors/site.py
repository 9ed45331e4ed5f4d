"""The built page: packed as the browser likes it, and for ever where a name says what is in it."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from sitdown.server.doors.preload import Preload
from sitdown.server.store.records import TableRecord

TableOf = Callable[[Request], Awaitable[TableRecord | None]]
NO_PAGE: Final = "The table is open, but the page is not built. See docs/operations.md.\n"
FOR_EVER: Final = "public, max-age=31536000, immutable"
IN: Final = "/in"  # what it opens comes after the `#`
RULES: Final = "/rules/{game:str}"
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))  # the build puts them beside the files, the best first


class Site(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        """Instead of a page that does not exist ours is sent, which says so in the reader's language."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            found = self.lookup_path("index.html")
            if error.status_code != 404 or "text/html" not in Headers(scope=scope).get("accept", "") or not found[1]:
                raise
            return self.file_response(found[0], found[1], scope, 404)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        accepted = Headers(scope=scope).get("accept-encoding", "")
        coding, shown = _best(path, accepted)
        response = super().file_response(shown, stat_result if shown == path else shown.stat(), scope, status_code)
        if coding is not None:
            response.headers["Content-Encoding"] = coding
        hashed = path.parent.name == "assets"
        response.headers["Cache-Control"] = FOR_EVER if hashed else "no-cache"
        response.headers["Vary"] = "Accept-Encoding"
        return response


def _best(path: Path, accepted: str) -> tuple[str | None, Path]:
    for coding, ending in PACKED:
        packed = path.with_name(path.name + ending)
        if coding in accepted and packed.is_file():
            return coding, packed
    return None, path


def site(folder: Path | None, table_of: TableOf) -> list[Route | Mount]:
    """Every address that is no file shows the page: it finds its own way (`/t/CODE`, `/rules/GAME`)."""
    if folder is None or not (folder / "index.html").is_file():
        return [Route("/", _no_page), Route("/t/{code:str}", _no_page), Route(RULES, _no_page), Route(IN, _no_page)]
    files = Site(directory=folder)

    async def front(request: Request) -> Response:
        return await _page(request, Preload(folder).front(_languages(request)))

    async def table(request: Request) -> Response:
        found = await table_of(request)
        return await _page(request, Preload(folder).table(found, _languages(request)) if found else "")

    async def bare(request: Request) -> Response:
        return await _page(request, "")

    async def _page(request: Request, links: str) -> Response:
        response = await files.get_response("index.html", request.scope)
        if links:
            response.headers["Link"] = links
            response.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return response

    others = [Route(path, bare) for path in ("/learn/{game:str}", "/learn/{game:str}/{lesson:str}", RULES, IN)]
    return [Route("/", front), Route("/t/{code:str}", table), *others, Mount("/", files)]


async def _no_page(request: Request) -> Response:
    return PlainTextResponse(NO_PAGE, 503)


def _languages(request: Request) -> str:
    return request.headers.get("accept-language", "")
