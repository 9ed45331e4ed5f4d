"""A line between one browser and the house, that can be cut."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Event, Thread
from urllib.parse import urlsplit


class Wire:
    """Hands on what comes, both ways, until it is cut; then nobody gets through until it is mended. It may hold back what the browser says, or go dead:
    everything is taken, nothing arrives, and nobody is told."""

    def __init__(self, address: str) -> None:
        self._far = (urlsplit(address).hostname, urlsplit(address).port)
        self._near = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._whole = True
        self._flows = Event()
        self._flows.set()
        self._dead = False
        self.address = f"http://127.0.0.1:{self._near.getsockname()[1]}"
        Thread(target=self._answer, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        self._hang_up()

    def mend(self) -> None:
        self._whole = True

    def hold(self) -> None:
        self._flows.clear()

    def let_go(self) -> None:
        self._flows.set()

    def dies(self) -> None:
        self._dead = True

    def lives(self) -> None:
        """For new calls; what was swallowed is gone."""
        self._dead = False
        self._hang_up()

    def close(self) -> None:
        self._whole = False
        self._flows.set()
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
                Thread(target=self._hand_on, args=(near, far, self._flows), daemon=True).start()
                Thread(target=self._hand_on, args=(far, near, None), daemon=True).start()

    def _hand_on(self, one: socket.socket, other: socket.socket, flows: Event | None) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if flows is not None:
                    flows.wait()
                if not self._dead:
                    other.sendall(data)
        _close(one)
        _close(other)


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
