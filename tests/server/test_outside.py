"""The way out of the house leads to the open net only, and nothing that answers there can keep it open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from pathlib import Path

import pytest

from sitdown.server.calling.outside import LONGEST_ADDRESS, OPEN_NET, Outside, is_address
from sitdown.server.calling.public import is_public

from .outside import Elsewhere, elsewhere

HOOK = "https://hooks.example/"


def beside(folder: Path, tried: Callable[[Elsewhere], Awaitable[None]]) -> None:
    async def run() -> None:
        async with elsewhere(folder) as there:
            await asyncio.wait_for(tried(there), 20)

    asyncio.run(run())


async def posted(there: Elsewhere, url: str, *addresses: str, **how: object) -> str:
    outside = Outside(there.net(*addresses, **how))
    try:
        return await outside.post(url, {"Content-Type": "text/plain"}, b"Your turn.")
    finally:
        await outside.close()


def test_what_is_sent_arrives_by_the_name_that_was_asked_for(tmp_path: Path) -> None:
    async def tried(there: Elsewhere) -> None:
        assert await posted(there, HOOK) == "sent"
        [(_, headers, body)] = there.came
        assert headers["host"] == "hooks.example"
        assert body == b"Your turn."

    beside(tmp_path, tried)


@pytest.mark.parametrize(
    ("way", "outcome"),
    [("redirect", "redirect"), ("slow", "no-answer"), ("drips", "no-answer"), ("huge", "too-much")],
)
def test_an_answer_that_would_keep_us_or_lead_us_elsewhere_is_refused(tmp_path: Path, way: str, outcome: str) -> None:
    async def tried(there: Elsewhere) -> None:
        assert await posted(there, HOOK + way) == outcome
        assert len(there.came) == 1  # nobody was followed anywhere

    beside(tmp_path, tried)


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(201, "sent"), (404, "gone"), (410, "gone"), (429, "busy"), (503, "busy"), (400, "refused"), (401, "refused")],
)
def test_what_the_status_means(tmp_path: Path, status: int, outcome: str) -> None:
    async def tried(there: Elsewhere) -> None:
        there.status = status
        assert await posted(there, HOOK) == outcome

    beside(tmp_path, tried)


def test_a_certificate_for_another_name_is_none(tmp_path: Path) -> None:
    async def tried(there: Elsewhere) -> None:
        assert await posted(there, "https://bank.example/") == "no-answer"
        assert not there.came

    beside(tmp_path, tried)


def test_a_name_that_means_something_else_a_moment_later_leads_nowhere_else(tmp_path: Path) -> None:
    """It is looked up once for a line, and the line goes to the very address that was looked at."""

    async def tried(there: Elsewhere) -> None:
        outside = Outside(there.net("127.0.0.1", "127.0.0.2"))
        assert await outside.post(HOOK, {"Connection": "close"}, b"") == "sent"
        assert await outside.post(HOOK, {}, b"") == "not-public"
        assert there.asked == ["hooks.example", "hooks.example"]
        assert len(there.came) == 1
        await outside.close()

    beside(tmp_path, tried)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "0177.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "localhost"]
)
def test_this_machine_is_not_the_open_net_however_it_is_written(host: str) -> None:
    async def run() -> None:
        outside = Outside(OPEN_NET)
        assert await outside.post(f"https://{host}/", {}, b"") == "not-public"
        await outside.close()

    asyncio.run(run())


def test_one_host_is_not_called_without_end(tmp_path: Path) -> None:
    async def tried(there: Elsewhere) -> None:
        outside = Outside(there.net())
        outcomes = await asyncio.gather(*[outside.post(HOOK + "slow", {}, b"") for _ in range(20)])
        assert outcomes.count("no-answer") == 8
        assert outcomes.count("busy") == 12
        await outside.close()

    beside(tmp_path, tried)


PUBLIC = ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001:82b::200e"]
NOT_PUBLIC = {
    "this machine": ["127.0.0.1", "127.8.8.8", "::1", "0.0.0.0", "::"],
    "a house's own": ["10.0.0.1", "172.16.3.4", "192.168.1.1", "fc00::1", "fd12:3456::1"],
    "a line's own": ["169.254.169.254", "fe80::1", "fec0::1"],
    "many behind one": ["100.64.0.1", "100.127.255.255"],
    "many at once": ["224.0.0.1", "239.1.1.1", "ff02::1", "ff0e::1"],
    "everybody, nobody yet": ["255.255.255.255", "240.0.0.1", "4000::1"],
    "examples, measurements": ["192.0.2.1", "198.51.100.7", "203.0.113.9", "198.18.0.1", "2001:db8::1", "3fff::1"],
    "the old net in the new": ["::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1"],
    "ways through": ["2002:7f00:1::1", "2001:0:7f00:1::", "192.88.99.1"],
}


@pytest.mark.parametrize("address", PUBLIC)
def test_the_open_net(address: str) -> None:
    assert is_public(ip_address(address), 443)
    assert not is_public(ip_address(address), 80)


@pytest.mark.parametrize("address", [address for kind in NOT_PUBLIC.values() for address in kind])
def test_what_is_not_the_open_net(address: str) -> None:
    assert not is_public(ip_address(address), 443)


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/",
        "ftp://hooks.example/",
        "https://",
        "https:///path",
        "hooks.example",
        "https://hooks.example:80/",
        "https://hooks.example:99999/",
        "https://somebody:secret@hooks.example/",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nHost: elsewhere",
        "https://[::1/",
        "https://höoks.example/",
        "https://hooks.example/" + "x" * LONGEST_ADDRESS,
    ],
)
def test_what_is_no_address(url: str) -> None:
    assert not is_address(url)
