"""The package that people install has the browser client in it, built by PyPI's Node."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_OURS = shutil.ignore_patterns(
    ".git", ".venv*", ".*_cache", ".hypothesis", "node_modules", "client", "tests", "__pycache__"
)
"""What is no part of the sources, or was made from them."""


def test_a_wheel_holds_the_client_the_words_and_the_box(tmp_path):
    sources = tmp_path / "sources"
    shutil.copytree(ROOT, sources, ignore=NOT_OURS)
    uv = Path(sys.executable).with_name("uv")
    done = subprocess.run([uv, "build", "--wheel", "--quiet", "--out-dir", tmp_path, sources], capture_output=True)
    assert done.returncode == 0, done.stderr.decode()

    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"meadhall/server/client/index.html", "meadhall/server/client/index.html.br"} <= names
    assert {"meadhall/words/pt-BR.ftl", "meadhall/games/brian_boru/data/cards.toml"} <= names
    assert not [name for name in names if "node_modules" in name]
