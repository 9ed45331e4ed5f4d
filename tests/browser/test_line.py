"""A line that goes dead, a house that dies, and one to which no line can be had: what the page says, and what becomes of an answer."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from .conftest import Meet
from .house import House, opened
from .omerta import AtOmerta
from .past import dealt

NOTICED: Final = 5.0  # seconds
NGINX: Final = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
# As somebody sets it up who has not heard of WebSockets: they are asked for, and answered as if they were pages.
NO_UPGRADE: Final = """
daemon off; pid FOLDER/pid; error_log stderr; events {}
http {
  access_log off; client_body_temp_path FOLDER/a; proxy_temp_path FOLDER/b; fastcgi_temp_path FOLDER/c; uwsgi_temp_path FOLDER/d;
  scgi_temp_path FOLDER/e;
  server { listen 127.0.0.1:PORT; location / { proxy_pass HOUSE; proxy_set_header Host $http_host; } }
}
"""


def at_table(house: House, meet: Meet, fragile: bool = False) -> AtOmerta:
    """Ada's turn, among bots."""
    table = house.lays("omerta", ["Ada"], ["sharp", "sharp"], past=dealt("3 7 5 6", "7 2 3 4", "5 5 6 8"))
    ada = AtOmerta(meet(fragile=fragile))
    ada.person.opens(table.chair(0))
    ada.is_asked("Draw")
    return ada


def test_a_dead_line_is_noticed_and_an_answer_given_meanwhile_arrives_once(house: House, meet: Meet) -> None:
    """Nothing is closed: bytes go out, and nobody ever gets them."""
    ada = at_table(house, meet, fragile=True)
    wire = ada.person.wire
    assert wire is not None
    ada.person.has_heard_all()
    wire.dies()
    died = time.monotonic()
    ada.draws()  # it seems to go out
    expect(ada.person.line()).to_be_visible()
    assert time.monotonic() - died < NOTICED
    ada.person.sees(ada.says("line-lost.kept"))
    ada.person.finds_nothing_wrong()
    wire.lives()
    expect(ada.person.line()).to_have_count(0)
    expect(ada.person.button("option-Discard")).to_be_visible()
    ada.person.does_not_see(ada.says("trouble-late"))
    drew = re.compile(re.escape(ada.says("event-drew-seen", you="seat", card="X")).replace("X", ".+"))
    expect(ada.page.get_by_role("region", name=ada.says("log-title")).get_by_text(drew)).to_have_count(1)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path, "--hurried") as house:
        yield house


def test_a_house_that_dies_is_said_to_be_down_and_comes_back_to_the_answer(
    own_house: House, meet: Meet, tmp_path: Path
) -> None:
    table = own_house.lays("omerta", ["Ada"], ["sharp", "sharp"])
    ada = AtOmerta(meet("it", fragile=True))
    ada.person.opens(f"{own_house.address}{table.chair(0)}")
    ada.is_asked("FirstLook")
    own_house.is_killed()
    expect(ada.person.line()).to_be_visible()
    ada.looks(1, 2)
    ada.person.sees(ada.says("line-down"))
    ada.person.sees(ada.says("line-lost.kept"))
    ada.person.finds_nothing_wrong()
    with opened(tmp_path, "--hurried", port=urlsplit(own_house.address).port or 0):
        expect(ada.person.line()).to_have_count(0, timeout=30_000)
        expect(ada.faces()).to_have_count(2)  # she has looked


@contextmanager
def without_upgrade(house: House, folder: Path) -> Iterator[str]:
    assert NGINX is not None, "nginx is missing: ./check brings it"
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    config = NO_UPGRADE.replace("FOLDER", str(folder)).replace("PORT", str(port)).replace("HOUSE", house.address)
    (folder / "nginx.conf").write_text(config)
    running = subprocess.Popen([NGINX, "-c", str(folder / "nginx.conf"), "-e", "stderr"])
    try:
        for _ in range(200):
            with socket.socket() as way:
                if way.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait()


def test_where_websockets_are_blocked_it_is_said_and_not_taken_for_a_house_that_is_down(
    house: House, meet: Meet, tmp_path: Path
) -> None:
    table = house.lays("omerta", ["Ada"], ["sharp", "sharp"])
    ada = meet("fr")
    ada.forgives("WebSocket connection to .* failed")
    with without_upgrade(house, tmp_path) as proxy:
        ada.opens(f"{proxy}{table.chair(0)}")
        blocked = ada.page.get_by_role("status").get_by_text(ada.says("line-blocked"))
        expect(blocked).to_be_visible()
        ada.does_not_see(ada.says("line-down"))
        ada.does_not_see(re.compile(re.escape(ada.says("line-lost.calling"))))
