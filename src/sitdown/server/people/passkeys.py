"""Passkeys: a name is kept by what somebody's device can prove. No password, no mail; the device finds the name by itself (a discoverable credential)."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    encode_cbor,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from sitdown.server.people.passes import GOOD_FOR, Kind, Passes
from sitdown.server.people.records import Person
from sitdown.server.people.register import now
from sitdown.server.refusal import Refusal
from sitdown.server.store.schema import passkeys, people
from sitdown.server.store.store import Store

MOST: Final = 20  # of one person
HOUSE: Final = "Sitdown"


@dataclass(frozen=True)
class Here:
    """Who we are to a browser: a passkey is good for the name that the page goes by, and for no other."""

    name: str
    origins: tuple[str, ...]

    @classmethod
    def of(cls, host: str) -> Here:
        """Browsers give passkeys to secure pages only; whether the last bit of the way to us is, they cannot know."""
        return cls(urlsplit(f"//{host}").hostname or "", (f"https://{host}", f"http://{host}"))


class Passkey(msgspec.Struct, frozen=True):
    """As its owner is told of it; `id` says nothing."""

    id: str
    device: str
    created: int
    used: int


class Passkeys:
    def __init__(self, store: Store, passes: Passes) -> None:
        self._store = store
        self._passes = passes
        self._nobodys = _nobodys_key()

    # --- a new one

    async def wish(self, person: Person, here: Here) -> dict[str, Any]:
        """What his device is asked for."""
        had = (await self._store.rows(sa.select(passkeys.c.credential).where(passkeys.c.person == person.id)))[:MOST]
        challenge, _ = await self._passes.make("keep", person.id)
        options = generate_registration_options(
            rp_id=here.name,
            rp_name=HOUSE,
            user_name=person.name,
            user_id=_handle(person.id),
            challenge=challenge.encode(),
            timeout=GOOD_FOR["keep"],
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(row.credential)) for row in had],
        )
        return options_to_json_dict(options)

    async def keep(self, person: Person, here: Here, credential: dict[str, Any], device: str) -> None:
        """What it has answered. Raises `Refusal`."""
        challenge = await self._challenge("keep", credential, person.id)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=here.name,
                expected_origin=list(here.origins),
            )
        except Exception as error:
            raise Refusal("no-passkey", status=403) from error
        row = {
            "credential": bytes_to_base64url(made.credential_id),
            "person": person.id,
            "public_key": made.credential_public_key,
            "sign_count": made.sign_count,
            "device": device,
            "created": now(),
            "used": now(),
        }

        async def work(connection: AsyncConnection) -> None:
            count = sa.select(sa.func.count()).select_from(passkeys).where(passkeys.c.person == person.id)
            if (await connection.execute(count)).scalar_one() >= MOST:
                raise Refusal("too-many-passkeys", status=429)
            await connection.execute(sa.insert(passkeys).values(**row))
            await connection.execute(sa.update(people).where(people.c.id == person.id).values(kept=True))

        try:
            await self._store.committed(work)
        except IntegrityError as error:  # it is somebody's already
            raise Refusal("no-passkey", status=403) from error

    # --- one that there is

    async def ask(self, here: Here) -> dict[str, Any]:
        """What any device is asked: it finds by itself whom it knows."""
        challenge, _ = await self._passes.make("sign-in", None)
        options = generate_authentication_options(
            rp_id=here.name, challenge=challenge.encode(), timeout=GOOD_FOR["sign-in"]
        )
        return options_to_json_dict(options)

    async def prove(self, here: Here, credential: dict[str, Any]) -> str:
        """Who it is. Raises `Refusal`, after the same work whether or not there is such a passkey."""
        challenge = await self._challenge("sign-in", credential, None)
        rows = await self._store.rows(sa.select(passkeys).where(passkeys.c.credential == str(credential.get("id"))))
        try:
            proved = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=here.name,
                expected_origin=list(here.origins),
                credential_public_key=rows[0].public_key if rows else self._nobodys,
                credential_current_sign_count=rows[0].sign_count if rows else 0,
            )
            if not rows or _handle(rows[0].person) != base64url_to_bytes(credential["response"]["userHandle"]):
                raise Refusal("no-passkey")
        except Exception as error:
            raise Refusal("no-passkey", status=403) from error
        used = sa.update(passkeys).where(passkeys.c.credential == rows[0].credential)
        await self._store.committed(
            lambda connection: connection.execute(used.values(sign_count=proved.new_sign_count, used=now()))
        )
        return str(rows[0].person)

    # --- all of somebody's

    async def of(self, person: str) -> list[Passkey]:
        query = sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.used.desc())
        found = await self._store.rows(query)
        return [Passkey(_number(row.credential), row.device, row.created, row.used) for row in found]

    async def drop(self, person: str, number: str) -> None:
        """It opens nothing any more; his device may still show it."""
        rows = await self._store.rows(sa.select(passkeys.c.credential).where(passkeys.c.person == person))
        which = [row.credential for row in rows if _number(row.credential) == number]
        gone = sa.delete(passkeys).where(passkeys.c.credential.in_(which))
        await self._store.committed(lambda connection: connection.execute(gone))

    async def _challenge(self, kind: Kind, credential: dict[str, Any], person: str | None) -> bytes:
        """That it answers: one of ours, to this person, which is used up now. Raises `Refusal`."""
        try:
            told = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            secret = told.challenge.decode()
        except Exception as error:
            raise Refusal("malformed") from error
        if await self._passes.use(kind, secret) != person:
            raise Refusal("no-pass", status=403)
        return secret.encode()


def _number(credential: str) -> str:
    return sha256(credential.encode()).hexdigest()[:16]


def _handle(person: str) -> bytes:
    """What a device knows somebody by."""
    return urlsafe_b64decode(f"{person}==")


def _nobodys_key() -> bytes:
    """A key that nobody has: whoever comes with a passkey that does not exist is held against it."""
    point = generate_private_key(SECP256R1()).public_key().public_numbers()
    coordinates = [number.to_bytes(32, "big") for number in (point.x, point.y)]
    return encode_cbor({1: 2, 3: -7, -1: 1, -2: coordinates[0], -3: coordinates[1]})
