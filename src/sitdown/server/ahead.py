"""What a page is going to ask for, told with the page itself: on a slow line all of it comes side by side."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Final

import msgspec
from msgspec import Struct

FRONT: Final = ("src/texts/{language}/page.ftl", "src/omerta/art/Placard.svelte", "src/cosa_nostra/art/Placard.svelte")
TABLE: Final = (
    "src/table/TablePage.svelte",
    "src/{game}/Table.svelte",
    "src/texts/{language}/page.ftl",
    "../src/sitdown/texts/{language}/common.ftl",
    "../src/sitdown/texts/{language}/{game}.ftl",
    "src/texts/{language}/{game}.ftl",
)
FETCHED: Final = "rel=preload; as=fetch; crossorigin"
HOW: Final = {".js": "rel=modulepreload", ".css": "rel=preload; as=style; crossorigin", ".ftl": FETCHED}


class Built(Struct, frozen=True):
    """What the build made of a source."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


class Ahead:
    """Makes `Link` headers of what the build says about itself."""

    def __init__(self, folder: Path) -> None:
        manifest = folder / "manifest.json"
        self._built = msgspec.json.decode(manifest.read_bytes(), type=dict[str, Built]) if manifest.is_file() else {}

    def front(self, accepted: str) -> str:
        return ", ".join(self._links(FRONT, self._language(accepted)))

    def table(self, code: str, game: str, accepted: str) -> str:
        told = f"</api/tables/{code}>; {FETCHED}"
        return ", ".join([told, *self._links(TABLE, self._language(accepted), game.replace("-", "_"))])

    def _language(self, accepted: str) -> str:
        """What the browser asks for first, of what there is. What its user has chosen instead, only the page knows."""
        tags = [tag.strip()[:2].lower() for tag in accepted.split(",")]
        return next((tag for tag in tags if f"src/texts/{tag}/page.ftl" in self._built), "en")

    def _links(self, sources: tuple[str, ...], language: str, game: str = "") -> list[str]:
        here = self._files("index.html")  # the page has them in it
        wanted = [file for each in sources for file in self._files(each.format(language=language, game=game))]
        return [f"</{file}>; {HOW[PurePosixPath(file).suffix]}" for file in dict.fromkeys(wanted) if file not in here]

    def _files(self, source: str) -> list[str]:
        """What a source has become, with everything it imports."""
        built = self._built.get(source)
        if built is None:
            return []
        return [built.file, *built.css, *(file for each in built.imports for file in self._files(each))]
