"""Draws everything that is drawn once, from whatever folder it is called: `python web/art [FOLDER]`."""

import runpy
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
runpy.run_module("web.art.draw", run_name="__main__")
