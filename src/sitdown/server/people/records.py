"""What is known of a person. It is told to himself; others get the name and the face that he sits down with."""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct, frozen=True):
    """`kept`: he has asked that his name be kept, with a passkey or on another device. Times are milliseconds since 1970."""

    id: str
    name: str
    face: str
    kept: bool
    created: int


class Device(msgspec.Struct, frozen=True):
    """A browser where somebody is signed in; `id`: the digest of what it has in its cookie."""

    id: str
    device: str
    created: int
    seen: int
