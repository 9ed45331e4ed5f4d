"""Which build is under test: `./check` runs the whole suite twice, and must not test the same one both times."""

import os
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES
from pathlib import Path

import pytest

from sitdown import page

ROOT = Path(__file__).parents[1]
SUFFIXES = {"pure": SOURCE_SUFFIXES, "compiled": EXTENSION_SUFFIXES}


def compiled() -> list[str]:
    """The modules that the compiled wheel compiles, by the globs of pyproject.toml."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    files: list[Path] = []
    for glob in hook["include"]:
        found = sorted(ROOT.glob(glob.removeprefix("/")))
        assert found, f"{glob} is no file of ours"
        files += [file for file in found if file.name not in hook["exclude"]]
    return [".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in files]


@pytest.mark.parametrize("module", compiled())
def test_a_module_is_the_build_that_was_asked_for(module: str) -> None:
    file = import_module(module).__file__
    assert file is not None
    assert file.endswith(tuple(SUFFIXES[os.environ.get("SITDOWN_BUILD", "pure")]))


def test_a_wheel_carries_the_page() -> None:
    assert (page.built() / "index.html").is_file()
    assert (page.built() == page.CARRIED) == (os.environ.get("SITDOWN_BUILD") == "compiled")
