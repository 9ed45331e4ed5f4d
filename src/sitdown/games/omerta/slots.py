"""What a slot of Omerta carries beside its card (`core.slots`): the Patrol on it."""

from typing import Final

PATROL_BIT: Final = 13  # bits 13-17: the number of the Patrol that lies on it, or 0
PATROLS: Final = 31 << 13
