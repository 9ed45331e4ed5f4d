"""Browsers, as far as a server sees them: each with cookies of its own, and with an authenticator that makes passkeys."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import encode_cbor

from sitdown.server.protocol import Join

from .online import Frame, Guest, Server, client

AGENT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
PRESENT, VERIFIED, ATTESTED = 1, 4, 64  # flags of what an authenticator says


class Browser:
    """`headers`: what a proxy says of it, say."""

    def __init__(self, server: Server, **headers: str) -> None:
        self.server = server
        self.http = client(str(server.http.base_url))
        self.http.headers["User-Agent"] = AGENT
        self.http.headers.update({name.replace("_", "-"): value for name, value in headers.items()})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def asks(self, path: str, **body: Any) -> tuple[int, Frame]:
        response = await self.http.post(f"/api{path}", json=body)
        return response.status_code, response.json()

    async def post(self, path: str, **body: Any) -> Frame:
        status, answer = await self.asks(path, **body)
        assert status < 300, answer
        return answer

    async def why(self, path: str, **body: Any) -> str:
        status, answer = await self.asks(path, **body)
        assert status >= 400, answer
        return str(answer["why"])

    async def get(self, path: str) -> Any:
        response = await self.http.get(f"/api{path}")
        assert response.status_code == 200, response.text
        return response.json()

    async def sets_up(self, game: str, *chairs: str | None, name: str = "Ada", **more: Any) -> Frame:
        return await self.post("/tables", game=game, nickname=name, chairs=chairs, **more)

    async def sits(self, table: str, name: str) -> Frame:
        return await self.post(f"/tables/{table}/seats", nickname=name)

    async def tables(self) -> dict[str, Frame]:
        return {table["table"]: table for table in (await self.get("/me/tables"))["tables"]}

    async def seat(self, table: str) -> int | None:
        """Where the page would say that he sits."""
        mine: int | None = (await self.get(f"/tables/{table}"))["mine"]
        return mine

    async def link(self, name: str = "Ada") -> str:
        secret: str = (await self.post("/me/link", nickname=name))["secret"]
        return secret

    @asynccontextmanager
    async def at(self, table: str, **how: Any) -> AsyncIterator[Guest]:
        """At a live table, with nothing but his cookie."""
        async with self.server.connected(additional_headers={"Cookie": self.cookie}) as guest:
            await guest.send(Join(table, **how))
            yield guest


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


@dataclass
class Authenticator:
    """Makes one passkey, and signs with it. What it says can be bent."""

    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    credential: bytes = field(default_factory=lambda: token_bytes(32))
    user: bytes = b""
    count: int = 0

    def makes(self, wish: Frame, origin: str) -> Frame:
        self.user = data(wish["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = encode_cbor({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        said = self._says(wish["rp"]["id"], PRESENT | VERIFIED | ATTESTED)
        said += bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + public
        statement = encode_cbor({"fmt": "none", "attStmt": {}, "authData": said})
        told = self._told("webauthn.create", wish["challenge"], origin)
        return self._credential(clientDataJSON=text(told), attestationObject=text(statement))

    def signs(self, asked: Frame, origin: str, **bent: str) -> Frame:
        self.count += 1
        said = self._says(asked["rpId"], PRESENT | VERIFIED)
        told = self._told("webauthn.get", asked["challenge"], origin)
        signature = self.key.sign(said + sha256(told).digest(), ECDSA(SHA256()))
        parts = {
            "clientDataJSON": text(told),
            "authenticatorData": text(said),
            "signature": text(signature),
            "userHandle": text(self.user),
        }
        return self._credential(**{**parts, **bent})

    def _says(self, name: str, flags: int) -> bytes:
        return sha256(name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _told(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _credential(self, **response: str) -> Frame:
        number = text(self.credential)
        return {"id": number, "rawId": number, "type": "public-key", "response": response, "clientExtensionResults": {}}
