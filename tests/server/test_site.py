"""The page's files: packed as the browser likes it, kept for ever if their names say what is in them, and told ahead."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.testclient import TestClient

from sitdown.server.doors.preload import ANY, FRONT, OURS, TABLE
from sitdown.server.doors.site import site
from sitdown.server.store.records import TableRecord
from tests.web.wire import WEB

HTML = "<!doctype html>"
SCRIPT = "let omerta;"
LAID = TableRecord("K7RTXQ", "omerta", 1, {}, (), False, 0)


FOREIGN = TableRecord("BCDFGH", "five-cards", 1, {}, (), False, 0)


async def at_the_table(request: Request) -> TableRecord | None:
    return {table.code: table for table in (LAID, FOREIGN)}.get(request.path_params["code"])


@pytest.fixture
def browser(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    for name, text in {"index.html": HTML, "assets/app-1a2b.js": SCRIPT, "favicon.svg": "<svg/>"}.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "assets/app-1a2b.js.br").write_bytes(b"as small as it gets")
    (tmp_path / "assets/app-1a2b.js.gz").write_bytes(b"small")
    return TestClient(Starlette(routes=site(tmp_path, at_the_table)))


@pytest.mark.parametrize(
    ("accepts", "coding", "length"), [("gzip, deflate, br", "br", 19), ("gzip", "gzip", 5), ("identity", None, 11)]
)
def test_a_file_comes_packed_as_the_browser_likes_it(
    browser: TestClient, accepts: str, coding: str | None, length: int
) -> None:
    with browser.stream("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": accepts}) as answer:
        assert answer.headers.get("content-encoding") == coding
        assert int(answer.headers["content-length"]) == length
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("address", ["/", "/t/K7RTXQ", "/t/anything", "/rules/omerta", "/rules/anything"])
def test_every_address_of_a_table_is_the_page_and_is_asked_for_again(browser: TestClient, address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.text) == (200, HTML)
    assert answer.headers["cache-control"] == "no-cache"
    again = browser.get(address, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_what_is_not_there_is_not_the_page(browser: TestClient) -> None:
    for nothing in ("/assets/gone.js", "/../pyproject.toml", "/assets"):
        answer = browser.get(nothing)
        assert (answer.status_code, answer.text == HTML) == (404, False), nothing


def test_who_looks_for_a_page_that_is_not_there_is_told_so_by_the_page(browser: TestClient) -> None:
    answer = browser.get("/somewhere/else", headers={"Accept": "text/html,*/*"})
    assert (answer.status_code, answer.text) == (404, HTML)


def test_a_server_without_a_page_says_so(tmp_path: Path) -> None:
    for folder in (None, tmp_path / "nowhere", tmp_path):
        answer = TestClient(Starlette(routes=site(folder, at_the_table))).get("/")
        assert answer.status_code == 503
        assert "not built" in answer.text


# --- what is told ahead


@pytest.fixture
def reader(tmp_path: Path, browser: TestClient) -> TestClient:
    """Of a page whose build says what it has made of its sources."""
    made = {
        "index.html": {"file": "assets/index.js", "imports": ["_house.js"], "css": ["assets/index.css"]},
        "_house.js": {"file": "assets/house.js"},
        "src/table/TablePage.svelte": {"file": "assets/page.js", "imports": ["_house.js", "_ink.js"]},
        "_ink.js": {"file": "assets/ink.js", "imports": ["_house.js"]},
        "src/games/omerta/Table.svelte": {
            "file": "assets/omerta.js",
            "imports": ["_ink.js"],
            "css": ["assets/omerta.css"],
        },
        "src/games/cosa_nostra/Table.svelte": {"file": "assets/cosa_nostra.js"},
        "src/games/omerta/art/Placard.svelte": {"file": "assets/placard.js"},
        "src/plain/Plain.svelte": {"file": "assets/plain.js"},
        **{f"src/texts/{tag}/page.ftl": {"file": f"assets/page-{tag}.ftl"} for tag in ("en", "it")},
        **{f"src/games/omerta/poster/{tag}.ftl": {"file": f"assets/poster-{tag}.ftl"} for tag in ("en", "it")},
    }
    (tmp_path / "manifest.json").write_text(json.dumps(made))
    return browser


def told(reader: TestClient, address: str, speaks: str = "en") -> list[str]:
    answer = reader.get(address, headers={"Accept-Language": speaks})
    return re.findall("<(.*?)>", answer.headers.get("link", ""))


def test_a_table_is_told_with_all_that_the_page_does_not_name_itself(reader: TestClient) -> None:
    assert told(reader, "/t/K7RTXQ") == [
        "/api/tables/K7RTXQ",
        "/assets/page.js",
        "/assets/ink.js",
        "/assets/page-en.ftl",
        "/assets/poster-en.ftl",
        "/assets/omerta.js",
        "/assets/omerta.css",
    ]


def test_a_game_that_the_page_has_no_folder_for_is_played_on_the_plain_table(reader: TestClient) -> None:
    laid = told(reader, f"/t/{FOREIGN.code}")
    assert "/assets/plain.js" in laid
    assert not any("omerta." in file for file in laid)


@pytest.mark.parametrize(
    ("speaks", "words"), [("it-IT,it;q=0.9,en;q=0.8", "it"), ("de, it", "it"), ("de", "en"), ("", "en")]
)
def test_words_come_in_the_language_that_the_browser_asks_for_first(
    reader: TestClient, speaks: str, words: str
) -> None:
    assert told(reader, "/", speaks) == [
        "/api/games",
        f"/assets/page-{words}.ftl",
        f"/assets/poster-{words}.ftl",
        "/assets/placard.js",
    ]


def test_a_cache_on_the_way_keeps_languages_apart(reader: TestClient) -> None:
    assert "Accept-Language" in reader.get("/").headers["vary"]


def test_nothing_is_told_of_a_table_that_is_not_there(reader: TestClient) -> None:
    assert told(reader, "/t/NOBODY") == []


def test_what_is_told_ahead_is_among_the_sources() -> None:
    games = [folder.parent.name for folder in (WEB / "src" / "games").glob("*/index.ts")]
    assert games
    for source in (*FRONT, *TABLE, *OURS, *ANY):
        for game in games:
            place = source.replace("*", "{game}").format(language="en", game=game)
            assert (WEB / place).is_file(), place
