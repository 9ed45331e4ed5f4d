"""Where a language model lives: a command that reads a prompt and writes an answer, or an HTTP endpoint on this machine. Nothing leaves the machine."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Sequence
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse
from threading import Event, Timer
from typing import Any, Final, Protocol
from urllib.parse import SplitResult, urlsplit

import msgspec
from msgspec import Struct

from sitdown.core.codec import encode
from sitdown.guests.budget import Trouble
from sitdown.guests.child import Child

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


class Model(Protocol):
    """Is told everything anew every time: it remembers nothing."""

    def say(self, rules: str, prompt: str, seconds: float, most: int) -> bytes:
        """Its answer, within so many seconds and bytes; else `Trouble`."""


def model_at(call: str, command: Sequence[str]) -> Model:
    """By its address, or its command."""
    return Endpoint(call) if call.startswith(("http://", "https://")) else Command(command)


class Command:
    """A program that is run once for every question: the prompt on its standard input, the answer on its standard output."""

    def __init__(self, command: Sequence[str]) -> None:
        if shutil.which(command[0]) is None:
            raise Trouble(f"{command[0]} cannot be run: there is no such program")
        self._command = command

    def say(self, rules: str, prompt: str, seconds: float, most: int) -> bytes:
        with closing(Child(self._command)) as child:
            return child.all(f"{rules}\n\n{prompt}\n".encode(), seconds, most)


class _Message(Struct, frozen=True):
    content: str


class _Choice(Struct, frozen=True):
    message: _Message


class _Completion(Struct, frozen=True):
    choices: tuple[_Choice, ...]


class Endpoint:
    """Chat completions in the usual form (`{"messages": …}`), at an address of this machine. The fragment names the model: `http://127.0.0.1:8080/v1/chat/completions#llama`."""

    def __init__(self, address: str) -> None:
        self._where = where = urlsplit(address)
        if where.scheme != "http" or where.hostname not in LOOPBACK:
            raise Trouble(f"{address} is not on this machine: http://127.0.0.1:PORT/… is")
        try:
            self._port = where.port or 80
            with socket.create_connection((where.hostname, self._port), timeout=5):
                pass
        except (OSError, ValueError) as error:
            raise Trouble(f"nobody answers at {address}: {getattr(error, 'strerror', None) or error}") from error

    def say(self, rules: str, prompt: str, seconds: float, most: int) -> bytes:
        messages = [{"role": "system", "content": rules}, {"role": "user", "content": prompt}]
        asked: dict[str, Any] = {"messages": messages, "stream": False}
        if self._where.fragment:
            asked["model"] = self._where.fragment
        told = self._posted(encode(asked), seconds, most)
        try:
            completion: _Completion = msgspec.json.decode(told, type=_Completion)
            return completion.choices[0].message.content.encode()
        except (ValueError, RecursionError, IndexError) as error:
            raise Trouble(f"what it says is no chat completion: {error}") from error

    def _posted(self, asked: bytes, seconds: float, most: int) -> bytes:
        """What comes back, in time: when that is over the line is cut, wherever it hangs."""
        line = HTTPConnection(self._host, self._port, timeout=seconds)
        told = b""
        over = Event()
        clock = Timer(seconds, _cut, (line, over))
        try:
            line.connect()
            clock.start()
            line.request("POST", _path(self._where), asked, {"Content-Type": "application/json"})
            told = _read(line.getresponse(), most)
        except (OSError, HTTPException) as error:
            if not over.is_set() and not isinstance(error, TimeoutError):
                raise Trouble(f"the line to it broke: {error}") from error
            over.set()
        finally:
            clock.cancel()
            line.close()
        if over.is_set():
            raise Trouble(f"it did not answer within {seconds:.3g} seconds")
        return told

    @property
    def _host(self) -> str:
        assert self._where.hostname is not None
        return self._where.hostname


def _path(where: SplitResult) -> str:
    path = where.path or "/"
    return f"{path}?{where.query}" if where.query else path


def _cut(line: HTTPConnection, over: Event) -> None:
    over.set()
    if line.sock is not None:
        with suppress(OSError):
            line.sock.shutdown(socket.SHUT_RDWR)


def _read(response: HTTPResponse, most: int) -> bytes:
    """The body. Nobody is followed elsewhere."""
    if response.status != 200:
        raise Trouble(f"it answered with status {response.status}")
    told = response.read(most + 1)
    if len(told) > most:
        raise Trouble(f"it said more than {most:,} bytes at once")
    return told
