"""What is in `deploy/`, as it is: real proxies in front of real servers, and Prometheus' own judgement of the alerts."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from inspect import signature
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx2
import pytest
from prometheus_client import generate_latest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sitdown.cli.serve import serve
from sitdown.server.app import door_at
from sitdown.server.metrics import REGISTRY
from sitdown.server.protocol import Join
from tests.server.faults import Cluster
from tests.server.killing import Process
from tests.server.online import Frame, Guest, Server, client

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "table.example"
PORTS = ("8731", "8732", "8733")
BACK = 5.0  # seconds
WRAPPED = "pid TEMP/pid;\nerror_log stderr;\nevents {}\nhttp {\n" + "".join(
    [f"{kind}_temp_path TEMP/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
)


def found(name: str) -> str:
    path = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    assert path is not None, f"{name} is missing: ./check brings it"
    return path


def of_caddy(folder: Path, port: int, text: str) -> list[str]:
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text.replace(f"{NAME} {{", f"http://:{port} {{"))
    return [found("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def of_nginx(folder: Path, port: int, text: str) -> list[str]:
    told = WRAPPED.replace("TEMP", str(folder)) + text.replace("listen 80;", f"listen {port};") + "}\n"
    (folder / "nginx.conf").write_text(told)
    return [found("nginx"), "-c", str(folder / "nginx.conf"), "-e", "stderr", "-g", "daemon off;"]


def of_haproxy(folder: Path, port: int, text: str) -> list[str]:
    (folder / "haproxy.cfg").write_text(text.replace("bind :80", f"bind :{port}"))
    return [found("haproxy"), "-db", "-f", str(folder / "haproxy.cfg")]


PROXIES = {"Caddyfile": of_caddy, "nginx.conf": of_nginx, "haproxy.cfg": of_haproxy}


def free_port() -> int:
    with door_at("127.0.0.1", 0) as door:
        port: int = door.getsockname()[1]
        return port


@asynccontextmanager
async def proxied(folder: Path, what: str, ports: list[int]) -> AsyncIterator[Server]:
    folder.mkdir()
    text = (DEPLOY / what).read_text()
    for told, port in zip(PORTS, ports, strict=True):
        text = text.replace(told, str(port))
    port = free_port()
    with (folder / "log").open("wb") as log:
        command = PROXIES[what](folder, port, text)
        running = await asyncio.create_subprocess_exec(*command, stdout=log, stderr=log, env={"HOME": str(folder)})
    try:
        async with client(f"http://127.0.0.1:{port}") as http:
            http.headers["Host"] = NAME
            yield Server(port, http)
    finally:
        running.terminate()
        await running.wait()


async def until_well(server: Server) -> None:
    async with asyncio.timeout(20):
        while True:
            with suppress(httpx2.TransportError):
                if (await server.http.get("/healthz")).status_code == 200:
                    return
            await asyncio.sleep(0.1)


@asynccontextmanager
async def called(server: Server, table: Frame, since: int = 0) -> AsyncIterator[Guest]:
    address = f"ws://{NAME}:{server.port}/ws/{table['table']}"
    async with connect(
        address, host="127.0.0.1", port=server.port, compression=None, proxy=None, open_timeout=3
    ) as wire:
        guest = Guest(wire)
        await guest.send(Join(table["table"], table["token"], since))
        yield guest


async def sees(server: Server, table: Frame) -> None:
    """Sooner or later, as a page would."""
    async with asyncio.timeout(BACK):
        while True:
            try:
                async with called(server, table) as guest:
                    await guest.until("Update")
                    return
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(0.1)


async def plays_through(folder: Path) -> None:
    cluster = Cluster(folder)
    try:
        async with AsyncExitStack() as stack:
            houses, ports, database = [], [], cluster.database("deployed")
            for number in range(2):
                (folder / f"house{number}").mkdir()
                process = Process(folder / f"house{number}", database, ("--hurried", "--name", NAME))
                houses.append(await stack.enter_async_context(process))
                server = await process.start()
                await stack.enter_async_context(server.http)
                ports.append(server.port)
            fronts = [
                await stack.enter_async_context(proxied(folder / what, what, [*ports, free_port()])) for what in PROXIES
            ]
            await asyncio.gather(*[until_well(front) for front in fronts])
            tables = []
            for front in fronts:
                table = await front.sets_up("omerta", None, "random", "random")
                async with called(front, table) as ada:
                    first = await ada.until("Update")
                    await ada.answers(first, first["options"][0])
                    await ada.until("Update")
                tables.append(table)
            assert await houses[0].stop() == 0
            await asyncio.gather(*[sees(front, table) for front, table in zip(fronts, tables, strict=True)])
    finally:
        cluster.close()


def test_through_every_proxy_tables_are_played_and_go_on_when_a_server_goes() -> None:
    """The third server of each is one that does not run."""
    with TemporaryDirectory(prefix="sitdown-", ignore_cleanup_errors=True) as folder:
        asyncio.run(plays_through(Path(folder)))


@pytest.mark.parametrize(
    "check",
    [("check", "rules", "alerts.yml"), ("test", "rules", "alerts_test.yml"), ("check", "config", "prometheus.yml")],
)
def test_prometheus_takes_alerts_and_scrapes_as_they_are(check: tuple[str, ...]) -> None:
    done = subprocess.run([found("promtool"), *check], cwd=DEPLOY, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_watched_is_there() -> None:
    told = set(re.findall(r"^# TYPE (\w+)", generate_latest(REGISTRY).decode(), re.MULTILINE))
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    watched = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    for expression in (*watched, (DEPLOY / "alerts.yml").read_text()):
        for name in re.findall(r"\bsitdown_\w+", expression):
            assert name.removesuffix("_bucket") in told, name


def test_the_unit_starts_the_server_with_what_it_takes() -> None:
    unit = (DEPLOY / "sitdown@.service").read_text()
    (command,) = re.findall(r"^ExecStart=\S+ serve (.*)$", unit, re.MULTILINE)
    assert {flag[2:] for flag in re.findall(r"--\w+", command)} <= signature(serve).parameters.keys()
