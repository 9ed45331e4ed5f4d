"""Web Push: sealed for one browser, signed as this server's (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import binascii
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
SIGNED: Final = 12 * 3600  # seconds that a signature holds
KEPT: Final = 24 * 3600  # that a browser which sleeps may find it
SIZE: Final = 1024  # bytes: every call is as long as any other
POINT: Final = 65
SECRET: Final = 16


class Vapid:
    """Who we are to push services: a key made of a secret of the server's own."""

    def __init__(self, secret: str) -> None:
        key = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, ec.SECP256R1())
        self._signer = Vapid02(key, {"no-strict": True})  # it knows no address with a port

    @property
    def public(self) -> str:
        """What a browser is given when it subscribes."""
        return _written(_point(self._signer.public_key))

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """`contact`: where whoever runs the push service finds us."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"https://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": contact}
        signed: dict[str, str] = self._signer.sign(claims)
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high",
            "Topic": "turn",  # a later one takes the place of what was not fetched
        }


def sealed(words: bytes, key: str, secret: str) -> bytes:
    """Only the browser can read it, and nobody can tell by its size what it says."""
    own = ec.generate_private_key(ec.SECP256R1())
    text: bytes = http_ece.encrypt(
        words.ljust(SIZE),
        salt=os.urandom(16),
        private_key=own,
        dh=_read(key),
        auth_secret=_read(secret),
        version="aes128gcm",
    )
    return text


def are_keys(key: str, secret: str) -> bool:
    """Whether a browser could have made them."""
    try:
        point = _read(key)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        return len(point) == POINT and len(_read(secret)) == SECRET
    except (ValueError, binascii.Error):
        return False


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
