"""A net of our own, on loopback: names, certificates, and whatever answers at the other end."""

from __future__ import annotations

import asyncio
import datetime as dt
import ssl
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

import http_ece
import msgspec
import uvicorn
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from sitdown.server.app import door_at
from sitdown.server.calling.outside import Address, Door, Net

NAMES: Final = ("hooks.example", "push.example")
PEOPLE: Final = ip_address("127.0.0.1")
HOURS: Final = dt.timedelta(hours=2)


def ours(address: Address, port: int) -> bool:
    """Which doors of this net may be knocked at: one address, where it stands."""
    return address == PEOPLE


@dataclass
class Elsewhere:
    """Somebody else's server. What is posted to it is in `came`; how it answers hangs on the address."""

    port: int
    trust: ssl.SSLContext
    came: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    status: int = 200
    asked: list[str] = field(default_factory=list)  # names that were looked up

    def net(self, *addresses: str, **how: Any) -> Net:
        """All names lead to these addresses, one after the other; else to here."""
        ways = [ip_address(address) for address in addresses or (str(PEOPLE),)]

        async def resolve(host: str, port: int) -> list[Door]:
            self.asked.append(host)
            return [(ways.pop(0) if len(ways) > 1 else ways[0], self.port)]

        return Net(**{"resolve": resolve, "is_open": ours, "trust": self.trust, "patience": 1.0, **how})

    async def some(self, wanted: int = 1) -> None:
        """Until so many have come."""
        while len(self.came) < wanted:
            await asyncio.sleep(0.01)

    async def answer(self, request: Request) -> Response:
        self.came.append((request.url.path, dict(request.headers), await request.body()))
        match request.path_params["how"]:
            case "redirect":
                return RedirectResponse("https://hooks.example/elsewhere", 307)
            case "slow":
                await asyncio.sleep(30)
            case "drips":
                return StreamingResponse(_drops(0.05), self.status)
            case "huge":
                return StreamingResponse(_drops(0), self.status)
        return Response(None, self.status)


async def _drops(pause: float) -> AsyncIterator[bytes]:
    while True:
        yield b"x" * (1 if pause else 4096)
        await asyncio.sleep(pause)


@asynccontextmanager
async def elsewhere(folder: Path) -> AsyncIterator[Elsewhere]:
    trust = certified(folder)
    door = door_at("127.0.0.1", 0)
    there = Elsewhere(door.getsockname()[1], trust)
    app = Starlette(routes=[Route("/{how:path}", there.answer, methods=["POST"])])
    config = uvicorn.Config(
        app,
        ssl_certfile=folder / "cert.pem",
        ssl_keyfile=str(folder / "key.pem"),
        lifespan="off",
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]
    serving = asyncio.create_task(server.serve([door]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield there
    finally:
        server.should_exit = True
        await serving


def certified(folder: Path) -> ssl.SSLContext:
    """A certificate for our names, in this folder, and what trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "elsewhere")])
    now = dt.datetime.now(dt.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName(each) for each in NAMES])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now - HOURS, now + HOURS)
    signed = made.add_extension(names, critical=False).sign(key, hashes.SHA256())
    (folder / "cert.pem").write_bytes(signed.public_bytes(Encoding.PEM))
    (folder / "key.pem").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return ssl.create_default_context(cadata=signed.public_bytes(Encoding.PEM).decode())


class Browser:
    """As a push service knows it: it has keys of its own, and reads what is sealed for it."""

    def __init__(self, name: str) -> None:
        self.endpoint = f"https://push.example/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = bytes(range(16))

    def agreed(self, **more: Any) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "key": _text(point),
            "secret": _text(self._secret),
            "language": "en",
            **more,
        }

    def reads(self, headers: dict[str, str], body: bytes) -> Any:
        """What was sealed for it, by a server that has signed it."""
        assert headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["authorization"])
        return msgspec.json.decode(self.opens(body))

    def opens(self, body: bytes) -> bytes:
        text: bytes = http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret, version="aes128gcm")
        return text


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
