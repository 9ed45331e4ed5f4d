"""The page's files: packed as the browser likes it, kept for ever if their names say what is in them."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sitdown.server.site import site

HTML = "<!doctype html>"
SCRIPT = "let omerta;"


@pytest.fixture
def browser(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    for name, text in {"index.html": HTML, "assets/app-1a2b.js": SCRIPT, "favicon.svg": "<svg/>"}.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "assets/app-1a2b.js.br").write_bytes(b"as small as it gets")
    (tmp_path / "assets/app-1a2b.js.gz").write_bytes(b"small")
    return TestClient(Starlette(routes=site(tmp_path)))


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


@pytest.mark.parametrize("address", ["/", "/t/K7RTXQ", "/t/anything"])
def test_every_address_of_a_table_is_the_page_and_is_asked_for_again(browser: TestClient, address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.text) == (200, HTML)
    assert answer.headers["cache-control"] == "no-cache"
    again = browser.get(address, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_what_is_not_there_is_not_the_page(browser: TestClient) -> None:
    for nothing in ("/assets/gone.js", "/../pyproject.toml", "/assets"):
        assert browser.get(nothing).status_code == 404, nothing


def test_a_server_without_a_page_says_so(tmp_path: Path) -> None:
    for folder in (None, tmp_path / "nowhere", tmp_path):
        answer = TestClient(Starlette(routes=site(folder))).get("/")
        assert answer.status_code == 503
        assert "not built" in answer.text
