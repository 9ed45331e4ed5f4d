"""What can be said in advance in Omerta: to answer no character with a Killer, and to leave a snap to the others."""

from __future__ import annotations

from typing import Final

from sitdown.core.instructions import Instructable, Never, affirmed
from sitdown.games.omerta.steps.killer import KillerWindow
from sitdown.games.omerta.steps.snap import SealedSnap

INSTRUCTIONS: Final = {step.__name__: Instructable(Never, affirmed) for step in (KillerWindow, SealedSnap)}
