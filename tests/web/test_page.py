"""The page is built when it is asked for and out of date, and not otherwise."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sitdown import page

from .wire import WEB


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of sources that nobody has built yet; its tools are those of the project."""
    monkeypatch.setattr(page, "WEB", WEB)
    page.built()  # fetches them the first time
    web = tmp_path / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "dist", "src", "public", "tests"))
    (web / "node_modules").symlink_to(WEB / "node_modules")
    (web / "src" / "worker").mkdir(parents=True)
    (web / "src" / "main.ts").write_text('document.title = "one";')
    (web / "src" / "worker" / "worker.ts").write_text('console.log("__SHELL__");')
    monkeypatch.setattr(page, "WEB", web)
    return web


def script(folder: Path) -> str:
    (file,) = folder.glob("assets/*.js")
    return file.read_text("utf-8")


def test_the_page_is_built_when_its_sources_have_changed(web: Path) -> None:
    folder = page.built()
    assert (folder / "index.html").is_file()
    assert "one" in script(folder)

    (web / "src" / "main.ts").write_text('document.title = "two";')
    assert "two" in script(page.built())


def test_a_page_that_is_up_to_date_is_left_alone(web: Path) -> None:
    first = (page.built() / "index.html").stat()
    assert (page.built() / "index.html").stat() == first


def test_a_page_that_does_not_compile_says_why(web: Path) -> None:
    (web / "src" / "main.ts").write_text('import "./nowhere";')
    with pytest.raises(page.NoPage, match="nowhere"):
        page.built()
