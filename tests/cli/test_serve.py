"""`sitdown serve`, as `./play` calls it: the way in is printed, drawn and opened."""

from __future__ import annotations

import re
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.terminal import COMMAND, environment


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<title>Sitdown</title>")
    return folder


@contextmanager
def serving(data: Path, page: Path, *arguments: str, **more: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [COMMAND, "serve", "--page", str(page), *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(data, **more),
    )  # fmt: skip
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=20)


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def browser(tmp_path: Path) -> dict[str, str]:
    """A browser that writes down where it was sent."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >>{tmp_path}/visited\n')
    script.chmod(0o755)
    return {"BROWSER": f"{script} %s", "DISPLAY": ":99"}


def test_the_browser_is_sent_to_the_address_that_is_printed(tmp_path: Path, page: Path) -> None:
    with serving(tmp_path, page, "--port", "0", "--open", **browser(tmp_path)) as server:
        url = address(server)
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", url)
        assert server.stderr is not None
        assert "Ctrl-C" in server.stderr.readline()
        assert (tmp_path / "visited").read_text().split() == [url]


def test_a_house_that_is_open_already_is_visited_and_not_opened_twice(tmp_path: Path, page: Path) -> None:
    port = str(free_port())
    with serving(tmp_path, page, "--port", port) as server:
        url = address(server)
        with serving(tmp_path, page, "--port", port, "--open", **browser(tmp_path)) as second:
            assert address(second) == url
            assert second.wait(20) == 0
    assert (tmp_path / "visited").read_text().split() == [url]


def test_phones_on_the_network_get_a_code_to_look_at(tmp_path: Path, page: Path) -> None:
    with serving(tmp_path, page, "--host", "0.0.0.0", "--port", "0") as server:
        assert re.fullmatch(r"http://[\d.]+:\d+/", address(server))
        assert server.stdout is not None
        assert set(server.stdout.readline().strip()) == {"█"}
        assert set(server.stdout.readline().strip()) <= set("█▀▄ ")


def test_nobody_else_needs_one(tmp_path: Path, page: Path) -> None:
    with serving(tmp_path, page, "--port", "0") as server:
        address(server)
        server.terminate()
        assert server.communicate(timeout=20) == ("", "")


def test_a_port_that_is_taken_is_one_line(tmp_path: Path, page: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        with serving(tmp_path, page, "--port", str(port)) as server:
            out, err = server.communicate(timeout=20)
            assert (out, server.returncode) == ("", 2)
            assert err.startswith(f"The house cannot be opened at 127.0.0.1, port {port}:")
            assert err.count("\n") == 1


def test_a_database_that_cannot_be_opened_is_one_line(tmp_path: Path, page: Path) -> None:
    with serving(tmp_path, page, "--port", "0", "--db", f"sqlite:///{tmp_path}/nowhere/t.db") as server:
        out, err = server.communicate(timeout=20)
        assert (out, server.returncode) == ("", 2)
        assert err.startswith("The database cannot be used:")
        assert err.count("\n") == 1
