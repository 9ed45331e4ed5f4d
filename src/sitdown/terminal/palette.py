"""The colours of the room. Meaning never hangs on them alone: everything can be read without."""

from typing import Final

from rich.style import Style

BRASS: Final = Style(color="#c9a24b")
BRASS_BOLD: Final = Style(color="#e0b95a", bold=True)
BONE: Final = Style(color="#e8dcc0")
BONE_BOLD: Final = Style(color="#f4ead2", bold=True)
OXBLOOD: Final = Style(color="#c8505a", bold=True)
BOTTLE: Final = Style(color="#6fb28a")
BOTTLE_BOLD: Final = Style(color="#8fd0a8", bold=True)
SMOKE: Final = Style(color="#8a8271")
