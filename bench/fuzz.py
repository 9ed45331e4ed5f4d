"""Made-up frames at tables, and made-up requests at a server: `python -m bench.fuzz [frames] [requests] [seed]`.

No crash, no answer of 500 or that the OpenAPI document does not know, and nothing changed by what was refused.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server import frames, requests


def main() -> None:
    wanted, asked, seed = (int(given) for given in (*sys.argv[1:], *("10000", "10000", "1")[len(sys.argv) - 1 :]))
    begun = time.monotonic()
    sent = frames.fuzzed(wanted, seed)
    outcomes = ", ".join(f"{times} {what}" for what, times in sent.told.most_common())
    sys.stdout.write(f"{sent.frames} frames in {sent.games} games: {outcomes}; {time.monotonic() - begun:.0f} s\n")
    begun = time.monotonic()
    with TemporaryDirectory() as folder:
        made = requests.fuzzed(Path(folder), asked, seed)
    statuses = ", ".join(f"{times} x {status}" for status, times in sorted(made.statuses.items()))
    sys.stdout.write(f"{made.requests} requests: {statuses}; {time.monotonic() - begun:.0f} s\n")


if __name__ == "__main__":
    main()
