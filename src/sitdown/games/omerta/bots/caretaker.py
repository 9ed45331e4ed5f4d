"""In Omerta: he plays his cards as well as he can, and ends no round that is not his to end."""

from __future__ import annotations

from typing import Final

from sitdown.bots.caretaker import Policy
from sitdown.games.omerta.records.actions import CallOmerta

POLICY: Final = Policy(never=(CallOmerta,))
