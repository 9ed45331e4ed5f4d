"""The command `sitdown`, and what to say where only the library is installed."""

import sys
from typing import Final

MISSING: Final = 'The command needs more than the library: pip install "sitdown[table]"'


def main() -> None:
    try:
        from sitdown.cli.app import main as run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "sitdown":
            raise
        sys.exit(MISSING)
    run()
