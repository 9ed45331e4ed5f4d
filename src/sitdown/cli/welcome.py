"""How people find the way to a server that was started here: its address, a code for phones, the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from ipaddress import ip_address
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address that nobody has: asked for the way there, and never called


def address(host: str, port: int) -> str:
    """What to type into a browser; for all networks, this machine's address in the one around it."""
    name = _own_address() if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def reached_from_elsewhere(host: str) -> bool:
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


def code_for_phones(url: str) -> None:
    import segno  # takes a while, and most play alone

    segno.make(url, micro=False).terminal(sys.stdout, border=2, compact=True)


def open_browser(url: str) -> None:
    """Where there is one: over a bare terminal webbrowser would find one that draws over ours."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)


def open_already(url: str) -> bool:
    """Whether one of ours answers there."""
    try:
        with urlopen(f"{url}healthz", timeout=2) as answer:
            return b'"protocol"' in answer.read(200)
    except (URLError, OSError, ValueError):
        return False


def _own_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:  # no network at all
            return "127.0.0.1"
        return str(way.getsockname()[0])
