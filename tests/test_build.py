"""Which build is under test: `./check` runs the whole suite twice, and must not test the same one both times."""

import os
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES

from sitdown import page
from sitdown.core import kernel
from sitdown.games.omerta import table

SUFFIXES = {"pure": SOURCE_SUFFIXES, "compiled": EXTENSION_SUFFIXES}


def test_the_engine_is_the_build_that_was_asked_for() -> None:
    suffixes = tuple(SUFFIXES[os.environ.get("SITDOWN_BUILD", "pure")])
    for module in (kernel, table):
        assert module.__file__ is not None
        assert module.__file__.endswith(suffixes)


def test_a_wheel_carries_the_page() -> None:
    assert (page.built() / "index.html").is_file()
    assert (page.built() == page.CARRIED) == (os.environ.get("SITDOWN_BUILD") == "compiled")
