"""Positions on the way, sealed: one that was damaged on the disk would else go on as another game."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from sitdown.core.errors import SitdownError

SEAL: Final = 16  # bytes


class BadPosition(SitdownError):
    """It is not as it was when it was kept. The log has it all."""


def sealed(position: bytes) -> bytes:
    return sha256(position).digest()[:SEAL] + position


def unsealed(kept: bytes) -> bytes:
    """Raises `BadPosition`."""
    seal, position = kept[:SEAL], kept[SEAL:]
    if sha256(position).digest()[:SEAL] != seal:
        raise BadPosition
    return position
