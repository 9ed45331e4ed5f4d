"""A line between one browser and the house, that can be cut."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Thread
from urllib.parse import urlsplit


class Wire:
    """Hands on what comes, both ways, until it is cut; then nobody gets through until it is mended."""

    def __init__(self, address: str) -> None:
        self._far = (urlsplit(address).hostname, urlsplit(address).port)
        self._near = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._whole = True
        self.address = f"http://127.0.0.1:{self._near.getsockname()[1]}"
        Thread(target=self._answer, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        self._hang_up()

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self._whole = False
        with suppress(OSError):
            self._near.shutdown(socket.SHUT_RDWR)
        self._near.close()
        self._hang_up()

    def _hang_up(self) -> None:
        ends, self._ends = self._ends, []
        for end in ends:
            _close(end)

    def _answer(self) -> None:
        with suppress(OSError):  # it is closed
            while True:
                near, _ = self._near.accept()
                if not self._whole:
                    _close(near)
                    continue
                far = socket.create_connection(self._far)
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    Thread(target=_hand_on, args=(one, other), daemon=True).start()


def _hand_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    _close(one)
    _close(other)


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
