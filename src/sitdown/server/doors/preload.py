"""What a page is going to ask for, told with the page itself: on a slow line all of it comes side by side."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec
from msgspec import Struct

from sitdown.server.store.records import TableRecord

# Sources, as the build's manifest names them; `*`: of every game that the page has a folder for.
PAGE: Final = ("src/texts/{language}/page.ftl", "src/games/*/poster/{language}.ftl")
FRONT: Final = (*PAGE, "src/games/*/art/Placard.svelte")
TABLE: Final = ("src/table/TablePage.svelte", *PAGE, "../src/sitdown/texts/{language}.ftl")
OURS: Final = (
    "src/games/{game}/Table.svelte",
    "../src/sitdown/games/{game}/words/{language}.ftl",
    "src/games/{game}/words/{language}.ftl",
)
ANY: Final = ("src/plain/Plain.svelte",)  # the table of a game that has no folder
TIMED: Final = ("src/table/Timekeeper.svelte",)  # where time is kept
FETCHED: Final = "rel=preload; as=fetch; crossorigin"
HOW: Final = {".js": "rel=modulepreload", ".css": "rel=preload; as=style; crossorigin", ".ftl": FETCHED}


class Built(Struct, frozen=True):
    """What the build made of a source."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


class Preload:
    """Makes `Link` headers of what the build says about itself."""

    def __init__(self, folder: Path) -> None:
        manifest = folder / "manifest.json"
        self._built = msgspec.json.decode(manifest.read_bytes(), type=dict[str, Built]) if manifest.is_file() else {}

    def front(self, accepted: str) -> str:
        return ", ".join([f"</api/games>; {FETCHED}", *self._links(FRONT, self._language(accepted))])

    def table(self, table: TableRecord, accepted: str) -> str:
        told, folder = f"</api/tables/{table.code}>; {FETCHED}", table.game.replace("-", "_")
        timed = () if table.timing.kind == "relaxed" else TIMED
        sources = (*TABLE, *timed, *(OURS if self._found(OURS[0].format(game=folder)) else ANY))
        return ", ".join([told, *self._links(sources, self._language(accepted), folder)])

    def _language(self, accepted: str) -> str:
        """What the browser asks for first, of what there is. What its user has chosen instead, only the page knows."""
        tags = [tag.strip()[:2].lower() for tag in accepted.split(",")]
        return next((tag for tag in tags if f"src/texts/{tag}/page.ftl" in self._built), "en")

    def _links(self, sources: tuple[str, ...], language: str, game: str = "") -> list[str]:
        here = self._files("index.html")  # the page has them in it
        named = [each.format(language=language, game=game) for each in sources]
        wanted = [file for pattern in named for source in self._found(pattern) for file in self._files(source)]
        return [f"</{file}>; {HOW[PurePosixPath(file).suffix]}" for file in dict.fromkeys(wanted) if file not in here]

    def _found(self, pattern: str) -> list[str]:
        return [source for source in self._built if fnmatchcase(source, pattern)]

    def _files(self, source: str) -> list[str]:
        """What a source has become, with everything it imports."""
        built = self._built.get(source)
        if built is None:
            return []
        return [built.file, *built.css, *(file for each in built.imports for file in self._files(each))]
