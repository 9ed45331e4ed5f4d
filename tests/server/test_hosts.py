"""Who may call the server by which name, and who may read its figures: with real requests, and a real proxy."""

from __future__ import annotations

import asyncio
import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sitdown.server.app import door_at
from sitdown.server.protocol import Join

from .killing import Process
from .online import Guest, Server, client, online

NAMED: dict[str, Any] = {"names": ("Table.Example",), "origins": ("https://club.example:8443",)}
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
OWN = socket.gethostname().lower()


@asynccontextmanager
async def called(server: Server, name: str) -> AsyncIterator[Guest]:
    """A WebSocket to the server by this name."""
    address = f"ws://{name}:{server.port}/ws"
    async with connect(address, host="127.0.0.1", port=server.port, compression=None, proxy=None) as wire:
        yield Guest(wire)


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "evil.example:PORT", "[::1", "localhost.evil", ""]
)
def test_a_name_that_somebody_has_pointed_here_is_not_answered(tmp_path: Path, host: str) -> None:
    """A page of that name would be of the same site to the browser of whoever plays at home."""

    async def play(server: Server) -> None:
        named = {"Host": host.replace("PORT", str(server.port))}
        body = {"game": "omerta", "nickname": "Eve", "chairs": [None, "random", "random"]}
        origin = {"Origin": f"http://{named['Host']}"}
        for answer in (
            await server.http.get("/api/tables", headers=named),
            await server.http.get("/", headers=named),
            await server.http.post("/api/tables", json=body, headers={**named, **origin}),
        ):
            assert answer.status_code == 421
            assert "sitdown serve --name" in answer.text
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert await server.get("/api/tables") == []

    online(tmp_path, play, **NAMED)


def test_nor_over_a_websocket(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "random", "random")
        with pytest.raises(InvalidStatus) as refused:
            async with called(server, "evil.example"):
                pass
        assert refused.value.response.status_code == 421
        assert b"sitdown serve --name" in (refused.value.response.body or b"")
        async with server.joined(mine["table"], mine["token"]) as ada:
            await ada.until("Update")

    online(tmp_path, play, **NAMED)


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST.:8732", "127.0.0.1", "192.168.1.20:8732", "[::1]", "[2001:db8::7]:80"),
        *(OWN, f"{OWN.partition('.')[0]}.local:8732", "table.example", "TABLE.example:443", "club.example"),
    ],
)
def test_to_its_own_names_and_to_every_address_in_numbers_it_answers(tmp_path: Path, host: str) -> None:
    async def play(server: Server) -> None:
        assert (await server.http.get("/api/games", headers={"Host": host})).status_code == 200

    online(tmp_path, play, **NAMED)


def test_who_comes_to_the_house_finds_no_figures_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with Process(tmp_path) as process:
            server = await process.start()
            async with server.http:
                assert "sitdown_tables_live" in await server.figures()
                direct = await server.http.get("/metrics")
                assert direct.status_code == 404
                assert "sitdown_" not in direct.text
            assert await process.stop() == 0

    asyncio.run(run())


CONFIG = """
daemon off; pid PID; error_log stderr; events {}
http {
  access_log off; client_body_temp_path TEMP; proxy_temp_path TEMP; fastcgi_temp_path TEMP; uwsgi_temp_path TEMP; scgi_temp_path TEMP;
  server {
    listen 127.0.0.1:PORT;
    location / {
      proxy_pass http://127.0.0.1:BACK;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection "upgrade";
    }
  }
}
"""


@asynccontextmanager
async def proxied(folder: Path, server: Server) -> AsyncIterator[Server]:
    """nginx in front of it, as docs/operations.md has it."""
    assert NGINX is not None, "nginx is missing: ./check brings it"
    with door_at("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
    config = CONFIG.replace("PORT", str(port)).replace("BACK", str(server.port))
    (folder / "nginx.conf").write_text(config.replace("TEMP", str(folder / "temp")).replace("PID", str(folder / "pid")))
    running = await asyncio.create_subprocess_exec(NGINX, "-c", str(folder / "nginx.conf"), "-e", "stderr")
    try:
        async with client(f"http://127.0.0.1:{port}") as http:
            for _ in range(200):
                with socket.socket() as way:
                    if way.connect_ex(("127.0.0.1", port)) == 0:
                        break
                await asyncio.sleep(0.05)
            yield Server(port, http)
    finally:
        running.terminate()
        await running.wait()


def test_behind_a_proxy_the_name_is_known_tables_are_played_and_figures_are_not_shown(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with proxied(tmp_path, server) as outside:
            named = {"Host": "table.example"}
            assert (await outside.http.get("/healthz", headers=named)).status_code == 200
            assert (await outside.http.get("/metrics", headers=named)).status_code == 404
            assert (await outside.http.get("/healthz", headers={"Host": "evil.example"})).status_code == 421
            mine = await server.sets_up("omerta", None, "random", "random")
            async with called(outside, "table.example") as ada:
                await ada.send(Join(mine["table"], mine["token"]))
                await ada.until("Update")

    online(tmp_path, play, **NAMED)
