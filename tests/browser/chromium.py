"""Which Chromium plays."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Playwright

NONE: Final = "No browser to test in: install chromium (Debian: apt install chromium), or name one in SITDOWN_CHROMIUM."


def executable(playwright: Playwright) -> str:
    """The one that is named, the system's, or Playwright's own."""
    named = os.environ.get("SITDOWN_CHROMIUM")
    for found in [named] if named else ["/usr/bin/chromium", playwright.chromium.executable_path]:
        if Path(found).is_file():
            return found
    pytest.fail(NONE, pytrace=False)
