"""Models at an address of this machine: a real HTTP server, good, slow, broken, and elsewhere."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from sitdown.games.omerta import OMERTA
from sitdown.guests.budget import Trouble
from sitdown.guests.text.models import Endpoint, model_at

from .tables import play


@contextmanager
def serving(answer: bytes, status: int = 200, wait: float = 0.0, drip: float = 0.0) -> Iterator[tuple[str, list[Any]]]:
    """A server of chat completions; its address, and what it was asked."""
    asked: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            time.sleep(wait)
            self.send_response(status)
            self.send_header("Location", "http://example.com/")
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            try:
                for at in range(len(answer)) if drip else ():
                    time.sleep(drip)
                    self.wfile.write(answer[at : at + 1])
                if not drip:
                    self.wfile.write(answer)
            except OSError:
                pass

        def log_message(self, *args: Any) -> None:
            """It is quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads, server.block_on_close = True, False
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/v1/chat/completions", asked
    finally:
        server.shutdown()
        server.server_close()


def completion(said: str) -> bytes:
    return json.dumps(
        {"id": "x", "choices": [{"index": 0, "message": {"role": "assistant", "content": said}}]}
    ).encode()


def test_a_model_over_http_plays_a_whole_game() -> None:
    with serving(completion("ANSWER: 0")) as (address, asked):
        g, bots = play(OMERTA, [f"text:{address}#little-one", "random", "random"], {"turn_limit": 5})
    assert g.over
    assert bots[0].troubles == []
    assert asked[0]["model"] == "little-one"
    assert [message["role"] for message in asked[0]["messages"]] == ["system", "user"]
    assert "You are at seat 0." in asked[-1]["messages"][1]["content"]


@pytest.mark.parametrize(
    ("answer", "more", "why"),
    [
        (b"{}", {}, "is no chat completion"),
        (b'{"choices": []}', {}, "is no chat completion"),
        (b"[" * 90_000, {}, "is no chat completion"),
        (b"x", {"status": 500}, "it answered with status 500"),
        (b"", {"status": 302}, "it answered with status 302"),
        (b"x" * 200_000, {}, "it said more than 100,000 bytes at once"),
        (completion("ANSWER: 0"), {"wait": 1.5}, "it did not answer within 0.3 seconds"),
        (completion("ANSWER: 0"), {"drip": 0.1}, "it did not answer within 0.3 seconds"),
    ],
)
def test_what_it_says_otherwise_is_a_trouble(answer: bytes, more: dict[str, Any], why: str) -> None:
    with serving(answer, **more) as (address, _), pytest.raises(Trouble, match=why):
        Endpoint(address).say("rules", "prompt", 0.3, 100_000)


@pytest.mark.parametrize(
    "address", ["http://example.com/v1", "https://127.0.0.1/v1", "http://127.0.0.1.example.com/", "http://10.0.0.1:80/"]
)
def test_nothing_leaves_the_machine(address: str) -> None:
    with pytest.raises(Trouble, match="is not on this machine"):
        model_at(address, [])


def test_where_nobody_answers_is_known_at_once() -> None:
    with serving(b"") as (address, _):
        pass
    with pytest.raises(Trouble, match="nobody answers at"):
        model_at(address, [])


def test_a_program_that_is_not_there_is_known_at_once() -> None:
    with pytest.raises(Trouble, match="there is no such program"):
        model_at("no-such-program", ["no-such-program"])
