"""What is said to somebody who asks for the impossible."""

from __future__ import annotations

from typing import Final

from sitdown.core.errors import SitdownError

GUESSES: Final = {("no-table", 404), ("no-seat", 403), ("no-pass", 403), ("no-passkey", 403)}


class Refusal(SitdownError):
    """It cannot be done; `code` says why, for a client to put into words."""

    def __init__(self, code: str, detail: str = "", status: int = 400) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.status = status

    @property
    def is_guess(self) -> bool:
        """Something was to be opened that is not there: whoever does that often tries codes."""
        return (self.code, self.status) in GUESSES
