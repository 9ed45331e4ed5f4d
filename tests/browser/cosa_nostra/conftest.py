"""Tables of La Cosa Nostra, and who sits at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pytest

from tests.browser.cosa_nostra.stated import set_out
from tests.browser.house import House, Laid
from tests.cosa_nostra.harness import Play

PEOPLE = ("Ada", "Bea", "Cy")


class SetOut(Protocol):
    def __call__(self, play: Play, people: Sequence[str] = PEOPLE, bots: Sequence[str] = ()) -> Laid: ...


@pytest.fixture
def laid(house: House) -> SetOut:
    """A stated position, at the server's table."""
    return lambda play, people=PEOPLE, bots=(): set_out(house, play, people, bots)
