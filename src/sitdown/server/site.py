"""The built page: packed as the browser likes it, and for ever where a name says what is in it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

NO_PAGE: Final = "The table is open, but the page is not built. See docs/operations.md.\n"
FOR_EVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))  # the build puts them beside the files, the best first


class Site(StaticFiles):
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


def site(folder: Path | None) -> list[Route | Mount]:
    """Every address that is no file shows the page: it finds its own way (`/t/CODE`)."""
    files = Site(directory=folder) if folder is not None and folder.is_dir() else None

    async def page(request: Request) -> Response:
        if files is None or folder is None or not (folder / "index.html").is_file():
            return PlainTextResponse(NO_PAGE, 503)
        return await files.get_response("index.html", request.scope)

    shown: list[Route | Mount] = [Route("/", page), Route("/t/{code:str}", page)]
    return shown if files is None else [*shown, Mount("/", files)]
